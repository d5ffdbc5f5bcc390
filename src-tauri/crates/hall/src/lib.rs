//! Phones, tablets and the projector: what the hall sees and says of the tournament, over HTTP.
//!
//! Connections and their limits are those of `kralle_serve`.
//! Begin at [`Hall::open`], then `requests`: who is answered, in which order it is refused. Public
//! views and pages are prepared once (`public`, `prepared`, `pages`) and wait for nobody; acts go
//! through one queue (`acts`); streams only say that something changed (`events`).
//!
//! What is no HTTP at all, or has too large a head, never becomes a request: hyper itself refuses it with
//! 400 or 431, without a body, and closes the connection. Every other refusal is JSON.
//!
//! The machine itself is a value: adapters, firewall, category of the network and clock come from [`Machine`], and
//! `vigil` decides about them, so that what Windows answers is tested on every system.
//!
//! Not here: what anybody may do or see, and what a key stands for; the desk knows that.

mod acts;
mod adapters;
mod answer;
mod awake;
mod body;
mod calls;
mod category;
mod events;
mod firewall;
mod gap;
mod hall;
mod hint;
mod host;
mod limits;
mod log;
mod looks_once;
mod machine;
mod name;
mod networks;
mod opening;
mod pace;
mod pages;
mod port;
mod public;
mod query;
mod requests;
mod route;
mod signing;
mod telling;
mod vigil;

pub use adapters::{Adapter, Medium, NetworkKind};
pub use awake::Awake;
pub use category::Category;
pub use firewall::Firewall;
pub use gap::Gap;
pub use hall::{Hall, Settings};
pub use hint::Hint;
pub use kralle_serve::Pace;
pub use limits::Limits;
pub use log::Log;
pub use machine::{Machine, ThisMachine};
pub use networks::{Network, networks};
pub use opening::NotOpened;
pub use signing::write_key;
