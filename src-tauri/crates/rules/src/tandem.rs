//! Tandem chess (bughouse): two boards, hands, and the pieces passed between them.
//!
//! Begin at [`Position`]: two [boards](board_state::BoardState), the legal
//! [moves](action::TandemMove) of both, and playing one. [`generate`] has the laws of moving and
//! dropping, [`mate`] the readings of mate, [`refusal`] the reasons a move is illegal.
//!
//! Not here: the consequences of a position for the match (`adjudication`), notation.

pub mod action;
pub mod board_state;
pub mod generate;
pub mod invalid;
pub mod mate;
pub mod perft;
pub mod position;
pub mod refusal;
pub mod side;

pub use action::TandemMove;
pub use position::Position;
pub use side::{Board, Side, Team};
