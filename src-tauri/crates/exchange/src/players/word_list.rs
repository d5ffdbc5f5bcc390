//! Lists of words in one text, separated by spaces.

/// True if `word` is one of `words`, which are separated by spaces.
pub(super) fn stands_in(words: &str, word: &str) -> bool {
    words.split_whitespace().any(|it| it == word)
}
