//! Settings that the director chooses before the first round.

pub mod change;
pub mod match_format;
pub mod notices;
pub(crate) mod parse;
pub(crate) mod schedule;
pub mod simulate;
pub mod view;
