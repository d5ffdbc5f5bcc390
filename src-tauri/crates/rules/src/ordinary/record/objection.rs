//! Comparison of a record with a result: agreement, or an objection.

use shakmaty::{Color, Position};

use super::{RecordEnd, Replay};
use crate::article::Article;
use crate::game_result::GameResult;
use crate::ordinary::end::ChessEndReason;
use crate::replay::Doubt;
use crate::result::{Cause, Verdict};
use crate::rule_set::RuleSet;

/// An objection to a result, and its legal basis.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Against {
    pub objection: Objection,
    pub article: Article,
}

/// The kind of an objection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Objection {
    NoMate,
    /// The mate in the game gives another result.
    MateOtherwise,
    /// The end on the board, or the entered cause, does not lead to this result.
    Otherwise,
    RecordOtherwise,
    /// The record cannot be played to its end.
    BreaksOff,
}

impl Replay {
    /// Returns result and cause: from the board, otherwise from the record as far as the rules
    /// allow.
    ///
    /// The cause is `None` if the record states no possible one.
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

    /// Returns the first reason the recorded result does not follow from the moves and from the
    /// stated end; `None` if it follows.
    pub fn doubt(&self, rules: &RuleSet) -> Option<Doubt> {
        if self.fault.is_some() {
            return Some(Doubt::Fault);
        }
        let (result, end) = self.decided(rules)?;
        if result != self.result {
            return Some(Doubt::BoardDiffers);
        }
        if end.is_some() {
            return None;
        }
        Some(match self.stated {
            None => Doubt::NothingStated,
            Some(Cause::Checkmate) => Doubt::NoMate,
            Some(cause) if rules.admits(cause, verdict(self.result)).is_err() => Doubt::NotAdmitted,
            Some(_) => Doubt::CauseNotShown,
        })
    }

    /// True if the recorded result follows from the moves and from the stated end.
    pub fn follows(&self, rules: &RuleSet) -> bool {
        self.doubt(rules).is_none()
    }

    /// Returns the objection to a result and its cause; `None` if there is none.
    ///
    /// The arbiter's decision and a forfeit have none: no game supports or contradicts them.
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
        // An illegal move is a fault that breaks off a record.
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
                    GameResult::Continues | GameResult::BothLose => true,
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

    /// True if the stated winner has no pieces to mate with.
    fn cannot_be_won(&self, result: GameResult) -> bool {
        match result {
            GameResult::WhiteWins => self.position.has_insufficient_material(Color::White),
            GameResult::BlackWins => self.position.has_insufficient_material(Color::Black),
            GameResult::Draw | GameResult::Continues | GameResult::BothLose => false,
        }
    }

    /// True if the position can be dead: by its pieces, or by blocked pawns, which the arbiter
    /// judges.
    fn may_be_dead(&self) -> bool {
        self.position.is_insufficient_material() || self.position.board().pawns().any()
    }
}

/// Returns the article that turns a win by this cause into a draw if the winner cannot mate; `None`
/// for other causes.
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

/// Returns the verdict of a result. An undecided game maps to a draw; no caller passes one.
const fn verdict(result: GameResult) -> Verdict {
    match result {
        GameResult::WhiteWins | GameResult::BlackWins => Verdict::Win,
        GameResult::Draw | GameResult::Continues => Verdict::Draw,
        GameResult::BothLose => Verdict::BothLose,
    }
}
