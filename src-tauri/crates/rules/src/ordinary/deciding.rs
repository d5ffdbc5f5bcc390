//! The heading of the rules of ordinary chess that decides on a move.

use shakmaty::uci::UciMove;
use shakmaty::{Board, Chess, Color, Piece, Position, Rank, Role, Square, attacks};

use crate::article::Article;

/// Returns the heading that decides on a move, legal or not.
pub fn of_move(position: &Chess, uci: UciMove) -> Article {
    Article::ordinary_chess(heading(position, uci))
}

fn heading(position: &Chess, uci: UciMove) -> &'static str {
    let (Some(from), Some(to)) = (uci.from(), uci.to()) else {
        return "Züge";
    };
    let turn = position.turn();
    let board = position.board();
    let Some(piece) = board.piece_at(from).filter(|it| it.color == turn) else {
        return "Züge";
    };
    if is_castling(piece, from, to, board) {
        return "Rochade";
    }
    if board.color_at(to) == Some(turn) {
        return "Das Schlagen von Figuren";
    }
    let reaches = reaches(position, piece, from, to);
    if reaches && uci.to_move(position).is_err() && !lacks_piece(piece, to, uci) {
        return exposed(position, piece, uci);
    }
    match piece.role {
        Role::Pawn => of_pawn(position, turn, from, to),
        _ if reaches && board.piece_at(to).is_some() => "Das Schlagen von Figuren",
        Role::Knight => "Springer",
        Role::Bishop => "Läufer",
        Role::Rook => "Turm",
        Role::Queen => "Dame",
        Role::King => "König",
    }
}

/// True if a king goes two squares along its rank, or onto its own rook.
fn is_castling(piece: Piece, from: Square, to: Square, board: &Board) -> bool {
    piece.role == Role::King
        && from.rank() == to.rank()
        && from.rank() == piece.color.backrank()
        && (from.distance(to) == 2 || board.piece_at(to) == Some(piece.color.rook()))
}

/// True if the piece can reach the square, ignoring the safety of its king.
fn reaches(position: &Chess, piece: Piece, from: Square, to: Square) -> bool {
    let board = position.board();
    if piece.role != Role::Pawn {
        return attacks::attacks(from, piece, board.occupied()).contains(to);
    }
    if attacks::pawn_attacks(piece.color, from).contains(to) {
        return board.color_at(to) == Some(!piece.color) || position.maybe_ep_square() == Some(to);
    }
    let ahead = piece.color.fold_wb(8, -8);
    let one = from.offset(ahead);
    let free = |square: Option<Square>| square.is_some_and(|it| board.piece_at(it).is_none());
    let second = from.rank() == piece.color.fold_wb(Rank::Second, Rank::Seventh);
    (one == Some(to) && free(one))
        || (second && from.offset(2 * ahead) == Some(to) && free(one) && free(Some(to)))
}

/// True if the promotion piece is missing, invalid, or named for a move that is no promotion.
fn lacks_piece(piece: Piece, to: Square, uci: UciMove) -> bool {
    let last = to.rank() == (!piece.color).backrank();
    let becomes = match uci {
        UciMove::Normal { promotion, .. } => promotion,
        UciMove::Put { .. } | UciMove::Null => None,
    };
    match becomes {
        Some(Role::Knight | Role::Bishop | Role::Rook | Role::Queen) => {
            piece.role != Role::Pawn || !last
        }
        Some(Role::Pawn | Role::King) => true,
        None => piece.role == Role::Pawn && last,
    }
}

/// Returns the heading for a move that leaves the king in check.
///
/// The king's own moves fall under *König*, unless it was already in check.
fn exposed(position: &Chess, piece: Piece, uci: UciMove) -> &'static str {
    let king_into_check = piece.role == Role::King && !position.is_check();
    match uci {
        UciMove::Normal { .. } if king_into_check => "König",
        UciMove::Normal { .. } | UciMove::Put { .. } | UciMove::Null => "Schach",
    }
}

fn of_pawn(position: &Chess, color: Color, from: Square, to: Square) -> &'static str {
    let diagonal = attacks::pawn_attacks(color, from).contains(to);
    let board = position.board();
    let double = from.file() == to.file() && from.distance(to) == 2;
    if to.rank() == (!color).backrank() && from.distance(to) == 1 {
        "Umwandlung von Bauern"
    } else if double {
        "Doppelzug"
    } else if diagonal && board.piece_at(to).is_none() && passed_beside(board, color, from, to) {
        "En passant schlagen"
    } else {
        "Bauer"
    }
}

/// True if an opposing pawn is on the square where a double step would have brought it.
fn passed_beside(board: &Board, color: Color, from: Square, to: Square) -> bool {
    let fifth = color.fold_wb(Rank::Fifth, Rank::Fourth);
    let beside = Square::from_coords(to.file(), from.rank());
    from.rank() == fifth && board.piece_at(beside) == Some((!color).pawn())
}
