//! Invalid positions of a match, each with a named reason.

use kralle_choice::Code;
use kralle_refusal::Refusal;
use shakmaty::{Bitboard, Color, PositionErrorKinds, Role, Square};

use super::board_state::{BoardState, chess_from_setup};
use super::position::Position;
use super::side::Board;
use crate::notation::fen::{self, Fen, FenError};
use crate::rule_set::drops::{IllegalDrop, RemedyRight};
use crate::rule_set::ending::IllegalMove;
use crate::rule_set::moves::{DroppedRookCastling, NothingToSteal, Promotion};
use crate::rule_set::tandem::TandemRules;

/// The reason two boards with hands are not a position of a match.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Code, Refusal)]
#[refusal(BadInput, exit = 1, bare)]
pub enum PositionError {
    #[error("board {}: {error}", board.letter())]
    #[code("bad_fen")]
    Fen { board: Board, error: FenError },
    #[error("board {}: {color} has no king", board.letter())]
    NoKing { board: Board, color: Color },
    #[error("board {}: {color} has {count} kings", board.letter())]
    SeveralKings {
        board: Board,
        color: Color,
        count: usize,
    },
    #[error("board {}: {color} has a king in hand", board.letter())]
    KingInHand { board: Board, color: Color },
    /// Both kings are in check, as adjacent kings are.
    #[error("board {}: both kings are in check", board.letter())]
    BothInCheck { board: Board },
    /// The side that is not to move is in check.
    #[error("board {}: {color} is in check, but the other side is to move", board.letter())]
    OpponentInCheck { board: Board, color: Color },
    /// A pawn on the first or last rank, which these rules do not allow.
    #[error("board {}: pawn on {square}", board.letter())]
    PawnOnLastRank { board: Board, square: Square },
    /// A castling right without its king or rook in place.
    #[error("board {}: castling right without king and rook in place ({square})", board.letter())]
    CastlingRight {
        board: Board,
        /// The corner of the rook.
        square: Square,
    },
    /// An en passant square that no double step can have produced.
    #[error("board {}: no double step can have passed {square}", board.letter())]
    #[code("en_passant_square")]
    EnPassant { board: Board, square: Square },
    /// More pieces of a kind than two full sets have.
    #[error("{found} {color} {}s on both boards and in hand, two sets have {limit}", name(*role))]
    TooManyPieces {
        color: Color,
        role: Role,
        found: usize,
        /// The number in two sets.
        limit: usize,
    },
    /// A square listed as that of a dropped piece, without a piece that can be dropped.
    #[error("board {}: no piece that can have been dropped stands on {square}", board.letter())]
    NotDropped { board: Board, square: Square },
}

const fn name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

impl BoardState {
    /// Builds a board from a FEN.
    ///
    /// `dropped` lists the squares of dropped pieces. Unlisted pawns and rooks on their starting
    /// squares count as never moved; on other squares it makes no difference.
    ///
    /// # Errors
    /// Fails with the reason the board is impossible.
    pub fn from_fen(
        fen: Fen,
        board: Board,
        dropped: Bitboard,
        rules: &TandemRules,
    ) -> Result<Self, PositionError> {
        let Fen {
            mut setup,
            pockets,
            virtuals,
        } = fen;
        for color in [Color::White, Color::Black] {
            let kings = setup.board.by_piece(color.king());
            if kings.is_empty() {
                return Err(PositionError::NoKing { board, color });
            }
            if kings.more_than_one() {
                return Err(PositionError::SeveralKings {
                    board,
                    color,
                    count: kings.count(),
                });
            }
            if pockets.get(color).king > 0 {
                return Err(PositionError::KingInHand { board, color });
            }
        }
        let stuck = setup.board.pawns() & Bitboard::BACKRANKS;
        if let Some(square) = (stuck & !stuck_pawns(&setup.board, rules)).first() {
            return Err(PositionError::PawnOnLastRank { board, square });
        }
        let rights_960 = rights_960(&setup);
        setup.castling_rights.discard(rights_960);
        let unmoved_kings = check_castling(&setup, board)?;
        for square in dropped {
            if !can_be_dropped(&setup.board, square) {
                return Err(PositionError::NotDropped { board, square });
            }
        }
        let dropped = dropped & matters_dropped(&setup.board);
        if rules.dropped_rook_castling == DroppedRookCastling::Forbidden {
            setup.castling_rights.discard(dropped);
        }
        let mut state = Self {
            pockets,
            virtuals,
            dropped,
            unmoved: unmoved_kings | rights_960,
            ..Self::default()
        };
        if stuck.any() {
            check_with_stuck_pawns(&setup, board)?;
            state.set_with_stuck_pawns(&setup);
            return Ok(state);
        }
        let setup_again = setup.clone();
        match chess_from_setup(setup) {
            Ok(chess) => state.chess = chess,
            Err(kinds) => return Err(name_error(&setup_again, kinds, board)),
        }
        Ok(state)
    }
}

