//! Annotations as they are printed, and their numbers.

/// Annotations and their numbers; a longer one precedes its parts.
const GLYPHS: [(&str, u8); 43] = [
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
    ("∆", 140),
];

/// Annotations that are letters, and so only words of their own.
const WORDS: [(&str, u8); 6] = [
    ("N", 146),
    ("TN", 146),
    ("D", 220),
    ("Δ", 140),
    ("△", 140),
    ("⌓", 142),
];

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
        .unwrap_or((word, None))
}
