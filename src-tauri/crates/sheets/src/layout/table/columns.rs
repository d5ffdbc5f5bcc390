//! The columns of a table and their widths.

use super::super::flow::Flow;
use super::super::item::times;
use crate::page::{Cell, Look, Table};
use crate::template::{Align, ColumnTemplate, Width};
use crate::typeface::Weight;

/// The size of labels, relative to the text size.
pub(super) const LABEL: f32 = 0.85;

/// The gap between two columns, relative to the text size.
pub(super) const GAP: f32 = 0.9;
/// The minimum width of a sharing column, relative to the text size.
const NARROWEST: f32 = 7.0;
/// The width below which a column has no room for a character, relative to the text size.
const LEGIBLE: f32 = 0.9;
/// The width of a sharing column below which paper or type is changed first, relative to the text
/// size.
const COMFORTABLE: f32 = 11.0;

/// A positioned column.
pub(super) struct Column<'a> {
    pub(super) template: &'a ColumnTemplate,
    /// The index among the cells of a repeated column.
    pub(super) index: usize,
    pub(super) label: String,
    pub(super) align: Align,
    /// The horizontal range of its text.
    pub(super) left: f32,
    pub(super) right: f32,
}

/// Returns the columns of the table, with their positions.
pub(super) fn columns<'a>(flow: &mut Flow<'a>, table: &Table) -> Vec<Column<'a>> {
    columns_with(flow, table, usize::MAX)
}

/// Returns the columns of the table, with at most `most` of the sliced ones.
fn columns_with<'a>(flow: &mut Flow<'a>, table: &Table, most: usize) -> Vec<Column<'a>> {
    let template = flow.template;
    let language = flow.words.language();
    let mut columns = Vec::new();
    let name = table.name_of(template.sheet);
    for column in template.columns.iter().filter(|it| it.table == name) {
        if table.absent.contains(&column.key) {
            continue;
        }
        let labels = match table.labels.get(column.key) {
            Some(labels) => labels.clone(),
            None => vec![column.label.text(language).into_owned()],
        };
        let align = if table.left.contains(&column.key) {
            Align::Left
        } else {
            column.align
        };
        let is_sliced = table.sliced == Some(column.key);
        let most = if is_sliced { most } else { usize::MAX };
        for (index, label) in labels.into_iter().take(most).enumerate() {
            let label = flow.clean(&label);
            columns.push(Column {
                template: column,
                index,
                label,
                align,
                left: 0.0,
                right: 0.0,
            });
        }
    }
    let widths = widths(flow, table, &columns);
    let mut left = flow.left;
    let gap = GAP * flow.size;
    for (column, width) in columns.iter_mut().zip(widths) {
        column.left = left;
        column.right = left + width;
        left += width + gap;
    }
    columns
}

/// Returns the widths of the columns; with the gaps they fill the body.
fn widths(flow: &mut Flow<'_>, table: &Table, columns: &[Column<'_>]) -> Vec<f32> {
    let scale = flow.size / flow.template.size;
    let gaps = GAP * flow.size * times(columns.len().max(1) - 1);
    let room = flow.width() - gaps;
    let mut widths: Vec<f32> = columns
        .iter()
        .map(|column| match column.template.width {
            Width::Fixed(points) => points * scale,
            Width::Fit => natural_width(flow, table, column),
            Width::Share(_) => 0.0,
        })
        .collect();
    let share = |column: &Column<'_>| match column.template.width {
        Width::Share(share) => share,
        Width::Fixed(_) | Width::Fit => 0.0,
    };
    let shares: f32 = columns.iter().map(share).sum();
    let narrowest = NARROWEST * flow.size * shares.min(4.0);
    let taken: f32 = widths.iter().sum();
    // Too wide: columns with their own width shrink to the remaining room.
    let most = if shares > 0.0 {
        (room - narrowest).max(room * 0.4)
    } else {
        room
    };
    // The gaps alone may exceed the body.
    let most = most.max(0.0);
    if taken > most {
        let factor = most / taken;
        for width in &mut widths {
            *width *= factor;
        }
    }
    let taken: f32 = widths.iter().sum();
    for (width, column) in widths.iter_mut().zip(columns) {
        if shares > 0.0 {
            *width += (room - taken).max(0.0) * share(column) / shares;
        }
    }
    level(flow, table, columns, &mut widths);
    widths
}

/// Moves spare width between sharing columns, from those wider than their content to those
/// narrower: a long name stays on one line while there is room.
fn level(flow: &mut Flow<'_>, table: &Table, columns: &[Column<'_>], widths: &mut [f32]) {
    // For each column its spare width, negative if it lacks some.
    let spare: Vec<f32> = columns
        .iter()
        .zip(widths.iter())
        .map(|(column, width)| match column.template.width {
            Width::Fixed(_) | Width::Fit => 0.0,
            Width::Share(_) => width - needed(flow, table, column),
        })
        .collect();
    let surplus: f32 = spare.iter().filter(|spare| **spare > 0.0).sum();
    let lacking: f32 = -spare.iter().filter(|spare| **spare < 0.0).sum::<f32>();
    if surplus <= 0.0 || lacking <= 0.0 {
        return;
    }
    let moved = surplus.min(lacking);
    for (width, spare) in widths.iter_mut().zip(spare) {
        let part = if spare > 0.0 { surplus } else { lacking };
        *width -= moved * spare / part;
    }
}

