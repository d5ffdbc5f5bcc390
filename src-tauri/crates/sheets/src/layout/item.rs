//! Pages with everything in its place.

use std::collections::BTreeSet;

use super::area::Area;
use crate::picture::Picture;
use crate::qr_code::QrCode;
use crate::typeface::Weight;

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
    /// A closed curve: corners, and handles of the curves between them.
    Shape {
        points: Vec<Knot>,
        shade: f32,
    },
    /// A QR code, around it as much white as it needs.
    Code {
        left: f32,
        top: f32,
        module: f32,
        code: QrCode,
    },
    /// Where a part ends: what follows is read after all before it.
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
