//! Short moves of game records: `Nxf7+`, `N@g5`, `O-O`, `axb8=Q(B:d1)`.
//!
//! A bare `@e5` drops a pawn. A promotion names the piece it takes after its kind,
//! with or without the board, or leaves it out when only one can be meant.
//!
//! Begin at [`read`], [`resolve`] and [`write()`].

use std::fmt;

use shakmaty::{CastlingSide, File, Move, Position as _, Rank, Role, Square};

use crate::rule_set::moves::DroppedPawnStep;
use crate::rule_set::tandem::TandemRules;
use crate::tandem::action::{Action, Becomes, StolenFrom, TandemMove};
use crate::tandem::generate::View;
use crate::tandem::mate::is_mate;
use crate::tandem::position::Position;
use crate::tandem::refusal::{self, Intent, Refusal, Wanted};

/// A short move as written; what it means depends on the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct San {
    /// What is done.
    pub kind: SanKind,
    /// Check or mate as marked.
    pub mark: Mark,
}

/// What a short move does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SanKind {
    /// Castling.
    Castle(CastlingSide),
    /// A drop.
    Drop {
        /// The piece.
        role: Role,
        /// The square.
        to: Square,
    },
    /// Any other move.
    Move {
        /// The piece.
        role: Role,
        /// Its file, if given.
        file: Option<File>,
        /// Its rank, if given.
        rank: Option<Rank>,
        /// Whether a capture is marked.
        capture: bool,
        /// The square.
        to: Square,
        /// What a pawn shall become.
        wanted: Option<Wanted>,
    },
}

/// Check or mate, as marked after a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Nothing is marked.
    None,
    /// `+`
    Check,
    /// `#`
    Mate,
}

/// Where a short move stops making sense: bytes from its beginning, and what was
/// expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SanError {
    /// Bytes read before.
    pub offset: usize,
    /// What was expected.
    pub expected: &'static str,
}

/// Reads a short move; annotation marks (`!`, `?`) are passed over.
pub fn read(text: &str) -> Result<San, SanError> {
    let bare = text.trim_end_matches(['!', '?']);
    let (body, mark) = if let Some(body) = bare.strip_suffix('#') {
        (body, Mark::Mate)
    } else if let Some(body) = bare.strip_suffix("++").or_else(|| bare.strip_suffix('+')) {
        (body, Mark::Check)
    } else {
        (bare, Mark::None)
    };
    let kind = match body {
        "O-O" | "0-0" | "o-o" => SanKind::Castle(CastlingSide::KingSide),
        "O-O-O" | "0-0-0" | "o-o-o" => SanKind::Castle(CastlingSide::QueenSide),
        _ => read_body(body)?,
    };
    Ok(San { kind, mark })
}

fn read_body(body: &str) -> Result<SanKind, SanError> {
    let bytes = body.as_bytes();
    if let Some(at) = bytes.iter().position(|it| *it == b'@') {
        let role = match bytes.get(..at) {
            Some([]) => Role::Pawn,
            Some([letter]) => drop_role(*letter).ok_or(SanError {
                offset: 0,
                expected: "a piece to drop: Q, R, B, N or P",
            })?,
            _ => {
                return Err(SanError {
                    offset: 1,
                    expected: "@ after one piece letter",
                });
            }
        };
        let to = square(body, at + 1)?;
        return end(body, at + 3).map(|()| SanKind::Drop { role, to });
    }
    let (role, mut at) = match bytes.first() {
        Some(b'K') => (Role::King, 1),
        Some(b'Q') => (Role::Queen, 1),
        Some(b'R') => (Role::Rook, 1),
        Some(b'B') => (Role::Bishop, 1),
        Some(b'N') => (Role::Knight, 1),
        Some(b'P') => (Role::Pawn, 1),
        _ => (Role::Pawn, 0),
    };
    // File, rank and x stand before the square, which is the last file and rank.
    let stem = bytes.get(at..).unwrap_or(&[]);
    let length = stem
        .iter()
        .take_while(|it| matches!(it, b'a'..=b'h' | b'1'..=b'8' | b'x' | b':' | b'-'))
        .count();
    let mut file = None;
    let mut rank = None;
    let mut capture = false;
    let target = at + length.saturating_sub(2);
    while at < target {
        match bytes.get(at) {
            Some(letter @ b'a'..=b'h') => file = Some(File::new(u32::from(letter - b'a'))),
            Some(digit @ b'1'..=b'8') => rank = Some(Rank::new(u32::from(digit - b'1'))),
            Some(b'x' | b':') => capture = true,
            _ => {}
        }
        at += 1;
    }
    let to = square(body, at)?;
    at += 2;
    let wanted = read_wanted(body, &mut at)?;
    end(body, at)?;
    Ok(SanKind::Move {
        role,
        file,
        rank,
        capture,
        to,
        wanted,
    })
}

