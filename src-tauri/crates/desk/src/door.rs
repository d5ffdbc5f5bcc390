//! Access keys of the hall, facts reported there, and reports about matches.

pub(crate) mod clock_start;
pub(crate) mod day_plan;
pub(crate) mod digits;
pub mod disputes;
pub(crate) mod doors;
pub mod hall;
pub(crate) mod hall_fact;
pub mod hall_place;
pub(crate) mod keep_hall;
pub(crate) mod match_reports;
pub(crate) mod phone;
pub(crate) mod session;
pub mod slips;
