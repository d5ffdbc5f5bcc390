//! Contradictions between a result and its evidence, and the arbiter's overruling.
//!
//! Start at [`Tournament::contradiction`]. `finding` evaluates the evidence alone, `single_finding`
//! for games on one board.

use kralle_choice::Choice;
use kralle_rules::adjudication::claim::{
    Claim, ClaimKind, Claimant, ClockPressed, FlagOrder, Flags, MovedSince,
};
use kralle_rules::adjudication::match_result::{Events, match_result};
use kralle_rules::adjudication::{Ground, MatchResult};
use kralle_rules::article::Article;
use kralle_rules::law::Law;
use kralle_rules::result::Cause;
use kralle_rules::tandem::side::{Board as BoardOfRules, Side, Team};
use serde::Serialize;

use crate::finding::{Boards, board_of};
use crate::{Board, Evidence, Line, Refusal, ResultEntry, Tournament};

/// The kind of contradiction between evidence and result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum Contradiction {
    /// No one is mated on the board that supposedly decided.
    NoMate,
    /// The mate can still be averted.
    MateNotFinal,
    /// The match ended by mate in another way than entered.
    MateSaysOtherwise,
    /// Under the rules in force, the entered cause does not lead to this result.
    ResultSaysOtherwise,
    RecordSaysOtherwise,
    RecordBreaksOff,
}

/// A result that contradicts the evidence, confirmed by the arbiter.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Overruled {
    pub contradiction: Contradiction,
    /// The arbiter's reason.
    pub reason: Line,
}

impl Tournament {
    /// Returns the contradiction of a result and its article; `None` without one, for a decision of
    /// the arbiter, and for a forfeit, which no position can confirm.
    ///
    /// # Errors
    /// Fails if there is no such game.
    pub fn contradiction(
        &self,
        entry: &ResultEntry,
        evidence: &Evidence,
    ) -> Result<Option<(Contradiction, Article)>, Refusal> {
        let game = self.game_at(entry.at)?;
        let (verdict, board) = self.claimed(entry)?;
        if let Some(single) = self.single(evidence) {
            return Ok(single.against(entry.cause, verdict));
        }
        let Some(boards) = self.boards(evidence) else {
            return Ok(None);
        };
        if entry.cause.is_from_outside() {
            return Ok(None);
        }
        let rules = &self.settings.rule_set;
        // A record ends at an illegal move.
        if boards.fault.is_some() && entry.cause != Cause::IllegalMove {
            let article = rules.article(Law::IllegalMove);
            return Ok(Some((Contradiction::RecordBreaksOff, article)));
        }
        let winner = verdict.winner().map(|role| game.team_of_rules(role));
        let entered = match winner {
            // The colors of the teams are unknown: only a draw can be compared.
            Some(None) => return Ok(None),
            Some(Some(team)) => MatchResult::win(team),
            None => MatchResult::Draw,
        };
        let on_boards = match_result(rules, &boards.position, &Events::default());
        let against = |why, ground: Ground| Ok(Some((why, ground.article)));
        if entry.cause == Cause::Checkmate {
            let here = on_boards
                .mates
                .iter()
                .find(|mate| board.is_none_or(|board| board_of(mate.mated.board) == board));
            return match here {
                None if on_boards.result != MatchResult::Continues => {
                    against(Contradiction::MateSaysOtherwise, on_boards.ground)
                }
                None => Ok(Some((Contradiction::NoMate, rules.article(Law::Checkmate)))),
                Some(mate) if !mate.is_final() => against(Contradiction::MateNotFinal, mate.ground),
                Some(_) if on_boards.result != entered => {
                    against(Contradiction::MateSaysOtherwise, on_boards.ground)
                }
                Some(_) => Ok(self.against_record(&boards, entered)),
            };
        }
        match on_boards.result {
            MatchResult::Continues | MatchResult::Arbiter => {}
            result if result != entered => {
                return against(Contradiction::MateSaysOtherwise, on_boards.ground);
            }
            MatchResult::Team1Wins | MatchResult::Team2Wins | MatchResult::Draw => {}
        }
        if entry.cause == Cause::BothMated && on_boards.result == MatchResult::Continues {
            return against(Contradiction::NoMate, on_boards.ground);
        }
        if let Some(events) = events(entry.cause, entered, board) {
            let found = match_result(rules, &boards.position, &events);
            let decided = match found.result {
                MatchResult::Team1Wins | MatchResult::Team2Wins | MatchResult::Draw => true,
                MatchResult::Continues | MatchResult::Arbiter => false,
            };
            if decided && found.result != entered {
                return against(Contradiction::ResultSaysOtherwise, found.ground);
            }
        }
        Ok(self.against_record(&boards, entered))
    }

    /// Returns the contradiction of the record's own result; `None` if it has none or agrees.
    fn against_record(
        &self,
        boards: &Boards,
        entered: MatchResult,
    ) -> Option<(Contradiction, Article)> {
        let recorded = boards.recorded;
        let speaks = recorded != MatchResult::Continues && recorded != entered;
        speaks.then(|| {
            let article = self.settings.rule_set.article(Law::MatchEnd);
            (Contradiction::RecordSaysOtherwise, article)
        })
    }
}

/// Returns the events that a cause implies, as input for the rules; `None` if the boards alone
/// decide.
fn events(cause: Cause, entered: MatchResult, board: Option<Board>) -> Option<Events> {
    let loser = |team: Team| {
        let on = match board {
            Some(Board::A) | None => BoardOfRules::A,
            Some(Board::B) => BoardOfRules::B,
        };
        Side::ALL
            .into_iter()
            .find(|side| side.board == on && side.team() != team)
    };
    let loser = match entered {
        MatchResult::Team1Wins => loser(Team::One),
        MatchResult::Team2Wins => loser(Team::Two),
        MatchResult::Draw | MatchResult::Continues | MatchResult::Arbiter => None,
    };
    let claim = |by: Side, kind| Events {
        claims: vec![Claim {
            by,
            claimant: Claimant::Player,
            kind,
        }],
        ..Events::default()
    };
    let side = loser?;
    if cause == Cause::FlagFall {
        let flags = Flags {
            fallen: vec![side],
            order: FlagOrder::Known,
        };
        Some(Events {
            flags,
            ..Events::default()
        })
    } else if cause == Cause::Resignation {
        Some(claim(side, ClaimKind::Resignation))
    } else if cause == Cause::IllegalMove {
        let kind = ClaimKind::IllegalMove {
            moved_since: MovedSince::No,
            clock: ClockPressed::Yes,
        };
        Some(claim(side.opponent(), kind))
    } else {
        None
    }
}
