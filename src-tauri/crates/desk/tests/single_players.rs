//! A tournament of single players from the first call to the last standings.

use std::collections::BTreeSet;
use std::path::Path;

use kralle_desk::Desk;
use serde_json::{Value, json};

const NAMES: [&str; 7] = [
    "Amsel, Anna",
    "Biber, Bert",
    "Condor, Cleo",
    "Dachs, Doro",
    "Elster, Emil",
    "Fuchs, Fritz",
    "Grille, Gesa",
];

/// Makes a call that must succeed.
pub(crate) fn ask(desk: &mut Desk, name: &str, input: Value) -> Value {
    desk.call(name, input)
        .map_err(|refusal| format!("{name}: {refusal:?}"))
        .unwrap()
}

/// Makes a call that must be refused, and returns code and article.
pub(crate) fn refused(desk: &mut Desk, name: &str, input: Value) -> (String, Option<String>) {
    let refusal = desk.call(name, input).unwrap_err();
    let article = refusal.article.map(|article| article.text);
    (refusal.code.to_string(), article)
}

/// Returns a desk with a new tournament of single players, numbered by strength.
pub(crate) fn numbered(folder: &Path, rules: &str, format: &str, tie_breaks: &[&str]) -> Desk {
    let mut desk = Desk::for_scripts("Rosa Klaue");
    let settings = json!({
        "name": "Klauenabend",
        "rule_set": rules,
        "formation": "single_players",
        "format": format,
        "tie_breaks": tie_breaks,
    });
    let path = folder.join("abend.kralle");
    ask(
        &mut desk,
        "new_tournament",
        json!({ "settings": settings, "path": path }),
    );
    for (index, name) in NAMES.iter().enumerate() {
        let fields = json!({ "name": name, "ratings": { "national": 2000 - 50 * index } });
        ask(&mut desk, "add_player", fields);
    }
    assert_eq!(
        refused(&mut desk, "pair_round", json!({})),
        ("numbers_missing".to_owned(), None)
    );
    let input = json!({ "seed": "739 142 068", "order": "strength" });
    let overview = ask(&mut desk, "give_numbers", input);
    assert_eq!(overview["stage"], "rounds");
    assert_eq!(overview["teams"], 7);
    desk
}

/// Enters a result of every table: the smaller number wins, and neighbors draw.
pub(crate) fn play(desk: &mut Desk, round: u16) {
    ask(desk, "pair_round", json!({}));
    ask(desk, "publish_round", json!({ "round": round }));
    let view = ask(desk, "round", json!({ "round": round }));
    for it in view["matches"].as_array().unwrap() {
        let [first, second] = ["first", "second"].map(|side| &it[side]);
        let number = |side: &Value| side["team"].as_u64().unwrap();
        let mut result = json!({ "round": round, "table": it["table"] });
        if number(first).abs_diff(number(second)) == 1 {
            result["no_winner"] = json!("drawn");
            result["cause"] = json!("draw_agreed");
        } else {
            let winner = if number(first) < number(second) {
                first
            } else {
                second
            };
            result["winner_player"] = winner["seats"][0]["player"]["id"].clone();
            result["cause"] = json!("checkmate");
        }
        ask(desk, "enter_result", result);
    }
}

#[test]
fn seven_players_of_paarzugschach_play_a_round_robin_to_the_last_standings() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = numbered(folder.path(), "pzs", "round_robin", &["SB", "WON"]);
    for round in 1..=7 {
        play(&mut desk, round);
        let view = ask(&mut desk, "round", json!({ "round": round }));
        assert_eq!(view["formation"], "single_players");
        assert_eq!(view["matches"].as_array().unwrap().len(), 3);
        assert!(view["bye"].is_object());
        for it in view["matches"].as_array().unwrap() {
            assert_eq!(it["first"]["seats"][0]["color"], "white");
            assert_eq!(it["second"]["seats"][0]["color"], "black");
            assert_eq!(it["first"]["seats"].as_array().unwrap().len(), 1);
        }
    }
    assert_eq!(
        refused(&mut desk, "pair_round", json!({})).0,
        "all_rounds_paired"
    );

    let standings = ask(&mut desk, "standings", json!({}));
    assert_eq!(standings["tie_breaks"], json!(["SB", "WON"]));
    // The smaller number wins except against neighbors: 1 has 5½, 7 has ½, the others are 1 point
    // apart.
    let lines: Vec<(u64, u64, u64, Value)> = standings["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| {
            (
                row["rank_from"].as_u64().unwrap(),
                row["team"]["number"].as_u64().unwrap(),
                row["half_points"].as_u64().unwrap(),
                row["tie_breaks"][1].clone(),
            )
        })
        .collect();
    let won = ["5", "4", "3", "2", "1", "0", "0"];
    let halves = [11, 10, 8, 6, 4, 2, 1];
    for (index, line) in lines.iter().enumerate() {
        let place = index as u64 + 1;
        assert_eq!(
            *line,
            (place, place, halves[index], json!(won[index])),
            "{standings}"
        );
    }
    ask(&mut desk, "close_tournament", json!({}));
    for sheet in ["pairings", "standings", "crosstable"] {
        let path = folder.path().join(format!("{sheet}.pdf"));
        let input = json!({ "sheet": sheet, "round": 7, "language": "de", "path": path });
        let printed = ask(&mut desk, "print_sheet", input);
        assert_eq!(printed["pages"], 1, "{sheet}");
    }
    assert_eq!(ask(&mut desk, "verify", json!({}))["findings"], json!([]));
}

