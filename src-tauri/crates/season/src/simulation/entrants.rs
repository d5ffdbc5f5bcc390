//! Typical entrants of an evening with an unknown list of players.

use std::collections::BTreeMap;

use kralle_tournament::{
    Formation, Line, LineUpOrder, Membership, OddNumber, Player, PlayerData, PlayerId, Rating,
    RatingKind, RoundNumber, Settings, Team, TeamNumber, Tournament,
};

/// The mean of a club's strengths.
const MIDDLE: f64 = 1500.0;
/// The standard deviation: two of three are within this distance from the mean.
const SPREAD: f64 = 250.0;

/// Returns a tournament with this many entrants: players, or fixed teams of two.
///
/// Their strengths are typical for a club: 1500 on average, two of three within 250 points of it. In a fixed team the
/// strongest plays with one from the middle, as by drawing lots.
pub fn typical(settings: Settings, entrants: u16) -> Tournament {
    let is_fixed = settings.formation == Formation::FixedTeams;
    let count = if is_fixed {
        entrants.saturating_mul(2)
    } else {
        entrants
    };
    let kind = settings
        .rating_order
        .first()
        .copied()
        .unwrap_or(RatingKind::Other);
    let mut tournament = Tournament::new(settings);
    tournament.odd_number = OddNumber::ThreePlayerTeam;
    tournament.players = (0..count)
        .filter_map(|place| player(place, count, kind))
        .collect();
    if is_fixed {
        for team in 0..entrants {
            let number = TeamNumber::at(usize::from(team));
            tournament.teams.push(Team {
                number,
                name: None,
                captain: None,
                entered: RoundNumber::FIRST,
            });
            tournament
                .memberships
                .extend(
                    [(1, team), (2, entrants + team)].map(|(order, place)| Membership {
                        team: number,
                        player: id(place),
                        order: LineUpOrder(order),
                        from: RoundNumber::FIRST,
                        to: None,
                    }),
                );
        }
    }
    tournament
}

fn id(place: u16) -> PlayerId {
    PlayerId(u32::from(place) + 1)
}

fn player(place: u16, players: u16, kind: RatingKind) -> Option<Player> {
    Some(Player {
        id: id(place),
        data: PlayerData {
            ratings: BTreeMap::from([(kind, strength(place, players)?)]),
            ..PlayerData::new(Line::parse(&format!("Nr. {}", place + 1)).ok()?)
        },
    })
}

/// Returns the rating at this position of the list, the strongest being 0.
fn strength(place: u16, players: u16) -> Option<Rating> {
    let part = (f64::from(place) + 0.5) / f64::from(players);
    // The logistic curve with √3/π of the spread is close to the normal one, and has a closed formula.
    let scale = SPREAD * 3_f64.sqrt() / std::f64::consts::PI;
    let points = MIDDLE + scale * ((1.0 - part) / part).ln();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "1 to 4000 after clamp"
    )]
    let whole = points.clamp(1.0, f64::from(Rating::HIGHEST)).round() as u16;
    Rating::try_from(whole).ok()
}
