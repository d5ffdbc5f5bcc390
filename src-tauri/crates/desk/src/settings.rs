//! What the director sets before the first round.

pub mod change;
pub(crate) mod parse;
pub mod view;
