//! The curve of a rating.

use serde::{Deserialize, Serialize};

/// Where a person stood after a tournament.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub struct CurvePoint {
    /// The number of the tournament in the archive.
    pub tournament: i32,
    /// When it was, as YYYY-MM-DD.
    pub date: Option<String>,
    pub rating: f32,
    pub deviation: f32,
}
