//! Many tournaments at once: the season, its table and its ratings.

pub mod evening;
