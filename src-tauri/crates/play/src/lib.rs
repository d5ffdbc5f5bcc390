//! Games that are played here: PaarZugSchach and Fairschach, at the board and by correspondence.
//!
//! Begin at [`board_game::BoardGame`], a game as its events tell it; [`correspondence`] reads the messages
//! and reckons the days.
//!
//! Not here: the laws (`kralle_rules::paarzug`), the match that a game decides (`kralle_tournament`), keys,
//! chance and windows (the desk), files (`kralle_store`).

pub mod board_game;
pub mod correspondence;
