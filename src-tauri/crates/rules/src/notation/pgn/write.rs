//! Writer of records of ordinary chess.

use crate::game_result::GameResult;
use shakmaty::Color;

use super::{Game, Ply};
use crate::notation::line::Line;
use crate::notation::tag::tag_line;

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
    if !game.tags.is_empty() {
        text.push('\n');
    }
    let mut words = Line::at_end_of(&mut text);
    for comment in &game.preface {
        words.push_comment(comment);
    }
    let (mut number, mut color) = game.begins_at();
    // Black's move is numbered unless White's directly precedes it.
    let mut numbered = true;
    for ply in &game.plies {
        match color {
            Color::White => words.push(&format!("{number}.")),
            Color::Black if numbered => words.push(&format!("{number}...")),
            Color::Black => {}
        }
        numbered = write_ply(&mut words, ply) || color == Color::Black;
        if color == Color::Black {
            number = number.saturating_add(1);
        }
        color = color.other();
    }
    let result = game.result.text();
    if game.result == GameResult::BothLose && game.tag("Result") != Some(result) {
        // Without the tag it would be castling.
        words.push("0:0");
    } else {
        words.push(result);
    }
    text.push('\n');
    text
}

/// Writes a move with its remarks; true if a remark separates it from the next move.
fn write_ply(words: &mut Line<'_>, ply: &Ply) -> bool {
    words.push(&ply.san.to_string());
    for glyph in &ply.glyphs {
        words.push(&format!("${glyph}"));
    }
    if let Some(millis) = ply.clock {
        words.push(&format!("{{[%clk {}]}}", clock(millis)));
    }
    for comment in &ply.comments {
        words.push_comment(comment);
    }
    for variation in &ply.variations {
        words.push(&format!("({variation})"));
    }
    ply.clock.is_some() || !ply.comments.is_empty() || !ply.variations.is_empty()
}

/// Formats hours, minutes, seconds and the fraction of a second.
fn clock(millis: u32) -> String {
    let (seconds, rest) = (millis / 1000, millis % 1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let whole = format!("{hours}:{minutes:02}:{seconds:02}");
    match rest {
        0 => whole,
        rest => format!("{whole}.{rest:03}"),
    }
}
