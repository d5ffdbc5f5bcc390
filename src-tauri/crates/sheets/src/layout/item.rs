//! Positioned items on pages.

use std::collections::BTreeSet;

use super::area::Area;
use crate::picture::Picture;
use crate::qr_code::QrCode;
use crate::typeface::Weight;

/// Gray levels: 0 is black, 1 is white.
pub(crate) mod shade {
    /// Text and outlines.
    pub(crate) const INK: f32 = 0.0;
    /// Secondary text; still dark enough for a bad printer.
    pub(crate) const MUTED: f32 = 0.35;
    /// Lines between rows.
    pub(crate) const RULE: f32 = 0.62;
    /// The background of every second row.
    pub(crate) const ZEBRA: f32 = 0.945;
    /// The background of an unused cell.
    pub(crate) const BLOCKED: f32 = 0.82;
}

/// Pages with positioned items.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Layout {
    pub(crate) title: String,
    /// Width and height in points.
    pub(crate) paper: (f32, f32),
    pub(crate) pages: Vec<Vec<Item>>,
    /// Bookmarks: the name and the page, from 0.
    pub(crate) bookmarks: Vec<(String, usize)>,
    /// The number of tables into which the widest one was sliced; 0 if none was too wide.
    pub(crate) slices: usize,
    /// Characters missing in the typeface.
    pub(crate) missing: BTreeSet<char>,
}

/// An item on a page.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Item {
    Text(PlacedText),
    /// A horizontal line.
    Rule {
        left: f32,
        right: f32,
        y: f32,
        thickness: f32,
        shade: f32,
    },
    /// A gray background.
    Ground {
        area: Area,
        shade: f32,
    },
    /// A frame to write in.
    Frame(Area),
    /// A line of any direction.
    Line {
        from: (f32, f32),
        to: (f32, f32),
        thickness: f32,
        shade: f32,
        dashed: bool,
    },
    /// A closed curve: corners, and Bézier handles between them.
    Shape {
        points: Vec<Knot>,
        shade: f32,
    },
    /// A QR code with its quiet zone.
    Code {
        left: f32,
        top: f32,
        module: f32,
        code: QrCode,
    },
    /// The end of a part: earlier items come first in reading order.
    Part,
    Picture {
        area: Area,
        picture: Picture,
    },
}

impl Item {
    pub(crate) const fn text(&self) -> Option<&PlacedText> {
        if let Self::Text(text) = self {
            Some(text)
        } else {
            None
        }
    }
}

/// A point of a shape: on its outline, or a handle of the curve.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Knot {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) is_handle: bool,
}

/// A positioned line of text.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct PlacedText {
    pub(crate) text: String,
    pub(crate) left: f32,
    pub(crate) baseline: f32,
    pub(crate) width: f32,
    pub(crate) size: f32,
    pub(crate) weight: Weight,
    pub(crate) shade: f32,
    /// True if it is upside down, as on the back of a tent card.
    pub(crate) upside_down: bool,
}

impl PlacedText {
    /// True if it is the paper-colored underlay of a symbol.
    pub(crate) const fn is_underlay(&self) -> bool {
        self.shade >= 1.0
    }
}

/// Returns a count of lines, columns or cards as a factor of lengths; never above 65,535.
pub(crate) fn times(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}
