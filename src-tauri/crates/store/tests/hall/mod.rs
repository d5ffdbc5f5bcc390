//! A file that takes any action, and a simple reference model, which keeps the complete state after
//! each row.
#![allow(dead_code, reason = "each test binary uses its part")]
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use kralle_play::board_game::{
    GameEvent, GameEventKind, GameNumber, GameOpening, GameWay, Millis, TimeControlSetting,
};
use kralle_store::{EntryState, Head, NewEntry, Store, StoreError, Time, restore, unwatched};
use kralle_tournament::{PlayerId, Preset, RoundNumber, RuleSet, TableNumber, Tournament};
use proptest::prelude::*;
use proptest::sample::Index;
use rusqlite::Connection;
use rusqlite::types::Value;

use crate::sample;

/// An action of the user.
#[derive(Debug, Clone)]
pub(crate) enum Act {
    Command { kind: u8, pick: u32 },
    Undo,
    Redo,
    UndoTo(Index),
    RedoTo(Index),
    OpenGame,
    InGame(Index),
    Copy,
    Restore(Index),
    Reopen,
}

pub(crate) fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        8 => (any::<u8>(), any::<u32>()).prop_map(|(kind, pick)| Act::Command { kind, pick }),
        3 => Just(Act::Undo),
        2 => Just(Act::Redo),
        2 => any::<Index>().prop_map(Act::UndoTo),
        2 => any::<Index>().prop_map(Act::RedoTo),
        1 => Just(Act::OpenGame),
        2 => any::<Index>().prop_map(Act::InGame),
        1 => Just(Act::Copy),
        1 => any::<Index>().prop_map(Act::Restore),
        1 => Just(Act::Reopen),
    ]
}

/// The complete state after a row.
#[derive(Debug, Clone, Default)]
pub(crate) struct World {
    /// The commands in force with the tournament after each.
    pub(crate) done: Vec<(u32, Tournament)>,
    pub(crate) undone: Vec<(u32, Tournament)>,
    /// The number of events of each game.
    pub(crate) games: BTreeMap<u32, u32>,
    /// The rows on the path to this row.
    pub(crate) live: BTreeSet<u32>,
}

impl World {
    pub(crate) fn now(&self) -> &Tournament {
        &self.done.last().unwrap().1
    }
}

/// The file and its reference model.
pub(crate) struct Hall {
    folder: tempfile::TempDir,
    /// `None` only during a restore.
    store: Option<Store>,
    pub(crate) world: World,
    /// The model after each row.
    pub(crate) worlds: Vec<World>,
    pub(crate) heads: Vec<Head>,
    /// The rows that are commands.
    pub(crate) commands: Vec<u32>,
    /// The number of rows of each copy.
    copies: Vec<usize>,
    opened: u32,
    /// Every row as first read.
    rows: Vec<Vec<Value>>,
}

