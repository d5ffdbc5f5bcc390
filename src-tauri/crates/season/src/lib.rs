//! Beyond one evening: who was there over a year, the season table, and how strong each person is at tandem.
//!
//! Begin at [`Evening`]: one tournament as a season sees it, a plain value. A [`Season`] holds each
//! once and in one order; [`Persons`] says who is who over all of them, [`SeasonTable`] what their
//! results are worth together by [`SeasonSettings`], and [`rating`] how strong each is.
//!
//! Not here: files, clocks and chance. What is given in gives the same answer each time.

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
