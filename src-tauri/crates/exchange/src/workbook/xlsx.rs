//! Reader for XLSX, cell by cell. A sheet that claims to reach the last cell costs nothing, and
//! no number in a part determines an allocation.

mod cells;
mod formats;
mod package;
mod strings;

use std::collections::BTreeSet;

use super::archive::Parts;
use super::sheet::{Limits, Look, Sheet, Taker, WorkbookError, WorkbookKind, offered};
use super::xml::{Node, Xml};
use package::Package;

/// Reads the sheet `name`; without a name, the first visible sheet that is not empty.
///
/// # Errors
/// Fails if the sheet does not exist, a limit is exceeded, or the workbook is damaged.
pub(super) fn read(
    bytes: &[u8],
    name: Option<&str>,
    limits: Limits,
) -> Result<Sheet, WorkbookError> {
    let package = Package::read(bytes)?;
    let wanted = package.sheets.iter();
    let wanted = wanted.filter(|sheet| match name {
        Some(name) => name == sheet.name,
        None => !sheet.is_hidden,
    });
    let mut last: Option<(String, Taker)> = None;
    // A workbook may list one part as a sheet thousands of times.
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
    let sheets = package.sheets.into_iter().map(|it| (it.name, it.is_hidden));
    let (name, taker, names) = offered(name, last, sheets)?;
    Ok(Sheet {
        kind: WorkbookKind::Xlsx,
        names,
        name,
        rows: taker.rows,
        hidden: taker.hidden,
        errors: taker.errors,
    })
}

/// Returns the author in the properties of a workbook; `None` without one.
pub(super) fn author(bytes: &[u8]) -> Option<String> {
    let properties = Parts::of(bytes).ok()?.read("docProps/core.xml").ok()??;
    let mut xml = Xml::of(&properties);
    loop {
        match xml.next().ok()? {
            Node::Start(start) if start.local_name().as_ref() == "creator" => {
                return xml.text("creator").ok();
            }
            Node::Eof => return None,
            Node::Start(_) | Node::End(_) | Node::Text(_) => {}
        }
    }
}

/// Reads the first rows of each sheet.
///
/// # Errors
/// Fails if a limit is exceeded, or the workbook is damaged.
pub(super) fn survey(bytes: &[u8], limits: Limits, look: Look<'_>) -> Result<(), WorkbookError> {
    let package = Package::read(bytes)?;
    let mut looked = BTreeSet::new();
    for sheet in &package.sheets {
        if looked.insert(sheet.part.as_str()) {
            let taker = cells::read(&package, &sheet.part, limits)?;
            look(sheet.name.clone(), sheet.is_hidden, &taker.rows);
        }
    }
    Ok(())
}
