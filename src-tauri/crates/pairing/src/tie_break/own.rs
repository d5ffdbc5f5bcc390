//! Tie-breaks based on the entrant's own record (C.07 article 7).

use crate::event::{EntrantNumber, HalfPoints, Participation, Role, ScoreKind};

use super::table::{SingleGame, Table};
use super::{Against, Contribution, TieBreak, Value, Working};

/// The counted event.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Counted {
    /// WIN: rounds that brought the points of a win.
    Wins,
    /// WON: games won over the board.
    GamesWon,
    /// BPG: games played with Black, Second.
    GamesWithBlack,
    /// BWG: games won with Black, Second.
    WinsWithBlack,
    /// REP: rounds the entrant elected to play in.
    RoundsElected,
    /// STD: standard points.
    StandardPoints,
}

/// Counts its occurrences.
pub(super) fn count(
    table: Table<'_>,
    counted: Counted,
    entrant: EntrantNumber,
    kind: ScoreKind,
) -> (Value, Working) {
    let by_game = kind == ScoreKind::GamePoints;
    let scoring = if by_game {
        table.event.game_scoring()
    } else {
        table.event.scoring()
    };
    let is_win = |game: &SingleGame| game.points == scoring.win;
    let played = |game: &SingleGame| game.against.is_some();
    let with_black = |game: &SingleGame| game.role == Some(Role::Second);
    let mut contributions = Vec::new();
    for round in table.rounds() {
        let did = table.did(entrant, round);
        let mut halves = 0;
        for game in table.games(entrant, round, kind) {
            halves += match counted {
                Counted::Wins => 2 * i64::from(is_win(&game)),
                Counted::GamesWon => 2 * i64::from(is_win(&game) && played(&game)),
                Counted::GamesWithBlack => 2 * i64::from(played(&game) && with_black(&game)),
                Counted::WinsWithBlack => {
                    2 * i64::from(is_win(&game) && played(&game) && with_black(&game))
                }
                Counted::RoundsElected => 2 * i64::from(elected_to_play(did)),
                Counted::StandardPoints => standard_halves(&game, scoring.draw),
            };
        }
        contributions.push(Contribution {
            round: Some(round),
            against: did
                .scheduled_opponent()
                .map_or(Against::Own, Against::Opponent),
            value: Value::halves(halves, u8::from(counted == Counted::StandardPoints)),
            cut: false,
            voluntary: false,
        });
    }
    let working = Working { contributions };
    (working.sum().unwrap_or(Value::ZERO), working)
}

/// True if the entrant elected to play in the round.
///
/// Excludes requested byes, absences and forfeit losses (article 7.6).
const fn elected_to_play(did: Participation) -> bool {
    !super::unplayed::is_voluntary(did)
}

/// Returns 2 for more points than the scheduled opponent, 1 for equal points.
///
/// Without a game, the points of a draw are the measure (article 7.7).
fn standard_halves(game: &SingleGame, draw: HalfPoints) -> i64 {
    match game.points.cmp(&game.against.unwrap_or(draw)) {
        std::cmp::Ordering::Greater => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Less => 0,
    }
}

/// Returns PS: the sum of the scores after each round.
///
/// A cut removes the first rounds (articles 7.5 and 14.1.1), a median also the last ones: the score
/// only grows.
pub(super) fn progressive(
    table: Table<'_>,
    tie_break: &TieBreak,
    entrant: EntrantNumber,
    kind: ScoreKind,
) -> (Value, Working) {
    let places = table.places(kind);
    let rounds = table.event.round_count();
    let low = usize::from(tie_break.trim.low).min(rounds);
    let high = usize::from(tie_break.trim.high).min(rounds - low);
    let contributions = table
        .rounds()
        .map(|round| Contribution {
            round: Some(round),
            against: Against::Own,
            value: Value::points(
                table.event.score_before(entrant, round.next(), kind),
                places,
            ),
            cut: !(low..rounds - high).contains(&round.index()),
            voluntary: false,
        })
        .collect();
    let working = Working { contributions };
    (working.sum().unwrap_or(Value::ZERO), working)
}
