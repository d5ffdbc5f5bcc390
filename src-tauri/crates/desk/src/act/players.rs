//! Shows the list of players.

use kralle_tournament::{Formation, PlayerId, Tournament};

use crate::desk::Desk;
use crate::parse::player::fields;
use crate::show::refusal::refused;
use crate::view::players::{PlayerRow, PlayersView};
use crate::view::refusal::RefusalView;

/// Shows the list of players.
pub(crate) fn run(desk: &mut Desk, _: super::Nothing) -> Result<PlayersView, RefusalView> {
    let tournament = desk.tournament()?;
    let order = order(tournament);
    let pot_1 = match tournament.settings.formation {
        Formation::PotDraw => Some(order.len() / 2),
        Formation::FixedTeams | Formation::SinglePlayers => None,
    };
    let mut others: Vec<PlayerId> = tournament
        .players
        .iter()
        .map(|player| player.id)
        .filter(|id| !order.contains(id))
        .collect();
    others.sort_by_key(|id| {
        tournament
            .player(*id)
            .map(|player| player.data.name.as_str().to_lowercase())
            .unwrap_or_default()
    });
    let placed = order
        .iter()
        .enumerate()
        .map(|(index, id)| (*id, Some(index)));
    let rows = placed
        .chain(others.into_iter().map(|id| (id, None)))
        .map(|(id, place)| row(tournament, id, place, pot_1))
        .collect::<Result<_, _>>()?;
    let stands = tournament.players_stand();
    let lots_blocked = if tournament.is_formed() {
        None
    } else {
        tournament.may_form().err()
    };
    Ok(PlayersView {
        rows,
        taking_part: u16::try_from(order.len()).unwrap_or(u16::MAX),
        odd_number: tournament.odd_number.into(),
        lots_blocked: lots_blocked.map(|refusal| refused(&refusal, tournament)),
        late_from: super::teams::late_from(tournament)
            .filter(|_| tournament.settings.formation == Formation::SinglePlayers),
        lots_drawn: stands,
        border_tie: if stands {
            Vec::new()
        } else {
            let tied = tournament.tie_across_border();
            tied.iter().map(|entrant| entrant.id.0).collect()
        },
        rating_order: tournament
            .settings
            .rating_order
            .iter()
            .copied()
            .map(Into::into)
            .collect(),
    })
}

/// Those who have a place in the seeding list, in its order: the start list once lots are drawn, the
/// single players by their numbers, otherwise whoever takes part by rating.
fn order(tournament: &Tournament) -> Vec<PlayerId> {
    if let Some(lots) = &tournament.lots {
        return lots.start_list.clone();
    }
    let formation = tournament.settings.formation;
    if formation == Formation::SinglePlayers && tournament.start_numbering.is_some() {
        let members = tournament.memberships.iter();
        return members.map(|membership| membership.player).collect();
    }
    let provisional = tournament.provisional_order();
    provisional.iter().map(|entrant| entrant.id).collect()
}

/// A player in the list, at a place counted from 0; `pot_1` of the list are in pot 1, where there
/// are pots.
fn row(
    tournament: &Tournament,
    id: PlayerId,
    place: Option<usize>,
    pot_1: Option<usize>,
) -> Result<PlayerRow, RefusalView> {
    let player = tournament
        .player(id)
        .map_err(|refusal| refused(&refusal, tournament))?;
    Ok(PlayerRow {
        id: id.0,
        start_number: place.and_then(|place| u16::try_from(place + 1).ok()),
        pot: place
            .zip(pot_1)
            .map(|(place, pot_1)| if place < pot_1 { 1 } else { 2 }),
        team: tournament
            .memberships
            .iter()
            .filter(|membership| membership.player == id)
            .max_by_key(|membership| membership.from)
            .map(|membership| membership.team.get()),
        rating: player
            .data
            .rating(&tournament.settings.rating_order)
            .map(u16::from),
        fields: fields(&player.data),
    })
}
