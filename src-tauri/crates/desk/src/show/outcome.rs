//! How a match ended, as it is shown.

use kralle_tournament::{Board, Outcome, Role, Tournament};

use crate::view::round::OutcomeView;

/// How a match ended, with the points it gives.
pub(crate) fn outcome(tournament: &Tournament, outcome: &Outcome) -> OutcomeView {
    let scoring = tournament.settings.scoring;
    OutcomeView {
        verdict: outcome.verdict.into(),
        first_half_points: scoring.points(outcome.verdict, Role::First).0,
        second_half_points: scoring.points(outcome.verdict, Role::Second).0,
        cause: outcome.cause.into(),
        board: outcome.board.map(Board::number),
        reason: outcome.reason.as_ref().map(ToString::to_string),
    }
}
