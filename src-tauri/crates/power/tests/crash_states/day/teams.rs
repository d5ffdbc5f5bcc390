//! Days of fixed teams and of single players.

use serde_json::{Value, json};

use super::{Day, Step, call, close, named, table};

/// Four teams of three that all draw, and the exports of their tournament.
pub(super) fn fixed() -> Day {
    let settings = json!({
        "name": "Klubabend", "rule_set": "ordnung", "format": "round_robin",
        "formation": "fixed_teams", "rating_order": ["standard"],
    });
    let team = |team: u16| {
        let members = (1..=3).map(|member| {
            let name = format!("Krähe, {team}-{member}");
            let rating = 2000 - 100 * team - member;
            json!({ "fields": { "name": name, "ratings": { "standard": rating } } })
        });
        json!({ "name": format!("Team {team}"), "members": members.collect::<Vec<_>>() })
    };
    let teams: Vec<Value> = (1..=4).map(team).collect();
    let with = |players: &[u16]| {
        let players = players.iter().map(|player| json!({ "player": player }));
        players.collect::<Value>()
    };
    let mut steps = vec![
        call(
            "new_tournament",
            json!({ "path": "ROOT/abend.kralle", "settings": settings }),
        ),
        call("import_teams", json!({ "teams": teams })),
        call("add_team", team(5)),
        call(
            "change_team",
            json!({ "number": 1, "team": { "name": "Krallen", "members": with(&[2, 1, 3]) } }),
        ),
        call("remove_team", json!({ "number": 5 })),
        call(
            "give_numbers",
            json!({ "seed": "739142068", "order": "lot" }),
        ),
        call("take_numbers_back", json!({})),
        call(
            "give_numbers",
            json!({ "seed": "739142068", "order": "listed" }),
        ),
    ];
    for round in 1..=3 {
        steps.push(call("pair_round", json!({})));
        steps.push(call("publish_round", json!({ "round": round })));
        if round == 1 {
            let line_up = json!({ "team": 1, "board_1": 2, "board_2": 3 });
            steps.push(call("choose_line_up", table(1, line_up)));
            steps.extend(answers());
        }
        for of in 1..=2 {
            let mut result = table(
                of,
                json!({ "no_winner": "drawn", "cause": "arbiter_decision", "reason": "Probe" }),
            );
            result["round"] = json!(round);
            steps.push(call("enter_result", result));
        }
    }
    steps.extend([
        call(
            "decide_tie",
            json!({
                "tied": [1, 2, 3, 4], "reason": "Stichkampf",
                "ruling": { "kind": "order", "teams": [3, 1, 2, 4] },
            }),
        ),
        call("close_tournament", json!({})),
        call("reopen_tournament", json!({})),
        call(
            "export",
            json!({ "kind": "trf", "path": "ROOT/bericht.trf", "language": "de" }),
        ),
        call(
            "export",
            json!({ "kind": "site", "path": "ROOT/seiten", "language": "de" }),
        ),
        close(),
    ]);
    Day {
        name: "fixed_teams",
        at_the_window: false,
        repeats: true,
        steps,
    }
}

/// The kept answer of a judge, and that it is forgotten.
fn answers() -> [Step; 2] {
    let question = json!({ "ask": "mate", "partner_moved": [] });
    let input = json!({ "position": "POSITION", "question": question });
    [
        call("keep_answer", table(2, input)),
        call("forget_answer", table(2, json!({ "number": 1 }))),
    ]
}

/// Six single players, and one who comes late.
pub(super) fn single() -> Day {
    let settings = json!({
        "name": "Klubabend", "rule_set": "pzs", "format": "swiss_system",
        "formation": "single_players", "swiss_rounds": 3,
    });
    let players = (1..=6).map(|number| json!({ "name": format!("Krähe, {number}") }));
    let players: Vec<Value> = players.collect();
    let late = json!({
        "player": { "name": "Hummel, Hanna" }, "missed": "half", "number": "next",
        "reason": "Zug verspätet",
    });
    Day {
        name: "single_players",
        at_the_window: false,
        repeats: true,
        steps: vec![
            call(
                "new_tournament",
                json!({ "path": "ROOT/abend.kralle", "settings": settings }),
            ),
            call("import_players", json!({ "players": players })),
            call(
                "give_numbers",
                json!({ "seed": "482915077", "order": "lot" }),
            ),
            call("pair_round", json!({})),
            call("publish_round", json!({ "round": 1 })),
            named(
                "open_game",
                "open_game",
                table(
                    1,
                    json!({ "way": { "at_the_board": { "minutes": 10, "increment_seconds": 5 } } }),
                ),
            ),
            call("enter_late", late),
            close(),
        ],
    }
}
