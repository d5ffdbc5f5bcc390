//! Position counts, for testing and benchmarking the move generator.

use super::board_state::BoardState;
use super::generate::{self, View};
use super::position::Position;
use super::side::Board;
use crate::rule_set::tandem::TandemRules;

/// Counts the positions `depth` plies ahead on two boards: at each ply either board's side to move
/// may move. The moves of the last ply are counted without being played.
pub fn perft(position: &Position, rules: &TandemRules, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => Board::ALL
            .into_iter()
            .map(|board| generate::count_actions(position.view(board, rules)))
            .sum(),
        _ => {
            let mut count = 0;
            position.for_each_move(rules, |m| {
                let mut child = position.clone();
                child.play(m, rules);
                count += perft(&child, rules, depth - 1);
            });
            count
        }
    }
}

/// Counts the positions `depth` plies ahead on one board.
///
/// Captured pieces leave it, and there is no neighbor board to take a piece from.
pub fn perft_one(board: &BoardState, rules: &TandemRules, depth: u32) -> u64 {
    let there = BoardState::alone();
    count_one(board, &there, rules, depth)
}

fn count_one(here: &BoardState, there: &BoardState, rules: &TandemRules, depth: u32) -> u64 {
    let view = View { here, there, rules };
    match depth {
        0 => 1,
        1 => generate::count_actions(view),
        _ => {
            let mut count = 0;
            generate::for_each_action(view, |action| {
                let mut child = here.clone();
                child.play_here(action, rules);
                count += count_one(&child, there, rules, depth - 1);
            });
            count
        }
    }
}

impl BoardState {
    /// Returns a board with two kings only, as the neighbor of a board that is counted alone.
    fn alone() -> Self {
        let mut setup = shakmaty::Setup::empty();
        setup
            .board
            .set_piece_at(shakmaty::Square::E1, shakmaty::Color::White.king());
        setup
            .board
            .set_piece_at(shakmaty::Square::E8, shakmaty::Color::Black.king());
        let mut board = Self::default();
        if let Ok(chess) = super::board_state::chess_from_setup(setup) {
            board.chess = chess;
        }
        board
    }
}
