//! Parsing of a fixed team.

use kralle_tournament::{Namesake, NewTeam, PlayerId, Refusal, TeamMember, Tournament};

use crate::core::field::{Expected, Field};
use crate::core::parse::{missing_line, optional_line};
use crate::core::refusal::RefusalView;
use crate::players::parse::{namesake, player};
use crate::players::view::TeamMemberFields;
use crate::teams::view::TeamFields;

/// Parses a team.
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

/// Parses a member: a player on the list, or a new player.
///
/// # Errors
/// Fails if a field is invalid, or unless there is exactly one of both.
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

/// Enters new members that the director confirmed to be different from a similar player on the list.
///
/// Other members are returned unchanged.
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
