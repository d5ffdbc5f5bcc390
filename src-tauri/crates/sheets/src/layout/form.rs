//! A card to fill in: its head, its body, and the signature lines.

mod game;
mod games;
mod question;

use super::area::Area;
use super::item::shade;
use super::pen::Pen;
use crate::panel::{Form, FormBody};
use crate::template::Align;
use crate::typeface::Weight;
use question::style;

/// The height of a card, in rows of text.
const ROWS: f32 = 20.0;
/// The maximum height of a row on a card of several games, which may fill a page, in points.
const HIGHEST: f32 = 24.0;

/// Draws the card into `area`.
pub(super) fn draw(pen: &mut Pen<'_, '_>, form: &Form, area: Area) {
    // All dimensions depend on the height of the card.
    let unit = area.height() / ROWS;
    let unit = match form.body {
        FormBody::Game(_) => unit,
        FormBody::Games(_) => unit.min(HIGHEST).min(area.width() / 14.0),
    };
    let size = (unit * 0.66).min(area.width() / 27.0);
    draw_heading(pen, form, area.row(area.top, 2.4 * unit), size);
    let body = Area {
        top: area.top + 2.6 * unit,
        bottom: area.bottom - 2.1 * unit,
        ..area
    };
    match &form.body {
        FormBody::Game(form) => game::draw(pen, form, body, unit, size),
        FormBody::Games(form) => games::draw(pen, form, body, unit, size),
    }
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
