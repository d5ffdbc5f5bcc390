//! Places for players who arrive after the drawing of lots.

use kralle_call::call;
use kralle_tournament::{Place, Placing, PlayerId, TeamMember, Tournament};

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::field::Field;
use crate::core::overview::Overview;
use crate::core::parse;
use crate::core::refusal::{RefusalView, data};
use crate::core::refused::{player_with, refused};
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::players::effects::effects;
use crate::players::late_view::{EffectsView, PlaceFields};
use crate::players::view::TeamMemberFields;

wire! {
    /// A player and the place for him.
    pub struct PlacePlayerInput {
        /// A waiting player, or a new one.
        pub who: TeamMemberFields,
        pub place: PlaceFields,
        /// The reason; may be `None` unless teams change.
        #[serde(default)]
        pub reason: Option<String>,
    }
}

/// Parses the input.
pub(crate) fn placing(input: &PlacePlayerInput) -> Result<Placing, RefusalView> {
    Ok(Placing {
        player: crate::teams::parse::member(&input.who)?,
        place: match &input.place {
            PlaceFields::Waits => Place::Waits,
            PlaceFields::Third { team } => Place::Third(parse::team(*team)?),
            PlaceFields::InPlaceOf { player } => Place::InPlaceOf(PlayerId(*player)),
            PlaceFields::NewTeam { with, missed } => Place::NewTeam {
                with: PlayerId(*with),
                missed: (*missed).into(),
            },
        },
        reason: parse::missing_line(Field::Reason, input.reason.as_ref())?,
    })
}

/// Returns the name of a member, on the list or new.
pub(crate) fn name_of(tournament: &Tournament, who: &TeamMember) -> Result<String, RefusalView> {
    match who {
        TeamMember::Entered(id) => Ok(player_with(tournament, *id)?.name),
        TeamMember::New(player) => Ok(player.name.to_string()),
    }
}

/// Places a player without a team after the drawing of lots: in a team, in a new team, or as waiting.
#[call]
pub(crate) fn place_player(
    desk: &mut Desk,
    input: PlacePlayerInput,
) -> Result<Overview, RefusalView> {
    let placing = placing(&input)?;
    let tournament = desk.tournament()?;
    let mut after = tournament.clone();
    let player = after
        .place_player(placing.clone())
        .map_err(|refusal| refused(&refusal, tournament))?;
    let (place, with) = match placing.place {
        Place::Waits => ("waits", None),
        Place::Third(_) => ("third", None),
        Place::InPlaceOf(gone) => ("in_place_of", Some(gone)),
        Place::NewTeam { with, .. } => ("new_team", Some(with)),
    };
    let mut said = data([
        ("name", name_of(tournament, &placing.player)?.into()),
        ("place", place.into()),
        ("round", tournament.next_round().get().into()),
    ]);
    if let Some(team) = after.team_of(player, after.next_round()) {
        said.insert("team".to_owned(), team.get().into());
    }
    if let Some(with) = with {
        let other = player_with(tournament, with)?.name;
        said.insert("other".to_owned(), other.into());
    }
    said.extend(crate::core::refusal::reason(placing.reason.as_ref()));
    desk.command(Command::PlacePlayer, said, |tournament| {
        tournament.place_player(placing).map(drop)
    })
}

/// Shows the effects of a place for a player without a team, without placing him.
#[call]
pub(crate) fn preview_placing(
    desk: &Snapshot,
    input: PlacePlayerInput,
) -> Result<EffectsView, RefusalView> {
    let placing = placing(&input)?;
    let tournament = desk.tournament()?;
    effects(tournament, |tournament, reason| {
        let placing = Placing {
            reason,
            ..placing.clone()
        };
        tournament.place_player(placing).map(drop)
    })
}
