//! Standings, crosstable, tie-breaks, decisions and penalties.

pub(crate) mod berger_paper;
pub(crate) mod certificates_paper;
pub mod close;
pub mod crosstable;
pub(crate) mod crosstable_paper;
pub mod decide_tie;
pub(crate) mod decisions_paper;
pub mod fallback_paper;
pub(crate) mod paper;
pub mod partners;
pub mod show;
pub mod view;
pub mod working;
