//! Results of a round, the director's report.

use kralle_sheets::{ByeOnSheet, DecidedMatch, ResultsSheet, Winner};
use kralle_tournament::{Match, Role, Round, RoundNumber, Tournament};
use kralle_words::Words;

use crate::core::on_paper::{half_points, occasion, team};
use crate::core::refusal::RefusalView;
use crate::round::seats_paper::{cause_name, found};

/// The results of `round`.
pub(crate) fn results(
    tournament: &Tournament,
    round: RoundNumber,
    words: &Words,
) -> Result<ResultsSheet, RefusalView> {
    let shown = found(tournament, round)?;
    Ok(ResultsSheet {
        occasion: occasion(tournament),
        round: round.get(),
        matches: decided_matches(tournament, shown, words),
        byes: byes(tournament, shown),
    })
}

pub(crate) fn decided_matches(
    tournament: &Tournament,
    round: &Round,
    words: &Words,
) -> Vec<DecidedMatch> {
    round
        .matches
        .iter()
        .map(|it| decided(tournament, round.number, it, words))
        .collect()
}

fn decided(tournament: &Tournament, round: RoundNumber, it: &Match, words: &Words) -> DecidedMatch {
    let side = |role: Role| team(tournament, *it.teams.of(role), round, None);
    let outcome = it.outcome.as_ref();
    let points = |role| {
        outcome.map(|outcome| {
            let scoring = tournament.settings.scoring;
            half_points(scoring.points(outcome, role), words)
        })
    };
    DecidedMatch {
        table: it.table.get(),
        first_named: side(Role::First),
        second_named: side(Role::Second),
        result: match (points(Role::First), points(Role::Second)) {
            (Some(first), Some(second)) => Some(format!("{first}–{second}")),
            _ => None,
        },
        winner: outcome
            .and_then(|outcome| outcome.verdict.winner())
            .map(|role| match role {
                Role::First => Winner::FirstNamed,
                Role::Second => Winner::SecondNamed,
            }),
        cause: outcome.map_or_else(String::new, |outcome| cause_name(outcome.cause, words)),
        board: outcome
            .and_then(|outcome| outcome.board)
            .map(|board| board.number().to_string())
            .unwrap_or_default(),
        reason: outcome.and_then(|outcome| outcome.reason.as_ref().map(ToString::to_string)),
    }
}

pub(crate) fn byes(tournament: &Tournament, round: &Round) -> Vec<ByeOnSheet> {
    round
        .bye
        .iter()
        .map(|bye| ByeOnSheet {
            team: team(tournament, bye.team, round.number, None),
            points: bye.points.0.into(),
        })
        .collect()
}
