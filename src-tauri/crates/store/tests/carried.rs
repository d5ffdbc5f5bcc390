//! The journal of an older file is converted without loss: any journal, written as the lists of the
//! previous version, comes back row by row.

use crate::hall;
use crate::sample;

use std::collections::BTreeMap;
use std::path::Path;

use hall::{Act, Hall, rows};
use kralle_store::{EntryState, Finding, Store, proved, unwatched};
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use rstest::rstest;
use rusqlite::types::Value;
use rusqlite::{Connection, params};
use sha2::{Digest as _, Sha256};

/// The version before the single journal.
const BEFORE: i64 = 9;

/// Pairs the next round as a draft, or discards the draft, which restores the earlier tournament.
const PAIR: Act = Act::Command { kind: 7, pick: 0 };
const DISCARD: Act = Act::Command { kind: 9, pick: 0 };

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        6 => (any::<u8>(), any::<u32>()).prop_map(|(kind, pick)| Act::Command { kind, pick }),
        // Commands that restore an earlier state of the tournament.
        3 => Just(PAIR),
        3 => Just(DISCARD),
        4 => Just(Act::Undo),
        3 => Just(Act::Redo),
        1 => Just(Act::OpenGame),
        2 => any::<prop::sample::Index>().prop_map(Act::InGame),
    ]
}

/// Writes the rows of `file` as the lists of the previous version, to the file `old`.
fn write_as_before(file: &Path, old: &Path) {
    let store = Store::open(file, sample::moment(0)).unwrap();
    let entries = store.journal().unwrap();
    drop(store);
    let connection = Connection::open(old).unwrap();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../migrations");
    let mut steps: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|step| step.unwrap().path())
        .collect();
    steps.sort();
    for step in &steps[..usize::try_from(BEFORE).unwrap()] {
        let sql = std::fs::read_to_string(step.join("up.sql")).unwrap();
        connection.execute_batch(&sql).unwrap();
    }
    connection
        .pragma_update(None, "user_version", BEFORE)
        .unwrap();
    connection
        .pragma_update(None, "foreign_keys", false)
        .unwrap();
    connection
        .execute("ATTACH ?1 AS new", [file.display().to_string()])
        .unwrap();
    let mut tables = connection
        .prepare(
            "SELECT name FROM new.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'journal%'
             AND name NOT LIKE 'board_game%' AND name NOT LIKE 'hall%'
             AND name IN (SELECT name FROM main.sqlite_schema)",
        )
        .unwrap();
    for table in tables.query_map((), |row| row.get::<_, String>(0)).unwrap() {
        let table = table.unwrap();
        // Tables added later did not exist, and columns added later are last.
        let columns: String = connection
            .query_row(
                "SELECT group_concat(name) FROM pragma_table_info(?1, 'main')",
                [&table],
                |row| row.get(0),
            )
            .unwrap();
        let copied =
            format!("INSERT INTO main.{table} ({columns}) SELECT {columns} FROM new.{table}");
        connection.execute(&copied, ()).unwrap();
    }
    // Consecutive numbers, an overwritten state, and a mark for each undo and redo.
    let mut marks = Vec::new();
    for (number, entry) in (1_u32..).zip(&entries) {
        let state = match entry.state {
            EntryState::Done => "done",
            EntryState::Undone => "undone",
            EntryState::Ended => "ended",
            EntryState::Left => unreachable!(),
        };
        connection
            .execute(
                "INSERT INTO main.journal SELECT ?1, time, who, command, data, ?2, hash_before, hash,
                     changeset, ?3 FROM new.journal WHERE number = ?4",
                params![number, BEFORE, state, entry.number],
            )
            .unwrap();
        marks.extend(entry.marks.iter().map(|mark| (mark.time, number)));
    }
    marks.sort_unstable();
    let numbers: BTreeMap<_, _> = marks.into_iter().collect();
    connection
        .execute_batch(
            "INSERT INTO main.journal_mark SELECT row_number() OVER (ORDER BY number), 1,
                 CASE kind WHEN 'undo' THEN 'undone' ELSE 'redone' END, time, who
             FROM new.journal WHERE kind IN ('undo', 'redo')",
        )
        .unwrap();
    for (place, entry) in (1_u32..).zip(numbers.values()) {
        connection
            .execute(
                "UPDATE main.journal_mark SET entry = ?2 WHERE number = ?1",
                (place, entry),
            )
            .unwrap();
    }
    write_games_as_before(&connection);
}

