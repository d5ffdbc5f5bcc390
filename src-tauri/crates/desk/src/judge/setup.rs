//! Conversion between boards in wire form and positions of the rules.

use std::collections::BTreeMap;
use std::num::NonZeroU32;

use kralle_rules::notation::fen::Fen;
use kralle_rules::rule_set::tandem::TandemRules;
use kralle_rules::tandem::board_state::{BoardState, Pocket};
use kralle_rules::tandem::{Board, Position, Side};
use kralle_view::capped::capped;
use kralle_view::named::Named;
use shakmaty::{Bitboard, ByColor, Color, EnPassantMode, Position as _, Role, Setup, Square};

use crate::core::field::{Expected, Field};
use crate::core::refusal::RefusalView;
use crate::judge::board::{BoardSetup, HandPiece, HandView, PositionSetup, piece_name, piece_of};
use crate::judge::problem;
use crate::judge::view::SideName;

/// Converts boards to a position.
///
/// # Errors
/// Fails if a square name is invalid or the position is impossible under the rules.
pub(crate) fn position(
    setup: &PositionSetup,
    rules: &TandemRules,
) -> Result<Position, RefusalView> {
    let dropped = [
        squares(Field::Dropped, &setup.a.dropped)?,
        squares(Field::Dropped, &setup.b.dropped)?,
    ];
    Position::from_fens([fen(&setup.a)?, fen(&setup.b)?], dropped, rules)
        .map_err(|error| problem::view(&error))
}

/// Converts a position to boards.
pub(crate) fn view(position: &Position) -> PositionSetup {
    PositionSetup {
        a: board_view(position.board(Board::A)),
        b: board_view(position.board(Board::B)),
    }
}

pub(crate) fn fen(setup: &BoardSetup) -> Result<Fen, RefusalView> {
    let mut pieces = shakmaty::Board::empty();
    for (name, piece) in &setup.squares {
        pieces.set_piece_at(square(Field::Square, name)?, piece_of(*piece));
    }
    let mut read = Fen {
        setup: Setup::empty(),
        pockets: ByColor {
            white: pocket(setup.white_hand),
            black: pocket(setup.black_hand),
        },
        virtuals: squares(Field::Promoted, &setup.promoted)?,
    };
    read.setup.board = pieces;
    read.setup.turn = setup.to_move.0;
    read.setup.castling_rights = squares(Field::Castling, &setup.castling)?;
    read.setup.ep_square = setup
        .en_passant
        .as_deref()
        .map(|name| square(Field::EnPassant, name))
        .transpose()?;
    read.setup.halfmoves = setup.halfmoves;
    read.setup.fullmoves = NonZeroU32::new(setup.fullmoves).unwrap_or(NonZeroU32::MIN);
    Ok(read)
}

fn board_view(board: &BoardState) -> BoardSetup {
    let setup = board.chess().to_setup(EnPassantMode::Always);
    BoardSetup {
        squares: setup
            .board
            .clone()
            .into_iter()
            .map(|(square, piece)| (square.to_string(), piece_name(piece)))
            .collect::<BTreeMap<_, _>>(),
        promoted: names(board.virtuals()),
        dropped: names(board.dropped()),
        white_hand: hand(*board.pocket(Color::White)),
        black_hand: hand(*board.pocket(Color::Black)),
        to_move: Named(setup.turn),
        castling: names(setup.castling_rights | board.rights_960()),
        en_passant: setup.ep_square.map(|square| square.to_string()),
        halfmoves: setup.halfmoves,
        fullmoves: setup.fullmoves.get(),
    }
}

fn names(squares: Bitboard) -> Vec<String> {
    squares.into_iter().map(|it| it.to_string()).collect()
}

fn squares(field: Field, names: &[String]) -> Result<Bitboard, RefusalView> {
    names.iter().try_fold(Bitboard::EMPTY, |all, name| {
        Ok(all.with(square(field, name)?))
    })
}

pub(crate) fn square(field: Field, name: &str) -> Result<Square, RefusalView> {
    name.parse()
        .map_err(|_| RefusalView::bad_field(field, name, Expected::Square))
}

const fn pocket(hand: HandView) -> Pocket {
    Pocket {
        pawn: hand.pawn,
        knight: hand.knight,
        bishop: hand.bishop,
        rook: hand.rook,
        queen: hand.queen,
        king: 0,
    }
}

const fn hand(pocket: Pocket) -> HandView {
    HandView {
        queen: pocket.queen,
        rook: pocket.rook,
        bishop: pocket.bishop,
        knight: pocket.knight,
        pawn: pocket.pawn,
    }
}

/// Returns the number of pieces on both boards and in all hands.
pub(crate) fn count(setup: &PositionSetup) -> u16 {
    let of_hand = |hand: HandView| {
        [hand.queen, hand.rook, hand.bishop, hand.knight, hand.pawn]
            .map(u16::from)
            .iter()
            .sum::<u16>()
    };
    [&setup.a, &setup.b]
        .into_iter()
        .map(|board| {
            capped::<u16>(board.squares.len())
                + of_hand(board.white_hand)
                + of_hand(board.black_hand)
        })
        .sum()
}

/// Converts a place from its wire form.
pub(crate) const fn side(name: SideName) -> Side {
    Side {
        board: name.board.0,
        color: name.color.0,
    }
}

/// Converts a place to its wire form.
pub(crate) const fn side_name(side: Side) -> SideName {
    SideName {
        board: Named(side.board),
        color: Named(side.color),
    }
}

/// Converts a kind of piece from its wire form.
pub(crate) const fn role(piece: HandPiece) -> Role {
    match piece {
        HandPiece::Queen => Role::Queen,
        HandPiece::Rook => Role::Rook,
        HandPiece::Bishop => Role::Bishop,
        HandPiece::Knight => Role::Knight,
        HandPiece::Pawn => Role::Pawn,
    }
}

/// Converts a kind of piece to its wire form; `None` for a king, which cannot be in hand.
pub(crate) const fn hand_piece(role: Role) -> Option<HandPiece> {
    Some(match role {
        Role::Queen => HandPiece::Queen,
        Role::Rook => HandPiece::Rook,
        Role::Bishop => HandPiece::Bishop,
        Role::Knight => HandPiece::Knight,
        Role::Pawn => HandPiece::Pawn,
        Role::King => return None,
    })
}
