//! Acts of the administrator, on the archive's machine. Every act is logged.

mod anew;
mod bar;
mod delete;
mod hand_over;
mod log;
mod merge;
mod organizers;
mod show;
mod take_down;

pub use bar::bar;
pub use delete::delete;
pub use hand_over::{HandedOver, Possession, hand_over};
pub use log::{Line, log};
pub use merge::merge;
pub use organizers::{Organizer, organizers};
pub use show::show;
pub use take_down::take_down;

use kralle_push::answer::RefusalCode;

use crate::Refusal;

/// Returns the refusal for an unknown item.
fn unknown(what: impl std::fmt::Display) -> Refusal {
    Refusal::new(RefusalCode::Unknown, format!("there is no {what} here"))
}
