//! Asks the rules of a game on one board: ordinary chess, PaarZugSchach and Fairschach.
//!
//! Begin at [`judge_board()`]. What is asked of each game is in [`chess`] and [`pairs`].
//! Not here: the two boards of tandem (`ask`).

use kralle_call::call;
use kralle_rules::preset::Game;
use shakmaty::Setup;
use shakmaty::fen::Fen;

use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::judge::board::BoardSetup;
use crate::judge::one_board_answer::{board_setup, no_position, of_another_game};
use crate::judge::one_board_view::{BoardQuestion, BoardVerdict};
use crate::judge::{chess, pairs, question};

wire! {
    /// A question, the board it is about, and the rules it is asked under.
    pub struct JudgeBoardInput {
        /// A preset's name, or a rule set as TOML; none takes the rules of the open tournament.
        #[serde(default)]
        pub rules: Option<String>,
        pub board: BoardSetup,
        pub question: BoardQuestion,
    }
}

/// Asks the rules of a game on one board about a position.
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

/// Reads one board from its FEN. What a position between pairs has less is taken as at the start.
#[call(may(arbiter))]
pub(crate) fn read_board(
    _desk: &Snapshot,
    input: ReadBoardInput,
) -> Result<BoardSetup, RefusalView> {
    let text = input.text.trim();
    if text.is_empty() {
        return Ok(board_setup(&Setup::initial()));
    }
    let read: Fen = text.parse().map_err(|_| no_position("fen"))?;
    Ok(board_setup(read.as_setup()))
}
