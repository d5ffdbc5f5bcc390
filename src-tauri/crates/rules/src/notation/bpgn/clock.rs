//! Clocks in the comments of a record.

use super::Game;
use crate::notation::cursor::{clock_hours, digits, seconds};

/// Returns the basic thinking time in seconds, from the tag `TimeControl` (`180+0`); `None` without
/// that tag.
pub(super) fn clock_base(game: &Game) -> Option<u32> {
    let digits = game.tag("TimeControl")?.split(['+', ':', ' ']).next()?;
    digits.parse().ok()
}

/// Parses a clock, in milliseconds; `None` for other text.
///
/// A number with a point is in seconds. An integer is in milliseconds if it exceeds the thinking
/// time in seconds.
pub(super) fn clock(text: &str, base: Option<u32>) -> Option<u32> {
    if let Some(inner) = text
        .strip_prefix("[%clk")
        .and_then(|it| it.strip_suffix(']'))
    {
        return clock_hours(inner.trim());
    }
    if let Some((whole, fraction)) = text.split_once('.') {
        return seconds(whole, fraction);
    }
    let number: u32 = digits(text)?;
    let most = base.map_or(10_000, |it| it.saturating_mul(2).max(60));
    if number > most {
        Some(number)
    } else {
        number.checked_mul(1000)
    }
}
