//! Who comes to an evening of which nobody is known yet.

use std::collections::BTreeMap;

use kralle_tournament::{
    Formation, Line, LineUpOrder, Membership, OddNumber, Player, PlayerData, PlayerId, Rating,
    RatingKind, RoundNumber, Settings, Team, TeamNumber, Tournament,
};

/// The middle of a club's strengths.
const MIDDLE: f64 = 1500.0;
/// How far they spread: two of three are no further from the middle.
const SPREAD: f64 = 250.0;

/// A tournament with so many entrants: players, of fixed teams teams of two. They are as strong as the
/// members of a club usually are: 1500 in the middle, two of three within 250 points of it. In a fixed
/// team the strongest sits with one from the middle, as lots would have it.
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

/// The rating at this place of the list, the strongest being 0.
fn strength(place: u16, players: u16) -> Option<Rating> {
    let part = (f64::from(place) + 0.5) / f64::from(players);
    // The logistic curve is close to the normal one where it has √3/π of its spread, and has a formula.
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
