//! A paired round, as it is printed.

use kralle_pairing::event::EntrantNumber;

use crate::explanation::Explanation;

/// A paired round: first and second of each pair in table order, and the bye.
pub(crate) struct Paired {
    pub(crate) pairs: Vec<(EntrantNumber, EntrantNumber)>,
    pub(crate) bye: Option<EntrantNumber>,
    /// Why, where that was asked.
    pub(crate) reasons: Vec<Explanation>,
    /// What was chosen by hand costs this much.
    pub(crate) costs: Vec<Explanation>,
    /// Instead of pairs: two against two, with changing partners.
    pub(crate) squares: Vec<FourInSquare>,
    /// Who rests, with changing partners.
    pub(crate) resting: Vec<EntrantNumber>,
}

/// Two partners named first, then the two they play.
pub(crate) type FourInSquare = [EntrantNumber; 4];

/// Whether reasons are wanted. They take a pairing of the round for each pair.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Reasons {
    Wanted,
    #[default]
    Unwanted,
}
