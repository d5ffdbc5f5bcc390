//! Playing a game record through by the rules.
//!
//! Begin at [`replay`]. A match ends with the first mate that nothing can avert; a
//! ply after that is a fault. Other endings are what the record says they are.

use crate::adjudication::MatchResult;
use crate::adjudication::match_result::{Events, match_result};
use crate::adjudication::mate_status::mate_of;
use crate::notation::bpgn::{Game, Place, Recorded};
use crate::notation::san::{self, San, SanRefusal};
use crate::result::{Cause, Verdict};
use crate::rule_set::RuleSet;
use crate::tandem::TandemMove;
use crate::tandem::mate::is_mate;
use crate::tandem::position::Position;
use crate::tandem::side::{Board, Side, Team};

/// A record played through.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replay {
    /// Plies that were legal.
    pub plies: usize,
    /// Both boards after them.
    pub position: Position,
    /// What ended the match, where the boards or the record tell.
    pub ended_by: Option<Cause>,
    /// The recorded result.
    pub result: Recorded,
    /// Whether the recorded result follows from what ended the match.
    pub follows: bool,
    /// The first ply that is not legal.
    pub fault: Option<Fault>,
}

/// A ply that cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fault {
    /// Its index in the record, from 0.
    pub ply: usize,
    /// Its move number.
    pub number: u32,
    /// Who was to have made it.
    pub side: Side,
    /// The move as written.
    pub san: San,
    /// Where it stands.
    pub place: Place,
    /// Why.
    pub reason: FaultReason,
}

/// Why a ply cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FaultReason {
    /// It is no legal move.
    #[error(transparent)]
    Refused(#[from] SanRefusal),
    /// The match was over.
    #[error("the match was over")]
    MatchOver,
}

impl FaultReason {
    /// Stable code; message key `refusal-…`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Refused(it) => it.code(),
            Self::MatchOver => "match_over",
        }
    }
}

/// Plays a record from the starting position.
pub fn replay(rules: &RuleSet, game: &Game) -> Replay {
    let mut position = Position::default();
    let mut mated = [false; 2];
    let mut over = false;
    let mut fault = None;
    let mut plies = 0;
    for (index, ply) in game.plies.iter().enumerate() {
        let outcome = if over {
            Err(FaultReason::MatchOver)
        } else {
            play(rules, &mut position, ply.side, ply.san)
        };
        if let Err(reason) = outcome {
            fault = Some(Fault {
                ply: index,
                number: ply.number,
                side: ply.side,
                san: ply.san,
                place: ply.place,
                reason,
            });
            break;
        }
        plies += 1;
        over = is_over(rules, &position, ply.side.board, &mut mated);
    }
    let ended_by = if over {
        Some(Cause::Checkmate)
    } else {
        stated_cause(game)
    };
    let ended_by = match ended_by {
        // Mate is seen on the boards, or it is not.
        Some(Cause::Checkmate) if !over => None,
        other => other,
    };
    let follows = fault.is_none() && follows(rules, game, &position, over, ended_by);
    Replay {
        plies,
        position,
        ended_by,
        result: game.result,
        follows,
        fault,
    }
}

fn play(rules: &RuleSet, position: &mut Position, side: Side, san: San) -> Result<(), FaultReason> {
    if position.to_move(side.board) != side {
        return Err(SanRefusal::from(crate::tandem::refusal::Refusal::NotToMove).into());
    }
    let action = san::resolve(position.view(side.board, &rules.tandem), san)?;
    position.play(
        TandemMove {
            board: side.board,
            action,
        },
        &rules.tandem,
    );
    Ok(())
}

/// Whether a final mate stands after a move on `moved`; looks at the neighbor board
/// only while a mate is pending there.
fn is_over(rules: &RuleSet, position: &Position, moved: Board, mated: &mut [bool; 2]) -> bool {
    let mut over = false;
    for (board, pending) in Board::ALL.into_iter().zip(mated) {
        if board == moved || *pending {
            *pending = is_mate(position.view(board, &rules.tandem), rules.tandem.mate);
            over |= *pending && mate_of(rules, position, board).is_some_and(|it| it.is_final());
        }
    }
    over
}

/// The cause a record states in its last comment or its tag `Termination`.
fn stated_cause(game: &Game) -> Option<Cause> {
    let last = game
        .plies
        .last()
        .and_then(|it| it.comments.last())
        .or(game.preface.last());
    [last.map(String::as_str), game.tag("Termination")]
        .into_iter()
        .flatten()
        .find_map(cause_of)
}

fn cause_of(text: &str) -> Option<Cause> {
    let text = text.to_lowercase();
    let says = |words: &[&str]| words.iter().any(|it| text.contains(it));
    if says(&["stalemate"]) {
        Some(Cause::Stalemate)
    } else if says(&["checkmate"]) {
        Some(Cause::Checkmate)
    } else if says(&["resign"]) {
        Some(Cause::Resignation)
    } else if says(&["on time", "flag", "time forfeit"]) {
        Some(Cause::FlagFall)
    } else if says(&["repetition"]) {
        Some(Cause::Repetition)
    } else if says(&["agree", "mutual"]) {
        Some(Cause::DrawAgreed)
    } else if says(&["adjudicat"]) {
        Some(Cause::ArbiterDecision)
    } else {
        None
    }
}

fn follows(
    rules: &RuleSet,
    game: &Game,
    position: &Position,
    over: bool,
    ended_by: Option<Cause>,
) -> bool {
    if over {
        let found = match_result(rules, position, &Events::default()).result;
        return match game.result {
            Recorded::Team1 => found == MatchResult::win(Team::One),
            Recorded::Team2 => found == MatchResult::win(Team::Two),
            Recorded::Draw => found == MatchResult::Draw,
            Recorded::Unknown => false,
        };
    }
    let verdict = match game.result {
        Recorded::Unknown => return true,
        Recorded::Team1 | Recorded::Team2 => Verdict::Win,
        Recorded::Draw => Verdict::Draw,
    };
    ended_by.is_some_and(|cause| rules.admits(cause, verdict).is_ok())
}
