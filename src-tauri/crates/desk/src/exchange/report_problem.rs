//! Errors in a tournament report, as they cross the bridge.

use kralle_exchange::trf::{TrfError, TrfProblem};

use crate::core::refusal::RefusalView;

/// Adds to `refusal` the position of the error, its code as `why`, and the arguments of its
/// message.
pub(super) fn at(refusal: RefusalView, error: &TrfError) -> RefusalView {
    let refusal = refusal
        .with("line", error.line.to_string())
        .with("column", error.column.to_string())
        .with("why", error.problem.code())
        .with("reason", error.problem.to_string());
    match &error.problem {
        TrfProblem::Field { found, expected: _ } | TrfProblem::Code { found } => {
            refusal.with("found", found.clone())
        }
        TrfProblem::SameNumber { number } | TrfProblem::UnknownNumber { number } => {
            refusal.with("number", *number)
        }
        TrfProblem::NumberGap { found, expected } => {
            refusal.with("found", *found).with("wanted", *expected)
        }
        TrfProblem::TooManyRounds { found, planned } => {
            refusal.with("found", *found).with("planned", *planned)
        }
        TrfProblem::NotMutual {
            entrant,
            opponent,
            round,
        } => refusal
            .with("entrant", *entrant)
            .with("opponent", *opponent)
            .with("round", *round),
        TrfProblem::SameColor { opponent, round }
        | TrfProblem::ResultMismatch { opponent, round } => {
            refusal.with("opponent", *opponent).with("round", *round)
        }
        TrfProblem::MissingResult { round } | TrfProblem::SecondBye { round } => {
            refusal.with("round", *round)
        }
        TrfProblem::Points { found, expected } => refusal
            .with("found", found.to_string())
            .with("wanted", expected.to_string()),
        TrfProblem::NoSingleOpponent { team, round } => {
            refusal.with("team", *team).with("round", *round)
        }
        TrfProblem::TooManyLines { most } => refusal.with("most", most.to_string()),
        TrfProblem::OwnOpponent | TrfProblem::NoEntrants | TrfProblem::TooMany => refusal,
    }
}
