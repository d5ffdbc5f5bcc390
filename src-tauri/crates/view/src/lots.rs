//! The drawing of lots.

use kralle_tournament::lots::Wish;
use kralle_tournament::{Refusal, Role, TeamNumber, Tournament};

use crate::named::Named;
use crate::people;
use crate::refs::{PlayerRef, TeamRef};
use crate::wire;

wire! {
    /// The record of a drawing of lots.
    pub struct LotsView {
        pub seed: String,
        pub wish: Named<Wish>,
        /// The number of times pot 2 was shuffled until the wish was met.
        pub shuffles: u32,
        /// The checksum of the seeding list, such as `9F3A 21C8`.
        pub checksum: String,
        /// The role drawn for the top team in round 1.
        pub top_role: Named<Role>,
        pub pot_1: Vec<PlayerRef>,
        pub pot_2: Vec<PlayerRef>,
        /// The drawn teams, by number.
        pub teams: Vec<TeamRef>,
        /// The numbers of teams with other players now, or formed after the drawing.
        pub changed: Vec<u16>,
        /// The team that got the third player; `None` for an even number of players.
        pub third_joins: Option<u16>,
    }
}

/// Returns the record of the lots; `None` before they are drawn.
///
/// # Errors
/// Fails if a player of the record is not on the list.
pub fn view(tournament: &Tournament) -> Result<Option<LotsView>, Refusal> {
    let Some(lots) = &tournament.lots else {
        return Ok(None);
    };
    let list = lots
        .start_list
        .iter()
        .map(|id| people::player_with(tournament, *id))
        .collect::<Result<Vec<_>, _>>()?;
    let (pot_1, pot_2) = list.split_at(usize::from(lots.pot_1).min(list.len()));
    let [a, b, c, d] = lots.checksum;
    let drawn = tournament.drawn_teams();
    Ok(Some(LotsView {
        seed: lots.seed.as_str().to_owned(),
        wish: lots.wish.into(),
        shuffles: lots.shuffles,
        checksum: format!("{a:02X}{b:02X} {c:02X}{d:02X}"),
        top_role: lots.top_role.into(),
        pot_1: pot_1.to_vec(),
        pot_2: pot_2.to_vec(),
        teams: (1..)
            .zip(&drawn)
            .map(|(number, members)| TeamRef {
                partner: None,
                number,
                name: None,
                players: members
                    .iter()
                    .filter_map(|id| people::player_with(tournament, *id).ok())
                    .collect(),
            })
            .collect(),
        changed: tournament
            .teams
            .iter()
            .filter(|team| {
                let now = tournament.members(team.number, tournament.next_round());
                let now: Vec<_> = now.map(|membership| membership.player).collect();
                drawn.get(team.number.index()) != Some(&now)
            })
            .map(|team| team.number.get())
            .collect(),
        third_joins: lots.third_joins.map(TeamNumber::get),
    }))
}
