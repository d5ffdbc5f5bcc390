//! `kralle rules`: the rule set in force, article by article, in plain words.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;
use kralle_rules::article::{Article, Regulation, list};
use kralle_rules::law::Law;
use kralle_rules::preset::{Game, Preset};
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::option::Entry;
use kralle_words::{Language, Words};

use crate::{refusal, rule_set_file};

/// Say the rule set in force, article by article.
#[derive(Args)]
pub(crate) struct Rules {
    /// Rule set: dsj, swiss, ordnung, fics, pzs, fairschach, standard, or a TOML file;
    /// without one, the names are listed.
    #[arg(value_name = "RULESET")]
    rule_set: Option<String>,
    /// Language: de, en, fr or it; else as the environment says.
    #[arg(long)]
    language: Option<String>,
}

/// What is settled by the text, with the message that says it.
const SETTLED: [(Law, &str); 8] = [
    (Law::Teams, "law-fixed-teams"),
    (Law::OwnBoard, "law-fixed-own-board"),
    (Law::MatchEnd, "law-fixed-match-end"),
    (Law::Drop, "law-fixed-drop"),
    (Law::DropRank, "law-fixed-drop-rank"),
    (Law::Clocks, "law-fixed-clocks"),
    (Law::FlagFall, "law-fixed-flag-fall"),
    (Law::Arbiter, "law-fixed-arbiter"),
];

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

/// The rule set in words: a title, the announcement, then a line a rule.
fn describe(rules: &RuleSet, words: &Words) -> String {
    let mut text = words.say("law-title", &[("name", rules.base.name().into())]);
    text.push('\n');
    if let Some(source) = &rules.source {
        text.push_str(&words.say("law-source", &[("source", source.into())]));
        text.push('\n');
    }
    let changed = words.say("law-changed", &[]);
    let departures = rules.differences(rules.base);
    let mut lines: Vec<(Article, String)> = settled(rules, words);
    for entry in rules.entries() {
        let mut line = sentence(&entry, words);
        if departures.iter().any(|it| it.here.option == entry.option) {
            line = format!("{line} ({changed})");
        }
        lines.push((entry.article, line));
    }
    lines.sort_by_key(|(article, _)| place(*article));
    let names: Vec<String> = lines.iter().map(|(it, _)| on_paper(*it, words)).collect();
    let width = names.iter().map(|it| it.chars().count()).max().unwrap_or(0);
    for (name, (_, line)) in names.iter().zip(&lines) {
        // Writing to a String cannot fail.
        let _ = writeln!(text, "{name:width$}  {line}");
    }
    text
}

fn settled(rules: &RuleSet, words: &Words) -> Vec<(Article, String)> {
    match rules.game() {
        Game::Tandem => SETTLED
            .iter()
            .map(|(law, key)| (rules.article(*law), words.say(key, &[])))
            .collect(),
        Game::PairMoves | Game::OrdinaryChess => Vec::new(),
    }
}

/// "Title: sentence" of an option as it stands.
fn sentence(entry: &Entry, words: &Words) -> String {
    let option = format!("option-{}", entry.option.replace('_', "-"));
    let reading = format!("{option}.{}", entry.value.replace('_', "-"));
    format!("{}: {}", words.say(&option, &[]), words.say(&reading, &[]))
}

/// An article as it stands on paper: "3.2", "Grundkonzept, Punkt 4b".
fn on_paper(article: Article, words: &Words) -> String {
    match article.heading_and_point() {
        Some((heading, point)) => words.say(
            "law-point",
            &[("heading", heading.into()), ("point", point.into())],
        ),
        None => article.to_string(),
    }
}

/// Articles of the regulation come in its order, what stands elsewhere after them.
fn place(article: Article) -> (u8, usize) {
    let articles = match article.regulation {
        Regulation::Dsj => list::DSJ,
        Regulation::SwissRules => list::SWISS_RULES,
        Regulation::Tandemordnung => list::TANDEMORDNUNG,
        Regulation::PaarZug | Regulation::OrdinaryChess | Regulation::Fics => return (0, 0),
        Regulation::Fide => return (1, 0),
        Regulation::Announcement => return (2, 0),
    };
    (
        0,
        articles
            .iter()
            .position(|it| *it == article)
            .unwrap_or(usize::MAX),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_and_reading_is_said_in_german_and_english() {
        for language in Language::ALL {
            let words = Words::new(language);
            for preset in Preset::ALL {
                for entry in RuleSet::of(preset).entries() {
                    for value in entry.values {
                        let said = sentence(&Entry { value, ..entry }, &words);
                        assert!(!said.contains('‹'), "{language}: {} {value}", entry.option);
                    }
                }
            }
        }
    }

    #[test]
    fn o_2_2_what_an_announcement_changes_is_marked() {
        let rules =
            RuleSet::from_toml("base = \"swiss\"\nsource = \"Item 4\"\nstalemate = \"draw\"")
                .unwrap();
        let text = describe(&rules, &Words::new(Language::English));
        assert!(text.contains("Announcement: Item 4"), "{text}");
        assert!(
            text.contains("Stalemate: The match is a draw. (changed)"),
            "{text}"
        );
        assert_eq!(text.matches("(changed)").count(), 1);
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
