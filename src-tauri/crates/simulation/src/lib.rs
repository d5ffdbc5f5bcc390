//! Evenings by seed: one thread plays the people, their phones, the network, the clocks and the disk
//! with simulated time, against the desk and the hall as they are released.
//!
//! Begin at [`play`], which plays a [`Script`]; [`phone::Phone`] is a captain's phone. A broken law is
//! replayed by its seed, and [`shrink()`] finds the shortest list of acts that breaks it. No released
//! program depends on this crate.

mod act;
mod broken;
mod delivery;
mod evening;
mod exchange;
mod hall;
mod laws;
mod network;
mod people;
pub mod phone;
mod schedule;
mod script;
mod sender;
mod shrink;
mod slips;
mod surroundings;
mod world;

pub use broken::Broken;
pub use evening::{Played, play};
pub use network::Mishap;
pub use script::{Act, Script, Step};
pub use shrink::{Shrunk, shrink};
pub use world::{Entrants, Quality, World};
