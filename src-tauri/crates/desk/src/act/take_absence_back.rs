//! Takes an absence back.

use crate::desk::Desk;
use crate::parse::field;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

crate::view::wire! {
    /// Whose absence in which round.
    #[ts(rename = "TakeAbsenceBackInput")]
    pub struct Input {
        /// The team; a single player's number.
        pub team: u16,
        /// A round of the absence.
        pub round: u16,
        /// Why; needed where results change, as in a round robin.
        #[serde(default)]
        pub reason: Option<String>,
    }
}

/// Takes an absence back, as far as its rounds are not published.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let (team, round) = (field::team(input.team)?, field::round(input.round)?);
    let reason = input.reason.as_deref().filter(|text| !text.is_empty());
    let reason = reason.map(|text| field::line("reason", text)).transpose()?;
    let mut said = data([("team", input.team.into()), ("round", input.round.into())]);
    if let Some(reason) = &reason {
        said.insert("reason".to_owned(), reason.as_str().into());
    }
    desk.command("take_absence_back", said, |tournament| {
        tournament.take_absence_back(team, round, reason.as_ref())
    })
}
