//! Schema migrations: numbered steps, only ever appended.

use std::borrow::Cow;

use sqlx_core::migrate::{Migrate as _, MigrateError, Migration, MigrationType, Migrator};
use sqlx_core::sql_str::AssertSqlSafe;
use sqlx_core::sql_str::SqlSafeStr as _;

use crate::database::Database;

/// The steps: description and SQL.
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

/// The reason why a database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum SchemaError {
    /// The database has fewer steps than this program.
    #[error(
        "the database has schema {found}, this program needs {expected}: run `kralle-archive migrate`"
    )]
    Older { found: i64, expected: i64 },
    /// The database has more steps than this program.
    #[error(
        "the database has schema {found}, this program knows {expected}: a newer kralle-archive was here, use that one"
    )]
    Newer { found: i64, expected: i64 },
    /// An applied step differs from this program's.
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

/// Updates the database to the schema of this program. Existing data stay.
///
/// # Errors
/// Fails if the database has a newer or foreign schema, or is unavailable.
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

/// Checks that the database has the schema of this program, and returns its version.
///
/// # Errors
/// Fails if the schema is older, newer or foreign, or the database is unavailable.
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
