//! Results that a rule set admits: the last table of design/rules.md as one function.

use kralle_choice::Choice;
use serde::Serialize;

use super::{Cause, Verdict};
use crate::article::Article;
use crate::law::Law;
use crate::paarzug::law::PairLaw;
use crate::paarzug::options::PairBothMated;
use crate::preset::{Game, Preset};
use crate::rule_set::RuleSet;
use crate::rule_set::ending::{
    Agreement, BothFlags, DrawClaims, FlagMaterial, IllegalMove, Repetition, Resignation,
    SimultaneousClaims,
};
use crate::rule_set::mate::{BothMated, Stalemate};

/// A result that may be entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Admitted {
    pub article: Article,
    pub reason: Reason,
    /// A condition for it, beyond the cause itself; `None` without one.
    pub condition: Option<Condition>,
}

impl Admitted {
    /// True if a reason is required.
    pub const fn needs_reason(&self) -> bool {
        matches!(self.reason, Reason::Required)
    }
}

/// The arbiter's reason: required or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    Required,
    Optional,
}

/// A condition of a result, to be shown beside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// The first flag to fall is unknown (D 6.4).
    OrderUnknown,
    /// One player of each team (D 6.3, O 8.4).
    OneOfEachTeam,
    /// The arbiter has discretion (O 8.4).
    ArbiterDiscretion,
    /// Claimed before the claimer's own next move (O 7.1 b).
    BeforeOwnMove,
    /// The second illegal move of that player; the first costs time (FIDE 7.5.5).
    SecondIllegalMove,
    AllFourAgree,
    /// The opponent has no pieces to mate with (FIDE 6.9, 7.5.5).
    ///
    /// He is the opponent of the player whose flag fell, or who made the second illegal move.
    OpponentCannotMate,
}

/// A result that the rule set does not admit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{} does not admit this result ({article})", cause.code())]
pub struct NotAdmitted {
    /// Stable code of the refusal; message key `refusal-…`.
    pub code: &'static str,
    pub article: Article,
    pub cause: Cause,
    pub verdict: Verdict,
    /// The causes that admit this verdict.
    pub instead: Vec<Cause>,
}

/// Refusal code: the cause never ends a match under this rule set.
pub const NEVER_ENDS: &str = "cause_never_ends";
/// Refusal code: the cause admits another verdict than the one entered.
pub const WRONG_VERDICT: &str = "cause_wrong_verdict";

impl RuleSet {
    /// Returns the article by which the arbiter may enter `cause` with `verdict`.
    ///
    /// The arbiter's decision is admitted under every rule set, for every verdict. It requires a
    /// reason (D 7.4, S F4, O 9.2), except in ordinary chess.
    ///
    /// # Errors
    /// Fails if the rule set does not admit the result.
    pub fn admits(&self, cause: Cause, verdict: Verdict) -> Result<Admitted, NotAdmitted> {
        self.admitted(cause, verdict).ok_or_else(|| {
            let code = if Verdict::ALL
                .iter()
                .any(|it| self.admitted(cause, *it).is_some())
            {
                WRONG_VERDICT
            } else {
                NEVER_ENDS
            };
            let instead = Cause::ALL
                .into_iter()
                .filter(|it| self.admitted(*it, verdict).is_some());
            NotAdmitted {
                code,
                article: self.refused_article(cause, verdict),
                cause,
                verdict,
                instead: instead.collect(),
            }
        })
    }

