//! Resolution of a written move of ordinary chess by the board.

use shakmaty::san::{San, SanError};
use shakmaty::{CastlingSide, Chess, File, Move, Position as _, Role, Square};

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
            let start = file.zip(rank).filter(|_| role == Role::Pawn);
            let start = start.map(|(file, rank)| Square::from_coords(file, rank));
            let role = start
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
