//! Shows the list of players.

use kralle_tournament::{PlayerId, Tournament};

use crate::desk::Desk;
use crate::parse::player::fields;
use crate::show::refusal::refused;
use crate::view::players::{PlayerRow, PlayersView};
use crate::view::refusal::RefusalView;

/// Shows the list of players.
pub(crate) fn run(desk: &mut Desk, _: super::Nothing) -> Result<PlayersView, RefusalView> {
    let tournament = desk.tournament()?;
    let order: Vec<PlayerId> = tournament.lots.as_ref().map_or_else(
        || {
            let provisional = tournament.provisional_order();
            provisional.iter().map(|entrant| entrant.id).collect()
        },
        |lots| lots.start_list.clone(),
    );
    let pot_1 = order.len() / 2;
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
    let lots_blocked = match tournament.lots {
        Some(_) => None,
        None => tournament.may_draw_lots().err(),
    };
    Ok(PlayersView {
        rows,
        taking_part: u16::try_from(order.len()).unwrap_or(u16::MAX),
        odd_number: tournament.odd_number.into(),
        lots_blocked: lots_blocked.map(|refusal| refused(&refusal, tournament)),
        lots_drawn: tournament.lots.is_some(),
        border_tie: match tournament.lots {
            Some(_) => Vec::new(),
            None => tournament
                .tie_across_border()
                .iter()
                .map(|entrant| entrant.id.0)
                .collect(),
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

/// A player in the list, at a place counted from 0.
fn row(
    tournament: &Tournament,
    id: PlayerId,
    place: Option<usize>,
    pot_1: usize,
) -> Result<PlayerRow, RefusalView> {
    let player = tournament
        .player(id)
        .map_err(|refusal| refused(&refusal, tournament))?;
    Ok(PlayerRow {
        id: id.0,
        start_number: place.and_then(|place| u16::try_from(place + 1).ok()),
        pot: place.map(|place| if place < pot_1 { 1 } else { 2 }),
        team: tournament
            .memberships
            .iter()
            .find(|membership| membership.player == id)
            .map(|membership| membership.team.get()),
        rating: player
            .data
            .rating(&tournament.settings.rating_order)
            .map(u16::from),
        fields: fields(&player.data),
    })
}
