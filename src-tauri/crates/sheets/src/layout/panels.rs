//! Cards on pages of their own, stacked for the guillotine.

use super::area::Area;
use super::flow::Flow;
use super::item::{Item, times};
use super::pen::Pen;
use super::{code_card, form, lines};
use crate::panel::Panel;

/// Places the cards. Position by position through all pages they follow each
/// other, so that the pile of pages, cut, is piles to lay on each other.
pub(super) fn place(flow: &mut Flow<'_>, panels: &[Panel]) {
    let (across, down) = flow.template.cards_across_and_down();
    let each = across * down;
    let pages = panels.len().div_ceil(each);
    let (width, height) = flow.template.paper;
    let [top, right, bottom, left] = flow.template.margins;
    let (wide, high) = (width / times(across), height / times(down));
    for page in 0..pages {
        flow.bare.insert(flow.pages.len());
        if each > 1 {
            flow.cut.insert(flow.pages.len());
        }
        flow.pages.push(Vec::new());
        for position in 0..each {
            let Some(card) = panels.get(position * pages + page) else {
                continue;
            };
            let (column, row) = (times(position % across), times(position / across));
            let area = Area {
                left: column * wide + left,
                top: row * high + top,
                right: (column + 1.0) * wide - right,
                bottom: (row + 1.0) * high - bottom,
            };
            let mut pen = Pen::new(flow);
            match card {
                Panel::Lines { fields, name, fold } => {
                    pen.bookmark(name);
                    lines::draw(&mut pen, fields, *fold, area);
                }
                Panel::Form(form) => form::draw(&mut pen, form, area),
                Panel::Code(card) => code_card::draw(&mut pen, card, area),
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
    // What follows has a page of its own.
    flow.y = flow.bottom + 1.0;
    flow.fresh = false;
}
