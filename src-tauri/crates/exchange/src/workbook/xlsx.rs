//! XLSX, cell by cell: a sheet that claims to reach to its last corner costs nothing, and no number in
//! a part decides how much is allocated.

mod cells;
mod formats;
mod package;
mod strings;

use std::collections::BTreeSet;

use super::sheet::{Limits, Sheet, Taker, WorkbookError, WorkbookKind};
use package::Package;

/// Reads the sheet `name`, or the first that is not empty.
pub(super) fn read(
    bytes: &[u8],
    name: Option<&str>,
    limits: Limits,
) -> Result<Sheet, WorkbookError> {
    let package = Package::read(bytes)?;
    let wanted = package.sheets.iter();
    let wanted = wanted.filter(|sheet| name.is_none_or(|name| name == sheet.name));
    let mut last: Option<(String, Taker)> = None;
    // One part may be called a sheet thousands of times.
    let mut looked = BTreeSet::new();
    for sheet in wanted {
        if !looked.insert(sheet.part.as_str()) {
            continue;
        }
        let taker = cells::read(&package, &sheet.part, limits)?;
        let is_empty = taker.rows.is_empty();
        last = Some((sheet.name.clone(), taker));
        if !is_empty {
            break;
        }
    }
    let (name, taker) = last.ok_or_else(|| WorkbookError::NoSheet {
        name: name.unwrap_or_default().to_owned(),
    })?;
    Ok(Sheet {
        kind: WorkbookKind::Xlsx,
        names: package.sheets.into_iter().map(|it| it.name).collect(),
        name,
        rows: taker.rows,
        errors: taker.errors,
    })
}
