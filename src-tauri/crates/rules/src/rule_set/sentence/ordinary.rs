//! Sentences of the rules of ordinary chess.

use super::row::Sentence;
use crate::article::Article;

const fn sentence(heading: &'static str, name: &'static str) -> Sentence {
    Sentence::new(Article::ordinary_chess(heading), name)
}

pub(super) const SENTENCES: &[Sentence] = &[
    sentence("Züge", "chess-turns"),
    sentence("Das Schlagen von Figuren", "chess-capture"),
    sentence("Doppelzug", "chess-double-step"),
    sentence("En passant schlagen", "chess-en-passant"),
    sentence("Umwandlung von Bauern", "chess-promotion"),
    sentence("Rochade", "chess-castling"),
    sentence("Rochade", "chess-castling-conditions"),
    sentence("Schach", "chess-check"),
    sentence("Schachmatt", "chess-mate"),
    sentence("Patt", "chess-stalemate"),
    sentence("Remis (1)", "chess-agreement"),
    sentence("Remis (3)", "chess-repetition"),
    sentence("Remis (4)", "chess-fifty-moves"),
    sentence("Remis (5)", "chess-material"),
    sentence("Remis, Fußnote", "chess-claim"),
    sentence("Remis, Fußnote", "chess-claim-before"),
    sentence("Remis, Fußnote", "chess-claim-lapses"),
    sentence("Remis, Fußnote", "chess-claim-numbers"),
    sentence("Remis, Fußnote", "chess-delay"),
];