    fn admitted(&self, cause: Cause, verdict: Verdict) -> Option<Admitted> {
        let plain = |wanted: Verdict| (verdict == wanted).then_some(None);
        let when = |wanted: Verdict, condition| (verdict == wanted).then_some(Some(condition));
        let rules = &self.tandem;
        let tandem = match self.game() {
            Game::Tandem => true,
            Game::PairMoves | Game::OrdinaryChess => false,
        };
        let condition = match cause {
            Cause::FlagFall | Cause::IllegalMove if !tandem && verdict == Verdict::Draw => {
                Some(Some(Condition::OpponentCannotMate))
            }
            Cause::FlagFall
                if verdict == Verdict::Draw && rules.flag_material == FlagMaterial::Fide =>
            {
                Some(Some(Condition::OpponentCannotMate))
            }
            Cause::Checkmate | Cause::FlagFall | Cause::Forfeit => plain(Verdict::Win),
            Cause::DoubleForfeit => plain(Verdict::BothLose),
            Cause::ArbiterDecision => Some(None),
            Cause::Resignation => match rules.resignation {
                Resignation::NotAllowed if tandem => None,
                Resignation::Allowed | Resignation::NotAllowed => plain(Verdict::Win),
            },
            Cause::IllegalMove if !tandem => when(Verdict::Win, Condition::SecondIllegalMove),
            Cause::IllegalMove => match rules.illegal_move {
                IllegalMove::Arbiter | IllegalMove::TakenBack => None,
                IllegalMove::FirstLoses => when(Verdict::Win, Condition::BeforeOwnMove),
                IllegalMove::FidePenalty => when(Verdict::Win, Condition::SecondIllegalMove),
            },
            Cause::DrawAgreed if !tandem => plain(Verdict::Draw),
            Cause::DrawAgreed => match rules.agreement {
                Agreement::BothPlayers => plain(Verdict::Draw),
                Agreement::AllFour => when(Verdict::Draw, Condition::AllFourAgree),
                Agreement::Nobody => None,
            },
            // Only PaarZugSchach can mate both kings in one pair.
            Cause::BothMated if !tandem => match self.game() {
                Game::PairMoves => plain(match self.pair_moves.pair_both_mated {
                    PairBothMated::Draw => Verdict::Draw,
                    PairBothMated::WhiteLoses => Verdict::Win,
                }),
                Game::Tandem | Game::OrdinaryChess => None,
            },
            Cause::BothMated => match rules.both_mated {
                BothMated::DrawInPendingMove | BothMated::DrawIfSimultaneous => {
                    when(Verdict::Draw, Condition::OneOfEachTeam)
                }
                BothMated::FirstWins => None,
            },
            Cause::SimultaneousClaims => match rules.simultaneous_claims {
                SimultaneousClaims::Draw if tandem => plain(Verdict::Draw),
                SimultaneousClaims::Draw | SimultaneousClaims::Arbiter => None,
            },
            Cause::BothFlags if !tandem => when(Verdict::Draw, Condition::OrderUnknown),
            Cause::BothFlags => match rules.both_flags {
                BothFlags::DrawIfOrderUnknown => when(Verdict::Draw, Condition::OrderUnknown),
                BothFlags::FirstLoses => None,
                BothFlags::MayBeDraw => when(Verdict::Draw, Condition::ArbiterDiscretion),
            },
            Cause::KingsAdjacent => match self.game() {
                Game::PairMoves => plain(Verdict::Draw),
                Game::Tandem | Game::OrdinaryChess => None,
            },
            Cause::Stalemate => match rules.stalemate {
                Stalemate::Waits if tandem => None,
                Stalemate::Waits | Stalemate::Draw => plain(Verdict::Draw),
            },
            Cause::Repetition if tandem && rules.repetition == Repetition::Draw => {
                plain(Verdict::Draw)
            }
            Cause::Repetition | Cause::FiftyMoves | Cause::DeadPosition => {
                match rules.draw_claims {
                    DrawClaims::None if tandem => None,
                    DrawClaims::None | DrawClaims::Fide => plain(Verdict::Draw),
                }
            }
        };
        condition.map(|condition| Admitted {
            article: self.admitting_article(cause, verdict),
            reason: if cause == Cause::ArbiterDecision && self.game() != Game::OrdinaryChess {
                Reason::Required
            } else {
                Reason::Optional
            },
            condition,
        })
    }

    /// Returns the article that admits a cause with this verdict.
    fn admitting_article(&self, cause: Cause, verdict: Verdict) -> Article {
        match (self.game(), cause, verdict) {
            // Only the announced reading makes it a draw.
            (Game::Tandem, Cause::FlagFall, Verdict::Draw) => {
                let option = self.tandem.flag_material;
                self.ground_by(Law::FlagFall, option).article
            }
            _ => self.cause_article(cause),
        }
    }

    /// Returns the article that refuses a cause with this verdict.
    ///
    /// S A6 brings in FIDE 7.5.5 with its draw; S F3 takes the draw away.
    fn refused_article(&self, cause: Cause, verdict: Verdict) -> Article {
        match (self.base, cause, verdict) {
            (Preset::SwissRules, Cause::IllegalMove, Verdict::Draw) => Article::swiss_rules("F3"),
            _ => self.cause_article(cause),
        }
    }

