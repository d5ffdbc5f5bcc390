//! Ordinary chess (seed 004), on shakmaty's moves.
//!
//! Begin at [`game`], a game with its claims, or at [`adjudicate`], single questions
//! about a position, or at [`record`], a game that was written down. What is added to shakmaty: the third occurrence of a position and
//! the fifty moves, both on claim, also with the move a player intends; agreement,
//! resignation and flag; and the reason of every end. Open readings are in [`options`].
//!
//! Not here: dead positions with pawns (the arbiter's), and clocks. The automatic draws of
//! FIDE 9.6, which the seed does not have, end a written game and not one that is played.

pub mod adjudicate;
pub mod deciding;
pub mod end;
pub mod fifty_moves;
pub mod game;
pub mod material;
pub mod options;
pub mod position;
pub mod record;
