//! Asks the rules engine about a position.

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
    /// A question, the boards it is about, and the rules it is asked under.
    pub struct JudgeInput {
        /// A preset's name, or a rule set as TOML; none takes the rules of the open tournament.
        #[serde(default)]
        pub rules: Option<String>,
        pub position: PositionSetup,
        pub question: Question,
    }
}

/// Asks the rules engine about a position.
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
    /// The boards, and the rules they are held against.
    pub struct SeePositionInput {
        /// A preset's name, or a rule set as TOML; none takes the rules of the open tournament.
        #[serde(default)]
        pub rules: Option<String>,
        pub position: PositionSetup,
    }
}

/// Says whether boards that are being set up are a position of a match.
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
    /// A text, and the rules it is held against.
    pub struct ReadPositionInput {
        /// A preset's name, or a rule set as TOML; none takes the rules of the open tournament.
        #[serde(default)]
        pub rules: Option<String>,
        /// The text: `a | b`; an empty one is the start position.
        pub text: String,
    }
}

/// Reads two boards from text.
#[call(may(arbiter))]
pub(crate) fn read_position(
    desk: &Snapshot,
    input: ReadPositionInput,
) -> Result<PositionSetup, RefusalView> {
    let rules = question::rules(desk.tournament(), input.rules.as_deref())?;
    position(&input.text, &rules.tandem).map(|it| setup::view(&it))
}

/// The position a text shows, or why it is none.
pub(crate) fn position(
    text: &str,
    rules: &kralle_rules::rule_set::tandem::TandemRules,
) -> Result<Position, RefusalView> {
    let text = text.trim().trim_start_matches('\u{feff}');
    if text.is_empty() {
        return Ok(Position::default());
    }
    // Two lines are as good as a stroke between.
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
