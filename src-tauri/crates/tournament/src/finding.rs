//! What the evidence shows by the rules, and whether a result follows from it.
//!
//! Begin at [`Tournament::examine`] (what the evidence shows by itself) and
//! [`Tournament::contradiction`] (what speaks against an entry). Boards have colors here; the one
//! place where roles become colors is [`Match::team_of_rules`]. Games on one board are
//! `single_finding`'s.

use kralle_rules::adjudication::claim::{Claim, ClaimKind, FlagOrder, Flags, MovedSince};
use kralle_rules::adjudication::match_result::{Events, match_result};
use kralle_rules::adjudication::mate_status::mates;
use kralle_rules::adjudication::{Ground, MatchResult};
use kralle_rules::article::Article;
use kralle_rules::law::Law;
use kralle_rules::notation::bpgn::Recorded;
use kralle_rules::preset::Game;
use kralle_rules::replay::{Fault, replay};
use kralle_rules::result::Cause;
use kralle_rules::tandem::Position;
use kralle_rules::tandem::side::{Board as BoardOfRules, Side, Team};
use serde::Serialize;

use crate::{
    Board, Evidence, GameRecord, Line, Match, Refusal, ResultEntry, Role, RoundNumber, TableNumber,
    Tournament, Verdict,
};

/// How evidence speaks against a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Contradiction {
    /// Nobody is mated on the board that is said to have decided.
    NoMate,
    /// The mate can still be averted.
    MateNotFinal,
    /// The match has ended by mate in another way than entered.
    MateSaysOtherwise,
    /// What was entered does not lead to this result under the rules in force.
    ResultSaysOtherwise,
    /// The game record gives another result.
    RecordSaysOtherwise,
    /// The game record cannot be played to its end.
    RecordBreaksOff,
}

impl Contradiction {
    /// Every one.
    pub const ALL: [Self; 6] = [
        Self::NoMate,
        Self::MateNotFinal,
        Self::MateSaysOtherwise,
        Self::ResultSaysOtherwise,
        Self::RecordSaysOtherwise,
        Self::RecordBreaksOff,
    ];

    /// Its stable name.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoMate => "no_mate",
            Self::MateNotFinal => "mate_not_final",
            Self::MateSaysOtherwise => "mate_says_otherwise",
            Self::ResultSaysOtherwise => "result_says_otherwise",
            Self::RecordSaysOtherwise => "record_says_otherwise",
            Self::RecordBreaksOff => "record_breaks_off",
        }
    }

    /// The one of this name.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.code() == code)
    }
}

/// A result that stands against the evidence, by the arbiter's word.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Overruled {
    /// What the rules engine says against it.
    pub contradiction: Contradiction,
    /// Why the arbiter entered it all the same.
    pub reason: Line,
}

/// What the evidence shows by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Finding {
    /// The match has ended.
    Ended {
        /// Who is credited.
        verdict: Verdict,
        /// By what; none where nothing tells.
        cause: Option<Cause>,
        /// The board that decided, where one did.
        board: Option<Board>,
        /// Where the rules say so.
        article: Article,
    },
    /// Nothing has ended the match on the boards.
    GoesOn {
        /// Where the rules say so.
        article: Article,
    },
    /// The arbiter decides.
    Arbiter {
        /// Where the rules say so.
        article: Article,
    },
    /// The record cannot be played to its end.
    Broken {
        /// The first move that cannot be made, in notation: `12A Nf3`, `12... Nf6`.
        at: String,
    },
    /// Who had which color is not chosen, so nobody can be credited.
    SeatingOpen,
    /// There is no evidence, or no position of a match in it.
    Nothing,
}

/// What the evidence comes to on the boards.
struct Boards {
    position: Position,
    recorded: Recorded,
    ended_by: Option<Cause>,
    fault: Option<Fault>,
}