fn read_wanted(body: &str, at: &mut usize) -> Result<Option<Wanted>, SanError> {
    let bytes = body.as_bytes();
    if bytes.get(*at).is_none() {
        return Ok(None);
    }
    if bytes.get(*at) == Some(&b'=') {
        *at += 1;
    }
    let role = match bytes.get(*at) {
        Some(b'Q' | b'q') => Role::Queen,
        Some(b'R' | b'r') => Role::Rook,
        Some(b'B' | b'b') => Role::Bishop,
        Some(b'N' | b'n') => Role::Knight,
        _ => {
            return Err(SanError {
                offset: *at,
                expected: "a piece to promote to: Q, R, B or N",
            });
        }
    };
    *at += 1;
    if bytes.get(*at) != Some(&b'(') {
        return Ok(Some(Wanted { role, from: None }));
    }
    *at += 1;
    if bytes.get(*at + 1) == Some(&b':') {
        *at += 2;
    }
    let from = if bytes.get(*at + 1) == Some(&b'@') {
        StolenFrom::Hand
    } else {
        StolenFrom::Board(square(body, *at)?)
    };
    *at += 2;
    if bytes.get(*at) != Some(&b')') {
        return Err(SanError {
            offset: *at,
            expected: ")",
        });
    }
    *at += 1;
    Ok(Some(Wanted {
        role,
        from: Some(from),
    }))
}

const fn drop_role(letter: u8) -> Option<Role> {
    match letter {
        b'Q' | b'q' => Some(Role::Queen),
        b'R' | b'r' => Some(Role::Rook),
        b'B' | b'b' => Some(Role::Bishop),
        b'N' | b'n' => Some(Role::Knight),
        b'P' | b'p' => Some(Role::Pawn),
        _ => None,
    }
}

fn square(body: &str, at: usize) -> Result<Square, SanError> {
    body.as_bytes()
        .get(at..at + 2)
        .and_then(|it| Square::from_ascii(it).ok())
        .ok_or(SanError {
            offset: at,
            expected: "a square from a1 to h8",
        })
}

const fn end(body: &str, at: usize) -> Result<(), SanError> {
    if body.len() == at {
        Ok(())
    } else {
        Err(SanError {
            offset: at,
            expected: "the end of the move",
        })
    }
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
        }
        match self.mark {
            Mark::None => Ok(()),
            Mark::Check => f.write_str("+"),
            Mark::Mate => f.write_str("#"),
        }
    }
}

/// Why a short move means no legal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SanRefusal {
    /// It is not legal.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// Several pieces can make it.
    #[error("several pieces can make that move")]
    Ambiguous,
}

impl SanRefusal {
    /// Stable code; message key `refusal-…`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Refused(it) => it.code(),
            Self::Ambiguous => "ambiguous_move",
        }
    }
}

/// Finds the legal action a short move means.
pub fn resolve(view: View<'_>, san: San) -> Result<Action, SanRefusal> {
    let turn = view.here.turn();
    match san.kind {
        SanKind::Castle(side) => {
            let from = turn.fold_wb(Square::E1, Square::E8);
            let intent = Intent::Move {
                from,
                to: side.king_to(turn),
                wanted: None,
            };
            Ok(refusal::resolve(view, intent)?)
        }
        SanKind::Drop { role, to } => {
            let intent = Intent::Drop {
                color: Some(turn),
                role,
                to,
            };
            Ok(refusal::resolve(view, intent)?)
        }
        SanKind::Move {
            role,
            file,
            rank,
            to,
            wanted,
            ..
        } => {
            let fits = |from: Square| {
                file.is_none_or(|it| it == from.file()) && rank.is_none_or(|it| it == from.rank())
            };
            if wanted.is_none()
                && view.rules.dropped_pawn_double_step == DroppedPawnStep::FromSecondRank
                && !shakmaty::Bitboard::BACKRANKS.contains(to)
                && let Some(m) = only_candidate(view, role, to, fits)
            {
                return Ok(Action::Ordinary(m));
            }
            resolve_each(view, role, to, wanted, fits)
        }
    }
}

