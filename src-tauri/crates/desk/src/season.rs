//! A season: the tournaments of a year in one table per person, and each person's tandem rating.
//!
//! Start at `open`: SEASON.toml names the files, `work_out` reads them and computes everything,
//! `keep` changes SEASON.toml. The tournament files are never written.

pub mod change;
pub mod decide;
pub mod evening;
pub mod export;
pub mod files;
pub(crate) mod folders;
pub mod generate;
pub mod json;
pub(crate) mod keep;
pub(crate) mod listing;
pub mod open;
pub(crate) mod open_season;
pub(crate) mod paper;
pub(crate) mod parse;
pub mod person;
pub mod person_view;
pub(crate) mod persons;
pub mod problem;
pub(crate) mod put;
pub mod rating_view;
pub mod ratings;
pub(crate) mod reading;
pub mod refusal;
pub(crate) mod show;
pub(crate) mod site;
pub mod table;
pub mod toml;
pub mod undo;
pub mod view;
pub(crate) mod work_out;
