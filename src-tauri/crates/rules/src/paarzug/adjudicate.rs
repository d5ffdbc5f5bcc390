//! Single questions about a position of PaarZugSchach or Fairschach on the command line:
//! `resolve_pair` and `pair_status`.
//!
//! Questions and answers have the fields of the command line's contract, so JSON is only their
//! serialization.

mod status;

use kralle_choice::Code;
use shakmaty::{ByColor, Color, Square};

use super::end::{self, PairEnd, PairEndReason};
use super::law::PairLaw;
use super::options::{PairRules, VoidMove, reading};
use super::piece_move::PieceMove;
use super::position::PairPosition;
use super::resolution::{Captured, Fate, Resolution};
use super::right::{self, FirstMoveRight, RightKind};
use super::sequential::{Between, SecondMove, move_first};
use super::simultaneous::resolve;
use crate::game_result::GameResult;
use crate::preset::Preset;
use crate::rule_set::RuleSet;
use crate::rule_set::option::{Entry, RuleOption as _};
use crate::ruling::Ruling;

pub use self::status::{PairStatus, PairStatusAnswer, pair_status, pair_status_under};

/// A first-move right as the caller claims it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ClaimedRight {
    /// The holder of the right (`first_move_right`).
    pub holder: Color,
    pub kind: RightKind,
}

/// The question `resolve_pair`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResolvePair {
    /// The position (`position`, `castling`, `ep_square`).
    pub position: PairPosition,
    /// The stored moves (`white_move`, `black_move`); `None` for an unreadable one.
    pub moves: ByColor<Option<PieceMove>>,
    /// The right to move first; `None` for a simultaneous pair.
    pub right: Option<ClaimedRight>,
}

/// The answer to [`ResolvePair`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PairAnswer {
    Simultaneous(SimultaneousAnswer),
    Sequential(SequentialAnswer),
}

/// Answer fields common to both resolutions of a pair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Aftermath {
    /// The placement afterwards (`board`).
    pub board: String,
    /// Castling rights afterwards (an extra field, `castling`).
    pub castling: String,
    /// En-passant squares afterwards (an extra field, `ep_square`).
    pub en_passant: String,
    /// The captured pieces, by square; each displays as `pd5` (`captured`).
    pub captured: Vec<Captured>,
    /// The check on each king afterwards (`check_white`, `check_black`).
    pub checks: ByColor<bool>,
    /// The state of the game (`result`).
    pub result: GameResult,
    pub reason: Option<PairEndReason>,
}

/// The answer about a simultaneous pair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SimultaneousAnswer {
    /// The fate of each move (`white`, `black`).
    pub executed: ByColor<Fate>,
    /// The right that lapsed because the stored move did not use it (PZSR 1); `None` without a
    /// claimed right.
    ///
    /// The command line then adds `second_may_change: false` to the fields of a simultaneous pair.
    pub lapsed: Option<ClaimedRight>,
    pub aftermath: Aftermath,
}

/// The answer about a pair with a first-move right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SequentialAnswer {
    pub right: FirstMoveRight,
    /// The placement after the first move (`after_first`).
    ///
    /// The first move is always executed (`first`); otherwise the right would have lapsed.
    pub after_first: String,
    /// The fate of the second move (`second`, `second_may_change`).
    pub second: SecondMove,
    /// The position afterwards, without the second move if it is not executed.
    pub aftermath: Aftermath,
}

/// The reason a right is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Code)]
pub enum RightRefusal {
    /// The position gives no such right.
    #[error("the position gives {} no right to move first for {}", holder_name(*holder), kind.code())]
    #[code("right_not_given")]
    NotGiven {
        /// The claimed holder.
        holder: Color,
        kind: RightKind,
    },
    /// The other player's right to parry a check comes first.
    #[error("{} is in check and moves first", holder_name(*holder))]
    CheckComesFirst {
        /// The player in check.
        holder: Color,
    },
    /// Both kings are in check, and the rights cancel.
    #[error("both kings are in check: the rights cancel")]
    BothInCheck,
}

const fn holder_name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// Answers `resolve_pair`.
///
/// A right that the position does not give is refused; one that the position gives and the stored
/// move does not use has lapsed (PZSR 1), and the pair is simultaneous. The history is unknown
/// here: any capture counts as a recapture, and an unprotected piece as cheeky, wherever it came
/// from.
pub fn resolve_pair(
    question: &ResolvePair,
    rules: &PairRules,
) -> Result<Ruling<PairAnswer>, RightRefusal> {
    resolved(question, rules).map(|it| it.under(Preset::PaarZugSchach))
}

/// Resolves a pair under a rule set and cites its text.
///
/// # Errors
///
/// Fails as [`resolve_pair`] does.
pub fn resolve_pair_under(
    question: &ResolvePair,
    rules: &RuleSet,
) -> Result<Ruling<PairAnswer>, RightRefusal> {
    resolved(question, &rules.pair_moves).map(|it| it.under(rules.base))
}

