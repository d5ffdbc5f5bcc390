//! Slices tables that are wider than a page.

use std::cell::RefCell;

use super::flow::Flow;
use super::table;
use crate::SheetError;
use crate::page::{Group, Row, Table, Tone};

/// Places `table`, in slices if one of its columns repeats more often than fits.
pub(super) fn place(
    flow: &mut Flow<'_>,
    table: &Table,
    most: Option<usize>,
) -> Result<(), SheetError> {
    let Some(key) = table.sliced else {
        return table::place(flow, table, most);
    };
    if !table::is_squeezed(flow, table) {
        return table::place(flow, table, most);
    }
    let labels = table.labels.get(key).map_or(0, Vec::len);
    let fitting = table::fitting(flow, table, key).max(1);
    if labels <= fitting {
        return table::place(flow, table, most);
    }
    if most.is_some() {
        // Smaller type or turned paper is tried before slicing.
        flow.too_long = true;
        return Ok(());
    }
    let slices = labels.div_ceil(fitting);
    flow.slices = flow.slices.max(slices);
    let mut from = 0;
    for slice in 0..slices {
        // Equal slices look better than a narrow last one.
        let to = labels * (slice + 1) / slices;
        if slice > 0 {
            flow.begin_page();
        }
        let names = &table.labels[key][from..to];
        if let (Some(first), Some(last)) = (names.first(), names.last()) {
            let args = [("from", first.into()), ("to", last.into())];
            let text = flow.words.say("sheet-slice", &args);
            flow.paragraph(&text, Tone::Note);
        }
        table::place(flow, &sliced(table, key, from, to), None)?;
        from = to;
    }
    Ok(())
}

/// Returns the table with the columns `from` to `to` of `key`.
fn sliced(table: &Table, key: &'static str, from: usize, to: usize) -> Table {
    let mut labels = table.labels.clone();
    if let Some(labels) = labels.get_mut(key) {
        *labels = labels.get(from..to).unwrap_or_default().to_vec();
    }
    let row = |row: &Row| Row {
        cells: row
            .cells
            .iter()
            .map(|(name, cells)| {
                let cells = if *name == key {
                    let end = to.min(cells.len());
                    cells.get(from.min(end)..end).unwrap_or_default().to_vec()
                } else {
                    cells.clone()
                };
                (*name, cells)
            })
            .collect(),
    };
    Table {
        labels,
        groups: table
            .groups
            .iter()
            .map(|group| Group {
                heading: group.heading.clone(),
                rows: group.rows.iter().map(row).collect(),
            })
            .collect(),
        name: table.name,
        sliced: table.sliced,
        absent: table.absent.clone(),
        left: table.left.clone(),
        widest: RefCell::default(),
    }
}
