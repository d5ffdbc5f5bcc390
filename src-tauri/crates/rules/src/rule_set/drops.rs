//! Options about dropping pieces from the hand.

use crate::rule_set::option::rule_option;

rule_option! {
    /// The laws of chess that fill the gaps (D silent, S A6, O 2.1).
    pub enum SubsidiaryLaw: "subsidiary_law", law(Subsidiary) {
        Fide = "fide",
        /// The FIDE Laws of Chess with the changes for blitz.
        FideBlitz = "fide_blitz",
    }
}

rule_option! {
    /// The fate of a captured piece (D 1.2, S H1, O 1.2).
    pub enum Captures: "captures", law(Capture) {
        /// It goes to the partner immediately.
        Automatic = "automatic",
        /// The captor may withhold it. It is then out of the match, and a record may omit it.
        MayWithhold = "may_withhold",
    }
}

rule_option! {
    /// The moment from which a captured piece can be dropped (D 1.2, O 1.2).
    pub enum Available: "available", law(Capture) {
        /// After the capturing move is completed with the clock.
        MoveCompleted = "move_completed",
        /// As soon as it has left the board.
        AtOnce = "at_once",
    }
}

rule_option! {
    /// The moment a piece from the hand counts as touched and as dropped (D 3.1, S H3, O 4.1).
    pub enum Touch: "touch", law(Touch) {
        /// Contact with the board obliges the player to drop that piece; the square is free until release.
        ContactObliges = "contact_obliges",
        /// Contact with an empty square is the drop.
        ContactDrops = "contact_drops",
        /// Release is both touch and drop.
        ReleaseOnly = "release_only",
    }
}

rule_option! {
    /// Rule on the duty to drop a touched piece that has no legal square (D 3.1).
    pub enum TouchWithoutDrop: "touch_without_drop", law(TouchWithoutDrop) {
        /// The duty ends; any legal move may be made.
        Ends = "ends",
        /// The duty stays until the piece can be dropped.
        Stays = "stays",
    }
}

rule_option! {
    /// Rule on drops that give check (D 3.2, O 4.2).
    pub enum DropCheck: "drop_check", law(DropCheck) {
        Allowed = "allowed",
        Forbidden = "forbidden",
    }
}

rule_option! {
    /// Rule on drops that give mate, and the kind of mate (D 3.2, S E1a, O 4.2).
    pub enum DropMate: "drop_mate", law(DropMate) {
        Allowed = "allowed",
        /// Forbidden if no move on the board helps, whatever could be dropped.
        BoardMate = "board_mate",
        /// Forbidden if neither a move nor a drop from the present hand helps.
        HandMate = "hand_mate",
        /// Forbidden if no drop of any piece could ever help.
        AbsoluteMate = "absolute_mate",
    }
}

rule_option! {
    /// The consequence of a drop that leaves the player's own king in check (S E1c, O 7.1 b).
    pub enum UnparriedDrop: "unparried_drop", law(UnparriedDrop) {
        Arbiter = "arbiter",
        /// The opponent may claim the win, as for any illegal move.
        Claim = "claim",
        /// As for every other forbidden drop.
        Remedy = "remedy",
    }
}

rule_option! {
    /// The consequence of a forbidden drop (D 3.4, S E2, O 4.3).
    pub enum IllegalDrop: "illegal_drop", law(IllegalDrop) {
        /// The opponent may pass the piece to his partner, and is to move.
        LosesPieceAndTurn = "loses_piece_and_turn",
        /// The opponent passes the piece to his partner; the offender makes another move.
        LosesPiece = "loses_piece",
        /// It is taken back; the offender makes another move.
        TakenBack = "taken_back",
    }
}

rule_option! {
    /// The time limit for objecting to an illegal drop (D 3.4, O 4.3).
    pub enum RemedyRight: "remedy_right", law(IllegalDrop) {
        /// Until the opponent has made his own move.
        UntilOwnMove = "until_own_move",
        Always = "always",
    }
}

rule_option! {
    /// The consequence of an illegal mating drop by a player who was in check and parried it (D 3.4, O 4.3, 7.1 b).
    pub enum MatingParry: "mating_parry", law(IllegalDrop) {
        Arbiter = "arbiter",
        /// The opponent may claim the win, as for any illegal move.
        Claim = "claim",
        OpponentWins = "opponent_wins",
        MoveAgain = "move_again",
    }
}
