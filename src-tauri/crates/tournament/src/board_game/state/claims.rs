//! Claims of a draw: what one would rest on, and one that is made.

use kralle_rules::ordinary::game::{ChessClaim, ChessRefusal};
use kralle_rules::paarzug::draw_claim::PairClaim;
use kralle_rules::paarzug::piece_move::PieceMove;
use shakmaty::{Color, Position as _};

use super::{BoardGame, GameEnd};
use crate::board_game::event::DrawClaim;
use crate::board_game::refusal::GameRefusal;

impl BoardGame {
    /// What a claim of a draw by this player would rest on now.
    pub fn claims(&self, color: Color) -> Vec<DrawClaim> {
        if self.must_go().is_err() {
            return Vec::new();
        }
        let admitted = |claim: &DrawClaim| match &self.ordinary {
            Some(ordinary) => {
                ordinary.game.position().turn() == color
                    && ordinary.game.admits(chess_claim(*claim), None).is_some()
            }
            None => self.game.clone().claim(color, pair_claim(*claim)).is_ok(),
        };
        DrawClaim::ALL.into_iter().filter(admitted).collect()
    }

    /// What a claim of a draw by this player could rest on with a move that he intends and has not
    /// made (N *Remis (3)*, *(4)*; FIDE 9.2, 9.3), beyond [`claims`](Self::claims). In pairs nothing:
    /// which position a pair leads to depends on the opponent's covered move as well.
    pub fn claims_with_move(&self, color: Color) -> Vec<DrawClaim> {
        let Some(ordinary) = &self.ordinary else {
            return Vec::new();
        };
        let position = ordinary.game.position();
        if self.must_go().is_err() || position.turn() != color {
            return Vec::new();
        }
        let moves = position.legal_moves();
        [DrawClaim::Threefold, DrawClaim::Fifty]
            .into_iter()
            .filter(|it| {
                let claim = chess_claim(*it);
                let admits = |intended| ordinary.game.admits(claim, intended).is_some();
                !admits(None) && moves.iter().any(|it| admits(Some(*it)))
            })
            .collect()
    }

    /// The move with which a draw was claimed before it was made, and whose.
    pub const fn intended(&self) -> Option<(Color, PieceMove)> {
        self.intended
    }

    pub(super) fn claim(
        &mut self,
        by: Color,
        claim: DrawClaim,
        intended: Option<PieceMove>,
    ) -> Result<(), GameRefusal> {
        self.must_go()?;
        self.end = Some(match &mut self.ordinary {
            Some(ordinary) => {
                if ordinary.game.position().turn() != by {
                    return Err(GameRefusal::NotOnMove);
                }
                let legal = match intended {
                    Some(it) => Some(ordinary.legal(it).ok_or(ChessRefusal::Illegal)?),
                    None => None,
                };
                let end = ordinary.game.claim(chess_claim(claim), legal)?;
                self.intended = intended.map(|it| (by, it));
                GameEnd::Chess(end)
            }
            None if intended.is_some() => return Err(GameRefusal::InPairs),
            None => GameEnd::Pair(self.game.claim(by, pair_claim(claim))?),
        });
        Ok(())
    }
}

const fn pair_claim(claim: DrawClaim) -> PairClaim {
    match claim {
        DrawClaim::Threefold => PairClaim::Threefold,
        DrawClaim::Fifty => PairClaim::FiftyPairs,
        DrawClaim::DeadPosition => PairClaim::DeadPosition,
    }
}

const fn chess_claim(claim: DrawClaim) -> ChessClaim {
    match claim {
        DrawClaim::Threefold => ChessClaim::Threefold,
        DrawClaim::Fifty => ChessClaim::FiftyMoves,
        DrawClaim::DeadPosition => ChessClaim::DeadPosition,
    }
}
