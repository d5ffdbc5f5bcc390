//! Conversion of the outcome of a match.

use kralle_tournament::{Board, Outcome, Role, Tournament};

use crate::core::authors::Author;
use crate::round::view::{EvidenceView, OutcomeView, OverruledView};

/// Converts the outcome of a match, with its points.
pub(crate) fn outcome(
    tournament: &Tournament,
    outcome: &Outcome,
    author: Option<&Author>,
) -> OutcomeView {
    let scoring = tournament.settings.scoring;
    OutcomeView {
        verdict: outcome.verdict.into(),
        first_half_points: scoring.points(outcome, Role::First).0,
        second_half_points: scoring.points(outcome, Role::Second).0,
        cause: outcome.cause.into(),
        board: outcome.board.map(Board::number),
        reason: outcome.reason.as_ref().map(ToString::to_string),
        evidence: (!outcome.evidence.is_empty()).then(|| EvidenceView {
            position: outcome
                .evidence
                .position
                .as_ref()
                .map(|it| it.as_str().to_owned()),
            record: outcome
                .evidence
                .record
                .as_ref()
                .map(|it| it.as_str().to_owned()),
        }),
        overruled: outcome.overruled.as_ref().map(|it| OverruledView {
            why: it.contradiction.code().to_owned(),
            reason: it.reason.to_string(),
        }),
        entered_by: author.map(|it| it.who.clone()).unwrap_or_default(),
        entered_at: author.map(|it| it.when.clone()),
        late: author.is_some_and(|it| it.late),
        corrects: author.and_then(|it| it.corrects.clone()),
    }
}
