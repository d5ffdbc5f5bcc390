//! The archive of a federation: tournaments of many organizers on PostgreSQL. Each file is proven
//! before it is listed, then public and updated live.
//!
//! Begin at [`Archive`], the shared state of all requests. Organizers push files ([`intake`]).
//! They are proven, stored completely and turned into public content ([`publication`]). People
//! read pages ([`site`]), programs read JSON ([`api`]), and both can receive live changes
//! ([`live`]). [`person`], [`rating`] and [`season`] work across all tournaments. [`database`] is
//! the only module that opens connections.
//!
//! Not here: the proof itself (`store`), the identity and strength of persons (`tournament`,
//! `season`), and the organizers' signatures (`push`).

pub mod administer;
pub mod api;
mod archive;
pub mod clean;
pub mod database;
pub mod intake;
pub mod live;
pub mod person;
pub mod publication;
pub mod rating;
mod refusal;
pub mod season;
pub mod serve;
pub mod site;
mod upkeep;

pub use archive::{Archive, Limits};
pub use refusal::Refusal;
