//! The hash chain: changing, removing or inserting a row changes every later link.

use std::ops::ControlFlow;

use rusqlite::Connection;

use super::row;
use crate::StoreError;

/// Recomputes every link. Returns the number of the first row that was changed or is missing; `None`
/// for an intact journal, and 1 for one without rows or identity. `visit` receives the number of
/// rows done.
pub(crate) fn first_changed(
    connection: &Connection,
    visit: &mut dyn FnMut(usize) -> Result<(), StoreError>,
) -> Result<Option<u32>, StoreError> {
    let Ok(file) = row::identity(connection) else {
        return Ok(Some(1));
    };
    let mut before = row::first_link(file);
    let mut expected = 1;
    let mut changed = None;
    let mut done = 0;
    row::each(connection, 0, |row| {
        visit(done)?;
        done += 1;
        if row.number != expected || row.link != row.link_behind(&before) {
            changed = Some(expected);
            return Ok(ControlFlow::Break(()));
        }
        before = row.link;
        expected = expected.saturating_add(1);
        Ok(ControlFlow::Continue(()))
    })?;
    Ok(changed.or((expected == 1).then_some(1)))
}
