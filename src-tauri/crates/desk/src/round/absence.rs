//! Calls for entrants who miss rounds.

use kralle_call::call;
use kralle_tournament::{Absence, AbsenceWorth};
use kralle_view::named::Named;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::field::Field;
use crate::core::overview::Overview;
use crate::core::parse;
use crate::core::refusal::{RefusalView, data};
use crate::core::wire::wire;

wire! {
    /// An absence of an entrant.
    pub struct LetBeAbsentInput {
        /// The team; for a single player, his number.
        pub team: u16,
        /// The first missed round; it must not be published.
        pub from: u16,
        /// The last missed round; omitted if the entrant leaves for good.
        #[serde(default)]
        pub to: Option<u16>,
        pub worth: Named<AbsenceWorth>,
        /// The reason; required if the rules forbid leaving early.
        #[serde(default)]
        pub reason: Option<String>,
    }
}

/// Records an absence: a requested bye in a Swiss system, or a withdrawal.
#[call]
pub(crate) fn let_be_absent(
    desk: &mut Desk,
    input: LetBeAbsentInput,
) -> Result<Overview, RefusalView> {
    let absence = Absence {
        team: parse::team(input.team)?,
        from: parse::round(input.from)?,
        to: input.to.map(parse::round).transpose()?,
        worth: input.worth.0,
        reason: parse::missing_line(Field::Reason, input.reason.as_ref())?,
    };
    let mut said = data([("team", input.team.into()), ("round", input.from.into())]);
    let length = if absence.to.is_none() { "good" } else { "some" };
    said.insert("length".to_owned(), length.into());
    said.extend(crate::core::refusal::reason(absence.reason.as_ref()));
    desk.command(Command::LetBeAbsent, said, |tournament| {
        tournament.let_be_absent(&absence)
    })
}

wire! {
    /// An absence, identified by one of its rounds.
    pub struct TakeAbsenceBackInput {
        /// The team; for a single player, his number.
        pub team: u16,
        pub round: u16,
        /// The reason; required if results change, as in a round robin.
        #[serde(default)]
        pub reason: Option<String>,
    }
}

/// Takes back an absence for the rounds that are not published.
#[call]
pub(crate) fn take_absence_back(
    desk: &mut Desk,
    input: TakeAbsenceBackInput,
) -> Result<Overview, RefusalView> {
    let (team, round) = (parse::team(input.team)?, parse::round(input.round)?);
    let reason = input.reason.as_deref().filter(|text| !text.is_empty());
    let reason = reason
        .map(|text| parse::line(Field::Reason, text))
        .transpose()?;
    let mut said = data([("team", input.team.into()), ("round", input.round.into())]);
    if let Some(reason) = &reason {
        said.insert("reason".to_owned(), reason.as_str().into());
    }
    desk.command(Command::TakeAbsenceBack, said, |tournament| {
        tournament.take_absence_back(team, round, reason.as_ref())
    })
}
