//! A card with a QR code, its owner, and the text to type instead.

use super::area::Area;
use super::flow::Style;
use super::item::{shade, times};
use super::pen::Pen;
use crate::panel::CodeCard;
use crate::qr_code::QrCode;
use crate::template::Align;
use crate::typeface::Weight;

/// The height of a card, in rows of text.
const ROWS: f32 = 14.0;
/// The height of the note at the bottom, in rows of text.
const NOTE: f32 = 2.3;
/// The maximum share of the width for the code.
const OF_WIDTH: f32 = 0.37;

/// Draws the card into `area`.
pub(super) fn draw(pen: &mut Pen<'_, '_>, card: &CodeCard, area: Area) {
    let unit = area.height() / ROWS;
    let size = (unit * 0.98).min(area.width() / 26.0);
    let body = area.row(area.top, (ROWS - NOTE) * unit);
    let side = times(card.code.side());
    let quiet = f32::from(QrCode::QUIET);
    // Keeps the quiet zone below and to the right; the margin covers the other sides.
    let module = (area.width() * OF_WIDTH / side).min(body.height() / (side + quiet));
    pen.code(&card.code, (area.left, area.top), module);
    let beside = Area {
        left: area.left + (side + quiet) * module,
        ..body
    };
    draw_text(pen, card, beside, unit, size);
    let small = style(size * 0.82, Weight::Regular, shade::INK);
    let note = area.row(body.bottom, NOTE * unit);
    pen.text(&card.note, note, small, Align::Left);
    pen.part();
}

/// Draws the text next to the code.
fn draw_text(pen: &mut Pen<'_, '_>, card: &CodeCard, area: Area, unit: f32, size: f32) {
    let small = style(size * 0.82, Weight::Regular, shade::MUTED);
    let mut top = area.top;
    let mut row = |rows: f32| {
        let row = area.row(top, rows * unit);
        top += rows * unit;
        row
    };
    pen.text(&card.above, row(1.2), small, Align::Left);
    pen.bookmark(&card.title);
    let heading = row(1.9);
    let split = heading.width() * 0.6;
    let strong = style(size * 1.7, Weight::Bold, shade::INK);
    let title = heading.column(heading.left, split);
    pen.text(&card.title, title, strong, Align::Left);
    let aside = heading.column(heading.left + split, heading.width() - split);
    let style_of_aside = style(size * 1.1, Weight::Regular, shade::INK);
    pen.text(&card.aside, aside, style_of_aside, Align::Right);
    let owner = style(size * 1.2, Weight::Bold, shade::INK);
    pen.text(&card.owner, row(1.9), owner, Align::Left);
    let plain = style(size * 0.95, Weight::Regular, shade::INK);
    let of_lines = 3.9;
    let each = of_lines / times(card.lines.len().max(1));
    for line in &card.lines {
        pen.text(line, row(each), plain, Align::Left);
    }
    let [how, letters] = &card.typed;
    pen.text(how, row(1.2), small, Align::Left);
    let strong = style(size * 1.2, Weight::Bold, shade::INK);
    pen.text(letters, row(1.5), strong, Align::Left);
    pen.part();
}

const fn style(size: f32, weight: Weight, shade: f32) -> Style {
    Style {
        size,
        weight,
        shade,
    }
}
