//! The pages of players show only the rounds of these players.

use std::fs;
use std::path::Path;

use kralle_desk::{Desk, Folders};
use serde_json::{Value, json};

fn ask(desk: &mut Desk, name: &str, input: Value) -> Value {
    desk.call(name, input)
        .map_err(|refusal| format!("{name}: {refusal:?}"))
        .unwrap()
}

/// Returns a desk with nine players drawn from pots, so that one team has three.
fn drawn(folder: &Path) -> Desk {
    let mut desk = Desk::for_scripts("Rosa Klaue");
    let settings = json!({
        "name": "Klauenabend", "rule_set": "swiss", "format": "round_robin",
    });
    let path = folder.join("abend.kralle");
    ask(
        &mut desk,
        "new_tournament",
        json!({ "settings": settings, "path": path }),
    );
    for number in 1..=9 {
        let fields = json!({ "name": format!("Pfote {number}"), "ratings": { "national": 2000 - 50 * number } });
        ask(&mut desk, "add_player", fields);
    }
    ask(
        &mut desk,
        "set_odd_number",
        json!({ "odd_number": "three_player_team" }),
    );
    let lots = json!({ "seed": "739142068", "wish": "anyone", "third_joins": null });
    ask(&mut desk, "draw_lots", lots);
    desk
}

fn begin(desk: &mut Desk, round: u16) -> Value {
    ask(desk, "pair_round", json!({}));
    ask(desk, "publish_round", json!({ "round": round }));
    ask(desk, "round", json!({ "round": round }))
}

/// Returns the rounds on the page of a player.
fn rounds_on_page(site: &Path, player: u64) -> Vec<u16> {
    let page = fs::read_to_string(site.join(format!("player-{player}.html"))).unwrap();
    let main = page.split("<main>").nth(1).unwrap();
    let rows = main.split("href=\"round-").skip(1);
    rows.map(|link| link.split('.').next().unwrap().parse::<u16>().unwrap())
        .collect()
}

#[test]
fn a_players_page_has_the_rounds_he_played_for_whichever_team() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = drawn(folder.path());
    let mut views = vec![begin(&mut desk, 1)];
    // One player leaves and another replaces him.
    let matches = views[0]["matches"].as_array().unwrap();
    let two = matches
        .iter()
        .flat_map(|it| [&it["first"], &it["second"]])
        .find(|side| side["sits_out"].is_null())
        .unwrap()
        .clone();
    let stays = two["seats"][0]["player"]["id"].as_u64().unwrap();
    let input = json!({
        "teams": [{
            "team": two["team"],
            "members": [
                { "player": stays },
                { "fields": { "name": "Neue Kralle" } },
            ],
        }],
        "reason": "Krank",
    });
    ask(&mut desk, "reform_teams", input);
    views.push(begin(&mut desk, 2));
    views.push(begin(&mut desk, 3));
    let site = folder.path().join("site");
    let input = json!({ "kind": "site", "path": site, "language": "de" });
    ask(&mut desk, "export", input);
    let mut sat_out = 0;
    for player in 1..=10_u64 {
        let plays = |side: &Value| {
            let seats = side["seats"].as_array().unwrap();
            seats.iter().any(|seat| seat["player"]["id"] == player)
        };
        let mut own = Vec::new();
        for view in &views {
            let matches = view["matches"].as_array().unwrap();
            let at_a_board = matches
                .iter()
                .any(|it| plays(&it["first"]) || plays(&it["second"]));
            let bye = view["bye"]["players"].as_array();
            let has_bye = bye.is_some_and(|all| all.iter().any(|it| it["id"] == player));
            if at_a_board || has_bye {
                own.push(u16::try_from(view["number"].as_u64().unwrap()).unwrap());
            }
        }
        assert_eq!(rounds_on_page(&site, player), own, "player {player}");
        sat_out += 3 - own.len();
    }
    // The player of three who sits out each round, the one who left (twice), and his replacement
    // (once).
    assert_eq!(sat_out, 3 + 2 + 1);
}

