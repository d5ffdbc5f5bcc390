//! What stands in addresses.

use kralle_push::answer::RefusalCode;

use crate::Refusal;

/// The most lines of a list that are given at once.
const MOST: i64 = 100;

/// How many lines are given: 1 to [`MOST`], 50 where nothing is said.
pub(super) fn limit(asked: Option<i64>) -> Result<i64, Refusal> {
    match asked {
        None => Ok(MOST / 2),
        Some(asked) if (1..=MOST).contains(&asked) => Ok(asked),
        Some(asked) => Err(bad_field(
            "limit",
            &asked.to_string(),
            "a number from 1 to 100",
        )),
    }
}

/// A part of an address that is not what it should be.
pub(super) fn bad_field(field: &str, found: &str, expected: &str) -> Refusal {
    Refusal::new(
        RefusalCode::BadField,
        format!("{field}: found `{found}`, expected {expected}"),
    )
}
