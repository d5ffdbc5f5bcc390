//! Cell contents, fitted into their column.

use super::super::fit::fit;
use super::super::flow::{Flow, Style, leading};
use super::super::item::{shade, times};
use super::columns::Column;
use crate::page::{Cell, Look, Row};
use crate::typeface::Weight;

/// The height of a frame to write in, relative to the leading.
const FRAME: f32 = 1.75;

/// A cell with fitted lines.
pub(super) struct PlacedCell {
    /// The lines of each text of the cell.
    pub(super) texts: Vec<Vec<(String, Style)>>,
    /// The height of a line.
    pub(super) step: f32,
    pub(super) height: f32,
    pub(super) kind: Drawn,
}

/// The drawing of a cell besides its text.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Drawn {
    Nothing,
    /// Nothing, but its texts align with those of other such cells.
    Aligned,
    /// A frame as wide as the column.
    Frame,
    /// A box to tick.
    Tick,
    /// A gray background over the complete cell.
    Blocked,
}

/// Pads matching texts of aligned cells to the number of lines of the longest.
pub(super) fn align(cells: &mut [PlacedCell]) {
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

/// Fits the content of a row's cell into its column.
pub(super) fn cell(flow: &mut Flow<'_>, column: &Column<'_>, row: &Row, scale: f32) -> PlacedCell {
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
