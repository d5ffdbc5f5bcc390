//! What the arbiter imposes on who breaks the rules (D 7.4, S K3, O 9.2).
//!
//! Not here: imposing and lifting (`penalties`), and what a match lost or points mean for the order
//! (`results`, `standings`).

use kralle_choice::Code;
use kralle_rules::article::Article;
use kralle_rules::law::Law;
use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;

use crate::{HalfPoints, Line, PlayerId, RoundNumber, TableNumber, TeamNumber};

/// What is imposed; the message is `penalty-` and the code with hyphens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Code)]
#[code(kind = PenaltyName)]
pub enum PenaltyKind {
    /// A warning.
    ///
    /// Kept and shown, and nothing else (German: *Verwarnung*).
    Warning,
    MatchLost(TableNumber),
    /// Points are taken.
    ///
    /// Never below none.
    PointsDown(HalfPoints),
    /// Points are given.
    ///
    /// As to the opponents of who is punished.
    PointsUp(HalfPoints),
    /// Out of the tournament.
    ///
    /// From the round on (German: *Ausschluss*).
    Exclusion,
}

impl PenaltyKind {
    /// The article it rests on under `rules`. D 7.4 and O 9.2 leave every penalty to the arbiter;
    /// the Swiss rules let him judge what was said (K3) and score matches (F4), the rest is left to
    /// the FIDE laws (A6). Other rule sets have no word of their own: FIDE 12.9.
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

    /// Half points given, or with a minus taken.
    pub const fn adjustment(self) -> i32 {
        match self {
            Self::PointsUp(points) => points.0 as i32,
            Self::PointsDown(points) => -(points.0 as i32),
            Self::Warning | Self::MatchLost(_) | Self::Exclusion => 0,
        }
    }
}

/// A penalty (German: *Strafe*).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Penalty {
    /// Counted from 1 in the order they were imposed; a lifted one leaves a gap.
    pub number: u16,
    /// On whom; a single player counts as a team.
    pub team: TeamNumber,
    /// Whose conduct it was, if it was one member's.
    pub player: Option<PlayerId>,
    /// The round it was imposed in: points count from it on. Of an exclusion the first one missed.
    pub round: RoundNumber,
    pub kind: PenaltyKind,
    pub reason: Line,
}
