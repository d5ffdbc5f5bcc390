//! Correspondence games: the move in a player's message, and its deadline.
//!
//! Begin at [`read_message`]: it returns the single move named in a message, or the problem.
//! [`Reckoning`] computes each player's used days from a game's events, [`Deadline`] the due date
//! of a move.
//!
//! Not here: hiding an entry and making a pair, which are the same as at the board (`board_game`),
//! and the replies to the players (crate `desk`).

mod deadline;
mod message;
mod read;
mod reckoning;

pub use deadline::{Deadline, deadline};
pub use message::{LONGEST_MESSAGE, Mention, mentions};
pub use read::{FoundMove, MessageProblem, WrittenAs, read_message};
pub use reckoning::Reckoning;
