//! Enters a single player or a fixed team when the numbers are given or rounds are played.

use kralle_tournament::{
    AbsenceWorth, LateEntrant, LateEntry, LateNumber, Missed, MissedMatches, TeamMember,
};

use crate::desk::Desk;
use crate::parse::field;
use crate::view::late_entry::{LateNumberName, MissedName};
use crate::view::overview::Overview;
use crate::view::players::PlayerFields;
use crate::view::refusal::{RefusalView, data};
use crate::view::teams::TeamFields;

crate::view::wire! {
    /// Who enters late: a single player or a fixed team.
    #[ts(rename = "EnterLateInput")]
    pub struct Input {
        /// The player, who is here and plays whatever the fields say of that.
        #[serde(default)]
        pub player: Option<PlayerFields>,
        /// The team.
        #[serde(default)]
        pub team: Option<TeamFields>,
        /// Which number it gets; the usual one when nothing is said.
        #[serde(default)]
        pub number: Option<LateNumberName>,
        /// What becomes of what was missed.
        pub missed: MissedName,
        /// Why, if it is said.
        #[serde(default)]
        pub reason: Option<String>,
    }
}

/// Reads what was typed.
pub(super) fn entry(desk: &Desk, input: &Input) -> Result<LateEntry, RefusalView> {
    let entrant = match (&input.player, &input.team) {
        (Some(player), None) => {
            LateEntrant::Player(Box::new(crate::parse::player::player(player)?))
        }
        (None, Some(team)) => LateEntrant::Team(crate::parse::team::team(team)?),
        (Some(_), Some(_)) | (None, None) => {
            return Err(RefusalView::bad_field("member", "", "one_member"));
        }
    };
    let usual = desk.tournament()?.late_numbers().into_iter().next();
    Ok(LateEntry {
        entrant,
        number: match input.number {
            Some(LateNumberName::ByStrength) => LateNumber::ByStrength,
            Some(LateNumberName::Next) => LateNumber::Next,
            None => usual.unwrap_or(LateNumber::Next),
        },
        missed: match input.missed {
            MissedName::Half => Missed::Rounds(AbsenceWorth::Half),
            MissedName::Nothing => Missed::Rounds(AbsenceWorth::Nothing),
            MissedName::Forfeited => Missed::Matches(MissedMatches::Forfeited),
            MissedName::ToPlay => Missed::Matches(MissedMatches::ToPlay),
        },
        reason: field::missing_line("reason", input.reason.as_ref())?,
    })
}

/// Enters whoever comes late.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let entry = entry(desk, &input)?;
    let will_be = super::preview_late_entry::preview(desk, entry.clone())?;
    let tournament = desk.tournament()?;
    let name = match &entry.entrant {
        LateEntrant::Player(player) => player.name.to_string(),
        LateEntrant::Team(team) => match &team.name {
            Some(name) => name.to_string(),
            None => {
                let members = team.members.iter().filter_map(|member| match member {
                    TeamMember::Entered(id) => {
                        Some(tournament.player(*id).ok()?.data.name.to_string())
                    }
                    TeamMember::New(player) => Some(player.name.to_string()),
                });
                members.collect::<Vec<_>>().join(" · ")
            }
        },
    };
    let mut said = data([
        ("name", name.into()),
        ("round", tournament.next_round().get().into()),
        ("number", will_be.number.into()),
        ("moved", will_be.moved.into()),
    ]);
    said.extend(super::reason(entry.reason.as_ref()));
    desk.command("enter_late", said, |tournament| {
        tournament.take_late_entry(entry).map(drop)
    })
}