#[test]
fn fields_are_called_by_name_whether_missing_or_too_many() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = drawn(folder.path());
    begin(&mut desk, 1);
    let penalty = |more: Value| {
        let mut input = json!({ "team": 1, "round": 1, "reason": "Zug vorgesagt" });
        for (name, value) in more.as_object().unwrap() {
            input[name] = value.clone();
        }
        input
    };
    let mut refused = |more: Value| {
        let refusal = desk.call("impose_penalty", penalty(more)).unwrap_err();
        assert_eq!(refusal.code, "bad_field");
        ["kind", "field", "expected"].map(|name| json!(refusal.data[name]))
    };
    let warning = json!({ "penalty": "warning", "half_points": 3 });
    assert_eq!(
        refused(warning),
        ["unexpected", "half_points", "nothing"].map(|it| json!(it))
    );
    let points = json!({ "penalty": "points_down" });
    assert_eq!(
        refused(points),
        ["missing", "half_points", "number_from_one"].map(|it| json!(it))
    );
}

#[test]
fn a_swiss_system_has_from_1_to_200_rounds() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = drawn(folder.path());
    let mut change = |rounds: u16| {
        let settings = json!({
            "name": "Klauenabend", "rule_set": "swiss", "format": "swiss_system", "swiss_rounds": rounds,
        });
        desk.call("change_settings", settings)
            .map(drop)
            .map_err(|refusal| refusal.code.to_string())
    };
    assert_eq!(change(200), Ok(()));
    for rounds in [0, 201, u16::MAX] {
        assert_eq!(change(rounds), Err("bad_field".to_owned()));
    }
}

/// Returns every file of a directory with its bytes.
fn bytes_in(folder: &Path) -> std::collections::BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    let files = entries.filter(|entry| entry.path().is_file());
    files
        .map(|entry| {
            let name = entry.file_name().into_string().unwrap();
            (name, fs::read(entry.path()).unwrap())
        })
        .collect()
}

#[test]
fn a_site_that_cannot_be_written_whole_stays_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = drawn(folder.path());
    begin(&mut desk, 1);
    let site = folder.path().join("site");
    let input = json!({ "kind": "site", "path": site, "language": "de" });
    ask(&mut desk, "export", input.clone());
    let before = bytes_in(&site);
    assert!(before.len() > 10);
    begin(&mut desk, 2);
    // One of the last pages cannot be written.
    let blocked = site.join("player-9.html");
    fs::remove_file(&blocked).unwrap();
    fs::create_dir(&blocked).unwrap();
    let refused = desk.call("export", input.clone());
    assert!(refused.is_err());
    let mut expected = before.clone();
    expected.remove("player-9.html");
    assert_eq!(bytes_in(&site), expected);
    // Once it can be written, all pages are new.
    fs::remove_dir(&blocked).unwrap();
    ask(&mut desk, "export", input);
    let after = bytes_in(&site);
    assert!(after.contains_key("round-2.html") && after["index.html"] != before["index.html"]);
}

/// Returns the complete text of an exported site.
fn exported(desk: &mut Desk, site: &Path, with_numbers: bool) -> String {
    let input = json!({
        "kind": "site", "path": site, "language": "de", "with_numbers": with_numbers,
    });
    ask(desk, "export", input);
    let pages = fs::read_dir(site).unwrap().flatten();
    let pages = pages.filter(|it| it.path().extension().is_some_and(|it| it == "html"));
    pages
        .map(|it| fs::read_to_string(it.path()).unwrap())
        .collect()
}

