//! The integration tests of `kralle-pairing`, as one program.
#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "tests may fail and print why"
)]

mod against_every_pairing;
mod against_gacrux;
mod by_hand;
mod changing_partners;
mod dutch_exchanges;
mod encounters;
mod event;
mod literal;
mod record;
mod sound;
mod team_swiss_readings;
mod tie_break_laws;
mod tie_breaks;
