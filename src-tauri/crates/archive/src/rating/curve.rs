//! Rating history of a person.

use serde::{Deserialize, Serialize};

/// A person's rating after a tournament.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub struct CurvePoint {
    /// The number of the tournament in the archive.
    pub tournament: i32,
    /// The date, as YYYY-MM-DD; null if unknown.
    pub date: Option<String>,
    pub rating: f32,
    pub deviation: f32,
}
