//! Gives everything on a sheet its place.
//!
//! Begin at [`lay_out`]. Vertical steps are quarters of the leading, so that
//! baselines of neighbouring columns meet. Rows are never split; header row,
//! title and the heading of the group come again on each page. Points, from
//! the top left corner downwards.

mod board;
mod fit;
mod flow;
mod frame;
mod head;
mod panels;
mod pen;
mod slices;
mod table;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use kralle_words::Words;

use crate::SheetError;
use crate::data::{Block, SheetData};
use crate::picture::Picture;
use crate::qr_code::QrCode;
use crate::template::Template;
use crate::typeface::Weight;
pub(crate) use flow::Style;
use flow::{Flow, Outcome};
pub(crate) use pen::{Area, Pen, Tick};

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
    /// A field where nothing can stand.
    pub(crate) const BLOCKED: f32 = 0.82;
}

/// Pages with everything in its place.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Layout {
    pub(crate) title: String,
    /// Width and height in points.
    pub(crate) paper: (f32, f32),
    pub(crate) pages: Vec<Vec<Item>>,
    /// What a reader jumps to: its name and its page, from 0.
    pub(crate) bookmarks: Vec<(String, usize)>,
    /// In how many tables the widest one went on; 0 where nothing was too wide.
    pub(crate) slices: usize,
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
    /// A line of any direction.
    Line {
        from: (f32, f32),
        to: (f32, f32),
        thickness: f32,
        shade: f32,
        dashed: bool,
    },
    /// A closed curve: corners, and handles of the curves between them.
    Shape { points: Vec<Knot>, shade: f32 },
    /// A QR code, around it as much white as it needs.
    Code {
        left: f32,
        top: f32,
        /// How large a module is.
        module: f32,
        code: QrCode,
    },
    /// Where a part ends: what follows is read after all before it.
    Part,
    /// A picture.
    Picture {
        left: f32,
        top: f32,
        right: f32,
        bottom: f32,
        picture: Picture,
    },
}

impl Item {
    /// The text, if it is one.
    pub(crate) const fn text(&self) -> Option<&PlacedText> {
        match self {
            Self::Text(text) => Some(text),
            Self::Rule { .. }
            | Self::Ground { .. }
            | Self::Frame { .. }
            | Self::Line { .. }
            | Self::Shape { .. }
            | Self::Code { .. }
            | Self::Part
            | Self::Picture { .. } => None,
        }
    }
}

/// A point of a shape: on its edge, or a handle that bends the edge.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Knot {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) is_handle: bool,
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
    /// Whether it stands upside down, as the back of a tent card does.
    pub(crate) upside_down: bool,
}

impl PlacedText {
    /// Whether it is the ground of a sign drawn over it, in the color of paper.
    pub(crate) const fn is_underlay(&self) -> bool {
        self.shade >= 1.0
    }
}

