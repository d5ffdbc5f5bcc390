//! Journal rows forged outside the program with recomputed links: they have no effect, cost little,
//! and prove nothing.

use crate::relink;
use crate::sample;

use std::path::PathBuf;

use kralle_store::{
    Containment, Filter, Finding, HeadWord, Store, StoreError, contents, proved, restore, unwatched,
};
use rstest::rstest;
use rusqlite::Connection;
use rusqlite::types::Value;

/// A file whose name was changed twice, with the last change undone and redone.
struct Hall {
    folder: tempfile::TempDir,
}

impl Hall {
    fn new() -> Self {
        let hall = Self {
            folder: tempfile::tempdir().unwrap(),
        };
        let file = sample::FILE;
        let new = sample::entry("new");
        let mut store = Store::create(&hall.path(), &sample::drawn(8), &new, file).unwrap();
        rename(&mut store, "One");
        rename(&mut store, "Two");
        drop(store);
        hall
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("a.kralle")
    }

    /// Changes the file outside the program and recomputes every link.
    fn written(self, write: impl FnOnce(&Connection)) -> Self {
        let connection = Connection::open(self.path()).unwrap();
        write(&connection);
        drop(connection);
        relink::relink(&self.path());
        self
    }

    fn findings(&self) -> Vec<Finding> {
        proved(&self.path(), &mut unwatched).unwrap().findings
    }

    /// Returns the part of the journal that commands only append to.
    fn journal(&self) -> Vec<Vec<Value>> {
        let connection = Connection::open(self.path()).unwrap();
        let mut all = Vec::new();
        for table in [
            "journal",
            "journal_identity",
            "journal_subject",
            "board_game",
        ] {
            let select = format!("SELECT * FROM {table}");
            let mut statement = connection.prepare(&select).unwrap();
            let columns = statement.column_count();
            let rows = statement.query_map((), |row| {
                (0..columns).map(|column| row.get(column)).collect()
            });
            all.extend(rows.unwrap().map(Result::unwrap));
        }
        all
    }
}

fn rename(store: &mut Store, name: &str) {
    let before = store.tournament().unwrap();
    let mut after = before.clone();
    after.settings.name = sample::line(name);
    let entry = sample::entry("rename");
    store.keep(&before, &after, &entry).unwrap();
}

/// Returns a changeset that inserts (18) or deletes (9) the rows of `select`, with the table name
/// `table`.
fn changes(
    connection: &Connection,
    operation: u8,
    table: &str,
    keys: &[u8],
    select: &str,
) -> Vec<u8> {
    let mut changes = vec![b'T', u8::try_from(keys.len()).unwrap()];
    changes.extend(keys);
    changes.extend(table.as_bytes());
    changes.push(0);
    let mut statement = connection.prepare(select).unwrap();
    let mut rows = statement.query(()).unwrap();
    while let Some(row) = rows.next().unwrap() {
        changes.extend([operation, 0]);
        for column in 0..keys.len() {
            match row.get(column).unwrap() {
                Value::Null => changes.push(5),
                Value::Integer(number) => {
                    changes.push(1);
                    changes.extend(number.to_be_bytes());
                }
                Value::Real(number) => {
                    changes.push(2);
                    changes.extend(number.to_be_bytes());
                }
                Value::Text(text) => sized(&mut changes, 3, text.as_bytes()),
                Value::Blob(bytes) => sized(&mut changes, 4, &bytes),
            }
        }
    }
    changes
}

fn sized(changes: &mut Vec<u8>, kind: u8, bytes: &[u8]) {
    changes.push(kind);
    if bytes.len() >= 128 {
        changes.push(u8::try_from(bytes.len() >> 7).unwrap() | 0x80);
    }
    changes.push(u8::try_from(bytes.len() & 0x7f).unwrap());
    changes.extend(bytes);
}

