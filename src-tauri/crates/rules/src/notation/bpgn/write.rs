//! Writing game records.

use std::fmt::Write as _;

use shakmaty::Color;

use super::{Game, Ply};
use crate::tandem::side::Board;

/// Writes games so that reading them again gives the same games.
pub fn write(games: &[Game]) -> String {
    let mut text = String::new();
    for (index, game) in games.iter().enumerate() {
        if index > 0 {
            text.push('\n');
        }
        write_game(&mut text, game);
    }
    text
}

fn write_game(text: &mut String, game: &Game) {
    for (name, value) in &game.tags {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        // Writing to a String cannot fail.
        let _ = writeln!(text, "[{name} \"{value}\"]");
    }
    let mut words = Line { text, width: 0 };
    for comment in &game.preface {
        words.push_comment(comment);
    }
    for ply in &game.plies {
        write_ply(&mut words, ply);
    }
    words.push(game.result.text());
    text.push('\n');
}

fn write_ply(words: &mut Line<'_>, ply: &Ply) {
    let letter = match (ply.side.board, ply.side.color) {
        (Board::A, Color::White) => 'A',
        (Board::A, Color::Black) => 'a',
        (Board::B, Color::White) => 'B',
        (Board::B, Color::Black) => 'b',
    };
    let mut word = format!("{}{letter}. {}", ply.number, ply.san);
    if let Some(millis) = ply.clock {
        let _ = write!(word, "{{{}.{:03}}}", millis / 1000, millis % 1000);
    }
    words.push(&word);
    for comment in &ply.comments {
        words.push_comment(comment);
    }
}

/// Breaks lines before they get longer than 80 characters.
struct Line<'a> {
    text: &'a mut String,
    width: usize,
}

impl Line<'_> {
    /// Comments stand in braces; one that has a brace in it ends its line instead.
    fn push_comment(&mut self, comment: &str) {
        if comment.contains('}') {
            self.push(&format!(";{comment}"));
            self.text.push('\n');
            self.width = 0;
        } else {
            self.push(&format!("{{{comment}}}"));
        }
    }

    fn push(&mut self, word: &str) {
        let length = word.chars().count();
        if self.width > 0 {
            if self.width + 1 + length > 80 {
                self.text.push('\n');
                self.width = 0;
            } else {
                self.text.push(' ');
                self.width += 1;
            }
        }
        self.text.push_str(word);
        self.width += length;
    }
}