/// Repeats shakmaty's checks of a setup for one that it rejects.
///
/// A pawn that stayed may shield a king, so the board cannot be judged without it.
fn check_with_stuck_pawns(setup: &shakmaty::Setup, board: Board) -> Result<(), PositionError> {
    let occupied = setup.board.occupied();
    let ahead = setup.turn.fold_wb(-8, 8);
    if let Some(square) = setup.ep_square {
        let stands = |offset, piece| {
            square
                .offset(offset)
                .is_some_and(|it| setup.board.piece_at(it) == piece)
        };
        let passed = !occupied.contains(square)
            && stands(ahead, Some((!setup.turn).pawn()))
            && stands(-ahead, None);
        if !passed {
            return Err(PositionError::EnPassant { board, square });
        }
    }
    let opponent = !setup.turn;
    let capturable = setup
        .board
        .king_of(opponent)
        .is_some_and(|king| setup.board.attacks_to(king, setup.turn, occupied).any());
    if capturable {
        return Err(name_error(setup, PositionErrorKinds::OPPOSITE_CHECK, board));
    }
    Ok(())
}

/// Returns the squares of the first and last rank on which a pawn is possible.
///
/// On either rank, it was dropped there illegally, and the opponent accepted it or lost the right
/// to object (D 3.4, O 4.3). On its last rank, it may also have moved there and stayed a pawn: by
/// the rules, or because no one claimed in time (O 7.1 b).
fn stuck_pawns(board: &shakmaty::Board, rules: &TandemRules) -> Bitboard {
    let drop_stays = rules.remedy_right == RemedyRight::UntilOwnMove
        || rules.illegal_drop == IllegalDrop::LosesPieceAndTurn;
    if drop_stays {
        return Bitboard::BACKRANKS;
    }
    let stays = rules.promotion == Promotion::Steal
        && (rules.nothing_to_steal == NothingToSteal::StaysPawn
            || rules.illegal_move == IllegalMove::FirstLoses);
    if stays {
        (board.white() & Bitboard::from_rank(shakmaty::Rank::Eighth))
            | (board.black() & Bitboard::from_rank(shakmaty::Rank::First))
    } else {
        Bitboard::EMPTY
    }
}

/// True if the piece there can have been dropped: any except a king.
fn can_be_dropped(board: &shakmaty::Board, square: Square) -> bool {
    board.role_at(square).is_some_and(|it| it != Role::King)
}

/// Returns the squares on which a drop makes a difference: pawns on their second rank and rooks in
/// their corners.
fn matters_dropped(board: &shakmaty::Board) -> Bitboard {
    let of = |color: Color| {
        let second = color.fold_wb(shakmaty::Rank::Second, shakmaty::Rank::Seventh);
        let pawns = board.pawns() & Bitboard::from_rank(second);
        let rooks = board.rooks() & Bitboard::CORNERS & Bitboard::from_rank(color.backrank());
        board.by_color(color) & (pawns | rooks)
    };
    of(Color::White) | of(Color::Black)
}

