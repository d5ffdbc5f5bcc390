//! PaarZugSchach and Fairschach: both colors move at once (Werner Zühlke, seed 003).
//!
//! A *move* (*Figurenzug*) is one piece's; a *pair* (*Paarzug*) is White's and Black's
//! together. Begin at [`game`], a game from the first stored move to its end, or at
//! [`adjudicate`], single questions about a position. [`simultaneous`] and [`sequential`]
//! are the two ways a pair is resolved, [`right`] says which of them; [`notation`] and
//! [`octal`] write moves down. Every reading the text leaves open is in [`options`].
//!
//! Not here: the other ways of treating special cases that the text mentions and drops
//! again (two single moves, forbidden pieces, *Synchron Schach*, *PSC*).

pub mod adjudicate;
pub mod clock;
pub mod draw_claim;
pub mod end;
pub mod game;
pub mod law;
mod legality;
mod movement;
pub mod notation;
pub mod octal;
pub mod options;
pub mod piece_move;
pub mod position;
mod resolution;
pub mod right;
pub mod sequential;
pub mod simultaneous;
pub mod void_move;