/// Writes events as a list of their own, with a chain for each game.
fn write_games_as_before(connection: &Connection) {
    let mut statement = connection
        .prepare(
            "SELECT game, time, moment, command, data FROM new.journal WHERE kind = 'game'
             ORDER BY game, number",
        )
        .unwrap();
    let events = statement.query_map((), |row| {
        Ok((
            row.get::<_, u32>(0)?,
            row.get::<_, String>(1)?,
            row.get::<_, i64>(2)?,
            row.get::<_, String>(3)?,
            row.get::<_, String>(4)?,
        ))
    });
    let mut heads: BTreeMap<u32, (u32, [u8; 32])> = BTreeMap::new();
    for event in events.unwrap() {
        let (game, time, moment, kind, data) = event.unwrap();
        let (count, head) = heads.entry(game).or_default();
        *count += 1;
        let mut hash = Sha256::new();
        for part in [
            &head[..],
            &game.to_le_bytes(),
            &count.to_le_bytes(),
            time.as_bytes(),
            &moment.to_le_bytes(),
            kind.as_bytes(),
            data.as_bytes(),
        ] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        *head = hash.finalize().into();
        connection
            .execute(
                "INSERT INTO main.board_game_event VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                params![game, *count, time, moment, kind, data, *head],
            )
            .unwrap();
    }
    for (game, (count, head)) in heads {
        connection
            .execute(
                "INSERT INTO main.board_game SELECT number, ?2, ?3, moment, kept
                 FROM new.board_game WHERE number = ?1",
                params![game, count, head],
            )
            .unwrap();
    }
}

/// Returns the part of the rows that must come back: all but schema version and link.
fn told(path: &Path) -> Vec<Vec<Value>> {
    let mut rows = rows(path);
    for row in &mut rows {
        row.remove(12);
        row.remove(8);
    }
    rows
}

/// Returns a random day, written as the previous version wrote it: the file, and the older one.
fn two_files(acts: &[Act]) -> (Hall, std::path::PathBuf) {
    let mut hall = Hall::new(sample::drawn(8));
    for act in acts {
        hall.act(act);
    }
    hall.close();
    let old = hall.path().with_file_name("old.kralle");
    write_as_before(&hall.path(), &old);
    (hall, old)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn an_older_file_comes_back_row_by_row(acts in proptest::collection::vec(act(), 1..40)) {
        let (hall, old) = two_files(&acts);
        let copy = hall.path().with_file_name("copy.kralle");
        std::fs::copy(&old, &copy).unwrap();
        let store = Store::open(&old, sample::moment(500)).unwrap();
        let report = store.verify(&mut unwatched).unwrap();
        prop_assert_eq!(&report.findings, &[]);
        drop(store);
        let expected = told(&hall.path());
        let mut carried = told(&old);
        // The wall after the migration.
        carried.pop();
        prop_assert_eq!(&carried, &expected);

        // The times do not determine the order of commands, undo and redo: fingerprints do.
        if !acts.iter().any(|act| matches!(act, Act::OpenGame)) {
            let scrambled = Connection::open(&copy).unwrap();
            scrambled
                .execute_batch(
                    "UPDATE journal SET time = printf('2020-01-01T00:00:%02dZ', number * 7 % 60);
                     UPDATE journal_mark SET time = printf('2020-01-01T00:00:%02dZ', number * 11 % 60);",
                )
                .unwrap();
            drop(scrambled);
            drop(Store::open(&copy, sample::moment(500)).unwrap());
            let without_times = |rows: Vec<Vec<Value>>| -> Vec<Vec<Value>> {
                rows.into_iter().map(|row| [&row[..1], &row[2..]].concat()).collect()
            };
            let mut carried = told(&copy);
            carried.pop();
            prop_assert_eq!(without_times(carried), without_times(expected));
        }
    }
}

