//! Paper: size and orientation.

use kralle_choice::Choice;
use serde::Deserialize;

/// Points in a millimeter.
pub(crate) const MM: f32 = 72.0 / 25.4;

/// A size of paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paper {
    /// 297 × 420 mm.
    A3,
    /// 210 × 297 mm.
    A4,
    /// 148 × 210 mm.
    A5,
    /// 105 × 148 mm.
    A6,
}

/// The orientation of paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Default, Choice)]
#[serde(rename_all = "snake_case")]
pub enum Orientation {
    #[default]
    Portrait,
    Landscape,
}

impl Paper {
    /// All sizes.
    pub const ALL: [Self; 4] = [Self::A3, Self::A4, Self::A5, Self::A6];

    /// Returns its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A3 => "A3",
            Self::A4 => "A4",
            Self::A5 => "A5",
            Self::A6 => "A6",
        }
    }

    /// Returns width and height upright, in millimeters.
    pub(super) const fn size(self) -> (f32, f32) {
        match self {
            Self::A3 => (297.0, 420.0),
            Self::A4 => (210.0, 297.0),
            Self::A5 => (148.0, 210.0),
            Self::A6 => (105.0, 148.0),
        }
    }

    /// Returns width and height in this orientation, in millimeters.
    pub(super) const fn lying(self, orientation: Orientation) -> (f32, f32) {
        let (width, height) = self.size();
        match orientation {
            Orientation::Portrait => (width, height),
            Orientation::Landscape => (height, width),
        }
    }
}