/// The one ordinary move that fits, without asking any further law.
fn only_candidate(
    view: View<'_>,
    role: Role,
    to: Square,
    fits: impl Fn(Square) -> bool,
) -> Option<Move> {
    let mut found = None;
    for m in &view.here.chess.san_candidates(role, to) {
        if m.from().is_some_and(&fits) {
            if found.is_some() {
                return None;
            }
            found = Some(*m);
        }
    }
    found
}

fn resolve_each(
    view: View<'_>,
    role: Role,
    to: Square,
    wanted: Option<Wanted>,
    fits: impl Fn(Square) -> bool,
) -> Result<Action, SanRefusal> {
    let mut found = None;
    let mut reason = Refusal::Illegal;
    for from in view.here.board().by_piece(role.of(view.here.turn())) {
        if fits(from) {
            match refusal::resolve(view, Intent::Move { from, to, wanted }) {
                Ok(_) if found.is_some() => return Err(SanRefusal::Ambiguous),
                Ok(action) => found = Some(action),
                Err(Refusal::Illegal) => {}
                Err(refusal) => reason = refusal,
            }
        }
    }
    found.ok_or(SanRefusal::Refused(reason))
}

/// Writes a legal move short, with its check or mate mark.
pub fn write(position: &Position, m: TandemMove, rules: &TandemRules) -> San {
    let mut after = position.clone();
    after.play(m, rules);
    let opponent = after.view(m.board, rules);
    let mark = if is_mate(opponent, rules.mate) {
        Mark::Mate
    } else if opponent.here.checkers().any() {
        Mark::Check
    } else {
        Mark::None
    };
    San {
        kind: kind_of(position, m),
        mark,
    }
}

fn kind_of(position: &Position, m: TandemMove) -> SanKind {
    let here = position.board(m.board);
    match m.action {
        Action::Drop { role, to } => SanKind::Drop { role, to },
        Action::Promotion {
            from,
            to,
            capture,
            becomes,
        } => SanKind::Move {
            role: Role::Pawn,
            file: capture.map(|_| from.file()),
            rank: None,
            capture: capture.is_some(),
            to,
            wanted: wanted_of(becomes),
        },
        Action::Ordinary(it) => match it {
            Move::Castle { king, rook } => {
                SanKind::Castle(CastlingSide::from_king_side(king < rook))
            }
            Move::EnPassant { from, to } => pawn_move(from, to, true),
            Move::Put { role, to } => SanKind::Drop { role, to },
            Move::Normal {
                role: Role::Pawn,
                from,
                to,
                capture,
                ..
            } => pawn_move(from, to, capture.is_some()),
            Move::Normal {
                role,
                from,
                to,
                capture,
                ..
            } => {
                let (mut file, mut rank) = (None, None);
                let moves = here.chess.san_candidates(role, to);
                let others = moves
                    .iter()
                    .filter_map(|it| it.from())
                    .filter(|it| *it != from);
                if others.clone().next().is_some() {
                    let same_file = others.clone().any(|it| it.file() == from.file());
                    let same_rank = others.clone().any(|it| it.rank() == from.rank());
                    if !same_file || same_rank {
                        file = Some(from.file());
                    }
                    if same_file {
                        rank = Some(from.rank());
                    }
                }
                SanKind::Move {
                    role,
                    file,
                    rank,
                    capture: capture.is_some(),
                    to,
                    wanted: None,
                }
            }
        },
    }
}

fn pawn_move(from: Square, to: Square, capture: bool) -> SanKind {
    SanKind::Move {
        role: Role::Pawn,
        file: capture.then(|| from.file()),
        rank: None,
        capture,
        to,
        wanted: None,
    }
}

const fn wanted_of(becomes: Becomes) -> Option<Wanted> {
    match becomes {
        Becomes::Stolen { role, from } => Some(Wanted {
            role,
            from: Some(from),
        }),
        Becomes::Virtual(role) => Some(Wanted { role, from: None }),
        Becomes::FallsThrough | Becomes::StaysPawn => None,
    }
}
