//! Errors and remarks of a tournament report, as they cross the bridge.

use std::collections::BTreeMap;

use kralle_exchange::trf::{TrfError, TrfProblem, TrfRemark};

use crate::core::refusal::{Datum, RefusalView};

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
        TrfProblem::NoSingleOpponent { team, round }
        | TrfProblem::OtherPairs { team, round }
        | TrfProblem::MissingGame { team, round } => {
            refusal.with("team", *team).with("round", *round)
        }
        TrfProblem::NoGame { player, round } | TrfProblem::NoPartner { player, round } => {
            refusal.with("number", *player).with("round", *round)
        }
        TrfProblem::TooManyLines { most } => refusal.with("most", most.to_string()),
        TrfProblem::OwnOpponent
        | TrfProblem::NoEntrants
        | TrfProblem::Compressed
        | TrfProblem::PlayerList
        | TrfProblem::TooMany => refusal,
    }
}

/// Returns the arguments of the message of a remark.
pub(super) fn remark_data(remark: &TrfRemark) -> BTreeMap<String, Datum> {
    let line = ("line", remark.line().to_string().into());
    let pairs: Vec<(&str, Datum)> = match remark {
        TrfRemark::FieldUnread {
            line: _,
            column,
            text,
            field,
        } => vec![
            ("column", column.to_string().into()),
            ("found", text.clone().into()),
            ("meaning", field.code().into()),
        ],
        TrfRemark::RecordUnread { line: _, code } | TrfRemark::RecordTooLong { line: _, code } => {
            vec![("record", code.clone().into())]
        }
        TrfRemark::RepeatedRecord {
            code,
            line: _,
            first,
        } => vec![
            ("record", code.clone().into()),
            ("first", first.to_string().into()),
        ],
        TrfRemark::Adjourned {
            line: _,
            entrant,
            round,
        }
        | TrfRemark::ByeAhead {
            line: _,
            entrant,
            round,
        }
        | TrfRemark::ByeContradicted {
            line: _,
            entrant,
            round,
        } => vec![
            ("number", (*entrant).into()),
            ("round", round.to_string().into()),
        ],
        TrfRemark::SexNeither { line: _, count } => vec![("count", (*count).into())],
        TrfRemark::NoTeam { line: _, entrant } => vec![("number", (*entrant).into())],
        TrfRemark::CharacterCut { line: _ }
        | TrfRemark::RoundsOutweighColor { line: _ }
        | TrfRemark::TeamsNotPaired { line: _ } => Vec::new(),
    };
    let data = pairs.into_iter().chain([line]);
    data.map(|(name, datum)| (name.to_owned(), datum)).collect()
}
