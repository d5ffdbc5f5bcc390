//! Rounds, their matches and byes.

use kralle_choice::Choice;
use kralle_pairing::event::{HalfPoints, Role};
use kralle_rules::result::Cause;
use serde::{Deserialize, Serialize};

use crate::{
    Evidence, Games, Line, Overruled, PairingWish, PlayerId, RoundNumber, Side, TableNumber,
    TeamNumber, VirtualPoints,
};

/// The state of a round. It is complete once it is published and every match has an outcome.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum RoundState {
    /// Paired, but not shown to the players; can be paired again and changed freely.
    Draft,
    /// Announced; every change of the pairing needs a reason.
    Published,
}

/// A round of the tournament (German: *Runde*).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// Its number through all cycles.
    pub number: RoundNumber,
    pub state: RoundState,
    /// Its matches in table order.
    pub matches: Vec<Match>,
    /// The entrants without an opponent, by number. At most one (S P1a), except with changing
    /// partners.
    pub byes: Vec<Bye>,
    /// The director's manual choices, in order of entry.
    pub wishes: Vec<PairingWish>,
    /// The virtual points with which it was paired; `None` in a round that is not accelerated.
    pub virtual_points: Option<VirtualPoints>,
}

/// One of the two boards of a match; board 1 or board 2 on paper.
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
    /// Returns the number on paper: 1 or 2.
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
    /// Returns the value of `role`.
    pub const fn of(&self, role: Role) -> &T {
        match role {
            Role::First => &self.first,
            Role::Second => &self.second,
        }
    }
}

/// The players of a team in a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LineUp {
    /// The pot-1 player: the higher of the two in the start order; of a fixed team, the player on
    /// board 1. In a single game, the only player.
    pub pot_1: PlayerId,
    /// The pot-2 player; `None` in a single game.
    pub pot_2: Option<PlayerId>,
    /// The third of a three-player team, who sits out (S G4b); `None` for other teams.
    pub sits_out: Option<PlayerId>,
    pub source: LineUpSource,
}

impl LineUp {
    /// Returns the players in the match, in the order of pots.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        std::iter::once(self.pot_1).chain(self.pot_2)
    }
}

/// The source of a line-up.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum LineUpSource {
    /// As planned: the first two present in the line-up order, or by turn.
    Planned,
    /// Reported for this match by the fixed team, or confirmed as planned.
    Chosen,
}

/// The opponents on the boards.
///
/// By pots (S P2b).
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

/// The progress of choosing the seats. The colors come after the boards (S P2c).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SeatingState {
    Open,
    /// The first-named team has chosen the opponents.
    Boards(Seating),
    /// The second-named team has chosen the colors as well.
    Complete {
        seating: Seating,
        white_on_board_1: Role,
    },
}

impl SeatingState {
    /// Returns the opponents; `None` until they are chosen.
    pub const fn seating(self) -> Option<Seating> {
        match self {
            Self::Open => None,
            Self::Boards(seating) | Self::Complete { seating, .. } => Some(seating),
        }
    }

    /// Returns the team with White on board 1; `None` until it is chosen.
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
    pub sides: BySide<Side>,
    pub line_ups: BySide<LineUp>,
    pub games: Games,
    pub progress: Progress,
}

/// The known progress of a match without a result.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// None: its result is awaited.
    ///
    /// Also for a match with a result.
    Awaited,
    /// Still being played.
    ///
    /// Marked by the arbiter (German: *läuft noch*).
    StillPlaying,
}

/// The winner of a game, if any.
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
    /// Neither team was present.
    ///
    /// Or the arbiter credits neither.
    BothLose,
}

impl Verdict {
    /// Returns the verdict in which `winner` wins.
    pub const fn won_by(winner: Role) -> Self {
        match winner {
            Role::First => Self::FirstWins,
            Role::Second => Self::SecondWins,
        }
    }

    /// Returns the winning side; `None` without a winner.
    pub const fn winner(self) -> Option<Role> {
        match self {
            Self::FirstWins => Some(Role::First),
            Self::SecondWins => Some(Role::Second),
            Self::Drawn | Self::BothLose => None,
        }
    }
}

/// The outcome of a game (German: *Ergebnis*).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    pub verdict: Verdict,
    pub cause: Cause,
    /// The board that decided; `None` if neither did.
    pub board: Option<Board>,
    pub reason: Option<Line>,
    pub evidence: Evidence,
    /// The contradiction of the rules engine and the arbiter's reason for overruling it; `None`
    /// without a contradiction.
    pub overruled: Option<Overruled>,
}

impl Outcome {
    /// True if nothing was played: one side or both were absent.
    pub const fn is_forfeit(&self) -> bool {
        self.cause.is_forfeit()
    }
}

/// A bye: a round without an opponent (German: *spielfrei*; S P1a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bye {
    pub team: TeamNumber,
    /// The points for the bye (S W1a).
    pub points: HalfPoints,
}
