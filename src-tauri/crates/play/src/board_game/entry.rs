//! Entry of a player: a move, or text that cannot be read as one.

use std::fmt;

use kralle_rules::notation::piece_letters::pieces;
use kralle_rules::paarzug::game::Stored;
use kralle_rules::paarzug::octal::OctalMove;
use kralle_rules::paarzug::piece_move::{PieceMove, PromotionRole};
use kralle_rules::paarzug::position::PairPosition;
use shakmaty::{Color, File, Rank, Role, Square};
use unicode_normalization::UnicodeNormalization as _;

/// The maximum length of an entry, in characters.
pub const LONGEST_ENTRY: usize = 40;

/// A player's entry (PZSR 2). It displays as the committed text; `Debug` hides it, so that no error message or log can
/// reveal it.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Entry(Kind);

#[derive(Clone, PartialEq, Eq, Hash)]
enum Kind {
    Move(PieceMove),
    /// The text as entered; never the text of a move.
    Unreadable(String),
}

/// The reason a text is not an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum EntryError {
    #[error("found nothing, expected a move")]
    Empty,
    /// More than [`LONGEST_ENTRY`] characters.
    #[error("{characters} characters, {LONGEST_ENTRY} at most")]
    TooLong { characters: usize },
}

/// The prefix of the text of an entry that is not a move.
const UNREADABLE: &str = "? ";

impl Entry {
    /// Returns the entry of a move.
    pub const fn of(piece_move: PieceMove) -> Self {
        Self(Kind::Move(piece_move))
    }

    /// Reads an entry of `color` in `position`.
    ///
    /// Accepts squares (`e2e4`, `e7e8q`), the notation of the record (`Ng1-f3`, `e4xd5`, `e7-e8=Q`, `O-O`), the numbers
    /// of the squares (`5254`, a fifth digit 1 to 4 for queen, rook, bishop, knight), and octal code. Any other text,
    /// or one that names another piece than that on the square, is ambiguous and kept as it is.
    ///
    /// # Errors
    /// Fails if the text is empty or too long.
    pub fn read(typed: &str, position: &PairPosition, color: Color) -> Result<Self, EntryError> {
        let text: String = typed
            .nfc()
            .filter(|it| !it.is_control())
            .collect::<String>()
            .trim()
            .to_owned();
        let characters = text.chars().count();
        match characters {
            0 => Err(EntryError::Empty),
            1..=LONGEST_ENTRY => Ok(Self(
                read_move(&text, position, color).map_or(Kind::Unreadable(text), Kind::Move),
            )),
            _ => Err(EntryError::TooLong { characters }),
        }
    }

    /// Reads the committed text; `None` if no entry displays like that.
    pub fn of_committed(text: &str) -> Option<Self> {
        let kind = match text.strip_prefix(UNREADABLE) {
            Some(raw) => Kind::Unreadable(raw.to_owned()),
            None => Kind::Move(text.parse().ok()?),
        };
        let it = Self(kind);
        (it.to_string() == text && text.chars().count() <= LONGEST_ENTRY + UNREADABLE.len())
            .then_some(it)
    }

    /// Returns the move; `None` for an unreadable entry.
    pub const fn piece_move(&self) -> Option<PieceMove> {
        match self.0 {
            Kind::Move(it) => Some(it),
            Kind::Unreadable(_) => None,
        }
    }

    /// Returns the entry as input of the rules.
    pub fn stored(&self) -> Stored {
        self.piece_move().map_or(Stored::Unreadable, Stored::Move)
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::Move(it) => write!(f, "{it}"),
            Kind::Unreadable(text) => write!(f, "{UNREADABLE}{text}"),
        }
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Entry(…)")
    }
}

fn read_move(text: &str, position: &PairPosition, color: Color) -> Option<PieceMove> {
    let squares = text.to_ascii_lowercase();
    squares
        .parse()
        .ok()
        .or_else(|| numeric(text))
        .or_else(|| octal(text, position, color))
        .or_else(|| notation(text, position, color))
}

fn octal(text: &str, position: &PairPosition, color: Color) -> Option<PieceMove> {
    let code: OctalMove = text.parse().ok()?;
    code.read_in(position, color).ok().flatten()
}

/// Parses the numbers of files and ranks that correspondence players use; `None` for other text.
fn numeric(text: &str) -> Option<PieceMove> {
    let digits: Vec<u32> = text
        .chars()
        .map(|it| it.to_digit(10))
        .collect::<Option<_>>()?;
    let (squares, promotion) = match digits.as_slice() {
        [squares @ .., choice] if squares.len() == 4 => (
            squares,
            Some(*PromotionRole::ALL.get(usize::try_from(choice.checked_sub(1)?).ok()?)?),
        ),
        squares if squares.len() == 4 => (squares, None),
        _ => return None,
    };
    let square = |file: u32, rank: u32| {
        let file = File::try_from(file.checked_sub(1)?).ok()?;
        let rank = Rank::try_from(rank.checked_sub(1)?).ok()?;
        Some(Square::from_coords(file, rank))
    };
    let &[from_file, from_rank, to_file, to_rank] = squares else {
        return None;
    };
    let (from, to) = (square(from_file, from_rank)?, square(to_file, to_rank)?);
    (from != to).then_some(PieceMove {
        from,
        to,
        promotion,
    })
}

