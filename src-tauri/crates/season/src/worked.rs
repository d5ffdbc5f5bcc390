//! A season with everything that follows from its tournaments.

use crate::rating::{Games, RatingParameters, Ratings};
use crate::{Persons, Season, SeasonFile, SeasonSettings, SeasonTable};

/// A season with its persons, its table and its ratings.
pub struct WorkedSeason {
    pub settings: SeasonSettings,
    pub season: Season,
    pub persons: Persons,
    pub table: SeasonTable,
    pub games: Games,
    pub ratings: Ratings,
}

impl WorkedSeason {
    /// Works out the season of these tournaments by `settings`.
    pub fn of(settings: SeasonSettings, files: Vec<SeasonFile>) -> Self {
        let season = Season::by(files, &settings);
        let persons = Persons::of(&season, &settings.decisions);
        let table = SeasonTable::of(&season, &persons, &settings);
        let games = Games::of(&season, &persons);
        let ratings = Ratings::of(&games, &RatingParameters::default());
        Self {
            settings,
            season,
            persons,
            table,
            games,
            ratings,
        }
    }
}
