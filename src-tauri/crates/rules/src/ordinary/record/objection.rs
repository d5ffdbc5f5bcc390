//! What the moves and words of a record bear out, and what speaks against a result.

use shakmaty::{Color, Position};

use super::{RecordEnd, Replay};
use crate::article::Article;
use crate::game_result::GameResult;
use crate::ordinary::end::ChessEndReason;
use crate::result::{Cause, Verdict};
use crate::rule_set::RuleSet;

/// What speaks against a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Against {
    pub objection: Objection,
    pub article: Article,
}

/// How a record speaks against a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Objection {
    NoMate,
    /// The game ended by mate in another way.
    MateOtherwise,
    /// What was entered does not lead to this result.
    Otherwise,
    RecordOtherwise,
    /// The record cannot be played to its end.
    BreaksOff,
}

impl Replay {
    /// Who wins and by what: as the board shows it, else as the record says it, as far as the
    /// rules bear that out. No cause where the record tells none that can be.
    pub fn decided(&self, rules: &RuleSet) -> Option<(GameResult, Option<RecordEnd>)> {
        if let Some(end) = self.end {
            return Some((end.result, Some(end)));
        }
        if self.result == GameResult::Continues {
            return None;
        }
        let end = |result, cause, article| {
            Some((
                result,
                Some(RecordEnd {
                    result,
                    cause,
                    article,
                }),
            ))
        };
        if let Some(cause) = self.stated {
            if let Some(article) = draws_if_unwinnable(cause)
                && self.cannot_be_won(self.result)
            {
                return end(GameResult::Draw, cause, article);
            }
            if let (None, Ok(admitted)) = (
                self.against(rules, cause, self.result),
                rules.admits(cause, verdict(self.result)),
            ) {
                return end(self.result, cause, admitted.article);
            }
        } else if self.result == GameResult::Draw
            && let [cause, ..] = self.claims[..]
            && let Ok(admitted) = rules.admits(cause, Verdict::Draw)
        {
            return end(self.result, cause, admitted.article);
        }
        Some((self.result, None))
    }

    /// Whether the recorded result follows from the moves and from what is said of the end.
    pub fn follows(&self, rules: &RuleSet) -> bool {
        if self.fault.is_some() {
            return false;
        }
        match self.decided(rules) {
            None => true,
            Some((result, end)) => result == self.result && end.is_some(),
        }
    }

    /// What speaks against a result and its cause; none where nothing does, and none against
    /// the arbiter's decision and a forfeit, which no game bears out.
    pub fn against(&self, rules: &RuleSet, cause: Cause, result: GameResult) -> Option<Against> {
        let say = |objection, article| Some(Against { objection, article });
        let entered_article = || {
            rules
                .admits(cause, verdict(result))
                .map_or_else(|it| it.article, |it| it.article)
        };
        if cause.is_from_outside() {
            return None;
        }
        // An illegal move is what breaks a record off.
        if self.fault.is_some() && cause != Cause::IllegalMove {
            let article = Article::ordinary_chess("Züge");
            return say(Objection::BreaksOff, article);
        }
        if let Some(end) = self.end {
            if end.result != result {
                let objection = if end.cause == Cause::Checkmate {
                    Objection::MateOtherwise
                } else {
                    Objection::Otherwise
                };
                return say(objection, end.article);
            }
            if cause == Cause::Checkmate && end.cause != Cause::Checkmate {
                return say(Objection::NoMate, ChessEndReason::Checkmate.article());
            }
        } else {
            let holds = match cause {
                Cause::Checkmate => {
                    return say(Objection::NoMate, ChessEndReason::Checkmate.article());
                }
                Cause::Stalemate => false,
                Cause::Repetition | Cause::FiftyMoves => self.claims.contains(&cause),
                Cause::DeadPosition => self.may_be_dead(),
                Cause::FlagFall | Cause::IllegalMove => match result {
                    GameResult::WhiteWins | GameResult::BlackWins => !self.cannot_be_won(result),
                    GameResult::Draw => Color::ALL
                        .into_iter()
                        .any(|color| self.position.has_insufficient_material(color)),
                    GameResult::Continues => true,
                },
                Cause::Resignation
                | Cause::DrawAgreed
                | Cause::BothMated
                | Cause::SimultaneousClaims
                | Cause::BothFlags
                | Cause::ArbiterDecision
                | Cause::Forfeit
                | Cause::DoubleForfeit
                | Cause::KingsAdjacent => true,
            };
            if !holds {
                let article = draws_if_unwinnable(cause).unwrap_or_else(entered_article);
                return say(Objection::Otherwise, article);
            }
        }
        let differs = self.result != GameResult::Continues && self.result != result;
        if differs {
            return say(Objection::RecordOtherwise, entered_article());
        }
        None
    }

    /// Whether who is said to have won has no pieces to mate with.
    fn cannot_be_won(&self, result: GameResult) -> bool {
        match result {
            GameResult::WhiteWins => self.position.has_insufficient_material(Color::White),
            GameResult::BlackWins => self.position.has_insufficient_material(Color::Black),
            GameResult::Draw | GameResult::Continues => false,
        }
    }

    /// Whether the position can be dead: by its pieces, or by pawns that stand in the way,
    /// which the arbiter judges.
    fn may_be_dead(&self) -> bool {
        self.position.is_insufficient_material() || self.position.board().pawns().any()
    }
}

/// The article that makes a draw of a cause for a win, where who would win cannot mate.
const fn draws_if_unwinnable(cause: Cause) -> Option<Article> {
    match cause {
        Cause::FlagFall => Some(ChessEndReason::FlagFall.article()),
        Cause::IllegalMove => Some(Article::fide("7.5.5")),
        Cause::Checkmate
        | Cause::Resignation
        | Cause::DrawAgreed
        | Cause::BothMated
        | Cause::SimultaneousClaims
        | Cause::BothFlags
        | Cause::ArbiterDecision
        | Cause::Forfeit
        | Cause::DoubleForfeit
        | Cause::Stalemate
        | Cause::Repetition
        | Cause::FiftyMoves
        | Cause::DeadPosition
        | Cause::KingsAdjacent => None,
    }
}

/// The verdict of a result that is none yet is a draw's; nobody asks for it.
const fn verdict(result: GameResult) -> Verdict {
    match result {
        GameResult::WhiteWins | GameResult::BlackWins => Verdict::Win,
        GameResult::Draw | GameResult::Continues => Verdict::Draw,
    }
}
