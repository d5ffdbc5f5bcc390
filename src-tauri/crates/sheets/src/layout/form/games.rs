//! The body of a card for several games: a box for each, one below the other.

use super::question::{common_size, labelled, style};
use crate::layout::area::Area;
use crate::layout::flow::Style;
use crate::layout::item::{shade, times};
use crate::layout::pen::Pen;
use crate::panel::{GameBox, GamesForm, Question};
use crate::template::Align;
use crate::typeface::Weight;

/// The maximum height of a row in a box, in rows of the card.
const ROW: f32 = 1.9;
/// The width below which a box has a row for each board, in points.
const NARROW: f32 = 330.0;
/// The largest share of a question for its label.
const LABEL: f32 = 0.6;

/// Draws the sides, the boxes and the sum into `area`; `unit` is the height of a row.
pub(super) fn draw(pen: &mut Pen<'_, '_>, form: &GamesForm, area: Area, unit: f32, size: f32) {
    let strong = style(size * 1.05, Weight::Bold, shade::INK);
    let mut y = area.top;
    for side in &form.sides {
        pen.text(side, area.row(y, 1.1 * unit), strong, Align::Left);
        y += 1.1 * unit;
        pen.part();
    }
    y += 0.2 * unit;
    let boxes = times(form.games.len().max(1));
    let is_narrow = area.width() < NARROW;
    // The number of rows of a box, and the width of a row in ems.
    let (rows, ems) = if is_narrow { (5.0, 28.0) } else { (3.0, 50.0) };
    // The last row of the body is that of the sum.
    let each = (area.bottom - 1.7 * unit - y) / boxes;
    let gap = (each * 0.08).min(unit * 0.3);
    let row = ((each - gap) / rows).min(ROW * unit);
    for game in &form.games {
        let place = area.row(y, rows * row);
        pen.border(place, 0.6, shade::RULE);
        let inner = Area {
            left: place.left + 0.4 * size,
            right: place.right - 0.4 * size,
            ..place
        };
        draw_box(
            pen,
            game,
            inner,
            row,
            size.min(row * 0.66).min(area.width() / ems),
            is_narrow,
        );
        pen.part();
        y += rows * row + gap;
    }
    draw_sum(
        pen,
        form,
        area.row(area.bottom - 1.5 * unit, 1.3 * unit),
        size,
    );
}

/// Draws the box of a game in rows of this height: five rows if it is narrow, otherwise three.
fn draw_box(
    pen: &mut Pen<'_, '_>,
    game: &GameBox,
    area: Area,
    row: f32,
    size: f32,
    is_narrow: bool,
) {
    let nth = |index: u8| area.row(area.top + f32::from(index) * row, row);
    draw_label(pen, game, nth(0), size);
    let [one, two] = &game.boards;
    if is_narrow {
        ask(pen, nth(1), one, size);
        ask(pen, nth(2), two, size);
        let [left, right] = split(nth(3), 0.52, size);
        ask(pen, left, &game.main, size);
        ask(pen, right, &game.detail, size);
        draw_line(pen, nth(4), &game.line, size);
    } else {
        let [left, right] = split(nth(1), 0.5, size);
        ask(pen, left, one, size);
        ask(pen, right, two, size);
        let [left, right] = split(nth(2), 0.34, size);
        let [middle, right] = split(right, 0.54, size);
        ask(pen, left, &game.main, size);
        ask(pen, middle, &game.detail, size);
        draw_line(pen, right, &game.line, size);
    }
}

/// Returns the left part of an area with this share, and the rest, with a gap between them.
fn split(area: Area, share: f32, gap: f32) -> [Area; 2] {
    let width = area.width() * share;
    [
        area.column(area.left, width - gap / 2.0),
        area.column(
            area.left + width + gap / 2.0,
            area.width() - width - gap / 2.0,
        ),
    ]
}

/// Draws the label of a game, the text next to it, and the question in its row.
fn draw_label(pen: &mut Pen<'_, '_>, game: &GameBox, row: Area, size: f32) {
    let strong = style(size, Weight::Bold, shade::INK);
    let width = room_for(&game.label, strong, row.width() * LABEL);
    pen.text(
        &game.label,
        row.column(row.left, width),
        strong,
        Align::Left,
    );
    let rest = row.column(row.left + width, row.width() - width);
    let muted = style(size * 0.85, Weight::Regular, shade::MUTED);
    let Some(before) = &game.before else {
        pen.text(&game.aside, rest, muted, Align::Left);
        return;
    };
    let width = room_for(&game.aside, muted, rest.width() * LABEL);
    pen.text(
        &game.aside,
        rest.column(rest.left, width),
        muted,
        Align::Left,
    );
    let rest = rest.column(rest.left + width, rest.width() - width);
    ask(pen, rest, before, size * 0.9);
}

/// Returns the width of `text` with a gap, at most `widest`.
fn room_for(text: &str, style: Style, widest: f32) -> f32 {
    let width = style.weight.typeface().width(text, style.size);
    (width + style.size * 0.8).min(widest)
}

/// Draws a question in one row; its label takes no more room than it needs.
fn ask(pen: &mut Pen<'_, '_>, row: Area, question: &Question, size: f32) {
    let Question { label, options } = question;
    let strong = style(size, Weight::Bold, shade::INK);
    let width = room_for(label, strong, row.width() * LABEL);
    let each = (row.width() - width) / times(options.len().max(1));
    let common = common_size(options, each - size * 0.4, size);
    labelled(pen, row, (label, options), (width, 1), [size, common]);
}

/// Draws a label and a line to write on.
fn draw_line(pen: &mut Pen<'_, '_>, row: Area, label: &str, size: f32) {
    let strong = style(size, Weight::Bold, shade::INK);
    let width = room_for(label, strong, row.width() * LABEL);
    pen.text(label, row.column(row.left, width), strong, Align::Left);
    let line = row.top + row.height() * 0.8;
    pen.rule((row.left + width, row.right), line, 0.5, shade::INK);
}

/// Draws the line for the sum of the games, and the note next to it.
fn draw_sum(pen: &mut Pen<'_, '_>, form: &GamesForm, row: Area, size: f32) {
    let strong = style(size * 1.15, Weight::Bold, shade::INK);
    let width = room_for(&form.sum, strong, row.width() * LABEL);
    pen.text(&form.sum, row.column(row.left, width), strong, Align::Left);
    let left = row.left + width;
    let line = row.top + row.height() * 0.85;
    let blank = row.width() * 0.08;
    let colon = row.column(left + blank, size);
    pen.rule((left, left + blank), line, 0.6, shade::INK);
    pen.text(":", colon, strong, Align::Center);
    pen.rule((colon.right, colon.right + blank), line, 0.6, shade::INK);
    let left = colon.right + blank + size;
    let muted = style(size * 0.8, Weight::Regular, shade::MUTED);
    let note = row.column(left, row.right - left);
    pen.text(&form.note, note, muted, Align::Left);
    pen.part();
}