/// Parses the notation of the record, with the letters of each language; `None` for other text.
///
/// The piece on the start square decides the meaning of a letter. Marks after a move are ignored.
fn notation(text: &str, position: &PairPosition, color: Color) -> Option<PieceMove> {
    let text = text.trim_end_matches(['+', '#', '^']);
    let home = |file| Square::from_coords(file, color.backrank());
    let castles = |to| {
        let king = position.board().piece_at(home(File::E))? == Role::King.of(color);
        king.then(|| PieceMove::new(home(File::E), home(to)))
    };
    match text {
        "O-O" | "0-0" => return castles(File::G),
        "O-O-O" | "0-0-0" => return castles(File::C),
        _ => {}
    }
    let mut rest = text;
    let named = rest.chars().next().map_or(&[][..], pieces);
    if !named.is_empty() {
        rest = rest.get(1..)?;
    }
    let from = take_square(&mut rest)?;
    if let Some(behind) = rest.strip_prefix(['-', 'x', ':', '–']) {
        rest = behind;
    }
    let to = take_square(&mut rest)?;
    rest = rest
        .strip_suffix("e.p.")
        .or_else(|| rest.strip_suffix("ep"))
        .unwrap_or(rest)
        .trim();
    let promotion = match rest.strip_prefix('=').unwrap_or(rest) {
        "" => None,
        letter => {
            let mut letters = letter.chars();
            let roles = pieces(letters.next()?);
            if letters.next().is_some() {
                return None;
            }
            // Excludes king and pawn, which R and B can also mean: they are no promotion pieces.
            let mut promotions = roles
                .iter()
                .filter_map(|role| PromotionRole::from_role(*role));
            Some(promotions.next()?)
        }
    };
    let stands = position.board().piece_at(from).map(|piece| piece.role);
    let agrees = named.is_empty() || stands.is_some_and(|role| named.contains(&role));
    (agrees && from != to).then_some(PieceMove {
        from,
        to,
        promotion,
    })
}

fn take_square(rest: &mut &str) -> Option<Square> {
    let square = Square::from_ascii(rest.get(..2)?.as_bytes()).ok()?;
    *rest = rest.get(2..)?;
    Some(square)
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    fn read(typed: &str) -> String {
        let start = PairPosition::initial();
        Entry::read(typed, &start, Color::White)
            .unwrap()
            .to_string()
    }

    #[rstest]
    #[case("e2e4", "e2e4")]
    #[case(" E2E4 ", "e2e4")]
    #[case("5254", "e2e4")]
    #[case("57584", "e7e8n")]
    #[case("57581", "e7e8q")]
    #[case("e2-e4", "e2e4")]
    #[case("Ng1-f3", "g1f3")]
    #[case("Sg1-f3", "g1f3")]
    #[case("Cg1-f3", "g1f3")]
    #[case("Ff1-c4", "f1c4")]
    #[case("Af1-c4", "f1c4")]
    #[case("Dd1-h5", "d1h5")]
    #[case::rook_in_english("Ra1-a3", "a1a3")]
    #[case::king_in_french("Re1-e2", "e1e2")]
    #[case::bishop_in_english("Bf1-c4", "f1c4")]
    #[case::pawn_in_german("Be2-e4", "e2e4")]
    #[case("e7-e8=D", "e7e8q")]
    #[case("e7-e8=C", "e7e8n")]
    #[case("e7-e8=R", "e7e8r")]
    #[case("e7xd8T+", "e7d8r")]
    #[case("e5xd6ep", "e5d6")]
    #[case("O-O", "e1g1")]
    #[case("0-0-0", "e1c1")]
    fn pzsr_2_a_move_is_read_as_players_write_it(#[case] typed: &str, #[case] read_as: &str) {
        assert_eq!(read(typed), read_as);
    }

    #[rstest]
    #[case("Bg1-f3")]
    #[case("Rg1-f3")]
    #[case("Cf1-c4")]
    #[case("Te1-e2")]
    #[case("e7-e8=K")]
    #[case("e4")]
    #[case("e2e2")]
    #[case("5255Q")]
    #[case("e2e4?")]
    #[case("ü2e4")]
    #[case("9999")]
    fn pzsr_2_what_is_in_doubt_is_unreadable(#[case] typed: &str) {
        assert_eq!(read(typed), format!("? {typed}"));
    }

    #[test]
    fn nothing_and_too_much_are_no_entries() {
        let start = PairPosition::initial();
        assert_eq!(
            Entry::read(" \u{7} ", &start, Color::White),
            Err(EntryError::Empty)
        );
        assert_eq!(
            Entry::read(&"x".repeat(41), &start, Color::White),
            Err(EntryError::TooLong { characters: 41 })
        );
    }

    #[rstest]
    #[case("e2e4")]
    #[case("e7e8q")]
    #[case("? Bg1-f3")]
    fn a_committed_text_is_read_back(#[case] text: &str) {
        assert_eq!(Entry::of_committed(text).unwrap().to_string(), text);
    }

    #[test]
    fn debug_does_not_tell_the_move() {
        let it = Entry::of(PieceMove::new(Square::E2, Square::E4));
        assert_eq!(format!("{it:?}"), "Entry(…)");
    }
}
