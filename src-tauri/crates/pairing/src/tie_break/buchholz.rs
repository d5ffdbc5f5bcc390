//! Buchholz and Sonneborn-Berger (C.07 articles 8, 9.1, 13.2 and 13.4).

use crate::event::{EntrantNumber, ScoreKind};

use super::cut::{Weighed, cut};
use super::opponents::opponents_average;
use super::table::Table;
use super::unplayed::{Adjusted, adjusted, is_voluntary};
use super::{
    Against, BuchholzForm, Contribution, ForfeitReading, PairingMode, TieBreak, TieBreakKind,
    Value, Working,
};

/// The summand for each opponent.
#[derive(Clone, Copy)]
pub(super) enum Summand {
    Score,
    /// Their scores times the score made against them.
    ScoreTimes(ScoreKind),
}

/// Returns the sums of all entrants, with their workings.
pub(super) fn sums(
    table: Table<'_>,
    tie_break: &TieBreak,
    opponents: ScoreKind,
    summand: Summand,
) -> Vec<(Value, Working)> {
    let form = if tie_break.kind == TieBreakKind::ForeBuchholz {
        BuchholzForm::Fore
    } else {
        tie_break.form
    };
    let scores = adjusted(table, opponents, form);
    table
        .entrants()
        .map(|entrant| {
            let parts = parts(table, tie_break, entrant, opponents, summand, form, &scores);
            let working = Working {
                contributions: cut(parts, tie_break.trim, table.event.round_count()),
            };
            (working.sum().unwrap_or(Value::ZERO), working)
        })
        .collect()
}

fn parts(
    table: Table<'_>,
    tie_break: &TieBreak,
    entrant: EntrantNumber,
    opponents: ScoreKind,
    summand: Summand,
    form: BuchholzForm,
    scores: &[Adjusted],
) -> Vec<Weighed> {
    let cap = i64::from(table.draw(opponents).get())
        * i64::try_from(table.event.round_count()).unwrap_or(i64::MAX);
    let own = i64::from(scores[entrant.index()].own.get());
    let mut parts = Vec::with_capacity(table.event.round_count());
    for round in table.rounds() {
        let did = table.did(entrant, round);
        let scheduled = did.scheduled_opponent();
        let as_played = did.is_played()
            || tie_break.forfeits == ForfeitReading::AsPlayed
            || table.mode == PairingMode::Predetermined
            || (form == BuchholzForm::Fore && Some(round) == table.last_round());
        let (score, against, voluntary) = match (scheduled, table.mode) {
            (Some(opponent), _) if as_played => (
                i64::from(scores[opponent.index()].for_opponents.get()),
                Against::Opponent(opponent),
                false,
            ),
            (Some(opponent), PairingMode::Swiss) => (
                own.min(i64::from(scores[opponent.index()].for_opponents.get())),
                Against::DummyFor(opponent),
                is_voluntary(did),
            ),
            (None, PairingMode::Swiss) => (own.min(cap), Against::Dummy, is_voluntary(did)),
            (_, PairingMode::Predetermined) => continue,
        };
        let places = table.places(opponents);
        let value = match summand {
            Summand::Score => Value::halves(score, places),
            Summand::ScoreTimes(kind) => Value::quarters(
                score * i64::from(table.points(entrant, round, kind).get()),
                places + table.places(kind),
            ),
        };
        parts.push(Weighed {
            contribution: Contribution {
                round: Some(round),
                against,
                value,
                cut: false,
                voluntary,
            },
            significance: score,
        });
    }
    parts
}

/// Returns AOB: the average Buchholz of the opponents played over the board (article 8.2).
///
/// `None` for an entrant without a played game.
pub(super) fn average(
    table: Table<'_>,
    tie_break: &TieBreak,
    kind: ScoreKind,
) -> Vec<(Option<Value>, Working)> {
    let buchholz = sums(table, tie_break, kind, Summand::Score);
    let places = match table.event.round_count() {
        0..9 => 2,
        9..27 => 3,
        27..73 => 4,
        _ => 5,
    };
    opponents_average(table, places, |opponent| Some(buchholz[opponent.index()].0))
}

/// Returns SSSC: the other score plus the strength of schedule, divided by a factor that reduces
/// its weight (article 13.4).
pub(super) fn score_strength(
    table: Table<'_>,
    tie_break: &TieBreak,
    kind: ScoreKind,
) -> Vec<(Option<Value>, Working)> {
    let rounds = i64::try_from(table.event.round_count()).unwrap_or(i64::MAX);
    let most = i64::from(table.win(kind).get()) * rounds;
    let other_win = i64::from(table.win(kind.other()).get()).max(1);
    let divisor = tie_break.divisor.map_or(most / other_win, i64::from).max(1);
    sums(table, tie_break, kind, Summand::Score)
        .into_iter()
        .zip(table.entrants())
        .map(|((strength, working), entrant)| {
            // One sum over one divisor, so that it is rounded only once.
            let score = i64::from(table.total(entrant, kind.other()).get());
            let whole = Value::halves(score * divisor, 1) + strength;
            (whole.divided(divisor, 2), working)
        })
        .collect()
}