impl Match {
    /// The team of the rules that `role` is: White on board A and Black on board B are the first.
    /// None while the colors are not chosen.
    pub fn team_of_rules(&self, role: Role) -> Option<Team> {
        self.seating.white_on_board_1().map(
            |white| {
                if white == role { Team::One } else { Team::Two }
            },
        )
    }

    fn role_of(&self, team: Team) -> Option<Role> {
        [Role::First, Role::Second]
            .into_iter()
            .find(|role| self.team_of_rules(*role) == Some(team))
    }
}

impl Tournament {
    /// Says what the evidence shows by itself.
    ///
    /// # Errors
    /// When there is no such match.
    pub fn examine(
        &self,
        round: RoundNumber,
        table: TableNumber,
        evidence: &Evidence,
    ) -> Result<Finding, Refusal> {
        let it = self.match_at(round, table)?;
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
        let recorded = match boards.recorded {
            Recorded::Team1 => MatchResult::Team1Wins,
            Recorded::Team2 => MatchResult::Team2Wins,
            Recorded::Draw => MatchResult::Draw,
            Recorded::Unknown => MatchResult::Continues,
        };
        let (result, cause) = match found.result {
            // Off the boards, the record's own word is all there is.
            MatchResult::Continues => (recorded, boards.ended_by),
            MatchResult::Draw => (found.result, Some(Cause::BothMated)),
            MatchResult::Team1Wins | MatchResult::Team2Wins | MatchResult::Arbiter => {
                (found.result, Some(Cause::Checkmate))
            }
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
        let Some(role) = it.role_of(winner) else {
            return Ok(Finding::SeatingOpen);
        };
        let board = mates(rules, &boards.position)
            .into_iter()
            .find(|mate| mate.is_final() && mate.winner() == winner)
            .map(|mate| board_of(mate.mated.board));
        Ok(ended(Verdict::won_by(role), cause, board, found.ground))
    }

    /// What speaks against a result, and where the rules say so; none where nothing does, and
    /// none against the arbiter's decision and against a forfeit, which no position bears out.
    ///
    /// # Errors
    /// When there is no such match.
    pub fn contradiction(
        &self,
        entry: &ResultEntry,
        evidence: &Evidence,
    ) -> Result<Option<(Contradiction, Article)>, Refusal> {
        let it = self.match_at(entry.round, entry.table)?;
        let (verdict, board) = self.claimed(entry)?;
        if let Some(single) = self.single(evidence) {
            return Ok(single.against(entry.cause, verdict));
        }
        let Some(boards) = self.boards(evidence) else {
            return Ok(None);
        };
        let rules = &self.settings.rule_set;
        let compared = match entry.cause {
            Cause::ArbiterDecision | Cause::Forfeit | Cause::DoubleForfeit => return Ok(None),
            // An illegal move is what breaks a record off.
            Cause::IllegalMove => Contradiction::ResultSaysOtherwise,
            Cause::Checkmate
            | Cause::FlagFall
            | Cause::Resignation
            | Cause::DrawAgreed
            | Cause::BothMated
            | Cause::SimultaneousClaims
            | Cause::BothFlags
            | Cause::Stalemate
            | Cause::Repetition
            | Cause::FiftyMoves
            | Cause::DeadPosition
            | Cause::KingsAdjacent => {
                if boards.fault.is_some() {
                    let article = rules.article(Law::IllegalMove);
                    return Ok(Some((Contradiction::RecordBreaksOff, article)));
                }
                Contradiction::ResultSaysOtherwise
            }
        };
        let winner = verdict.winner().map(|role| it.team_of_rules(role));
        let entered = match winner {
            // Whose color is whose is not known: only a draw can be compared.
            Some(None) => return Ok(None),
            Some(Some(team)) => MatchResult::win(team),
            None => MatchResult::Draw,
        };
        let on_boards = match_result(rules, &boards.position, &Events::default());
        let against = |why, ground: Ground| Ok(Some((why, ground.article)));
        if entry.cause == Cause::Checkmate {
            let found = mates(rules, &boards.position);
            let here = found
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
                return against(compared, found.ground);
            }
        }
        Ok(self.against_record(&boards, entered))
    }

