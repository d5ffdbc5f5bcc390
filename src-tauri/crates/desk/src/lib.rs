//! What a person can do or ask: one file each, typed in, typed out.
//!
//! Begin at [`mod@list`]: the one list of every call, and [`Desk::call`], which answers one. Each call
//! is a file in `act` with its input, its output and `run`; what it shows is in [`view`]. Commands
//! ask the tournament to decide, keep what was decided in one transaction with one journal entry,
//! and give the new [`view::overview::Overview`].
//!
//! Not here: windows, sockets, sentences, and any decision about chess.

#[allow(
    clippy::needless_pass_by_value,
    clippy::unnecessary_wraps,
    reason = "every call has one shape: it takes its input and may refuse"
)]
pub mod act;
mod backup;
mod bounded;
mod correspondence;
mod desk;
mod export;
mod games;
mod import;
mod job;
mod judge;
mod list;
mod list_lots;
mod parse;
mod past;
mod person;
mod rule_text;
mod shared;
mod sheet;
mod shelf;
mod show;
pub mod typescript;
pub mod view;

pub use desk::{Desk, Folders};
pub use job::{Job, Jobs, Listener, Progress};
pub use list::{Call, list};
pub use list_lots::{DrawnList, ListLots, ListLotsError, draw_from_list};
pub use rule_text::{RuleLine, rule_lines};
pub use shared::{Changed, SharedDesk};
