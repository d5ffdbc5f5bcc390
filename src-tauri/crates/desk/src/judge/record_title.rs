//! Titles and steps of records of games on one board.

use kralle_rules::game_result::GameResult;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, Move, Position as _};

use crate::core::refusal::RefusalView;
use crate::judge::pair_board::PairBoardView;
use crate::judge::record_file::{RecordFault, RecordStep};
use crate::judge::replay::GameTitle;

/// A replayed record: its start, its moves, and the first move that cannot be played.
pub(super) type Played = (PairBoardView, Vec<RecordStep>, Option<RecordFault>);

pub(super) fn title(
    tag: impl Fn(&str) -> Option<String>,
    result: GameResult,
    error: Option<RefusalView>,
) -> GameTitle {
    let named = |name: &str| tag(name).filter(|it| !matches!(it.as_str(), "" | "?" | "-"));
    GameTitle {
        players: ["White", "Black"]
            .map(|name| named(name).unwrap_or_default())
            .to_vec(),
        event: named("Event"),
        date: named("Date").filter(|it| !it.starts_with("????")),
        result: result.text().to_owned(),
        error,
    }
}

pub(super) fn numbered(before: &Chess, san: &str) -> String {
    let points = before.turn().fold_wb(".", "...");
    format!("{}{points} {san}", before.fullmoves())
}

/// Returns the start and the target of a move; castling counts as the king's move.
pub(super) fn squares(made: Move) -> Vec<String> {
    let uci = made.to_uci(CastlingMode::Standard);
    [uci.from(), uci.to()]
        .into_iter()
        .flatten()
        .map(|square| square.to_string())
        .collect()
}

pub(super) fn written_move(before: &Chess, made: Move) -> String {
    SanPlus::from_move(before.clone(), made).to_string()
}
