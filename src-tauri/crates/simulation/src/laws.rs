//! The laws of an evening. Each compares the hall with something that the simulation knows by itself.

use serde_json::{Value, json};

use crate::broken::Broken;
use crate::hall::Hall;

pub(crate) mod file;
pub(crate) mod kept;
pub(crate) mod memory;
pub(crate) mod once;
pub(crate) mod partners;
pub(crate) mod public;
pub(crate) mod second_standings;
pub(crate) mod standings;

/// Returns the director's views of the published rounds.
pub(crate) fn rounds(hall: &Hall, published: u16) -> Result<Vec<Value>, Broken> {
    let rounds = 1..=published;
    rounds
        .map(|round| hall.must("round", json!({ "round": round })))
        .collect()
}

pub(crate) fn array(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

pub(crate) fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_default()
}

/// Returns those who rest in a round.
pub(crate) fn byes(round: &Value) -> impl Iterator<Item = &Value> {
    let bye = Some(&round["bye"]).filter(|it| !it.is_null());
    bye.into_iter().chain(array(&round["further_byes"]))
}
