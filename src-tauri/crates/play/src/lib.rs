//! Games played in the program: PaarZugSchach and Fairschach, at the board and by correspondence.
//!
//! Begin at [`board_game::BoardGame`], a game replayed from its events. [`correspondence`] reads the messages and
//! computes the days.
//!
//! Not here: the laws (`kralle_rules::paarzug`), the match that a game decides (`kralle_tournament`), keys, random
//! numbers and windows (the desk), files (`kralle_store`).

pub mod board_game;
pub mod correspondence;
