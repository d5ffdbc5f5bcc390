//! A fixed team as typed.

use kralle_tournament::{NewTeam, PlayerId, TeamMember};

use super::field::optional_line;
use super::player::player;
use crate::view::refusal::RefusalView;
use crate::view::teams::{TeamFields, TeamMemberFields};

/// Reads what was typed about a team.
pub(crate) fn team(fields: &TeamFields) -> Result<NewTeam, RefusalView> {
    Ok(NewTeam {
        name: optional_line("team_name", &fields.name)?,
        members: fields
            .members
            .iter()
            .map(member)
            .collect::<Result<_, _>>()?,
    })
}

/// Reads a member: somebody of the list, or somebody new.
pub(crate) fn member(typed: &TeamMemberFields) -> Result<TeamMember, RefusalView> {
    match (typed.player, &typed.fields) {
        (Some(id), None) => Ok(TeamMember::Entered(PlayerId(id))),
        (None, Some(fields)) => Ok(TeamMember::New(Box::new(player(fields)?))),
        (Some(_), Some(_)) | (None, None) => {
            Err(RefusalView::bad_field("member", "", "one_member"))
        }
    }
}
