//! The hall through the interface of the server: slips, reports, devices, and exactly-once acts.

mod day;
mod devices;
mod disputes;
mod evening;
mod history;
mod once;
mod penalties;
mod phones;
mod public;
mod reports;
mod slips;
