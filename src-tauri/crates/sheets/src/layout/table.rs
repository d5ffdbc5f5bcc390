//! The table of a sheet: widths of the columns, heights of the rows.

use super::fit::fit;
use super::flow::{Flow, Style, leading};
use super::times;
use super::{Item, shade};
use crate::SheetError;
use crate::data::{Cell, Group, Look, Row, Table};
use crate::template::{Align, ColumnTemplate, Width};
use crate::typeface::Weight;

/// A column in its place.
struct Column<'a> {
    template: &'a ColumnTemplate,
    /// Which of the cells of a repeated column.
    index: usize,
    label: String,
    /// Where its text may stand.
    left: f32,
    right: f32,
}

/// A cell with its lines fitted.
struct PlacedCell {
    /// Lines of each text of the cell.
    texts: Vec<Vec<(String, Style)>>,
    /// Height of a line.
    step: f32,
    height: f32,
    kind: Drawn,
}

/// What is drawn in a cell beside its text.
#[derive(Clone, Copy, PartialEq)]
enum Drawn {
    /// Nothing.
    Nothing,
    /// Nothing, and its texts stand beside those of other such cells.
    Aligned,
    /// A frame as wide as the column.
    Frame,
    /// A box to tick.
    Tick,
    /// A grey field over the whole cell.
    Blocked,
}

/// Room between two columns, in parts of the size.
const GAP: f32 = 0.9;
/// A column that shares what is left gets at least this much, in parts of the size.
const NARROWEST: f32 = 7.0;
/// Below this, paper or type is changed before a column that shares gets it, in parts of the size.
const COMFORTABLE: f32 = 11.0;
/// A frame to write in is this high, in parts of the leading.
const FRAME: f32 = 1.75;
/// Labels, in parts of the size.
const LABEL: f32 = 0.85;

/// Places `table`; with `most` pages given it stops when there are more.
pub(super) fn place(
    flow: &mut Flow<'_>,
    table: &Table,
    most: Option<usize>,
) -> Result<(), SheetError> {
    flow.space(flow.leading / 2.0);
    flow.strip_top = flow.y;
    flow.enter_strip(0);
    let columns = columns(flow, table);
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

/// Makes texts of aligned cells that belong together take as many lines as the longest of them.
fn align(cells: &mut [PlacedCell]) {
    let aligned = || cells.iter().filter(|cell| cell.kind == Drawn::Aligned);
    let texts = aligned().map(|cell| cell.texts.len()).max().unwrap_or(0);
    let lines: Vec<usize> = (0..texts)
        .map(|text| {
            let lines = aligned().map(|cell| cell.texts.get(text).map_or(1, Vec::len));
            lines.max().unwrap_or(1)
        })
        .collect();
    for cell in cells.iter_mut().filter(|cell| cell.kind == Drawn::Aligned) {
        for (text, lines) in cell.texts.iter_mut().zip(&lines) {
            if let Some((_, style)) = text.last().cloned() {
                text.resize(*lines, (String::new(), style));
            }
        }
        cell.measure();
    }
}

impl PlacedCell {
    const fn empty(step: f32, kind: Drawn, height: f32) -> Self {
        Self {
            texts: Vec::new(),
            step,
            height,
            kind,
        }
    }

    fn measure(&mut self) {
        let lines: usize = self.texts.iter().map(Vec::len).sum();
        let height = times(lines) * self.step;
        self.height = height;
    }
}

/// Where a row stands in the table.
#[derive(Clone, Copy)]
struct Position {
    /// In its group, from 0.
    i: usize,
    /// In the table, from 1.
    number: usize,
    /// Whether the header row stands on this page already.
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
                // Taller than a page: in smaller type, then not at all.
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
        let (left, right, bottom) = (flow.left, flow.right, top + height);
        flow.item(Item::Ground {
            left,
            top,
            right,
            bottom,
            shade: shade::ZEBRA,
        });
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
            Drawn::Frame => flow.item(Item::Frame {
                left,
                top: upper,
                right,
                bottom: lower,
            }),
            Drawn::Tick => {
                let middle = f32::midpoint(left, right);
                flow.item(Item::Frame {
                    left: middle - cell.height / 2.0,
                    top: upper,
                    right: middle + cell.height / 2.0,
                    bottom: lower,
                });
            }
            Drawn::Blocked => flow.item(Item::Ground {
                left: left - GAP * flow.size / 2.0 + 0.2,
                top: top + 0.2,
                right: right + GAP * flow.size / 2.0 - 0.2,
                bottom: top + height - 0.2,
                shade: shade::BLOCKED,
            }),
        }
        for (text, style) in cell.texts.iter().flatten() {
            let align = column.template.align;
            flow.line(text, left, right, align, *style, cell.step);
            flow.y += cell.step;
        }
    }
    flow.y = top + height;
    flow.rule(0.4, shade::RULE);
}

/// How far the strip in work lies to the right of the first, where the columns were measured.
fn shift(flow: &Flow<'_>, columns: &[Column<'_>]) -> f32 {
    columns.first().map_or(0.0, |first| flow.left - first.left)
}

