//! Parser of a FEN of ordinary chess, with a named reason for each failure.

use kralle_choice::Code;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, PositionError, PositionErrorKinds};

/// The reason a FEN is not a position of ordinary chess.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Code)]
pub enum ChessPositionFault {
    #[error("found {found:?}, expected a FEN ({detail})")]
    NoFen { found: String, detail: String },
    #[error("a king is missing")]
    KingMissing,
    #[error("a side has more than one king")]
    TooManyKings,
    #[error("a pawn stands on rank 1 or 8")]
    PawnOnEdge,
    /// Castling without king or rook at home.
    #[error("the castling rights contradict the placement")]
    Castling,
    /// An en-passant square without its pawn.
    #[error("the en-passant square contradicts the placement")]
    EnPassant,
    /// The player who has just moved is in check.
    #[error("the player who is not to move is in check")]
    OppositeCheck,
    /// Pieces in hand, which ordinary chess does not have.
    #[error("ordinary chess has no pieces in hand")]
    Hands,
    /// More pieces than one set can become.
    #[error("a side has more pieces than one set can become")]
    TooMuchMaterial,
}

impl ChessPositionFault {
    fn of(kinds: PositionErrorKinds) -> Self {
        [
            (PositionErrorKinds::EMPTY_BOARD, Self::KingMissing),
            (PositionErrorKinds::MISSING_KING, Self::KingMissing),
            (PositionErrorKinds::TOO_MANY_KINGS, Self::TooManyKings),
            (PositionErrorKinds::PAWNS_ON_BACKRANK, Self::PawnOnEdge),
            (PositionErrorKinds::TOO_MUCH_MATERIAL, Self::TooMuchMaterial),
            (PositionErrorKinds::INVALID_CASTLING_RIGHTS, Self::Castling),
            (PositionErrorKinds::INVALID_EP_SQUARE, Self::EnPassant),
        ]
        .into_iter()
        .find(|(kind, _)| kinds.contains(*kind))
        .map_or(Self::OppositeCheck, |(_, fault)| fault)
    }
}

/// Reads a position. Accepts checks that no game could have led to: studies have them. Empty hands
/// after the placement, such as `[-]` or a slash, are skipped.
pub fn read(fen: &str) -> Result<Chess, ChessPositionFault> {
    read_fen(fen)?
        .into_position::<Chess>(CastlingMode::Standard)
        .or_else(PositionError::ignore_impossible_check)
        .map_err(|error| ChessPositionFault::of(error.kinds()))
}

/// Reads the position that a game begins with, like [`read`]. In Chess960, every rook on the first
/// rank may have a castling right. Rights that the position cannot have are left out: many programs
/// write those of the usual start.
pub(crate) fn read_start(fen: &str, mode: CastlingMode) -> Result<Chess, ChessPositionFault> {
    let position = read_fen(fen)?
        .into_position::<Chess>(mode)
        .or_else(PositionError::ignore_impossible_check);
    let position = if has_usual_rights(fen, mode) {
        position
            .or_else(PositionError::ignore_invalid_castling_rights)
            .or_else(PositionError::ignore_invalid_ep_square)
    } else {
        position
    };
    position.map_err(|error| ChessPositionFault::of(error.kinds()))
}

/// True if [`read_start`] leaves out castling rights or an en-passant square.
pub(crate) fn has_impossible_rights(fen: &str, mode: CastlingMode) -> bool {
    let rights =
        PositionErrorKinds::INVALID_CASTLING_RIGHTS | PositionErrorKinds::INVALID_EP_SQUARE;
    let Ok(fen) = read_fen(fen) else {
        return false;
    };
    let strict = fen.into_position::<Chess>(mode);
    strict.is_err_and(|error| error.kinds().intersects(rights))
}

/// True if castling is that of ordinary chess, and not written by the files of rooks.
fn has_usual_rights(fen: &str, mode: CastlingMode) -> bool {
    let rights = fen.split_whitespace().nth(2).unwrap_or("-");
    mode == CastlingMode::Standard && rights.chars().all(|it| "KQkq-".contains(it))
}

/// Parses a FEN without looking at its position. Empty hands after the placement are skipped.
///
/// # Errors
/// Fails if the text is no FEN, or has pieces in hand.
pub fn read_fen(fen: &str) -> Result<Fen, ChessPositionFault> {
    let parsed: Fen = fen
        .parse()
        .or_else(|error| without_empty_hands(fen).ok_or(error)?.parse())
        .map_err(
            |error: shakmaty::fen::ParseFenError| ChessPositionFault::NoFen {
                found: fen.to_owned(),
                detail: error.to_string(),
            },
        )?;
    let pockets = parsed.as_setup().pockets;
    let holds = |it: shakmaty::ByColor<shakmaty::ByRole<u8>>| {
        it.iter()
            .any(|of_side| of_side.iter().any(|count| *count > 0))
    };
    if pockets.is_some_and(holds) {
        return Err(ChessPositionFault::Hands);
    }
    Ok(parsed)
}

/// Returns the text without empty hands after the placement; `None` if it has none.
fn without_empty_hands(fen: &str) -> Option<String> {
    let fen = fen.trim();
    let (placement, rest) = fen.split_once(' ').unwrap_or((fen, ""));
    let bare = ["[]", "[-]", "/-", "/"]
        .into_iter()
        .find_map(|it| placement.strip_suffix(it))?;
    Some(format!("{bare} {rest}").trim_end().to_owned())
}
