//! The body of a card for one game: boards with their seats, and the questions below.

use super::question::{LABEL, common_size, labelled, option, style};
use crate::layout::area::Area;
use crate::layout::item::{shade, times};
use crate::layout::pen::Pen;
use crate::panel::{FormBoard, GameForm, Place, Question};
use crate::template::Align;
use crate::typeface::Weight;

/// The number of options side by side.
const ACROSS: usize = 3;

/// Draws the boards and questions into `area`; `unit` is the height of a row.
pub(super) fn draw(pen: &mut Pen<'_, '_>, form: &GameForm, area: Area, unit: f32, size: f32) {
    draw_boards(pen, form, area.row(area.top, 8.0 * unit), size);
    let mut y = area.top + 8.1 * unit;
    let common = size_of_options(form, area.width(), size);
    if let Some(question) = &form.before {
        let row = area.row(y, 1.25 * unit);
        if question.options.is_empty() {
            let muted = style(size * 0.9, Weight::Regular, shade::MUTED);
            pen.text(&question.label, row, muted, Align::Left);
        } else {
            ask(pen, row, question, [size, common]);
        }
        y += 1.4 * unit;
    }
    draw_questions(pen, form, area, y, unit, [size, common]);
}

/// Draws a question in a row.
fn ask(pen: &mut Pen<'_, '_>, row: Area, question: &Question, sizes: [f32; 2]) {
    let Question { label, options } = question;
    labelled(
        pen,
        row,
        (label, options),
        (row.width() * LABEL, ACROSS),
        sizes,
    );
}

/// Draws the boards side by side, with the text above and below them.
fn draw_boards(pen: &mut Pen<'_, '_>, form: &GameForm, area: Area, size: f32) {
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
fn size_of_options(form: &GameForm, width: f32, size: f32) -> f32 {
    let questions = form.before.iter().chain(&form.detail).chain([&form.last]);
    let options = questions.flat_map(|question| &question.options);
    let each = width * (1.0 - LABEL) / 3.0;
    common_size(options, each - size * 0.7, size)
}

fn draw_questions(
    pen: &mut Pen<'_, '_>,
    form: &GameForm,
    area: Area,
    y: f32,
    unit: f32,
    [size, common]: [f32; 2],
) {
    let mut y = y;
    pen.rule((area.left, area.right), y, 0.5, shade::INK);
    ask(pen, area.row(y, 1.4 * unit), &form.main, [size * 1.15; 2]);
    y += 1.4 * unit;
    if let Some(detail) = &form.detail {
        ask(pen, area.row(y, 1.1 * unit), detail, [size, common]);
        y += 1.1 * unit;
    }
    // The last question in rows of three, at a distance that leaves room for the signatures.
    let Question { label, options } = &form.last;
    let rows = times(options.len().div_ceil(3).max(1));
    let step = ((area.bottom - y) / rows).min(1.15 * unit);
    let size = size.min(step * 0.8);
    for (row, options) in options.chunks(3).enumerate() {
        let label = if row == 0 { label.as_str() } else { "" };
        let split = area.width() * LABEL;
        let row = area.row(y, step);
        labelled(pen, row, (label, options), (split, ACROSS), [size, common]);
        y += step;
    }
    pen.part();
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
