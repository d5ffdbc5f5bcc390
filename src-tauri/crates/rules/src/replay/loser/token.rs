//! Words and punctuation of a remark.

/// A word or a mark of a remark.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Token {
    /// The word in small letters, without a genitive `'s`; empty for a mark.
    pub(super) word: String,
    /// The mark; a space for a word.
    pub(super) mark: char,
    /// True for a word that is written in capitals.
    pub(super) capital: bool,
    /// True if the word had a genitive `'s`.
    pub(super) genitive: bool,
}

/// Splits a text. Marks within a word, as in names of servers, belong to it.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let length = length_of_word(rest);
        if length == 0 {
            if !next.is_whitespace() {
                tokens.push(Token {
                    word: String::new(),
                    mark: next,
                    capital: false,
                    genitive: false,
                });
            }
            rest = rest.get(next.len_utf8()..).unwrap_or("");
            continue;
        }
        let (written, after) = rest.split_at(length);
        rest = after;
        let lower = written.to_lowercase();
        let bare = ["'s", "’s"]
            .into_iter()
            .find_map(|it| lower.strip_suffix(it));
        tokens.push(Token {
            genitive: bare.is_some(),
            word: bare.unwrap_or(&lower).to_owned(),
            mark: ' ',
            capital: written.chars().all(char::is_uppercase),
        });
    }
    tokens
}

fn length_of_word(text: &str) -> usize {
    let is_part = |it: char| it.is_alphanumeric() || it == '_';
    let mut letters = text.char_indices().peekable();
    let mut length = 0;
    while let Some((at, letter)) = letters.next() {
        let after = letters.peek().map(|(_, it)| *it);
        let joins = at > 0
            && matches!(letter, '.' | '-' | '\'' | '’')
            && after.is_some_and(char::is_alphanumeric);
        if !is_part(letter) && !joins {
            break;
        }
        length = at + letter.len_utf8();
    }
    length
}