const INSERT: u8 = 18;
const DELETE: u8 = 9;
const JOURNAL: [u8; 13] = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/// Undo does the inverse: it deletes the rows of an insert.
#[rstest]
#[case::deletes_the_identity(INSERT, "journal_identity", &[1, 0], "SELECT * FROM journal_identity")]
#[case::deletes_an_entry(INSERT, "journal", &JOURNAL, "SELECT * FROM journal WHERE number = 2")]
#[case::adds_an_entry(DELETE, "journal", &JOURNAL,
    "SELECT 77, time, 'Nobody', kind, command, data, game, moment, schema_version, hash_before,
         hash, changeset, link FROM journal WHERE number = 2")]
#[case::adds_a_game(DELETE, "board_game", &[1, 0], "SELECT 1, 0")]
#[case::adds_a_subject(DELETE, "journal_subject", &[1, 2, 3], "SELECT 'round', 7, 1")]
#[case::adds_a_trigger(DELETE, "sqlite_master", &[0, 1, 0, 0, 0],
    "SELECT 'trigger', 'gift', 'player', 0, 'CREATE TRIGGER gift AFTER INSERT ON player BEGIN SELECT 1; END'")]
#[case::adds_a_statistic(DELETE, "sqlite_stat1", &[1, 1, 0], "SELECT 'player', 'id', '1'")]
#[case::a_table_that_is_not_there(DELETE, "nowhere", &[1, 0], "SELECT 1, 2")]
#[case::a_table_called_otherwise(DELETE, "BYE", &[1, 1, 0], "SELECT 1, 1, 2")]
fn a_changeset_that_reaches_past_the_tournament_is_refused(
    #[case] operation: u8,
    #[case] table: &str,
    #[case] keys: &[u8],
    #[case] select: &str,
) {
    let hall = Hall::new().written(|connection| {
        let more = changes(connection, operation, table, keys, select);
        let sql = "UPDATE journal SET changeset = CAST(changeset || ?1 AS BLOB) WHERE number = 3";
        connection.execute(sql, [more]).unwrap();
    });
    let before = hall.journal();
    let findings = hall.findings();
    assert!(
        findings.contains(&Finding::JournalMismatch { entry: 3 }),
        "{findings:?}"
    );
    let mut store = Store::open(&hall.path(), sample::moment(1)).unwrap();
    let now = store.tournament().unwrap();
    let undone = [
        store.undo("Anna", sample::moment(2)).map(drop),
        store
            .undo_to(1, "Anna", sample::moment(2), &mut unwatched)
            .map(drop),
        store.past().unwrap().go_to(1, &mut unwatched),
    ];
    for undone in undone {
        assert!(
            matches!(undone, Err(StoreError::JournalMismatch { .. })),
            "{undone:?}"
        );
    }
    assert_eq!(store.tournament().unwrap(), now);
    drop(store);
    assert!(hall.journal() == before, "rows were written");
}

/// A round is played under the name of a command that enters players.
#[test]
fn an_entry_that_says_who_came_enters_no_results() {
    let hall = Hall::new();
    let mut store = Store::open(&hall.path(), sample::moment(1)).unwrap();
    let before = store.tournament().unwrap();
    let mut after = before.clone();
    sample::play_round(&mut after);
    let entry = sample::entry("of_tomorrow");
    store.keep(&before, &after, &entry).unwrap();
    drop(store);
    assert_eq!(hall.findings(), []);
    let hall = hall.written(|connection| {
        let sql = "UPDATE journal SET command = 'add_player' WHERE number = 4";
        connection.execute(sql, ()).unwrap();
    });
    let findings = hall.findings();
    assert!(
        matches!(&findings[..], [Finding::EntryForeign { entry: 4, .. }]),
        "{findings:?}"
    );
    let mut store = Store::open(&hall.path(), sample::moment(1)).unwrap();
    let undone = store.undo("Anna", sample::moment(2));
    assert!(
        matches!(undone, Err(StoreError::EntryForeign { entry: 4, .. })),
        "{undone:?}"
    );
    assert_eq!(store.tournament().unwrap(), after);
}

