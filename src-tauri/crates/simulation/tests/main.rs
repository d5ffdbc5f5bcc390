//! Tests of the simulation.

mod phone;
mod phone_desk;
