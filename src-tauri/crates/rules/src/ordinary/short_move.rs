//! Resolution of a written move of ordinary chess by the board.

use shakmaty::san::{San, SanError};
use shakmaty::{Bitboard, CastlingSide, Chess, File, Move, Position as _, Role, Square};

/// Finds the move of a SAN.
///
/// A capture may be written without its `x`, as on many score sheets. A move written with both
/// squares and without a letter is a move of the piece there, as engines write it.
///
/// # Errors
/// Fails if no legal move fits, or several.
pub(crate) fn resolve(position: &Chess, san: San) -> Result<Move, SanError> {
    let as_written = san.to_move(position);
    match (as_written, san) {
        (
            Err(SanError::IllegalSan),
            San::Normal {
                role,
                file,
                rank,
                capture,
                to,
                promotion,
            },
        ) => {
            let both = matches!(role, Role::Pawn | Role::King);
            let start = file.zip(rank).filter(|_| both);
            let start = start.map(|(file, rank)| Square::from_coords(file, rank));
            let role = start
                .filter(|_| role == Role::Pawn)
                .and_then(|from| position.board().role_at(from))
                .unwrap_or(role);
            if let Some(side) = castling(role, start, to) {
                return San::Castle(side).to_move(position);
            }
            let with = |capture| San::Normal {
                role,
                file,
                rank,
                capture,
                to,
                promotion,
            };
            with(capture)
                .to_move(position)
                .or_else(|_| with(true).to_move(position))
        }
        (read, _) => read,
    }
}

/// Returns the side of castling that a king's move over two squares or to its rook means.
fn castling(role: Role, start: Option<Square>, to: Square) -> Option<CastlingSide> {
    let from = start.filter(|_| role == Role::King)?;
    let castles = from.rank() == to.rank()
        && from.file() == File::E
        && matches!(to.file(), File::A | File::C | File::G | File::H);
    castles.then(|| CastlingSide::from_king_side(to.file() > from.file()))
}

/// True if a written move is castling of Chess960: with a king or rook that ordinary chess has
/// elsewhere.
pub(crate) fn castles_960(position: &Chess, san: San) -> bool {
    let turn = position.turn();
    let Some(king) = position.board().king_of(turn) else {
        return false;
    };
    let rook = |side| {
        let rook = position.castles().rook(turn, side);
        rook.filter(|it| king.file() != File::E || !Bitboard::CORNERS.contains(*it))
    };
    match san {
        San::Castle(side) => rook(side).is_some(),
        San::Normal {
            role,
            file,
            rank,
            to,
            ..
        } => {
            let is_engine = file == Some(king.file()) && rank == Some(king.rank());
            let far = king.file().distance(to.file()) > 1;
            (role == Role::King || (role == Role::Pawn && is_engine))
                && king.rank() == to.rank()
                && rook(CastlingSide::from_king_side(king < to)).is_some_and(|it| far || it == to)
        }
        San::Put { .. } | San::Null => false,
    }
}

/// Returns the only capture of a pawn between two files; `None` if no capture fits, or several.
pub(crate) fn pawn_takes(
    position: &Chess,
    from: File,
    to: File,
    promotion: Option<Role>,
) -> Option<San> {
    let mut moves = position.capture_moves();
    moves.retain(|it| {
        it.role() == Role::Pawn
            && it.from().is_some_and(|it| it.file() == from)
            && it.to().file() == to
            && it.promotion() == promotion
    });
    match moves[..] {
        [only] => Some(San::from_move(position, only)),
        _ => None,
    }
}
