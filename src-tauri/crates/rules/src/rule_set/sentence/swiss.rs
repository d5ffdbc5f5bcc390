//! Sentences of the Swiss rules and tournament regulations.

use super::row::Sentence;
use crate::article::Article;

const fn sentence(code: &'static str, name: &'static str) -> Sentence {
    Sentence::new(Article::swiss_rules(code), name)
}

pub(super) const SENTENCES: &[Sentence] = &[
    sentence("A1", "two-players-at-two-boards"),
    sentence("A2", "partners-different-colors"),
    sentence("A4", "own-clock-each-board"),
    sentence("A5", "first-game-decides"),
    sentence("A6", "fide-edition").unless(&["subsidiary_law"]),
    sentence("H1", "pieces-include-pawns"),
    sentence("H2", "drop-counts-as-move"),
    sentence("E1b", "pawns-not-on-1-or-8"),
    sentence("B2", "pawn-falls-through").says(&["promotion"]),
    sentence("R1", "castling-as-usual"),
    sentence("K1", "talk-of-these-kinds").says(&["advice"]),
    sentence("K1a", "talk-wishes").unless(&["advice"]),
    sentence("K1b", "talk-strategy").unless(&["advice"]),
    sentence("K1c", "talk-time").unless(&["advice"]),
    sentence("K1d", "talk-other").unless(&["advice"]),
    sentence("K2", "talk-forbidden").unless(&["advice"]),
    sentence("K2a", "no-moves-suggested").unless(&["advice"]),
    sentence("K2b", "no-plans-suggested").unless(&["advice"]),
    sentence("K2c", "no-improper-remarks").unless(&["advice"]),
    sentence("K3", "arbiter-judges-talk"),
    sentence("K4", "language-of-all"),
    sentence("F1", "ends-by-mate-or-flag"),
    sentence("F1b", "flag-ends"),
    sentence("F2", "team-wins-or-loses"),
    sentence("F3", "no-draws").says(&["agreement", "draw_claims"]),
    sentence("F3a", "no-stalemate-draw").unless(&["stalemate"]),
    sentence("F4", "arbiter-scores"),
    sentence("X1", "hand-never-hidden").says(&["hand_visibility"]),
    sentence("X1", "hand-on-demand").unless(&["hand_visibility"]),
    sentence("X2", "both-clocks-at-once").says(&["clock_stop"]),
    sentence("G1", "basic-rules-hold"),
    sentence("G1a", "no-drop-mate-pawns-fall").unless(&["drop_mate", "promotion"]),
    sentence("G2", "teams-by-lot"),
    sentence("G2a", "teams-formed-anew").says(&["substitutes"]),
    sentence("G3", "format-by-number"),
    sentence("G4", "even-number").says(&["odd_players"]),
    sentence("G4a", "director-makes-even").unless(&["odd_players"]),
    sentence("G4b", "team-of-three")
        .says(&["three_player_team"])
        .unless(&["odd_players"]),
    sentence("G6", "fair-play"),
    sentence("T1", "pots-by-strength"),
    sentence("T2", "lots-between-pots"),
    sentence("T3", "number-of-pot-1"),
    sentence("P1", "opponent-each-round"),
    sentence("P1a", "odd-teams-bye"),
    sentence("P2", "who-meets-whom-is-settled"),
    sentence("P2a", "first-and-second-named"),
    sentence("P2b", "first-named-chooses-opponents").says(&["seating"]),
    sentence("P2c", "second-named-chooses-colors").unless(&["seating"]),
    sentence("W1", "win-one-loss-none"),
    sentence("W1b", "draw-half-each"),
    sentence("W2", "most-points-win"),
    sentence("W2a", "direct-encounter").says(&["first_place"]),
    sentence("W2b", "else-director").unless(&["first_place"]),
    sentence("W2c", "joint-winners").unless(&["first_place"]),
];
