//! Writer of game records of both boards.

use std::fmt::Write as _;

use shakmaty::Color;

use super::{Game, Ply};
use crate::notation::line::Line;
use crate::notation::tag::tag_line;
use crate::tandem::side::Board;

/// Writes games; reading the text gives the same games.
pub fn write(games: &[Game]) -> String {
    let games: Vec<_> = games.iter().map(written).collect();
    games.join("\n")
}

fn written(game: &Game) -> String {
    let mut text = String::new();
    for (name, value) in &game.tags {
        text.push_str(&tag_line(name, value));
        text.push('\n');
    }
    let mut words = Line::at_end_of(&mut text);
    for comment in &game.preface {
        words.push_comment(comment);
    }
    for ply in &game.plies {
        write_ply(&mut words, ply);
    }
    words.push(game.result.text());
    text.push('\n');
    text
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
        // Writing to a String cannot fail.
        let _ = write!(word, "{{{}.{:03}}}", millis / 1000, millis % 1000);
    }
    words.push(&word);
    for comment in &ply.comments {
        words.push_comment(comment);
    }
}
