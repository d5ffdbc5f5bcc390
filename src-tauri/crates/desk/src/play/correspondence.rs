//! Games by correspondence: what comes in is covered, what is revealed goes out to both players.
//!
//! Begin at [`mod@list`]. A game is one of crate tournament's `board_game` on days instead of clocks;
//! the messages are made of its view ([`letter`]), so that they tell no more than a screen does.
//! Nothing is sent from here: the supervisor copies or saves the texts.

pub(crate) mod days;
pub(crate) mod diagram;
pub(crate) mod due;
pub mod grant;
pub(crate) mod letter;
pub mod letters;
pub(crate) mod list;
pub(crate) mod log;
pub mod messages;
pub(crate) mod octal;
pub(crate) mod paper;
pub mod print_letter;
pub(crate) mod take;
pub(crate) mod take_back;
#[cfg(test)]
pub(crate) mod tests;
pub(crate) mod understand;
pub mod view;
