//! Ordinary chess (seed 004), on shakmaty's moves.
//!
//! Begin at one of these:
//!
//! - [`game`]: a game with its claims.
//! - [`adjudicate`]: single questions about a position.
//! - [`record`]: a written game.
//!
//! Additions to shakmaty: the third occurrence of a position and the fifty moves, both on claim, also with the move a
//! player intends; agreement, resignation and flag; and the reason of every end. Ambiguous passages are options in
//! [`options`].
//!
//! Not here: dead positions with pawns (the arbiter's), and clocks. The automatic draws of FIDE 9.6, which the seed
//! does not have, end a written game and not one that is played here.

pub mod adjudicate;
pub mod deciding;
pub mod end;
pub mod fifty_moves;
pub mod game;
pub mod material;
pub mod options;
pub mod position;
pub mod record;
pub(crate) mod short_move;
