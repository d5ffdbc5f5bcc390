//! Options about resigning, agreeing, claiming, flags, and conduct.

use crate::rule_set::option::rule_option;

rule_option! {
    /// Rule on resignation of a player (D 5.1, S by A6, O 7.1 a).
    pub enum Resignation: "resignation", law(Resignation) {
        /// Allowed; it decides the match.
        Allowed = "allowed",
        NotAllowed = "not_allowed",
    }
}

rule_option! {
    /// The players who can agree to a draw (D 6.1, S F3c, O 8.1).
    pub enum Agreement: "agreement", law(Agreement) {
        /// The two players of one board, for the whole match.
        BothPlayers = "both_players",
        AllFour = "all_four",
        Nobody = "nobody",
    }
}

rule_option! {
    /// Rule on draw claims for repetition, fifty moves or a dead position (D 6.1, S F3, O 8.1).
    pub enum DrawClaims: "draw_claims", law(Repetition) {
        None = "none",
        Fide = "fide",
    }
}

rule_option! {
    /// The effect of the third occurrence of a position on one board, hands included (house rule; D 6.1, S F3d, O 8.1).
    pub enum Repetition: "repetition", law(Repetition) {
        /// By the option `draw_claims`: a claim, or nothing.
        AsDrawClaims = "as_draw_claims",
        Draw = "draw",
    }
}

rule_option! {
    /// The consequence of a claimed illegal move (D 7.4, S by A6, O 7.1 b).
    pub enum IllegalMove: "illegal_move", law(IllegalMove) {
        Arbiter = "arbiter",
        /// The first one loses, if claimed before the claimer's next move.
        FirstLoses = "first_loses",
        /// The arbiter gives the opponent time for the first; the second loses.
        FidePenalty = "fide_penalty",
        TakenBack = "taken_back",
    }
}

rule_option! {
    /// The persons who may claim a flag fall (D 2.2, 5.2, S F1b, O 3.3).
    pub enum FlagClaim: "flag_claim", law(FlagClaim) {
        /// Every player on either board, and the arbiter.
        PlayersAndArbiter = "players_and_arbiter",
        /// Every player on either board.
        Players = "players",
        /// Only the opponent on that board.
        OwnBoard = "own_board",
    }
}

rule_option! {
    /// The result of a fallen flag against a player who could never mate (FIDE 6.9).
    pub enum FlagMaterial: "flag_material", law(FlagFall) {
        /// The opponent wins: he may still receive material.
        Ignored = "ignored",
        /// A draw, as in the FIDE laws.
        Fide = "fide",
    }
}

rule_option! {
    /// The result of fallen flags of both teams (D 6.4, S F4, O 8.4).
    pub enum BothFlags: "both_flags", law(BothFlags) {
        /// The first one loses; a draw if the order is unknown.
        DrawIfOrderUnknown = "draw_if_order_unknown",
        /// The first one loses; the arbiter decides if the order is unknown.
        FirstLoses = "first_loses",
        /// The arbiter may give a draw if both are down at the claim.
        MayBeDraw = "may_be_draw",
    }
}

rule_option! {
    /// The result of claims by both teams at the same moment (O 8.3).
    pub enum SimultaneousClaims: "simultaneous_claims", law(SimultaneousClaims) {
        /// Resignation, illegal move or mate on both sides: a draw.
        Draw = "draw",
        Arbiter = "arbiter",
    }
}

rule_option! {
    /// The players who stop the clocks for a dispute (D 2.3, S X2, O 3.4).
    pub enum ClockStop: "clock_stop", law(ClockStop) {
        BothTogether = "both_together",
        /// Each player of the claiming team stops his own; the other team may stop any clock that still runs.
        OwnClock = "own_clock",
    }
}

rule_option! {
    /// The players who may press a player's clock (O 3.2; FIDE 6.2.1; house rule).
    pub enum ClockPress: "clock_press", law(ClockPress) {
        /// Only the player himself; the opponents may call the arbiter if his partner does.
        OwnPlayer = "own_player",
        PartnerMay = "partner_may",
    }
}

rule_option! {
    /// The moment a move counts as made (D 3.1, FIDE 4.7; house rule).
    ///
    /// An illegal move under FIDE 7.5.1 is completed by the clock in either reading.
    pub enum MoveCounts: "move_counts", law(MoveMade) {
        /// Once the piece is released.
        OnRelease = "on_release",
        /// Once the clock is pressed; until then it may be changed, and cannot be the basis of a claim.
        OnClock = "on_clock",
    }
}

rule_option! {
    /// The players who may execute a player's move (D 1.1, S A3, O 1.1; house rule).
    pub enum PartnerMoves: "partner_moves", law(OwnBoard) {
        /// Only the player himself; the opponents may call the arbiter if his partner does.
        OwnPlayer = "own_player",
        PartnerMay = "partner_may",
    }
}

rule_option! {
    /// The advice allowed between partners (D 7.1, 7.2, S K1, K2, O 9.1).
    pub enum Advice: "advice", law(Talk) {
        /// A single move may be recommended, no two in a row.
        SingleMove = "single_move",
        /// Wishes, strategy and time; no move and no plan.
        NoMove = "no_move",
        Free = "free",
    }
}

rule_option! {
    /// The visibility of pieces in hand (D 7.3, S X1, O 6.1).
    pub enum HandVisibility: "hand_visibility", law(HandVisible) {
        /// Open on the table; one may be held, and is shown on request if the opponent is to move.
        OpenOneInHand = "open_one_in_hand",
        /// Never hidden; shown on request at any time.
        ShownOnRequest = "shown_on_request",
    }
}
