//! A season as people see it: its table, its ratings, pages and JSON.

pub mod json;
pub mod pages;
pub mod person;
pub mod rating_list;
pub mod ratings;
pub mod table;
pub mod tables;
pub mod words;
