//! What a round is worth, and which score decides.

use kralle_choice::Choice;

use super::{GameResult, HalfPoints, Participation};

/// Which of the two scores of a team event is meant. In an individual event
/// both are the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum ScoreKind {
    /// Match points (German: *Mannschaftspunkte*).
    #[default]
    MatchPoints,
    /// Game points (German: *Brettpunkte*).
    GamePoints,
}

impl ScoreKind {
    /// The other score.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::MatchPoints => Self::GamePoints,
            Self::GamePoints => Self::MatchPoints,
        }
    }
}

/// Whether the score that does not decide is used when roles are allocated
/// (C.04.6 article 4.2.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum SecondaryScore {
    /// The first-team is the one with the higher secondary score.
    #[default]
    DecidesFirstTeam,
    /// The secondary score plays no part in pairing.
    Unused,
}

/// Which preferences for a role a team Swiss system knows (C.04.6 article 1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Choice)]
pub enum ColorPreferenceType {
    /// Type A, simple preferences: the default.
    #[default]
    A,
    /// Type B, strong and mild preferences.
    B,
    None,
}

/// What each way to spend a round is worth.
///
/// The fields follow TRF record 162 and its older relative `XXS`; the constants
/// name the usual systems.
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

    /// The system with these values for win, draw and loss, in which what was
    /// not played is worth as much as the same result on the board.
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

    /// The points for a round.
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
