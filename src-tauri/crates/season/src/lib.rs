//! Seasons: the attendance of a year, the season table, and a tandem rating for each person.
//!
//! Begin at [`Evening`]: one tournament in a season, as a plain value. A [`Season`] holds each once, in a fixed order.
//! [`Persons`] identifies persons over all of them, [`SeasonTable`] adds up their results by [`SeasonSettings`], and
//! [`rating`] estimates their strengths.
//!
//! Not here: files, clocks and random numbers. The same input gives the same output.

mod evening;
pub mod generator;
mod model;
mod number;
mod person;
mod problem;
pub mod rating;
mod season;
mod settings;
pub mod simulation;
mod table;
mod worked;

pub use evening::{Entrant, Evening, EveningKey, EveningProgress, PlayedMatch, Score, TeamResult};
pub use number::{EveningNumber, PersonNumber, Points};
pub use person::{
    Decisions, EntryAt, EntryPattern, Joined, PersonEntry, Persons, Question, QuestionReason,
    SeasonPerson,
};
pub use problem::{DecisionKind, DecisionPlace, Problem};
pub use season::{LeftOut, Season, SeasonFile};
pub use settings::{
    Category, Formula, Guests, PointsRule, RunningRule, SeasonSettings, SettingsError,
    SettingsMistake, SharedRule, ValueKind,
};
pub use table::{
    Behind, CategoryRow, CategoryTable, EveningResult, PointsWorking, SeasonPlace, SeasonRow,
    SeasonTable,
};
pub use worked::WorkedSeason;
