//! Boards, teams and seats.

use std::fmt;
use std::ops::Not;

use kralle_choice::Choice;
use serde::{Deserialize, Serialize};
use shakmaty::Color;

/// One of the two boards.
///
/// Printed as *Brett 1* and *Brett 2*.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Choice,
)]
pub enum Board {
    /// Board 1.
    A,
    /// Board 2.
    B,
}

impl Board {
    /// Returns the letter in move and game notation.
    pub const fn letter(self) -> char {
        match self {
            Self::A => 'A',
            Self::B => 'B',
        }
    }
}

impl Not for Board {
    type Output = Self;

    /// Returns the neighbor board.
    fn not(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// A team by its colors; the order in which the teams were named is unknown here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Team {
    /// White on board A and Black on board B.
    #[serde(rename = "team1")]
    One,
    /// Black on board A and White on board B.
    #[serde(rename = "team2")]
    Two,
}

impl Not for Team {
    type Output = Self;

    /// Returns the other team.
    fn not(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }
}

/// A player's seat: a board and a color.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Side {
    pub board: Board,
    pub color: Color,
}

impl Side {
    /// The four seats of a match.
    pub const ALL: [Self; 4] = [
        Self {
            board: Board::A,
            color: Color::White,
        },
        Self {
            board: Board::A,
            color: Color::Black,
        },
        Self {
            board: Board::B,
            color: Color::White,
        },
        Self {
            board: Board::B,
            color: Color::Black,
        },
    ];

    /// Returns the team of the seat: different colors on the two boards (D 1.1, S A1, A2, O 1.1).
    pub const fn team(self) -> Team {
        match (self.board, self.color) {
            (Board::A, Color::White) | (Board::B, Color::Black) => Team::One,
            (Board::A, Color::Black) | (Board::B, Color::White) => Team::Two,
        }
    }

    /// Returns the seat of the partner.
    #[must_use]
    pub fn partner(self) -> Self {
        Self {
            board: !self.board,
            color: !self.color,
        }
    }

    /// Returns the opponent's seat at the same board.
    #[must_use]
    pub fn opponent(self) -> Self {
        Self {
            board: self.board,
            color: !self.color,
        }
    }

    /// Returns the seat of this name (`A:white`); `None` for other names.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.to_string() == name)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let color = match self.color {
            Color::White => "white",
            Color::Black => "black",
        };
        f.pad(&format!("{}:{color}", self.board.letter()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d_1_1_partners_have_different_boards_and_colors() {
        for side in Side::ALL {
            assert_eq!(side.partner().team(), side.team());
            assert_ne!(side.partner().color, side.color);
            assert_ne!(side.partner().board, side.board);
            assert_eq!(side.opponent().team(), !side.team());
            assert_eq!(Side::from_name(&side.to_string()), Some(side));
        }
    }
}
