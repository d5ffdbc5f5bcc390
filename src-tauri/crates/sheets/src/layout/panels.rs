//! Cards on pages of their own, stacked for the guillotine.

use super::flow::Flow;
use super::{Area, Item, Pen};
use crate::data::Panels;

/// Places the cards. Position by position through all pages they follow each
/// other, so that the pile of pages, cut, is piles to lay on each other.
pub(super) fn place(flow: &mut Flow<'_>, panels: &Panels) {
    let each = panels.across.max(1) * panels.down.max(1);
    let pages = panels.cards.len().div_ceil(each);
    let (width, height) = flow.template.paper;
    let [top, right, bottom, left] = flow.template.margins;
    #[allow(clippy::cast_precision_loss)] // a handful of cards
    let (across, down) = (panels.across.max(1) as f32, panels.down.max(1) as f32);
    let (wide, high) = (width / across, height / down);
    for page in 0..pages {
        flow.bare.insert(flow.pages.len());
        flow.pages.push(Vec::new());
        for position in 0..each {
            let Some(card) = panels.cards.get(position * pages + page) else {
                continue;
            };
            #[allow(clippy::cast_precision_loss)] // a handful of cards
            let (column, row) = (
                (position % panels.across.max(1)) as f32,
                (position / panels.across.max(1)) as f32,
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
            #[allow(clippy::cast_precision_loss)] // a handful of cards
            let x = line as f32 * wide;
            pen.cut((x, 0.0), (x, height));
        }
        for line in 1..panels.down {
            #[allow(clippy::cast_precision_loss)] // a handful of cards
            let y = line as f32 * high;
            pen.cut((0.0, y), (width, y));
        }
    }
    // What follows has a page of its own.
    flow.y = flow.bottom + 1.0;
    flow.fresh = false;
}
