//! Single questions about a position of ordinary chess on the command line: `chess_status`.

use shakmaty::uci::UciMove;
use shakmaty::{Chess, Move, Position};

use super::deciding;
use super::end::{ChessEnd, ChessEndReason, of_position};
use super::game::{ChessClaim, ChessGame};
use super::options::{DeadPosition, OrdinaryRules};
use crate::article::Article;
use crate::game_result::GameResult;
use crate::preset::Preset;
use crate::rule_set::option::{Entry, RuleOption};
use crate::ruling::Ruling;

/// The claim of the player to move in a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StatusClaim {
    /// A draw by the position or its history.
    Draw(ChessClaim),
    /// The opponent has agreed to a draw.
    Agreement,
    Resignation,
}

impl StatusClaim {
    /// Every claim with its name on the command line.
    pub const ALL: [(Self, &'static str); 5] = [
        (Self::Draw(ChessClaim::Threefold), "threefold"),
        (Self::Draw(ChessClaim::FiftyMoves), "fifty_moves"),
        (Self::Draw(ChessClaim::DeadPosition), "dead_position"),
        (Self::Agreement, "agreement"),
        (Self::Resignation, "resignation"),
    ];

    /// Returns the claim of this name; `None` for other names.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|(_, it)| *it == name)
            .map(|(claim, _)| claim)
    }
}

/// The question `chess_status`.
#[derive(Debug, Clone)]
pub struct ChessStatus {
    /// The start position (`fen`).
    pub start: Chess,
    /// The moves made since the start (`moves`).
    pub moves: Vec<UciMove>,
    /// A move to judge, or the intended move of a claim (`move`); it is not made.
    pub intended: Option<UciMove>,
    /// A claim of the player to move (`claim`).
    pub claim: Option<StatusClaim>,
}

/// The answer to [`ChessStatus`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChessStatusAnswer {
    /// The state of the game after the moves and the claim (`result`).
    pub result: GameResult,
    /// The reason for the end (`reason`); `None` if the game is undecided.
    pub reason: Option<ChessEndReason>,
    /// True if the claim is correct (`admitted`); `None` without a claim.
    pub admitted: Option<bool>,
    /// True if the intended move is legal (`legal`); `None` without one.
    pub legal: Option<bool>,
    /// The end of the game after the intended move, if it is legal (an extra field).
    pub after_move: Option<ChessEnd>,
}

/// The reason a question has no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ChessStatusFault {
    #[error("move {number} of moves, {found}, is not legal there")]
    IllegalMove {
        /// The move, from 1.
        number: usize,
        found: String,
    },
    #[error("move {number} of moves, {found}, comes after the end of the game")]
    AfterEnd {
        /// The move, from 1.
        number: usize,
        found: String,
    },
}

/// Answers `chess_status`.
pub fn chess_status(
    question: &ChessStatus,
    rules: &OrdinaryRules,
) -> Result<Ruling<ChessStatusAnswer>, ChessStatusFault> {
    let mut game = ChessGame::new(question.start.clone(), *rules);
    for (index, uci) in question.moves.iter().enumerate() {
        let number = index + 1;
        let found = || uci.to_string();
        if game.end().is_some() {
            return Err(ChessStatusFault::AfterEnd {
                number,
                found: found(),
            });
        }
        uci.to_move(game.position())
            .ok()
            .and_then(|it| game.play(it).ok())
            .ok_or_else(|| ChessStatusFault::IllegalMove {
                number,
                found: found(),
            })?;
    }
    let intended = Intended::of(question, &game);
    let after_move = intended
        .legal()
        .and_then(|it| game.position().clone().play(it).ok())
        .and_then(|after| of_position(&after, rules));
    let ended_before = game.end();
    let admitted = question
        .claim
        .map(|claim| admit(&mut game, claim, intended));
    Ok(Ruling {
        article: article(question, &game),
        readings: readings(question, ended_before, &game, *rules),
        answer: ChessStatusAnswer {
            result: game.result(),
            reason: game.end().map(|it| it.reason),
            admitted,
            legal: match intended {
                Intended::None => None,
                Intended::Legal(_) => Some(true),
                Intended::Illegal => Some(false),
            },
            after_move,
        },
    })
}

/// The move to judge.
#[derive(Clone, Copy)]
enum Intended {
    None,
    Legal(Move),
    Illegal,
}

impl Intended {
    fn of(question: &ChessStatus, game: &ChessGame) -> Self {
        match question.intended {
            None => Self::None,
            Some(uci) => uci
                .to_move(game.position())
                .map_or(Self::Illegal, Self::Legal),
        }
    }

    fn legal(self) -> Option<Move> {
        match self {
            Self::Legal(it) => Some(it),
            Self::None | Self::Illegal => None,
        }
    }
}

/// Judges a claim; an admitted one ends the game.
fn admit(game: &mut ChessGame, claim: StatusClaim, intended: Intended) -> bool {
    if let Some(end) = game.end() {
        // The claimed dead position has already ended the game.
        return claim == StatusClaim::Draw(ChessClaim::DeadPosition)
            && end.reason == ChessEndReason::InsufficientMaterial;
    }
    let turn = game.position().turn();
    match (claim, intended) {
        (StatusClaim::Draw(_), Intended::Illegal) => false,
        (StatusClaim::Draw(claim), Intended::None | Intended::Legal(_)) => {
            game.claim(claim, intended.legal()).is_ok()
        }
        (StatusClaim::Agreement, _) => game.agree_draw().is_ok(),
        (StatusClaim::Resignation, _) => game.resign(turn).is_ok(),
    }
}

fn article(question: &ChessStatus, game: &ChessGame) -> Article {
    if let Some(end) = game.end() {
        let by_material = end.reason == ChessEndReason::InsufficientMaterial;
        return match (question.intended, question.claim) {
            // The material decides the game, not the move.
            (Some(uci), None) if by_material => deciding::of_move(game.position(), uci),
            (_, _) => end.reason.article(),
        };
    }
    match question.claim {
        Some(StatusClaim::Draw(claim)) => claim.article(),
        Some(StatusClaim::Agreement) => ChessEndReason::Agreement.article(),
        Some(StatusClaim::Resignation) => ChessEndReason::Resignation.article(),
        None => match question.intended {
            Some(uci) => deciding::of_move(game.position(), uci),
            None if game.position().is_check() => Article::ordinary_chess("Schach"),
            None => Article::ordinary_chess("Schach, Schachmatt und Patt"),
        },
    }
}

fn readings(
    question: &ChessStatus,
    ended_before: Option<ChessEnd>,
    game: &ChessGame,
    rules: OrdinaryRules,
) -> Vec<Entry> {
    let mut options = Vec::new();
    let by_material =
        ended_before.is_some_and(|it| it.reason == ChessEndReason::InsufficientMaterial);
    let waits_for_claim =
        rules.dead_position == DeadPosition::OnClaim && game.position().is_insufficient_material();
    if by_material || waits_for_claim {
        options.push(DeadPosition::NAME);
    }
    if question.claim == Some(StatusClaim::Draw(ChessClaim::Threefold))
        && question.intended.is_none()
    {
        options.push(super::options::RepetitionClaim::NAME);
    }
    rules
        .entries(Preset::Standard)
        .into_iter()
        .filter(|it| options.contains(&it.option))
        .collect()
}
