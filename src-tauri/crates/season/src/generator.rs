//! Seasons with known strengths, for tests and experiments: partners by lot, rounds paired by the engine.
//!
//! Begin at [`SeasonPlan::generate`]. The same plan gives the same tournaments on every machine: all random numbers
//! come from named streams. Results come from [`mod@crate::model`], which shares nothing with the estimation of
//! strengths ([`crate::rating`]). Otherwise the rating would only find its own assumptions.
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

/// The parameters of a generated season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonPlan {
    /// The number of persons, who all attend every evening.
    pub persons: u16,
    pub evenings: u16,
    /// Any text.
    pub seed: String,
    pub course: SeasonCourse,
}

/// The course of a generated season.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeasonCourse {
    /// Teams of two from two pots on every evening.
    Even,
    /// With the irregularities of a year: exceptional persons, teams and evenings.
    ///
    /// - Persons: namesakes, guests, one without any number, and one who changes his club.
    /// - Teams: fixed teams on one evening, a team of three on another, and a team that leaves.
    /// - First place: joint winners on one evening.
    WithOddities,
}

/// A tournament of a generated season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GeneratedEvening {
    /// Unique: no two have the same date.
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
    /// The minimum number of persons: two teams.
    pub const FEWEST: u16 = error::FEWEST;
    /// The maximum number of persons: the number of names.
    pub const MOST: u16 = error::MOST;

    /// Generates the season.
    ///
    /// # Errors
    /// Fails if the plan is out of range or the tournament refuses a step.
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
        // About a year, with at most a month between two evenings.
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
