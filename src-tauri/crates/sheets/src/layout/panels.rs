//! Cards on pages of their own, stacked for the guillotine.

use super::flow::Flow;
use super::times;
use super::{Area, Item, Pen};
use crate::data::Panels;

/// Places the cards. Position by position through all pages they follow each
/// other, so that the pile of pages, cut, is piles to lay on each other.
pub(super) fn place(flow: &mut Flow<'_>, panels: &Panels) {
    let each = panels.across.max(1) * panels.down.max(1);
    let pages = panels.cards.len().div_ceil(each);
    let (width, height) = flow.template.paper;
    let [top, right, bottom, left] = flow.template.margins;
    let (across, down) = (times(panels.across.max(1)), times(panels.down.max(1)));
    let (wide, high) = (width / across, height / down);
    for page in 0..pages {
        flow.bare.insert(flow.pages.len());
        if each > 1 {
            flow.cut.insert(flow.pages.len());
        }
        flow.pages.push(Vec::new());
        for position in 0..each {
            let Some(card) = panels.cards.get(position * pages + page) else {
                continue;
            };
            let (column, row) = (
                times(position % panels.across.max(1)),
                times(position / panels.across.max(1)),
            );
            let area = Area {
                left: column * wide + left,
                top: row * high + top,
                right: (column + 1.0) * wide - right,
                bottom: (row + 1.0) * high - bottom,
            };
            card.draw(&mut Pen::new(flow), area);
            flow.item(Item::Part);
        }
        let mut pen = Pen::new(flow);
        for line in 1..panels.across {
            let x = times(line) * wide;
            pen.cut((x, 0.0), (x, height));
        }
        for line in 1..panels.down {
            let y = times(line) * high;
            pen.cut((0.0, y), (width, y));
        }
    }
    // What follows has a page of its own.
    flow.y = flow.bottom + 1.0;
    flow.fresh = false;
}
