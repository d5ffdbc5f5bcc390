//! A card to fill in: boards with their seats, boxes to tick, and signature lines.

use super::area::Area;
use super::flow::Style;
use super::item::{shade, times};
use super::pen::{Pen, Tick};
use crate::panel::{Choice, Form, FormBoard, Place, Question};
use crate::template::Align;
use crate::typeface::Weight;

/// The share of a row for its label.
const LABEL: f32 = 0.27;
/// The distance from the left of a box to its text, in box sides.
const BESIDE: f32 = 1.45;

/// The height of a card, in rows of text.
const ROWS: f32 = 20.0;

/// Draws the card into `area`.
pub(super) fn draw(pen: &mut Pen<'_, '_>, form: &Form, area: Area) {
    // All dimensions depend on the height of the card.
    let unit = area.height() / ROWS;
    let size = (unit * 0.66).min(area.width() / 27.0);
    draw_heading(pen, form, area.row(area.top, 2.4 * unit), size);
    let boards = area.row(area.top + 2.6 * unit, 8.0 * unit);
    draw_boards(pen, form, boards, size);
    let mut y = area.top + 10.7 * unit;
    let common = size_of_options(form, area.width(), size);
    if let Some(question) = &form.before {
        let row = area.row(y, 1.25 * unit);
        if question.options.is_empty() {
            let muted = style(size * 0.9, Weight::Regular, shade::MUTED);
            pen.text(&question.label, row, muted, Align::Left);
        } else {
            labelled(pen, row, &question.label, &question.options, [size, common]);
        }
        y += 1.4 * unit;
    }
    draw_questions(pen, form, area, y, unit, [size, common]);
    draw_signatures(
        pen,
        form,
        area.row(area.bottom - 1.9 * unit, 1.9 * unit),
        size,
    );
}

/// Draws signature lines.
fn draw_signatures(pen: &mut Pen<'_, '_>, form: &Form, area: Area, size: f32) {
    let gap = size * 1.4;
    let each = (area.width() - 2.0 * gap) / 3.0;
    let line = area.bottom - size * 1.35;
    for (place, label) in (0_u8..).zip(&form.signatures) {
        let left = area.left + f32::from(place) * (each + gap);
        pen.rule((left, left + each), line, 0.6, shade::INK);
        let below = Area {
            left,
            top: line + 1.0,
            right: left + each,
            bottom: area.bottom,
        };
        let small = style(size * 0.8, Weight::Regular, shade::MUTED);
        pen.text(label, below, small, Align::Left);
    }
}

fn draw_heading(pen: &mut Pen<'_, '_>, form: &Form, area: Area, size: f32) {
    if !form.is_blank {
        pen.bookmark(&form.title);
    }
    let strong = style(size * 1.9, Weight::Bold, shade::INK);
    let half = area.height() * 0.62;
    let width = area.width();
    let left = area.column(area.left, width * 0.55).row(area.top, half);
    pen.text(&form.title, left, strong, Align::Left);
    let right = area.column(area.left + width * 0.56, width * 0.44);
    let aside = style(size * 1.25, Weight::Bold, shade::INK);
    pen.text(&form.aside, right.row(area.top, half), aside, Align::Right);
    let small = style(size * 0.88, Weight::Regular, shade::MUTED);
    let below = area.row(area.top + half, area.height() - half);
    pen.text(&form.below, below, small, Align::Left);
    pen.rule((area.left, area.right), area.bottom, 1.0, shade::INK);
    pen.part();
}

/// Draws the boards side by side, with the text above and below them.
fn draw_boards(pen: &mut Pen<'_, '_>, form: &Form, area: Area, size: f32) {
    let gap = size * 1.6;
    let each = (area.width() - gap) / 2.0;
    let row = area.height() / 8.0;
    let [above, below] = &form.sides;
    let strong = style(size * 1.05, Weight::Bold, shade::INK);
    for (text, top) in [(above, area.top), (below, area.bottom - 1.1 * row)] {
        pen.text(text, area.row(top, 1.1 * row), strong, Align::Left);
        pen.part();
    }
    for (place, FormBoard { label, far, near }) in form.boards.iter().enumerate() {
        let left = area.left + times(place) * (each + gap);
        let is_alone = form.boards.len() == 1;
        let column = area.column(left, if is_alone { area.width() } else { each });
        draw_place(pen, column.row(area.top + 1.2 * row, 1.7 * row), far, size);
        draw_board(
            pen,
            column.row(area.top + 3.1 * row, 1.8 * row),
            label,
            size,
        );
        draw_place(pen, column.row(area.top + 5.0 * row, 1.7 * row), near, size);
        pen.part();
    }
}

/// Returns the size of the options: the longest decides for all.
fn size_of_options(form: &Form, width: f32, size: f32) -> f32 {
    let questions = form.before.iter().chain(&form.detail).chain([&form.last]);
    let options = questions.flat_map(|question| &question.options);
    let each = width * (1.0 - LABEL) / 3.0;
    common_size(options, each - size * 0.7, size)
}

