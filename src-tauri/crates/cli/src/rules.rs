//! `kralle rules`: describes the rule set in force, article by article.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;
use kralle_desk::rule_lines;
use kralle_rules::article::{Article, Regulation};
use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_words::{Language, Words};

use crate::{refusal, rule_set_file};

/// Describe the rule set in force, article by article.
#[derive(Args)]
pub(crate) struct Rules {
    /// Rule set: dsj, swiss, ordnung, fics, pzs, fairschach, standard, or a TOML file; lists the
    /// names by default.
    #[arg(value_name = "RULESET")]
    rule_set: Option<String>,
    /// Language: de, en, fr or it; by default from the environment.
    #[arg(long)]
    language: Option<String>,
}

/// Prints the rule set, or the names of the presets.
pub(crate) fn run(
    arguments: &Rules,
    out: &mut impl Write,
    notes: &mut impl Write,
) -> io::Result<ExitCode> {
    let language = match arguments.language.as_deref().map(str::parse::<Language>) {
        None => refusal::language(),
        Some(Ok(language)) => language,
        Some(Err(error)) => {
            writeln!(
                notes,
                "--language: found {:?}, expected de, en, fr or it",
                error.found
            )?;
            return Ok(ExitCode::from(2));
        }
    };
    let Some(name) = &arguments.rule_set else {
        for preset in Preset::ALL {
            writeln!(out, "{preset}")?;
        }
        return Ok(ExitCode::SUCCESS);
    };
    match rule_set_file::find(name) {
        Ok(rules) => {
            out.write_all(describe(&rules, &Words::new(language)).as_bytes())?;
            Ok(ExitCode::SUCCESS)
        }
        Err(complaint) => {
            writeln!(notes, "{complaint}")?;
            Ok(ExitCode::from(2))
        }
    }
}

/// Returns the description of a rule set: a title, the announcement, then a line for each rule.
fn describe(rules: &RuleSet, words: &Words) -> String {
    let mut text = words.say("law-title", &[("name", rules.base.code().into())]);
    text.push('\n');
    if let Some(source) = &rules.source {
        text.push_str(&words.say("law-source", &[("source", source.into())]));
        text.push('\n');
    }
    let changed = words.say("law-changed", &[]);
    let lines: Vec<(Article, String)> = rule_lines(rules, words)
        .into_iter()
        .map(|line| {
            let mut said = match line.subject {
                Some(subject) => format!("{subject}: {}", line.sentence),
                None => line.sentence,
            };
            if line.changed {
                said = format!("{said} ({changed})");
            }
            if let Some(room) = line.room {
                said = format!("{said} {room}");
            }
            (line.article, said)
        })
        .collect();
    let names: Vec<String> = lines.iter().map(|(it, _)| on_paper(*it, words)).collect();
    let width = names.iter().map(|it| it.chars().count()).max().unwrap_or(0);
    for (name, (_, line)) in names.iter().zip(&lines) {
        // Writing to a String cannot fail.
        let _ = writeln!(text, "{name:width$}  {line}");
    }
    text
}

/// Returns an article as printed: "3.2", "Grundkonzept, Punkt 4b".
fn on_paper(article: Article, words: &Words) -> String {
    if article.regulation == Regulation::Kralle {
        return words.say("regulation-kralle", &[]);
    }
    if article.regulation == Regulation::Fics {
        return words.say("regulation-fics", &[]);
    }
    match article.heading_and_point() {
        Some((heading, point)) => words.say(
            "law-point",
            &[("heading", heading.into()), ("point", point.into())],
        ),
        None => article.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn o_2_2_what_an_announcement_changes_is_marked() {
        let rules =
            RuleSet::from_toml("base = \"swiss\"\nsource = \"Item 4\"\nstalemate = \"draw\"")
                .unwrap();
        let text = describe(&rules, &Words::new(Language::English));
        assert!(text.contains("Announcement: Item 4"), "{text}");
        assert!(
            text.contains("Stalemate: The match is drawn. (changed)"),
            "{text}"
        );
        assert_eq!(text.matches("(changed)").count(), 1);
        // The article is that of the change; the announcement is above.
        assert_eq!(text.matches("Announcement").count(), 1, "{text}");
    }

    #[test]
    fn the_swiss_rules_are_cited_by_heading_and_point() {
        let text = describe(
            &RuleSet::of(Preset::SwissRules),
            &Words::new(Language::German),
        );
        assert!(text.contains("Einschränkungen, Punkt 1a "), "{text}");
    }
}
