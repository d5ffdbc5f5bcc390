//! Boxes to tick, with their label and meaning.

use crate::layout::area::Area;
use crate::layout::flow::Style;
use crate::layout::item::{shade, times};
use crate::layout::pen::{Pen, Tick};
use crate::panel::Choice;
use crate::template::Align;
use crate::typeface::Weight;

/// The share of a row for its label.
pub(super) const LABEL: f32 = 0.27;
/// The distance from the left of a box to its text, in box sides.
const BESIDE: f32 = 1.45;

pub(super) const fn style(size: f32, weight: Weight, shade: f32) -> Style {
    Style {
        size,
        weight,
        shade,
    }
}

/// Returns the size at which the longest of `options` fits next to its box in `width`, so that all
/// have the same size.
pub(super) fn common_size<'a>(
    options: impl IntoIterator<Item = &'a Choice>,
    width: f32,
    size: f32,
) -> f32 {
    let face = Weight::Regular.typeface();
    let longest = options.into_iter().map(|it| face.width(&it.text, size));
    let longest = longest.fold(0.0, f32::max) + size * 0.92 * BESIDE;
    // A longer one takes a second line.
    size * (width / longest).clamp(0.7, 1.0)
}

/// Draws a box to tick with its meaning.
pub(super) fn option(pen: &mut Pen<'_, '_>, area: Area, choice: &Choice, size: f32) {
    let side = (size * 0.92).min(area.height() * 0.86);
    let top = area.top + (area.height() - side) / 2.0;
    pen.tick(
        Area {
            left: area.left,
            top,
            right: area.left + side,
            bottom: top + side,
        },
        if choice.is_ticked {
            Tick::Ticked
        } else {
            Tick::Open
        },
    );
    let beside = Area {
        left: area.left + side * BESIDE,
        ..area
    };
    if choice.text.is_empty() {
        pen.rule((beside.left, beside.right), top + side, 0.5, shade::INK);
    }
    pen.text(
        &choice.text,
        beside,
        style(size, Weight::Regular, shade::INK),
        Align::Left,
    );
}

/// Draws a label as wide as `split`, and boxes to tick next to it in `across` columns; takes the
/// sizes of the label and of the options.
pub(super) fn labelled(
    pen: &mut Pen<'_, '_>,
    area: Area,
    (label, options): (&str, &[Choice]),
    (split, across): (f32, usize),
    [size, option_size]: [f32; 2],
) {
    pen.text(
        label,
        area.column(area.left, split - size * 0.4),
        style(size, Weight::Bold, shade::INK),
        Align::Left,
    );
    let each = (area.width() - split) / times(options.len().max(across));
    let mut left = area.left + split;
    for choice in options {
        let place = area.column(left, each - size * 0.4);
        option(pen, place, choice, option_size);
        left += each;
    }
}