fn draw_questions(
    pen: &mut Pen<'_, '_>,
    form: &Form,
    area: Area,
    y: f32,
    unit: f32,
    [size, common]: [f32; 2],
) {
    let mut y = y;
    pen.rule((area.left, area.right), y, 0.5, shade::INK);
    let Question { label, options } = &form.main;
    labelled(
        pen,
        area.row(y, 1.4 * unit),
        label,
        options,
        [size * 1.15; 2],
    );
    y += 1.4 * unit;
    if let Some(Question { label, options }) = &form.detail {
        labelled(pen, area.row(y, 1.1 * unit), label, options, [size, common]);
        y += 1.1 * unit;
    }
    // The last question in rows of three, at a distance that leaves room for the signatures.
    let Question { label, options } = &form.last;
    let rows = times(options.len().div_ceil(3).max(1));
    let step = ((area.bottom - 2.1 * unit - y) / rows).min(1.15 * unit);
    let size = size.min(step * 0.8);
    for (row, options) in options.chunks(3).enumerate() {
        let label = if row == 0 { label.as_str() } else { "" };
        labelled(pen, area.row(y, step), label, options, [size, common]);
        y += step;
    }
    pen.part();
}

const fn style(size: f32, weight: Weight, shade: f32) -> Style {
    Style {
        size,
        weight,
        shade,
    }
}

/// Draws a seat at a board: its player, and the boxes to tick.
fn draw_place(pen: &mut Pen<'_, '_>, area: Area, place: &Place, size: f32) {
    let split = area.width() * 0.68;
    let left = area.column(area.left, split - size * 0.5);
    let text = style(size * 1.08, Weight::Regular, shade::INK);
    let name = left.row(area.top, area.height() * 0.92);
    pen.text(&place.name, name, text, Align::Left);
    pen.rule((left.left, left.right), area.bottom, 0.5, shade::INK);
    let half = area.height() / 2.0;
    let size = common_size(&place.options, area.width() - split, size * 0.92);
    for (row, choice) in (0_u8..).zip(&place.options) {
        let right = area.column(area.left + split, area.width() - split);
        option(
            pen,
            right.row(area.top + f32::from(row) * half, half),
            choice,
            size,
        );
    }
}

/// Draws a board as a strip of squares with its label.
fn draw_board(pen: &mut Pen<'_, '_>, area: Area, label: &str, size: f32) {
    let square = (area.height() / 3.0).min(area.width() / 8.0);
    let strip = Area {
        left: area.left,
        top: area.top + area.height() / 2.0 - square,
        right: area.left + 4.0 * square,
        bottom: area.top + area.height() / 2.0 + square,
    };
    for column in 0..4_u8 {
        let row = f32::from((column + 1) % 2);
        let left = strip.left + f32::from(column) * square;
        pen.ground(
            Area {
                left,
                top: strip.top + row * square,
                right: left + square,
                bottom: strip.top + (row + 1.0) * square,
            },
            0.72,
        );
    }
    pen.border(strip, 0.6, shade::INK);
    let right = Area {
        left: strip.right + size * 0.7,
        ..area
    };
    pen.text(
        label,
        right,
        style(size * 1.15, Weight::Bold, shade::INK),
        Align::Left,
    );
}

/// Returns the size at which the longest of `options` fits next to its box in `width`, so that all
/// have the same size.
fn common_size<'a>(options: impl IntoIterator<Item = &'a Choice>, width: f32, size: f32) -> f32 {
    let face = Weight::Regular.typeface();
    let longest = options.into_iter().map(|it| face.width(&it.text, size));
    let longest = longest.fold(0.0, f32::max) + size * 0.92 * BESIDE;
    // A longer one takes a second line.
    size * (width / longest).clamp(0.7, 1.0)
}

/// Draws a box to tick with its meaning.
fn option(pen: &mut Pen<'_, '_>, area: Area, choice: &Choice, size: f32) {
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
    pen.text(
        &choice.text,
        beside,
        style(size, Weight::Regular, shade::INK),
        Align::Left,
    );
}

/// Draws a label and boxes to tick next to it; takes the sizes of the label and of the options.
fn labelled(
    pen: &mut Pen<'_, '_>,
    area: Area,
    label: &str,
    options: &[Choice],
    [size, option_size]: [f32; 2],
) {
    let split = area.width() * LABEL;
    pen.text(
        label,
        area.column(area.left, split - size * 0.4),
        style(size, Weight::Bold, shade::INK),
        Align::Left,
    );
    let each = (area.width() - split) / times(options.len().max(3));
    let mut left = area.left + split;
    for choice in options {
        let place = area.column(left, each - size * 0.4);
        option(pen, place, choice, option_size);
        left += each;
    }
}