#[test]
fn a_swiss_system_of_single_games_gives_byes_asked_for_and_lets_people_leave() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = numbered(folder.path(), "standard", "swiss_system", &["BH/C1", "BH"]);
    play(&mut desk, 1);
    let asked = json!({ "team": 3, "from": 2, "to": 2, "worth": "half" });
    ask(&mut desk, "let_be_absent", asked.clone());
    assert_eq!(
        refused(&mut desk, "let_be_absent", asked).0,
        "already_absent"
    );
    let left = json!({ "team": 7, "from": 3, "worth": "nothing" });
    ask(&mut desk, "let_be_absent", left);
    assert_eq!(
        refused(
            &mut desk,
            "let_be_absent",
            json!({ "team": 5, "from": 2, "worth": "half" })
        )
        .0,
        "leaving_brings_nothing"
    );

    // Six play round 2, so there is no bye.
    play(&mut desk, 2);
    let view = ask(&mut desk, "round", json!({ "round": 2 }));
    assert_eq!(view["matches"].as_array().unwrap().len(), 3);
    assert!(view["bye"].is_null());
    assert_eq!(view["absent"][0]["team"], 3);
    assert_eq!(view["absent"][0]["half_points"], 1);
    play(&mut desk, 3);
    let view = ask(&mut desk, "round", json!({ "round": 3 }));
    let seated: Vec<u64> = view["matches"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|it| [&it["first"]["team"], &it["second"]["team"]])
        .map(|team| team.as_u64().unwrap())
        .collect();
    assert!(seated.contains(&3) && !seated.contains(&7), "{seated:?}");

    let standings = ask(&mut desk, "standings", json!({}));
    let row = standings["rows"]
        .as_array()
        .unwrap()
        .iter()
        .find(|row| row["team"]["number"] == 3)
        .unwrap();
    assert_eq!(row["results"][1]["absent"], true);
    assert_eq!(row["results"][1]["half_points"], 1);
    assert_eq!(
        refused(
            &mut desk,
            "take_absence_back",
            json!({ "team": 3, "round": 2 })
        )
        .0,
        "round_is_published"
    );
    ask(
        &mut desk,
        "take_absence_back",
        json!({ "team": 7, "round": 4 }),
    );
    play(&mut desk, 4);
    assert_eq!(ask(&mut desk, "verify", json!({}))["findings"], json!([]));

    // Undoing everything removes all of it.
    while desk.call("undo", json!({})).is_ok() {}
    let overview = ask(&mut desk, "overview", json!({}));
    assert_eq!(overview["players"], 0);
    assert_eq!(overview["stage"], "before_lots");
}

#[test]
fn rules_and_formation_must_go_together() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::for_scripts("Rosa Klaue");
    for (rules, formation) in [
        ("standard", "pot_draw"),
        ("pzs", "fixed_teams"),
        ("dsj", "single_players"),
    ] {
        let settings = json!({
            "name": "Klauenabend",
            "rule_set": rules,
            "formation": formation,
            "format": "round_robin",
        });
        let path = folder.path().join(format!("{rules}.kralle"));
        let input = json!({ "settings": settings, "path": path });
        assert_eq!(
            refused(&mut desk, "new_tournament", input).0,
            "rules_of_other_formation"
        );
        assert!(!path.exists());
    }
}

