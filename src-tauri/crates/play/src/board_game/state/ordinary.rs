//! Moves of ordinary chess after the switch.

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
        let legal = ordinary.legal(piece_move)?;
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
    /// Returns the legal move between these squares.
    ///
    /// # Errors
    /// Fails with the heading that decides on the move.
    pub(super) fn legal(&self, piece_move: PieceMove) -> Result<Move, ChessRefusal> {
        let position = self.game.position();
        // A move to its own square has no such text; to the rules it equals the null move.
        let uci = piece_move.to_string().parse().unwrap_or(UciMove::Null);
        uci.to_move(position)
            .map_err(|_| ChessRefusal::illegal(position, uci))
    }
}
