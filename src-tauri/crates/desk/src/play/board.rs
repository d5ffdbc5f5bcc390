//! Games at the board: what the desk adds to `kralle_play::board_game`.
//!
//! Begin at [`table`], how an act comes about. [`crate::core::keys`] has the keys of the sealed entries,
//! [`crate::core::mark`] how far their games went on this machine, [`seal`] the boxes, [`crate::play::running`] the clocks of the games that go on in this program.
//!
//! Not here: the laws and the state (`play::board_game`), where events are kept (`store`),
//! and what a window is shown (`show`).

pub mod clock_calls;
pub(crate) mod clocks;
pub mod end;
pub mod enter;
pub(crate) mod entries;
pub mod list;
pub mod offers;
pub(crate) mod opening;
pub(crate) mod paper;
pub mod record;
pub(crate) mod result;
pub(crate) mod seal;
pub(crate) mod show;
pub(crate) mod table;
#[cfg(test)]
pub(crate) mod tests;
pub(crate) mod under;
pub mod view;
