//! A player's stored move of one piece (*Figurenzug*).

use std::fmt;
use std::str::FromStr;

use shakmaty::{File, Move, Role, Square};

/// The promotion piece of a pawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PromotionRole {
    Queen,
    Rook,
    Bishop,
    Knight,
}

impl PromotionRole {
    /// Every choice, strongest first.
    pub const ALL: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// Returns the role.
    pub const fn role(self) -> Role {
        match self {
            Self::Queen => Role::Queen,
            Self::Rook => Role::Rook,
            Self::Bishop => Role::Bishop,
            Self::Knight => Role::Knight,
        }
    }

    /// Returns the promotion for a role; `None` for pawn and king.
    pub const fn from_role(role: Role) -> Option<Self> {
        match role {
            Role::Queen => Some(Self::Queen),
            Role::Rook => Some(Self::Rook),
            Role::Bishop => Some(Self::Bishop),
            Role::Knight => Some(Self::Knight),
            Role::Pawn | Role::King => None,
        }
    }
}

/// One piece from its start square to its target square (PZSR 2).
///
/// Castling is the king's move of two squares. Displays and parses as UCI (`e7e8q`). It is as
/// stored, and not checked to be executable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PieceMove {
    pub from: Square,
    pub to: Square,
    /// The promotion piece, if a pawn reaches its last rank.
    pub promotion: Option<PromotionRole>,
}

impl PieceMove {
    /// Returns a move without promotion.
    pub const fn new(from: Square, to: Square) -> Self {
        Self {
            from,
            to,
            promotion: None,
        }
    }

    /// Returns the squares of a move of ordinary chess.
    pub const fn of_ordinary(made: Move) -> Self {
        match made {
            Move::Castle { king, rook } => {
                let file = if (rook.file() as u32) > (king.file() as u32) {
                    File::G
                } else {
                    File::C
                };
                Self::new(king, Square::from_coords(file, king.rank()))
            }
            Move::Normal {
                from,
                to,
                promotion,
                ..
            } => Self {
                from,
                to,
                promotion: match promotion {
                    Some(role) => PromotionRole::from_role(role),
                    None => None,
                },
            },
            Move::EnPassant { from, to } => Self::new(from, to),
            Move::Put { to, .. } => Self::new(to, to),
        }
    }

    /// Returns the same move seen from the other side of the board (ranks reflected).
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self {
            from: self.from.flip_vertical(),
            to: self.to.flip_vertical(),
            promotion: self.promotion,
        }
    }
}

impl fmt::Display for PieceMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = format!("{}{}", self.from, self.to);
        if let Some(promotion) = self.promotion {
            text.push(promotion.role().char());
        }
        f.pad(&text)
    }
}

/// The reason a text is not a move.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("found {found:?}, expected a move such as e2e4 or e7e8q")]
pub struct PieceMoveError {
    pub found: String,
}

impl FromStr for PieceMove {
    type Err = PieceMoveError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read(text.as_bytes()).ok_or_else(|| PieceMoveError {
            found: text.to_owned(),
        })
    }
}

fn read(text: &[u8]) -> Option<PieceMove> {
    let (squares, promotion) = match text.len() {
        4 => (text, None),
        5 => {
            let letter = char::from(*text.get(4)?);
            if !letter.is_ascii_lowercase() {
                return None;
            }
            let role = Role::from_char(letter)?;
            (text.get(..4)?, Some(PromotionRole::from_role(role)?))
        }
        _ => return None,
    };
    let from = Square::from_ascii(squares.get(..2)?).ok()?;
    let to = Square::from_ascii(squares.get(2..)?).ok()?;
    (from != to).then_some(PieceMove {
        from,
        to,
        promotion,
    })
}
