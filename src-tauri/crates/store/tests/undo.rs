//! Every command can be undone and redone, table by table.

use crate::dump;
use crate::sample;

use kralle_store::{Act, EntryState, JournalEntry, Store, StoreError, unwatched};
use kralle_tournament::Tournament;
use proptest::prelude::*;

/// An action of the user.
#[derive(Debug, Clone)]
enum Step {
    Command { kind: u8, pick: u32 },
    Undo,
    Redo,
    Reopen,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        6 => (any::<u8>(), any::<u32>()).prop_map(|(kind, pick)| Step::Command { kind, pick }),
        3 => Just(Step::Undo),
        2 => Just(Step::Redo),
        1 => Just(Step::Reopen),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn undo_and_redo_restore_every_table(
        players in prop_oneof![Just(0_u32), 4..12_u32],
        steps in proptest::collection::vec(step(), 1..40),
    ) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.kralle");
        let first = if players == 0 { sample::empty() } else { sample::drawn(players) };
        let mut store = Store::create(&path, &first, &sample::entry("new"), sample::FILE).unwrap();
        // The reference implementation: full copies of all states.
        let mut done = vec![first];
        let mut undone: Vec<Tournament> = Vec::new();
        for step in steps {
            let now = done.last().unwrap().clone();
            match step {
                Step::Command { kind, pick } => {
                    let after = sample::command(&now, kind, pick);
                    // Callers do not keep a command that changed nothing.
                    if after != now {
                        store.keep(&now, &after, &sample::entry("command")).unwrap();
                        done.push(after);
                        undone.clear();
                    }
                }
                Step::Undo if done.len() > 1 => {
                    store.undo("Rosa Klaue", sample::moment(1)).unwrap();
                    undone.extend(done.pop());
                }
                Step::Undo => prop_assert_eq!(
                    store.undo("Rosa Klaue", sample::moment(1)),
                    Err(StoreError::NothingToUndo)
                ),
                Step::Redo => {
                    let redone = store.redo("Rosa Klaue", sample::moment(2));
                    if let Some(again) = undone.pop() {
                        redone.unwrap();
                        done.push(again);
                    } else {
                        prop_assert_eq!(redone, Err(StoreError::NothingToRedo));
                    }
                }
                Step::Reopen => {
                    drop(store);
                    store = Store::open(&path, sample::moment(0)).unwrap();
                }
            }
            prop_assert_eq!(&store.tournament().unwrap(), done.last().unwrap());
        }
        let report = store.verify(&mut unwatched).unwrap();
        prop_assert_eq!(&report.findings, &[]);
        let entries = store.journal().unwrap().len();
        prop_assert_eq!(report.replayed, entries - 1);

        // All the way back and forward, compared with a new file for each state.
        let fresh = |tournament: &Tournament| {
            let path = folder.path().join("fresh.kralle");
            drop(Store::create(&path, tournament, &sample::entry("new"), sample::FILE).unwrap());
            let dump = dump::of(&path);
            std::fs::remove_file(&path).unwrap();
            dump
        };
        let dump = |store: &Store| {
            let path = folder.path().join("copy.kralle");
            store.save_copy(&path).unwrap();
            let dump = dump::of(&path);
            std::fs::remove_file(&path).unwrap();
            dump
        };
        let last = done.last().unwrap().clone();
        while store.undoable().unwrap().is_some() {
            store.undo("Rosa Klaue", sample::moment(3)).unwrap();
            done.pop();
            prop_assert_eq!(dump(&store), fresh(done.last().unwrap()));
        }
        prop_assert_eq!(done.len(), 1);
        let mut last = vec![last];
        undone.reverse();
        last.extend(undone);
        while store.redoable().unwrap().is_some() {
            store.redo("Rosa Klaue", sample::moment(4)).unwrap();
        }
        prop_assert_eq!(dump(&store), fresh(last.last().unwrap()));
    }
}

fn add(store: &mut Store, number: u32) -> Result<JournalEntry, StoreError> {
    let before = store.tournament()?;
    let mut after = before.clone();
    after.add_player(sample::player(number)).unwrap();
    store.keep(&before, &after, &sample::entry("add_player"))
}

