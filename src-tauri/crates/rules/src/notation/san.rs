//! Short moves of game records: `Nxf7+`, `N@g5`, `O-O`, `axb8=Q(B:d1)`.
//!
//! A bare `@e5` drops a pawn. A move of both squares without a letter (`g1f3`) is one of the piece there. A promotion names the piece it takes after its kind,
//! with or without the board, or leaves it out when only one can be meant.
//!
//! Begin at [`read()`], [`resolve()`] and [`write()`].

mod read;
mod resolve;
mod write;

use std::fmt;

use shakmaty::{CastlingSide, File, Rank, Role, Square};

use crate::tandem::action::StolenFrom;
use crate::tandem::refusal::Wanted;

pub use read::{SanError, read};
pub use resolve::{SanRefusal, resolve};
pub use write::write;

/// A short move as written; its meaning depends on the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct San {
    pub kind: SanKind,
    pub mark: Mark,
}

/// The kind of a short move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SanKind {
    Castle(CastlingSide),
    Drop {
        role: Role,
        to: Square,
    },
    Move {
        role: Role,
        file: Option<File>,
        rank: Option<Rank>,
        capture: bool,
        to: Square,
        /// The requested promotion; `None` if not named.
        wanted: Option<Wanted>,
    },
    /// A pawn's capture without its rank: `dc`.
    PawnTakes {
        from: File,
        to: File,
        promotion: Option<Role>,
    },
}

/// A check or mate mark after a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    None,
    /// `+`
    Check,
    /// `#`
    Mate,
}

impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            SanKind::Castle(CastlingSide::KingSide) => f.write_str("O-O")?,
            SanKind::Castle(CastlingSide::QueenSide) => f.write_str("O-O-O")?,
            SanKind::Drop { role, to } => write!(f, "{}@{to}", role.upper_char())?,
            SanKind::Move {
                role,
                file,
                rank,
                capture,
                to,
                wanted,
            } => {
                if role != Role::Pawn {
                    write!(f, "{}", role.upper_char())?;
                }
                if let Some(file) = file {
                    write!(f, "{}", file.char())?;
                }
                if let Some(rank) = rank {
                    write!(f, "{}", rank.char())?;
                }
                if capture {
                    f.write_str("x")?;
                }
                write!(f, "{to}")?;
                if let Some(Wanted { role, from }) = wanted {
                    write!(f, "={}", role.upper_char())?;
                    match from {
                        None => {}
                        Some(StolenFrom::Board(square)) => write!(f, "({square})")?,
                        Some(StolenFrom::Hand) => write!(f, "({}@)", role.upper_char())?,
                    }
                }
            }
            SanKind::PawnTakes {
                from,
                to,
                promotion,
            } => {
                write!(f, "{}x{}", from.char(), to.char())?;
                if let Some(role) = promotion {
                    write!(f, "={}", role.upper_char())?;
                }
            }
        }
        match self.mark {
            Mark::None => Ok(()),
            Mark::Check => f.write_str("+"),
            Mark::Mate => f.write_str("#"),
        }
    }
}
