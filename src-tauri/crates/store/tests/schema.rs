//! The tables of the file.

use crate::dump;
use crate::sample;

use kralle_store::{Store, unwatched};
use rusqlite::Connection;

fn fresh_file(check: impl FnOnce(&Connection)) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    drop(
        Store::create(
            &path,
            &sample::colorful(),
            &sample::entry("new"),
            sample::FILE,
        )
        .unwrap(),
    );
    check(&Connection::open(path).unwrap());
}

fn texts(connection: &Connection, sql: &str) -> Vec<String> {
    let mut statement = connection.prepare(sql).unwrap();
    let rows = statement.query_map((), |row| row.get(0)).unwrap();
    rows.map(Result::unwrap).collect()
}

#[test]
fn every_table_has_a_primary_key_and_is_strict() {
    fresh_file(|connection| {
        let tables = texts(
            connection,
            "SELECT name FROM sqlite_schema WHERE type = 'table'",
        );
        assert!(tables.len() > 15, "{tables:?}");
        let keyed = texts(
            connection,
            "SELECT DISTINCT t.name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c
             WHERE t.type = 'table' AND c.pk > 0",
        );
        let strict = texts(
            connection,
            "SELECT name FROM pragma_table_list WHERE strict AND schema = 'main'",
        );
        for table in tables {
            assert!(keyed.contains(&table), "{table} has no primary key");
            assert!(strict.contains(&table), "{table} is not strict");
        }
    });
}

#[test]
fn no_table_counts_by_itself() {
    fresh_file(|connection| {
        let counting = texts(
            connection,
            "SELECT name FROM sqlite_schema WHERE upper(sql) LIKE '%AUTOINCREMENT%'",
        );
        assert_eq!(counting, [""; 0]);
    });
}

#[test]
fn the_file_says_what_it_is() {
    fresh_file(|connection| {
        let number = |pragma| -> i64 {
            connection
                .pragma_query_value(None, pragma, |row| row.get(0))
                .unwrap()
        };
        assert_eq!(
            number("application_id"),
            i64::from(u32::from_be_bytes(*b"KRAL"))
        );
        assert_eq!(number("user_version"), sample::newest_version());
    });
}

#[test]
fn the_journal_hashes_every_table_but_its_own() {
    // A change to any domain table must be noticed: none may be missing from the fingerprint.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    drop(
        Store::create(
            &path,
            &sample::colorful(),
            &sample::entry("new"),
            sample::FILE,
        )
        .unwrap(),
    );
    let tables: Vec<String> = dump::of(&path).into_keys().collect();
    for table in tables {
        let copy = folder.path().join(format!("{table}.kralle"));
        std::fs::copy(&path, &copy).unwrap();
        let connection = Connection::open(&copy).unwrap();
        connection
            .execute_batch("PRAGMA foreign_keys = OFF")
            .unwrap();
        let deleted = connection
            .execute(&format!("DELETE FROM {table}"), ())
            .unwrap();
        assert!(deleted > 0, "{table} is empty in the sample");
        drop(connection);
        let report = kralle_store::proved(&copy, &mut unwatched).unwrap();
        assert!(
            report
                .findings
                .contains(&kralle_store::Finding::TablesChanged),
            "{table}: {report:?}"
        );
    }
}
