//! Evaluates evidence by the rules.
//!
//! Start at [`Tournament::examine`]. Boards have colors here; only [`crate::Game::team_of_rules`] maps
//! roles to colors. `contradiction` compares a finding with an entry; `single_finding` has games on
//! one board.

use kralle_choice::Code;
use kralle_rules::adjudication::match_result::{Events, match_result};
use kralle_rules::adjudication::{Ground, MatchResult};
use kralle_rules::article::Article;
use kralle_rules::notation::bpgn::Recorded;
use kralle_rules::preset::Game;
use kralle_rules::replay::{Fault, replay};
use kralle_rules::result::Cause;
use kralle_rules::tandem::Position;
use kralle_rules::tandem::side::{Board as BoardOfRules, Team};

use crate::{Board, Evidence, GameAt, GameRecord, Refusal, Tournament, Verdict};

/// The result of evaluating evidence alone.
#[derive(Debug, Clone, PartialEq, Eq, Code)]
#[code(kind = FindingKind, name = "FindingName")]
pub enum Finding {
    Ended {
        verdict: Verdict,
        /// The cause; `None` if a game on one board does not show it. On two boards an unknown
        /// cause is [`Cause::ArbiterDecision`].
        cause: Option<Cause>,
        /// The board that decided; `None` if neither did.
        board: Option<Board>,
        article: Article,
    },
    /// Nothing has ended the match on the boards.
    GoesOn {
        article: Article,
    },
    Arbiter {
        article: Article,
    },
    /// The record cannot be played to its end.
    Broken {
        /// The first impossible move, in notation: `12A Nf3`, `12... Nf6`.
        at: String,
    },
    /// The colors of the teams are not chosen.
    ///
    /// So no team can be credited.
    SeatingOpen,
    /// There is no evidence.
    ///
    /// Or no position of a match in it.
    Nothing,
}

/// The state of the boards according to the evidence.
pub(crate) struct Boards {
    pub(crate) position: Position,
    /// [`MatchResult::Continues`] if no record has a result.
    pub(crate) recorded: MatchResult,
    ended_by: Option<Cause>,
    /// The first impossible move of the record; `None` if it can be played to its end, or a position
    /// was given.
    pub(crate) fault: Option<Fault>,
}

impl Tournament {
    /// Evaluates the evidence alone.
    ///
    /// # Errors
    /// Fails if there is no such game.
    pub fn examine(&self, at: GameAt, evidence: &Evidence) -> Result<Finding, Refusal> {
        let game = self.game_at(at)?;
        if let Some(single) = self.single(evidence) {
            return Ok(single.finding());
        }
        let Some(boards) = self.boards(evidence) else {
            return Ok(Finding::Nothing);
        };
        if let Some(fault) = boards.fault {
            let letter = fault.side.board.letter();
            return Ok(Finding::Broken {
                at: format!("{}{letter} {}", fault.number, fault.san),
            });
        }
        let rules = &self.settings.rule_set;
        let found = match_result(rules, &boards.position, &Events::default());
        let (result, cause) = match found.result {
            // Without an end on the boards, only the record's own result remains.
            MatchResult::Continues => (boards.recorded, boards.ended_by),
            MatchResult::Draw
            | MatchResult::Team1Wins
            | MatchResult::Team2Wins
            | MatchResult::Arbiter => (found.result, found.cause),
        };
        let winner = match result {
            MatchResult::Team1Wins => Team::One,
            MatchResult::Team2Wins => Team::Two,
            MatchResult::Draw => {
                return Ok(ended(Verdict::Drawn, cause, None, found.ground));
            }
            MatchResult::Continues => {
                return Ok(Finding::GoesOn {
                    article: found.ground.article,
                });
            }
            MatchResult::Arbiter => {
                return Ok(Finding::Arbiter {
                    article: found.ground.article,
                });
            }
        };
        let Some(role) = game.role_of(winner) else {
            return Ok(Finding::SeatingOpen);
        };
        let board = found
            .mates
            .iter()
            .find(|mate| mate.is_final() && mate.winner() == winner)
            .map(|mate| board_of(mate.mated.board));
        Ok(ended(Verdict::won_by(role), cause, board, found.ground))
    }

    /// Returns the state of the boards: the given position, otherwise the end of the record. `None`
    /// without either, and if the rules are not those of tandem.
    pub(crate) fn boards(&self, evidence: &Evidence) -> Option<Boards> {
        let rules = &self.settings.rule_set;
        if rules.game() != Game::Tandem {
            return None;
        }
        let played = evidence
            .record
            .as_ref()
            .and_then(GameRecord::game)
            .map(|game| replay(rules, &game));
        let position = evidence
            .position
            .as_ref()
            .and_then(|it| it.position(&rules.tandem).ok());
        let (position, fault) = match (position, &played) {
            (Some(position), _) => (position, None),
            (None, Some(played)) => (played.position.clone(), played.fault),
            (None, None) => return None,
        };
        Some(Boards {
            position,
            recorded: match played.as_ref().map(|it| it.result) {
                Some(Recorded::Team1) => MatchResult::Team1Wins,
                Some(Recorded::Team2) => MatchResult::Team2Wins,
                Some(Recorded::Draw) => MatchResult::Draw,
                // Only the arbiter lets both lose.
                Some(Recorded::BothLose) => MatchResult::Arbiter,
                Some(Recorded::Unknown) | None => MatchResult::Continues,
            },
            ended_by: played.and_then(|it| it.ended_by),
            fault,
        })
    }
}

fn ended(verdict: Verdict, cause: Option<Cause>, board: Option<Board>, ground: Ground) -> Finding {
    Finding::Ended {
        verdict,
        cause: Some(cause.unwrap_or(Cause::ArbiterDecision)),
        board,
        article: ground.article,
    }
}

/// Returns the tournament's number for a board of the rules.
pub(crate) const fn board_of(board: BoardOfRules) -> Board {
    match board {
        BoardOfRules::A => Board::A,
        BoardOfRules::B => Board::B,
    }
}
