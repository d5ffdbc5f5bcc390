//! Participation of an entrant in a round, and its points.

use kralle_choice::Choice;

use super::{EntrantNumber, HalfPoints, RoundNumber};

/// A side of a match.
///
/// First means White in the FIDE texts. In a tandem event it is the team named first (German:
/// *erstgenannte Mannschaft*), regardless of the colors on the boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum Role {
    First,
    Second,
}

impl Role {
    /// Returns the other role.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// The result of a played game or match for one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameResult {
    Win,
    Draw,
    Loss,
}

/// The participation of an entrant in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Participation {
    Played {
        opponent: EntrantNumber,
        role: Role,
        /// The result of this entrant.
        result: GameResult,
    },
    /// Was paired and won because the opponent forfeited.
    ForfeitWin {
        /// The other side; `None` if not recorded.
        opponent: Option<EntrantNumber>,
        /// The scheduled role; `None` if not recorded.
        role: Option<Role>,
    },
    /// Was paired and forfeited; in a double forfeit, so did the opponent.
    ForfeitLoss {
        /// The other side; `None` if not recorded.
        opponent: Option<EntrantNumber>,
        /// The scheduled role; `None` if not recorded.
        role: Option<Role>,
    },
    /// Received the pairing-allocated bye, PAB (C.04.1 article 3).
    AllocatedBye,
    /// Received a full point without being paired (deprecated by FIDE).
    FullPointBye,
    HalfPointBye,
    ZeroPointBye,
    /// Was absent: not yet entered, withdrawn, or absent without a request.
    ///
    /// Counts as a zero-point bye (C.07 article 16.1.1).
    NotPaired,
}

impl Participation {
    /// Returns the scheduled opponent, regardless of play; `None` without one.
    pub const fn scheduled_opponent(self) -> Option<EntrantNumber> {
        match self {
            Self::Played { opponent, .. } => Some(opponent),
            Self::ForfeitWin { opponent, .. } | Self::ForfeitLoss { opponent, .. } => opponent,
            Self::AllocatedBye
            | Self::FullPointBye
            | Self::HalfPointBye
            | Self::ZeroPointBye
            | Self::NotPaired => None,
        }
    }

    /// Returns the opponent of a played game; `None` without a game.
    pub const fn played_opponent(self) -> Option<EntrantNumber> {
        if let Self::Played { opponent, .. } = self {
            Some(opponent)
        } else {
            None
        }
    }

    /// Returns the role in a played game; `None` without a game.
    pub const fn played_role(self) -> Option<Role> {
        if let Self::Played { role, .. } = self {
            Some(role)
        } else {
            None
        }
    }

    /// Returns the scheduled role, regardless of play; `None` without one.
    pub const fn scheduled_role(self) -> Option<Role> {
        match self {
            Self::Played { role, .. } => Some(role),
            Self::ForfeitWin { role, .. } | Self::ForfeitLoss { role, .. } => role,
            Self::AllocatedBye
            | Self::FullPointBye
            | Self::HalfPointBye
            | Self::ZeroPointBye
            | Self::NotPaired => None,
        }
    }

    /// True if the entrant was to be paired: it has an opponent or the pairing-allocated bye.
    pub const fn was_to_be_paired(self) -> bool {
        matches!(
            self,
            Self::Played { .. }
                | Self::ForfeitWin { .. }
                | Self::ForfeitLoss { .. }
                | Self::AllocatedBye
        )
    }

    /// True if a game was played.
    pub const fn is_played(self) -> bool {
        matches!(self, Self::Played { .. })
    }
}

/// The result of a game or match for both sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PairOutcome {
    FirstWins,
    Draw,
    SecondWins,
    /// Played, without points for either side (by decision of the arbiter).
    BothLose,
    FirstWinsByForfeit,
    SecondWinsByForfeit,
    DoubleForfeit,
}

/// The points of a round.
///
/// In an individual event both are the same. In a team event the match points
/// are those of the match and the game points those of its boards together.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Points {
    /// Match points; in an individual event the points.
    pub match_points: HalfPoints,
    /// Game points (German: *Brettpunkte*); in an individual event the points.
    pub game_points: HalfPoints,
}

impl Points {
    /// Returns the same points in both scores, as in an individual event.
    pub const fn both(points: HalfPoints) -> Self {
        Self {
            match_points: points,
            game_points: points,
        }
    }
}

impl std::ops::Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            match_points: self.match_points + other.match_points,
            game_points: self.game_points + other.game_points,
        }
    }
}

/// The participation of an entrant in a round, and its points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RoundRecord {
    pub participation: Participation,
    pub points: Points,
}

/// A bye requested in a round that is not paired yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RequestedBye {
    pub entrant: EntrantNumber,
    pub round: RoundNumber,
    /// [`Participation::FullPointBye`], [`Participation::HalfPointBye`],
    /// [`Participation::ZeroPointBye`] or [`Participation::NotPaired`].
    pub kind: Participation,
}
