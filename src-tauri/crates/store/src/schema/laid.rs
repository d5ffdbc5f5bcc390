//! The definitions of a version, with which those of a file are compared.
//!
//! To lay a version takes longer than to prove an evening, so the newest one stands in `laid.sql`. Older ones
//! are laid in memory, once for each.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::Schema;
use super::untouched::{self, Definition};
use crate::{StoreError, guard};

/// The definitions of the newest version.
///
/// `UPDATE_GENERATED=1 cargo test -p kralle-store --lib schema::laid` writes it; a test lays the migrations and
/// compares.
const NEWEST: &str = include_str!("laid.sql");

/// The line that begins `laid.sql`, before its version.
const HEAD: &str = "-- Generated: the definitions of schema version ";

/// Ends a definition and begins the line of the next one: its kind, its name and its table.
const NEXT: &str = "\n\n-- ";

/// The definitions of versions that a program has asked for.
pub(super) type Laid = Mutex<BTreeMap<i64, Arc<Vec<Definition>>>>;

pub(super) static LAID: Laid = Mutex::new(BTreeMap::new());

/// The definitions of `version`; `laid` keeps them.
pub(super) fn definitions(
    schema: &Schema,
    laid: Option<&Laid>,
    version: i64,
) -> Result<Arc<Vec<Definition>>, StoreError> {
    let Some(laid) = laid else {
        return Ok(Arc::new(lay(schema, version)?));
    };
    let mut laid = laid.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = laid.get(&version) {
        return Ok(Arc::clone(known));
    }
    let defined = match newest() {
        Some((newest, definitions)) if newest == version => definitions,
        Some(_) | None => lay(schema, version)?,
    };
    let defined = Arc::new(defined);
    laid.insert(version, Arc::clone(&defined));
    Ok(defined)
}

/// Lays a version in memory.
fn lay(schema: &Schema, version: i64) -> Result<Vec<Definition>, StoreError> {
    let mut fresh = guard::in_memory()?;
    schema.lay_version(&mut fresh, version)?;
    let rows = untouched::rows(&fresh)?;
    Ok(rows.into_iter().map(|row| row.definition).collect())
}

/// The version of `laid.sql` and its definitions.
fn newest() -> Option<(i64, Vec<Definition>)> {
    let mut parts = NEWEST.trim_end_matches('\n').split(NEXT);
    let version = parts.next()?.strip_prefix(HEAD)?.parse().ok()?;
    let definitions: Option<_> = parts.map(definition).collect();
    Some((version, definitions?))
}

fn definition(part: &str) -> Option<Definition> {
    let (line, sql) = match part.split_once('\n') {
        Some((line, sql)) => (line, Some(sql.to_owned())),
        None => (part, None),
    };
    let mut words = line.split(' ').map(str::to_owned);
    Some(Definition {
        kind: words.next()?,
        name: words.next()?,
        table: words.next()?,
        sql,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(version: i64, definitions: &[Definition]) -> String {
        let mut text = format!("{HEAD}{version}");
        for it in definitions {
            text.push_str(&format!("{NEXT}{} {} {}", it.kind, it.name, it.table));
            text.extend(it.sql.iter().flat_map(|sql| ["\n", sql]));
        }
        text.push('\n');
        text
    }

    #[test]
    fn the_committed_definitions_are_those_that_the_migrations_lay() {
        let schema = Schema::known().unwrap();
        let laid = lay(&schema, schema.newest()).unwrap();
        let fresh = text(schema.newest(), &laid);
        if std::env::var_os("UPDATE_GENERATED").is_some() {
            let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/schema/laid.sql");
            std::fs::write(path, fresh).unwrap();
            return;
        }
        assert_eq!(
            NEWEST, fresh,
            "run UPDATE_GENERATED=1 cargo test -p kralle-store --lib schema::laid"
        );
        assert_eq!(newest(), Some((schema.newest(), laid)));
    }

    #[test]
    fn an_older_version_is_laid() {
        let schema = Schema::known().unwrap();
        let older = definitions(&schema, Some(&Laid::default()), schema.newest() - 1).unwrap();
        let newest = definitions(&schema, Some(&Laid::default()), schema.newest()).unwrap();
        assert_ne!(older, newest);
    }

    /// Equal texts are equal definitions only where the text can be read.
    #[test]
    fn every_definition_can_be_read() {
        let schema = Schema::known().unwrap();
        for version in 1..=schema.newest() {
            for it in lay(&schema, version).unwrap() {
                assert!(it.tokens().is_some(), "{} of version {version}", it.name);
            }
        }
    }
}
