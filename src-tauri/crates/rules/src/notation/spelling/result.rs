//! Spellings of results.

/// Returns the standard notation of a result, such as `1-0` for `1:0`; `None` for other text.
///
/// `0-0` means that both lose.
pub(in crate::notation) fn result(word: &str) -> Option<&'static str> {
    // Nothing longer is a result.
    if word.len() > 24 {
        return None;
    }
    let word: String = word.chars().filter(|it| !it.is_whitespace()).collect();
    match word.as_str() {
        "*" => return Some("*"),
        "½" | "1/2" => return Some("1/2-1/2"),
        _ => {}
    }
    let (left, rest) = share(&word)?;
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
