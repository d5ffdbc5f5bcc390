//! The rules of ordinary chess.

use super::Sentence;
use crate::article::Article;

const fn said(heading: &'static str, name: &'static str) -> Sentence {
    Sentence::new(Article::ordinary_chess(heading), name)
}

pub(super) const SENTENCES: &[Sentence] = &[
    said("Züge", "chess-turns"),
    said("Das Schlagen von Figuren", "chess-capture"),
    said("Doppelzug", "chess-double-step"),
    said("En passant schlagen", "chess-en-passant"),
    said("Umwandlung von Bauern", "chess-promotion"),
    said("Rochade", "chess-castling"),
    said("Rochade", "chess-castling-conditions"),
    said("Schach", "chess-check"),
    said("Schachmatt", "chess-mate"),
    said("Patt", "chess-stalemate"),
    said("Remis (1)", "chess-agreement"),
    said("Remis (4)", "chess-fifty-moves"),
    said("Remis, Fußnote", "chess-claim"),
    said("Remis, Fußnote", "chess-claim-before"),
    said("Remis, Fußnote", "chess-claim-lapses"),
    said("Remis, Fußnote", "chess-claim-numbers"),
    said("Remis, Fußnote", "chess-delay"),
];
