//! Days granted, and games ended for overstepped days.

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
    /// What it is about.
    pub struct GrantDaysInput {
        pub game: u32,
        pub color: Named<Color>,
        /// How many, 1 to 365.
        pub days: u16,
        pub reason: String,
    }
}

/// Grants a player of a game by correspondence days, such as for a holiday.
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
    /// What it is about.
    pub struct EndOversteppedInput {
        pub game: u32,
    }
}

/// Ends a game by correspondence for overstepped days (PZSR 8); refused while nobody is late.
#[call]
pub(crate) fn end_overstepped(
    desk: &mut Desk,
    input: EndOversteppedInput,
) -> Result<PostGameView, RefusalView> {
    desk.end_overstepped(input.game)
}