/// Fits what stands in a row's cell into its column.
fn cell(flow: &mut Flow<'_>, column: &Column<'_>, row: &Row, scale: f32) -> PlacedCell {
    let template = column.template;
    let size = flow.size * template.scale * scale;
    let step = flow.leading.max(leading(size));
    let step = if scale < 1.0 { leading(size) } else { step };
    let cells = row.cells.get(template.key);
    let (texts, kind) = match cells.and_then(|cells| cells.get(column.index)) {
        None => return PlacedCell::empty(step, Drawn::Nothing, 0.0),
        Some(Cell::Frame) => {
            return PlacedCell::empty(step, Drawn::Frame, FRAME * flow.leading);
        }
        Some(Cell::Tick) => return PlacedCell::empty(step, Drawn::Tick, 0.85 * size),
        Some(Cell::Blocked) => return PlacedCell::empty(step, Drawn::Blocked, 0.0),
        Some(Cell::Lines(texts)) => (texts, Drawn::Nothing),
        Some(Cell::Aligned(texts)) => (texts, Drawn::Aligned),
    };
    let mut placed = PlacedCell::empty(step, kind, 0.0);
    for line in texts {
        let (weight, shade) = match line.look {
            Look::Column if template.strong => (Weight::Bold, shade::INK),
            Look::Column => (Weight::Regular, shade::INK),
            Look::Strong => (Weight::Bold, shade::INK),
            Look::Muted => (Weight::Regular, shade::MUTED),
        };
        let text = flow.clean(&line.text);
        let fitted = fit(&text, weight, size, column.right - column.left);
        let style = Style {
            size: fitted.size,
            weight,
            shade,
        };
        let lines = fitted.lines.into_iter().map(|line| (line, style));
        placed.texts.push(lines.collect());
    }
    placed.measure();
    placed
}

fn label_lines(column: &Column<'_>, size: f32) -> super::fit::Fitted {
    fit(
        &column.label,
        Weight::Bold,
        size * LABEL,
        column.right - column.left,
    )
}

fn header_height(columns: &[Column<'_>], flow: &Flow<'_>) -> f32 {
    let lines = columns
        .iter()
        .map(|column| label_lines(column, flow.size).lines.len());
    let lines = times(lines.max().unwrap_or(1));
    lines * leading(flow.size * LABEL) + flow.grid()
}

/// Places the labels, standing on a line.
fn place_header(flow: &mut Flow<'_>, columns: &[Column<'_>], height: f32) {
    let top = flow.y;
    let step = leading(flow.size * LABEL);
    let shift = shift(flow, columns);
    for column in columns {
        let fitted = label_lines(column, flow.size);
        let own = times(fitted.lines.len()) * step;
        flow.y = top + height - flow.grid() / 2.0 - own;
        let style = Style {
            size: fitted.size,
            weight: Weight::Bold,
            shade: shade::INK,
        };
        for line in &fitted.lines {
            flow.line(
                line,
                column.left + shift,
                column.right + shift,
                column.template.align,
                style,
                step,
            );
            flow.y += step;
        }
    }
    flow.y = top + height;
    flow.rule(1.0, shade::INK);
}

fn place_heading(flow: &mut Flow<'_>, heading: Option<&str>) {
    let Some(heading) = heading else { return };
    let text = flow.clean(heading);
    let fitted = fit(&text, Weight::Bold, flow.size, flow.width());
    // One line always: a heading is short, and shrinks where it is not.
    let size =
        flow.size * (flow.width() / Weight::Bold.typeface().width(&text, flow.size)).min(1.0);
    let style = Style {
        size: size.min(fitted.size),
        weight: Weight::Bold,
        shade: shade::INK,
    };
    flow.y += flow.leading / 2.0;
    flow.line(
        &text,
        flow.left,
        flow.right,
        Align::Left,
        style,
        flow.leading,
    );
    flow.y += 1.25 * flow.leading;
    flow.rule(0.4, shade::RULE);
}

/// The columns the table has, with their places.
fn columns<'a>(flow: &mut Flow<'a>, table: &Table) -> Vec<Column<'a>> {
    let template = flow.template;
    let language = flow.words.language();
    let mut columns = Vec::new();
    let name = table.name_of(template.sheet);
    for column in template.columns.iter().filter(|it| it.table == name) {
        if table.absent.contains(&column.key) {
            continue;
        }
        let labels = match table.repeats.get(column.key) {
            Some(labels) => labels.clone(),
            None => vec![column.label.text(language).to_owned()],
        };
        for (index, label) in labels.into_iter().enumerate() {
            let label = flow.clean(&label);
            columns.push(Column {
                template: column,
                index,
                label,
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

/// Widths of the columns, which with the gaps fill the body.
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
    // Too much: what has its own width gives way, down to what is left.
    let most = if shares > 0.0 {
        (room - narrowest).max(room * 0.4)
    } else {
        room
    };
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
    widths
}

/// Whether columns as wide as what stands in them get less than that, or those that share what is
/// left get too little for a name.
pub(super) fn is_squeezed(flow: &mut Flow<'_>, table: &Table) -> bool {
    flow.enter_strip(0);
    let columns = columns(flow, table);
    let squeezed = columns.iter().any(|column| {
        let width = column.right - column.left + 0.1;
        match column.template.width {
            Width::Fixed(_) => false,
            Width::Fit => natural_width(flow, table, column) > width,
            Width::Share(_) => width < COMFORTABLE * flow.size,
        }
    });
    flow.leave_strips();
    squeezed
}

/// How many of the repeated columns `key` fit beside the others.
pub(super) fn fitting(flow: &mut Flow<'_>, table: &Table, key: &str) -> usize {
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

/// The width of the widest line of a column, and of the longest word of its label.
fn natural_width(flow: &mut Flow<'_>, table: &Table, column: &Column<'_>) -> f32 {
    let bold = Weight::Bold.typeface();
    let label = column
        .label
        .split(' ')
        .map(|word| bold.width(word, flow.size * LABEL));
    let label = label.fold(0.0, f32::max);
    let widest = widest(flow, table, column) * flow.size;
    // A hair more, so that rounding does not shrink the widest line.
    (widest.max(label) + 0.05).min(flow.width() * 0.5)
}

/// The width of the widest line of a column in type of one point. Widths grow with the type, so
/// that a table is measured once, however many sizes are tried.
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
