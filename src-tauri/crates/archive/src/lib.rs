//! The archive of a federation: tournaments of many organizers on PostgreSQL, each file proven before it is
//! listed, public, live.
//!
//! Begin at [`Archive`]: what every request shares. Organizers push files ([`intake`]), which are proven,
//! kept whole and made into what the public sees ([`publication`]); people read pages ([`site`]), programs
//! JSON ([`api`]), and both hear what is new ([`live`]). [`person`], [`rating`] and [`season`] work over all
//! tournaments. [`database`] is the only place that opens connections.
//!
//! Not here: what is proven and how (`store`), who is the same person and how strong (`tournament`, `season`),
//! what an organizer signs (`push`).

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
