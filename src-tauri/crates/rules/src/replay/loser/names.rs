//! The names of the four players, and the places where a remark names one.

use super::token::{Token, tokens};
use super::vocabulary::is_no_name;
use crate::notation::bpgn::Game;
use crate::tandem::side::Side;

/// The spellings of the four seats.
pub(super) struct Names {
    spellings: Vec<Spelling>,
}

struct Spelling {
    words: Vec<String>,
    side: Side,
    /// True for a part of a name, which a name in full outweighs.
    is_part: bool,
}

impl Names {
    /// Reads the tags of the players. `Birch, Jo` is also `Jo Birch`, and each part alone.
    pub(super) fn of(game: &Game) -> Self {
        let mut spellings = Vec::new();
        let mut add = |words, side, is_part| {
            spellings.push(Spelling {
                words,
                side,
                is_part,
            });
        };
        for side in Side::ALL {
            let color = side.color.fold_wb("White", "Black");
            let letter = side.board.letter();
            let tag = format!("{color}{letter}");
            let short = format!("{}{letter}", color.get(..1).unwrap_or(""));
            for code in [&tag, &short] {
                add(vec![code.to_lowercase()], side, false);
            }
            let name = game.tag(&tag).unwrap_or_default();
            let name = name.split('(').next().unwrap_or_default();
            let mut words: Vec<String> = tokens(name)
                .into_iter()
                .map(|it| it.word)
                .filter(|it| !it.is_empty())
                .collect();
            let is_rating = |it: &String| it.bytes().all(|it| it.is_ascii_digit());
            while words.len() > 1 && words.last().is_some_and(is_rating) {
                words.pop();
            }
            let parts: Vec<&str> = words
                .iter()
                .flat_map(|it| it.split(['.', '_']))
                .filter(|it| !is_no_name(it))
                .collect();
            for part in parts {
                add(vec![part.to_owned()], side, true);
            }
            for _ in 0..words.len().min(4) {
                add(words.clone(), side, false);
                words.rotate_left(1);
            }
        }
        Self { spellings }
    }

    /// Returns the seats that the longest name here can mean, and its length in tokens.
    ///
    /// Several seats have the same name, or the part of it that the remark gives.
    pub(super) fn at(&self, text: &[Token]) -> Option<(Vec<Side>, usize)> {
        let mut sides: Vec<Side> = Vec::new();
        let mut best = ((0, false), 0);
        for it in &self.spellings {
            let Some(length) = length_of(&it.words, text) else {
                continue;
            };
            let weight = (it.words.len(), !it.is_part);
            if weight > best.0 {
                best = (weight, length);
                sides.clear();
            }
            if weight == best.0 && !sides.contains(&it.side) {
                sides.push(it.side);
            }
        }
        (!sides.is_empty()).then_some((sides, best.1))
    }
}

/// Returns the number of tokens of a name at the beginning of a text; `None` if it is not there.
fn length_of(name: &[String], text: &[Token]) -> Option<usize> {
    let mut at = 0;
    for (index, word) in name.iter().enumerate() {
        let comma = |it: &Token| matches!(it.mark, ',' | '.');
        if index > 0 && text.get(at).is_some_and(comma) {
            at += 1;
        }
        let token = text.get(at)?;
        // The German genitive has no apostrophe.
        let genitive = || {
            index + 1 == name.len() && word.len() > 2 && {
                token.word.strip_suffix('s') == Some(word) && !is_no_name(&token.word)
            }
        };
        if token.word.is_empty() || (token.word != *word && !genitive()) {
            return None;
        }
        at += 1;
    }
    (at > 0).then_some(at)
}
