//! Penalties of the arbiter (D 7.4, S K3, O 9.2).
//!
//! Not here: imposing and lifting (`penalties`), and their effect on results and the order
//! (`results`, `standings`).

use kralle_choice::Code;
use kralle_rules::article::Article;
use kralle_rules::law::Law;
use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;

use crate::{HalfPoints, Line, PlayerId, RoundNumber, TableNumber, TeamNumber};

/// The kind of a penalty; its message key is `penalty-` and the code with hyphens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Code)]
#[code(kind = PenaltyName)]
pub enum PenaltyKind {
    /// A warning.
    ///
    /// Recorded and shown, without effect (German: *Verwarnung*).
    Warning,
    MatchLost(TableNumber),
    /// Points are taken.
    ///
    /// The total never falls below zero.
    PointsDown(HalfPoints),
    /// Points are given.
    ///
    /// For example to the opponents of a punished team.
    PointsUp(HalfPoints),
    /// Out of the tournament.
    ///
    /// From the round on (German: *Ausschluss*).
    Exclusion,
}

impl PenaltyKind {
    /// Returns the article it rests on under `rules`. D 7.4 and O 9.2 leave every penalty to the
    /// arbiter. The Swiss rules let him judge utterances (K3) and score matches (F4); the FIDE laws
    /// govern the rest (A6). Other rule sets have no provision of their own: FIDE 12.9.
    pub fn article(self, rules: &RuleSet) -> Article {
        match rules.base {
            Preset::Dsj | Preset::SwissRules | Preset::Ordnung => rules.article(match self {
                Self::Warning => Law::Warning,
                Self::MatchLost(_) => Law::Arbiter,
                Self::PointsDown(_) | Self::PointsUp(_) | Self::Exclusion => Law::Penalty,
            }),
            Preset::Fics | Preset::PaarZugSchach | Preset::Fairschach | Preset::Standard => {
                Article::fide("12.9")
            }
        }
    }

    /// Returns the half points given; negative if taken.
    pub const fn adjustment(self) -> i32 {
        match self {
            Self::PointsUp(points) => points.0 as i32,
            Self::PointsDown(points) => -(points.0 as i32),
            Self::Warning | Self::MatchLost(_) | Self::Exclusion => 0,
        }
    }
}

/// A penalty imposed by the arbiter (German: *Strafe*).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Penalty {
    /// Counted from 1 in the order of imposing; a lifted one leaves a gap.
    pub number: u16,
    /// The punished team; a single player counts as a team.
    pub team: TeamNumber,
    /// The member responsible; `None` for the team.
    pub player: Option<PlayerId>,
    /// The round in which it was imposed: points count from it on. For an exclusion, the first
    /// round missed.
    pub round: RoundNumber,
    pub kind: PenaltyKind,
    pub reason: Line,
}
