//! A desk with four single players, and its outbox.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test binary needs another part of it"
)]
#![allow(clippy::unwrap_used, reason = "tests may fail and tell")]

use std::path::{Path, PathBuf};

use kralle_desk::{Desk, Folders};
use kralle_outbox::{Client, NotSaid, send};
use serde_json::{Value, json};

/// A tournament at a desk with its settings in `folder/settings`.
pub struct Day {
    pub desk: Desk,
    pub folder: tempfile::TempDir,
}

/// Returns a desk with its settings in `folder/NAME`.
pub fn desk(folder: &Path, settings: &str) -> Desk {
    Desk::new(Folders {
        config: folder.join(settings),
        documents: folder.join("documents"),
    })
}

impl Day {
    pub fn begin() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut day = Self {
            desk: desk(folder.path(), "settings"),
            folder,
        };
        let settings = json!({
            "name": "Klubtag", "rule_set": "standard", "formation": "single_players",
            "format": "round_robin", "tie_breaks": [],
        });
        let path = day.path();
        day.ask(
            "new_tournament",
            json!({ "settings": settings, "path": path }),
        );
        for name in ["Amsel, Anna", "Biber, Bert", "Condor, Cleo", "Dachs, Doro"] {
            day.ask(
                "add_player",
                json!({ "name": name, "ratings": { "national": 1900 } }),
            );
        }
        day.ask(
            "give_numbers",
            json!({ "seed": "739 142 068", "order": "strength" }),
        );
        day
    }

    pub fn path(&self) -> PathBuf {
        self.folder.path().join("tag.kralle")
    }

    pub fn ask(&mut self, call: &str, input: Value) -> Value {
        self.desk.call(call, input).unwrap()
    }

    pub fn publish(&mut self, round: u16) {
        self.ask("pair_round", json!({}));
        self.ask("publish_round", json!({ "round": round }));
    }

    /// Sends the waiting items of the open tournament.
    pub fn send(&self) -> Result<(), NotSaid> {
        send_from(&self.desk)
    }

    /// Returns the identity of the file.
    pub fn file(&self) -> String {
        self.desk.file_identity().unwrap().to_string()
    }
}

/// Sends the waiting items of the tournament open at `desk`.
pub fn send_from(desk: &Desk) -> Result<(), NotSaid> {
    let outbox = desk.outbox().unwrap();
    let client = Client::new(outbox.key().unwrap());
    let file = desk.file_identity().unwrap();
    send(outbox, &client, file, &mut |_, _| true)
}
