//! Limits for SQLite on every connection, for files of any origin. No triggers, no views, no
//! functions in a schema, bounded sizes, and bounded work until the file is checked.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use rusqlite::Connection;
use rusqlite::config::DbConfig;
use rusqlite::limits::Limit;

/// The largest file that is opened, in bytes; it must fit in memory.
pub(crate) const LARGEST: u64 = 1 << 30;

/// Options switched on or off on every connection.
const SWITCHES: [(DbConfig, bool); 9] = [
    // No writes around SQL, and nothing in a schema is trusted.
    (DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true),
    (DbConfig::SQLITE_DBCONFIG_WRITABLE_SCHEMA, false),
    (DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false),
    // This program has neither; foreign key actions (ON DELETE …) still work.
    (DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false),
    (DbConfig::SQLITE_DBCONFIG_ENABLE_VIEW, false),
    (DbConfig::SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, false),
    // "x" is a name, never a string.
    (DbConfig::SQLITE_DBCONFIG_DQS_DDL, false),
    (DbConfig::SQLITE_DBCONFIG_DQS_DML, false),
    (DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true),
];

/// Size limits, far above the needs of this program's tables and statements.
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

/// The longest row: the changeset of the largest import.
const WIDE: i32 = 1 << 28;

/// The longest row of a file whose pages are unchecked. A circular chain of pages turns a small
/// file into a row of any length.
const NARROW: i32 = 1 << 16;

/// Sets the options of every connection, to a file or in memory; reads nothing yet.
pub(crate) fn guard(connection: &Connection) -> rusqlite::Result<()> {
    for (switch, on) in SWITCHES {
        connection.set_db_config(switch, on)?;
    }
    for (limit, most) in LIMITS {
        connection.set_limit(limit, most)?;
    }
    // Above the number of this program's statements: each is prepared once.
    connection.set_prepared_statement_cache_capacity(256);
    // No temporary files with predictable names. No memory mapping, since the file could be
    // truncated meanwhile.
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    connection.pragma_update(None, "mmap_size", 0)
}

/// Allows rows of full length, while the pages are checked.
pub(crate) fn widen(connection: &Connection) -> rusqlite::Result<()> {
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, WIDE)?;
    Ok(())
}

/// Limits rows to the length allowed for unchecked pages.
pub(crate) fn narrow(connection: &Connection) -> rusqlite::Result<()> {
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, NARROW)?;
    Ok(())
}

/// Opens an empty database in memory.
pub(crate) fn in_memory() -> rusqlite::Result<Connection> {
    let connection = Connection::open_in_memory()?;
    guard(&connection)?;
    // Zeroes freed pages, so that none is freed repeatedly.
    connection.pragma_update(None, "secure_delete", true)?;
    Ok(connection)
}

/// State of the page check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Trust {
    /// Each page is used once, and all rows end.
    Proved,
    /// Unchecked, or with damaged pages.
    NotYet,
}

/// The work budget of an unchecked file. Pages that point at each other in a circle have endless
/// rows.
#[derive(Debug, Clone)]
pub(crate) struct Allowance {
    left: Arc<AtomicI64>,
    bytes: i64,
}

/// The number of SQLite VM steps counted as one unit.
const STEPS: i32 = 1000;

impl Allowance {
    /// Grants a file of `bytes` bytes the work for reading its pages; interrupts everything beyond.
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

    /// Grants an open database the same budget, from its page count.
    pub(crate) fn of(connection: &Connection) -> rusqlite::Result<Self> {
        let number = |name| connection.pragma_query_value(None, name, |row| row.get::<_, u32>(0));
        let bytes = u64::from(number("page_count")?) * u64::from(number("page_size")?);
        Self::grant(connection, bytes)
    }

    /// Grants the work for checking every page and row, or for a migration. Both check the pages
    /// first and stop if they are damaged.
    pub(crate) fn for_proof(&self) {
        self.set(50 * self.bytes + 4_000_000);
    }

    /// Grants the work for the next query of a damaged file. A row of twenty bytes takes about
    /// thirty steps; its reader takes far longer.
    pub(crate) fn renew(&self) {
        self.set(3 * self.bytes + 100_000);
    }

    fn set(&self, steps: i64) {
        self.left.store(steps / i64::from(STEPS), Ordering::Relaxed);
    }
}

/// Removes the work limit of a checked file.
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

    /// Three steps a byte, plus a hundred thousand for any file.
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
        // The VM steps for a number of rows, as SQLite counts them.
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
