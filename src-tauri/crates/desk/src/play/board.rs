//! Games at the board: the desk's additions to `kralle_play::board_game`.
//!
//! Begin at [`table`], which executes an act. Key storage for the sealed entries is in
//! [`crate::core::keys`], and the progress of their games on this machine in [`crate::core::mark`].
//! [`seal`] makes the sealed boxes. [`crate::play::running`] keeps the clocks of running games.
//!
//! Not here: rules and state (`play::board_game`), storage of events (`store`), and conversion for
//! the clients (`show`).

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
