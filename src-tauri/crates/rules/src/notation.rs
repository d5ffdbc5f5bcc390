//! Notation: positions and moves as text.
//!
//! [`fen`] reads and writes boards with hands, [`wire`] the moves of the command line
//! (`A:N@e7`), [`san`] the short moves of game records, [`bpgn`] whole games.
//!
//! Every reader says where it stopped, what stands there and what it expected.
//! Writing and reading again is identity.

pub mod bpgn;
pub mod fen;
pub mod san;
pub mod wire;
