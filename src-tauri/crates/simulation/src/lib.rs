//! Evenings by seed: one thread plays the people, their phones and the network with simulated time.
//!
//! Begin at [`phone::Phone`], a captain's phone. No released program depends on this crate.

pub mod phone;
