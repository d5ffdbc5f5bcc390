//! Seasons: tournaments of the archive in one table for persons, as their organizer settled it.
//!
//! An organizer puts a SEASON.toml whose `files` are identities of files; the table is worked out when it comes
//! and whenever one of its tournaments has changed ([`work_out_due`]), and kept. One that is out of date is worked out
//! before it is shown. How a table counts, the crate `season` knows.

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

/// A season for other programs. Points are numbers with two decimals at most; nothing in it is a
/// birth year or a number of a federation.
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
    /// Always empty: open questions are the organizer's.
    pub questions: Vec<SeasonJsonQuestion>,
    /// Always empty: problems are the organizer's.
    pub problems: Vec<Value>,
}

/// What is kept of a season: all that is shown.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct KeptSeason {
    pub name: String,
    pub json: SeasonJson,
    /// The person of the archive for a person of the season; nobody of whom only initials or nothing is shown.
    pub persons: BTreeMap<u32, i32>,
    /// The tables by language tag, the first that of all.
    pub tables: BTreeMap<String, Vec<KeptTable>>,
}

/// A table of a season in one language.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct KeptTable {
    pub title: String,
    /// As it stands in a page; links lead to `../persons/…`.
    pub html: String,
}
