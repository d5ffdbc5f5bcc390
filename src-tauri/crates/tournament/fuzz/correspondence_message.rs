//! A message of a player by correspondence.

use kralle_rules::paarzug::octal::OctalMove;
use kralle_rules::paarzug::position::PairPosition;
use kralle_tournament::board_game::Color;
use kralle_tournament::correspondence::{mentions, read_message};

/// Looks `bytes` through for moves: every mention stands where it is said to, and a move that is
/// read comes out the same of its own squares and of its octal code.
pub fn run(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    for it in mentions(text) {
        let line = text
            .lines()
            .nth(it.line.saturating_sub(1))
            .unwrap_or_default();
        let rest: String = line.chars().skip(it.column.saturating_sub(1)).collect();
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
