//! Options about resigning, agreeing, claiming, flags, and conduct.

use crate::rule_set::option::rule_option;

rule_option! {
    /// Whether a player may resign (D 5.1, S by A6, O 7.1 a).
    pub enum Resignation: "resignation", law(Resignation) {
        /// He may; it decides the match.
        Allowed = "allowed",
        NotAllowed = "not_allowed",
    }
}

rule_option! {
    /// Who can agree to a draw (D 6.1, S F3c, O 8.1).
    pub enum Agreement: "agreement", law(Agreement) {
        /// The two players of one board, for the whole match.
        BothPlayers = "both_players",
        AllFour = "all_four",
        Nobody = "nobody",
    }
}

rule_option! {
    /// Whether a draw can be claimed by repetition, fifty moves or a dead position (D 6.1, S F3, O 8.1).
    pub enum DrawClaims: "draw_claims", law(Repetition) {
        None = "none",
        Fide = "fide",
    }
}

rule_option! {
    /// What the third occurrence of a position on one board, hands included, leads to
    /// (house rule; D 6.1, S F3d, O 8.1).
    pub enum Repetition: "repetition", law(Repetition) {
        /// To what `draw_claims` says: it must be claimed, or cannot be.
        AsDrawClaims = "as_draw_claims",
        Draw = "draw",
    }
}

rule_option! {
    /// What an illegal move leads to when it is claimed (D 7.4, S by A6, O 7.1 b).
    pub enum IllegalMove: "illegal_move", law(IllegalMove) {
        Arbiter = "arbiter",
        /// The first one loses, if claimed before the own next move.
        FirstLoses = "first_loses",
        /// The arbiter gives the opponent time for the first; the second loses.
        FidePenalty = "fide_penalty",
        TakenBack = "taken_back",
    }
}

rule_option! {
    /// Who may claim a flag fall (D 2.2, 5.2, S F1b, O 3.3).
    pub enum FlagClaim: "flag_claim", law(FlagClaim) {
        /// Every player on each board, and the arbiter.
        PlayersAndArbiter = "players_and_arbiter",
        /// Every player on each board.
        Players = "players",
        /// Only the opponent on that board.
        OwnBoard = "own_board",
    }
}

rule_option! {
    /// Whether a fallen flag wins against a player who could never mate (FIDE 6.9).
    pub enum FlagMaterial: "flag_material", law(FlagFall) {
        /// It wins; material may still come.
        Ignored = "ignored",
        /// It is a draw, as the FIDE laws have it.
        Fide = "fide",
    }
}

rule_option! {
    /// What fallen flags of both teams mean (D 6.4, S F4, O 8.4).
    pub enum BothFlags: "both_flags", law(BothFlags) {
        /// The first one loses; a draw when nobody knows which.
        DrawIfOrderUnknown = "draw_if_order_unknown",
        /// The first one loses; the arbiter decides when nobody knows which.
        FirstLoses = "first_loses",
        /// May be given as a draw when both are down at the claim; the arbiter decides.
        MayBeDraw = "may_be_draw",
    }
}

rule_option! {
    /// What claims of both teams at one moment mean (O 8.3).
    pub enum SimultaneousClaims: "simultaneous_claims", law(SimultaneousClaims) {
        /// Resignation, illegal move or mate on both sides: a draw.
        Draw = "draw",
        Arbiter = "arbiter",
    }
}

rule_option! {
    /// Who stops the clocks for a dispute (D 2.3, S X2, O 3.4).
    pub enum ClockStop: "clock_stop", law(ClockStop) {
        BothTogether = "both_together",
        /// Each player of the claiming team stops his own; the other team may stop what still runs.
        OwnClock = "own_clock",
    }
}

rule_option! {
    /// Who may press a player's clock (O 3.2; FIDE 6.2.1; house rule).
    pub enum ClockPress: "clock_press", law(ClockPress) {
        /// Only the player himself; the opponents may call the arbiter when his partner does.
        OwnPlayer = "own_player",
        PartnerMay = "partner_may",
    }
}

rule_option! {
    /// When a move counts as made (D 3.1, FIDE 4.7; house rule). An illegal move that FIDE
    /// 7.5.1 governs is completed by the clock in either reading.
    pub enum MoveCounts: "move_counts", law(MoveMade) {
        /// Once the piece is released.
        OnRelease = "on_release",
        /// Once the clock is pressed; until then it may be changed, and no claim rests on it.
        OnClock = "on_clock",
    }
}

rule_option! {
    /// Who may carry out a player's move (D 1.1, S A3, O 1.1; house rule).
    pub enum PartnerMoves: "partner_moves", law(OwnBoard) {
        /// Only the player himself; the opponents may call the arbiter when his partner does.
        OwnPlayer = "own_player",
        PartnerMay = "partner_may",
    }
}

rule_option! {
    /// How far partners may advise each other (D 7.1, 7.2, S K1, K2, O 9.1).
    pub enum Advice: "advice", law(Talk) {
        /// A single move may be recommended, no two in a row.
        SingleMove = "single_move",
        /// Wishes, strategy and time; no move and no plan.
        NoMove = "no_move",
        Free = "free",
    }
}

rule_option! {
    /// How pieces in hand are kept (D 7.3, S X1, O 6.1).
    pub enum HandVisibility: "hand_visibility", law(HandVisible) {
        /// Open on the table; one may be held, and is shown on request when the opponent is to move.
        OpenOneInHand = "open_one_in_hand",
        /// Never hidden; shown on request at any time.
        ShownOnRequest = "shown_on_request",
    }
}