#[test]
fn the_journal_keeps_what_was_undone_and_says_so() -> Result<(), StoreError> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    let mut store = Store::create(
        &path,
        &sample::empty(),
        &sample::entry("new_tournament"),
        sample::FILE,
    )?;
    add(&mut store, 1)?;
    add(&mut store, 2)?;
    assert_eq!(store.undo("Anna", sample::moment(60))?.number, 3);
    assert_eq!(store.redo("Bert", sample::moment(61))?.number, 3);
    store.undo("Anna", sample::moment(62))?;
    assert_eq!(store.redoable()?.unwrap().number, 3);
    drop(store);

    let mut store = Store::open(&path, sample::moment(0))?;
    assert_eq!(store.undoable()?.unwrap().number, 2);
    assert_eq!(store.redoable()?.unwrap().number, 3);
    add(&mut store, 3)?;
    assert_eq!(store.redoable()?, None);
    assert_eq!(
        store.redo("Bert", sample::moment(63)),
        Err(StoreError::NothingToRedo)
    );

    let journal = store.journal()?;
    let told: Vec<String> = journal
        .iter()
        .map(|entry| {
            let marks: Vec<String> = entry
                .marks
                .iter()
                .map(|mark| format!("{:?} by {} at {}", mark.act, mark.who, mark.time))
                .collect();
            format!(
                "{} {} {:?} {marks:?}",
                entry.number, entry.command, entry.state
            )
        })
        .collect();
    assert_eq!(
        told,
        [
            "1 new_tournament Done []",
            "2 add_player Done []",
            "3 add_player Ended [\"Undone by Anna at 2023-11-14 22:14:20 UTC\", \
             \"Redone by Bert at 2023-11-14 22:14:21 UTC\", \
             \"Undone by Anna at 2023-11-14 22:14:22 UTC\"]",
            "7 add_player Done []",
        ]
    );
    let wanted = sample::entry("add_player");
    assert_eq!(
        (journal[3].time, &journal[3].who, &journal[3].data),
        (wanted.time, &wanted.who, &wanted.data)
    );
    assert_eq!(journal[2].state, EntryState::Ended);
    assert_eq!(journal[2].marks[1].act, Act::Redone);
    assert!(store.verify(&mut unwatched)?.is_sound());
    Ok(())
}

#[test]
fn a_new_tournament_cannot_be_undone() -> Result<(), StoreError> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    let mut store = Store::create(&path, &sample::empty(), &sample::entry("new"), sample::FILE)?;
    assert_eq!(store.undoable()?, None);
    assert_eq!(
        store.undo("Anna", sample::moment(1)),
        Err(StoreError::NothingToUndo)
    );
    Ok(())
}

/// Changes a closed file without a journal row.
fn tamper(path: &std::path::Path, sql: &str) {
    let connection = rusqlite::Connection::open(path).unwrap();
    connection.execute_batch(sql).unwrap();
}

#[test]
fn an_undo_that_would_not_lead_back_exactly_changes_nothing() -> Result<(), StoreError> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    let mut store = Store::create(&path, &sample::empty(), &sample::entry("new"), sample::FILE)?;
    add(&mut store, 1)?;
    add(&mut store, 2)?;
    drop(store);
    tamper(&path, "UPDATE player SET name = 'Wer?' WHERE id = 1");

    let mut store = Store::open(&path, sample::moment(0))?;
    let tampered = store.tournament()?;
    assert_eq!(
        store.undo("Anna", sample::moment(1)),
        Err(StoreError::JournalMismatch { entry: 3 })
    );
    assert_eq!(store.tournament()?, tampered);
    assert_eq!(store.journal()?[2].state, EntryState::Done);
    Ok(())
}

/// An action of the user, including multi-step undo and redo.
#[derive(Debug, Clone)]
enum Way {
    Command { kind: u8, pick: u32 },
    UndoTo(prop::sample::Index),
    RedoTo(prop::sample::Index),
}

