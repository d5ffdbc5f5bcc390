//! A program killed at any moment loses no acknowledged command and leaves no partial one.
//!
//! It is killed during commands, undo and redo, copies and backups, migrations, restores, and the
//! creation of a file. A normal run kills a few times; `cargo xtask kill 1000` a thousand times.
//!
//! This test runs its own executable as the program to kill, so it has no test harness.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "tests may fail and tell"
)]

mod sample;

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use kralle_store::{Occasion, Store, StoreError, backups, contents, proved, restore, unwatched};
use kralle_tournament::Tournament;

/// The environment variable with the task of the program to kill: its task, its file, and the first
/// step.
const TASK: &str = "KRALLE_KILL_TASK";
const FILE: &str = "KRALLE_KILL_FILE";
const FIRST: &str = "KRALLE_KILL_FIRST";

/// The environment variable with the number of kills.
const KILLS: &str = "KRALLE_KILLS";

fn main() -> Result<(), StoreError> {
    let Ok(task) = std::env::var(TASK) else {
        let kills = std::env::var(KILLS).map_or(24, |kills| kills.parse().unwrap());
        kill(kills);
        return Ok(());
    };
    let file = PathBuf::from(std::env::var_os(FILE).unwrap());
    match task.as_str() {
        "commands" => give_commands(&file, std::env::var(FIRST).unwrap().parse().unwrap()),
        "migrate" => Store::open(&file, sample::moment(1)).map(drop),
        "create" => Store::create(
            &file,
            &sample::drawn(40),
            &sample::entry("new"),
            sample::FILE,
        )
        .map(drop),
        "restore" => put_back(&file),
        other => panic!("no task {other}"),
    }
}

fn acknowledge(step: usize) {
    println!("{step}");
    std::io::stdout().flush().unwrap();
}

// The program to kill.

/// The effect of a step.
enum Step {
    Command { kind: u8, pick: u32 },
    Undo,
    Redo,
    UndoToThreeBefore,
}

fn step(number: usize) -> Step {
    match number % 12 {
        4 | 9 => Step::Undo,
        5 => Step::Redo,
        11 => Step::UndoToThreeBefore,
        _ => Step::Command {
            kind: u8::try_from(number * 7 % 256).unwrap(),
            pick: u32::try_from(number).unwrap().wrapping_mul(2_654_435_761),
        },
    }
}

fn give_commands(file: &Path, first: usize) -> Result<(), StoreError> {
    let mut store = Store::open(file, sample::moment(0))?;
    for number in first.. {
        match step(number) {
            Step::Command { kind, pick } => {
                let before = store.tournament()?;
                let after = sample::command(&before, kind, pick);
                if after != before {
                    store.keep(&before, &after, &sample::entry("step"))?;
                }
            }
            Step::Undo => allow_nothing(store.undo("Rosa Klaue", sample::moment(1)))?,
            Step::Redo => allow_nothing(store.redo("Rosa Klaue", sample::moment(2)))?,
            Step::UndoToThreeBefore => {
                let falls = store.falls_by_undo_to(1)?;
                let entry = falls.get(3).copied().unwrap_or(1);
                allow_nothing(store.undo_to(
                    entry,
                    "Rosa Klaue",
                    sample::moment(3),
                    &mut unwatched,
                ))?;
            }
        }
        acknowledge(number);
        if number % 7 == 3 {
            let name = format!("copy {number}.kralle");
            let copied = store.save_copy(&file.with_file_name(name));
            assert!(matches!(copied, Ok(()) | Err(StoreError::Exists { .. })));
        }
        if number % 7 == 6 {
            let time = sample::moment(u32::try_from(number).unwrap());
            store.back_up(Occasion::Round, time)?;
        }
    }
    Ok(())
}

