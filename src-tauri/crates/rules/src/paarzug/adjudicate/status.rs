//! State of a game of pairs: `pair_status`.

use shakmaty::Color;

use super::{Decided, end_readings};
use crate::game_result::GameResult;
use crate::paarzug::end::{self, PairEndReason};
use crate::paarzug::law::PairLaw;
use crate::paarzug::options::{PairRules, reading};
use crate::paarzug::position::PairPosition;
use crate::paarzug::right::{self, FirstMoveRight, LastPair, RightKind};
use crate::preset::Preset;
use crate::rule_set::RuleSet;
use crate::ruling::Ruling;

/// The question `pair_status`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairStatus {
    /// The position (`position`, `castling`).
    pub position: PairPosition,
    /// The pair just made (`last`).
    pub last: Option<LastPair>,
}

/// The answer to [`PairStatus`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairStatusAnswer {
    /// The state of the game (`result`).
    pub result: GameResult,
    pub reason: Option<PairEndReason>,
    /// The right to move first in the next pair (`first_move_right`), if the stored move uses it.
    ///
    /// `None` if there is no right or both rights cancel.
    pub first_move_right: Option<FirstMoveRight>,
    /// Every right the position gives (an extra field, `rights`).
    pub rights: Vec<FirstMoveRight>,
}

/// Answers `pair_status`.
pub fn pair_status(question: &PairStatus, rules: &PairRules) -> Ruling<PairStatusAnswer> {
    decided(question, rules).under(Preset::PaarZugSchach)
}

/// Answers `pair_status` under a rule set and cites its text.
pub fn pair_status_under(question: &PairStatus, rules: &RuleSet) -> Ruling<PairStatusAnswer> {
    decided(question, &rules.pair_moves).under(rules.base)
}

fn decided(question: &PairStatus, rules: &PairRules) -> Decided<PairStatusAnswer> {
    let position = match &question.last {
        Some(last) => question.position.with_passed_pawns(last, rules),
        None => question.position.clone(),
    };
    if let Some(end) = end::after_pair(&position, rules) {
        return Decided {
            law: end.reason.law(),
            readings: end_readings(Some(end), rules).into_iter().collect(),
            answer: PairStatusAnswer {
                result: end.result,
                reason: Some(end.reason),
                first_move_right: None,
                rights: Vec::new(),
            },
        };
    }
    let rights = right::offered(&position, question.last.as_ref(), rules);
    let foremost = right::foremost(&rights, rules);
    let holders = |check: bool| {
        Color::ALL.into_iter().all(|color| {
            rights
                .iter()
                .any(|it| it.holder == color && (it.kind == RightKind::Check) == check)
        })
    };
    let mut readings = Vec::new();
    let mut law = match foremost.map(|it| it.kind) {
        None => PairLaw::NormalRules,
        Some(RightKind::Check) => PairLaw::NextRight,
        Some(kind) => kind.law(),
    };
    if holders(true) {
        law = PairLaw::CheckRight;
        readings.push(reading(rules.both_in_check));
    } else if holders(false) && foremost.is_none_or(|it| it.kind != RightKind::Check) {
        law = PairLaw::CaptureRight;
        readings.push(reading(rules.both_capture));
    }
    if foremost.is_some_and(|it| it.kind == RightKind::Cheeky) {
        readings.push(reading(rules.cheeky));
    }
    Decided {
        law,
        readings,
        answer: PairStatusAnswer {
            result: GameResult::Continues,
            reason: None,
            first_move_right: foremost,
            rights,
        },
    }
}
