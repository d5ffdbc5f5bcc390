//! The hall, as the server asks the desk for it: slips, reports, devices, acts that happen once.

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
