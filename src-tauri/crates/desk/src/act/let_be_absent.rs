//! Keeps that an entrant misses rounds.

use kralle_tournament::Absence;

use crate::desk::Desk;
use crate::parse::field;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};
use crate::view::round::AbsenceWorthName;

crate::view::wire! {
    /// Who misses which rounds.
    #[ts(rename = "LetBeAbsentInput")]
    pub struct Input {
        /// The team; a single player's number.
        pub team: u16,
        /// The first round missed; it must not be published.
        pub from: u16,
        /// The last round missed; none when the entrant leaves for good.
        #[serde(default)]
        pub to: Option<u16>,
        /// What each round is worth.
        pub worth: AbsenceWorthName,
        /// Why; needed where the rules forbid leaving early.
        #[serde(default)]
        pub reason: Option<String>,
    }
}

/// Keeps that an entrant misses rounds.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let absence = Absence {
        team: field::team(input.team)?,
        from: field::round(input.from)?,
        to: input.to.map(field::round).transpose()?,
        worth: input.worth.into(),
        reason: field::missing_line("reason", input.reason.as_ref())?,
    };
    let mut said = data([("team", input.team.into()), ("round", input.from.into())]);
    let length = if absence.to.is_none() { "good" } else { "some" };
    said.insert("length".to_owned(), length.into());
    said.extend(super::reason(absence.reason.as_ref()));
    desk.command("let_be_absent", said, |tournament| {
        tournament.let_be_absent(&absence)
    })
}
