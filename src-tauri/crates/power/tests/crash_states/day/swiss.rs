//! A day of seventeen players by the Swiss system: lists, pairings and what happens at the tables.

use serde_json::{Value, json};

use super::{Act, Day, Step, any, call, close, named, table};

pub(super) fn day() -> Day {
    let mut steps = before_the_first_round();
    steps.extend(at_the_tables());
    steps.extend(between_the_rounds());
    Day {
        name: "swiss",
        at_the_window: false,
        repeats: true,
        steps,
    }
}

fn before_the_first_round() -> Vec<Step> {
    let mut renamed = settings();
    renamed["name"] = json!("Klubtag");
    vec![
        call(
            "new_tournament",
            json!({ "path": "ROOT/abend.kralle", "settings": settings() }),
        ),
        call("import_players", json!({ "players": players() })),
        call("change_settings", renamed),
        call("change_rule_set", rules(&[], None)),
        call("add_player", player(18)),
        call(
            "change_player",
            json!({ "player": 18, "fields": player(19) }),
        ),
        call("remove_player", json!({ "player": 18 })),
        call("refresh_ratings", ratings()),
        call("check_in", json!({ "players": [1], "presence": "absent" })),
        call("check_in", json!({ "players": [1], "presence": "here" })),
        call("order_by_hand", json!({ "players": [6, 7] })),
        call(
            "set_odd_number",
            json!({ "odd_number": "three_player_team" }),
        ),
        call(
            "draw_lots",
            json!({ "seed": "739142068", "wish": "anyone" }),
        ),
        call("wish_pairing", wish()),
        call("drop_pairing_wish", wish()),
        call("wish_pairing", wish()),
        call("pair_round", json!({})),
        call("pair_by_rules", json!({})),
        call("pair_round", json!({})),
        call("discard_draft", json!({ "round": 1 })),
        call("pair_round", json!({})),
        any(
            "swap_teams",
            pairs(
                |one, other| json!({ "round": 1, "one": one, "other": other, "reason": "Irrtum" }),
            ),
        ),
        call("publish_round", json!({ "round": 1 })),
    ]
}

fn at_the_tables() -> Vec<Step> {
    let seat = table(1, json!({ "seating": "cross" }));
    let colors = table(1, json!({ "white_on_board_1": "first" }));
    let record = "[Event \"Probe\"]\n\n1A. e4 1a. e5 1B. d4 1b. d5 2A. Qh5 *\n";
    let evidence = json!({ "evidence": { "record": record }, "overrule": "Abgebrochen" });
    let correction = json!({
        "seating": "parallel", "white_on_board_1": "second", "reason": "Irrtum",
        "overrule": "Abgebrochen",
    });
    vec![
        call("choose_seating", seat.clone()),
        call("reopen_seating", table(1, json!({}))),
        call("choose_seating", seat),
        call("choose_colors", colors),
        call(
            "mark_progress",
            table(1, json!({ "progress": "still_playing" })),
        ),
        call("enter_result", drawn(1)),
        call(
            "clear_result",
            table(1, json!({ "reason": "Falscher Tisch" })),
        ),
        call("enter_result", drawn(1)),
        call("attach_evidence", table(1, evidence)),
        named("detach_evidence", "attach_evidence", table(1, json!({}))),
        Step {
            name: "overrule_result",
            act: Act::Any("enter_result", (1..=8).map(overruled).collect()),
        },
        call("correct_seating", table(1, correction)),
        any(
            "let_sit_out",
            (1..=8)
                .flat_map(|of| (1..=17).map(move |player| table(of, json!({ "player": player }))))
                .collect(),
        ),
        call("enter_result", drawn(2)),
        call("enter_result", drawn(3)),
        call("enter_result", drawn(4)),
    ]
}

fn between_the_rounds() -> Vec<Step> {
    let penalty = json!({
        "penalty": "points_down", "team": 1, "round": 1, "half_points": 1,
        "reason": "Zug vorgesagt",
    });
    let away = json!({
        "team": 2, "from": 2, "to": 2, "worth": "half", "reason": "krank",
    });
    vec![
        call("impose_penalty", penalty),
        call("lift_penalty", json!({ "number": 1, "reason": "Irrtum" })),
        call("let_be_absent", away),
        call(
            "take_absence_back",
            json!({ "team": 2, "round": 2, "reason": "gesund" }),
        ),
        call(
            "reform_teams",
            json!({
                "teams": [{
                    "team": "THREE_TEAM",
                    "members": [{ "player": "THREE_1" }, { "player": "THREE_3" }],
                }],
                "gone": ["THREE_2"],
                "reason": "krank",
            }),
        ),
        call(
            "go_home",
            json!({
                "player": "TWO_1", "team": { "kind": "leaves" }, "reason": "letzter Zug",
            }),
        ),
        call(
            "place_player",
            json!({
                "who": { "fields": player(20) },
                "place": { "kind": "in_place_of", "player": "GONE" },
                "reason": "springt ein",
            }),
        ),
        call("notice", json!({ "text": "Suppe ist fertig" })),
        call("start_clock", json!({ "minutes": 15, "title": "Runde 1" })),
        call("end_with_last_round", json!({})),
        close(),
    ]
}

fn settings() -> Value {
    json!({
        "name": "Klubabend", "rule_set": "swiss", "format": "swiss_system",
        "swiss_rounds": 3, "rating_order": ["standard"],
    })
}

fn rules(changes: &[Value], reason: Option<&str>) -> Value {
    json!({
        "rules": { "base": "swiss", "source": "Ausschreibung", "changes": changes },
        "reason": reason,
    })
}

fn player(number: u16) -> Value {
    let rating = 2000 - 10 * number;
    json!({ "name": format!("Krähe, {number}"), "ratings": { "standard": rating } })
}

fn players() -> Value {
    // Two of equal rating are ordered by hand.
    let players = (1..=17).map(|number| player(if number == 7 { 6 } else { number }));
    let mut players: Vec<Value> = players.collect();
    players[6]["name"] = json!("Krähe, 7");
    players.into()
}

fn ratings() -> Value {
    json!({ "players": [{ "player": 1, "fide_id": 7, "ratings": { "standard": 2100 } }] })
}

fn wish() -> Value {
    json!({ "kind": "together", "team": 1, "other": 2 })
}

/// Returns the inputs for all pairs of teams.
fn pairs(input: impl Fn(u16, u16) -> Value) -> Vec<Value> {
    let pairs = (1..=8).flat_map(|one| (one + 1..=8).map(move |other| (one, other)));
    pairs.map(|(one, other)| input(one, other)).collect()
}

fn drawn(of: u16) -> Value {
    table(
        of,
        json!({ "no_winner": "drawn", "cause": "arbiter_decision", "reason": "Licht aus" }),
    )
}

fn overruled(winner: u16) -> Value {
    table(
        1,
        json!({
            "winner_team": winner, "cause": "arbiter_decision", "reason": "Am Brett",
            "overrule": "Neu entschieden",
        }),
    )
}
