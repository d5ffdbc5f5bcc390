//! What SQLite may do on a connection, whatever stands in a file: no triggers, no views, nothing
//! that a schema calls, bounded sizes, and bounded work as long as the file is not proved.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use rusqlite::Connection;
use rusqlite::config::DbConfig;
use rusqlite::limits::Limit;

/// The largest file that is opened, in bytes: what is read into memory must fit there.
pub(crate) const LARGEST: u64 = 1 << 30;

/// What is switched on and off, for every connection.
const SWITCHES: [(DbConfig, bool); 9] = [
    // No writing past the rules of SQL, and nothing in a schema is trusted.
    (DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true),
    (DbConfig::SQLITE_DBCONFIG_WRITABLE_SCHEMA, false),
    (DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false),
    // This program has neither; references that act (ON DELETE …) would still.
    (DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false),
    (DbConfig::SQLITE_DBCONFIG_ENABLE_VIEW, false),
    (DbConfig::SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, false),
    // "x" is a name, never a text.
    (DbConfig::SQLITE_DBCONFIG_DQS_DDL, false),
    (DbConfig::SQLITE_DBCONFIG_DQS_DML, false),
    (DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true),
];

/// Sizes beyond which SQLite refuses: far more than this program's own tables and statements need.
const LIMITS: [(Limit, i32); 9] = [
    (Limit::SQLITE_LIMIT_LENGTH, WIDE),
    (Limit::SQLITE_LIMIT_SQL_LENGTH, 1 << 17),
    (Limit::SQLITE_LIMIT_COLUMN, 100),
    (Limit::SQLITE_LIMIT_EXPR_DEPTH, 200),
    (Limit::SQLITE_LIMIT_COMPOUND_SELECT, 10),
    (Limit::SQLITE_LIMIT_VDBE_OP, 1 << 16),
    // No second database; its name could be any file.
    (Limit::SQLITE_LIMIT_ATTACHED, 0),
    (Limit::SQLITE_LIMIT_TRIGGER_DEPTH, 1),
    (Limit::SQLITE_LIMIT_WORKER_THREADS, 0),
];

/// The longest row: the changeset of the largest import is one.
const WIDE: i32 = 1 << 28;

/// The longest row of a file whose pages are not proved: a chain of pages that leads back into itself
/// makes a row of any length out of a small file.
const NARROW: i32 = 1 << 16;

/// Sets what holds for every connection, of a file and in memory; reads nothing yet.
pub(crate) fn guard(connection: &Connection) -> rusqlite::Result<()> {
    for (switch, on) in SWITCHES {
        connection.set_db_config(switch, on)?;
    }
    for (limit, most) in LIMITS {
        connection.set_limit(limit, most)?;
    }
    // More than this program has: a statement is prepared once.
    connection.set_prepared_statement_cache_capacity(256);
    // No files with names that can be guessed, and no file is mapped: it could be cut meanwhile.
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    connection.pragma_update(None, "mmap_size", 0)
}

/// Lets rows be as long as any of ours, while the pages are looked at.
pub(crate) fn widen(connection: &Connection) -> rusqlite::Result<()> {
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, WIDE)?;
    Ok(())
}

/// Lets rows be as long as damaged pages may be trusted with.
pub(crate) fn narrow(connection: &Connection) -> rusqlite::Result<()> {
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, NARROW)?;
    Ok(())
}

/// An empty database in memory.
pub(crate) fn in_memory() -> rusqlite::Result<Connection> {
    let connection = Connection::open_in_memory()?;
    guard(&connection)?;
    // A page that is freed becomes empty, so that none is freed again and again.
    connection.pragma_update(None, "secure_delete", true)?;
    Ok(connection)
}

/// Whether the pages of a file were proved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Trust {
    /// Each is there once, and all rows come to an end.
    Proved,
    /// No, or some are damaged.
    NotYet,
}

/// How much work a file may ask for that is not proved yet. Pages that point at each other in a
/// circle have rows without end.
#[derive(Debug, Clone)]
pub(crate) struct Allowance {
    left: Arc<AtomicI64>,
    bytes: i64,
}

/// How many steps of SQLite's machine are counted as one.
const STEPS: i32 = 1000;

impl Allowance {
    /// Grants a file of so many bytes what looking at its pages needs, and puts an end to everything
    /// beyond.
    pub(crate) fn grant(connection: &Connection, bytes: u64) -> rusqlite::Result<Self> {
        let allowance = Self {
            left: Arc::default(),
            bytes: i64::try_from(bytes.min(LARGEST)).unwrap_or(i64::MAX),
        };
        allowance.for_proof();
        narrow(connection)?;
        let left = Arc::clone(&allowance.left);
        connection.progress_handler(
            STEPS,
            Some(move || left.fetch_sub(1, Ordering::Relaxed) <= 0),
        )?;
        Ok(allowance)
    }