    fn cause_article(&self, cause: Cause) -> Article {
        match self.game() {
            Game::Tandem => self.tandem_article(cause),
            Game::PairMoves => match cause {
                Cause::Checkmate
                | Cause::BothMated
                | Cause::DrawAgreed
                | Cause::Stalemate
                | Cause::Repetition
                | Cause::FiftyMoves
                | Cause::DeadPosition => PairLaw::NormalRules.article(self.base),
                Cause::KingsAdjacent => PairLaw::KingsAdjacent.article(self.base),
                Cause::FlagFall
                | Cause::Resignation
                | Cause::IllegalMove
                | Cause::SimultaneousClaims
                | Cause::BothFlags
                | Cause::ArbiterDecision
                | Cause::Forfeit
                | Cause::DoubleForfeit => fide_article(cause),
            },
            Game::OrdinaryChess => match cause {
                Cause::Checkmate => Article::ordinary_chess("Schachmatt"),
                Cause::DrawAgreed => Article::ordinary_chess("Remis (1)"),
                Cause::Stalemate => Article::ordinary_chess("Patt"),
                Cause::Repetition => Article::ordinary_chess("Remis (3)"),
                Cause::FiftyMoves => Article::ordinary_chess("Remis (4)"),
                Cause::DeadPosition => Article::ordinary_chess("Remis (5)"),
                Cause::KingsAdjacent => Article::ordinary_chess("Remis"),
                Cause::FlagFall
                | Cause::Resignation
                | Cause::IllegalMove
                | Cause::BothMated
                | Cause::SimultaneousClaims
                | Cause::BothFlags
                | Cause::ArbiterDecision
                | Cause::Forfeit
                | Cause::DoubleForfeit => fide_article(cause),
            },
        }
    }
}

impl RuleSet {
    /// Returns the ground of a cause in tandem chess: the option that decides it, or the text.
    fn tandem_article(&self, cause: Cause) -> Article {
        let options = &self.tandem;
        let ground = match cause {
            Cause::Checkmate => self.ground_by(Law::Checkmate, options.mate),
            Cause::FlagFall => self.ground(Law::FlagFall),
            Cause::Resignation => self.ground_by(Law::Resignation, options.resignation),
            Cause::IllegalMove => self.ground_by(Law::IllegalMove, options.illegal_move),
            Cause::DrawAgreed => self.ground_by(Law::Agreement, options.agreement),
            Cause::BothMated => self.ground_by(Law::BothMated, options.both_mated),
            Cause::SimultaneousClaims => {
                self.ground_by(Law::SimultaneousClaims, options.simultaneous_claims)
            }
            Cause::BothFlags => self.ground_by(Law::BothFlags, options.both_flags),
            Cause::ArbiterDecision => self.ground(Law::Arbiter),
            Cause::Forfeit | Cause::DoubleForfeit => self.ground(Law::Forfeit),
            Cause::Stalemate => self.ground_by(Law::Stalemate, options.stalemate),
            Cause::Repetition => match options.repetition {
                it @ Repetition::Draw => self.ground_by(Law::Repetition, it),
                Repetition::AsDrawClaims => self.ground_by(Law::Repetition, options.draw_claims),
            },
            Cause::FiftyMoves => self.ground_by(Law::FiftyMoves, options.draw_claims),
            Cause::DeadPosition => self.ground_by(Law::DeadPosition, options.draw_claims),
            // No regulation of tandem chess has this cause: it is missing among the ends of a
            // match.
            Cause::KingsAdjacent => self.ground(Law::MatchEnd),
        };
        ground.article
    }
}

/// Returns the FIDE article for a cause.
const fn fide_article(cause: Cause) -> Article {
    Article::fide(match cause {
        Cause::Checkmate | Cause::BothMated => "5.1.1",
        Cause::Resignation => "5.1.2",
        Cause::Stalemate => "5.2.1",
        Cause::DeadPosition => "5.2.2",
        // A king may not move to an attacked square, so kings are never adjacent.
        Cause::KingsAdjacent => "3.9.2",
        Cause::DrawAgreed => "5.2.3",
        Cause::Forfeit | Cause::DoubleForfeit => "6.7.1",
        Cause::FlagFall => "6.9",
        Cause::IllegalMove => "7.5.5",
        Cause::Repetition => "9.2",
        Cause::FiftyMoves => "9.3",
        Cause::SimultaneousClaims | Cause::ArbiterDecision => "12.9",
        Cause::BothFlags => "III.3.1",
    })
}
