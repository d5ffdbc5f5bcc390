//! The tables of a tournament in the archive equal those of its exported site.

use std::fs;

use rstest::rstest;
use serde_json::{Value, json};

use crate::evening::Evening;
use crate::served::Served;

const PLANTED: [&str; 4] = ["1909", "98765432", "777123", "GEHEIM"];

/// Returns a tournament with a match of each kind: played, forfeited, open, a bye. With several games
/// a match, only the first game of table 1 has a result.
fn evening(match_format: &Value) -> Evening {
    let mut players: Vec<Value> = (1..=10)
        .map(|number| {
            json!({
                "name": format!("Pfote, {number}"), "birth_year": 1909,
                "ratings": { "standard": 2000 - number },
            })
        })
        .collect();
    players[0]["fide_id"] = json!(98_765_432);
    players[0]["national_id"] = json!("GER-777123");
    let evening = Evening::with_settings(&players, |settings| {
        settings["match_format"] = match_format.clone();
        settings["arbiters"] = json!({ "chief": "GEHEIM, Ada", "deputies": ["GEHEIM, Bo"] });
    });
    evening.change("draw_lots", json!({ "seed": "1", "wish": "anyone" }));
    evening.change("pair_round", json!({}));
    evening.change("publish_round", json!({ "round": 1 }));
    let round = evening.change("round", json!({ "round": 1 }));
    let winner = &round["matches"][0]["first"]["seats"][0]["player"]["id"];
    evening.change(
        "enter_result",
        json!({
            "round": 1, "table": 1, "winner_player": winner, "cause": "flag_fall",
            "reason": "GEHEIM", "game": round["matches"][0]["game"],
        }),
    );
    let leaves = round["matches"][1]["second"]["team"].clone();
    evening.change(
        "let_be_absent",
        json!({ "team": leaves, "from": 2, "to": null, "worth": "nothing", "reason": "GEHEIM" }),
    );
    evening
}

/// Returns the tables of a page, without the addresses of links.
fn tables(page: &str) -> Vec<String> {
    let tables = page.split("<table").skip(1);
    let inner = tables.map(|it| it.split("</table>").next().unwrap_or_default());
    inner.map(without_addresses).collect()
}

fn without_addresses(html: &str) -> String {
    let mut parts = html.split("href=\"");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        text + part.split_once('"').map_or(part, |it| it.1)
    })
}

#[rstest]
#[case::one_game(json!({}))]
#[case::two_games(json!({ "games_per_match": 2 }))]
#[case::best_of_three(json!({ "best_of": 3, "match_score": "match" }))]
fn archive_and_exported_site_show_the_same_tables_and_nothing_planted(#[case] match_format: Value) {
    let archive = Served::new();
    let evening = evening(&match_format);
    archive.must_push(&evening);
    let folder = evening.path().with_file_name("site");
    evening.change(
        "export",
        json!({ "kind": "site", "path": folder, "language": "de" }),
    );
    for page in [
        "standings.html",
        "crosstable.html",
        "round-1.html",
        "players.html",
    ] {
        let exported = fs::read_to_string(folder.join(page)).unwrap();
        let path = format!("/de/tournaments/{}/{page}", evening.file());
        let shown = archive.get(&path).text();
        let of_site = tables(&exported);
        assert!(!of_site.is_empty(), "{page}");
        if page == "round-1.html" {
            let has_games = match_format != json!({});
            assert_eq!(exported.contains("Partie 1: 1–0, Zeit"), has_games);
        }
        assert_eq!(tables(&shown), of_site, "{page}");
        for secret in PLANTED {
            let is_there = [&exported, &shown].map(|it| it.contains(secret));
            assert_eq!(is_there, [false; 2], "{page}: {secret}");
        }
    }
    for page in ["", "tournament.trf"] {
        let path = format!("/de/tournaments/{}/{page}", evening.file());
        let shown = archive.get(&path).text();
        for secret in PLANTED {
            assert!(!shown.contains(secret), "{page}: {secret}");
        }
    }
}
