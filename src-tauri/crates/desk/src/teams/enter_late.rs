//! Late entries of single players and fixed teams.

use kralle_call::call;
use kralle_tournament::{LateEntrant, LateEntry, LateNumber, TeamMember, Tournament};
use kralle_view::capped::capped;
use kralle_view::named::Named;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::field::{Expected, Field};
use crate::core::overview::Overview;
use crate::core::parse;
use crate::core::refusal::{RefusalView, data};
use crate::core::refused::refused;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::players::late_view::MissedName;
use crate::players::view::PlayerFields;
use crate::teams::place::name_of;
use crate::teams::view::TeamFields;

wire! {
    /// The effects of a late entry.
    #[derive(Eq)]
    pub struct LateEntryView {
        /// The number of the new entrant.
        pub number: u16,
        /// The number of entrants whose number increases by one.
        pub moved: u16,
        /// The available choices for the number, the usual one first.
        pub numbers: Vec<Named<LateNumber>>,
    }
}

wire! {
    /// A late entrant: either a player or a team.
    pub struct EnterLateInput {
        /// The single player; `None` for a team. He counts as present, regardless of the fields.
        #[serde(default)]
        pub player: Option<PlayerFields>,
        /// The fixed team; `None` for a single player.
        #[serde(default)]
        pub team: Option<TeamFields>,
        /// The choice for the number; `None` for the usual one.
        #[serde(default)]
        pub number: Option<Named<LateNumber>>,
        pub missed: MissedName,
        #[serde(default)]
        pub reason: Option<String>,
    }
}

/// Parses a late entry.
///
/// # Errors
/// Fails if a field is invalid, or unless there is exactly one of player and team.
pub(crate) fn entry(
    tournament: &Tournament,
    input: &EnterLateInput,
) -> Result<LateEntry, RefusalView> {
    let entrant = match (&input.player, &input.team) {
        (Some(player), None) => {
            LateEntrant::Player(Box::new(crate::players::parse::player(player)?))
        }
        (None, Some(team)) => LateEntrant::Team(crate::teams::parse::team(team)?),
        (Some(_), Some(_)) | (None, None) => {
            return Err(RefusalView::missing_field(
                Field::Member,
                Expected::OneMember,
            ));
        }
    };
    let usual = tournament.late_numbers().into_iter().next();
    Ok(LateEntry {
        entrant,
        number: input
            .number
            .map_or_else(|| usual.unwrap_or(LateNumber::Next), |it| it.0),
        missed: input.missed.into(),
        reason: parse::missing_line(Field::Reason, input.reason.as_ref())?,
    })
}

/// Enters a single player or a fixed team after numbers were given or rounds were played.
#[call]
pub(crate) fn enter_late(desk: &mut Desk, input: EnterLateInput) -> Result<Overview, RefusalView> {
    let tournament = desk.tournament()?;
    let entry = entry(tournament, &input)?;
    let will_be = preview(tournament, entry.clone())?;
    let name = match &entry.entrant {
        LateEntrant::Player(player) => player.name.to_string(),
        LateEntrant::Team(team) => team.name.as_ref().map_or_else(
            || {
                let members = team.members.iter();
                let named = members.filter_map(|it| name_of(tournament, it).ok());
                named.collect::<Vec<_>>().join(" · ")
            },
            ToString::to_string,
        ),
        LateEntrant::Pair(players) => players
            .map(|id| name_of(tournament, &TeamMember::Entered(id)).unwrap_or_default())
            .join(" · "),
    };
    let mut said = data([
        ("name", name.into()),
        ("round", tournament.next_round().get().into()),
        ("number", will_be.number.into()),
        ("moved", will_be.moved.into()),
    ]);
    said.extend(crate::core::refusal::reason(entry.reason.as_ref()));
    desk.command(Command::EnterLate, said, |tournament| {
        tournament.take_late_entry(entry).map(drop)
    })
}

/// Shows the number of a late entrant without entering him.
#[call]
pub(crate) fn preview_late_entry(
    desk: &Snapshot,
    input: EnterLateInput,
) -> Result<LateEntryView, RefusalView> {
    let tournament = desk.tournament()?;
    preview(tournament, entry(tournament, &input)?)
}

pub(crate) fn preview(
    tournament: &Tournament,
    entry: LateEntry,
) -> Result<LateEntryView, RefusalView> {
    let number = tournament
        .late_entry_number(entry)
        .map_err(|refusal| refused(&refusal, tournament))?;
    // After the entry there is one more team.
    let moved = tournament.teams.len() - number.index();
    Ok(LateEntryView {
        number: number.get(),
        moved: capped(moved),
        numbers: tournament.late_numbers().into_iter().map(Named).collect(),
    })
}
