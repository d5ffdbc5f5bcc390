//! Enters a single player when the numbers are given or rounds are played.

use kralle_tournament::LateEntry;

use crate::desk::Desk;
use crate::parse::field;
use crate::view::overview::Overview;
use crate::view::players::PlayerFields;
use crate::view::refusal::{RefusalView, data};
use crate::view::round::AbsenceWorthName;

crate::view::wire! {
    /// Who enters late.
    #[ts(rename = "EnterLateInput")]
    pub struct Input {
        /// The player, who is here and plays whatever the fields say of that.
        pub player: PlayerFields,
        /// What each round missed is worth.
        pub missed: AbsenceWorthName,
        /// Why, if it is said.
        #[serde(default)]
        pub reason: Option<String>,
    }
}

/// Enters a single player when the numbers are given or rounds are played.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let entry = LateEntry {
        player: crate::parse::player::player(&input.player)?,
        missed: input.missed.into(),
        reason: field::missing_line("reason", input.reason.as_ref())?,
    };
    let round = desk.tournament()?.next_round();
    let mut said = data([
        ("name", entry.player.name.to_string().into()),
        ("round", round.get().into()),
    ]);
    said.extend(super::reason(entry.reason.as_ref()));
    desk.command("enter_late", said, |tournament| {
        tournament.take_late_entry(entry).map(drop)
    })
}
