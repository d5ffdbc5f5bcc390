//! Seasons: tournaments of the archive combined into tables of persons, by the organizer's rules.
//!
//! An organizer pushes a SEASON.toml whose `files` are identities of files. Its tables are
//! calculated and stored when it arrives, and after changes of its tournaments
//! ([`work_out_due`]). An outdated season is recalculated before it is shown. The crate `season`
//! defines the scoring of tables.

mod archived;
mod of_others;
mod put;
mod read;
mod work_out;

use std::collections::BTreeMap;

use kralle_view::season::json::{
    SeasonJsonCategory, SeasonJsonEvening, SeasonJsonPerson, SeasonJsonQuestion, SeasonJsonRatings,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use put::must_be_slug;
pub(crate) use put::put;
pub(crate) use read::season;
pub use read::{SeasonLine, list};
pub use work_out::work_out_due;

/// A season for other programs. Points are numbers with at most two decimals. It contains no
/// birth years and no national numbers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SeasonJson {
    pub name: String,
    pub evenings: Vec<SeasonJsonEvening>,
    /// In the order of the table.
    pub persons: Vec<SeasonJsonPerson>,
    pub categories: Vec<SeasonJsonCategory>,
    pub ratings: SeasonJsonRatings,
    /// Always empty: open questions are only for the organizer.
    pub questions: Vec<SeasonJsonQuestion>,
    /// Always empty: problems are only for the organizer.
    pub problems: Vec<Value>,
}

/// The stored public content of a season.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct KeptSeason {
    pub name: String,
    pub json: SeasonJson,
    /// The archive's person for each person of the season; omitted for persons shown with
    /// initials or not at all.
    pub persons: BTreeMap<u32, i32>,
    /// The tables by language tag; the first is that of all persons.
    pub tables: BTreeMap<String, Vec<KeptTable>>,
}

/// A table of a season in one language.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct KeptTable {
    pub title: String,
    /// The HTML within a page; links lead to `../persons/…`.
    pub html: String,
}