#[test]
fn draws_by_kings_adjacent_and_by_a_flag_against_a_bare_king() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = numbered(folder.path(), "pzs", "round_robin", &[]);
    ask(&mut desk, "pair_round", json!({}));
    ask(&mut desk, "publish_round", json!({ "round": 1 }));
    let drawn =
        |table, cause| json!({ "round": 1, "table": table, "no_winner": "drawn", "cause": cause });
    let offered = |desk: &mut Desk| -> Vec<String> {
        let view = ask(desk, "round", json!({ "round": 1 }));
        let causes = view["causes"]["drawn"].as_array().unwrap().iter();
        let open = causes.filter(|cause| cause["refused"].is_null());
        open.map(|cause| cause["cause"].as_str().unwrap().to_owned())
            .collect()
    };
    assert!(offered(&mut desk).contains(&"kings_adjacent".to_owned()));
    let check = ask(&mut desk, "check_result", drawn(1, "flag_fall"));
    assert_eq!(check["condition"], "opponent_cannot_mate");
    ask(&mut desk, "enter_result", drawn(1, "kings_adjacent"));
    ask(&mut desk, "enter_result", drawn(2, "flag_fall"));
    let view = ask(&mut desk, "round", json!({ "round": 1 }));
    for (index, cause) in ["kings_adjacent", "flag_fall"].iter().enumerate() {
        let outcome = &view["matches"][index]["outcome"];
        assert_eq!(outcome["cause"], *cause, "{outcome}");
        assert_eq!(outcome["verdict"], "drawn");
    }
    // Adjacent kings give no win there.
    let winner = view["matches"][2]["first"]["seats"][0]["player"]["id"].clone();
    let won = json!({ "round": 1, "table": 3, "winner_player": winner, "cause": "kings_adjacent" });
    assert_eq!(
        refused(&mut desk, "enter_result", won),
        ("result_not_admitted".to_owned(), Some("PZSR 8".to_owned()))
    );

    let folder = tempfile::tempdir().unwrap();
    let mut desk = numbered(folder.path(), "standard", "round_robin", &[]);
    ask(&mut desk, "pair_round", json!({}));
    ask(&mut desk, "publish_round", json!({ "round": 1 }));
    assert!(!offered(&mut desk).contains(&"kings_adjacent".to_owned()));
    assert!(offered(&mut desk).contains(&"flag_fall".to_owned()));
    // FIDE 7.5.5 gives a draw if the opponent cannot mate.
    assert!(offered(&mut desk).contains(&"illegal_move".to_owned()));
    let check = ask(&mut desk, "check_result", drawn(2, "illegal_move"));
    assert_eq!(check["condition"], "opponent_cannot_mate");
    ask(&mut desk, "enter_result", drawn(2, "illegal_move"));
    assert_eq!(
        refused(&mut desk, "enter_result", drawn(1, "kings_adjacent")).0,
        "result_not_admitted"
    );
}

#[test]
fn the_second_cycle_of_a_double_round_robin_reverses_the_colors() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = numbered(folder.path(), "fairschach", "double_round_robin", &[]);
    let mut white: Vec<BTreeSet<(u64, u64)>> = vec![BTreeSet::new(); 2];
    for round in 1..=14 {
        play(&mut desk, round);
        let view = ask(&mut desk, "round", json!({ "round": round }));
        for it in view["matches"].as_array().unwrap() {
            assert_eq!(it["first"]["seats"][0]["color"], "white");
            let [first, second] =
                ["first", "second"].map(|side| it[side]["team"].as_u64().unwrap());
            white[usize::from(round > 7)].insert((first, second));
        }
    }
    assert_eq!(white[0].len(), 21);
    let reversed = white[0].iter().map(|&(one, other)| (other, one)).collect();
    assert_eq!(white[1], reversed);

    // Both games of two players are in the crosstable, each with the color it was played with.
    let table = ask(&mut desk, "crosstable", json!({}));
    for row in table["rows"].as_array().unwrap() {
        for cell in row["cells"].as_array().unwrap() {
            let games = cell["games"].as_array().unwrap();
            let roles: Vec<&str> = games
                .iter()
                .map(|game| game["role"].as_str().unwrap())
                .collect();
            assert!(roles == ["first", "second"] || roles == ["second", "first"]);
            let number = |value: &Value| value.as_u64().unwrap();
            let pair = (number(&row["team"]["number"]), number(&cell["opponent"]));
            assert_eq!(roles[0] == "first", white[0].contains(&pair));
        }
    }
}

