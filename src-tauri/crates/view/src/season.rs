//! A season as people see it: its table, its ratings, pages and JSON.

pub mod json;
pub mod ratings;
pub mod table;
pub mod tables;
pub mod words;
