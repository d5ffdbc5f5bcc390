//! The schema of the database, in numbered steps that are only ever added to.

use std::borrow::Cow;

use sqlx_core::migrate::{Migrate as _, MigrateError, Migration, MigrationType, Migrator};
use sqlx_core::sql_str::AssertSqlSafe;
use sqlx_core::sql_str::SqlSafeStr as _;

use crate::database::Database;

/// Each step: what it is about, and its SQL.
const STEPS: &[(&str, &str)] = &[
    (
        "the archive",
        include_str!("../../migrations/0001_archive.sql"),
    ),
    (
        "files that go on as another copy",
        include_str!("../../migrations/0002_another_copy.sql"),
    ),
    (
        "revisions of what is said of persons",
        include_str!("../../migrations/0003_people_revision.sql"),
    ),
    (
        "words by which tournaments are found",
        include_str!("../../migrations/0004_tournament_words.sql"),
    ),
    (
        "statements that count once, here",
        include_str!("../../migrations/0005_statements.sql"),
    ),
    (
        "names that the public reads",
        include_str!("../../migrations/0006_shown_names.sql"),
    ),
];

/// Why a database cannot be used as it is.
#[derive(Debug, thiserror::Error)]
pub enum SchemaError {
    /// It has fewer steps than this program.
    #[error(
        "the database has schema {found}, this program needs {expected}: run `kralle-archive migrate`"
    )]
    Older { found: i64, expected: i64 },
    /// It has more steps than this program.
    #[error(
        "the database has schema {found}, this program knows {expected}: a newer kralle-archive was here, use that one"
    )]
    Newer { found: i64, expected: i64 },
    /// A step was laid that is not the one of this program.
    #[error(
        "step {step} of the schema is not the one of this program: the database is of another program"
    )]
    Other { step: i64 },
    #[error("the database cannot be asked: {0}")]
    Database(#[from] sqlx_core::Error),
    #[error("the schema cannot be laid: {0}")]
    Migrate(MigrateError),
}

fn migrator() -> Migrator {
    let steps = (1..).zip(STEPS).map(|(number, (about, sql))| {
        Migration::new(
            number,
            Cow::Borrowed(about),
            MigrationType::Simple,
            AssertSqlSafe(*sql).into_sql_str(),
            false,
        )
    });
    Migrator::with_migrations(steps.collect())
}

/// The newest step of this program.
pub(crate) fn newest() -> i64 {
    i64::try_from(STEPS.len()).unwrap_or(i64::MAX)
}

/// Brings the database to the schema of this program. What is there already stays.
///
/// # Errors
/// When the database was brought further by a newer program, or cannot be asked.
pub async fn migrate(database: &Database) -> Result<(), SchemaError> {
    match migrator().run(database.writers()).await {
        Ok(()) => Ok(()),
        Err(MigrateError::VersionMissing(found)) => Err(SchemaError::Newer {
            found,
            expected: newest(),
        }),
        Err(MigrateError::VersionMismatch(step)) => Err(SchemaError::Other { step }),
        Err(error) => Err(SchemaError::Migrate(error)),
    }
}

/// Refuses a database that is not at the schema of this program; gives that schema.
///
/// # Errors
/// When it is older, newer, or cannot be asked.
pub async fn must_be_current(database: &Database) -> Result<i64, SchemaError> {
    let expected = newest();
    let mut connection = database.readers().acquire().await?;
    let is_laid: bool =
        sqlx_core::query_scalar::query_scalar("SELECT to_regclass('_sqlx_migrations') IS NOT NULL")
            .fetch_one(&mut *connection)
            .await?;
    let applied = if is_laid {
        connection
            .list_applied_migrations("_sqlx_migrations")
            .await
            .map_err(SchemaError::Migrate)?
    } else {
        Vec::new()
    };
    let found = applied.iter().map(|it| it.version).max().unwrap_or(0);
    if found > expected {
        return Err(SchemaError::Newer { found, expected });
    }
    if found < expected {
        return Err(SchemaError::Older { found, expected });
    }
    let known = migrator();
    let other = known
        .iter()
        .zip(&applied)
        .find(|(step, applied)| step.checksum != applied.checksum);
    match other {
        Some((step, _)) => Err(SchemaError::Other { step: step.version }),
        None => Ok(found),
    }
}