impl Hall {
    pub(crate) fn new(first: Tournament) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.kralle");
        let store = Store::create(&path, &first, &sample::entry("new"), sample::FILE).unwrap();
        let mut hall = Self {
            folder,
            store: Some(store),
            world: World {
                done: vec![(1, first)],
                ..World::default()
            },
            worlds: Vec::new(),
            heads: Vec::new(),
            commands: vec![1],
            copies: Vec::new(),
            opened: 0,
            rows: Vec::new(),
        };
        hall.took_place();
        hall
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.folder.path().join("a.kralle")
    }

    fn copy(&self, number: usize) -> PathBuf {
        self.folder.path().join(format!("copy {number}.kralle"))
    }

    pub(crate) fn store(&mut self) -> &mut Store {
        self.store.as_mut().unwrap()
    }

    /// Returns the number of the next row.
    fn next(&self) -> u32 {
        u32::try_from(self.worlds.len()).unwrap() + 1
    }

    fn time(&self) -> Time {
        sample::moment(self.next())
    }

    /// Records that a row was written.
    fn took_place(&mut self) {
        let number = self.next();
        self.world.live.insert(number);
        self.worlds.push(self.world.clone());
        let head = self.store().head().unwrap();
        assert_eq!(head.entry, number);
        self.heads.push(head);
    }

    fn command(&mut self, kind: u8, pick: u32) {
        let before = self.world.now().clone();
        let after = sample::command(&before, kind, pick);
        if after == before {
            return;
        }
        let entry = NewEntry {
            time: self.time(),
            ..sample::entry("command")
        };
        self.store().keep(&before, &after, &entry).unwrap();
        let number = self.next();
        self.commands.push(number);
        self.world.done.push((number, after));
        self.world.undone.clear();
        self.took_place();
    }

    fn undo_to(&mut self, entry: u32) {
        let time = self.time();
        let went = self.store().undo_to(entry, "Anna", time, &mut unwatched);
        match self.world.done.iter().position(|(it, _)| *it == entry) {
            None => assert_eq!(went, Err(StoreError::NotOnTheWay { entry })),
            Some(place) if place + 1 == self.world.done.len() => {
                assert_eq!(went, Err(StoreError::NothingToUndo));
            }
            Some(place) => {
                assert_eq!(went.unwrap().number, entry);
                let fallen = self.world.done.drain(place + 1..).rev();
                self.world.undone.extend(fallen);
                self.took_place();
            }
        }
    }

    fn redo_to(&mut self, entry: u32) {
        let time = self.time();
        let went = self.store().redo_to(entry, "Bert", time, &mut unwatched);
        if !self.world.undone.iter().any(|(it, _)| *it == entry) {
            assert_eq!(went, Err(StoreError::NotOnTheWay { entry }));
            return;
        }
        assert_eq!(went.unwrap().number, entry);
        while self.world.undone.last().is_some_and(|(it, _)| *it <= entry) {
            self.world.done.extend(self.world.undone.pop());
        }
        self.took_place();
    }

    fn event(&self, kind: GameEventKind) -> GameEvent {
        GameEvent {
            time: self.time(),
            moment: Millis(self.worlds.len() as u64 * 1000),
            kind,
        }
    }

    fn open_game(&mut self) {
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
        let kept = self.store().open_game(&event).unwrap();
        // Also above the numbers of dropped games: no number is reused.
        self.opened += 1;
        assert_eq!(kept.game.number(), GameNumber(self.opened));
        self.world.games.insert(self.opened, 1);
        self.took_place();
    }

    fn in_game(&mut self, index: Index) {
        if self.world.games.is_empty() {
            return;
        }
        let games: Vec<u32> = self.world.games.keys().copied().collect();
        let number = *index.get(&games);
        let kept = self.store().game(GameNumber(number)).unwrap().unwrap();
        let kind = if !kept.game.has_begun() {
            GameEventKind::ClocksStarted { by: None }
        } else if kept.game.is_halted() {
            GameEventKind::Resumed
        } else {
            GameEventKind::Halted
        };
        let event = self.event(kind);
        let mut next = None;
        let after = self.store().append_game_events(&kept, &[event], |head| {
            next = Some(*head);
            Ok(())
        });
        assert_eq!(Some(after.unwrap().head()), next);
        *self.world.games.entry(number).or_default() += 1;
        self.took_place();
    }

    fn restore(&mut self, index: Index) {
        if self.copies.is_empty() {
            return;
        }
        let number = index.index(self.copies.len());
        let (path, from) = (self.path(), self.copy(number));
        let entry = NewEntry {
            time: self.time(),
            ..sample::entry("restore_backup")
        };
        self.store = None;
        restore(&path, &from, &entry, &mut unwatched).unwrap();
        self.reopen();
        self.world = self.worlds[self.copies[number] - 1].clone();
        self.world.undone.clear();
        self.took_place();
    }

    pub(crate) fn close(&mut self) {
        self.store = None;
    }

    pub(crate) fn reopen(&mut self) {
        self.close();
        self.store = Some(Store::open(&self.path(), self.time()).unwrap());
    }

    pub(crate) fn act(&mut self, act: &Act) {
        match act {
            Act::Command { kind, pick } => self.command(*kind, *pick),
            Act::Undo => {
                if let [.., (entry, _), _] = &self.world.done[..] {
                    self.undo_to(*entry);
                } else {
                    let time = self.time();
                    let undone = self.store().undo("Anna", time);
                    assert_eq!(undone, Err(StoreError::NothingToUndo));
                }
            }
            Act::Redo => {
                if let Some((entry, _)) = self.world.undone.last() {
                    self.redo_to(*entry);
                } else {
                    let time = self.time();
                    let redone = self.store().redo("Bert", time);
                    assert_eq!(redone, Err(StoreError::NothingToRedo));
                }
            }
            Act::UndoTo(index) => self.undo_to(*index.get(&self.commands)),
            Act::RedoTo(index) => self.redo_to(*index.get(&self.commands)),
            Act::OpenGame => self.open_game(),
            Act::InGame(index) => self.in_game(*index),
            Act::Copy => {
                let path = self.copy(self.copies.len());
                self.store().save_copy(&path).unwrap();
                self.copies.push(self.worlds.len());
            }
            Act::Restore(index) => self.restore(*index),
            Act::Reopen => self.reopen(),
        }
    }

    /// Checks that the file matches the model, and no old row has changed.
    pub(crate) fn must_hold(&mut self) {
        let world = self.world.clone();
        let copy = self.folder.path().join("now.kralle");
        let commands = self.commands.clone();
        let store = self.store();
        assert_eq!(store.tournament().unwrap(), *world.now());
        for entry in store.journal().unwrap() {
            let number = entry.number;
            if !commands.contains(&number) {
                assert_eq!(entry.command, "restore_backup");
                continue;
            }
            let is_in = |list: &[(u32, Tournament)]| list.iter().any(|(it, _)| *it == number);
            let state = if !world.live.contains(&number) {
                EntryState::Left
            } else if is_in(&world.done) {
                EntryState::Done
            } else if is_in(&world.undone) {
                EntryState::Undone
            } else {
                EntryState::Ended
            };
            assert_eq!(entry.state, state, "entry {number}");
        }
        let games: BTreeMap<u32, u32> = store
            .games()
            .unwrap()
            .iter()
            .map(|kept| (kept.game.number().0, kept.head().events))
            .collect();
        assert_eq!(games, world.games);
        store.save_copy(&copy).unwrap();
        let rows = rows(&copy);
        std::fs::remove_file(&copy).unwrap();
        assert!(rows.len() >= self.rows.len() && rows[..self.rows.len()] == self.rows[..]);
        assert_eq!(rows.len(), self.worlds.len());
        self.rows = rows;
    }
}

/// Returns every row of the journal, every column.
pub(crate) fn rows(path: &Path) -> Vec<Vec<Value>> {
    let connection = Connection::open(path).unwrap();
    let mut statement = connection
        .prepare("SELECT * FROM journal ORDER BY number")
        .unwrap();
    let columns = statement.column_count();
    let rows = statement.query_map((), |row| (0..columns).map(|it| row.get(it)).collect());
    rows.unwrap().map(Result::unwrap).collect()
}
