//! Many tournaments at once: the season, its table and its ratings.

pub mod evening;
pub mod generate;
pub mod problem;
pub mod rating_list;