/// A restore may record links that it could not carry. They cannot be proved: the file is never
/// reported to contain them.
#[test]
fn a_restore_that_claims_a_head_it_never_had_proves_nothing() {
    let other = Hall::new();
    let mut store = Store::open(&other.path(), sample::moment(1)).unwrap();
    rename(&mut store, "Four");
    let printed = store.head().unwrap();
    drop(store);
    let whole = HeadWord::Whole(printed).to_string();
    let link = whole.rsplit(':').next().unwrap().to_owned();
    let forged = Hall::new().written(|connection| {
        let told = serde_json::json!({ "to": 3, "left": [format!("4:{link}")] }).to_string();
        let sql = "INSERT INTO journal SELECT 4, time, who, 'restore', 'restore_backup', ?1, game,
            moment, schema_version, hash, hash, x'', link FROM journal WHERE number = 3";
        connection.execute(sql, [told]).unwrap();
    });
    assert_eq!(forged.findings(), []);
    let store = Store::open_to_look(&forged.path()).unwrap();
    for word in [HeadWord::Whole(printed), HeadWord::spoken(&printed)] {
        let said = store.contains(&word).unwrap();
        assert!(
            matches!(
                said,
                Containment::LeftByRestore {
                    entry: 4,
                    restore: 4,
                    ..
                }
            ),
            "{said:?}"
        );
    }
}

/// Two long branches whose ends grow in turn: moving from one to the other each time would take
/// quadratic time.
#[test]
fn the_work_of_a_proof_does_not_depend_on_the_order_of_branches() {
    const LONG: i64 = 20;
    let hall = Hall::new().written(|connection| {
        // Entry 3 and its inverse, in turn: each fits everywhere.
        let mut last = 3;
        let mut is_after = true;
        let add = |number: i64, like: i64| {
            let sql = "INSERT INTO journal SELECT ?1, time, who, kind, command, data, game, moment,
                schema_version, hash_before, hash, changeset, link FROM journal WHERE number = ?2";
            connection.execute(sql, (number, like)).unwrap();
        };
        let back = |number: i64, to: i64| {
            let sql = "INSERT INTO journal SELECT ?1, time, who, 'restore', 'restore_backup',
                json_object('to', ?2), game, moment, schema_version, hash, hash, x'', link
                FROM journal WHERE number = ?2";
            connection.execute(sql, (number, to)).unwrap();
        };
        add(4, 2);
        let inverse =
            "UPDATE journal SET hash_before = (SELECT hash FROM journal WHERE number = 3),
            hash = (SELECT hash_before FROM journal WHERE number = 3), changeset = ?1
            WHERE number = 4";
        let changeset: Vec<u8> = connection
            .query_row(
                "SELECT changeset FROM journal WHERE number = 3",
                (),
                |row| row.get(0),
            )
            .unwrap();
        let mut inverted = Vec::new();
        rusqlite::session::invert_strm(&mut &changeset[..], &mut inverted).unwrap();
        connection.execute(inverse, [inverted]).unwrap();
        let grow = |last: &mut i64, is_after: &mut bool| {
            *last += 1;
            if *last > 4 {
                add(*last, if *is_after { 4 } else { 3 });
            }
            *is_after = !*is_after;
        };
        for _ in 0..LONG {
            grow(&mut last, &mut is_after);
        }
        let one = last;
        last += 1;
        back(last, 3);
        for _ in 0..LONG {
            grow(&mut last, &mut is_after);
        }
        let other = last;
        for turn in 0..LONG {
            last += 1;
            back(last, if turn % 2 == 0 { one } else { other });
            is_after = true;
            grow(&mut last, &mut is_after);
        }
        back(last + 1, one);
    });
    let mut steps = 0;
    let report = proved(&hall.path(), &mut |_, of| {
        steps = of;
        Ok(())
    });
    let report = report.unwrap();
    assert_eq!(report.findings, []);
    // The links, once; every entry back and forward, and the path to the wall.
    assert!(steps <= 4 * report.entries, "{steps} steps");
}

