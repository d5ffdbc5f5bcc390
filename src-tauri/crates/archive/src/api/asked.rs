//! Query parameters.

use kralle_push::answer::RefusalCode;

use crate::Refusal;

/// Maximum number of lines per page.
const MOST: i64 = 100;

/// Returns the page size: 1 to [`MOST`], 50 by default.
///
/// # Errors
/// Fails outside this range.
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

/// Returns the refusal of an invalid parameter.
pub(super) fn bad_field(field: &str, found: &str, expected: &str) -> Refusal {
    Refusal::new(
        RefusalCode::BadField,
        format!("{field}: found `{found}`, expected {expected}"),
    )
}