#[test]
fn c_04_2_a_late_entrant_plays_from_the_next_round_with_the_next_number() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = numbered(folder.path(), "standard", "swiss_system", &["BH"]);
    play(&mut desk, 1);
    let planned = ask(&mut desk, "overview", json!({}))["rounds_planned"].clone();
    ask(&mut desk, "pair_round", json!({}));
    let players = ask(&mut desk, "players", json!({}));
    assert_eq!(players["late_from"], 2);
    let entry = json!({
        "player": { "name": "Hummel, Hanna", "ratings": { "national": 1900 } },
        "missed": "half",
        "number": "next",
        "reason": "Zug verspätet",
    });
    let mut by_strength = entry.clone();
    by_strength["number"] = json!("by_strength");
    assert_eq!(
        ask(&mut desk, "preview_late_entry", by_strength),
        json!({ "number": 4, "moved": 4, "numbers": ["by_strength", "next"] })
    );
    assert_eq!(
        ask(&mut desk, "preview_late_entry", entry.clone()),
        json!({ "number": 8, "moved": 0, "numbers": ["by_strength", "next"] })
    );
    ask(&mut desk, "enter_late", entry.clone());
    assert_eq!(refused(&mut desk, "enter_late", entry).0, "player_twice");

    // The draft was paired again: eight play, and there is no bye.
    let view = ask(&mut desk, "round", json!({ "round": 2 }));
    assert_eq!(view["matches"].as_array().unwrap().len(), 4);
    assert!(view["bye"].is_null());
    let overview = ask(&mut desk, "overview", json!({}));
    assert_eq!(overview["teams"], 8);
    assert_eq!(overview["rounds_planned"], planned);
    for round in 2..=3 {
        play(&mut desk, round);
    }
    let standings = ask(&mut desk, "standings", json!({}));
    let row = standings["rows"]
        .as_array()
        .unwrap()
        .iter()
        .find(|row| row["team"]["number"] == 8)
        .unwrap();
    assert_eq!(row["results"][0]["absent"], true);
    assert_eq!(row["results"][0]["half_points"], 1);
    assert_eq!(ask(&mut desk, "verify", json!({}))["findings"], json!([]));
}

/// A number by strength: past rounds show the new numbers, and are explained as before.
///
/// It is one step of the history, and undone as one.
#[test]
fn c_04_2_a_late_entrant_gets_the_place_by_rating_and_is_undone_in_one_step() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = numbered(folder.path(), "standard", "swiss_system", &["BH"]);
    play(&mut desk, 1);
    play(&mut desk, 2);
    let rounds = |desk: &mut Desk| {
        let rounds = [1, 2].map(|round| ask(desk, "round", json!({ "round": round })));
        json!(rounds)
    };
    let before = rounds(&mut desk);
    let why = json!({ "round": 1, "table": 1 });
    let explained = ask(&mut desk, "pairing_reason", why.clone());
    let entry = json!({
        "player": { "name": "Hummel, Hanna", "ratings": { "national": 1900 } },
        "missed": "nothing",
    });
    let overview = ask(&mut desk, "enter_late", entry);
    assert_eq!(overview["undo"]["command"], "enter_late");
    assert_eq!(overview["undo"]["data"]["number"], 4);
    assert_eq!(overview["undo"]["data"]["moved"], 4);
    assert_ne!(rounds(&mut desk), before);
    let decision = |answer: &Value| answer["decision"].clone();
    let again = ask(&mut desk, "pairing_reason", why);
    assert_eq!(decision(&again), decision(&explained));
    play(&mut desk, 3);
    assert_eq!(ask(&mut desk, "verify", json!({}))["findings"], json!([]));
    for _ in 0..20 {
        let overview = ask(&mut desk, "undo", json!({}));
        if overview["redo"]["command"] == "enter_late" {
            break;
        }
    }
    assert_eq!(rounds(&mut desk), before);
}

#[test]
fn c_05_annex_1_a_late_entrant_of_a_round_robin_takes_the_number_of_the_bye() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = numbered(folder.path(), "pzs", "round_robin", &[]);
    play(&mut desk, 1);
    assert_eq!(ask(&mut desk, "players", json!({}))["late_from"], 2);
    let entry = json!({ "player": { "name": "Hummel, Hanna" }, "missed": "to_play" });
    ask(&mut desk, "enter_late", entry.clone());
    let view = ask(&mut desk, "round", json!({ "round": 1 }));
    assert_eq!(view["matches"].as_array().unwrap().len(), 4);
    assert!(view["bye"].is_null());

    // Now every number is taken.
    assert!(ask(&mut desk, "players", json!({}))["late_from"].is_null());
    assert_eq!(
        refused(&mut desk, "enter_late", entry),
        (
            "late_entry_in_round_robin".to_owned(),
            Some("FIDE C.05 Annex 1".to_owned())
        )
    );
}
