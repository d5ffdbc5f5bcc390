//! Games of PaarZugSchach and Fairschach that are played here: at the board and by correspondence.

pub mod board;
pub mod correspondence;
pub(crate) mod covered;
pub(crate) mod refusal;
pub(crate) mod running;
