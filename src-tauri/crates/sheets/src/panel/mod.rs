//! Cards: what stands on a page, or a part of one, without being a table.

mod lines;
mod match_card;
mod ornament;

use crate::layout::{Area, Pen};
pub(crate) use lines::{Fold, LinesPanel};
pub(crate) use match_card::{MatchCard, Seats, Side};

/// A card.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Panel {
    /// The lines of the template with their gaps filled.
    Lines(LinesPanel),
    /// A match to be played, or a blank to write one in.
    Match(Box<MatchCard>),
}

impl Panel {
    /// Draws it into `area`.
    pub(crate) fn draw(&self, pen: &mut Pen<'_, '_>, area: Area) {
        match self {
            Self::Lines(panel) => panel.draw(pen, area),
            Self::Match(card) => card.draw(pen, area),
        }
    }
}
