//! Test coverage: every rule of PaarZugSchach and every heading of ordinary chess has a test whose
//! name begins with it.

use std::io;
use std::path::Path;

/// Rules of PaarZugSchach, and the prose passages with further rules.
const PAAR_ZUG: [&str; 11] = [
    "PZSR 1",
    "PZSR 2",
    "PZSR 3",
    "PZSR 4",
    "PZSR 5",
    "PZSR 6",
    "PZSR 7",
    "PZSR 8",
    "Spielen mit Paarzügen",
    "Spielregeln, frecher Zug",
    "Schlussbemerkung",
];

/// Headings of the rules of ordinary chess.
const ORDINARY_CHESS: [&str; 19] = [
    "Züge",
    "Das Schlagen von Figuren",
    "Turm",
    "Läufer",
    "Dame",
    "König",
    "Springer",
    "Bauer",
    "Doppelzug",
    "En passant",
    "Umwandlung",
    "Rochade",
    "Schach",
    "Schachmatt",
    "Patt",
    "Remis (1)",
    "Remis (3)",
    "Remis (4)",
    "Remis (5)",
];

/// Returns the prefix of test names for a rule: `PZSR 4` is `pzsr_4_`, `Remis (3)` is `n_remis_3`.
fn name_of(rule: &str, prefix: &str) -> String {
    let words: String = rule
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
    let missing: Vec<String> = PAAR_ZUG
        .iter()
        .map(|rule| match *rule {
            "Spielen mit Paarzügen" => "prose_vacated".to_owned(),
            "Spielregeln, frecher Zug" => "prose_cheeky".to_owned(),
            "Schlussbemerkung" => "closing_remark".to_owned(),
            _ => name_of(rule, ""),
        })
        .chain(ORDINARY_CHESS.iter().map(|it| name_of(it, "n_")))
        .filter(|wanted| !names.iter().any(|it| it.starts_with(wanted.as_str())))
        .collect();
    assert!(missing.is_empty(), "no test begins with {missing:?}");
    Ok(())
}
