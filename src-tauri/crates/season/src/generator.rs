//! Seasons with known strengths, for tests and for trying: drawn partners, rounds paired by the engine.
//!
//! Begin at [`SeasonPlan::generate`]. The same plan gives the same tournaments on every machine: all
//! chance comes from streams with a name. How results come about stands in [`mod@crate::model`], which knows
//! nothing of how strengths are estimated ([`crate::rating`]): else the one would only find again what
//! the other put in.
//!
//! Not here: files.

mod chance;
mod error;
mod evening;
mod names;
mod oddity;
mod person;

use chrono::{Days, NaiveDate};
use kralle_tournament::Tournament;
use kralle_tournament::lots::Seed;
use kralle_tournament::lots::stream::LotStream;

pub use error::GenerateSeasonError;
pub use person::GeneratedPerson;

use evening::Play;
use oddity::Oddity;

/// What season is wanted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonPlan {
    /// How many persons, who all come to every evening.
    pub persons: u16,
    pub evenings: u16,
    /// Any text.
    pub seed: String,
    pub course: SeasonCourse,
}

/// How the season goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeasonCourse {
    /// Teams of two from two pots, every evening.
    Even,
    /// With everything that happens in a year: namesakes, guests, somebody without any number, an
    /// evening of fixed teams, one with a team of three, one with joint winners, a team that leaves,
    /// somebody who changes his club.
    WithOddities,
}

/// A tournament of a generated season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GeneratedEvening {
    /// No two are on one date.
    pub date: NaiveDate,
    pub tournament: Tournament,
}

/// A generated season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GeneratedSeason {
    pub persons: Vec<GeneratedPerson>,
    /// By date.
    pub evenings: Vec<GeneratedEvening>,
}

/// The first evening.
const BEGINS: NaiveDate = match NaiveDate::from_ymd_opt(2026, 1, 9) {
    Some(date) => date,
    None => NaiveDate::MIN,
};

impl SeasonPlan {
    /// The fewest persons: two teams.
    pub const FEWEST: u16 = error::FEWEST;
    /// The most persons: as many as there are names.
    pub const MOST: u16 = error::MOST;

    /// Plays the season.
    pub fn generate(&self) -> Result<GeneratedSeason, GenerateSeasonError> {
        if !(Self::FEWEST..=Self::MOST).contains(&self.persons) {
            return Err(GenerateSeasonError::Persons {
                found: self.persons,
            });
        }
        let odd = match self.course {
            SeasonCourse::Even => false,
            SeasonCourse::WithOddities => true,
        };
        if odd && (self.evenings < Oddity::EVENINGS || self.persons < Oddity::PERSONS) {
            return Err(GenerateSeasonError::TooSmall {
                persons: self.persons,
                evenings: self.evenings,
            });
        }
        let seed = Seed::parse(&self.seed)?;
        let mut persons = person::persons(self.persons, &mut LotStream::labeled(&seed, "persons"))?;
        if odd {
            oddity::change_persons(&mut persons)?;
        }
        // About a year, a month between two evenings at most.
        let gap = Days::new((350 / u64::from(self.evenings.max(1))).clamp(1, 28));
        let mut date = BEGINS;
        let mut evenings = Vec::new();
        for index in 0..self.evenings {
            let oddity = if odd { Oddity::of(index) } else { Oddity::None };
            let play = Play {
                persons: &persons,
                evening: index,
                date,
                seed: Seed::parse(&format!("{seed} {date}"))?,
                oddity,
            };
            let tournament = play.tournament()?;
            evenings.push(GeneratedEvening { date, tournament });
            date = date + gap;
        }
        Ok(GeneratedSeason { persons, evenings })
    }
}
