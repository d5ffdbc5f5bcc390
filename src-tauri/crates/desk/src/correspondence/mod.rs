//! Games by correspondence: what comes in is covered, what is revealed goes out to both players.
//!
//! Begin at [`mod@list`]. A game is one of crate tournament's `board_game` on days instead of clocks;
//! the messages are made of its view ([`letter`]), so that they tell no more than a screen does.
//! Nothing is sent from here: the supervisor copies or saves the texts.

pub(crate) mod days;
mod diagram;
pub(crate) mod due;
pub(crate) mod letter;
pub(crate) mod list;
mod log;
mod octal;
pub(crate) mod take;
#[cfg(test)]
mod tests;
