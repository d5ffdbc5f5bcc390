//! Random acts of directors, sensible or not.

use rand::RngExt as _;
use serde_json::{Value, json};

use super::walk::Walk;

/// The visibility of an act in the hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seen {
    May,
    /// The act concerns unpublished data only.
    MustNot,
}

impl Walk {
    fn any(&mut self, from: u16, to: u16) -> u16 {
        self.chance.random_range(from..=to)
    }

    /// Returns the director's next act.
    pub(crate) fn act(&mut self) -> (String, Value, Seen) {
        let overview = self.ask("overview", json!({}));
        let rounds = overview["rounds"].as_array().unwrap();
        let newest = u16::try_from(rounds.len()).unwrap();
        let has_draft = newest > self.published.last().copied().unwrap_or_default();
        let teams = u16::try_from(overview["teams"].as_u64().unwrap())
            .unwrap()
            .max(1);
        let open = rounds.iter().any(|it| {
            it["open_tables"]
                .as_array()
                .is_some_and(|it| !it.is_empty())
        });
        let (team, other) = (self.any(1, teams), self.any(1, teams));
        let table = self.any(1, teams / 2 + 1);
        let round = self.any(1, 2 * newest + 1).min(newest + 1);
        let minutes = self.any(1, 40);
        let [side, at] = [self.any(0, 1), self.any(0, u16::MAX)].map(usize::from);
        let which = self.any(0, 99);
        let of_round = |it: u16| {
            if self.published.contains(&it) {
                Seen::May
            } else {
                Seen::MustNot
            }
        };
        let of_two = json!({ "kind": "together_again", "team": team, "other": other });
        let of_one = json!({ "kind": "bye", "team": team });
        let result = |round: u16, table: u16, winner: u16| json!({ "round": round, "table": table, "winner_team": winner, "cause": "arbiter_decision", "reason": "Am Brett" });
        let quiet = Seen::MustNot;
        let (call, input, seen) = match which {
            // Most of the time the tournament advances.
            0..=14 if has_draft => ("publish_round", json!({ "round": newest }), Seen::May),
            15..=27 if has_draft => {
                let input = json!({ "round": newest, "one": team, "other": other });
                ("swap_teams", input, quiet)
            }
            0..=29 if open && newest > 0 => {
                let it = rounds.last().unwrap();
                let tables = it["open_tables"].as_array().unwrap();
                let table =
                    u16::try_from(tables.first().and_then(Value::as_u64).unwrap_or(1)).unwrap();
                let sides = self.meetings_at(newest, table);
                let winner = sides.get(side).copied().unwrap_or(1);
                (
                    "enter_result",
                    result(newest, table, winner),
                    of_round(newest),
                )
            }
            0..=39 => ("pair_round", json!({}), quiet),
            40..=44 => ("discard_draft", json!({ "round": newest }), quiet),
            45..=49 => (
                "swap_teams",
                json!({ "round": round, "one": team, "other": other, "reason": "GEHEIM" }),
                of_round(round),
            ),
            50..=52 => ("wish_pairing", of_two, quiet),
            53..=55 => ("wish_pairing", of_one, quiet),
            56 => ("drop_pairing_wish", of_two, quiet),
            57 => ("pair_by_rules", json!({}), quiet),
            58..=60 => {
                let from = self.published.last().copied().unwrap_or_default() + 1;
                let input = json!({ "team": team, "from": from, "to": from, "worth": "half", "reason": "GEHEIM" });
                ("let_be_absent", input, quiet)
            }
            61 => (
                "take_absence_back",
                json!({ "team": team, "round": round, "reason": "GEHEIM" }),
                Seen::May,
            ),
            62 => (
                "let_be_absent",
                json!({ "team": team, "from": newest + 1, "worth": "nothing", "reason": "GEHEIM" }),
                Seen::May,
            ),
            63..=65 => (
                "choose_seating",
                json!({ "round": round, "table": table, "seating": "cross" }),
                of_round(round),
            ),
            66..=67 => (
                "choose_colors",
                json!({ "round": round, "table": table, "white_on_board_1": "second" }),
                of_round(round),
            ),
            68..=70 => ("enter_result", result(round, table, team), of_round(round)),
            71..=72 => (
                "clear_result",
                json!({ "round": round, "table": table, "reason": "GEHEIM" }),
                of_round(round),
            ),
            73..=81 => ("undo", json!({ "under_games": "go_on" }), Seen::May),
            82..=86 => ("redo", json!({ "under_games": "go_on" }), Seen::May),
            87 => {
                let entry = self.steps.keys().nth(at % self.steps.len());
                (
                    if at % 2 == 0 { "undo_to" } else { "redo_to" },
                    json!({ "entry": entry }),
                    Seen::May,
                )
            }
            88 => ("show_lots", json!({ "teams": team }), Seen::May),
            89 => (
                "show_on_screen",
                json!({ "screen": 1, "shows": "pairings" }),
                Seen::May,
            ),
            90 => (
                "notice",
                json!({ "text": "Suppe ist fertig", "minutes": minutes }),
                Seen::May,
            ),
            91 => ("start_clock", json!({ "minutes": minutes }), Seen::May),
            92 => (
                "extend_clock",
                json!({ "minutes": minutes, "table": table }),
                Seen::May,
            ),
            93 => ("end_clock", json!({}), Seen::May),
            94 => {
                let part = json!({ "what": "round", "minutes": minutes });
                let plan = json!({ "begins": "19:30", "parts": [part, part, part] });
                ("set_day_plan", json!({ "plan": plan }), Seen::May)
            }
            95 => {
                let name = format!("Klaue, Spät {minutes}");
                let player = json!({ "name": name, "ratings": { "national": 1700 } });
                let input = json!({ "player": player, "missed": "nothing", "number": "next", "reason": "GEHEIM" });
                ("enter_late", input, Seen::May)
            }
            96 => (
                "impose_penalty",
                json!({ "penalty": "warning", "team": team, "round": round, "player": null, "reason": "GEHEIM" }),
                Seen::May,
            ),
            97 if minutes > 35 => ("end_with_last_round", json!({}), Seen::May),
            98 => ("close_tournament", json!({}), Seen::May),
            _ => (
                "reopen_tournament",
                json!({ "reason": "GEHEIM" }),
                Seen::May,
            ),
        };
        (call.to_owned(), input, seen)
    }

    fn meetings_at(&self, round: u16, table: u16) -> Vec<u16> {
        let view = self.ask("round", json!({ "round": round }));
        let mut matches = view["matches"].as_array().unwrap().iter();
        let found = matches.find(|it| it["table"] == table);
        let sides = found.map(|it| [&it["first"]["team"], &it["second"]["team"]]);
        let numbers = sides.into_iter().flatten().filter_map(Value::as_u64);
        numbers.map(|it| u16::try_from(it).unwrap()).collect()
    }
}
