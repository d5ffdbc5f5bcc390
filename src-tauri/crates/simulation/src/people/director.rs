//! The director at the laptop.

use rand::RngExt as _;
use rand::rngs::ChaCha8Rng;
use serde_json::{Value, json};

use crate::world::World;

/// The mark in texts that only the director's computer may show.
pub(crate) const SECRET: &str = "GEHEIM";

/// The share of the director's acts that end a round of a large hall.
const ENDS_ROUND: f64 = 0.1;

/// A call at the laptop.
pub(crate) type Call = (&'static str, Value);

/// The view of the director before a decision.
pub(crate) struct View {
    /// The numbers of the published rounds and of the draft; zero for none.
    pub(crate) published: u16,
    pub(crate) draft: u16,
    pub(crate) rounds: u16,
    /// The number of teams, or of single players.
    pub(crate) entrants: u16,
    pub(crate) tables: u16,
    is_large: bool,
    /// The tables of the newest published round without a result.
    pub(crate) open: Vec<u16>,
    pub(crate) devices: u16,
    /// The largest number of games of a match.
    pub(crate) games: u16,
}

impl View {
    /// Reads the overview.
    pub(crate) fn of(overview: &Value, world: &World, devices: u16) -> Self {
        let number =
            |it: &Value| u16::try_from(it.as_u64().unwrap_or_default()).unwrap_or(u16::MAX);
        let all = overview["rounds"].as_array().map(Vec::as_slice);
        let all = all.unwrap_or_default();
        let of = |is_draft: bool| {
            let mut rounds = all.iter().rev();
            rounds.find(|it| (it["state"] == "draft") == is_draft)
        };
        let newest = of(false);
        let open = newest.and_then(|it| it["open_tables"].as_array());
        let entrants = number(&overview["teams"]);
        Self {
            published: newest.map_or(0, |it| number(&it["number"])),
            draft: of(true).map_or(0, |it| number(&it["number"])),
            rounds: world.rounds,
            entrants,
            tables: entrants.div_ceil(world.entrants.at_table()),
            is_large: world.is_large(),
            open: open.into_iter().flatten().map(number).collect(),
            devices,
            games: world.games.most,
        }
    }

    /// Chooses the next calls: one, or all missing results of a large hall, whose captains report
    /// too seldom to end a round.
    pub(crate) fn choose(&self, is_quiet: bool, chance: &mut ChaCha8Rng) -> Vec<Call> {
        if self.is_large && !self.open.is_empty() && chance.random_bool(ENDS_ROUND) {
            let call = |table: &u16| {
                let mut input = result(self.published, *table, chance);
                input["is_missing"] = json!(true);
                ("enter_result", input)
            };
            let tables = std::iter::repeat_n(&self.open, usize::from(self.games));
            return tables.flatten().map(call).collect();
        }
        vec![self.choose_one(is_quiet, chance)]
    }

    fn choose_one(&self, is_quiet: bool, chance: &mut ChaCha8Rng) -> Call {
        let go_on = json!({ "under_disputes": "go_on" });
        if self.published == 0 && self.draft == 0 {
            return ("pair_round", go_on);
        }
        let newest = self.published;
        let team = chance.random_range(1..=self.entrants.max(1));
        let other = chance.random_range(1..=self.entrants.max(1));
        let minutes = chance.random_range(1..=40_u16);
        let which = chance.random_range(0..100_u8);
        let is_official = matches!(which, 58..=70);
        match which {
            _ if is_quiet && is_official => ("overview", json!({})),
            0..=34 if self.draft > 0 => {
                let mut input = json!({ "round": self.draft });
                if chance.random_bool(0.5) {
                    input["under_disputes"] = json!("go_on");
                }
                ("publish_round", input)
            }
            35..=44 if self.draft > 0 => {
                let input = json!({ "round": self.draft, "one": team, "other": other });
                ("swap_teams", input)
            }
            45..=48 if self.draft > 0 => ("discard_draft", json!({ "round": self.draft })),
            0..=29 if newest > 0 && !self.open.is_empty() && !(is_quiet && which > 4) => {
                let place = chance.random_range(0..self.open.len());
                let table = self.open.get(place).copied().unwrap_or(1);
                ("enter_result", self.result(newest, table, chance))
            }
            0..=54 if self.draft == 0 && newest < self.rounds && self.open.is_empty() => {
                ("pair_round", go_on)
            }
            55..=57 if self.draft == 0 && newest > 0 => ("pair_round", json!({})),
            58..=61 => ("undo", json!({ "under_games": "go_on" })),
            62 => ("redo", json!({ "under_games": "go_on" })),
            63..=68 if newest > 0 => {
                let table = chance.random_range(1..=self.tables.max(1));
                ("enter_result", self.result(newest, table, chance))
            }
            69..=70 if newest > 0 => {
                let table = chance.random_range(1..=self.tables.max(1));
                let mut input = json!({ "round": newest, "table": table, "reason": SECRET });
                self.choose_game(&mut input, chance);
                ("clear_result", input)
            }
            71..=73 => (
                "impose_penalty",
                json!({
                    "penalty": "warning", "team": team, "round": newest.max(1), "player": null,
                    "reason": SECRET,
                }),
            ),
            74..=76 => (
                "notice",
                json!({ "text": "Die Suppe ist fertig", "minutes": minutes }),
            ),
            77..=79 => ("start_clock", json!({ "minutes": minutes })),
            80 => ("end_clock", json!({})),
            81..=82 => (
                "show_on_screen",
                json!({ "screen": 1, "shows": "standings" }),
            ),
            83..=84 if self.devices > 0 => {
                let device = chance.random_range(1..=self.devices);
                ("end_device", json!({ "device": device }))
            }
            _ => ("overview", json!({})),
        }
    }
}

impl View {
    fn result(&self, round: u16, table: u16, chance: &mut ChaCha8Rng) -> Value {
        let mut input = result(round, table, chance);
        self.choose_game(&mut input, chance);
        input
    }

    /// Chooses the current game in most cases, which has no number here.
    fn choose_game(&self, input: &mut Value, chance: &mut ChaCha8Rng) {
        if self.games > 1 && chance.random_bool(0.3) {
            input["game"] = json!(chance.random_range(1..=self.games));
        }
    }
}

/// Returns a result at a table: each side wins, or nobody.
fn result(round: u16, table: u16, chance: &mut ChaCha8Rng) -> Value {
    let mut input = json!({
        "round": round, "table": table, "cause": "arbiter_decision", "reason": SECRET,
    });
    match chance.random_range(0..5_u8) {
        0 => input["no_winner"] = json!("drawn"),
        // The sides are filled in by the table.
        1 | 2 => input["winner"] = json!("first"),
        _ => input["winner"] = json!("second"),
    }
    input
}
