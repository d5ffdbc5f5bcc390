//! docs/rules.md: each sentence of the five texts, with its option, its line of the rule sheet, its
//! code and its tests, or the person who decides instead.
//!
//! The page is generated from the sources. The test fails if it is outdated or a sentence has no
//! place; `KRALLE_WRITE_DOCS=1 cargo test -p kralle-rules --test rules coverage::` writes it.

mod norms;
mod options;
mod sources;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use norms::{Norm, Place, TEXTS, Text};
use options::options;
use sources::{CRATE, Sources};

const SENTENCES: &str = "../ui/messages/en/rule-sentences.ftl";
const RESULT: &str =
    "[result](../ui/src/screens/round/CauseGrid.svelte) of the arbiter, with its reason";
const PENALTY: &str = "[penalty](../ui/src/parts/decisions/PenaltyDialog.svelte), with its reason";

fn page(sources: &Sources) -> String {
    let mut text = String::from(
        "# Coverage of the rules, sentence by sentence\n\n\
         Generated from the sources by `cargo test -p kralle-rules --test rules coverage::`; do not edit.\n\
         Each sentence of the five texts that settles something has a place: an option of the rule\n\
         set, a sentence of the rule sheet, code with its tests, or a screen where people act on it.\n",
    );
    for it in &TEXTS {
        text.push_str(&table(it, sources));
    }
    text.push_str(&options());
    for place in text.split("](../").skip(1) {
        let path = place.split_once(')').map_or(place, |(path, _)| path);
        let file = Path::new(CRATE).join("../../..").join(path);
        assert!(file.is_file(), "{path} is not there");
    }
    text
}

fn table(text: &Text, sources: &Sources) -> String {
    let mut table = format!(
        "\n## {}: {}\n\n| Article | Settles | Where | Tests |\n|---|---|---|---|\n",
        text.letter, text.title
    );
    let mut before = "";
    for norm in text.norms() {
        let key = (text.letter.to_owned(), norm.article.to_owned());
        let code = sources.code.get(&key).filter(|_| norm.article != before);
        before = norm.article;
        let mut places = places(&norm);
        places.extend(code.into_iter().flatten().cloned());
        let _ = writeln!(
            table,
            "| {} | {} | {} | {} |",
            name(text, norm.article),
            norm.settles,
            places.join(", "),
            tests(&norm, sources)
        );
    }
    table
}

fn name(text: &Text, number: &str) -> String {
    let article = text.articles.iter().find(|it| it.number == number);
    article.map_or_else(|| number.to_owned(), ToString::to_string)
}

fn places(norm: &Norm) -> Vec<String> {
    let mut places: Vec<String> = Vec::new();
    for place in &norm.places {
        let place = match place {
            Place::Option(_, option) => format!("option `{option}`"),
            Place::Sheet(_, name) => format!("rule sheet: [`{name}`]({SENTENCES})"),
            Place::People("result") => RESULT.to_owned(),
            Place::People(_) => PENALTY.to_owned(),
            Place::Test(_) => continue,
        };
        if !places.contains(&place) {
            places.push(place);
        }
    }
    places
}

fn tests(norm: &Norm, sources: &Sources) -> String {
    let mut cells = Vec::new();
    for place in &norm.places {
        let Place::Test(prefix) = place else { continue };
        for (file, names) in sources.tests_named(prefix) {
            let names: Vec<String> = names.iter().map(|it| format!("`{it}`")).collect();
            cells.push(format!("{file}: {}", names.join(", ")));
        }
    }
    cells.join("; ")
}

#[test]
fn every_sentence_of_the_texts_has_its_place() {
    let sources = Sources::read();
    let faults: Vec<String> = TEXTS.iter().flat_map(|it| it.faults(&sources)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_coverage_page_is_up_to_date() {
    let path = Path::new(CRATE).join("../../../docs/rules.md");
    let page = page(&Sources::read());
    if std::env::var_os("KRALLE_WRITE_DOCS").is_some() {
        fs::write(&path, &page).unwrap();
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == page,
        "docs/rules.md is out of date: KRALLE_WRITE_DOCS=1 cargo test -p kralle-rules --test rules coverage::"
    );
}
