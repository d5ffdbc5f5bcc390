//! Reader of short moves.

use shakmaty::{CastlingSide, File, Rank, Role, Square};

use super::{Mark, San, SanKind};
use crate::notation::piece_letters::pieces;
use crate::tandem::action::StolenFrom;
use crate::tandem::refusal::Wanted;

/// The byte offset and cause of an error in a short move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SanError {
    /// Byte offset of the error.
    pub offset: usize,
    pub expected: &'static str,
}

/// Reads a short move; annotation marks (`!`, `?`) are skipped. R is read as the rook: only the other moves of a game
/// can show that it is a king.
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
    // A promotion piece taken from the hand has an @ too, in brackets.
    let drop = bytes.iter().take(2).position(|it| *it == b'@');
    if let Some(at) = drop {
        let letter = if at == 0 { None } else { bytes.first() };
        let role = match letter {
            None => Role::Pawn,
            Some(letter) => reserve_role(*letter).ok_or(SanError {
                offset: 0,
                expected: "a piece to drop: Q, R, B, N or P",
            })?,
        };
        let to = square(body, at + 1)?;
        return end(body, at + 3).map(|()| SanKind::Drop { role, to });
    }
    let (role, mut at) = match bytes.first() {
        Some(b'P') => (Role::Pawn, 1),
        first => first
            .and_then(|letter| pieces(char::from(*letter)).first())
            .map_or((Role::Pawn, 0), |role| (*role, 1)),
    };
    // File, rank and x precede the target square, which is the last file and rank.
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
    let role = bytes.get(*at).copied().and_then(reserve_role);
    let role = role.filter(|it| *it != Role::Pawn).ok_or(SanError {
        offset: *at,
        expected: "a piece to promote to: Q, R, B or N",
    })?;
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

/// Returns the piece of a letter that can be dropped or, except for the pawn, promoted to; so R is the rook.
///
/// `None` for other letters.
const fn reserve_role(letter: u8) -> Option<Role> {
    match letter {
        b'q' => Some(Role::Queen),
        b'r' => Some(Role::Rook),
        b'b' => Some(Role::Bishop),
        b'n' => Some(Role::Knight),
        b'P' | b'p' => Some(Role::Pawn),
        _ => match pieces(letter as char) {
            [Role::King, ..] | [] => None,
            [role, ..] => Some(*role),
        },
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
