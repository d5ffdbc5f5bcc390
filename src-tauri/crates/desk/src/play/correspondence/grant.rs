//! Calls that grant days, and end games with exceeded days.

use std::num::NonZeroU16;

use kralle_call::call;
use kralle_view::named::Named;
use shakmaty::Color;

use crate::core::desk::Desk;
use crate::core::field::{Expected, Field};
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::play::correspondence::view::PostGameView;

wire! {
    /// The days to grant a player, and the reason.
    pub struct GrantDaysInput {
        pub game: u32,
        pub color: Named<Color>,
        /// The number of days, 1 to 365.
        pub days: u16,
        pub reason: String,
    }
}

/// Grants days to a player of a game by correspondence, such as for a holiday.
#[call]
pub(crate) fn grant_days(
    desk: &mut Desk,
    input: GrantDaysInput,
) -> Result<PostGameView, RefusalView> {
    let said = parse::line(Field::Reason, &input.reason)?;
    let days = NonZeroU16::new(input.days)
        .ok_or_else(|| RefusalView::bad_field(Field::Days, input.days, Expected::NumberFromOne))?;
    desk.grant_days(input.game, input.color.0, days, &said)
}

wire! {
    /// The game to end for exceeded days.
    pub struct EndOversteppedInput {
        pub game: u32,
    }
}

/// Ends a game by correspondence for exceeded days (PZSR 8).
///
/// # Errors
/// Fails if no player is overdue.
#[call]
pub(crate) fn end_overstepped(
    desk: &mut Desk,
    input: EndOversteppedInput,
) -> Result<PostGameView, RefusalView> {
    desk.end_overstepped(input.game)
}
