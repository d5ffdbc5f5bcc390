//! Questions under the rules of a game on one board: ordinary chess, PaarZugSchach and Fairschach.
//!
//! Begin at [`judge_board()`]. [`chess`] and [`pairs`] answer for their games.
//! Not here: the two boards of tandem (`ask`).

use kralle_call::call;
use kralle_rules::ordinary::position;
use kralle_rules::preset::Game;
use shakmaty::Setup;

use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::judge::board::BoardSetup;
use crate::judge::one_board_answer::{board_setup, no_position, of_another_game};
use crate::judge::one_board_view::{BoardQuestion, BoardVerdict};
use crate::judge::{chess, pairs, question};

wire! {
    /// A question about one board, and the rules to apply.
    pub struct JudgeBoardInput {
        /// A preset's name, or a rule set as TOML; if omitted, the rules of the open tournament
        /// apply.
        #[serde(default)]
        pub rules: Option<String>,
        pub board: BoardSetup,
        pub question: BoardQuestion,
    }
}

/// Answers a question about a position on one board by the rules.
///
/// # Errors
/// Fails for tandem rules, for a question of another game, or if the board is no position.
#[call(may(arbiter))]
pub(crate) fn judge_board(
    desk: &Snapshot,
    input: JudgeBoardInput,
) -> Result<BoardVerdict, RefusalView> {
    let rules = question::any_rules(desk.tournament(), input.rules.as_deref())?;
    match rules.game() {
        Game::OrdinaryChess => chess::answer(&rules, &input.board, &input.question),
        Game::PairMoves => pairs::answer(&rules, &input.board, &input.question),
        Game::Tandem => Err(of_another_game(&rules)),
    }
}

wire! {
    /// The FEN of one board; an empty text is the start position.
    pub struct ReadBoardInput {
        pub text: String,
    }
}

/// Reads one board from its FEN. For a position between pairs, fields without meaning there keep
/// their start values.
///
/// # Errors
/// Fails if the text is no FEN.
#[call(may(arbiter))]
pub(crate) fn read_board(
    _desk: &Snapshot,
    input: ReadBoardInput,
) -> Result<BoardSetup, RefusalView> {
    let text = input.text.trim();
    if text.is_empty() {
        return Ok(board_setup(&Setup::initial()));
    }
    let read = position::read_fen(text).map_err(|_| no_position("fen"))?;
    Ok(board_setup(read.as_setup()))
}
