//! The Swiss rules and tournament regulations.

use super::Sentence;
use crate::article::Article;

const fn said(code: &'static str, name: &'static str) -> Sentence {
    Sentence::new(Article::swiss_rules(code), name)
}

pub(super) const SENTENCES: &[Sentence] = &[
    said("A1", "two-players-at-two-boards"),
    said("A2", "partners-different-colors"),
    said("A4", "own-clock-each-board"),
    said("A5", "first-game-decides"),
    said("A6", "fide-edition").unless(&["subsidiary_law"]),
    said("H1", "pieces-include-pawns"),
    said("H2", "drop-counts-as-move"),
    said("E1b", "pawns-not-on-1-or-8"),
    said("B2", "pawn-falls-through").says(&["promotion"]),
    said("R1", "castling-as-usual"),
    said("K1", "talk-of-these-kinds").says(&["advice"]),
    said("K1a", "talk-wishes").unless(&["advice"]),
    said("K1b", "talk-strategy").unless(&["advice"]),
    said("K1c", "talk-time").unless(&["advice"]),
    said("K1d", "talk-other").unless(&["advice"]),
    said("K2", "talk-forbidden").unless(&["advice"]),
    said("K2a", "no-moves-suggested").unless(&["advice"]),
    said("K2b", "no-plans-suggested").unless(&["advice"]),
    said("K2c", "no-improper-remarks").unless(&["advice"]),
    said("K3", "arbiter-judges-talk"),
    said("K4", "language-of-all"),
    said("F1", "ends-by-mate-or-flag"),
    said("F1b", "flag-ends"),
    said("F2", "team-wins-or-loses"),
    said("F3", "no-draws").says(&["agreement", "draw_claims"]),
    said("F3a", "no-stalemate-draw").unless(&["stalemate"]),
    said("F4", "arbiter-scores"),
    said("X1", "hand-never-hidden").says(&["hand_visibility"]),
    said("X1", "hand-on-demand").unless(&["hand_visibility"]),
    said("X2", "both-clocks-at-once").says(&["clock_stop"]),
    said("G1", "basic-rules-hold"),
    said("G1a", "no-drop-mate-pawns-fall").unless(&["drop_mate", "promotion"]),
    said("G2", "teams-by-lot"),
    said("G2a", "teams-formed-anew").says(&["substitutes"]),
    said("G3", "format-by-number"),
    said("G4", "even-number").says(&["odd_players"]),
    said("G4a", "director-makes-even").unless(&["odd_players"]),
    said("G4b", "team-of-three")
        .says(&["three_player_team"])
        .unless(&["odd_players"]),
    said("G6", "fair-play"),
    said("T1", "pots-by-strength"),
    said("T2", "lots-between-pots"),
    said("T3", "number-of-pot-1"),
    said("P1", "opponent-each-round"),
    said("P1a", "odd-teams-bye"),
    said("P2", "who-meets-whom-is-settled"),
    said("P2a", "first-and-second-named"),
    said("P2b", "first-named-chooses-opponents").says(&["seating"]),
    said("P2c", "second-named-chooses-colors").unless(&["seating"]),
    said("W1", "win-one-loss-none"),
    said("W1b", "draw-half-each"),
    said("W2", "most-points-win"),
    said("W2a", "direct-encounter").says(&["first_place"]),
    said("W2b", "else-director").unless(&["first_place"]),
    said("W2c", "joint-winners").unless(&["first_place"]),
];
