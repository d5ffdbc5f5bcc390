//! Games of PaarZugSchach and Fairschach played in this program: at the board and by
//! correspondence.

pub mod board;
pub mod correspondence;
pub(crate) mod covered;
pub(crate) mod refusal;
pub(crate) mod running;
