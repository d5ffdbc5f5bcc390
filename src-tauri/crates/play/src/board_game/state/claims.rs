//! Draw claims: their possible grounds, and their effect.

use kralle_rules::ordinary::game::ChessClaim;
use kralle_rules::paarzug::clock::Millis;
use kralle_rules::paarzug::draw_claim::PairClaim;
use kralle_rules::paarzug::piece_move::PieceMove;
use shakmaty::{Color, Position as _};

use super::{BoardGame, GameEnd};
use crate::board_game::event::{DrawClaim, Offer};
use crate::board_game::refusal::GameRefusal;

/// The opponent's extra time after a wrong claim.
const FOR_A_WRONG_CLAIM: Millis = Millis(120_000);

/// A wrong claim of a draw with an intended move, which was then made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrongClaim {
    pub by: Color,
    pub claim: DrawClaim,
    /// The index of the move in the part of ordinary chess, from 0.
    pub move_index: usize,
}

impl WrongClaim {
    /// Returns the pair of ordinary chess that contains the move, from 0; `first` made its first
    /// move.
    pub fn pair(&self, first: Color) -> usize {
        match first {
            Color::White => self.move_index / 2,
            Color::Black => self.move_index.div_ceil(2),
        }
    }
}

impl BoardGame {
    /// Returns the possible grounds for a draw claim of this player.
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

    /// Returns the possible grounds for a draw claim with an intended move, beyond
    /// [`claims`](Self::claims).
    ///
    /// The move must not have been made (N *Remis (3)*, *(4)*; FIDE 9.2, 9.3). Empty in pairs,
    /// whose position also depends on the opponent's hidden move.
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

    /// Returns the intended move of a draw claim before it was made, and its player; `None` without
    /// one.
    pub const fn intended(&self) -> Option<(Color, PieceMove)> {
        self.intended
    }

    /// True if a claim with this move would be wrong, so that the move is made and the opponent
    /// gets time.
    ///
    /// In correspondence play no clock runs, and a wrong claim is only refused; so is one with an
    /// illegal move.
    pub fn would_be_wrong(&self, by: Color, claim: DrawClaim, intended: PieceMove) -> bool {
        let Some(ordinary) = &self.ordinary else {
            return false;
        };
        !self.way_has_no_clocks()
            && self.must_go().is_ok()
            && ordinary.game.position().turn() == by
            && ordinary.legal(intended).is_ok_and(|legal| {
                let admits = |with| ordinary.game.admits(chess_claim(claim), with).is_some();
                !admits(Some(legal))
            })
    }

    /// Returns the wrong claims in order.
    pub fn wrong_claims(&self) -> &[WrongClaim] {
        &self.wrong_claims
    }

    /// Applies FIDE 9.5.3: the opponent gets two minutes, and the intended move is made.
    ///
    /// By 9.1.2.3 the claim is also an offer of a draw.
    pub(super) fn claim_wrongly(
        &mut self,
        by: Color,
        claim: DrawClaim,
        intended: PieceMove,
        moment: Millis,
    ) -> Result<(), GameRefusal> {
        self.must_go()?;
        self.must_have_clocks()?;
        if !self.would_be_wrong(by, claim, intended) {
            return Err(GameRefusal::ClaimRight);
        }
        let ordinary = self.ordinary.as_mut().ok_or(GameRefusal::InPairs)?;
        ordinary.clocks.add(by.other(), FOR_A_WRONG_CLAIM, moment);
        let wrong = WrongClaim {
            by,
            claim,
            move_index: ordinary.thinking.len(),
        };
        self.move_on(by, intended, moment)?;
        self.wrong_claims.push(wrong);
        self.offer = Some((by, Offer::Draw));
        Ok(())
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
                    Some(it) => Some(ordinary.legal(it)?),
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
