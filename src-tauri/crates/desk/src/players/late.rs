//! Players without a team after the drawing of lots, and the open places.

use kralle_tournament::{Course, Formation, Part, Player, Presence, Refusal, Tournament};
use kralle_view::people;

use crate::core::refused::refused;
use crate::players::effects::to_pair;
use crate::players::late_view::{LatePlayersView, MissingMember};

/// Returns the waiting players and the open places. `None` before the lots, without pots, or in a
/// closed tournament.
pub(crate) fn late_players(tournament: &Tournament) -> Option<LatePlayersView> {
    let pots = tournament.settings.formation == Formation::PotDraw;
    if !pots || !tournament.is_formed() || tournament.course == Course::Closed {
        return None;
    }
    let from = tournament.next_round();
    let seen = |refusal: Refusal| refused(&refusal, tournament);
    let player = |it: &Player| people::player(tournament, it);
    let absent = |it: &&Player| it.data.presence == Presence::Absent;
    Some(LatePlayersView {
        from: from.get(),
        blocked: tournament.must_have_a_round_left().err().map(seen),
        new_team_blocked: tournament.must_have_room_for_one_more().err().map(seen),
        waiting: tournament.waiting().map(player).collect(),
        stand_by: tournament
            .players
            .iter()
            .filter(|it| it.data.part == Part::StepsIn && it.data.presence == Presence::Here)
            .filter(|it| tournament.is_free(it.id))
            .map(player)
            .collect(),
        stepping_in: tournament
            .players
            .iter()
            .filter(|it| it.data.part == Part::StepsIn && !tournament.is_free(it.id))
            .map(|it| it.id.0)
            .collect(),
        missing: tournament
            .players
            .iter()
            .filter(absent)
            .filter_map(|it| {
                let team = tournament.team_of(it.id, from)?;
                let excluded = tournament.exclusion_of(team).is_some();
                (!excluded).then(|| MissingMember {
                    player: player(it),
                    team: team.get(),
                    partners: tournament
                        .team_players(team, from)
                        .filter(|member| member.id != it.id)
                        .map(|member| player(member).id)
                        .collect(),
                })
            })
            .collect(),
        teams: to_pair(tournament, from)
            .into_iter()
            .filter(|team| !tournament.has_left(*team))
            .map(|team| people::team(tournament, team, from))
            .collect(),
        missed: from.get() - 1,
        can_draw_again: tournament.may_draw_lots().is_ok(),
    })
}
