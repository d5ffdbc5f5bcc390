//! Games by correspondence: incoming moves are covered, and revealed pairs are sent to both
//! players.
//!
//! Begin at [`mod@list`]. A game is one of `kralle_play::board_game` with days instead of clocks.
//! The messages are made from its view ([`letter`]), so that they reveal no more than a screen.
//! The program sends nothing: the supervisor copies or saves the texts.

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
