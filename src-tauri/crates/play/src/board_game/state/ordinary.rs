//! Moves of ordinary chess, which the players switched to.

use kralle_rules::ordinary::game::ChessRefusal;
use kralle_rules::paarzug::clock::Millis;
use kralle_rules::paarzug::piece_move::PieceMove;
use shakmaty::uci::UciMove;
use shakmaty::{Color, Move, Position as _};

use super::{BoardGame, GameEnd, OrdinaryPart};
use crate::board_game::refusal::GameRefusal;

impl BoardGame {
    pub(super) fn move_on(
        &mut self,
        color: Color,
        piece_move: PieceMove,
        moment: Millis,
    ) -> Result<(), GameRefusal> {
        self.must_go()?;
        let runs = !self.way_has_no_clocks();
        let ordinary = self.ordinary.as_mut().ok_or(GameRefusal::InPairs)?;
        if ordinary.game.position().turn() != color {
            return Err(GameRefusal::NotOnMove);
        }
        let legal = ordinary.legal(piece_move).ok_or(ChessRefusal::Illegal)?;
        ordinary.game.play(legal)?;
        ordinary.clocks.stop(color, moment);
        self.timing.stop(color, moment);
        ordinary.thinking.push(self.timing.take(color));
        match ordinary.game.end() {
            Some(end) => self.end = Some(GameEnd::Chess(end)),
            None if runs => {
                ordinary.clocks.start(color.other(), moment);
                self.timing.start(color.other(), moment);
            }
            None => {}
        }
        if self.offer.is_some_and(|(by, _)| by != color) {
            self.offer = None;
        }
        Ok(())
    }
}

impl OrdinaryPart {
    /// The legal move that these squares mean.
    pub(super) fn legal(&self, piece_move: PieceMove) -> Option<Move> {
        let uci: UciMove = piece_move.to_string().parse().ok()?;
        uci.to_move(self.game.position()).ok()
    }
}