fn way() -> impl Strategy<Value = Way> {
    prop_oneof![
        6 => (any::<u8>(), any::<u32>()).prop_map(|(kind, pick)| Way::Command { kind, pick }),
        2 => any::<prop::sample::Index>().prop_map(Way::UndoTo),
        1 => any::<prop::sample::Index>().prop_map(Way::RedoTo),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn undo_to_any_entry_and_a_look_at_any_entry_lead_to_what_was_then(
        players in prop_oneof![Just(0_u32), 4..10_u32],
        ways in proptest::collection::vec(way(), 1..30),
    ) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.kralle");
        let first = if players == 0 { sample::empty() } else { sample::drawn(players) };
        let mut store = Store::create(&path, &first, &sample::entry("new"), sample::FILE).unwrap();
        // The reference implementation: the state after each row, and the entries in force.
        let mut after: Vec<Tournament> = vec![first];
        let mut commands: Vec<u32> = vec![1];
        let mut done: Vec<u32> = vec![1];
        let mut undone: Vec<u32> = Vec::new();
        let state = |after: &[Tournament], entry: u32| after[entry as usize - 1].clone();
        for way in ways {
            let now = state(&after, *done.last().unwrap());
            match way {
                Way::Command { kind, pick } => {
                    let next = sample::command(&now, kind, pick);
                    if next != now {
                        store.keep(&now, &next, &sample::entry("command")).unwrap();
                        after.push(next);
                        commands.push(u32::try_from(after.len()).unwrap());
                        done.extend(commands.last());
                        undone.clear();
                    }
                }
                Way::UndoTo(index) => {
                    let entry = *index.get(&commands);
                    let falls = store.falls_by_undo_to(entry);
                    let went = store.undo_to(entry, "Rosa Klaue", sample::moment(1), &mut unwatched);
                    let Some(place) = done.iter().position(|it| *it == entry) else {
                        prop_assert_eq!(went, Err(StoreError::NotOnTheWay { entry }));
                        continue;
                    };
                    let fallen: Vec<u32> = done.drain(place + 1..).rev().collect();
                    prop_assert_eq!(falls.unwrap(), fallen.clone());
                    if fallen.is_empty() {
                        prop_assert_eq!(went, Err(StoreError::NothingToUndo));
                    } else {
                        prop_assert_eq!(went.unwrap().number, entry);
                        undone.extend(fallen);
                        after.push(state(&after, entry));
                    }
                }
                Way::RedoTo(index) => {
                    let entry = *index.get(&commands);
                    let returns = store.returns_by_redo_to(entry);
                    let went = store.redo_to(entry, "Rosa Klaue", sample::moment(2), &mut unwatched);
                    if undone.contains(&entry) {
                        let mut returned = Vec::new();
                        while undone.last().is_some_and(|it| *it <= entry) {
                            returned.extend(undone.pop());
                        }
                        prop_assert_eq!(returns.unwrap(), returned.clone());
                        prop_assert_eq!(went.unwrap().number, entry);
                        done.extend(returned);
                        after.push(state(&after, entry));
                    } else {
                        prop_assert_eq!(went, Err(StoreError::NotOnTheWay { entry }));
                    }
                }
            }
            prop_assert_eq!(store.tournament().unwrap(), state(&after, *done.last().unwrap()));
            prop_assert_eq!(store.position().unwrap(), *done.last().unwrap());
        }
        drop(store);

        // Every state, in force or not, in any order; the file does not change.
        let bytes = std::fs::read(&path).unwrap();
        let store = Store::open(&path, sample::moment(3)).unwrap();
        let mut past = store.past().unwrap();
        let entries = u32::try_from(after.len()).unwrap();
        let forward = 1..=entries;
        let back = (1..=entries).rev();
        let criss_cross = (1..=entries).map(|entry| (entry * 7) % entries + 1);
        for entry in forward.chain(back).chain(criss_cross) {
            past.go_to(entry, &mut unwatched).unwrap();
            prop_assert_eq!(past.at(), entry);
            prop_assert_eq!(past.tournament().unwrap(), state(&after, entry));
        }
        let beyond = entries + 1;
        prop_assert_eq!(past.go_to(beyond, &mut unwatched), Err(StoreError::UnknownEntry { entry: beyond }));
        prop_assert_eq!(past.at(), (entries * 7) % entries + 1);
        prop_assert!(store.verify(&mut unwatched).unwrap().is_sound());
        drop(store);
        prop_assert_eq!(std::fs::read(&path).unwrap(), bytes);
    }
}

#[test]
fn undo_to_an_entry_is_all_or_nothing() -> Result<(), StoreError> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    let mut store = Store::create(&path, &sample::empty(), &sample::entry("new"), sample::FILE)?;
    for number in 1..6 {
        add(&mut store, number)?;
    }
    drop(store);
    // The second step back does not reach the recorded state.
    tamper(
        &path,
        "UPDATE journal SET hash_before = zeroblob(32) WHERE number = 5",
    );
    let mut store = Store::open(&path, sample::moment(0))?;
    let before = store.tournament()?;
    assert_eq!(
        store.undo_to(2, "Anna", sample::moment(1), &mut unwatched),
        Err(StoreError::JournalMismatch { entry: 5 })
    );
    assert_eq!(store.tournament()?, before);
    let journal = store.journal()?;
    assert!(
        journal
            .iter()
            .all(|entry| entry.state == EntryState::Done && entry.marks.is_empty())
    );
    Ok(())
}

