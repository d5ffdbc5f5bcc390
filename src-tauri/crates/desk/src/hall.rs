//! The hall: captains report on their phones, arbiters and helpers walk, everybody looks.
//!
//! What is said there is a fact of its own in the journal (`door/hall_fact.rs`), which no undo
//! reaches. `door/match_reports.rs` collects the reports of a match, and [`settle`] makes a
//! result of them. [`act`] answers what comes from the hall; `door/hall.rs` says who holds which key.

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
