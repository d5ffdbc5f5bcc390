//! Cards on pages of their own, ordered for the guillotine.

use super::area::Area;
use super::flow::Flow;
use super::item::{Item, times};
use super::pen::Pen;
use super::{code_card, form, lines};
use crate::panel::{CodeCard, FormOverCodes, Panel};
use crate::template::MM;

/// The height of the code cards below a form.
const CODES: f32 = 54.0 * MM;
/// The free space at their edges, for the printer margin and the quiet zone: above, right, below,
/// left.
const AROUND: [f32; 4] = [4.0 * MM, 6.5 * MM, 7.0 * MM, 6.5 * MM];

/// Draws two code cards side by side into `strip`, with the lines to cut.
fn draw_codes(pen: &mut Pen<'_, '_>, codes: &[CodeCard; 2], strip: Area) {
    let middle = f32::midpoint(strip.left, strip.right);
    let [above, right_of, below, left_of] = AROUND;
    for (card, (left, right)) in codes
        .iter()
        .zip([(strip.left, middle), (middle, strip.right)])
    {
        let area = Area {
            left: left + left_of,
            top: strip.top + above,
            right: right - right_of,
            bottom: strip.bottom - below,
        };
        code_card::draw(pen, card, area);
    }
    pen.cut((strip.left, strip.top), (strip.right, strip.top));
    pen.cut((middle, strip.top), (middle, strip.bottom));
}

/// Places the cards. Consecutive cards are at the same position on consecutive pages, so that the
/// cut pile of pages gives piles to put on top of each other.
pub(super) fn place(flow: &mut Flow<'_>, panels: &[Panel]) {
    let has_codes = |panel: &Panel| matches!(panel, Panel::FormOverCodes(_));
    let codes_below = panels.iter().any(has_codes);
    let games = panels.iter().map(Panel::games).max().unwrap_or(0);
    let (across, down) = if codes_below {
        flow.template.cards_over_codes(games)
    } else {
        flow.template.cards_across_and_down(games)
    };
    let each = across * down;
    let pages = panels.len().div_ceil(each);
    let (width, height) = flow.template.paper;
    let [top, right, bottom, left] = flow.template.margins;
    let (wide, high) = (width / times(across), height / times(down));
    for page in 0..pages {
        flow.bare.insert(flow.pages.len());
        if each > 1 || codes_below {
            flow.cut.insert(flow.pages.len());
        }
        flow.pages.push(Vec::new());
        for position in 0..each {
            let Some(card) = panels.get(position * pages + page) else {
                continue;
            };
            let (column, row) = (times(position % across), times(position / across));
            let cell = Area {
                left: column * wide,
                top: row * high,
                right: (column + 1.0) * wide,
                bottom: (row + 1.0) * high,
            };
            let within = |cell: Area| Area {
                left: cell.left + left,
                top: cell.top + top,
                right: cell.right - right,
                bottom: cell.bottom - bottom,
            };
            let area = within(cell);
            let mut pen = Pen::new(flow);
            match card {
                Panel::Lines { fields, name, fold } => {
                    pen.bookmark(name);
                    lines::draw(&mut pen, fields, *fold, area);
                }
                Panel::Form(form) => form::draw(&mut pen, form, area),
                Panel::Code(card) => code_card::draw(&mut pen, card, area),
                Panel::FormOverCodes(both) => {
                    let FormOverCodes { form, codes } = &**both;
                    let above = cell.height() - CODES;
                    form::draw(&mut pen, form, within(cell.row(cell.top, above)));
                    draw_codes(&mut pen, codes, cell.row(cell.top + above, CODES));
                }
            }
            flow.item(Item::Part);
        }
        let mut pen = Pen::new(flow);
        for line in 1..across {
            let x = times(line) * wide;
            pen.cut((x, 0.0), (x, height));
        }
        for line in 1..down {
            let y = times(line) * high;
            pen.cut((0.0, y), (width, y));
        }
    }
    // The next block starts a new page.
    flow.y = flow.bottom + 1.0;
    flow.fresh = false;
}