#[test]
fn a_long_way_that_is_stopped_changes_nothing() -> Result<(), StoreError> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    let mut store = Store::create(&path, &sample::empty(), &sample::entry("new"), sample::FILE)?;
    for number in 1..6 {
        add(&mut store, number)?;
    }
    let before = std::fs::read(&path).unwrap();
    // At the start, halfway, and after everything is written but not yet kept.
    for stop in 0..=4 {
        let mut heard = Vec::new();
        let went = store.undo_to(2, "Anna", sample::moment(1), &mut |done, total| {
            heard.push((done, total));
            if done == stop {
                Err(StoreError::Canceled)
            } else {
                Ok(())
            }
        });
        assert_eq!(went, Err(StoreError::Canceled));
        let told: Vec<_> = (0..=stop).map(|done| (done, 4)).collect();
        assert_eq!(heard, told);
        assert_eq!(std::fs::read(&path).unwrap(), before);
        assert_eq!(store.tournament()?.players.len(), 5);
    }
    store.undo_to(2, "Anna", sample::moment(1), &mut unwatched)?;
    let stopped = store.redo_to(6, "Anna", sample::moment(2), &mut |_, _| {
        Err(StoreError::Canceled)
    });
    assert_eq!(stopped, Err(StoreError::Canceled));
    assert_eq!(store.tournament()?.players.len(), 1);
    store.redo_to(6, "Anna", sample::moment(2), &mut unwatched)?;
    assert_eq!(store.tournament()?.players.len(), 5);
    assert!(store.verify(&mut unwatched)?.is_sound());
    Ok(())
}

#[test]
fn a_proof_and_a_look_back_say_how_far_they_are_and_can_be_stopped() -> Result<(), StoreError> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    let mut store = Store::create(&path, &sample::empty(), &sample::entry("new"), sample::FILE)?;
    for number in 1..4 {
        add(&mut store, number)?;
    }
    // Two branches: the entries 3 and 4 end, 6 and 7 are in force.
    store.undo_to(2, "Anna", sample::moment(1), &mut unwatched)?;
    for number in 4..6 {
        add(&mut store, number)?;
    }
    let mut heard = Vec::new();
    let report = store.verify(&mut |done, total| {
        heard.push((done, total));
        Ok(())
    })?;
    assert_eq!((report.entries, report.replayed), (7, 5));
    assert!(report.is_sound());
    // Seven links; back to the first, on to the fourth, and over the second to the seventh.
    heard.dedup();
    let all: Vec<_> = (0..=17).map(|done| (done, 17)).collect();
    assert_eq!(heard, all);

    let stop_at = |stop| {
        move |done, _| {
            if done == stop {
                Err(StoreError::Canceled)
            } else {
                Ok(())
            }
        }
    };
    for stop in 0..=17 {
        let proof = store.verify(&mut stop_at(stop));
        assert_eq!(proof, Err(StoreError::Canceled));
    }
    let mut past = store.past()?;
    past.go_to(4, &mut unwatched)?;
    for stop in 0..=4 {
        let went = past.go_to(7, &mut stop_at(stop));
        assert_eq!(went, Err(StoreError::Canceled));
        assert_eq!(past.at(), 4);
        assert_eq!(past.tournament()?.players.len(), 3);
    }
    past.go_to(1, &mut unwatched)?;
    assert_eq!(past.tournament()?.players.len(), 0);
    Ok(())
}

/// The steps of a path are written together; an unexpected final state is still detected.
#[test]
fn a_way_whose_states_do_not_follow_each_other_is_refused() -> Result<(), StoreError> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    let mut store = Store::create(&path, &sample::empty(), &sample::entry("new"), sample::FILE)?;
    for number in 1..5 {
        add(&mut store, number)?;
    }
    store.undo_to(1, "Anna", sample::moment(1), &mut unwatched)?;
    drop(store);
    // The changes of entry 3 are those of entry 2 again.
    tamper(
        &path,
        "UPDATE journal SET changeset = (SELECT changeset FROM journal WHERE number = 2)
         WHERE number = 3",
    );
    let mut store = Store::open(&path, sample::moment(0))?;
    assert_eq!(
        store.redo_to(5, "Anna", sample::moment(2), &mut unwatched),
        Err(StoreError::JournalMismatch { entry: 5 })
    );
    assert_eq!(store.tournament()?, sample::empty());
    let mut last = (0, 0);
    let report = store.verify(&mut |done, total| {
        last = (done, total);
        Ok(())
    })?;
    assert!(!report.is_sound());
    // It is over, though it covered only part of the path.
    assert!(last.0 == last.1 && last.1 > 0, "{last:?}");
    Ok(())
}
