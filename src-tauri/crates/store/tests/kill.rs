//! A program that is killed in the middle of a command: every acknowledged command is there, no
//! half one.
//!
//! This test starts itself again as the program that is killed; hence no test harness.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "tests may fail and tell"
)]

mod sample;

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use kralle_store::{Store, StoreError};
use kralle_tournament::Tournament;

/// Names the file to the program that is to be killed.
const FILE: &str = "KRALLE_KILL_FILE";

/// How often it is killed.
const KILLS: u32 = 20;

fn main() -> Result<(), StoreError> {
    match std::env::var_os(FILE) {
        Some(file) => work_until_killed(Path::new(&file)),
        None => acknowledged_commands_survive(),
    }
}

/// The state after `step` steps: every fourth is an undo. States in force, oldest first.
fn states_after(steps: usize) -> Vec<Tournament> {
    let mut done = vec![sample::drawn(40)];
    for step in 1..=steps {
        take_step(&mut done, step);
    }
    done
}

fn is_undo(step: usize) -> bool {
    step.is_multiple_of(4)
}

/// Takes a step in memory.
fn take_step(done: &mut Vec<Tournament>, step: usize) {
    if is_undo(step) {
        done.pop();
    } else {
        let (kind, pick) = (
            u8::try_from(step * 7 % 256).unwrap(),
            u32::try_from(step).unwrap().wrapping_mul(2_654_435_761),
        );
        let after = sample::command(done.last().unwrap(), kind, pick);
        done.push(after);
    }
}

/// How many steps a file has seen.
fn steps_of(store: &Store) -> Result<usize, StoreError> {
    let journal = store.journal()?;
    Ok(journal
        .iter()
        .map(|entry| 1 + entry.marks.len())
        .sum::<usize>()
        - 1)
}

fn work_until_killed(file: &Path) -> Result<(), StoreError> {
    let mut store = Store::open(file)?;
    let first = steps_of(&store)?;
    let mut done = states_after(first);
    for step in first + 1.. {
        let before = done.last().unwrap().clone();
        take_step(&mut done, step);
        if is_undo(step) {
            store.undo("Rosa Klaue", sample::moment(1))?;
        } else {
            store.keep(&before, done.last().unwrap(), &sample::entry("step"))?;
        }
        // The acknowledgement.
        println!("{step}");
        std::io::stdout().flush().unwrap();
    }
    Ok(())
}

fn acknowledged_commands_survive() -> Result<(), StoreError> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    let journal = folder.path().join("a.kralle-journal");
    drop(Store::create(
        &path,
        &states_after(0)[0],
        &sample::entry("new"),
    )?);
    let (mut in_the_middle, mut acknowledged) = (0, 0);
    for kill in 0..KILLS {
        let mut program = Command::new(std::env::current_exe().unwrap())
            .env(FILE, &path)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(program.stdout.take().unwrap()).lines();
        for _ in 0..=(kill * 7 % 11) {
            acknowledged = lines.next().unwrap().unwrap().parse().unwrap();
        }
        if kill == 0 {
            assert_eq!(Store::open(&path).unwrap_err(), StoreError::InUse);
        }
        wait_for_the_middle(&journal);
        program.kill().unwrap();
        program.wait().unwrap();
        if let Some(last) = lines.last() {
            acknowledged = last.unwrap().parse().unwrap();
        }
        if std::fs::metadata(&journal).is_ok_and(|journal| journal.len() > 0) {
            in_the_middle += 1;
        }

        let store = Store::open(&path)?;
        let steps = steps_of(&store)?;
        assert!(
            steps == acknowledged || steps == acknowledged + 1,
            "{acknowledged} steps acknowledged, {steps} in the file"
        );
        assert_eq!(&store.tournament()?, states_after(steps).last().unwrap());
        let report = store.verify()?;
        assert!(report.is_sound(), "{report:?}");
    }
    println!(
        "killed {KILLS} times, {in_the_middle} of them in the middle of a command; \
         {acknowledged} commands acknowledged, all there"
    );
    Ok(())
}

/// Looks for the journal of a command that is being written; gives up soon, and then the kill comes
/// at any moment.
fn wait_for_the_middle(journal: &Path) {
    const LOOKS: u32 = 20_000;
    let is_written = || std::fs::metadata(journal).is_ok_and(|journal| journal.len() > 0);
    let _ = (0..LOOKS).any(|_| is_written());
}
