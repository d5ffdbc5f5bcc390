//! Rectangles on a page.

/// A rectangle on a page, in points from its upper left corner.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Area {
    pub(crate) left: f32,
    pub(crate) top: f32,
    pub(crate) right: f32,
    pub(crate) bottom: f32,
}

impl Area {
    pub(crate) const fn width(&self) -> f32 {
        self.right - self.left
    }

    pub(crate) const fn height(&self) -> f32 {
        self.bottom - self.top
    }

    /// Returns the rectangle shrunk by `by` on each side.
    pub(crate) const fn inset(self, by: f32) -> Self {
        Self {
            left: self.left + by,
            top: self.top + by,
            right: self.right - by,
            bottom: self.bottom - by,
        }
    }

    /// Returns the part from `top`, with height `height`.
    pub(crate) const fn row(self, top: f32, height: f32) -> Self {
        Self {
            top,
            bottom: top + height,
            ..self
        }
    }

    /// Returns the part from `left`, with width `width`.
    pub(crate) const fn column(self, left: f32, width: f32) -> Self {
        Self {
            left,
            right: left + width,
            ..self
        }
    }

    /// Returns left, top, right and bottom.
    pub(crate) const fn edges(self) -> [f32; 4] {
        [self.left, self.top, self.right, self.bottom]
    }
}
