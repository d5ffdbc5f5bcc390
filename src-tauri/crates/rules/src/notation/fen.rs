//! Boards with hands as text: FEN with the hands in brackets after the placement,
//! `6k1/5ppp/8/8/8/8/8/6K1[Rn] w - - 0 1`; two boards are written `a | b`. Hands are also read as
//! `[2Rn]` and `/RRn`.
//!
//! Castling rights of Chess960 are the files of their rooks (`GBgb`); they are read and written, but
//! the rules do not know such castling.
//!
//! Capital letters in brackets are White's hand on that board, small letters Black's. A `~` after a
//! piece marks a promoted pawn.
//!
//! Begin at [`read`] and [`write()`].
//! [`PositionError`](super::super::tandem::invalid::PositionError) lists the requirements of a
//! position.

use std::fmt::Write as _;
use std::num::NonZeroU32;

use shakmaty::{Bitboard, CastlingSide, Color, File, Piece, Rank, Role, Setup, Square};

use crate::tandem::board_state::{BoardState, Pocket};
use crate::tandem::generate::HAND_ROLES;

/// The position and cause of an error in a FEN.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: found {found}, expected {expected}")]
pub struct FenError {
    /// The column in characters, from 1.
    pub column: usize,
    pub found: String,
    pub expected: &'static str,
}

/// A parsed FEN, not yet checked to be a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fen {
    /// Placement, side to move, castling, en passant, counters.
    pub setup: Setup,
    pub pockets: shakmaty::ByColor<Pocket>,
    /// Promoted pawns.
    pub virtuals: Bitboard,
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.text.get(self.at..).and_then(|it| it.chars().next())
    }

    fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += next.len_utf8();
        Some(next)
    }

    fn error<T>(&self, expected: &'static str) -> Result<T, FenError> {
        let before = self.text.get(..self.at).unwrap_or(self.text);
        Err(FenError {
            column: before.chars().count() + 1,
            found: self
                .peek()
                .map_or_else(|| "the end".to_owned(), |it| format!("{it:?}")),
            expected,
        })
    }

    fn skip_spaces(&mut self) {
        while matches!(self.peek(), Some(' ' | '\t' | '_')) {
            self.next();
        }
    }

    /// Skips a dash; true if the field is a dash or missing.
    fn skips_field(&mut self) -> bool {
        self.skip_spaces();
        if self.peek() == Some('-') {
            self.next();
            return true;
        }
        self.peek().is_none()
    }

    /// Reads a count of at most two digits; `None` without one.
    fn digits(&mut self) -> Option<u8> {
        let rest = self.text.get(self.at..).unwrap_or("");
        let length = rest.bytes().take(2).take_while(u8::is_ascii_digit).count();
        let number = rest.get(..length)?.parse().ok()?;
        self.at += length;
        Some(number)
    }

    fn number(&mut self, expected: &'static str) -> Result<Option<u32>, FenError> {
        self.skip_spaces();
        if self.peek().is_none() {
            return Ok(None);
        }
        let rest = self.text.get(self.at..).unwrap_or("");
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        match rest.get(..digits).and_then(|it| it.parse().ok()) {
            Some(number) => {
                self.at += digits;
                Ok(Some(number))
            }
            None => self.error(expected),
        }
    }
}

/// Reads a board with its hands.
///
/// Fields after the placement may be missing. Defaults: White to move, no castling, no en passant,
/// counters 0 and 1.
pub fn read(text: &str) -> Result<Fen, FenError> {
    let mut reader = Reader { text, at: 0 };
    reader.skip_spaces();
    let mut fen = Fen {
        setup: Setup::empty(),
        pockets: shakmaty::ByColor::default(),
        virtuals: Bitboard::EMPTY,
    };
    read_placement(&mut reader, &mut fen)?;
    read_hands(&mut reader, &mut fen)?;
    reader.skip_spaces();
    fen.setup.turn = match reader.peek() {
        None | Some('w') => Color::White,
        Some('b') => Color::Black,
        Some(_) => return reader.error("side to move: w or b"),
    };
    reader.next();
    read_castling(&mut reader, &mut fen)?;
    read_en_passant(&mut reader, &mut fen)?;
    if let Some(halfmoves) = reader.number("half-move counter: a number")? {
        fen.setup.halfmoves = halfmoves;
    }
    if let Some(fullmoves) = reader.number("move number: a number")? {
        fen.setup.fullmoves = NonZeroU32::new(fullmoves).unwrap_or(NonZeroU32::MIN);
    }
    reader.skip_spaces();
    match reader.peek() {
        None => Ok(fen),
        Some(_) => reader.error("the end of the position"),
    }
}

