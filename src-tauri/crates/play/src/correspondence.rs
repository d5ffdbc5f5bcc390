//! Games by correspondence: what a message of a player says, and until when it had to come.
//!
//! Begin at [`read_message`]: a whole message in, the one move it names out, or what is wrong
//! with it. [`Reckoning`] works out of a game's events how many days each player has used,
//! [`Deadline`] until when a move has to come.
//!
//! Not here: how an entry is covered and a pair is made, which is the same by correspondence as at
//! the board (`board_game`), and the messages that go back to the players (crate `desk`).

mod deadline;
mod message;
mod read;
mod reckoning;

pub use deadline::{Deadline, deadline};
pub use message::{LONGEST_MESSAGE, Mention, mentions};
pub use read::{FoundMove, MessageProblem, WrittenAs, read_message};
pub use reckoning::Reckoning;
