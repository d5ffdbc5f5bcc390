//! Spellings of results.

/// Nothing longer is a result, in bytes.
const LONGEST: usize = 24;

/// Returns the standard notation of a result, such as `1-0` for `1:0`; `None` for other text.
///
/// `0-0` means that both lose.
pub(in crate::notation) fn result(word: &str) -> Option<&'static str> {
    if DRAWN.iter().any(|it| word.trim().eq_ignore_ascii_case(it)) {
        return Some("1/2-1/2");
    }
    points(word)
}

/// Returns the standard notation of a result in points; `None` for other text.
fn points(word: &str) -> Option<&'static str> {
    if word.len() > LONGEST {
        return None;
    }
    let word: String = word.chars().filter(|it| !it.is_whitespace()).collect();
    let word = word.trim_matches(['(', ')', '.', ',']);
    match word {
        "*" => return Some("*"),
        "½" | "1/2" => return Some("1/2-1/2"),
        // Two letters O castle.
        "O-O" | "o-o" => return None,
        _ => {}
    }
    let (left, rest) = share(word)?;
    let mut separated = rest.chars();
    let colon = match separated.next()? {
        ':' => true,
        '-' | '‐'..='―' | '−' => false,
        _ => return None,
    };
    let (right, rest) = share(separated.as_str())?;
    if !rest.is_empty() {
        return None;
    }
    match (left, right) {
        (Share::One, Share::None) | (Share::Plus, Share::Minus) => Some("1-0"),
        (Share::None, Share::One) | (Share::Minus, Share::Plus) => Some("0-1"),
        (Share::Half, Share::Half) | (Share::Equals, Share::Equals) => Some("1/2-1/2"),
        (Share::None, Share::None) => Some("0-0"),
        (Share::Minus, Share::Minus) if colon => Some("0-0"),
        _ => None,
    }
}

/// A draw in words, as the value of a tag.
const DRAWN: [&str; 6] = ["draw", "drawn", "remis", "nulle", "patta", "="];

/// Returns the result that a text begins with, and its length. Blanks of the line may stand around
/// its dash: `1 - 0`. `None` if the text begins with another word.
pub(in crate::notation) fn leading_result(text: &str) -> Option<(&'static str, usize)> {
    // Most words are moves.
    if text.starts_with(|it: char| it.is_ascii_alphabetic()) {
        return None;
    }
    let bytes = text.as_bytes();
    let ends = |at: usize| bytes.get(at).is_none_or(|it| b" \t\n\r{;(".contains(it));
    let mut read = None;
    let mut at = 0;
    for _ in 0..WORDS {
        let blanks = bytes.iter().skip(at);
        at += blanks.take_while(|it| matches!(it, b' ' | b'\t')).count();
        while !ends(at) && at <= LONGEST {
            at += 1;
        }
        let words = text.get(..at).unwrap_or("");
        read = points(words).map(|it| (it, at)).or(read);
    }
    read
}

/// The most words of a result: the points of both sides and their dash.
const WORDS: usize = 3;

/// The points of one side.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Share {
    One,
    None,
    Half,
    Equals,
    /// A win without a game.
    Plus,
    Minus,
}

/// Splits the points of one side from the rest.
fn share(text: &str) -> Option<(Share, &str)> {
    let shares = [
        ("1/2", Share::Half),
        ("0.5", Share::Half),
        ("0,5", Share::Half),
        ("½", Share::Half),
        ("1", Share::One),
        ("0", Share::None),
        ("O", Share::None),
        ("o", Share::None),
        ("=", Share::Equals),
        ("+", Share::Plus),
        ("-", Share::Minus),
        ("–", Share::Minus),
        ("−", Share::Minus),
    ];
    shares
        .into_iter()
        .find_map(|(begins, share)| text.strip_prefix(begins).map(|rest| (share, rest)))
}