/// A finished round whose texts and numbers are all recognizable.
fn planted(folder: &Path) -> Desk {
    let mut desk = Desk::new(Folders {
        config: folder.join("config"),
        documents: folder.to_owned(),
    });
    let settings = json!({
        "name": "Klauenabend", "rule_set": "swiss", "format": "round_robin", "formation": "pot_draw",
        "rating_order": ["national"], "arbiters": {
            "chief": "Pfeife, Petra", "deputies": ["Kürzel, Kim", "Fahne, Fritz"],
        },
    });
    let path = folder.join("abend.kralle");
    ask(
        &mut desk,
        "new_tournament",
        json!({ "settings": settings, "path": path }),
    );
    let players = [
        ("Offen, Ole", "AUT"),
        ("Kürzel, Kim", "BEL"),
        ("Scheu, Sam", "CAN"),
        ("Frei, Fee", "DEN"),
    ];
    for (number, (name, federation)) in (1..).zip(players) {
        let fields = json!({
            "name": name, "club": format!("Verein {number}"), "birth_year": 1970 + number,
            "federation": federation, "fide_id": 4_600_000 + number, "national_id": format!("NAT-{number}"),
            "ratings": { "national": 1700 + number },
        });
        ask(&mut desk, "add_player", fields);
    }
    let lots = json!({ "seed": "739142068", "wish": "anyone", "third_joins": null });
    ask(&mut desk, "draw_lots", lots);
    let round = begin(&mut desk, 1);
    let result = json!({
        "round": 1, "table": 1, "winner_team": round["matches"][0]["first"]["team"], "cause": "arbiter_decision",
        "reason": "Begründung der Leitung",
    });
    ask(&mut desk, "enter_result", result);
    let people = json!({
        "archive": "https://archiv.example",
        "players": [{ "player": 2, "shown": "initials" }, { "player": 3, "shown": "withheld" }],
    });
    ask(&mut desk, "set_archive_people", people);
    desk
}

#[test]
fn an_exported_site_shows_of_each_player_as_much_as_the_archive() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = planted(folder.path());
    let usual = exported(&mut desk, &folder.path().join("usual"), false);
    let numbered = exported(&mut desk, &folder.path().join("numbered"), true);
    for site in [&usual, &numbered] {
        for shown in [
            "Offen, Ole",
            "K., K.",
            "N. N.",
            "Verein 1",
            "Verein 4",
            "AUT",
            "DEN",
        ] {
            assert!(site.contains(shown), "{shown}");
        }
        for hidden in [
            "Kürzel",
            "Scheu",
            "Sam",
            "Verein 2",
            "Verein 3",
            "BEL",
            "CAN",
            "197",
            "Begründung",
            "4600002",
            "NAT-3",
            "1703",
            "Pfeife",
            "Fahne",
        ] {
            assert!(!site.contains(hidden), "{hidden}");
        }
    }
    for number in ["4600001", "NAT-4", "1704"] {
        assert!(!usual.contains(number), "{number}");
        assert!(numbered.contains(number), "{number}");
    }
}

/// The deputy who is a player with hidden name stays hidden.
#[test]
fn a_site_names_the_arbiters_the_director_publishes() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = planted(folder.path());
    let mut settings = ask(&mut desk, "settings", json!({}));
    settings["arbiters"]["are_public"] = json!(true);
    ask(&mut desk, "change_settings", settings);
    let site = exported(&mut desk, &folder.path().join("site"), false);
    assert!(site.contains("Pfeife, Petra; Fahne, Fritz"), "{site}");
    assert!(!site.contains("Kürzel"), "{site}");
    ask(&mut desk, "undo", json!({}));
    let site = exported(&mut desk, &folder.path().join("site"), false);
    assert!(!site.contains("Pfeife"), "{site}");
}

#[test]
fn a_site_of_single_players_speaks_of_players_and_colors() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::for_scripts("Rosa Klaue");
    let settings = json!({
        "name": "Klauenabend", "rule_set": "standard", "format": "round_robin",
        "formation": "single_players",
    });
    let path = folder.path().join("abend.kralle");
    ask(
        &mut desk,
        "new_tournament",
        json!({ "settings": settings, "path": path }),
    );
    for number in 1..=3 {
        ask(
            &mut desk,
            "add_player",
            json!({ "name": format!("Pfote {number}") }),
        );
    }
    ask(
        &mut desk,
        "give_numbers",
        json!({ "seed": "739142068", "order": "strength" }),
    );
    begin(&mut desk, 1);
    let site = exported(&mut desk, &folder.path().join("site"), false);
    assert!(!site.contains("Team"), "{site}");
    assert!(site.contains("Weiß") && site.contains("Pfote 3"));
}
