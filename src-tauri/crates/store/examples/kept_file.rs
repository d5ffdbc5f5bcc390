//! Writes the sample file of a schema version once that version is released: `cargo run -p
//! kralle-store --example kept_file`.
//!
//! The file is `tests/files/version-N.kralle`; an existing one is never overwritten. It contains
//! teams, rounds and results, entries that are in force, undone, or no longer redoable, and two
//! interleaved games.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "run by hand, and may fail and tell"
)]

use std::path::Path;

use kralle_play::board_game::{
    GameEvent, GameEventKind, GameNumber, GameOpening, GameWay, Millis, TimeControlSetting,
};
use kralle_store::{NewEntry, Store, StoreError, Time, unwatched};
use kralle_tournament::{GameAt, PlayerId, Preset, RoundNumber, RuleSet, TableNumber, Tournament};
use shakmaty::Color;

#[path = "../tests/sample/mod.rs"]
mod sample;

fn main() -> Result<(), StoreError> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files");
    let unnamed = tempfile::tempdir().unwrap();
    let unnamed = unnamed.path().join("a.kralle");
    let mut day = Day {
        store: Store::create(
            &unnamed,
            &sample::empty(),
            &sample::entry("new_tournament"),
            sample::FILE,
        )?,
        seconds: 0,
    };
    day.play()?;
    let store = day.store;
    let version = store.verify(&mut unwatched)?.schema_version;
    let path = folder.join(format!("version-{version}.kralle"));
    if path.exists() {
        println!("{} is kept already", path.display());
        return Ok(());
    }
    store.save_copy(&path)?;
    println!("{}", path.display());
    Ok(())
}

/// A file and the current time.
struct Day {
    store: Store,
    seconds: u32,
}

impl Day {
    /// Advances the clock by ten seconds.
    fn later(&mut self) -> Time {
        self.seconds += 10;
        sample::moment(self.seconds)
    }

    /// Applies a command and journals it.
    fn command(
        &mut self,
        name: &str,
        data: serde_json::Value,
        change: impl FnOnce(&mut Tournament),
    ) -> Result<(), StoreError> {
        let before = self.store.tournament()?;
        let mut after = before.clone();
        change(&mut after);
        let entry = NewEntry {
            time: self.later(),
            data,
            ..sample::entry(name)
        };
        self.store.keep(&before, &after, &entry)?;
        Ok(())
    }

    fn undo(&mut self) -> Result<(), StoreError> {
        let time = self.later();
        self.store.undo("Anna", time).map(drop)
    }

    fn redo(&mut self) -> Result<(), StoreError> {
        let time = self.later();
        self.store.redo("Bert", time).map(drop)
    }

    fn event(&mut self, kind: GameEventKind) -> GameEvent {
        GameEvent {
            time: self.later(),
            moment: Millis(u64::from(self.seconds) * 1000),
            kind,
        }
    }

    /// Opens a game at the first table.
    fn open_game(&mut self) -> Result<(), StoreError> {
        let opening = GameOpening {
            round: RoundNumber::FIRST,
            table: TableNumber::FIRST,
            white: PlayerId(1),
            black: PlayerId(2),
            way: GameWay::AtTheBoard(TimeControlSetting {
                minutes: 100,
                increment_seconds: 0,
            }),
            rules: RuleSet::of(Preset::PaarZugSchach).to_toml(),
            position: None,
            key: "0123456789abcdef0123456789abcdef".to_owned(),
        };
        let event = self.event(GameEventKind::Opened(Box::new(opening)));
        self.store.open_game(&event).map(drop)
    }

    /// Appends an event to a game.
    fn in_game(&mut self, number: u32, kind: GameEventKind) -> Result<(), StoreError> {
        let event = self.event(kind);
        let kept = self.store.game(GameNumber(number))?.unwrap();
        self.store
            .append_game_events(&kept, &[event], |_| Ok(()))
            .map(drop)
    }

    /// Plays a short tournament whose last state contains every value a file can hold.
    fn play(&mut self) -> Result<(), StoreError> {
        let nothing = || serde_json::json!({});
        // No command of the program makes these changes together, so no command law applies.
        self.command("enter_everybody", nothing(), |tournament| {
            *tournament = sample::with_players(11);
        })?;
        self.command("draw_lots", nothing(), |tournament| {
            *tournament = sample::drawn(11);
        })?;
        self.command("pair_round", nothing(), |tournament| {
            tournament.pair_round().unwrap();
        })?;
        // An undone entry that cannot be redone any more.
        self.undo()?;
        let round = serde_json::json!({ "round": 1 });
        self.command("play_round", round, sample::play_round)?;
        self.open_game()?;
        self.command("play_round", nothing(), sample::play_round)?;
        self.in_game(1, GameEventKind::ClocksStarted { by: None })?;
        let data = serde_json::json!({ "round": 2, "table": 1, "reason": "Videobeweis" });
        self.command("clear_result", data, |tournament| {
            let (round, table) = (RoundNumber::at(1), TableNumber::at(0));
            tournament
                .clear_result(GameAt::first(round, table), None)
                .unwrap();
        })?;
        self.undo()?;
        self.open_game()?;
        self.redo()?;
        self.in_game(
            1,
            GameEventKind::Resigned {
                color: Color::Black,
            },
        )?;
        self.command("everything", nothing(), |tournament| {
            *tournament = sample::colorful();
        })?;
        for name in ["Klauenturnier 2", "Klauenturnier 3", "Klauenturnier 4"] {
            self.command("change_settings", nothing(), |tournament| {
                tournament.settings.name = sample::line(name);
            })?;
        }
        // Two redoable entries, one of them redone; a game does not end redo.
        self.undo()?;
        self.undo()?;
        self.redo()?;
        self.in_game(2, GameEventKind::ClocksStarted { by: None })?;
        self.undo()?;
        Ok(())
    }
}
