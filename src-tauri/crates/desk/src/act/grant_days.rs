//! Grants a player of a game by correspondence days, such as for a holiday.

use crate::desk::Desk;
use crate::parse::color::color;
use crate::parse::field;
use crate::view::correspondence::PostGameView;
use crate::view::refusal::RefusalView;
use crate::view::round::ColorName;
use std::num::NonZeroU16;

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "GrantDaysInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// Who.
        pub color: ColorName,
        /// How many, 1 to 365.
        pub days: u16,
        /// Why.
        pub reason: String,
    }
}

/// Grants a player of a game by correspondence days, such as for a holiday.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<PostGameView, RefusalView> {
    let said = field::line("reason", &input.reason)?;
    let days = NonZeroU16::new(input.days)
        .ok_or_else(|| RefusalView::bad_field("days", input.days, "number_from_one"))?;
    desk.grant_days(input.game, color(input.color), days, &said)
}
