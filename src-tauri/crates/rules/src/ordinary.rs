//! Ordinary chess (seed 004), on shakmaty.

pub mod material;
