//! Views for the whole hall: the round clock, the day plan, notices, screens, and the ceremony of
//! the drawing of lots.
//!
//! Clock, plan, notices and screen contents are facts in the hall part of the journal
//! (`door/hall_fact.rs`). Facts are only ever added, so no undo changes the clock.

pub mod all;
pub mod clock;
pub(crate) mod lots_shown;
pub mod notices;
pub mod plan;
pub(crate) mod plan_paper;
pub(crate) mod refusal;
pub(crate) mod round_clock;
pub mod screens;
pub mod set_clock;
pub mod show_lots;
pub mod view;
