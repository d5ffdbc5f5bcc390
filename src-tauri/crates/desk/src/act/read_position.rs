//! Reads two boards from text: `a | b`, or one board with the other as it stands.

use kralle_rules::notation::fen;
use kralle_rules::tandem::Position;
use kralle_rules::tandem::invalid::PositionError;
use kralle_rules::tandem::side::Board;
use shakmaty::Bitboard;

use crate::desk::Desk;
use crate::judge::{self, problem, setup};
use crate::view::board::PositionSetup;
use crate::view::refusal::RefusalView;

crate::view::wire! {
    /// A text, and the rules it is held against.
    #[ts(rename = "ReadPositionInput")]
    pub struct Input {
        /// A preset's name, or a rule set as TOML; none takes the rules of the open tournament.
        #[serde(default)]
        pub rules: Option<String>,
        /// The text: `a | b`; an empty one is the start position.
        pub text: String,
    }
}

/// Reads two boards from text.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<PositionSetup, RefusalView> {
    let rules = judge::rules(desk, input.rules.as_deref())?;
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
        .ok_or_else(|| RefusalView::new("one_board_only"))?;
    let read = |text: &str, board| {
        fen::read(text.trim()).map_err(|error| problem::view(&PositionError::Fen { board, error }))
    };
    let fens = [read(a, Board::A)?, read(b, Board::B)?];
    Position::from_fens(fens, [Bitboard::EMPTY; 2], rules).map_err(|error| problem::view(&error))
}
