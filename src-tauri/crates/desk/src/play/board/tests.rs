//! Complete games over the calls, with a clock controlled by the test.

#![allow(clippy::unwrap_used, reason = "a test may break where it stands")]

#[cfg(test)]
mod around;
#[cfg(test)]
mod cited;
#[cfg(test)]
mod covered;
#[cfg(test)]
mod forks;
#[cfg(test)]
mod many;
#[cfg(test)]
mod ordinary;
#[cfg(test)]
mod pairs;
#[cfg(test)]
mod under;

use std::cell::Cell;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{DateTime, Utc};
use kralle_play::board_game::Millis;
use serde_json::{Value, json};

use crate::core::desk::{Desk, Folders};
use crate::core::environment::{Environment, ThisSystem};

thread_local! {
    static TICKS: Cell<u64> = const { Cell::new(0) };
}

/// This system with the monotonic clock of [`wait`].
struct ByTicks;

impl Environment for ByTicks {
    fn now(&self) -> DateTime<Utc> {
        ThisSystem.now()
    }

    fn ticks(&self) -> Millis {
        Millis(TICKS.get())
    }

    fn fill(&self, bytes: &mut [u8]) -> io::Result<()> {
        ThisSystem.fill(bytes)
    }
}

/// Advances the clock.
pub(crate) fn wait(seconds: u64) {
    TICKS.set(TICKS.get() + 1000 * seconds);
}

/// Makes a call that must succeed.
pub(crate) fn ask(desk: &mut Desk, name: &str, input: Value) -> Value {
    desk.call(name, input)
        .map_err(|refusal| format!("{name}: {refusal:?}"))
        .unwrap()
}

/// Makes a call that must be refused, and returns the code.
fn refused(desk: &mut Desk, name: &str, input: Value) -> String {
    desk.call(name, input).unwrap_err().code.to_string()
}

/// A desk with its directories, and a tournament of two players with a published round.
pub(crate) struct Hall {
    pub(crate) folder: tempfile::TempDir,
    pub(crate) desk: Desk,
}

impl Hall {
    pub(crate) fn new(rules: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut desk = desk_in(folder.path(), "config");
        let settings = json!({
            "name": "Klauenabend", "rule_set": rules, "formation": "single_players",
            "format": "round_robin",
        });
        let path = file_in(folder.path());
        ask(
            &mut desk,
            "new_tournament",
            json!({ "settings": settings, "path": path }),
        );
        for name in ["Amsel, Anna", "Biber, Bert"] {
            ask(&mut desk, "add_player", json!({ "name": name }));
        }
        let input = json!({ "seed": "739 142 068", "order": "listed" });
        ask(&mut desk, "give_numbers", input);
        ask(&mut desk, "pair_round", json!({}));
        ask(&mut desk, "publish_round", json!({ "round": 1 }));
        Self { folder, desk }
    }

    pub(crate) fn ask(&mut self, name: &str, input: Value) -> Value {
        ask(&mut self.desk, name, input)
    }

    pub(crate) fn refused(&mut self, name: &str, input: Value) -> String {
        refused(&mut self.desk, name, input)
    }

    /// Opens a game from a position and starts it: ten minutes, plus five seconds for each move.
    pub(crate) fn begin(&mut self, position: Option<&str>) -> Value {
        let way = json!({ "at_the_board": { "minutes": 10, "increment_seconds": 5 } });
        self.ask(
            "open_game",
            json!({ "round": 1, "table": 1, "way": way, "position": position }),
        );
        self.ask("resume_game", json!({ "game": 1 }))
    }

    pub(crate) fn store(&mut self, color: &str, entry: &str) -> Value {
        let input = json!({ "game": 1, "color": color, "entry": entry });
        self.ask("store_move", input)
    }

    pub(crate) fn stop(&mut self, color: &str) -> Value {
        self.ask("stop_clock", json!({ "game": 1, "color": color }))
    }

    /// Plays a pair, and restarts the clocks if the game continues with stopped clocks.
    pub(crate) fn pair(&mut self, white: &str, black: &str) -> Value {
        self.store("white", white);
        self.store("black", black);
        self.stop("white");
        let view = self.stop("black");
        if view["stage"] == "storing" && view["white"]["clock"]["running"] == false {
            self.ask("start_clocks", json!({ "game": 1 }));
        }
        view
    }

    /// Simulates a crash: another program opens the file, and this one saves nothing.
    pub(crate) fn crash(&mut self, config: &str) {
        let path = file_in(self.folder.path());
        let other = desk_in(self.folder.path(), config);
        let mut ended = std::mem::replace(&mut self.desk, other);
        // Prevents saving on exit.
        ended.running = crate::play::running::Running::default();
        drop(ended);
        self.ask("open_tournament", json!({ "path": path }));
    }
}

fn desk_in(folder: &Path, config: &str) -> Desk {
    let mut desk = Desk::new(Folders {
        config: folder.join(config),
        documents: folder.to_owned(),
    });
    desk.environment = Arc::new(ByTicks);
    desk
}

pub(crate) fn file_in(folder: &Path) -> PathBuf {
    folder.join("abend.kralle")
}
