//! An evening of eight players in teams by lot: every kind of command, and every file it makes.

use serde_json::{Value, json};

use super::{Day, call, close, open, table};

pub(super) fn day() -> Day {
    let steps = vec![
        call("new_tournament", new_tournament()),
        call("import_players", json!({ "players": players(8) })),
        call(
            "set_odd_number",
            json!({ "odd_number": "three_player_team" }),
        ),
        call(
            "draw_lots",
            json!({ "seed": "739142068", "wish": "anyone" }),
        ),
        call("pair_round", json!({})),
        call("publish_round", json!({ "round": 1 })),
        call("choose_seating", table(1, json!({ "seating": "cross" }))),
        call(
            "choose_colors",
            table(1, json!({ "white_on_board_1": "first" })),
        ),
        call("enter_result", drawn(1)),
        call("undo", json!({ "entry": 9 })),
        call("redo", json!({ "entry": 9 })),
        call("save_copy", json!({ "path": "ROOT/kopie.kralle" })),
        call("enter_result", drawn(2)),
        call("undo_to", json!({ "entry": 5 })),
        call("redo_to", json!({ "entry": 8 })),
        close(),
        open(),
        call("restore_backup", json!({ "name": "BACKUP" })),
        call("pair_round", json!({})),
        close(),
    ];
    Day {
        name: "evening",
        at_the_window: false,
        repeats: false,
        steps,
    }
}

/// Numbers drawn by Varma tables, which begin at nine teams.
pub(super) fn numbers() -> Day {
    Day {
        name: "numbers",
        at_the_window: false,
        repeats: true,
        steps: vec![
            call("new_tournament", new_tournament()),
            call("import_players", json!({ "players": players(20) })),
            call(
                "draw_lots",
                json!({ "seed": "739142068", "wish": "anyone" }),
            ),
            call("draw_numbers", json!({ "seed": "77" })),
            call("drop_numbers", json!({})),
            close(),
        ],
    }
}

fn new_tournament() -> Value {
    json!({
        "path": "ROOT/abend.kralle",
        "settings": {
            "name": "Klubabend", "rule_set": "swiss", "format": "round_robin",
            "rating_order": ["standard"],
        },
    })
}

fn players(count: u16) -> Value {
    let players = (1..=count).map(|number| {
        json!({
            "name": format!("Krähe, {number}"),
            "ratings": { "standard": 2000 - 10 * number },
        })
    });
    players.collect()
}

fn drawn(of: u16) -> Value {
    table(
        of,
        json!({ "no_winner": "drawn", "cause": "arbiter_decision", "reason": "Licht aus" }),
    )
}
