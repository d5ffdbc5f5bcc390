//! Tournament files, created by the desk.

use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;

use kralle_desk::Desk;
use kralle_desk::season::generate::write_season;
use kralle_season::generator::{SeasonCourse, SeasonPlan};
use kralle_store::{FileId, Store};
use serde_json::{Value, json};
use tempfile::TempDir;

/// A tournament file in its own folder.
pub(crate) struct Evening {
    folder: TempDir,
}

/// Number of generated tournaments.
pub(crate) const EVENINGS: usize = 4;

/// Finished tournaments of one club, kept open: 12 persons, 6 teams.
static PLAYED: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let plan = SeasonPlan {
        persons: 12,
        evenings: u16::try_from(EVENINGS).unwrap(),
        seed: "Klub".to_owned(),
        course: SeasonCourse::Even,
    };
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::for_scripts("Probe");
    let season = plan.generate().unwrap();
    let paths = write_season(&mut desk, &season, &folder.path().join("season")).unwrap();
    for path in &paths {
        desk.call("open_tournament", json!({ "path": path }))
            .unwrap();
        desk.call("reopen_tournament", json!({})).unwrap();
    }
    drop(desk);
    let read = |path: &PathBuf| fs::read(path).unwrap();
    paths.iter().map(read).collect()
});

/// Returns the settings of a tournament.
pub(crate) fn settings(name: &str, place: &str) -> Value {
    json!({
        "name": name, "place": place, "rule_set": "swiss", "format": "round_robin",
        "formation": "pot_draw", "rating_order": ["standard"],
    })
}

impl Evening {
    /// Creates a file from bytes.
    pub(crate) fn of(bytes: &[u8]) -> Self {
        let evening = Self {
            folder: tempfile::tempdir().unwrap(),
        };
        fs::write(evening.path(), bytes).unwrap();
        evening
    }

    /// Returns one of the generated [tournaments](EVENINGS), always the same.
    pub(crate) fn played(number: usize) -> Self {
        Self::of(&PLAYED[number])
    }

    /// Creates a tournament with these players.
    pub(crate) fn with(players: &[Value]) -> Self {
        Self::with_settings(players, |_| {})
    }

    /// Creates a tournament with these players and changed settings.
    pub(crate) fn with_settings(players: &[Value], change: impl FnOnce(&mut Value)) -> Self {
        let evening = Self {
            folder: tempfile::tempdir().unwrap(),
        };
        let mut desk = Desk::for_scripts("Probe");
        let mut settings = settings("Probe", "");
        change(&mut settings);
        let new = json!({ "path": evening.path(), "settings": settings });
        desk.call("new_tournament", new).unwrap();
        for player in players {
            desk.call("add_player", player.clone()).unwrap();
        }
        evening
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.folder.path().join("evening.kralle")
    }

    /// Returns an independent copy.
    pub(crate) fn copy(&self) -> Self {
        Self::of(&self.bytes())
    }

    pub(crate) fn bytes(&self) -> Vec<u8> {
        fs::read(self.path()).unwrap()
    }

    pub(crate) fn file(&self) -> FileId {
        self.head().file
    }

    /// The number of the newest entry, used as the revision of a push.
    pub(crate) fn revision(&self) -> u32 {
        self.head().entry
    }

    /// The head of the file.
    pub(crate) fn head(&self) -> kralle_store::Head {
        Store::open_to_look(&self.path()).unwrap().head().unwrap()
    }

    /// Executes a call of the desk.
    pub(crate) fn change(&self, call: &str, input: Value) -> Value {
        let mut desk = Desk::for_scripts("Probe");
        desk.call("open_tournament", json!({ "path": self.path() }))
            .unwrap();
        let answer = desk.call(call, input);
        answer.unwrap_or_else(|refused| panic!("{call}: {refused:?}"))
    }

    /// Adds a player.
    pub(crate) fn enter(&self, name: &str) {
        self.change("add_player", json!({ "name": name }));
    }
}
