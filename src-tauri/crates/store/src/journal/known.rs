//! Cache of the journal tree between queries.

use std::cell::RefCell;
use std::sync::Arc;

use rusqlite::Connection;

use super::row;
use super::tree::{Step, Tree};
use crate::StoreError;
use crate::hash::Hash;

/// The tree of an open file. Rows are only appended, so only new ones are read. If the newest
/// cached link differs (after a rollback), everything is read again.
#[derive(Debug, Default)]
pub(crate) struct KnownTree(RefCell<Known>);

#[derive(Debug, Default)]
struct Known {
    tree: Arc<Tree>,
    link: Option<Hash>,
}

impl KnownTree {
    /// Returns the tree of the current rows.
    pub(crate) fn of(&self, connection: &Connection) -> Result<Arc<Tree>, StoreError> {
        let mut known = self.0.borrow_mut();
        let newest = known.tree.newest();
        let link = newest
            .map(|number| row::link_of(connection, number))
            .transpose()?;
        if newest.is_none() || known.link != link.flatten() {
            *known = Known::default();
        }
        let first = known
            .tree
            .newest()
            .map_or(0, |number| number.saturating_add(1));
        let link = read_on(connection, Arc::make_mut(&mut known.tree), first)?;
        known.link = link.or(known.link);
        Ok(Arc::clone(&known.tree))
    }
}

/// Builds the tree of all rows.
pub(crate) fn tree(connection: &Connection) -> Result<Tree, StoreError> {
    let mut tree = Tree::default();
    read_on(connection, &mut tree, 0)?;
    Ok(tree)
}

/// Reads the rows from `first` on; returns the link of the newest, `None` without rows.
fn read_on(
    connection: &Connection,
    tree: &mut Tree,
    first: u32,
) -> Result<Option<Hash>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT number, kind, changeset IS NULL, length(changeset),
             CASE WHEN kind IN ('undo', 'redo', 'restore') THEN data ->> '$.to' END, link
         FROM journal WHERE number >= ?1 ORDER BY number",
    )?;
    let mut rows = statement.query([first])?;
    let mut newest = None;
    while let Some(row) = rows.next()? {
        let number: u32 = row.get(0)?;
        let is_wall: bool = row.get(2)?;
        let is_empty = row.get_ref(3)?.as_i64_or_null().ok().flatten() == Some(0);
        // A row whose target is not a number leads nowhere.
        let to = row
            .get_ref(4)?
            .as_i64()
            .ok()
            .and_then(|to| u32::try_from(to).ok());
        let kind = row.get_ref(1)?.as_str().unwrap_or_default();
        let step = match (kind, to) {
            ("game" | "hall", _) => Step::Beside,
            ("undo", Some(to)) => Step::Undo { to },
            ("redo", Some(to)) => Step::Redo { to },
            ("restore", Some(to)) => Step::Restore { to, is_wall },
            _ if is_wall => Step::Wall,
            _ if is_empty => Step::Note,
            _ => Step::Change,
        };
        tree.push(number, step);
        newest = Some(
            row.get_ref(5)?
                .as_blob()
                .ok()
                .and_then(|link| link.try_into().ok()),
        );
    }
    Ok(newest.flatten())
}
