//! Views of a season: table, ratings, pages and JSON.

pub mod json;
pub mod ratings;
pub mod table;
pub mod tables;
pub mod words;
