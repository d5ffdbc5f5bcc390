//! The pages of the handbook ordered by article, made from the options and their words.
//!
//! Texts beyond the options are in `docs/handbook/articles.LANGUAGE.json`.
//!
//! `UPDATE_GENERATED=1 cargo test --workspace --test desk handbook::` regenerates them.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use kralle_desk::{RuleLine, rule_lines};
use kralle_rules::article::{Article, list};
use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_words::{Language, Words};
use rstest::rstest;
use serde::Deserialize;

/// The texts about the articles in one language, beside the words of the options.
#[derive(Deserialize)]
struct Beside {
    /// The text below the title of each page.
    lead: String,
    /// The heading of the rules that belong to none of the page's articles.
    others: String,
    pages: BTreeMap<String, Regulation>,
}

#[derive(Deserialize)]
struct Regulation {
    title: String,
    /// Texts by the number or code of the article.
    #[serde(default)]
    articles: BTreeMap<String, String>,
}

/// PZSR 1 to 8, and the further passages that the rule sheet of PaarZugSchach cites.
const PAAR_ZUG: &[Article] = &[
    Article::paar_zug("PZSR 1"),
    Article::paar_zug("PZSR 2"),
    Article::paar_zug("PZSR 3"),
    Article::paar_zug("PZSR 4"),
    Article::paar_zug("PZSR 5"),
    Article::paar_zug("PZSR 6"),
    Article::paar_zug("PZSR 7"),
    Article::paar_zug("PZSR 8"),
    Article::paar_zug("Spielen mit Paarzügen (2)"),
    Article::paar_zug("Spielen mit Paarzügen (3)"),
    Article::paar_zug("Spielen mit Paarzügen (6)"),
    Article::paar_zug("Spielen mit Paarzügen (7)"),
    Article::paar_zug("PaarZugSchach (1)"),
    Article::paar_zug("PaarZugSchach, Notation"),
    Article::paar_zug("Spielregeln (1)"),
    Article::paar_zug("Spielregeln (4)"),
    Article::paar_zug("Spielregeln (5)"),
    Article::paar_zug("Spielregeln, frecher Zug"),
    Article::paar_zug("Schlussbemerkung"),
];

fn name(article: Article, words: &Words) -> String {
    match article.heading_and_point() {
        Some((heading, point)) => words.say(
            "article-point",
            &[
                ("heading", words.heading(heading).into()),
                ("point", point.into()),
            ],
        ),
        None if article.number.starts_with(|it: char| it.is_ascii_digit()) => {
            words.say("article-number", &[("number", article.number.into())])
        }
        None => article.number.to_owned(),
    }
}

fn said(line: &RuleLine) -> String {
    let subject = line.subject.as_ref();
    let subject = subject.map_or_else(String::new, |it| format!("**{it}**: "));
    let room = line.room.as_ref();
    let room = room.map_or_else(String::new, |it| format!(" *{it}*"));
    format!("- {subject}{}{room}\n", line.sentence)
}

/// Returns a page, and the articles that lack a text or whose text belongs to no listed article.
fn page(
    preset: Preset,
    articles: &[Article],
    beside: &Beside,
    words: &Words,
) -> Result<(String, Vec<String>), Box<dyn Error>> {
    let regulation = beside.pages.get(preset.code()).ok_or("no such page")?;
    let lines = rule_lines(&RuleSet::of(preset), words);
    let mut text = format!(
        "# {}\n\n<!-- UPDATE_GENERATED=1 cargo test --workspace --test desk handbook:: -->\n\n{}\n",
        regulation.title, beside.lead
    );
    let mut missing = Vec::new();
    for article in articles {
        write!(text, "\n## {}\n\n", name(*article, words))?;
        let of_it: String = lines
            .iter()
            .filter(|line| line.article == *article)
            .map(said)
            .collect();
        let more = regulation.articles.get(article.number);
        if of_it.is_empty() && more.is_none() {
            missing.push(article.number.to_owned());
        }
        if let Some(more) = more {
            writeln!(text, "- {more}")?;
        }
        text.push_str(&of_it);
    }
    let known = |number: &String| articles.iter().any(|it| it.number == number);
    missing.extend(regulation.articles.keys().filter(|it| !known(it)).cloned());
    write!(text, "\n## {}\n\n", beside.others)?;
    for line in lines.iter().filter(|it| !articles.contains(&it.article)) {
        text.push_str(&said(line));
    }
    Ok((text, missing))
}

#[rstest]
fn every_article_has_its_entry_in_the_handbook(
    #[values(Language::German, Language::English)] language: Language,
    #[values(
        (Preset::Dsj, list::DSJ, "dsj"),
        (Preset::SwissRules, list::SWISS_RULES, "swiss"),
        (Preset::Ordnung, list::TANDEMORDNUNG, "ordnung"),
        (Preset::PaarZugSchach, PAAR_ZUG, "paarzug"),
    )]
    regulation: (Preset, &[Article], &str),
) -> Result<(), Box<dyn Error>> {
    let (preset, articles, file) = regulation;
    let handbook = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/handbook");
    let beside = fs::read_to_string(handbook.join(format!("articles.{language}.json")))?;
    let beside: Beside = serde_json::from_str(&beside)?;
    let (text, missing) = page(preset, articles, &beside, &Words::new(language))?;
    assert_eq!(missing, Vec::<String>::new(), "{preset} in {language}");
    let path = handbook.join(format!("{language}/articles-{file}.md"));
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        fs::write(&path, &text)?;
    }
    assert_eq!(fs::read_to_string(&path)?, text, "{}", path.display());
    Ok(())
}