fn allow_nothing<T>(done: Result<T, StoreError>) -> Result<(), StoreError> {
    match done {
        Ok(_) | Err(StoreError::NothingToUndo | StoreError::NothingToRedo) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Restores the newest backup again and again: the two files swap places.
fn put_back(file: &Path) -> Result<(), StoreError> {
    for number in 0.. {
        let time = sample::moment(u32::try_from(number).unwrap() + 10);
        let newest = backups(file)?.remove(0);
        let entry = kralle_store::NewEntry {
            time,
            ..sample::entry("restore_backup")
        };
        restore(file, &newest.path, &entry, &mut unwatched)?;
        acknowledge(number);
    }
    Ok(())
}

// The expected states.

/// The expected content of the file after some steps.
struct Model {
    steps: usize,
    done: Vec<Tournament>,
    undone: Vec<Tournament>,
    /// Entries and marks in the journal.
    written: usize,
}

impl Model {
    fn new() -> Self {
        Self {
            steps: 0,
            done: vec![sample::drawn(40)],
            undone: Vec::new(),
            written: 1,
        }
    }

    fn now(&self) -> &Tournament {
        self.done.last().unwrap()
    }

    fn take_step(&mut self) {
        match step(self.steps) {
            Step::Command { kind, pick } => {
                let after = sample::command(self.now(), kind, pick);
                if after != *self.now() {
                    self.done.push(after);
                    self.undone.clear();
                    self.written += 1;
                }
            }
            Step::Undo => self.undo(1),
            Step::Redo => {
                if let Some(again) = self.undone.pop() {
                    self.done.push(again);
                    self.written += 1;
                }
            }
            Step::UndoToThreeBefore => self.undo(3),
        }
        self.steps += 1;
    }

    fn undo(&mut self, steps: usize) {
        for _ in 0..steps.min(self.done.len() - 1) {
            self.undone.extend(self.done.pop());
            self.written += 1;
        }
    }
}

// The killer.

/// A small deterministic random generator: kills come at varied moments, but the same in every run.
struct Moments(u64);

impl Moments {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }

    /// Waits for a random time.
    fn pass(&mut self, longest: u64) {
        for turn in 0..self.below(longest) {
            std::hint::black_box(turn);
        }
    }
}

/// Starts a program and kills it. Returns the steps it acknowledged, and true if it was writing.
fn start_and_kill(
    task: &str,
    file: &Path,
    first: usize,
    moments: &mut Moments,
) -> (Vec<usize>, bool) {
    let mut program = Command::new(std::env::current_exe().unwrap())
        .env(TASK, task)
        .env(FILE, file)
        .env(FIRST, first.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(program.stdout.take().unwrap()).lines();
    let mut acknowledged: Vec<usize> = Vec::new();
    let journal = PathBuf::from(format!("{}-journal", file.display()));
    let is_writing = || fs::metadata(&journal).is_ok_and(|journal| journal.len() > 0);
    match task {
        "commands" | "restore" => {
            for _ in 0..=moments.below(4) {
                acknowledged.extend(
                    lines
                        .next()
                        .map(|line| line.unwrap().parse::<usize>().unwrap()),
                );
            }
            // Half of the kills come during a command, half at any moment.
            if moments.below(2) == 0 {
                let _ = (0..20_000).any(|_| is_writing());
            } else {
                moments.pass(2_000_000);
            }
        }
        _ => moments.pass(6_000_000),
    }
    program.kill().unwrap();
    program.wait().unwrap();
    for line in lines {
        acknowledged.push(line.unwrap().parse().unwrap());
    }
    (acknowledged, is_writing())
}

/// Checks that the files and backups next to `file` are complete.
fn must_be_whole(file: &Path) {
    for backup in backups(file).unwrap() {
        let report = proved(&backup.path, &mut unwatched).unwrap();
        assert!(report.is_sound(), "{}: {report:?}", backup.name());
    }
    for entry in fs::read_dir(file.parent().unwrap()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if name.starts_with("copy") && name.ends_with(".kralle") {
            assert!(proved(&path, &mut unwatched).unwrap().is_sound(), "{name}");
            fs::remove_file(&path).unwrap();
        }
    }
}

/// A file that programs change until they are killed, and its expected content.
struct Work {
    folder: tempfile::TempDir,
    model: Model,
}

impl Work {
    fn new() -> Self {
        let work = Self {
            folder: tempfile::tempdir().unwrap(),
            model: Model::new(),
        };
        let first = Store::create(
            &work.path(),
            work.model.now(),
            &sample::entry("new"),
            sample::FILE,
        );
        drop(first.unwrap());
        work
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("a.kralle")
    }

    /// Kills a program during its commands. Returns the number it acknowledged, and true if it was
    /// in one.
    fn kill(&mut self, moments: &mut Moments) -> (usize, bool) {
        let first = self.model.steps;
        let (acknowledged, in_the_middle) =
            start_and_kill("commands", &self.path(), first, moments);
        let last = acknowledged.last().map_or(first, |last| last + 1);
        while self.model.steps < last {
            self.model.take_step();
        }
        let store = Store::open(&self.path(), sample::moment(0)).unwrap();
        let journal = store.journal().unwrap();
        let written: usize = journal.iter().map(|entry| 1 + entry.marks.len()).sum();
        if written != self.model.written {
            // The unacknowledged command: complete or absent.
            self.model.take_step();
        }
        assert_eq!(
            written, self.model.written,
            "after step {}",
            self.model.steps
        );
        assert_eq!(&store.tournament().unwrap(), self.model.now());
        let report = store.verify(&mut unwatched).unwrap();
        assert!(report.is_sound(), "{report:?}");
        drop(store);
        must_be_whole(&self.path());
        (acknowledged.len(), in_the_middle)
    }
}

/// Kills a program during a migration.
fn kill_a_migration(moments: &mut Moments) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/files/version-1.kralle");
    fs::copy(kept, &path).unwrap();
    let before = contents(&path).unwrap();
    start_and_kill("migrate", &path, 0, moments);
    let store = Store::open(&path, sample::moment(0)).unwrap();
    assert_eq!(store.tournament().unwrap(), before.tournament);
    // The sample file has values that no command leads to; that must be the only finding.
    let expected = proved(Path::new(kept), &mut unwatched).unwrap();
    assert_eq!(store.verify(&mut unwatched).unwrap(), expected);
    assert!(store.wall().unwrap() > 1);
    drop(store);
    let backups = backups(&path).unwrap();
    assert!(!backups.is_empty());
    for backup in backups {
        assert_eq!(proved(&backup.path, &mut unwatched).unwrap(), expected);
    }
}

/// Kills a program that creates a file.
fn kill_a_creation(moments: &mut Moments) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    start_and_kill("create", &path, 0, moments);
    if path.exists() {
        assert!(proved(&path, &mut unwatched).unwrap().is_sound());
    } else {
        // Its leftovers do not get in the way.
        let again = Store::create(&path, &sample::empty(), &sample::entry("new"), sample::FILE);
        drop(again.unwrap());
    }
}

