//! Shows and changes the list of players.

use kralle_call::call;
use kralle_tournament::{
    Formation, OddNumber, PlayerData, PlayerId, Presence, RatingKind, TeamNumber, Tournament,
};
use kralle_view::capped::capped;
use kralle_view::named::Named;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::overview::Overview;
use crate::core::refusal::{RefusalView, data};
use crate::core::refused::refused;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::players::by_name::by_name;
use crate::players::late_view::LatePlayersView;
use crate::players::parse::fields;
use crate::players::view::PlayerRow;

/// Shows the list of players.
#[call]
pub(crate) fn players(
    desk: &Snapshot,
    _: crate::core::wire::Nothing,
) -> Result<PlayersView, RefusalView> {
    let tournament = desk.tournament()?;
    let rows = rows(tournament)?;
    let stands = tournament.players_stand();
    let lots_blocked = if tournament.is_formed() {
        None
    } else {
        tournament.may_form().err()
    };
    let taking_part = rows.iter().filter(|row| row.start_number.is_some()).count();
    Ok(PlayersView {
        rows,
        taking_part: capped(taking_part),
        odd_number: tournament.odd_number.into(),
        lots_blocked: lots_blocked.map(|refusal| refused(&refusal, tournament)),
        late_from: kralle_view::people::late_from(tournament)
            .filter(|_| tournament.settings.formation.has_single_entrants()),
        late: crate::players::late::late_players(tournament),
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

/// Returns all players: first those in the seeding list, in its order, then the others by name.
pub(crate) fn rows(tournament: &Tournament) -> Result<Vec<PlayerRow>, RefusalView> {
    let order = order(tournament);
    let pot_1 = match tournament.settings.formation {
        Formation::PotDraw => Some(order.len() / 2),
        Formation::FixedTeams | Formation::SinglePlayers | Formation::ChangingPartners => None,
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
            .map(|player| by_name(player.data.name.as_str()))
            .unwrap_or_default()
    });
    let placed = order
        .iter()
        .enumerate()
        .map(|(index, id)| (*id, Some(index)));
    placed
        .chain(others.into_iter().map(|id| (id, None)))
        .map(|(id, place)| row(tournament, id, place, pot_1))
        .collect()
}

/// Returns the players in the seeding list, in its order. After the lots it is the start list; for
/// single players the order of their numbers; otherwise all participants by rating.
fn order(tournament: &Tournament) -> Vec<PlayerId> {
    if let Some(lots) = &tournament.lots {
        return lots.start_list.clone();
    }
    let formation = tournament.settings.formation;
    if formation.has_single_entrants() && tournament.start_numbering.is_some() {
        let members = tournament.memberships.iter();
        return members.map(|membership| membership.player).collect();
    }
    let provisional = tournament.provisional_order();
    provisional.iter().map(|entrant| entrant.id).collect()
}

/// Returns a row of the list. `place` in the seeding list counts from 0. With pots, the first
/// `pot_1` places are pot 1.
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
            .team_of(id, tournament.next_round())
            .map(TeamNumber::get),
        rating: player
            .data
            .rating(&tournament.settings.rating_order)
            .map(u16::from),
        fields: fields(&player.data),
    })
}

/// Enters a player.
#[call]
pub(crate) fn add_player(
    desk: &mut Desk,
    input: crate::players::view::PlayerFields,
) -> Result<Overview, RefusalView> {
    let player = crate::players::parse::player(&input)?;
    let namesake = crate::players::parse::namesake(&input);
    let name = player.name.to_string();
    desk.command(
        Command::AddPlayer,
        data([("name", name.into())]),
        |tournament| tournament.enter_player(player, namesake).map(drop),
    )
}

crate::core::wire::wire! {
    /// A player, and the new data.
    pub struct ChangePlayerInput {
        pub player: u32,
        pub fields: crate::players::view::PlayerFields,
    }
}

/// Changes the data of a player.
#[call]
pub(crate) fn change_player(
    desk: &mut Desk,
    input: ChangePlayerInput,
) -> Result<Overview, RefusalView> {
    let player = crate::players::parse::player(&input.fields)?;
    let namesake = crate::players::parse::namesake(&input.fields);
    let name = player.name.to_string();
    desk.command(
        Command::ChangePlayer,
        data([("name", name.into())]),
        |tournament| tournament.correct_player(PlayerId(input.player), player, namesake),
    )
}

crate::core::wire::wire! {
    /// A player.
    pub struct RemovePlayerInput {
        pub player: u32,
    }
}

/// Removes a player from the list.
#[call]
pub(crate) fn remove_player(
    desk: &mut Desk,
    input: RemovePlayerInput,
) -> Result<Overview, RefusalView> {
    let player = PlayerId(input.player);
    let name = crate::core::refused::player_with(desk.tournament()?, player)?.name;
    desk.command(
        Command::RemovePlayer,
        data([("name", name.into())]),
        |tournament| tournament.remove_player(player),
    )
}

crate::core::wire::wire! {
    /// The players, and their presence.
    pub struct CheckInInput {
        pub players: Vec<u32>,
        pub presence: kralle_view::named::Named<Presence>,
    }
}

/// Sets the presence of players.
#[call(may(helper, arbiter))]
pub(crate) fn check_in(desk: &mut Desk, input: CheckInInput) -> Result<Overview, RefusalView> {
    let presence = input.presence.0;
    // The journal names a single player, or else the number of players.
    let told = match (input.players.as_slice(), presence) {
        ([one], presence) => {
            let name = crate::core::refused::player_with(desk.tournament()?, PlayerId(*one))?.name;
            let presence = match presence {
                Presence::Here => "came",
                Presence::Absent => "left",
            };
            data([("name", name.into()), ("presence", presence.into())])
        }
        (several, Presence::Here) => {
            data([("count", several.len().into()), ("presence", "here".into())])
        }
        (several, Presence::Absent) => data([
            ("count", several.len().into()),
            ("presence", "absent".into()),
        ]),
    };
    desk.command(Command::CheckIn, told, |tournament| {
        input.players.iter().try_for_each(|id| {
            let player = PlayerId(*id);
            let now = tournament.player(player)?.data.clone();
            tournament.change_player(player, PlayerData { presence, ..now })
        })
    })
}

wire! {
    /// The list of players.
    pub struct PlayersView {
        /// The players: participants in seeding order, then the others by name.
        pub rows: Vec<PlayerRow>,
        pub taking_part: u16,
        pub odd_number: Named<OddNumber>,
        /// The reason why lots cannot be drawn or numbers given now; none if they can.
        pub lots_blocked: Option<RefusalView>,
        /// True if the list is final: lots are drawn, numbers of single players are given, or the
        /// line-up orders of fixed teams are closed.
        pub lots_drawn: bool,
        /// The first round of a player who enters late; none if late entries are not possible.
        pub late_from: Option<u16>,
        /// Players without a team after the drawing of lots, and the open places; none before the
        /// lots or without pots.
        pub late: Option<LatePlayersView>,
        /// The players tied across the border of the pots, whom the lots will order.
        pub border_tie: Vec<u32>,
        pub rating_order: Vec<Named<RatingKind>>,
    }
}