/// Splits two boards `a | b` and reads both; error columns count from the start of `text`.
pub fn read_pair(text: &str) -> Result<(Fen, Fen), FenError> {
    let Some((a, b)) = text.split_once('|') else {
        return Reader {
            text,
            at: text.len(),
        }
        .error("a second board after |");
    };
    let before = a.chars().count() + 1;
    let second = read(b).map_err(|error| FenError {
        column: error.column + before,
        ..error
    })?;
    Ok((read(a)?, second))
}

fn read_placement(reader: &mut Reader<'_>, fen: &mut Fen) -> Result<(), FenError> {
    const EXPECTED: &str = "a piece, a number of empty squares from 1 to 8, or /";
    for rank in Rank::ALL.into_iter().rev() {
        let mut file = 0;
        while file < 8 {
            match reader.peek() {
                Some(digit @ '1'..='8') => {
                    let empty = digit as u32 - '0' as u32;
                    if file + empty > 8 {
                        return reader.error("no more than eight squares in a rank");
                    }
                    file += empty;
                    reader.next();
                }
                Some(letter) => {
                    let Some(piece) = Piece::from_char(letter) else {
                        return reader.error(EXPECTED);
                    };
                    let square = Square::from_coords(File::new(file), rank);
                    fen.setup.board.set_piece_at(square, piece);
                    file += 1;
                    reader.next();
                    if reader.peek() == Some('~') {
                        match piece.role {
                            Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
                                fen.virtuals.add(square);
                            }
                            Role::Pawn | Role::King => {
                                return reader.error("~ only after a promoted piece");
                            }
                        }
                        reader.next();
                    }
                }
                None => return reader.error(EXPECTED),
            }
        }
        if rank != Rank::First {
            if reader.peek() != Some('/') {
                return reader.error("/ after eight squares");
            }
            reader.next();
        }
    }
    Ok(())
}

/// Reads the hands: `[N3Pbp]` with counts before the letters, or after a slash as `/NPPPbp`; a dash
/// or nothing for empty hands.
fn read_hands(reader: &mut Reader<'_>, fen: &mut Fen) -> Result<(), FenError> {
    let in_brackets = match reader.peek() {
        Some('[') => true,
        Some('/') => false,
        None | Some(' ' | '\t' | '_') => return Ok(()),
        Some(_) => return reader.error("hands in brackets, or a space"),
    };
    reader.next();
    loop {
        match reader.peek() {
            Some(']') if in_brackets => {
                reader.next();
                return Ok(());
            }
            None | Some(' ' | '\t' | '_') if !in_brackets => return Ok(()),
            Some('-' | ' ' | ',') => {
                reader.next();
            }
            Some(_) => {
                let number = reader.digits();
                let Some(piece) = reader.peek().and_then(Piece::from_char) else {
                    return reader.error("a piece in hand (QRBNP, qrbnp) or ]");
                };
                let count = fen.pockets.get_mut(piece.color).get_mut(piece.role);
                *count = count.saturating_add(number.unwrap_or(1));
                let held: usize = fen.pockets.iter().copied().map(in_hand).sum();
                if held > IN_TWO_SETS {
                    return reader.error("no more pieces in hand than two sets have, or ]");
                }
                reader.next();
            }
            None => return reader.error("] after the hands"),
        }
    }
}

/// The number of pieces in two sets, kings included.
const IN_TWO_SETS: usize = 64;

fn in_hand(pocket: Pocket) -> usize {
    pocket.iter().map(|count| usize::from(*count)).sum()
}

