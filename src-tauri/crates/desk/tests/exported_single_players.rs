//! Exports of a tournament of single players: no word about teams, and FIDE IDs for a broadcast.

use std::fs;
use std::path::Path;

use kralle_desk::Desk;
use serde_json::{Value, json};

use crate::single_players::{ask, numbered, play};

const TABLES: [&str; 6] = [
    "players",
    "teams",
    "pairings",
    "results",
    "standings",
    "crosstable",
];

/// Beginnings of the words for a team, in small letters.
const TEAM: [&str; 5] = ["team", "mannschaft", "équipe", "squadr", "topf"];

/// Returns a desk after two rounds with a bye, an absence and a penalty.
fn played(folder: &Path) -> Desk {
    let mut desk = numbered(folder, "standard", "swiss_system", &["BH", "SB"]);
    play(&mut desk, 1);
    let absent = json!({ "team": 3, "from": 2, "to": 2, "worth": "half" });
    ask(&mut desk, "let_be_absent", absent);
    play(&mut desk, 2);
    desk
}

fn export(desk: &mut Desk, kind: &str, path: &Path, more: &Value) {
    let mut input = json!({ "kind": kind, "path": path });
    for (key, value) in more.as_object().unwrap() {
        input[key] = value.clone();
    }
    ask(desk, "export", input);
}

/// Returns the words of a page, without tags and style sheets.
fn visible(page: &str) -> String {
    let parts = page.split('<').map(|part| match part.split_once('>') {
        Some((tag, text)) if !tag.starts_with("style") && !tag.starts_with("script") => text,
        Some(_) | None => "",
    });
    parts.collect::<Vec<_>>().join(" ")
}

#[test]
fn no_table_and_no_page_of_single_players_speaks_of_teams() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(folder.path());
    let mut texts = Vec::new();
    for language in ["de", "de-CH", "en", "fr", "it"] {
        for table in TABLES {
            let path = folder.path().join("table.csv");
            let more = json!({ "language": language, "table": table });
            export(&mut desk, "csv", &path, &more);
            texts.push((
                format!("{table} {language}"),
                fs::read_to_string(&path).unwrap(),
            ));
        }
        let site = folder.path().join(format!("site-{language}"));
        export(
            &mut desk,
            "site",
            &site,
            &json!({ "language": language, "with_numbers": true }),
        );
        for entry in fs::read_dir(&site).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|it| it == "html") {
                let page = fs::read_to_string(&path).unwrap();
                texts.push((path.display().to_string(), visible(&page)));
            }
        }
    }
    assert!(texts.len() > 5 * TABLES.len() + 5 * 5, "{}", texts.len());
    let speaks = |line: &&str| {
        let small = line.to_lowercase();
        TEAM.iter().any(|word| small.contains(word))
    };
    let lines = texts.iter().flat_map(|(place, text)| {
        text.lines()
            .filter(speaks)
            .map(move |line| format!("{place}: {line}"))
    });
    let lines: Vec<String> = lines.collect();
    assert_eq!(lines, Vec::<String>::new());
}

#[test]
fn a_broadcast_lists_names_with_fide_ids_and_titles() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::for_scripts("Rosa Klaue");
    let settings = json!({ "name": "Klauenabend", "rule_set": "standard", "formation": "single_players", "format": "round_robin" });
    let path = folder.path().join("abend.kralle");
    let input = json!({ "settings": settings, "path": path });
    ask(&mut desk, "new_tournament", input);
    ask(&mut desk, "add_player", json!({ "name": "Biber, Bert" }));
    let path = folder.path().join("players.txt");
    let input = json!({ "kind": "broadcast", "path": path, "language": "de" });
    let none = desk.call("export", input.clone()).unwrap_err();
    assert_eq!(none.code.to_string(), "no_fide_ids");
    let players = [
        json!({ "name": "Amsel, Anna", "fide_id": 1_300_001, "title": "Dr. WGM" }),
        json!({ "name": "Condor/Kondor, Cleo", "fide_id": 1_300_003 }),
    ];
    for player in players {
        ask(&mut desk, "add_player", player);
    }
    ask(&mut desk, "export", input);
    assert_eq!(
        fs::read_to_string(&path).unwrap(),
        "Amsel, Anna = 1300001 / WGM\nCondor Kondor, Cleo = 1300003\n"
    );
}
