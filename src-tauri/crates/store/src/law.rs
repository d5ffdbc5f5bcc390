//! The law of commands: the changes that each command may make in its changeset.
//!
//! [`COMMANDS`] lists, for each command, its tables, the allowed operations on their rows, and the
//! columns it may change. `verify`, undo, redo and the past check every entry against it.
//!
//! Not here: the reason of a command for its change, and the data of its sentence.

mod commands;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::io::Read;
use std::sync::LazyLock;

use kralle_tournament::PlayerField;
use rusqlite::fallible_streaming_iterator::FallibleStreamingIterator as _;
use rusqlite::hooks::Action;
use rusqlite::session::{ChangesetItem, ChangesetIter};

use crate::StoreError;
use crate::rows::TABLES;
pub(crate) use commands::COMMANDS;

/// Changes that are allowed to rows of a table.
#[derive(Debug, Clone)]
struct Touch {
    inserts: bool,
    deletes: bool,
    updates: bool,
    /// The columns that may change, or have a value in an inserted or deleted row; empty for all.
    columns: Vec<&'static str>,
}

impl Touch {
    fn allows(&self, action: Action) -> bool {
        (self.inserts && action == Action::SQLITE_INSERT)
            || (self.deletes && action == Action::SQLITE_DELETE)
            || (self.updates && action == Action::SQLITE_UPDATE)
    }
}

/// The law of a command, by table.
type Law = BTreeMap<&'static str, Vec<Touch>>;

/// The law of each command; `None` for commands that may change everything.
static LAWS: LazyLock<BTreeMap<&'static str, Option<Law>>> = LazyLock::new(|| {
    let laws = COMMANDS.iter();
    laws.map(|(command, law)| (*command, parse(law))).collect()
});

/// Parses a law such as `player+~:name,club team-`; `None` for `*`, which allows everything.
fn parse(law: &'static str) -> Option<Law> {
    if law == "*" {
        return None;
    }
    let mut tables = Law::new();
    for item in law.split_whitespace() {
        let (rows, columns) = item.split_once(':').unwrap_or((item, ""));
        let table = rows.trim_end_matches(['+', '-', '~']);
        let signs = &rows[table.len()..];
        tables.entry(table).or_default().push(Touch {
            inserts: signs.contains('+'),
            deletes: signs.contains('-'),
            updates: signs.contains('~'),
            columns: match columns {
                "fields" => PlayerField::CODES.to_vec(),
                columns => columns.split(',').filter(|it| !it.is_empty()).collect(),
            },
        });
    }
    Some(tables)
}

/// Refuses the entry `entry` of `command` if its changeset breaks the command's law.
pub(crate) fn must_be_lawful(
    entry: u32,
    command: &str,
    mut changeset: &[u8],
) -> Result<(), StoreError> {
    let Some(Some(law)) = LAWS.get(command) else {
        return Ok(());
    };
    if changeset.is_empty() {
        return Ok(());
    }
    let foreign = |reason: String| StoreError::EntryForeign {
        entry,
        command: command.to_owned(),
        reason,
    };
    let unreadable = |_| StoreError::JournalMismatch { entry };
    let input: &mut dyn Read = &mut changeset;
    let mut changes = ChangesetIter::start_strm(&input).map_err(unreadable)?;
    while let Some(change) = changes.next().map_err(unreadable)? {
        if let Some(reason) = breach(law, change).map_err(unreadable)? {
            return Err(foreign(reason));
        }
    }
    Ok(())
}

/// Returns the breach of the law in a change; `None` if there is none.
fn breach(law: &Law, change: &ChangesetItem) -> rusqlite::Result<Option<String>> {
    let operation = change.op()?;
    let name = operation.table_name();
    // Another check refuses tables outside the tournament.
    let Some(table) = TABLES.iter().find(|table| table.name == name) else {
        return Ok(None);
    };
    let action = operation.code();
    let act = if action == Action::SQLITE_INSERT {
        "adds to"
    } else if action == Action::SQLITE_DELETE {
        "deletes from"
    } else {
        "changes"
    };
    let count = usize::try_from(operation.number_of_columns()).unwrap_or_default();
    let touched: Vec<&str> = (table.key_columns()..count)
        .filter(|place| is_touched(change, action, *place))
        .filter_map(|place| table.column(place))
        .collect();
    let touches = law.get(name).into_iter().flatten();
    let mut reason = format!("it {act} {name}");
    for touch in touches.filter(|touch| touch.allows(action)) {
        let is_foreign = |column: &&&str| !touch.columns.contains(*column);
        match touched.iter().find(is_foreign) {
            Some(column) if !touch.columns.is_empty() => {
                reason = format!("it {act} {name}.{column}");
            }
            Some(_) | None => return Ok(None),
        }
    }
    Ok(Some(reason))
}

/// True if a change sets the column at `place`, or has a value there in an inserted or deleted row.
fn is_touched(change: &ChangesetItem, action: Action, place: usize) -> bool {
    let is_there = |value: rusqlite::Result<rusqlite::types::ValueRef<'_>>| {
        value.is_ok_and(|value| value != rusqlite::types::ValueRef::Null)
    };
    if action == Action::SQLITE_INSERT {
        is_there(change.new_value(place))
    } else if action == Action::SQLITE_DELETE {
        is_there(change.old_value(place))
    } else {
        // An unchanged column has no new value.
        change.new_value(place).is_ok()
    }
}
