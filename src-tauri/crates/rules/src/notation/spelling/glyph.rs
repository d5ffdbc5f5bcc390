//! Annotations as they are printed, and their numbers.

/// Annotations and their numbers; a longer one precedes its parts.
const GLYPHS: [(&str, u8); 61] = [
    ("!!?", 5),
    ("!?!", 5),
    ("?!!", 6),
    ("?!?", 6),
    ("!??", 5),
    ("??!", 6),
    ("!!!", 3),
    ("???", 4),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("!", 1),
    ("?", 2),
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("□", 7),
    ("=/∞", 44),
    ("=∞", 44),
    ("∞=", 44),
    ("+/=", 14),
    ("=/+", 15),
    ("+/-", 16),
    ("-/+", 17),
    ("+=", 14),
    ("=+", 15),
    ("+-", 18),
    ("-+", 19),
    ("=", 10),
    ("∞", 13),
    ("⩲", 14),
    ("⩱", 15),
    ("±", 16),
    ("∓", 17),
    ("⨀", 22),
    ("○", 26),
    ("⟳", 32),
    ("↑", 36),
    ("→", 40),
    ("⇆", 132),
    ("⊕", 138),
    ("⇄", 132),
    ("∆", 140),
    ("Δ", 140),
    ("△", 140),
    ("∇", 141),
    ("⌓", 142),
    ("☐", 7),
    ("◻", 7),
    ("⊙", 22),
    ("◯", 26),
    ("↻", 32),
    ("➔", 40),
    ("⇔", 239),
    ("⇗", 240),
    ("⊞", 241),
    ("⟫", 242),
    ("⟪", 243),
    ("⊥", 245),
];

/// Annotations that are letters, and so words of their own or behind the rank of a move.
const WORDS: [(&str, u8); 4] = [("TN", 146), ("N", 146), ("D", 220), ("RR", 145)];

/// Returns the number of an annotation; `None` for other text.
pub(in crate::notation) fn glyph(word: &str) -> Option<u8> {
    GLYPHS
        .iter()
        .chain(&WORDS)
        .find(|(text, _)| *text == word)
        .map(|(_, number)| *number)
}

/// Splits a move from its annotation.
pub(super) fn split(word: &str) -> (&str, Option<u8>) {
    let bare = word
        .split_once('$')
        .and_then(|(bare, digits)| Some((bare, digits.parse().ok()?)));
    if let Some((bare, number)) = bare {
        return (bare, Some(number));
    }
    GLYPHS
        .iter()
        .find_map(|(text, number)| {
            let bare = word.strip_suffix(text)?;
            (!bare.is_empty()).then_some((bare, Some(*number)))
        })
        .or_else(|| {
            let (bare, number) = WORDS
                .iter()
                .find_map(|(text, number)| Some((word.strip_suffix(text)?, *number)))?;
            // On the last rank, a letter is the piece of a promotion.
            let after_rank = bare.ends_with(|it| matches!(it, '2'..='7'));
            after_rank.then_some((bare, Some(number)))
        })
        .unwrap_or((word, None))
}
