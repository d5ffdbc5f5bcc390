//! Colors.

use shakmaty::Color;

use crate::view::round::ColorName;

/// The color of this name.
pub(crate) const fn color(name: ColorName) -> Color {
    match name {
        ColorName::White => Color::White,
        ColorName::Black => Color::Black,
    }
}