fn resolved(
    question: &ResolvePair,
    rules: &PairRules,
) -> Result<Decided<PairAnswer>, RightRefusal> {
    let Some(claimed) = question.right else {
        return Ok(simultaneous(question, rules, None));
    };
    let right = FirstMoveRight {
        holder: claimed.holder,
        kind: claimed.kind,
        target: None,
    };
    check_given(question, rules, right)?;
    let stored = *question.moves.get(right.holder);
    Ok(
        match stored.and_then(|it| move_first(&question.position, right, it)) {
            Some(between) => sequential(question, rules, &between),
            None => simultaneous(question, rules, Some(claimed)),
        },
    )
}

fn check_given(
    question: &ResolvePair,
    rules: &PairRules,
    right: FirstMoveRight,
) -> Result<(), RightRefusal> {
    let position = &question.position;
    let holder = right.holder;
    let not_given = Err(RightRefusal::NotGiven {
        holder,
        kind: right.kind,
    });
    if right.kind == RightKind::Cheeky && rules.cheeky == super::options::Cheeky::Off {
        return not_given;
    }
    if right.kind == RightKind::Check {
        if !position.in_check(holder) {
            return not_given;
        }
    } else {
        let usable = position
            .legal_moves(holder)
            .into_iter()
            .any(|it| right::uses(position, right, it));
        if !usable {
            return not_given;
        }
    }
    let enemy = holder.other();
    if !position.in_check(enemy) {
        return Ok(());
    }
    if position.in_check(holder) {
        return match rules.both_in_check {
            super::options::BothInCheck::Cancel => Err(RightRefusal::BothInCheck),
            super::options::BothInCheck::WhiteFirst => match holder {
                Color::White => Ok(()),
                Color::Black => Err(RightRefusal::CheckComesFirst { holder: enemy }),
            },
        };
    }
    let parries = question
        .moves
        .get(enemy)
        .is_some_and(|it| position.is_legal(enemy, it));
    if parries {
        Err(RightRefusal::CheckComesFirst { holder: enemy })
    } else {
        Ok(())
    }
}

fn simultaneous(
    question: &ResolvePair,
    rules: &PairRules,
    lapsed: Option<ClaimedRight>,
) -> Decided<PairAnswer> {
    let resolution = resolve(&question.position, &question.moves, rules);
    let end = end_of_simultaneous(&resolution, rules);
    let readings = simultaneous_readings(&resolution, question, rules);
    let made_by = match lapsed {
        Some(_) => PairLaw::Lapse,
        None => resolution.ground.law(),
    };
    Decided {
        law: deciding(end, made_by),
        readings,
        answer: PairAnswer::Simultaneous(SimultaneousAnswer {
            executed: resolution.fates,
            lapsed,
            aftermath: Aftermath::of(&resolution.position, resolution.captured, end),
        }),
    }
}

/// Returns the rule that decides a pair.
///
/// It is the rule that ends the game, unless only the remaining material does; otherwise the rule
/// by which the pair was made.
fn deciding(end: Option<PairEnd>, made_by: PairLaw) -> PairLaw {
    match end {
        Some(end) if end.reason != PairEndReason::InsufficientMaterial => end.reason.law(),
        Some(_) | None => made_by,
    }
}

/// Returns the end of the game after a simultaneous pair; `None` if it continues.
pub(super) fn end_of_simultaneous(resolution: &Resolution, rules: &PairRules) -> Option<PairEnd> {
    void_penalty(resolution.fates, rules)
        .or_else(|| {
            resolution
                .kings_draw(rules)
                .then_some(PairEnd::draw(PairEndReason::KingsOnOneSquare))
        })
        .or_else(|| end::after_pair(&resolution.position, rules))
}

/// Returns the loss by a void move, if the rules have one (PZSR 2, prose); two of them cancel.
pub(super) fn void_penalty(fates: ByColor<Fate>, rules: &PairRules) -> Option<PairEnd> {
    if rules.void_move == VoidMove::OnlyOtherExecuted {
        return None;
    }
    match (fates.white, fates.black) {
        (Fate::Executed, Fate::Executed) => None,
        (Fate::Void, Fate::Void) => Some(PairEnd::draw(PairEndReason::VoidMove)),
        (Fate::Void, Fate::Executed) => Some(PairEnd::win(Color::Black, PairEndReason::VoidMove)),
        (Fate::Executed, Fate::Void) => Some(PairEnd::win(Color::White, PairEndReason::VoidMove)),
    }
}

/// Returns the options that could have given another answer here.
///
/// Tries each option in its other readings and lists it if the board or the state of the game
/// changes.
fn simultaneous_readings(
    resolution: &Resolution,
    question: &ResolvePair,
    rules: &PairRules,
) -> Vec<Entry> {
    let ours = (resolution, end_of_simultaneous(resolution, rules));
    let mut readings: Vec<Entry> = super::options::pair_readings(rules)
        .into_iter()
        .filter(|(_, others)| {
            others.iter().any(|other| {
                let theirs = resolve(&question.position, &question.moves, other);
                let end = end_of_simultaneous(&theirs, other);
                (&theirs, end) != ours
            })
        })
        .map(|(entry, _)| entry)
        .collect();
    // The penalty of a void move comes after the reason it is void.
    readings.sort_by_key(|it| it.option == VoidMove::NAME);
    readings
}

