//! Every rule of PaarZugSchach and every heading of ordinary chess has a test whose name
//! begins with it.

use std::io;
use std::path::Path;

use kralle_rules::article::{Article, list};

/// How test names begin that tell a rule: `PZSR 4` is `pzsr_4_`, `Remis (3)` is `n_remis_3`.
fn name_of(article: Article, prefix: &str) -> String {
    let words: String = article
        .number
        .to_lowercase()
        .replace('ä', "ae")
        .replace('ö', "oe")
        .replace('ü', "ue")
        .replace(['(', ')', ','], "")
        .replace(' ', "_");
    format!("{prefix}{words}")
}

fn names_of_tests() -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"))? {
        let path = entry?.path();
        if !path.is_file() {
            continue;
        }
        let text = std::fs::read_to_string(path)?;
        for line in text.lines().map(str::trim_start) {
            let name = line.strip_prefix("#[case::").or(line.strip_prefix("fn "));
            names.extend(name.map(|it| it.split('(').next().unwrap_or(it).to_owned()));
        }
    }
    Ok(names)
}

#[test]
fn every_rule_has_a_test() -> io::Result<()> {
    let names = names_of_tests()?;
    let missing: Vec<String> = list::PAAR_ZUG
        .iter()
        .map(|article| match article.number {
            "Spielen mit Paarzügen" => "prose_vacated".to_owned(),
            "Spielregeln, frecher Zug" => "prose_cheeky".to_owned(),
            "Schlussbemerkung" => "closing_remark".to_owned(),
            _ => name_of(*article, ""),
        })
        .chain(list::ORDINARY_CHESS.iter().map(|it| name_of(*it, "n_")))
        .filter(|wanted| !names.iter().any(|it| it.starts_with(wanted.as_str())))
        .collect();
    assert!(missing.is_empty(), "no test begins with {missing:?}");
    Ok(())
}
