//! Changing partners in tournament report files: an individual event whose squares follow from the
//! standing before each round.
//!
//! Start at [`pair_next`]. The records of a file have the games but not the partners. A report of
//! Kralle names them in comments. Without these, the rounds are replayed: in each round the squares
//! follow from the standing. If a square was divided in another way than planned, the colors show
//! it, since two partners have different ones. The partners of a square whose games were played with
//! others are unknown, which is reported.
//!
//! Not here: the division of a square ([`kralle_pairing::changing_partners`]).

use std::collections::BTreeMap;

use kralle_exchange::tournament_report::PartnersByRound;
use kralle_pairing::changing_partners::{Parting, Partners, Player, Square, Squares, pair_squares};
use kralle_pairing::event::{EntrantNumber, Event, Role, RoundNumber};
use kralle_pairing::round_pairing::Unpairable;
use serde_json::json;

use crate::explanation::Explanation;
use crate::paired::{FourInSquare, Paired, Reasons};

/// Returns the squares of the next round.
///
/// # Errors
/// Fails if there are fewer than four players.
pub(crate) fn pair_next(
    event: &Event,
    reasons: Reasons,
    partners: &PartnersByRound,
) -> Result<Paired, Unpairable> {
    let round = event.next_round();
    if event.to_be_paired().len() < 4 {
        return Err(Unpairable::Nobody);
    }
    let (known, unknown) = history(event, round, partners);
    let made = squares_of(event, round, &known);
    Ok(Paired {
        pairs: Vec::new(),
        bye: None,
        reasons: match reasons {
            Reasons::Wanted => made.squares.iter().map(explained).collect(),
            Reasons::Unwanted => Vec::new(),
        },
        costs: note(&unknown),
        squares: made.squares.iter().map(four).collect(),
        resting: made.resting,
    })
}

fn four(square: &Square) -> FourInSquare {
    let ((a, b), (c, d)) = (square.first, square.second);
    [a, b, c, d]
}

/// The known history of a player.
#[derive(Debug, Clone, Copy, Default)]
struct Known {
    last_partner: Option<EntrantNumber>,
    rests: u16,
    times_first: u16,
}

/// Reports the players whose partners of the last round are unknown.
fn note(unknown: &[EntrantNumber]) -> Vec<Explanation> {
    if unknown.is_empty() {
        return Vec::new();
    }
    let numbers: Vec<String> = unknown.iter().map(ToString::to_string).collect();
    vec![Explanation {
        line: format!(
            "note: {} did not sit in the squares of the standing in the last round; \
             who was whose partner there is not known",
            numbers.join(" ")
        ),
        object: json!({ "unknown_partners": unknown.iter().map(|it| it.get()).collect::<Vec<_>>() }),
    }]
}

/// Replays the rounds before `round`; also returns the players whose partners in the last of them
/// are unknown.
fn history(
    event: &Event,
    round: RoundNumber,
    partners: &PartnersByRound,
) -> (BTreeMap<EntrantNumber, Known>, Vec<EntrantNumber>) {
    let mut known: BTreeMap<EntrantNumber, Known> = event
        .entrants()
        .iter()
        .map(|entrant| (entrant.number, Known::default()))
        .collect();
    let mut unknown = Vec::new();
    for earlier in event.round_numbers().filter(|&it| it < round) {
        let planned = squares_of(&event.before(earlier), earlier, &known);
        let at = |player: EntrantNumber| event.record(player, earlier).participation;
        for player in known.values_mut() {
            player.last_partner = None;
        }
        let seated = match partners.get(&earlier) {
            Some(tables) => partners_at(event, earlier, tables),
            None => partners_in(event, earlier, &planned),
        };
        for ((one, other), side) in seated {
            for (player, partner) in [(one, other), (other, one)] {
                if let Some(it) = known.get_mut(&player) {
                    it.last_partner = Some(partner);
                    it.times_first += u16::from(side == Role::First);
                }
            }
        }
        for (player, it) in &mut known {
            it.rests += u16::from(at(*player).played_opponent().is_none());
        }
        unknown = known
            .iter()
            .filter(|(player, it)| {
                it.last_partner.is_none() && at(**player).scheduled_opponent().is_some()
            })
            .map(|(player, _)| *player)
            .collect();
    }
    (known, unknown)
}

/// Two partners, with the role of their pair.
type Seated = (Partners, Role);

/// Returns the partners at the tables that do not contradict the games.
fn partners_at(event: &Event, round: RoundNumber, tables: &[[Partners; 2]]) -> Vec<Seated> {
    let meets = |player: EntrantNumber, (one, other): Partners| {
        let opponent = event.record(player, round).participation;
        let opponent = opponent.scheduled_opponent();
        opponent.is_some_and(|it| it == one || it == other)
    };
    let fits = |[first, second]: &&[Partners; 2]| {
        let (a, b) = *first;
        let (c, d) = *second;
        meets(a, *second) && meets(b, *second) && meets(c, *first) && meets(d, *first)
    };
    let tables = tables.iter().filter(fits);
    tables
        .flat_map(|[first, second]| [(*first, Role::First), (*second, Role::Second)])
        .collect()
}

/// Returns the partners in a played round, and which pair was named first.
fn partners_in(event: &Event, round: RoundNumber, planned: &Squares) -> Vec<Seated> {
    let did = |player: EntrantNumber| event.record(player, round).participation;
    let opponent = |player: EntrantNumber| did(player).scheduled_opponent();
    let mut found = Vec::new();
    for square in &planned.squares {
        let four = four(square);
        // Both games are within the square.
        let closed = four
            .iter()
            .all(|&player| opponent(player).is_some_and(|it| four.contains(&it)));
        if !closed {
            continue;
        }
        let [a, b, c, d] = four;
        let as_planned = opponent(a) != Some(b);
        if as_planned {
            found.push(((a, b), Role::First));
            found.push(((c, d), Role::Second));
            continue;
        }
        // Partners have different colors.
        let color = |player| did(player).scheduled_role();
        let (partner, others) = if color(a) == color(c) {
            (d, (b, c))
        } else {
            (c, (b, d))
        };
        found.push(((a, partner), Role::First));
        found.push((others, Role::Second));
    }
    found
}

/// Returns the squares of a round by the standing before it.
fn squares_of(
    event: &Event,
    round: RoundNumber,
    known: &BTreeMap<EntrantNumber, Known>,
) -> Squares {
    let mut standing = event.before(round).to_be_paired();
    let score = |player| event.score_before(player, round, event.primary_score());
    standing.sort_by_key(|&player| (std::cmp::Reverse(score(player)), player));
    let players: Vec<Player> = standing
        .into_iter()
        .map(|number| {
            let it = known.get(&number).copied().unwrap_or_default();
            Player {
                number,
                last_partner: it.last_partner,
                rests: it.rests,
                times_first: it.times_first,
            }
        })
        .collect();
    pair_squares(&players)
}

fn explained(square: &Square) -> Explanation {
    let [a, b, c, d] = four(square);
    let how = match square.parting {
        Parting::OneThree => "1+3 v 2+4",
        Parting::OneFour => "1+4 v 2+3",
        Parting::OneTwo => "1+2 v 3+4",
    };
    Explanation {
        line: format!("square {a}+{b} v {c}+{d}: {how}, nobody with the partner of the last round"),
        object: json!({
            "about": "square",
            "first": [a.get(), b.get()],
            "second": [c.get(), d.get()],
            "parting": how,
        }),
    }
}
