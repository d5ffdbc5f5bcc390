//! The hall: captains, arbiters and helpers report on their devices; the public follows.
//!
//! A report is a separate fact in the journal (`door/hall_fact.rs`), which undo does not remove.
//! `door/match_reports.rs` collects the reports of a match, and [`settle`] turns them into a
//! result. [`act`] answers requests from the hall; `door/hall.rs` maps keys to their holders.

pub mod act;
pub(crate) mod act_budget;
pub mod arbiter;
pub mod captain;
pub(crate) mod carry_on;
pub(crate) mod device_bounds;
pub mod devices;
pub mod enter;
pub mod penalties;
pub mod phone_proof;
pub mod phones;
pub mod place;
pub mod public;
pub mod qr_code;
pub mod refusal;
pub(crate) mod settle;
pub(crate) mod show;
pub mod slip_code;
pub(crate) mod slips_paper;
pub mod view;