/// True if columns with natural width get less than that, or sharing columns get too little for a
/// name.
pub(crate) fn is_squeezed(flow: &mut Flow<'_>, table: &Table) -> bool {
    flow.enter_strip(0);
    let columns = columns(flow, table);
    let squeezed = columns.iter().any(|column| {
        let width = column.right - column.left + 0.1;
        match column.template.width {
            Width::Fixed(_) => false,
            Width::Fit => natural_width(flow, table, column) > width,
            Width::Share(_) => {
                let comfortable = COMFORTABLE * flow.size;
                width < comfortable && width < needed(flow, table, column)
            }
        }
    });
    flow.leave_strips();
    squeezed
}

/// True if a nonempty column gets less width than a character needs.
pub(crate) fn is_too_narrow(flow: &mut Flow<'_>, table: &Table, columns: &[Column<'_>]) -> bool {
    let legible = LEGIBLE * flow.size;
    columns.iter().any(|column| {
        let width = column.right - column.left + 0.1;
        width < legible && width < needed(flow, table, column)
    })
}

/// True if `table` does not fit on a page unsliced: its columns are too narrow, with sliced ones
/// counted once.
pub(crate) fn overflows(flow: &mut Flow<'_>, table: &Table) -> bool {
    flow.enter_strip(0);
    let columns = columns_with(flow, table, 1);
    let overflows = is_too_narrow(flow, table, &columns);
    flow.leave_strips();
    overflows
}

/// Returns the approximate number of pages of `table` with its columns `key` sliced.
pub(crate) fn pages_in_slices(flow: &mut Flow<'_>, table: &Table, key: &str) -> usize {
    let labels = table.labels.get(key).map_or(0, Vec::len);
    let slices = labels.div_ceil(fitting(flow, table, key).max(1));
    let rows: usize = table.groups.iter().map(|group| group.rows.len()).sum();
    let row = flow.leading + 2.0 * flow.grid();
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a page is finite
    let each = ((flow.bottom - flow.y) / row).max(1.0) as usize;
    slices * rows.div_ceil(each)
}

/// Returns the number of repeated columns `key` that fit next to the others.
pub(crate) fn fitting(flow: &mut Flow<'_>, table: &Table, key: &str) -> usize {
    let columns = columns(flow, table);
    let scale = flow.size / flow.template.size;
    let gap = GAP * flow.size;
    let (mut taken, mut widest) = (0.0_f32, 0.0_f32);
    for column in &columns {
        let width = match column.template.width {
            Width::Fixed(points) => points * scale,
            Width::Fit => natural_width(flow, table, column),
            Width::Share(_) => COMFORTABLE * flow.size,
        };
        if column.template.key == key {
            widest = widest.max(width + gap);
        } else {
            taken += width + gap;
        }
    }
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a page is finite
    let fitting = ((flow.width() + gap - taken).max(0.0) / widest.max(1.0)) as usize;
    fitting
}

/// Returns the width of the widest line of a column, or of the longest word of its label, up to
/// half a page.
fn natural_width(flow: &mut Flow<'_>, table: &Table, column: &Column<'_>) -> f32 {
    needed(flow, table, column).min(flow.width() * 0.5)
}

/// Returns the width of the widest line of a column, or of the longest word of its label.
fn needed(flow: &mut Flow<'_>, table: &Table, column: &Column<'_>) -> f32 {
    let bold = Weight::Bold.typeface();
    let label = column
        .label
        .split(' ')
        .map(|word| bold.width(word, flow.size * LABEL));
    let label = label.fold(0.0, f32::max);
    let widest = widest(flow, table, column) * flow.size;
    // Slightly more, so that rounding does not shrink the widest line.
    widest.max(label) + 0.05
}

/// Returns the width of the widest line of a column at one point. Widths scale with the type, so a
/// table is measured once for all tried sizes.
fn widest(flow: &mut Flow<'_>, table: &Table, column: &Column<'_>) -> f32 {
    let template = column.template;
    let key = (template.key, column.index);
    if let Some(known) = table.widest.borrow().get(&key) {
        return *known;
    }
    let mut widest = 0.0_f32;
    for row in table.groups.iter().flat_map(|group| &group.rows) {
        let cells = row.cells.get(template.key);
        if let Some(Cell::Lines(lines) | Cell::Aligned(lines)) =
            cells.and_then(|cells| cells.get(column.index))
        {
            for line in lines {
                let strong = line.look == Look::Strong || template.strong;
                let weight = if strong {
                    Weight::Bold
                } else {
                    Weight::Regular
                };
                let text = flow.clean(&line.text);
                widest = weight.typeface().width(&text, template.scale).max(widest);
            }
        }
    }
    table.widest.borrow_mut().insert(key, widest);
    widest
}

/// Returns the distance of the current strip from the first, where the columns were measured.
pub(super) fn shift(flow: &Flow<'_>, columns: &[Column<'_>]) -> f32 {
    columns.first().map_or(0.0, |first| flow.left - first.left)
}
