//! State of a match during replay: the boards, and the history they do not show.

use shakmaty::{ByColor, Color};

use super::fault::FaultReason;
use crate::adjudication::MatchResult;
use crate::adjudication::match_result::{Events, match_result};
use crate::adjudication::mate_status::{PartnerMoved, is_final_mate};
use crate::adjudication::stalemate::cannot_move;
use crate::notation::san::{self, San, SanRefusal};
use crate::result::Cause;
use crate::rule_set::RuleSet;
use crate::rule_set::ending::Repetition;
use crate::rule_set::mate::{BothBlocked, Stalemate, StalemateRelease};
use crate::tandem::TandemMove;
use crate::tandem::board_state::BoardState;
use crate::tandem::mate::is_mate;
use crate::tandem::position::Position;
use crate::tandem::refusal::Refusal;
use crate::tandem::side::{Board, Side};

pub(super) struct Course<'a> {
    rules: &'a RuleSet,
    position: Position,
    /// For each board with a mated player: the partner's moves since.
    mated: [Option<PartnerMoved>; 2],
    /// For each board, the number of pieces a stalemated player held when his wait began.
    ///
    /// Recorded only if a promotion does not release him.
    waiting: [ByColor<Option<u32>>; 2],
    /// Every position of each board so far. Recorded only if repetition is a draw.
    earlier: [Vec<BoardState>; 2],
    ended_by: Option<Cause>,
}

impl<'a> Course<'a> {
    pub(super) fn new(rules: &'a RuleSet, position: Position) -> Self {
        let earlier = match rules.tandem.repetition {
            Repetition::AsDrawClaims => [Vec::new(), Vec::new()],
            Repetition::Draw => Board::ALL.map(|it| vec![position.board(it).clone()]),
        };
        Self {
            rules,
            position,
            mated: [None; 2],
            waiting: [ByColor::default(); 2],
            earlier,
            ended_by: None,
        }
    }

    pub(super) const fn ended_by(&self) -> Option<Cause> {
        self.ended_by
    }

    pub(super) fn into_position(self) -> Position {
        self.position
    }

    /// Returns the state of the match by the boards and the history.
    pub(super) fn match_result(&self) -> MatchResult {
        let events = Events {
            partner_moved: self.mated.map(Option::unwrap_or_default),
            ..Events::default()
        };
        match_result(self.rules, &self.position, &events).result
    }

    pub(super) fn play(&mut self, side: Side, san: San) -> Result<(), FaultReason> {
        if self.ended_by.is_some() {
            return Err(FaultReason::MatchOver);
        }
        if self.position.to_move(side.board) != side {
            return Err(SanRefusal::from(Refusal::NotToMove).into());
        }
        self.check_wait(side)?;
        let options = &self.rules.tandem;
        let action = san::resolve(self.position.view(side.board, options), san)?;
        let played = TandemMove {
            board: side.board,
            action,
        };
        self.position.play(played, options);
        self.ended_by = self.end_after(side);
        Ok(())
    }

    /// Refuses a move of a stalemated player who waits for a piece that has not arrived.
    fn check_wait(&mut self, side: Side) -> Result<(), FaultReason> {
        let [a, b] = &mut self.waiting;
        let waiting = match side.board {
            Board::A => a,
            Board::B => b,
        }
        .get_mut(side.color);
        if let Some(held) = waiting.take()
            && held >= in_hand(&self.position, side)
        {
            *waiting = Some(held);
            return Err(FaultReason::MustWait);
        }
        Ok(())
    }

    fn end_after(&mut self, mover: Side) -> Option<Cause> {
        if self.has_final_mate(mover) {
            return Some(Cause::Checkmate);
        }
        if self.has_stalemate() {
            return Some(Cause::Stalemate);
        }
        self.has_repetition(mover.board)
            .then_some(Cause::Repetition)
    }

    /// True if either board has a final mate: a promotion can take the only parrying piece off the
    /// neighbor board.
    fn has_final_mate(&mut self, mover: Side) -> bool {
        let mut over = false;
        for (board, since) in Board::ALL.into_iter().zip(&mut self.mated) {
            let view = self.position.view(board, &self.rules.tandem);
            let mated = is_mate(view, self.rules.tandem.mate);
            let partner = self.position.to_move(board).partner();
            *since = match (mated, *since) {
                (false, _) => None,
                (true, Some(_)) if mover == partner => Some(PartnerMoved::Yes),
                (true, since) => Some(since.unwrap_or_default()),
            };
            over |=
                since.is_some_and(|since| is_final_mate(self.rules, &self.position, board, since));
        }
        over
    }

    /// True if stalemate makes the match a draw. Also records the players who must wait for a
    /// piece.
    fn has_stalemate(&mut self) -> bool {
        let options = &self.rules.tandem;
        let binds = options.stalemate_release == StalemateRelease::PieceOnly;
        if options.stalemate == Stalemate::Waits
            && options.both_blocked == BothBlocked::ClocksDecide
            && !binds
        {
            return false;
        }
        let mut stalemated = 0;
        for (board, waiting) in Board::ALL.into_iter().zip(&mut self.waiting) {
            let side = self.position.to_move(board);
            let in_check = self.position.board(board).checkers().any();
            if !in_check && cannot_move(self.rules, &self.position, board) {
                stalemated += 1;
                if binds {
                    waiting
                        .get_mut(side.color)
                        .get_or_insert(in_hand(&self.position, side));
                }
            }
        }
        (options.stalemate == Stalemate::Draw && stalemated > 0)
            || (options.both_blocked == BothBlocked::Draw && stalemated == 2)
    }

    fn has_repetition(&mut self, board: Board) -> bool {
        match self.rules.tandem.repetition {
            Repetition::AsDrawClaims => false,
            Repetition::Draw => {
                let mut repeated = false;
                // A capture changes the hands of the neighbor board.
                for (each, earlier) in Board::ALL.into_iter().zip(&mut self.earlier) {
                    let now = self.position.board(each);
                    if each == board || earlier.last().is_none_or(|it| !it.is_repeated_by(now)) {
                        let before = earlier.iter().filter(|it| it.is_repeated_by(now)).count();
                        repeated |= before >= 2;
                        earlier.push(now.clone());
                    }
                }
                repeated
            }
        }
    }
}

fn in_hand(position: &Position, side: Side) -> u32 {
    let pocket = position.board(side.board).pocket(side.color);
    pocket.iter().map(|count| u32::from(*count)).sum()
}

impl BoardState {
    /// True if two positions repeat: pieces, hands, side to move, castling, and legal en passant.
    fn is_repeated_by(&self, other: &Self) -> bool {
        // shakmaty compares positions as FIDE 9.2.3 does.
        self.chess() == other.chess()
            && Color::ALL
                .into_iter()
                .all(|color| self.pocket(color) == other.pocket(color))
            && self.virtuals() == other.virtuals()
            && self.dropped() == other.dropped()
    }
}
