//! Fuzz target for a player's message by correspondence.

use kralle_play::board_game::Color;
use kralle_play::correspondence::{mentions, read_message};
use kralle_rules::paarzug::octal::OctalMove;
use kralle_rules::paarzug::position::PairPosition;

/// Searches `bytes` for moves.
///
/// Mentions must be at their reported positions, in order. A parsed move must come out the same
/// from its own squares and from its octal code.
pub fn run(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    // One pass over the text for all mentions: a long message has thousands.
    let mut lines = (1..).zip(text.lines());
    let (mut line, mut column, mut rest) = (0, 1, "");
    for it in mentions(text) {
        if it.line != line {
            (line, rest) = lines
                .find(|(number, _)| *number == it.line)
                .unwrap_or_default();
            column = 1;
        }
        assert!(it.line == line && it.column >= column, "{it:?}");
        let mut characters = rest.chars();
        characters.by_ref().take(it.column - column).for_each(drop);
        (column, rest) = (it.column, characters.as_str());
        assert!(rest.starts_with(&it.text), "{it:?}");
    }
    let position = PairPosition::initial();
    for color in Color::ALL {
        let Ok(found) = read_message(text, &position, color) else {
            continue;
        };
        let squares = found.piece_move.to_string();
        let code = OctalMove::of(&position, color, found.piece_move).map(|it| it.to_string());
        for written in std::iter::once(squares).chain(code) {
            let again = read_message(&written, &position, color);
            assert!(
                again.is_ok_and(|it| it.piece_move == found.piece_move),
                "{written}"
            );
        }
    }
}
