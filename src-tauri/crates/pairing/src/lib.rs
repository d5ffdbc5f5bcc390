//! Pairing systems, with their reasons, and tie-breaks.
//!
//! Begin at [`event::Event`], the record of a tournament that every module here reads: each
//! entrant's rounds and their scores. [`team_swiss::pair_round`] pairs a round of teams;
//! [`tie_break::rank`] makes the standings.
//!
//! Not here: names, clubs and venues (`tournament`), files (`exchange`), messages (`words`), chance
//! and time. A seed is passed in as an argument.

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