/// Returns the rooks whose castling rights exist in Chess960 only: beside a king on its first rank,
/// but not in the places of ordinary chess.
fn rights_960(setup: &shakmaty::Setup) -> Bitboard {
    let board = &setup.board;
    let mut rights = Bitboard::EMPTY;
    for color in Color::ALL {
        let rank = Bitboard::from_rank(color.backrank());
        let Some(king) = board.king_of(color).filter(|it| rank.contains(*it)) else {
            continue;
        };
        let rooks = setup.castling_rights & rank & board.by_piece(color.rook());
        let usual = if king.file() == shakmaty::File::E {
            Bitboard::CORNERS
        } else {
            Bitboard::EMPTY
        };
        rights |= rooks & !usual;
    }
    rights
}

/// Checks that each castling right has its king and rook, and returns the kings that can still
/// castle.
fn check_castling(setup: &shakmaty::Setup, board: Board) -> Result<Bitboard, PositionError> {
    let mut kings = Bitboard::EMPTY;
    for square in setup.castling_rights {
        let color = if square.rank() == shakmaty::Rank::First {
            Color::White
        } else {
            Color::Black
        };
        let home = color.fold_wb(Square::E1, Square::E8);
        if setup.board.piece_at(square) != Some(color.rook())
            || setup.board.piece_at(home) != Some(color.king())
        {
            return Err(PositionError::CastlingRight { board, square });
        }
        kings.add(home);
    }
    Ok(kings)
}

fn name_error(setup: &shakmaty::Setup, kinds: PositionErrorKinds, board: Board) -> PositionError {
    if kinds.contains(PositionErrorKinds::INVALID_EP_SQUARE)
        && let Some(square) = setup.ep_square
    {
        return PositionError::EnPassant { board, square };
    }
    let in_check = |color: Color| {
        setup.board.king_of(color).is_some_and(|king| {
            let occupied = setup.board.occupied();
            setup.board.attacks_to(king, !color, occupied).any()
        })
    };
    if in_check(Color::White) && in_check(Color::Black) {
        return PositionError::BothInCheck { board };
    }
    PositionError::OpponentInCheck {
        board,
        color: !setup.turn,
    }
}

impl Position {
    /// Reads both boards from FEN with hands.
    ///
    /// # Errors
    /// Fails with the reason the position is impossible.
    pub fn parse(
        fens: [&str; 2],
        dropped: [Bitboard; 2],
        rules: &TandemRules,
    ) -> Result<Self, PositionError> {
        let [a, b] = fens;
        let read =
            |text, board| fen::read(text).map_err(|error| PositionError::Fen { board, error });
        Self::from_fens([read(a, Board::A)?, read(b, Board::B)?], dropped, rules)
    }

    /// Builds a match position from two parsed boards.
    pub fn from_fens(
        fens: [Fen; 2],
        dropped: [Bitboard; 2],
        rules: &TandemRules,
    ) -> Result<Self, PositionError> {
        let [a, b] = fens;
        let [dropped_a, dropped_b] = dropped;
        let position = Self::new(
            BoardState::from_fen(a, Board::A, dropped_a, rules)?,
            BoardState::from_fen(b, Board::B, dropped_b, rules)?,
        );
        position.check_material(rules)?;
        Ok(position)
    }

    /// Checks that there are no more pieces than two full sets have.
    ///
    /// If a promoted pawn becomes a new piece, extra pieces on the boards are possible, but in hand
    /// it is a pawn again. A single piece may be missing anywhere.
    pub fn check_material(&self, rules: &TandemRules) -> Result<(), PositionError> {
        let count = |color: Color, role: Role| match rules.promotion {
            Promotion::Virtual => self.in_hands(color, role),
            Promotion::Steal | Promotion::FallThrough => self.material(color, role),
        };
        let limits = [
            (Role::Queen, 2),
            (Role::Rook, 4),
            (Role::Bishop, 4),
            (Role::Knight, 4),
            (Role::Pawn, 16),
        ];
        for color in [Color::White, Color::Black] {
            for (role, limit) in limits {
                let found = count(color, role);
                if found > limit {
                    return Err(PositionError::TooManyPieces {
                        color,
                        role,
                        found,
                        limit,
                    });
                }
            }
        }
        Ok(())
    }
}
