//! The table of a sheet: rows below a header.

mod cell;
mod columns;
mod header;

use super::area::Area;
use super::flow::Flow;
use super::item::{Item, shade};
use crate::SheetError;
use crate::page::{Group, Row, Table};
use cell::{Drawn, PlacedCell, align, cell};
use columns::{Column, GAP, columns, is_too_narrow, shift};
pub(super) use columns::{fitting, is_squeezed, overflows, pages_in_slices};
use header::{header_height, place_header, place_heading};

/// Places `table`; with a page limit `most` it stops above that.
pub(super) fn place(
    flow: &mut Flow<'_>,
    table: &Table,
    most: Option<usize>,
) -> Result<(), SheetError> {
    flow.space(flow.leading / 2.0);
    flow.strip_top = flow.y;
    flow.enter_strip(0);
    let columns = columns(flow, table);
    if is_too_narrow(flow, table, &columns) {
        flow.leave_strips();
        if most.is_none() {
            let columns = columns.len();
            return Err(SheetError::TooManyColumns { columns });
        }
        // Smaller type or turned paper is tried before the table is refused.
        flow.too_long = true;
        return Ok(());
    }
    let mut number = 0;
    let mut headed = false;
    for group in &table.groups {
        for (i, row) in group.rows.iter().enumerate() {
            number += 1;
            place_row(flow, &columns, group, row, Position { i, number, headed })?;
            headed = true;
            if most.is_some_and(|most| flow.pages() > most) {
                return Ok(());
            }
        }
    }
    flow.leave_strips();
    Ok(())
}

/// The position of a row in the table.
#[derive(Clone, Copy)]
struct Position {
    /// In its group, from 0.
    i: usize,
    /// In the table, from 1.
    number: usize,
    /// True if this page already has the header row.
    headed: bool,
}

fn place_row(
    flow: &mut Flow<'_>,
    columns: &[Column<'_>],
    group: &Group,
    row: &Row,
    position: Position,
) -> Result<(), SheetError> {
    let Position { i, number, headed } = position;
    let mut scale = 1.0;
    loop {
        let mut cells: Vec<PlacedCell> = columns
            .iter()
            .map(|column| cell(flow, column, row, scale))
            .collect();
        align(&mut cells);
        let height = cells
            .iter()
            .map(|cell| cell.height)
            .fold(flow.leading, f32::max)
            + 2.0 * flow.grid();
        let header = header_height(columns, flow);
        let heading = group.heading.as_ref().map_or(0.0, |_| 1.75 * flow.leading);

        let mut above = 0.0;
        if !headed {
            above += header;
        }
        if i == 0 || !headed {
            above += heading;
        }
        if flow.y + above + height > flow.bottom + 0.01 {
            if !flow.fresh {
                flow.next_strip();
            }
            above = header + heading;
            if flow.y + above + height > flow.bottom + 0.01 {
                // Taller than a page: retry in smaller type, then refuse.
                scale *= 0.8;
                if scale < 0.3 {
                    return Err(SheetError::RowTooTall { row: number });
                }
                continue;
            }
        }
        if flow.fresh || !headed {
            place_header(flow, columns, header);
            place_heading(flow, group.heading.as_deref());
        } else if i == 0 {
            place_heading(flow, group.heading.as_deref());
        }
        if i == 0
            && let Some(heading) = group.heading.as_deref()
        {
            flow.bookmark(heading);
        }
        flow.fresh = false;
        place_cells(flow, columns, &cells, height, number);
        return Ok(());
    }
}

fn place_cells(
    flow: &mut Flow<'_>,
    columns: &[Column<'_>],
    cells: &[PlacedCell],
    height: f32,
    number: usize,
) {
    let top = flow.y;
    let grid = flow.grid();
    let shift = shift(flow, columns);
    if flow.template.zebra && number.is_multiple_of(2) {
        let area = Area {
            left: flow.left,
            top,
            right: flow.right,
            bottom: top + height,
        };
        let shade = shade::ZEBRA;
        flow.item(Item::Ground { area, shade });
    }
    for (column, cell) in columns.iter().zip(cells) {
        let (left, right) = (column.left + shift, column.right + shift);
        flow.y = match cell.kind {
            Drawn::Nothing | Drawn::Aligned if !column.template.middle => top + grid,
            Drawn::Nothing | Drawn::Aligned | Drawn::Frame | Drawn::Tick | Drawn::Blocked => {
                top + (height - cell.height) / 2.0
            }
        };
        let (upper, lower) = (flow.y, flow.y + cell.height);
        match cell.kind {
            Drawn::Nothing | Drawn::Aligned => {}
            Drawn::Frame => flow.item(Item::Frame(Area {
                left,
                top: upper,
                right,
                bottom: lower,
            })),
            Drawn::Tick => {
                let middle = f32::midpoint(left, right);
                flow.item(Item::Frame(Area {
                    left: middle - cell.height / 2.0,
                    top: upper,
                    right: middle + cell.height / 2.0,
                    bottom: lower,
                }));
            }
            Drawn::Blocked => flow.item(Item::Ground {
                area: Area {
                    left: left - GAP * flow.size / 2.0 + 0.2,
                    top: top + 0.2,
                    right: right + GAP * flow.size / 2.0 - 0.2,
                    bottom: top + height - 0.2,
                },
                shade: shade::BLOCKED,
            }),
        }
        for (text, style) in cell.texts.iter().flatten() {
            flow.line(text, left, right, column.align, *style, cell.step);
            flow.y += cell.step;
        }
    }
    flow.y = top + height;
    flow.rule(0.4, shade::RULE);
}
