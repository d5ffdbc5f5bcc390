//! From the tournament to what a person is shown.

pub(crate) mod authors;
pub(crate) mod board_game;
pub(crate) mod color;
pub(crate) mod journal;
pub(crate) mod names;
pub(crate) mod outcome;
pub(crate) mod pairing;
pub(crate) mod penalty;
pub(crate) mod people;
pub(crate) mod rated;
pub(crate) mod refusal;
pub(crate) mod rule_set;
