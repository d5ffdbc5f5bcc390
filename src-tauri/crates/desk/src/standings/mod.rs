//! Standings, crosstable, tie-breaks, decisions and penalties.

pub mod close;
pub mod crosstable;
pub mod decide_tie;
pub(crate) mod decisions_paper;
pub mod fallback_paper;
pub(crate) mod paper;
pub mod show;
pub(crate) mod tables_paper;
pub mod view;
pub mod working;
