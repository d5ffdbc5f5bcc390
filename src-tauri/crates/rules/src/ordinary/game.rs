//! A game of ordinary chess with its claims.
//!
//! Positions repeat if the same player is to move, the same pieces are on the same squares and the
//! same moves are possible (N *Remis (3)*). Castling rights count. En passant only counts if the
//! capture is legal.

use kralle_choice::Code;
use kralle_refusal::Refusal;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Color, Move, Position};

use super::deciding;
use super::end::{ChessEnd, ChessEndReason, of_position};
use super::options::{OrdinaryRules, RepetitionClaim};
use crate::article::Article;
use crate::game_result::GameResult;

/// The claim of the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ChessClaim {
    Threefold,
    /// Fifty moves of each player without pawn move or capture.
    FiftyMoves,
    DeadPosition,
}

impl ChessClaim {
    /// Returns the rule for this draw.
    pub const fn article(self) -> Article {
        let end = match self {
            Self::Threefold => ChessEndReason::Threefold,
            Self::FiftyMoves => ChessEndReason::FiftyMoves,
            Self::DeadPosition => ChessEndReason::InsufficientMaterial,
        };
        end.article()
    }
}

/// Half-moves without pawn move or capture after which a draw can be claimed.
pub const FIFTY_MOVES: u32 = 100;

/// The reason an action in a game is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Code, Refusal)]
#[refusal(NotAllowed, bare)]
pub enum ChessRefusal {
    #[error("the game is over")]
    GameOver { by: ChessEndReason },
    #[error("the move is not legal ({heading})")]
    Illegal {
        /// The heading that decides on the move.
        heading: Article,
    },
    #[error("the claim is not right")]
    ClaimUnfounded { claim: ChessClaim },
}

impl ChessRefusal {
    /// Returns the refusal of an illegal move.
    pub fn illegal(position: &Chess, uci: UciMove) -> Self {
        Self::Illegal {
            heading: deciding::of_move(position, uci),
        }
    }

    /// Returns its rule.
    pub const fn article(self) -> Article {
        match self {
            Self::GameOver { by } => by.article(),
            Self::Illegal { heading } => heading,
            Self::ClaimUnfounded { claim } => claim.article(),
        }
    }
}

/// A game in progress.
#[derive(Debug, Clone)]
pub struct ChessGame {
    rules: OrdinaryRules,
    /// Every position from the start; the current one is last.
    positions: Vec<Chess>,
    now: Chess,
    moves: Vec<Move>,
    end: Option<ChessEnd>,
}

impl ChessGame {
    /// Begins a game from a position.
    pub fn new(position: Chess, rules: OrdinaryRules) -> Self {
        Self {
            end: of_position(&position, &rules),
            positions: vec![position.clone()],
            now: position,
            moves: Vec::new(),
            rules,
        }
    }

    /// Returns the same game before its first move.
    #[must_use]
    pub fn replay_from_start(&self) -> Self {
        let start = self.positions.first().unwrap_or(&self.now).clone();
        Self::new(start, self.rules)
    }

    /// Returns the current position.
    pub const fn position(&self) -> &Chess {
        &self.now
    }

    /// Returns the moves made.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Returns the end; `None` if the game is undecided.
    pub const fn end(&self) -> Option<ChessEnd> {
        self.end
    }

    /// Returns the state of the game.
    pub fn result(&self) -> GameResult {
        self.end.map_or(GameResult::Continues, |it| it.result)
    }

    /// Makes a move. It forfeits the right to claim a draw (N *Remis*).
    pub fn play(&mut self, it: Move) -> Result<(), ChessRefusal> {
        self.check_not_over()?;
        self.now = self
            .now
            .clone()
            .play(it)
            .map_err(|_| ChessRefusal::illegal(&self.now, it.to_uci(CastlingMode::Standard)))?;
        self.positions.push(self.now.clone());
        self.moves.push(it);
        self.end = of_position(&self.now, &self.rules);
        Ok(())
    }

    /// Counts the occurrences of the current position, including the present one.
    pub fn occurrences(&self) -> usize {
        self.positions.iter().filter(|it| **it == self.now).count()
    }

    /// Returns the end by a claim of the player to move; `None` if he cannot claim.
    ///
    /// The claim is for the position, or for an intended move that is not made (N *Remis (3)*,
    /// *(4)*; FIDE 9.2, 9.3).
    pub fn admits(&self, claim: ChessClaim, intended: Option<Move>) -> Option<ChessEnd> {
        let after = match intended {
            Some(it) => Some(self.now.clone().play(it).ok()?),
            None => None,
        };
        let draw = |holds: bool, reason| holds.then_some(ChessEnd::draw(reason));
        match claim {
            ChessClaim::Threefold => {
                let earlier =
                    |position: &Chess| self.positions.iter().filter(|it| *it == position).count();
                let holds = match (&after, self.rules.repetition_claim) {
                    (Some(after), _) => earlier(after) >= 2,
                    (None, RepetitionClaim::BeforeOrAfter) => self.occurrences() >= 3,
                    (None, RepetitionClaim::BeforeOnly) => false,
                };
                draw(holds, ChessEndReason::Threefold)
            }
            ChessClaim::FiftyMoves => {
                let position = after.as_ref().unwrap_or(&self.now);
                draw(
                    position.halfmoves() >= FIFTY_MOVES,
                    ChessEndReason::FiftyMoves,
                )
            }
            ChessClaim::DeadPosition => draw(
                self.now.is_insufficient_material(),
                ChessEndReason::InsufficientMaterial,
            ),
        }
    }

    /// Ends the game by a claim of the player to move.
    pub fn claim(
        &mut self,
        claim: ChessClaim,
        intended: Option<Move>,
    ) -> Result<ChessEnd, ChessRefusal> {
        self.check_not_over()?;
        let end = self
            .admits(claim, intended)
            .ok_or(ChessRefusal::ClaimUnfounded { claim })?;
        self.end = Some(end);
        Ok(end)
    }

    /// Ends the game by agreement on a draw (N *Remis (1)*).
    pub fn agree_draw(&mut self) -> Result<ChessEnd, ChessRefusal> {
        self.finish(ChessEnd::draw(ChessEndReason::Agreement))
    }

    /// Ends the game by resignation (FIDE 5.1.2; the seed is silent).
    pub fn resign(&mut self, color: Color) -> Result<ChessEnd, ChessRefusal> {
        self.finish(ChessEnd::win(color.other(), ChessEndReason::Resignation))
    }

    /// Ends the game by a flag fall (FIDE 6.9): a loss, unless the opponent cannot mate.
    pub fn flag_fallen(&mut self, color: Color) -> Result<ChessEnd, ChessRefusal> {
        let end = if self.now.has_insufficient_material(color.other()) {
            ChessEnd::draw(ChessEndReason::FlagFall)
        } else {
            ChessEnd::win(color.other(), ChessEndReason::FlagFall)
        };
        self.finish(end)
    }

    fn finish(&mut self, end: ChessEnd) -> Result<ChessEnd, ChessRefusal> {
        self.check_not_over()?;
        self.end = Some(end);
        Ok(end)
    }

    fn check_not_over(&self) -> Result<(), ChessRefusal> {
        match self.end {
            Some(end) => Err(ChessRefusal::GameOver { by: end.reason }),
            None => Ok(()),
        }
    }
}
