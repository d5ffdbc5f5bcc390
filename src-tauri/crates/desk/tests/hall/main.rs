//! The hall, as the server asks the desk for it: slips, reports, devices, acts that happen once.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail and tell")]

mod day;
mod devices;
mod evening;
mod history;
mod once;
mod penalties;
mod public;
mod reports;
mod slips;
