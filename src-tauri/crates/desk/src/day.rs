//! What everybody in the hall looks at: the round clock, the plan of the day, notices, screens, and the
//! ceremony of the drawing of lots.
//!
//! The clock, the plan, the notices and what a screen shows are facts of the journal's part of the hall
//! (`door/hall_fact.rs`): only ever added, so that no undo moves time.

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