    fn against_record(
        &self,
        boards: &Boards,
        entered: MatchResult,
    ) -> Option<(Contradiction, Article)> {
        let recorded = match boards.recorded {
            Recorded::Team1 => MatchResult::Team1Wins,
            Recorded::Team2 => MatchResult::Team2Wins,
            Recorded::Draw => MatchResult::Draw,
            Recorded::Unknown => return None,
        };
        (recorded != entered).then(|| {
            let article = self.settings.rule_set.article(Law::MatchEnd);
            (Contradiction::RecordSaysOtherwise, article)
        })
    }

    /// What the evidence comes to on the boards: the position given, else that after the record.
    fn boards(&self, evidence: &Evidence) -> Option<Boards> {
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
            recorded: played.as_ref().map_or(Recorded::Unknown, |it| it.result),
            ended_by: played.and_then(|it| it.ended_by),
            fault,
        })
    }

    /// Keeps evidence with a result that stands; what speaks against the result needs the
    /// arbiter's reason, and both are kept.
    ///
    /// # Errors
    /// When the match has no result, the evidence speaks against it and no reason is given, or
    /// the result is settled and no reason is given.
    pub fn attach_evidence(
        &mut self,
        entry: &ResultEntry,
        evidence: Evidence,
        overrule: Option<Line>,
    ) -> Result<(), Refusal> {
        self.must_run()?;
        let (round, table) = (entry.round, entry.table);
        let against = self.contradiction(entry, &evidence)?;
        let overruled = match (against, overrule) {
            (None, _) => None,
            (Some((contradiction, _)), Some(reason)) => Some(Overruled {
                contradiction,
                reason,
            }),
            (Some((why, article)), None) => {
                return Err(Refusal::EvidenceContradicts {
                    round,
                    table,
                    why,
                    article,
                });
            }
        };
        self.put_evidence(round, table, evidence, overruled)
    }

    /// Keeps the record of a game that was played in the program, by the rules that were in force
    /// when it was opened: nothing more is to be asked.
    ///
    /// # Errors
    /// When the match has no result.
    pub fn keep_record(
        &mut self,
        round: RoundNumber,
        table: TableNumber,
        record: GameRecord,
    ) -> Result<(), Refusal> {
        self.must_run()?;
        let evidence = Evidence {
            position: None,
            record: Some(record),
        };
        self.put_evidence(round, table, evidence, None)
    }

    fn put_evidence(
        &mut self,
        round: RoundNumber,
        table: TableNumber,
        evidence: Evidence,
        overruled: Option<Overruled>,
    ) -> Result<(), Refusal> {
        let it = self.match_at_mut(round, table)?;
        let Some(outcome) = &mut it.outcome else {
            return Err(Refusal::NoResult { round, table });
        };
        outcome.evidence = evidence;
        outcome.overruled = overruled;
        Ok(())
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

/// The board of the rules as the tournament numbers it.
const fn board_of(board: BoardOfRules) -> Board {
    match board {
        BoardOfRules::A => Board::A,
        BoardOfRules::B => Board::B,
    }
}

/// What is taken as established when a cause is entered, so that the rules can say where it
/// leads; none where there is nothing to ask beyond the boards.
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
        claims: vec![Claim { by, kind }],
        ..Events::default()
    };
    match cause {
        Cause::FlagFall => loser.map(|side| Events {
            flags: Flags {
                fallen: vec![side],
                order: FlagOrder::Known,
            },
            ..Events::default()
        }),
        Cause::Resignation => loser.map(|side| claim(side, ClaimKind::Resignation)),
        Cause::IllegalMove => loser.map(|side| {
            claim(
                side.opponent(),
                ClaimKind::IllegalMove {
                    moved_since: MovedSince::No,
                },
            )
        }),
        Cause::Checkmate
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
