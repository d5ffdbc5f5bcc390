//! Games at the board: what the desk adds to `kralle_tournament::board_game`.
//!
//! Begin at [`table`], how an act comes about. [`keys`] has the keys of the sealed entries, [`seal`]
//! the boxes, [`running`] the clocks of the games that go on in this program.
//!
//! Not here: the laws and the state (`tournament::board_game`), where events are kept (`store`),
//! and what a window is shown (`show::board_game`).

mod clocks;
pub(crate) mod entries;
pub(crate) mod keys;
pub(crate) mod opening;
pub(crate) mod result;
pub(crate) mod running;
pub(crate) mod seal;
pub(crate) mod table;
#[cfg(test)]
mod tests;
