//! Phones, tablets and the projector: what the hall sees and says of the tournament, over HTTP.
//!
//! Begin at [`Hall::open`], then `requests`: who is answered, in which order it is refused. Public
//! views and pages are prepared once (`public`, `prepared`, `pages`) and wait for nobody; acts go
//! through one queue (`acts`); streams only say that something changed (`events`).
//!
//! What is no HTTP at all, or has too large a head, never becomes a request: hyper itself refuses it with
//! 400 or 431, without a body, and closes the connection. Every other refusal is JSON.
//!
//! Not here: what anybody may do or see, and what a key stands for; the desk knows that.

mod acts;
mod answer;
mod body;
mod calls;
mod events;
mod hall;
mod host;
mod limits;
mod log;
mod looks_once;
mod name;
mod networks;
mod pace;
mod pages;
mod prepared;
mod public;
mod query;
mod requests;
mod route;
mod seats;
mod signals;
mod signing;
mod socket;
mod telling;

pub use hall::{Hall, NotOpened, Settings};
pub use limits::{Limits, Pace};
pub use log::Log;
pub use networks::{Network, networks};
pub use signing::write_key;
