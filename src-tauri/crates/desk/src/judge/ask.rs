//! Calls that answer questions about a tandem position.

use kralle_call::call;
use kralle_rules::notation::fen;
use kralle_rules::tandem::Position;
use kralle_rules::tandem::invalid::PositionError;
use kralle_rules::tandem::side::Board;
use shakmaty::Bitboard;

use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::judge::board::PositionSetup;
use crate::judge::case::Case;
use crate::judge::refusal::JudgeRefusal;
use crate::judge::view::{JudgeView, PositionReport, Question};
use crate::judge::{card, problem, question, setup};

wire! {
    /// A question about two boards, and the rules to apply.
    pub struct JudgeInput {
        /// A preset's name, or a rule set as TOML; if omitted, the rules of the open tournament
        /// apply.
        #[serde(default)]
        pub rules: Option<String>,
        pub position: PositionSetup,
        pub question: Question,
    }
}

/// Answers a question about a tandem position by the rules.
///
/// # Errors
/// Fails if the boards are no position, the question does not fit them, or the rules are not tandem
/// rules.
#[call(may(arbiter))]
pub(crate) fn judge(desk: &Snapshot, input: JudgeInput) -> Result<JudgeView, RefusalView> {
    let rules = question::rules(desk.tournament(), input.rules.as_deref())?;
    let position = setup::position(&input.position, &rules.tandem)?;
    let case = Case {
        rules: &rules,
        position: &position,
    };
    question::answer(&case, &input.question)
}

wire! {
    /// Two boards, and the rules to check them against.
    pub struct SeePositionInput {
        /// A preset's name, or a rule set as TOML; if omitted, the rules of the open tournament
        /// apply.
        #[serde(default)]
        pub rules: Option<String>,
        pub position: PositionSetup,
    }
}

/// Checks whether boards form a possible position of a match.
///
/// An impossible position is no error: the report gives the problem.
#[call(may(arbiter))]
pub(crate) fn see_position(
    desk: &Snapshot,
    input: SeePositionInput,
) -> Result<PositionReport, RefusalView> {
    let rules = question::rules(desk.tournament(), input.rules.as_deref())?;
    let pieces = setup::count(&input.position);
    Ok(match setup::position(&input.position, &rules.tandem) {
        Ok(position) => PositionReport {
            text: Some(fen::write_pair(
                position.board(Board::A),
                position.board(Board::B),
            )),
            problem: None,
            pieces,
            in_check: Board::ALL
                .into_iter()
                .filter(|board| position.board(*board).checkers().any())
                .map(|board| setup::side_name(position.to_move(board)))
                .collect(),
            marks: card::checks(&position),
        },
        Err(problem) => PositionReport {
            text: None,
            problem: Some(problem),
            pieces,
            in_check: Vec::new(),
            marks: Vec::new(),
        },
    })
}

wire! {
    /// A position as text, and the rules to check it against.
    pub struct ReadPositionInput {
        /// A preset's name, or a rule set as TOML; if omitted, the rules of the open tournament
        /// apply.
        #[serde(default)]
        pub rules: Option<String>,
        /// Both boards as `a | b` or on two lines; an empty text is the start position.
        pub text: String,
    }
}

/// Reads two boards from text.
///
/// # Errors
/// Fails if the text is not two boards, or if they are no position under the rules.
#[call(may(arbiter))]
pub(crate) fn read_position(
    desk: &Snapshot,
    input: ReadPositionInput,
) -> Result<PositionSetup, RefusalView> {
    let rules = question::rules(desk.tournament(), input.rules.as_deref())?;
    position(&input.text, &rules.tandem).map(|it| setup::view(&it))
}

/// Parses a position: two boards separated by `|` or a line break; empty for the start position.
///
/// # Errors
/// Fails if there is only one board, a FEN is invalid, or the position is impossible.
pub(crate) fn position(
    text: &str,
    rules: &kralle_rules::rule_set::tandem::TandemRules,
) -> Result<Position, RefusalView> {
    let text = text.trim().trim_start_matches('\u{feff}');
    if text.is_empty() {
        return Ok(Position::default());
    }
    // A line break separates the boards as well as a bar does.
    let (a, b) = text
        .split_once('|')
        .or_else(|| text.split_once('\n'))
        .ok_or(JudgeRefusal::OneBoardOnly)?;
    let read = |text: &str, board| {
        fen::read(text.trim()).map_err(|error| problem::view(&PositionError::Fen { board, error }))
    };
    let fens = [read(a, Board::A)?, read(b, Board::B)?];
    Position::from_fens(fens, [Bitboard::EMPTY; 2], rules).map_err(|error| problem::view(&error))
}
