//! Points of a round, and the deciding score.

use kralle_choice::Choice;

use super::{GameResult, HalfPoints, Participation};

/// One of the two scores of a team event; in an individual event both are the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum ScoreKind {
    /// Match points (German: *Mannschaftspunkte*).
    #[default]
    MatchPoints,
    /// Game points (German: *Brettpunkte*).
    GamePoints,
}

impl ScoreKind {
    /// Returns the other score.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::MatchPoints => Self::GamePoints,
            Self::GamePoints => Self::MatchPoints,
        }
    }
}

/// The use of the non-deciding score when roles are allocated (C.04.6 article 4.2.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum SecondaryScore {
    /// The team with the higher secondary score is the first-team.
    #[default]
    DecidesFirstTeam,
    /// The secondary score is not used in pairing.
    Unused,
}

/// The type of role preferences in a team Swiss system (C.04.6 article 1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Choice)]
pub enum ColorPreferenceType {
    /// Type A, simple preferences: the default.
    #[default]
    A,
    /// Type B, strong and mild preferences.
    B,
    None,
}

/// The points of each kind of participation.
///
/// The fields follow TRF record 162 and its predecessor `XXS`; the constants name common systems.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ScoringSystem {
    /// A win over the board.
    pub win: HalfPoints,
    /// A draw over the board.
    pub draw: HalfPoints,
    /// A loss over the board.
    pub loss: HalfPoints,
    pub forfeit_win: HalfPoints,
    pub forfeit_loss: HalfPoints,
    pub allocated_bye: HalfPoints,
    pub full_point_bye: HalfPoints,
    pub half_point_bye: HalfPoints,
    /// A zero-point bye or an absence.
    pub zero_point_bye: HalfPoints,
}

impl ScoringSystem {
    /// 1, ½, 0; the pairing-allocated bye counts as a win.
    pub const STANDARD: Self = Self::of(HalfPoints(2), HalfPoints(1), HalfPoints(0));

    /// 2, 1, 0 match points; the pairing-allocated bye counts as a draw
    /// (C.04.6 article 1.4).
    pub const MATCH_POINTS: Self = Self {
        allocated_bye: HalfPoints(2),
        ..Self::of(HalfPoints(4), HalfPoints(2), HalfPoints(0))
    };

    /// Returns the system with these values for win, draw and loss.
    ///
    /// Unplayed results are worth as much as played ones.
    pub const fn of(win: HalfPoints, draw: HalfPoints, loss: HalfPoints) -> Self {
        Self {
            win,
            draw,
            loss,
            forfeit_win: win,
            forfeit_loss: loss,
            allocated_bye: win,
            full_point_bye: win,
            half_point_bye: draw,
            zero_point_bye: loss,
        }
    }

    /// Returns the points for a participation.
    pub const fn points(&self, participation: Participation) -> HalfPoints {
        match participation {
            Participation::Played { result, .. } => match result {
                GameResult::Win => self.win,
                GameResult::Draw => self.draw,
                GameResult::Loss => self.loss,
            },
            Participation::ForfeitWin { .. } => self.forfeit_win,
            Participation::ForfeitLoss { .. } => self.forfeit_loss,
            Participation::AllocatedBye => self.allocated_bye,
            Participation::FullPointBye => self.full_point_bye,
            Participation::HalfPointBye => self.half_point_bye,
            Participation::ZeroPointBye | Participation::NotPaired => self.zero_point_bye,
        }
    }
}
