//! Options about promotion, castling, the double step and en passant.

use shakmaty::Role;

use crate::rule_set::option::rule_option;

rule_option! {
    /// The promotion of a pawn on its last rank (D 4.1, S B2, O 5.1).
    pub enum Promotion: "promotion", law(Promotion) {
        /// It is exchanged for a piece of the opponent on the neighbor board.
        Steal = "steal",
        /// It leaves the board for the hand of the opponent's partner.
        FallThrough = "fall_through",
        /// It becomes a new piece and is a pawn again once captured.
        Virtual = "virtual",
    }
}

rule_option! {
    /// Rule on a promotion without a named piece (house rule; D 4.1, O 5.1).
    pub enum UnnamedPromotion: "unnamed_promotion", law(PromotionPiece) {
        MustName = "must_name",
        /// It becomes a queen; of several that can be taken, the one on the first square (a1, b1, …, h8).
        Queen = "queen",
    }
}

rule_option! {
    /// The pieces a pawn may become (house rule; D 4.1 and O 5.1 name all four).
    ///
    /// A reading names its pieces in the order queen, rook, bishop, knight.
    pub enum PromotionPieces: "promotion_pieces", law(PromotionPiece) {
        QueenRookBishopKnight = "queen_rook_bishop_knight",
        QueenRookBishop = "queen_rook_bishop",
        QueenRookKnight = "queen_rook_knight",
        QueenBishopKnight = "queen_bishop_knight",
        RookBishopKnight = "rook_bishop_knight",
        QueenRook = "queen_rook",
        QueenBishop = "queen_bishop",
        QueenKnight = "queen_knight",
        RookBishop = "rook_bishop",
        RookKnight = "rook_knight",
        BishopKnight = "bishop_knight",
        Queen = "queen",
        Rook = "rook",
        Bishop = "bishop",
        Knight = "knight",
    }
}

impl PromotionPieces {
    /// True if a pawn may become a piece of this kind.
    ///
    /// The pieces are bits rather than parts of the name because the generator calls this for each position.
    pub const fn admits(self, role: Role) -> bool {
        let piece = match role {
            Role::Queen => QUEEN,
            Role::Rook => ROOK,
            Role::Bishop => BISHOP,
            Role::Knight => KNIGHT,
            Role::Pawn | Role::King => return false,
        };
        self.pieces() & piece != 0
    }

    /// True if a pawn may become each of the four pieces.
    pub const fn admits_all(self) -> bool {
        matches!(self, Self::QueenRookBishopKnight)
    }

    const fn pieces(self) -> u8 {
        match self {
            Self::QueenRookBishopKnight => QUEEN | ROOK | BISHOP | KNIGHT,
            Self::QueenRookBishop => QUEEN | ROOK | BISHOP,
            Self::QueenRookKnight => QUEEN | ROOK | KNIGHT,
            Self::QueenBishopKnight => QUEEN | BISHOP | KNIGHT,
            Self::RookBishopKnight => ROOK | BISHOP | KNIGHT,
            Self::QueenRook => QUEEN | ROOK,
            Self::QueenBishop => QUEEN | BISHOP,
            Self::QueenKnight => QUEEN | KNIGHT,
            Self::RookBishop => ROOK | BISHOP,
            Self::RookKnight => ROOK | KNIGHT,
            Self::BishopKnight => BISHOP | KNIGHT,
            Self::Queen => QUEEN,
            Self::Rook => ROOK,
            Self::Bishop => BISHOP,
            Self::Knight => KNIGHT,
        }
    }
}

const QUEEN: u8 = 1;
const ROOK: u8 = 2;
const BISHOP: u8 = 4;
const KNIGHT: u8 = 8;

rule_option! {
    /// The source of a promotion piece (D 4.1, O 5.1).
    pub enum StealFrom: "steal_from", law(PromotionPiece) {
        /// From the neighbor board only.
        Board = "board",
        /// From the neighbor board or from that opponent's hand.
        BoardOrHand = "board_or_hand",
    }
}

rule_option! {
    /// The outcome if no piece can be taken for a promotion (D 4.1, O 5.1).
    pub enum NothingToSteal: "nothing_to_steal", law(PromotionPiece) {
        MoveImpossible = "move_impossible",
        StaysPawn = "stays_pawn",
        /// It leaves the board for the hand of the opponent's partner.
        FallsThrough = "falls_through",
    }
}

rule_option! {
    /// Rule on promotions that uncover check on the neighbor board (D 4.2, O 5.2).
    pub enum PromotionCheck: "promotion_check", law(PromotionCheck) {
        /// No king there may be attacked by a piece that did not attack it before.
        NoNewAttacker = "no_new_attacker",
        /// No king there that was not in check may come into check.
        NoNewCheck = "no_new_check",
        Allowed = "allowed",
    }
}

rule_option! {
    /// Rule on promotions that give mate (D 4.3).
    pub enum PromotionMate: "promotion_mate", law(PromotionMate) {
        Allowed = "allowed",
        Forbidden = "forbidden",
    }
}

rule_option! {
    /// Rule on the double step of a dropped pawn (S B1).
    pub enum DroppedPawnStep: "dropped_pawn_double_step", law(DoubleStep) {
        FromSecondRank = "from_second_rank",
        Never = "never",
    }
}

rule_option! {
    /// Rule on castling with a dropped rook (S R1).
    pub enum DroppedRookCastling: "dropped_rook_castling", law(Castling) {
        Forbidden = "forbidden",
        /// Allowed, with a rook on its starting square and an unmoved king.
        Allowed = "allowed",
    }
}

rule_option! {
    /// Rule on capturing a dropped pawn en passant after its double step.
    pub enum DroppedPawnEnPassant: "dropped_pawn_en_passant", law(EnPassant) {
        Allowed = "allowed",
        Forbidden = "forbidden",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule_set::option::RuleOption as _;

    #[test]
    fn the_pieces_are_those_of_the_name() {
        for pieces in PromotionPieces::ALL {
            for (role, name) in [
                (Role::Queen, "queen"),
                (Role::Rook, "rook"),
                (Role::Bishop, "bishop"),
                (Role::Knight, "knight"),
            ] {
                let named = pieces.name().split('_').any(|it| it == name);
                assert_eq!(pieces.admits(role), named, "{} {name}", pieces.name());
            }
        }
    }
}
