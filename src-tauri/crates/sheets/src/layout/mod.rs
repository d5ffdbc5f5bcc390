//! Gives everything on a sheet its place.
//!
//! Begin at [`lay_out`]. Vertical steps are quarters of the leading, so that
//! baselines of neighbouring columns meet. Rows are never split; header row,
//! title and the heading of the group come again on each page. Points, from
//! the top left corner downwards.

mod fit;
mod flow;
mod frame;
mod table;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use kralle_words::Words;

use crate::SheetError;
use crate::data::{Block, SheetData};
use crate::template::Template;
use crate::typeface::Weight;
use flow::{Flow, Outcome};

/// Greys: how light something is, 0 black to 1 white.
pub(crate) mod shade {
    /// Text.
    pub(crate) const INK: f32 = 0.0;
    /// What stands back; still dark enough for a bad printer.
    pub(crate) const MUTED: f32 = 0.35;
    /// Lines between rows.
    pub(crate) const RULE: f32 = 0.62;
    /// Every second row.
    pub(crate) const ZEBRA: f32 = 0.945;
}

/// Pages with everything in its place.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Layout {
    pub(crate) title: String,
    /// Width and height in points.
    pub(crate) paper: (f32, f32),
    pub(crate) pages: Vec<Vec<Item>>,
    /// Characters the typeface lacks.
    pub(crate) missing: BTreeSet<char>,
}

/// Something on a page.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Item {
    /// A line of text.
    Text(PlacedText),
    /// A horizontal line.
    Rule {
        left: f32,
        right: f32,
        y: f32,
        thickness: f32,
        shade: f32,
    },
    /// A grey ground.
    Ground {
        left: f32,
        top: f32,
        right: f32,
        bottom: f32,
        shade: f32,
    },
    /// A frame to write in.
    Frame {
        left: f32,
        top: f32,
        right: f32,
        bottom: f32,
    },
}

/// A line of text in its place.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct PlacedText {
    pub(crate) text: String,
    pub(crate) left: f32,
    pub(crate) baseline: f32,
    pub(crate) width: f32,
    pub(crate) size: f32,
    pub(crate) weight: Weight,
    pub(crate) shade: f32,
}

/// Steps between the largest and the smallest scale.
const STEP: f32 = 0.05;

/// Lays out `data` as large as the template allows on a single page, or in
/// the template's size on several.
pub(crate) fn lay_out(
    data: &SheetData,
    template: &Template,
    words: &Words,
) -> Result<Layout, SheetError> {
    let attempt = |scale: f32, most: Option<usize>| place(data, template, words, scale, most);
    if let Outcome::Done(plain) = attempt(1.0, Some(1))? {
        let mut scale = template.largest;
        while scale > 1.0 {
            if let Outcome::Done(larger) = attempt(scale, Some(1))? {
                return Ok(larger);
            }
            scale -= STEP;
        }
        return Ok(plain);
    }
    let mut scale = 1.0 - STEP;
    while scale >= template.smallest - 0.001 {
        if let Outcome::Done(smaller) = attempt(scale, Some(1))? {
            return Ok(smaller);
        }
        scale -= STEP;
    }
    match attempt(1.0, None)? {
        Outcome::Done(layout) => Ok(layout),
        // Without a limit of pages there is none to exceed.
        Outcome::TooLong => Err(SheetError::NoRoom),
    }
}

fn place(
    data: &SheetData,
    template: &Template,
    words: &Words,
    scale: f32,
    most: Option<usize>,
) -> Result<Outcome, SheetError> {
    let mut flow = Flow::begin(data, template, words, scale)?;
    for block in &data.blocks {
        match block {
            Block::Paragraph { text, tone } => flow.paragraph(text, *tone),
            Block::Facts(facts) => flow.facts(facts),
            Block::Table(table) => table::place(&mut flow, table, most)?,
            Block::Signatures(labels) => flow.signatures(labels),
        }
        if most.is_some_and(|most| flow.pages() > most) {
            return Ok(Outcome::TooLong);
        }
    }
    Ok(Outcome::Done(flow.finish()))
}