#[test]
fn an_entry_tells_the_newest_of_very_many_undos() {
    let hall = Hall::new();
    let mut store = Store::open(&hall.path(), sample::moment(1)).unwrap();
    for turn in 0..40 {
        store.undo("Anna", sample::moment(2 * turn)).unwrap();
        store.redo("Bert", sample::moment(2 * turn + 1)).unwrap();
    }
    let page = store.history(&Filter::default(), None, 1).unwrap();
    let times: Vec<_> = page.entries[0].marks.iter().map(|mark| mark.time).collect();
    let newest: Vec<_> = (30..80).map(sample::moment).collect();
    assert_eq!(times, newest);
}

#[rstest]
#[case::newer(99)]
#[case::none(0)]
#[case::below_none(-1)]
fn a_schema_that_no_version_had_is_refused_and_no_wall_is_built(#[case] version: i64) {
    let hall = Hall::new().written(|connection| {
        let sql = "UPDATE journal SET schema_version = ?1 WHERE number = 3";
        connection.execute(sql, [version]).unwrap();
    });
    let bytes = std::fs::read(hall.path()).unwrap();
    let refusals = [
        Store::open(&hall.path(), sample::moment(1)).map(drop),
        Store::open_to_look(&hall.path()).map(drop),
        contents(&hall.path()).map(drop),
    ];
    for refused in refusals {
        assert!(
            matches!(refused, Err(StoreError::Damaged { .. })),
            "{refused:?}"
        );
    }
    assert!(std::fs::read(hall.path()).unwrap() == bytes);
    // No empty journal is left next to it either.
    assert_eq!(std::fs::read_dir(hall.folder.path()).unwrap().count(), 1);
}

/// A row as long as an import makes it. A restore carries the rows after it.
#[test]
fn a_long_row_is_carried_by_a_restore() {
    let hall = Hall::new();
    let mut store = Store::open(&hall.path(), sample::moment(1)).unwrap();
    let before = store.tournament().unwrap();
    let mut after = before.clone();
    after.settings.name = sample::line("Three");
    let mut import = sample::entry("edit");
    import.data = serde_json::json!({ "names": "Krähe ".repeat(20_000) });
    store.keep(&before, &after, &import).unwrap();
    let backup = hall.folder.path().join("backup.kralle");
    store.save_copy(&backup).unwrap();
    rename(&mut store, "Printed");
    let printed = HeadWord::Whole(store.head().unwrap());
    drop(store);
    let entry = sample::entry("restore_backup");
    restore(&hall.path(), &backup, &entry, &mut unwatched).unwrap();
    assert_eq!(hall.findings(), []);
    let said = Store::open_to_look(&hall.path())
        .unwrap()
        .contains(&printed);
    assert!(
        matches!(
            said,
            Ok(Containment::LeftByRestore {
                entry: 5,
                restore: 6,
                ..
            })
        ),
        "{said:?}"
    );
}

/// The same in a file of an older version, migrated in memory.
#[test]
fn a_long_row_of_an_older_version_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/files/version-9.kralle");
    std::fs::copy(kept, &path).unwrap();
    let connection = Connection::open(&path).unwrap();
    let long = serde_json::json!({ "names": "Krähe ".repeat(20_000) }).to_string();
    let changed = connection
        .execute("UPDATE journal SET data = ?1 WHERE number = 1", [long])
        .unwrap();
    assert_eq!(changed, 1);
    drop(connection);
    let looked = contents(&path).unwrap();
    let report = proved(&path, &mut unwatched).unwrap();
    // No command leads to that colorful tournament, but its rows are intact.
    let mut findings = report.findings.iter();
    assert!(findings.all(|finding| matches!(finding, Finding::Violation { .. })));
    let opened = Store::open(&path, sample::moment(1)).unwrap();
    assert_eq!(opened.tournament().unwrap(), looked.tournament);
}
