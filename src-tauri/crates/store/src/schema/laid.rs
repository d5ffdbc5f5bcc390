//! The definitions of a version, with which those of a file are compared.
//!
//! To lay a version takes longer than to prove an evening, so `laid.sql` holds those of the newest one. Older
//! versions are laid in memory, once for each.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;

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

/// The definitions of `version`. Laid by `lay` in an empty database if they are neither generated nor in `laid`,
/// which keeps them.
pub(super) fn definitions(
    laid: Option<&Laid>,
    version: i64,
    lay: impl FnOnce(&mut Connection) -> Result<(), StoreError>,
) -> Result<Arc<Vec<Definition>>, StoreError> {
    let Some(laid) = laid else {
        return Ok(Arc::new(in_memory(lay)?));
    };
    let mut laid = laid.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = laid.get(&version) {
        return Ok(Arc::clone(known));
    }
    let defined = match newest() {
        Some((newest, definitions)) if newest == version => definitions,
        Some(_) | None => in_memory(lay)?,
    };
    let defined = Arc::new(defined);
    laid.insert(version, Arc::clone(&defined));
    Ok(defined)
}

/// The definitions that `lay` makes in memory.
fn in_memory(
    lay: impl FnOnce(&mut Connection) -> Result<(), StoreError>,
) -> Result<Vec<Definition>, StoreError> {
    let mut fresh = guard::in_memory()?;
    lay(&mut fresh)?;
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
    use crate::schema::Schema;

    fn laid(schema: &Schema, version: i64) -> Vec<Definition> {
        in_memory(|fresh| schema.lay_version(fresh, version)).unwrap()
    }

    fn text(version: i64, definitions: &[Definition]) -> String {
        let mut text = format!("{HEAD}{version}");
        for it in definitions {
            text.extend([NEXT, &it.kind, " ", &it.name, " ", &it.table]);
            text.extend(it.sql.iter().flat_map(|sql| ["\n", sql]));
        }
        text.push('\n');
        text
    }

    #[test]
    fn the_committed_definitions_are_those_that_the_migrations_lay() {
        let schema = Schema::known().unwrap();
        let laid = laid(&schema, schema.newest());
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
        let of = |version: i64| {
            let lay = |fresh: &mut Connection| schema.lay_version(fresh, version);
            definitions(Some(&Laid::default()), version, lay).unwrap()
        };
        let (older, newest) = (of(schema.newest() - 1), of(schema.newest()));
        assert_ne!(older, newest);
    }

    /// Equal texts are equal definitions only where the text can be read.
    #[test]
    fn every_definition_can_be_read() {
        let schema = Schema::known().unwrap();
        for version in 1..=schema.newest() {
            for it in laid(&schema, version) {
                assert!(it.tokens().is_some(), "{} of version {version}", it.name);
            }
        }
    }
}
