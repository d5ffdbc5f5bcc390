//! A fixed team as typed.

use kralle_tournament::{Namesake, NewTeam, PlayerId, Refusal, TeamMember, Tournament};

use crate::core::field::{Expected, Field};
use crate::core::parse::{missing_line, optional_line};
use crate::core::refusal::RefusalView;
use crate::players::parse::{namesake, player};
use crate::players::view::TeamMemberFields;
use crate::teams::view::TeamFields;

/// Reads what was typed about a team.
pub(crate) fn team(fields: &TeamFields) -> Result<NewTeam, RefusalView> {
    Ok(NewTeam {
        name: optional_line(Field::TeamName, &fields.name)?,
        captain: missing_line(Field::Captain, fields.captain.as_ref())?,
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
        (Some(_), Some(_)) | (None, None) => Err(RefusalView::missing_field(
            Field::Member,
            Expected::OneMember,
        )),
    }
}

/// Enters the new members whom the director has said to be another person than the one who is entered;
/// the others stay as they are.
pub(crate) fn admit(
    tournament: &mut Tournament,
    typed: &[TeamMemberFields],
    members: Vec<TeamMember>,
) -> Result<Vec<TeamMember>, Refusal> {
    let pairs = members.into_iter().zip(typed);
    pairs
        .map(|(member, typed)| {
            let said = typed.fields.as_ref().map(namesake);
            match (member, said) {
                (TeamMember::New(data), Some(Namesake::Admitted)) => {
                    let id = tournament.enter_player(*data, Namesake::Admitted)?;
                    Ok(TeamMember::Entered(id))
                }
                (member, _) => Ok(member),
            }
        })
        .collect()
}