/// Kills a program that restores backups.
fn kill_a_restore(moments: &mut Moments) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    let mut states: BTreeMap<&str, Tournament> = BTreeMap::new();
    let first = sample::drawn(8);
    let mut second = first.clone();
    sample::play_round(&mut second);
    let mut store = Store::create(&path, &first, &sample::entry("new"), sample::FILE).unwrap();
    store.back_up(Occasion::Round, sample::moment(0)).unwrap();
    store
        .keep(&first, &second, &sample::entry("play_round"))
        .unwrap();
    drop(store);
    states.extend([("first", first), ("second", second)]);
    start_and_kill("restore", &path, 0, moments);
    let store = Store::open(&path, sample::moment(0)).unwrap();
    let now = store.tournament().unwrap();
    assert!(states.values().any(|state| *state == now));
    assert!(store.verify(&mut unwatched).unwrap().is_sound());
    drop(store);
    must_be_whole(&path);
    // Nothing is lost: both states are in the file or its backups.
    let kept: Vec<Tournament> = backups(&path)
        .unwrap()
        .iter()
        .map(|backup| contents(&backup.path).unwrap().tournament)
        .chain([now])
        .collect();
    assert!(states.values().all(|state| kept.contains(state)));
}

fn kill(kills: usize) {
    /// The number of kills after which a new file starts: another test verifies long journals.
    const KILLS_A_FILE: usize = 40;
    let mut moments = Moments(0x9E37_79B9_7F4A_7C15);
    let mut work = Work::new();
    {
        let _open = Store::open(&work.path(), sample::moment(0)).unwrap();
        let second = Store::open(&work.path(), sample::moment(0));
        assert_eq!(second.unwrap_err(), StoreError::InUse);
    }
    let (mut in_commands, mut in_the_middle, mut acknowledged) = (0, 0, 0);
    for number in 0..kills {
        match number % 8 {
            5 => kill_a_migration(&mut moments),
            6 => kill_a_restore(&mut moments),
            7 => kill_a_creation(&mut moments),
            _ => {
                let (count, was_writing) = work.kill(&mut moments);
                in_commands += 1;
                acknowledged += count;
                in_the_middle += usize::from(was_writing);
                if in_commands % KILLS_A_FILE == 0 {
                    work = Work::new();
                }
            }
        }
    }
    println!(
        "killed {kills} times, {in_commands} of them while commands were given, {in_the_middle} in \
         the middle of one; {acknowledged} commands acknowledged, all there"
    );
}