/// Reads castling rights as `KQkq`, or by the files of the rooks as `HAha`.
fn read_castling(reader: &mut Reader<'_>, fen: &mut Fen) -> Result<(), FenError> {
    const EXPECTED: &str =
        "castling rights: letters of KQkq or files such as HAha, each once, or -";
    if reader.skips_field() {
        return Ok(());
    }
    while let Some(letter) = reader.peek() {
        if matches!(letter, ' ' | '\t' | '_') {
            break;
        }
        let color = Color::from_white(letter.is_ascii_uppercase());
        let rook = match letter.to_ascii_lowercase() {
            'k' => corner(&fen.setup.board, color, CastlingSide::KingSide),
            'q' => corner(&fen.setup.board, color, CastlingSide::QueenSide),
            file => match File::from_char(file) {
                Some(file) => Square::from_coords(file, color.backrank()),
                None => return reader.error(EXPECTED),
            },
        };
        if fen.setup.castling_rights.contains(rook) {
            return reader.error(EXPECTED);
        }
        fen.setup.castling_rights.add(rook);
        reader.next();
    }
    Ok(())
}

/// Returns the square of the rook that K or Q means: the corner, or in Chess960 the outermost rook.
///
/// A king that left its square in ordinary chess has no right, so Chess960 needs rooks on both
/// sides of it.
fn corner(board: &shakmaty::Board, color: Color, side: CastlingSide) -> Square {
    let rank = color.backrank();
    let file = if side.is_king_side() {
        File::H
    } else {
        File::A
    };
    let usual = Square::from_coords(file, rank);
    let king = board.king_of(color);
    let Some(king) = king.filter(|it| it.rank() == rank && it.file() != File::E) else {
        return usual;
    };
    let rooks = board.by_piece(color.rook()) & Bitboard::from_rank(rank);
    match (rooks.first(), rooks.last()) {
        (Some(queen_side), Some(king_side)) if queen_side < king && king < king_side => {
            if side.is_king_side() {
                king_side
            } else {
                queen_side
            }
        }
        // No right of ordinary chess, and no start of Chess960: the king's own square names it.
        _ if rooks.contains(usual) => king,
        _ => usual,
    }
}

fn read_en_passant(reader: &mut Reader<'_>, fen: &mut Fen) -> Result<(), FenError> {
    if reader.skips_field() {
        return Ok(());
    }
    let square = reader
        .text
        .get(reader.at..reader.at + 2)
        .and_then(|it| it.parse::<Square>().ok());
    match square.filter(|it| matches!(it.rank(), Rank::Third | Rank::Sixth)) {
        Some(square) => {
            fen.setup.ep_square = Some(square);
            reader.at += 2;
            Ok(())
        }
        None => reader.error("en passant: a square on rank 3 or 6, or -"),
    }
}

/// Writes a board with its hands, sorted QRBNP, White's before Black's.
pub fn write(board: &BoardState) -> String {
    let setup = board.setup();
    let mut text = String::with_capacity(80);
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0_u8;
        for file in File::ALL {
            let square = Square::from_coords(file, rank);
            match setup.board.piece_at(square) {
                None => empty += 1,
                Some(piece) => {
                    push_empty(&mut text, &mut empty);
                    text.push(piece.char());
                    if board.virtuals().contains(square) {
                        text.push('~');
                    }
                }
            }
        }
        push_empty(&mut text, &mut empty);
        if rank != Rank::First {
            text.push('/');
        }
    }
    text.push('[');
    for color in [Color::White, Color::Black] {
        for role in HAND_ROLES {
            for _ in 0..*board.pocket(color).get(role) {
                text.push(role.of(color).char());
            }
        }
    }
    text.push_str(if setup.turn.is_white() {
        "] w "
    } else {
        "] b "
    });
    let rights_in_order = [
        (Square::H1, 'K'),
        (Square::A1, 'Q'),
        (Square::H8, 'k'),
        (Square::A8, 'q'),
    ];
    let rights = setup.castling_rights | board.rights_960();
    if rights.is_empty() {
        text.push('-');
    }
    for (corner, letter) in rights_in_order {
        if setup.castling_rights.contains(corner) {
            text.push(letter);
        }
    }
    for rook in board.rights_960() {
        let file = rook.file().char();
        text.push(if rook.rank() == Rank::First {
            file.to_ascii_uppercase()
        } else {
            file
        });
    }
    // Writing to a String cannot fail.
    let _ = match setup.ep_square {
        Some(square) => write!(text, " {square}"),
        None => write!(text, " -"),
    };
    let _ = write!(text, " {} {}", setup.halfmoves, setup.fullmoves);
    text
}

/// Writes two boards as `a | b`.
pub fn write_pair(a: &BoardState, b: &BoardState) -> String {
    format!("{} | {}", write(a), write(b))
}

fn push_empty(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        text.push(char::from(b'0' + *empty));
        *empty = 0;
    }
}