    /// The same for a database that is open, by its pages.
    pub(crate) fn of(connection: &Connection) -> rusqlite::Result<Self> {
        let number = |name| connection.pragma_query_value(None, name, |row| row.get::<_, u32>(0));
        let bytes = u64::from(number("page_count")?) * u64::from(number("page_size")?);
        Self::grant(connection, bytes)
    }

    /// Grants what looking at every page and every row needs, or bringing a file up. That looks at
    /// the pages first, and ends where they are damaged.
    pub(crate) fn for_proof(&self) {
        self.set(50 * self.bytes + 4_000_000);
    }

    /// Grants what the next question to a damaged file needs: a row of twenty bytes takes some
    /// thirty steps, and whoever reads it takes far longer.
    pub(crate) fn renew(&self) {
        self.set(3 * self.bytes + 100_000);
    }

    fn set(&self, steps: i64) {
        self.left.store(steps / i64::from(STEPS), Ordering::Relaxed);
    }
}

/// Lets a file that was proved ask for all the work it needs.
pub(crate) fn trust(connection: &Connection) -> rusqlite::Result<()> {
    widen(connection)?;
    connection.progress_handler(0, None::<fn() -> bool>)
}

#[cfg(test)]
mod tests {
    use rstest::rstest;
    use rusqlite::StatementStatus;

    use super::*;
    use crate::StoreError;

    fn refused(sql: &str) -> String {
        in_memory()
            .unwrap()
            .execute_batch(sql)
            .unwrap_err()
            .to_string()
    }

    #[test]
    fn a_trigger_does_nothing_and_a_view_shows_nothing() {
        let memory = in_memory().unwrap();
        memory
            .execute_batch(
                "CREATE TABLE a (b); CREATE TABLE c (d); CREATE VIEW v AS SELECT b FROM a;
                 CREATE TRIGGER t AFTER INSERT ON a BEGIN INSERT INTO c VALUES (1); END;
                 INSERT INTO a VALUES (1);",
            )
            .unwrap();
        let count = "SELECT count(*) FROM c";
        assert_eq!(memory.query_row(count, (), |row| row.get(0)), Ok(0));
        let view = memory.query_row("SELECT * FROM v", (), |_| Ok(()));
        assert!(view.is_err());
    }

    #[test]
    fn nothing_else_is_opened_or_loaded() {
        assert!(refused("ATTACH ':memory:' AS other").contains("too many attached"));
        assert!(refused("SELECT load_extension('x')").contains("not authorized"));
        assert!(
            refused("CREATE TABLE a (b); UPDATE sqlite_schema SET sql = ''").contains("may not")
        );
    }

    #[test]
    fn what_never_ends_is_ended_and_the_next_question_is_answered() {
        let memory = in_memory().unwrap();
        let allowance = Allowance::grant(&memory, 0).unwrap();
        let endless = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
            SELECT count(*) FROM n";
        let ask = || memory.query_row(endless, (), |_| Ok(()));
        let ended = StoreError::from(ask().unwrap_err());
        assert_eq!(ended, StoreError::damaged("", "", "reading it never ends"));
        let short = || {
            memory.query_row(
                "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n
            WHERE i < 2000) SELECT count(*) FROM n",
                (),
                |row| row.get::<_, i64>(0),
            )
        };
        assert!(short().is_err(), "nothing is left");
        allowance.renew();
        assert_eq!(short(), Ok(2000));
    }

    /// Three steps for each byte, and a hundred thousand whatever it has.
    #[rstest]
    #[case::an_empty_file(0, 60_000, true)]
    #[case::more_than_an_empty_file_has(0, 200_000, false)]
    #[case::a_file(1 << 20, 2_000_000, true)]
    #[case::more_than_a_file_has(1 << 20, 6_000_000, false)]
    fn a_question_to_a_damaged_file_may_take_as_long_as_the_file_is(
        #[case] bytes: u64,
        #[case] steps: u32,
        #[case] answered: bool,
    ) {
        // How many steps a row takes, as SQLite counts them.
        let numbers = |rows: u32| {
            format!(
                "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {rows})
                 SELECT count(*) FROM n"
            )
        };
        let memory = in_memory().unwrap();
        let mut statement = memory.prepare(&numbers(1000)).unwrap();
        statement.query_row((), |_| Ok(())).unwrap();
        let taken = statement.get_status(StatementStatus::VmStep);
        let per_row = u32::try_from(taken).unwrap() / 1000;

        let allowance = Allowance::grant(&memory, bytes).unwrap();
        allowance.renew();
        let asked = memory.query_row(&numbers(steps / per_row), (), |_| Ok(()));
        assert_eq!(asked.is_ok(), answered, "{per_row} steps a row");
    }
}
