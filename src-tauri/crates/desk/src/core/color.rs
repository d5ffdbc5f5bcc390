//! Colors as letters.

pub(crate) use kralle_view::color::color_letter;
