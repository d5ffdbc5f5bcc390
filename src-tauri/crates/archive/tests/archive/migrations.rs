//! Schema versions of the database, and their compatibility.

use kralle_archive::database::{Database, SchemaError, migrate, must_be_current};

use crate::postgres::{SHARED, runtime, sql};

/// Returns the schema version of a database at `url`, if it is usable.
fn looked(url: &str) -> Result<i64, SchemaError> {
    runtime().block_on(async { must_be_current(&Database::at(url).unwrap()).await })
}

/// Updates a database at `url` to the schema of this program.
fn brought_up(url: &str) -> Result<(), SchemaError> {
    runtime().block_on(async { migrate(&Database::at(url).unwrap()).await })
}

#[test]
fn a_schema_is_laid_once_however_often_it_is_asked_for() {
    let url = SHARED.empty();
    assert!(matches!(
        looked(&url),
        Err(SchemaError::Older { found: 0, .. })
    ));
    brought_up(&url).unwrap();
    brought_up(&url).unwrap();
    looked(&url).unwrap();
}

#[test]
fn a_database_of_a_newer_program_is_refused() {
    let url = crate::postgres::database();
    sql(
        &url,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (4711, 'later', true, '', 0)",
    );
    assert!(matches!(
        looked(&url),
        Err(SchemaError::Newer { found: 4711, .. })
    ));
    assert!(matches!(
        brought_up(&url),
        Err(SchemaError::Newer { found: 4711, .. })
    ));
}

#[test]
fn a_database_with_other_steps_is_refused() {
    let url = crate::postgres::database();
    sql(&url, "UPDATE _sqlx_migrations SET checksum = 'other'");
    assert!(matches!(looked(&url), Err(SchemaError::Other { step: 1 })));
}
