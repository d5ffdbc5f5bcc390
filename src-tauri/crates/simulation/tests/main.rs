//! Tests of the simulation.

#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests may fail and print why"
)]

mod evening;
mod phone;
mod phone_desk;