fn sequential(question: &ResolvePair, rules: &PairRules, between: &Between) -> Decided<PairAnswer> {
    let color = between.second_color();
    let stored = *question.moves.get(color);
    let second = between.second(stored, rules);
    let executed = match second {
        SecondMove::Stands => stored.and_then(|it| between.finish(Some(it))),
        SecondMove::MayChange | SecondMove::NoneLeft => None,
        SecondMove::Void => between.finish(None),
    };
    let (position, captured, end) = match &executed {
        Some(resolution) => (
            &resolution.position,
            resolution.captured.clone(),
            void_penalty(resolution.fates, rules)
                .or_else(|| end::after_pair(&resolution.position, rules)),
        ),
        None => (
            between.position(),
            between.captured().into_iter().collect(),
            end::before_second(between.position(), color, rules),
        ),
    };
    let (law, mut readings) = of_second(between, stored, second, rules);
    readings.extend(end_readings(end, rules));
    Decided {
        law: deciding(end, law),
        readings,
        answer: PairAnswer::Sequential(SequentialAnswer {
            right: between.right(),
            after_first: between.position().placement(),
            second,
            aftermath: Aftermath::of(position, captured, end),
        }),
    }
}

/// Returns the point of law that decides about the second move, with its relevant readings.
fn of_second(
    between: &Between,
    stored: Option<PieceMove>,
    second: SecondMove,
    rules: &PairRules,
) -> (PairLaw, Vec<Entry>) {
    let right = between.right().kind;
    let taken = stored.is_some_and(|it| between.has_captured(it)) && right != RightKind::Check;
    let in_check = between.position().in_check(between.second_color());
    match second {
        SecondMove::Stands | SecondMove::NoneLeft => (right.law(), Vec::new()),
        SecondMove::MayChange if in_check => (PairLaw::ChangeInCheck, Vec::new()),
        SecondMove::MayChange | SecondMove::Void if taken => {
            (right.law(), vec![reading(rules.captured_second)])
        }
        SecondMove::MayChange => (PairLaw::SecondMove, vec![reading(rules.second_change)]),
        SecondMove::Void => (PairLaw::Void, vec![reading(rules.second_change)]),
    }
}

/// Returns the reading relevant to an end; `None` if no option affects it.
fn end_readings(end: Option<PairEnd>, rules: &PairRules) -> Option<Entry> {
    Some(match end?.reason {
        PairEndReason::BothMated => reading(rules.pair_both_mated),
        PairEndReason::Stalemate => reading(rules.pair_stalemate),
        PairEndReason::InsufficientMaterial => reading(rules.pair_dead_position),
        PairEndReason::KingsOnOneSquare => reading(rules.two_kings),
        PairEndReason::VoidMove => reading(rules.void_move),
        PairEndReason::Checkmate
        | PairEndReason::KingsAdjacent
        | PairEndReason::Threefold
        | PairEndReason::FiftyPairs
        | PairEndReason::Agreement
        | PairEndReason::Resignation
        | PairEndReason::FlagFall => return None,
    })
}

/// An answer with its deciding point of law.
///
/// Its readings cite PaarZugSchach until the preset is set.
struct Decided<T> {
    law: PairLaw,
    readings: Vec<Entry>,
    answer: T,
}

impl<T> Decided<T> {
    /// Returns the answer with the articles of a preset.
    fn under(self, base: Preset) -> Ruling<T> {
        let cited = PairRules::of(base).entries(base);
        let readings = self.readings.into_iter().map(|reading| {
            let here = cited.iter().find(|it| it.option == reading.option);
            Entry {
                article: here.map_or(reading.article, |it| it.article),
                ..reading
            }
        });
        Ruling {
            article: self.law.article(base),
            readings: readings.collect(),
            answer: self.answer,
        }
    }
}

impl Aftermath {
    fn of(position: &PairPosition, captured: Vec<Captured>, end: Option<PairEnd>) -> Self {
        Self {
            board: position.placement(),
            castling: position.castling_field(),
            en_passant: position.en_passant_field(),
            captured,
            checks: ByColor::new_with(|color| position.in_check(color)),
            result: end.map_or(GameResult::Continues, |it| it.result),
            reason: end.map(|it| it.reason),
        }
    }
}

/// Parses a captured piece in command-line notation: `pd5`, White's as `Pd5`; `None` for other
/// text.
pub fn read_captured(text: &str) -> Option<Captured> {
    let mut letters = text.chars();
    let piece = shakmaty::Piece::from_char(letters.next()?)?;
    let square = Square::from_ascii(letters.as_str().as_bytes()).ok()?;
    Some(Captured { piece, square })
}

impl std::fmt::Display for Captured {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(&format!("{}{}", self.piece.char(), self.square))
    }
}