/// Returns a file written as the previous version wrote it. A round was paired, an entry changed
/// nothing, and the round was undone, and redone if `redone`.
fn with_a_note(folder: &Path, redone: bool) -> std::path::PathBuf {
    let path = folder.join("a.kralle");
    let before = sample::drawn(8);
    let mut after = before.clone();
    after.pair_round().unwrap();
    let mut store = Store::create(&path, &before, &sample::entry("new"), sample::FILE).unwrap();
    let pair = sample::entry("pair_round");
    store.keep(&before, &after, &pair).unwrap();
    store.keep(&after, &after, &sample::entry("note")).unwrap();
    store.undo("Anna", sample::moment(1)).unwrap();
    if redone {
        store.redo("Anna", sample::moment(2)).unwrap();
    }
    drop(store);
    let old = folder.join("old.kralle");
    write_as_before(&path, &old);
    old
}

/// An undo and its redo leave no trace for an entry that changed nothing before or after them: the
/// times decide. In the same second they came after it, as an undo without redo must have.
#[rstest]
#[case::before_it(1, true, ["new", "pair_round", "undo", "redo", "note"])]
#[case::in_the_same_second(2, true, ["new", "pair_round", "note", "undo", "redo"])]
#[case::after_it(3, true, ["new", "pair_round", "note", "undo", "redo"])]
#[case::alone_in_the_same_second(2, false, ["new", "pair_round", "note", "undo"])]
fn an_undo_stands_on_that_side_of_a_note_where_the_times_say<const ROWS: usize>(
    #[case] second: u32,
    #[case] redone: bool,
    #[case] expected: [&str; ROWS],
) {
    let folder = tempfile::tempdir().unwrap();
    let old = with_a_note(folder.path(), redone);
    let connection = Connection::open(&old).unwrap();
    connection
        .execute_batch(&format!(
            "UPDATE journal SET time = '2020-01-01T00:00:02Z';
             UPDATE journal_mark SET time = '2020-01-01T00:00:0{second}Z';"
        ))
        .unwrap();
    drop(connection);
    let store = Store::open(&old, sample::moment(500)).unwrap();
    assert_eq!(store.verify(&mut unwatched).unwrap().findings, []);
    drop(store);
    let connection = Connection::open(&old).unwrap();
    let mut commands = connection
        .prepare("SELECT command FROM journal ORDER BY number")
        .unwrap();
    let carried: Vec<String> = commands
        .query_map((), |row| row.get(0))
        .unwrap()
        .map(Result::unwrap)
        .take(ROWS)
        .collect();
    assert_eq!(carried, expected);
}

#[test]
fn what_did_not_fit_in_an_older_file_is_named() {
    let acts = [
        PAIR,
        DISCARD,
        Act::Undo,
        Act::OpenGame,
        DISCARD,
        Act::InGame(any_index()),
        Act::Undo,
    ];
    let (hall, old) = two_files(&acts);
    assert_eq!(proved(&old, &mut unwatched).unwrap().findings, []);
    for (sql, entry) in [
        (
            "UPDATE journal SET hash_before = zeroblob(32) WHERE number = 3",
            3,
        ),
        ("UPDATE journal SET state = 'done' WHERE number = 3", 3),
        ("UPDATE journal SET state = 'done' WHERE number = 4", 6),
        ("UPDATE journal_mark SET entry = 2 WHERE number = 1", 2),
        ("UPDATE journal_mark SET act = 'redone' WHERE number = 2", 6),
        (
            "UPDATE board_game_event SET moment = moment + 1 WHERE number = 2",
            7,
        ),
        ("UPDATE board_game SET events = 3", 7),
        ("DELETE FROM board_game_event WHERE number = 2", 5),
    ] {
        let copy = hall.path().with_file_name("copy.kralle");
        std::fs::copy(&old, &copy).unwrap();
        let changed = Connection::open(&copy).unwrap().execute(sql, ()).unwrap();
        assert_eq!(changed, 1, "{sql}");
        let findings = proved(&copy, &mut unwatched).unwrap().findings;
        let changed = findings.iter().find_map(|finding| {
            if let Finding::EntryChanged { entry } = finding {
                Some(*entry)
            } else {
                None
            }
        });
        assert_eq!(changed, Some(entry), "{sql}: {findings:?}");
        // Even so, it can be viewed.
        assert!(Store::open_to_look(&copy).unwrap().tournament().is_ok());
    }
}

/// Returns an index into any list.
fn any_index() -> prop::sample::Index {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    any::<prop::sample::Index>()
        .new_tree(&mut runner)
        .unwrap()
        .current()
}
