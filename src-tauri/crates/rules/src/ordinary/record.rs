//! Playing a record of ordinary chess through, and what it bears out.
//!
//! Begin at [`replay`]; [`Replay::against`] says what speaks against a result. A game ends
//! with mate, with stalemate, with a dead position, and with the fifth occurrence of a
//! position or seventy-five moves without progress (FIDE 9.6; the seed does not have them,
//! and an arbiter who finds them in a record must know it). A move after that is a fault.
//! Other endings are what the record says they are.
//!
//! Not here: whether a position with pawns is dead, which the arbiter judges.

use shakmaty::san::San;
use shakmaty::{Chess, Color, EnPassantMode, Move, Position, fen::Fen};

use super::end::{ChessEndReason, of_position};
use super::game::FIFTY_MOVES;
use crate::article::Article;
use crate::game_result::GameResult;
use crate::notation::Place;
use crate::notation::pgn::{Game, Ply};
use crate::replay::cause_of;
use crate::result::{Cause, Verdict};
use crate::rule_set::RuleSet;

/// Half-moves without progress after which a game is drawn without a claim (FIDE 9.6.2).
const SEVENTY_FIVE_MOVES: u32 = 150;
/// How often a position occurs until the game is drawn without a claim (FIDE 9.6.1).
const FIVEFOLD: usize = 5;
/// How often it occurs until a draw can be claimed.
const THREEFOLD: usize = 3;

/// A record played through.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replay {
    /// The legal moves, in their order.
    pub moves: Vec<Move>,
    /// The position after them.
    pub position: Chess,
    /// What ended the game on the board.
    pub end: Option<RecordEnd>,
    /// What a draw can be claimed for at the end, also with a move still to be made.
    pub claims: Vec<Cause>,
    /// By what the game ended in the words of the record.
    pub stated: Option<Cause>,
    /// The recorded result.
    pub result: GameResult,
    /// The first move that cannot be played.
    pub fault: Option<Fault>,
}

/// What ended a game on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordEnd {
    /// Who won, or a draw; never [`GameResult::Continues`].
    pub result: GameResult,
    /// By what.
    pub cause: Cause,
    /// Where the rules say so.
    pub article: Article,
}

/// A move that cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fault {
    /// Its index in the record, from 0.
    pub ply: usize,
    /// Its move number.
    pub number: u32,
    /// Who was to have made it.
    pub color: Color,
    /// The move as written.
    pub san: San,
    /// Where it stands.
    pub place: Place,
    /// Why.
    pub reason: FaultReason,
}

/// Why a move cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FaultReason {
    /// No piece can go there.
    #[error("no legal move")]
    Illegal,
    /// Several pieces can.
    #[error("several pieces can make this move")]
    Ambiguous,
    /// The game was over.
    #[error("the game was over")]
    GameOver,
}

impl FaultReason {
    /// Stable code; message key `refusal-…`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Illegal => "illegal_move",
            Self::Ambiguous => "ambiguous_move",
            Self::GameOver => "game_over",
        }
    }
}

/// What speaks against a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Against {
    /// How.
    pub objection: Objection,
    /// Where the rules say so.
    pub article: Article,
}

/// How a record speaks against a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Objection {
    /// Nobody is mated.
    NoMate,
    /// The game ended by mate in another way.
    MateOtherwise,
    /// What was entered does not lead to this result.
    Otherwise,
    /// The record gives another result.
    RecordOtherwise,
    /// The record cannot be played to its end.
    BreaksOff,
}

/// Plays a record through.
pub fn replay(rules: &RuleSet, game: &Game) -> Replay {
    let mut course = Course::new(rules, game.start().unwrap_or_default());
    let mut moves = Vec::with_capacity(game.plies.len());
    let mut fault = None;
    for (index, ply) in game.plies.iter().enumerate() {
        match course.play(ply) {
            Ok(made) => moves.push(made),
            Err(reason) => {
                fault = Some(Fault {
                    ply: index,
                    number: course.now.fullmoves().get(),
                    color: course.now.turn(),
                    san: ply.san,
                    place: ply.place,
                    reason,
                });
                break;
            }
        }
    }
    Replay {
        moves,
        end: course.end,
        claims: course.claims(),
        position: course.now,
        stated: stated_cause(game),
        result: game.result,
        fault,
    }
}

