//! The hall over real sockets: every guarantee of its protocol.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    unreachable_pub,
    reason = "modules of one test, which may fail and tell"
)]

#[path = "wire/bounds.rs"]
mod bounds;
#[path = "wire/client.rs"]
mod client;
#[path = "wire/crowd.rs"]
mod crowd;
#[path = "wire/day.rs"]
mod day;
#[path = "wire/entering.rs"]
mod entering;
#[path = "wire/events.rs"]
mod events;
#[path = "wire/games.rs"]
mod games;
#[path = "wire/limits.rs"]
mod limits;
#[path = "wire/machine.rs"]
mod machine;
#[path = "wire/matrix.rs"]
mod matrix;
#[path = "wire/namesakes.rs"]
mod namesakes;
#[path = "wire/opening.rs"]
mod opening;
#[path = "wire/order.rs"]
mod order;
#[path = "wire/pages.rs"]
mod pages;
#[path = "wire/patience.rs"]
mod patience;
#[path = "wire/place.rs"]
mod place;
#[path = "wire/replays.rs"]
mod replays;
#[path = "wire/signing.rs"]
mod signing;
