//! Who plays whom, why, and who is ahead: pairing systems and tie-breaks.
//!
//! Begin at [`event::Event`], the record of a tournament that every part
//! here reads: what each entrant did in each round, and how that scores. A
//! round of teams is paired by [`team_swiss::pair_round`]; the standings are
//! [`tie_break::rank`].
//!
//! Not here: names, clubs and venues (`tournament`), files (`exchange`),
//! sentences (`words`), chance and time: a seed comes in as an argument.

pub mod changing_partners;
pub mod dutch;
pub mod event;
pub mod generator;
mod matching;
mod meetings;
pub mod round_pairing;
pub mod round_robin;
pub mod team_swiss;
pub mod tie_break;
pub mod varma;
