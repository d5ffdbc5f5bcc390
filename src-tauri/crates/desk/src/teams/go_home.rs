//! Early departure of a player.

use kralle_call::call;
use kralle_tournament::{GoingHome, PlayerId, TeamLeft};

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::field::Field;
use crate::core::overview::Overview;
use crate::core::parse;
use crate::core::refusal::{RefusalView, data};
use crate::core::refused::player_with;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::players::effects::effects;
use crate::players::late_view::{EffectsView, TeamLeftFields};

wire! {
    /// A player who goes home, and the consequence for his team.
    pub struct GoHomeInput {
        pub player: u32,
        /// The consequence for his team; `None` if he has no team in further rounds.
        #[serde(default)]
        pub team: Option<TeamLeftFields>,
        /// The reason; may be `None` unless the rules forbid leaving early or a team changes.
        #[serde(default)]
        pub reason: Option<String>,
    }
}

/// Parses the input.
pub(crate) fn going_home(input: &GoHomeInput) -> Result<GoingHome, RefusalView> {
    let team = input.team.as_ref().map(|team| match team {
        TeamLeftFields::PlaysOn => Ok(TeamLeft::PlaysOn),
        TeamLeftFields::StepsIn { member } => {
            crate::teams::parse::member(member).map(TeamLeft::StepsIn)
        }
        TeamLeftFields::Leaves => Ok(TeamLeft::Leaves),
    });
    Ok(GoingHome {
        player: PlayerId(input.player),
        team: team.transpose()?,
        reason: parse::missing_line(Field::Reason, input.reason.as_ref())?,
    })
}

/// Records that a player goes home before the end, and the consequence for his team.
#[call]
pub(crate) fn go_home(desk: &mut Desk, input: GoHomeInput) -> Result<Overview, RefusalView> {
    let going = going_home(&input)?;
    let tournament = desk.tournament()?;
    let then = match &going.team {
        None => "nothing",
        Some(TeamLeft::PlaysOn) => "plays_on",
        Some(TeamLeft::StepsIn(_)) => "steps_in",
        Some(TeamLeft::Leaves) => "leaves",
    };
    let mut said = data([
        ("name", player_with(tournament, going.player)?.name.into()),
        ("then", then.into()),
        ("round", tournament.next_round().get().into()),
    ]);
    if let Some(team) = tournament.team_left_behind(going.player) {
        said.insert("team".to_owned(), team.get().into());
    }
    if let Some(TeamLeft::StepsIn(who)) = &going.team {
        let other = crate::teams::place::name_of(tournament, who)?;
        said.insert("other".to_owned(), other.into());
    }
    said.extend(crate::core::refusal::reason(going.reason.as_ref()));
    desk.command(Command::GoHome, said, |tournament| {
        tournament.go_home(going)
    })
}

/// Shows the effects of a player's early departure without recording it.
#[call]
pub(crate) fn preview_going_home(
    desk: &Snapshot,
    input: GoHomeInput,
) -> Result<EffectsView, RefusalView> {
    let going = going_home(&input)?;
    let tournament = desk.tournament()?;
    effects(tournament, |tournament, reason| {
        tournament.go_home(GoingHome {
            reason,
            ..going.clone()
        })
    })
}
