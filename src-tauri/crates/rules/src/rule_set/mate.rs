//! Options about mate, the moves that avert it, and stalemate.

use crate::rule_set::option::rule_option;

rule_option! {
    /// The positions that count as mate (D 5.3, S F1a, O 7.1 d).
    pub enum Mate: "mate", law(Checkmate) {
        /// No move on the board helps; a possible drop decides if the mate can be averted.
        Board = "board",
        /// Neither a move nor a drop from the present hand helps.
        Hand = "hand",
        /// No drop of any piece could ever help; until then the player waits.
        Absolute = "absolute",
    }
}

rule_option! {
    /// Rule on averting a mate by a capture of the partner (D 5.3.1, O 7.1 d).
    pub enum AvertCapture: "avert_capture", law(AvertByCapture) {
        Never = "never",
        /// Only by a capture in the move the partner has to make now.
        PendingMove = "pending_move",
        /// A capture in the partner's next move, even if his opponent moves first.
        NextMove = "next_move",
        /// Any capture, however late, as long as a drop could help at all.
        AnyTime = "any_time",
    }
}

rule_option! {
    /// Rule on averting a mate by a promotion of the partner (D 5.3.2, O 7.1 d).
    pub enum AvertPromotion: "avert_promotion", law(AvertByPromotion) {
        Never = "never",
        /// By taking any piece off the mated player's board.
        AnyPiece = "any_piece",
        /// Only by taking a piece that gives the check.
        MatingPiece = "mating_piece",
    }
}

rule_option! {
    /// The moment a mate that the partner could avert becomes final (D 5.3.1, O 7.1 d).
    pub enum PendingMate: "pending_mate", law(PendingMate) {
        /// As soon as the partner makes any other move; the mated player's clock runs.
        UntilPartnerMoves = "until_partner_moves",
        /// Only when the mated player's flag falls.
        UntilFlagFall = "until_flag_fall",
    }
}

rule_option! {
    /// The result if a player of each team is mated (D 6.3, O 8.3).
    pub enum BothMated: "both_mated", law(BothMated) {
        /// A draw; the mated player's partner may still make his pending move to mate in turn.
        DrawInPendingMove = "draw_in_pending_move",
        /// A draw if both come about at the same moment.
        DrawIfSimultaneous = "draw_if_simultaneous",
        /// The first mate wins; the arbiter decides if the order is unknown.
        FirstWins = "first_wins",
    }
}

rule_option! {
    /// The effect of stalemate (D 6.2, S F3a, O 8.2).
    pub enum Stalemate: "stalemate", law(Stalemate) {
        /// The player waits until he can move; his clock runs.
        Waits = "waits",
        Draw = "draw",
    }
}

rule_option! {
    /// The help that can release a stalemated player (D 6.2, O 8.2).
    pub enum StalemateRelease: "stalemate_release", law(StalemateRelease) {
        /// A piece from the partner, or a promotion of the partner that removes a stalemating piece.
        PieceOrPromotion = "piece_or_promotion",
        /// A piece from the partner only.
        PieceOnly = "piece_only",
    }
}

rule_option! {
    /// The effect if the player to move on each board cannot move (D 6.2, S F3a, O 8.2).
    pub enum BothBlocked: "both_blocked", law(Stalemate) {
        /// The clocks keep running, and the first flag decides.
        ClocksDecide = "clocks_decide",
        Draw = "draw",
    }
}
