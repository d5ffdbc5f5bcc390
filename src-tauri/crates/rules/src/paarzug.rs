//! PaarZugSchach and Fairschach: both colors move at once (Werner Zühlke, seed 003).
//!
//! A *move* (*Figurenzug*) moves one piece; a *pair* (*Paarzug*) is White's and Black's moves
//! together. Begin at [`game`], a game from the first stored move to its end, or at [`adjudicate`],
//! single questions about a position. [`simultaneous`] and [`sequential`] resolve a pair, [`right`]
//! chooses between them; [`notation`] and [`octal`] write moves. Every ambiguous passage is an
//! option in [`options`].
//!
//! Not here: the alternative treatments of special cases that the text mentions and abandons (two
//! single moves, forbidden pieces, *Synchron Schach*, *PSC*).

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