/// A count of lines, columns or cards as a factor of lengths; nothing on paper has more than 65,535.
pub(crate) fn times(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

/// Steps between the largest and the smallest scale.
const STEP: f32 = 0.05;

/// Lays out `data` as large as the template allows on a single page, or in
/// the template's size on several. Columns that are as wide as what stands in
/// them are never squeezed: type gets smaller first, then the paper is turned.
pub(crate) fn lay_out(
    data: &SheetData,
    template: &Template,
    words: &Words,
) -> Result<Layout, SheetError> {
    if data.is_only_panels() {
        // Cards fill their pages as they are.
        return match place(data, template, words, 1.0, None)? {
            Outcome::Done(layout) => Ok(layout),
            Outcome::TooLong => Err(SheetError::NoRoom),
        };
    }
    if template.across > 1 {
        // Few rows stand larger in one strip than in several.
        let plain = template.in_one_strip();
        if roomy_scale(data, &plain, words)? == Some(1.0) {
            let (layout, scale) = lay_out_on(data, &plain, words, 1.0)?;
            if layout.pages.len() == 1 && scale >= 1.0 {
                return Ok(layout);
            }
        }
    }
    let turned = template.turned();
    let upright = template.paper.0 < template.paper.1;
    let roomy = roomy_scale(data, template, words)?;
    let (layout, scale) = match roomy {
        Some(most_scale) => lay_out_on(data, template, words, most_scale)?,
        None if upright => match roomy_scale(data, &turned, words)? {
            Some(most_scale) => return Ok(lay_out_on(data, &turned, words, most_scale)?.0),
            None => return lay_out_in_slices(data, [template, &turned], words),
        },
        None => return lay_out_in_slices(data, [template, &turned], words),
    };
    // A grid of many columns may be squeezed in upright, and stand large on turned paper.
    if upright
        && roomy.is_some_and(|scale| scale < 0.95)
        && data.has_grid()
        && let Some(most_scale) = roomy_scale(data, &turned, words)?
    {
        let (other, other_scale) = lay_out_on(data, &turned, words, most_scale)?;
        if other.pages.len() <= layout.pages.len() && other_scale > scale + STEP {
            return Ok(other);
        }
    }
    Ok(layout)
}

/// Lays out `data`, whose widest table goes on in further tables, on the paper and in the size that
/// take the fewest pages; of equals the first and the larger.
fn lay_out_in_slices(
    data: &SheetData,
    templates: [&Template; 2],
    words: &Words,
) -> Result<Layout, SheetError> {
    let mut best = (templates[0], 1.0, usize::MAX);
    for template in templates {
        for scale in [1.0, template.smallest] {
            let mut flow = Flow::begin(data, template, words, scale)?;
            let pages = data.tables().filter_map(|table| {
                let key = table.sliced?;
                Some(table::pages_in_slices(&mut flow, table, key))
            });
            let pages = pages.sum();
            if pages < best.2 {
                best = (template, scale, pages);
            }
        }
    }
    let (template, scale, _) = best;
    match place(data, template, words, scale, None)? {
        Outcome::Done(layout) => Ok(layout),
        // Without a limit of pages there is none to exceed.
        Outcome::TooLong => Err(SheetError::NoRoom),
    }
}

/// Lays out `data` on the paper of `template` and says at which scale; above `most_scale` columns
/// are squeezed.
fn lay_out_on(
    data: &SheetData,
    template: &Template,
    words: &Words,
    most_scale: f32,
) -> Result<(Layout, f32), SheetError> {
    let attempt = |scale: f32, most: Option<usize>| place(data, template, words, scale, most);
    let fits = |scale: f32| -> Result<Outcome, SheetError> {
        if scale > most_scale && is_squeezed(data, template, words, scale)? {
            return Ok(Outcome::TooLong);
        }
        attempt(scale, Some(1))
    };
    if let Outcome::Done(plain) = fits(most_scale)? {
        let mut scale = template.largest;
        while scale > most_scale {
            if let Outcome::Done(larger) = fits(scale)? {
                return Ok((larger, scale));
            }
            scale -= STEP;
        }
        return Ok((plain, most_scale));
    }
    let mut scale = most_scale - STEP;
    while scale >= template.smallest - 0.001 {
        if let Outcome::Done(smaller) = fits(scale)? {
            return Ok((smaller, scale));
        }
        scale -= STEP;
    }
    match attempt(most_scale, None)? {
        Outcome::Done(layout) => Ok((layout, most_scale)),
        // Without a limit of pages there is none to exceed.
        Outcome::TooLong => Err(SheetError::NoRoom),
    }
}

/// The largest scale, at most 1, at which no column is squeezed; none when every one squeezes.
fn roomy_scale(
    data: &SheetData,
    template: &Template,
    words: &Words,
) -> Result<Option<f32>, SheetError> {
    let mut scale = 1.0;
    while scale >= template.smallest - 0.001 {
        if !is_squeezed(data, template, words, scale)? {
            return Ok(Some(scale));
        }
        scale -= STEP;
    }
    Ok(None)
}

/// Whether a table has columns that get less width than what stands in them.
fn is_squeezed(
    data: &SheetData,
    template: &Template,
    words: &Words,
    scale: f32,
) -> Result<bool, SheetError> {
    let mut flow = Flow::begin(data, template, words, scale)?;
    let mut tables = data.tables();
    Ok(tables.any(|table| table::is_squeezed(&mut flow, table)))
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
            Block::Table(table) => slices::place(&mut flow, table, most)?,
            Block::Signatures(labels) => flow.signatures(labels),
            Block::Boards(diagrams) => board::place(&mut flow, diagrams),
            Block::NewPage => flow.begin_page(),
            Block::Panels(panels) => panels::place(&mut flow, panels),
        }
        if flow.too_long || most.is_some_and(|most| flow.pages() > most) {
            return Ok(Outcome::TooLong);
        }
    }
    Ok(Outcome::Done(flow.finish()))
}