impl Replay {
    /// The position at the end as FEN.
    pub fn fen(&self) -> String {
        Fen::from_position(&self.position, EnPassantMode::Legal).to_string()
    }

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
            if cause == Cause::FlagFall && self.cannot_be_won(self.result) {
                let article = ChessEndReason::FlagFall.article();
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
                Cause::FlagFall => match result {
                    GameResult::WhiteWins | GameResult::BlackWins => !self.cannot_be_won(result),
                    GameResult::Draw => Color::ALL
                        .into_iter()
                        .any(|color| self.position.has_insufficient_material(color)),
                    GameResult::Continues => true,
                },
                Cause::Resignation
                | Cause::IllegalMove
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
                let article = if cause == Cause::FlagFall {
                    ChessEndReason::FlagFall.article()
                } else {
                    entered_article()
                };
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

/// The verdict of a result that is none yet is a draw's; nobody asks for it.
const fn verdict(result: GameResult) -> Verdict {
    match result {
        GameResult::WhiteWins | GameResult::BlackWins => Verdict::Win,
        GameResult::Draw | GameResult::Continues => Verdict::Draw,
    }
}

/// The cause a record states in its last comment or its tag `Termination`.
fn stated_cause(game: &Game) -> Option<Cause> {
    let last = game
        .plies
        .last()
        .and_then(|it| it.comments.last())
        .or(game.preface.last());
    [game.tag("Termination"), last.map(String::as_str)]
        .into_iter()
        .flatten()
        .find_map(cause_of)
}

/// A game while it is played through.
struct Course<'a> {
    rules: &'a RuleSet,
    now: Chess,
    /// The positions since the last capture or pawn move, the present one last: none before
    /// can come again.
    since: Vec<Chess>,
    end: Option<RecordEnd>,
}

impl<'a> Course<'a> {
    fn new(rules: &'a RuleSet, start: Chess) -> Self {
        let mut course = Self {
            rules,
            since: vec![start.clone()],
            now: start,
            end: None,
        };
        course.end = course.end_here();
        course
    }

    fn play(&mut self, ply: &Ply) -> Result<Move, FaultReason> {
        if self.end.is_some() {
            return Err(FaultReason::GameOver);
        }
        let made = resolve(&self.now, ply.san)?;
        self.now = self
            .now
            .clone()
            .play(made)
            .map_err(|_| FaultReason::Illegal)?;
        if self.now.halfmoves() == 0 {
            self.since.clear();
        }
        self.since.push(self.now.clone());
        self.end = self.end_here();
        Ok(made)
    }

    fn occurrences(&self, position: &Chess) -> usize {
        self.since.iter().filter(|it| *it == position).count()
    }

    fn end_here(&self) -> Option<RecordEnd> {
        if let Some(end) = of_position(&self.now, &self.rules.ordinary) {
            return Some(RecordEnd {
                result: end.result,
                cause: end.cause(),
                article: end.reason.article(),
            });
        }
        let draw = |cause, article| {
            Some(RecordEnd {
                result: GameResult::Draw,
                cause,
                article: Article::fide(article),
            })
        };
        if self.occurrences(&self.now) >= FIVEFOLD {
            draw(Cause::Repetition, "9.6.1")
        } else if self.now.halfmoves() >= SEVENTY_FIVE_MOVES {
            draw(Cause::FiftyMoves, "9.6.2")
        } else {
            None
        }
    }

    /// What the player to move can claim: for the position as it is, or with a move of his.
    fn claims(&self) -> Vec<Cause> {
        if self.end.is_some() {
            return Vec::new();
        }
        let mut claims = Vec::new();
        let next = || {
            let moves = self.now.legal_moves();
            let after = moves
                .into_iter()
                .filter_map(|it| self.now.clone().play(it).ok());
            after.collect::<Vec<Chess>>()
        };
        if self.occurrences(&self.now) >= THREEFOLD
            || next()
                .iter()
                .any(|after| self.occurrences(after) + 1 >= THREEFOLD)
        {
            claims.push(Cause::Repetition);
        }
        if self.now.halfmoves() >= FIFTY_MOVES
            || next().iter().any(|after| after.halfmoves() >= FIFTY_MOVES)
        {
            claims.push(Cause::FiftyMoves);
        }
        claims
    }
}

/// The move that is meant. A capture may be written without its sign, as on many score
/// sheets.
fn resolve(position: &Chess, san: San) -> Result<Move, FaultReason> {
    let as_written = san.to_move(position);
    let read = match (as_written, san) {
        (
            Err(shakmaty::san::SanError::IllegalSan),
            San::Normal {
                role,
                file,
                rank,
                capture: false,
                to,
                promotion,
            },
        ) => San::Normal {
            role,
            file,
            rank,
            capture: true,
            to,
            promotion,
        }
        .to_move(position),
        (read, _) => read,
    };
    read.map_err(|error| match error {
        shakmaty::san::SanError::AmbiguousSan => FaultReason::Ambiguous,
        shakmaty::san::SanError::IllegalSan => FaultReason::Illegal,
    })
}
