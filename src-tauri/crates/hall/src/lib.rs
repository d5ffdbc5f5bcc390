//! Access for phones, tablets and the projector in the hall, over HTTP.
//!
//! `kralle_serve` has connections and their limits. Start at [`Hall::open`], then [`Handler`], the
//! hall without sockets, and `requests` with its order of refusals. Public views and pages are prepared once (`public`, `prepared`, `pages`)
//! and never block. Acts go through one queue (`acts`); streams only notify of changes (`events`).
//!
//! Input that is not HTTP, or has too large a head, never becomes a request: hyper refuses it with
//! 400 or 431, without a body, and closes the connection. Every other refusal is JSON.
//!
//! The machine is a value: adapters, firewall, network category and clock come from [`Machine`],
//! and `vigil` evaluates them, so that Windows behavior is tested on every system.
//!
//! Not here: permissions, and the meaning of a key; the desk has both.

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
mod handler;
mod hint;
mod host;
mod limits;
mod log;
mod looks_once;
mod machine;
mod name;
mod networks;
mod offload;
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
pub use answer::Body;
pub use awake::Awake;
pub use category::Category;
pub use firewall::Firewall;
pub use gap::Gap;
pub use hall::{Hall, Settings};
pub use handler::{Background, Handler};
pub use hint::Hint;
pub use kralle_serve::Pace;
pub use limits::Limits;
pub use log::Log;
pub use machine::{Machine, ThisMachine};
pub use networks::{Network, networks};
pub use opening::NotOpened;
pub use signing::write_key;
