//! Rounds, their matches and byes.

use kralle_choice::Choice;
use kralle_pairing::event::{HalfPoints, Role};
use kralle_rules::result::Cause;
use serde::{Deserialize, Serialize};

use crate::{
    Evidence, Line, Overruled, PairingWish, PlayerId, RoundNumber, TableNumber, TeamNumber,
};

/// How far a round is. It is complete when it is published and every match has an outcome.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum RoundState {
    /// Paired, but not shown to the players; it may be paired again and changed freely.
    Draft,
    /// Announced; every change of the pairing needs a reason.
    Published,
}

/// A round (German: *Runde*).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// Its number through all cycles.
    pub number: RoundNumber,
    pub state: RoundState,
    /// Its matches in table order.
    pub matches: Vec<Match>,
    /// The team without an opponent, if the number of teams is odd (S P1a).
    pub bye: Option<Bye>,
    /// What the director chose by hand, in that order.
    pub wishes: Vec<PairingWish>,
}

/// One of the two boards of a match; on paper board 1 and board 2.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum Board {
    /// Board 1: the board of the first-named team's pot-1 player.
    A,
    /// Board 2.
    B,
}

impl Board {
    /// The number on paper: 1 or 2.
    pub const fn number(self) -> u8 {
        match self {
            Self::A => 1,
            Self::B => 2,
        }
    }
}

/// One value for each side of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BySide<T> {
    pub first: T,
    pub second: T,
}

impl<T> BySide<T> {
    /// The value of `role`.
    pub const fn of(&self, role: Role) -> &T {
        match role {
            Role::First => &self.first,
            Role::Second => &self.second,
        }
    }
}

/// Who of a team plays a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LineUp {
    /// Counts as the pot-1 player: the higher of the two in the start order, or of a fixed team
    /// the one who sits on board 1. In a single game the only player.
    pub pot_1: PlayerId,
    /// Counts as the pot-2 player; none in a single game.
    pub pot_2: Option<PlayerId>,
    /// The third of a three-player team, who sits out (S G4b).
    pub sits_out: Option<PlayerId>,
    pub source: LineUpSource,
}

impl LineUp {
    /// Who plays, in the order of pots.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        std::iter::once(self.pot_1).chain(self.pot_2)
    }
}

/// Where a line-up comes from.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum LineUpSource {
    /// As planned: the first two of the line-up order who are here, or whose turn it is.
    Planned,
    /// Reported for this match by the fixed team, or confirmed as planned.
    Chosen,
}

/// Who meets whom.
///
/// On the boards (S P2b).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// Pot 1 meets pot 1.
    ///
    /// And pot 2 meets pot 2 (German: *parallel*).
    Parallel,
    /// Pot 1 meets pot 2.
    ///
    /// German: *übers Kreuz*.
    Cross,
}

/// How far the seating of a match is decided. The colors come after the boards (S P2c).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SeatingState {
    Open,
    /// The first-named team has chosen who meets whom.
    Boards(Seating),
    /// The second-named team has chosen the colors as well.
    Complete {
        seating: Seating,
        white_on_board_1: Role,
    },
}

impl SeatingState {
    /// Who meets whom, once it is chosen.
    pub const fn seating(self) -> Option<Seating> {
        match self {
            Self::Open => None,
            Self::Boards(seating) | Self::Complete { seating, .. } => Some(seating),
        }
    }

    /// The team with White on board 1, once it is chosen.
    pub const fn white_on_board_1(self) -> Option<Role> {
        match self {
            Self::Open | Self::Boards(_) => None,
            Self::Complete {
                white_on_board_1, ..
            } => Some(white_on_board_1),
        }
    }
}

/// A match: team against team, both boards (German: *Wettkampf*, *Begegnung*).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Match {
    pub table: TableNumber,
    pub teams: BySide<TeamNumber>,
    pub line_ups: BySide<LineUp>,
    pub seating: SeatingState,
    /// How it ended; none while it is played.
    pub outcome: Option<Outcome>,
    pub progress: Progress,
}

/// What is known of a match without a result.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// Nothing: its result is awaited.
    ///
    /// Also of a match that has one.
    Awaited,
    /// It is still played.
    ///
    /// The arbiter has seen it (German: *läuft noch*).
    StillPlaying,
}

/// Who is credited with a match.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    FirstWins,
    SecondWins,
    /// A draw.
    ///
    /// Both teams get its points.
    Drawn,
    /// Neither was there.
    ///
    /// Or neither is credited, by decision of the arbiter.
    BothLose,
}

impl Verdict {
    /// The verdict in which `winner` wins.
    pub const fn won_by(winner: Role) -> Self {
        match winner {
            Role::First => Self::FirstWins,
            Role::Second => Self::SecondWins,
        }
    }

    /// The side that wins, if one does.
    pub const fn winner(self) -> Option<Role> {
        match self {
            Self::FirstWins => Some(Role::First),
            Self::SecondWins => Some(Role::Second),
            Self::Drawn | Self::BothLose => None,
        }
    }
}

/// How a match ended (German: *Ergebnis*).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    pub verdict: Verdict,
    pub cause: Cause,
    /// The board that decided, where one did.
    pub board: Option<Board>,
    pub reason: Option<Line>,
    pub evidence: Evidence,
    /// What the rules engine says against it, and why the arbiter entered it all the same.
    pub overruled: Option<Overruled>,
}

impl Outcome {
    /// Whether nothing was played: one side was not there, or neither.
    pub const fn is_forfeit(&self) -> bool {
        self.cause.is_forfeit()
    }
}

/// A round without an opponent (German: *spielfrei*; S P1a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bye {
    pub team: TeamNumber,
    /// What the bye is worth (S W1a).
    pub points: HalfPoints,
}
