//! A season: tournaments of a year in one table for persons, and how strong each is at tandem.

pub mod change;
pub mod decide;
pub mod evening;
pub mod export;
pub mod files;
pub mod generate;
pub mod open;
pub mod person;
pub mod person_view;
pub mod problem;
pub mod rating_list;
pub mod rating_view;
pub mod ratings;
pub mod table;
pub mod table_view;
pub mod toml;
pub mod undo;
pub mod view;
