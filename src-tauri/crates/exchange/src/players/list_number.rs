//! Numbers in front of the names of a list.

use std::borrow::Cow;

/// Returns the text without a bullet in front: "- Jo Birch", "• Jo Birch".
pub(super) fn without_bullet(line: &str) -> &str {
    let line = line.trim_start();
    let bare = line.strip_prefix("+ ").unwrap_or(line);
    let bare = bare.trim_start_matches([
        '-', '*', '•', '–', '—', '·', '▪', '‣', '◦', '●', '○', '■', '►', '➤', '→', '☐', '✓', '✔',
        ' ', '\u{a0}', '\t',
    ]);
    let begins = bare.starts_with(|it: char| it.is_alphanumeric());
    if begins { bare } else { line }
}

/// Returns a text without emoji and other pictures. The signs of the sexes stay.
pub(super) fn without_pictures(text: &str) -> Cow<'_, str> {
    let is_picture = |it: char| {
        matches!(it, '\u{2600}'..='\u{27bf}' | '\u{2b00}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}' | '\u{fe0f}')
            && !matches!(it, '♀' | '♂' | '⚪' | '⚧')
    };
    if text.contains(is_picture) {
        Cow::Owned(text.replace(is_picture, "").trim().to_owned())
    } else {
        Cow::Borrowed(text)
    }
}

/// Returns a title without the marks of a chat or of Markdown: "*Elstern*", "## Elstern".
pub(super) fn without_marks(line: &str) -> &str {
    let bare = line.trim();
    let marks = ['*', '_', '=', '~', '#'];
    let is_heading = bare.starts_with("# ") || bare.starts_with("##") || bare.starts_with("==");
    let is_bold =
        bare.starts_with(['*', '_', '~']) && bare.trim_end_matches(':').ends_with(['*', '_', '~']);
    if is_heading || is_bold {
        bare.trim_matches(|it| marks.contains(&it) || it == ' ')
    } else {
        line
    }
}

/// Returns the text after a leading "1.", "2)", "3.)", "4:" or "#5"; `None` without such a number.
pub(super) fn without_number(line: &str) -> Option<&str> {
    let line = line.trim_start().trim_start_matches(['•', '–', '(']);
    let (rest, is_marked) = match line.trim_start().strip_prefix('#') {
        Some(rest) => (rest, true),
        None => (line.trim_start(), false),
    };
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let rest = rest.get(digits..)?;
    let mut ends = [".)", ".", ")", ":"].into_iter();
    let name = match ends.find_map(|end| rest.strip_prefix(end)) {
        Some(name) => name,
        None if is_marked => rest,
        None => return None,
    };
    let name = name.trim_start();
    let begins = name.chars().next().is_some_and(char::is_alphabetic);
    ((1..=4).contains(&digits) && begins).then_some(name)
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::{without_bullet, without_number};

    #[rstest]
    #[case("- Jo Birch", "Jo Birch")]
    #[case("• Jo Birch", "Jo Birch")]
    #[case("* Jo Birch", "Jo Birch")]
    #[case("+ Jo Birch", "Jo Birch")]
    #[case("-", "-")]
    #[case("Jo Birch", "Jo Birch")]
    fn a_bullet_in_front(#[case] line: &str, #[case] rest: &str) {
        assert_eq!(without_bullet(line), rest);
    }

    #[rstest]
    #[case("1. Jo Birch", Some("Jo Birch"))]
    #[case("2) Jo Birch", Some("Jo Birch"))]
    #[case("3.) Jo Birch", Some("Jo Birch"))]
    #[case("4: Jo Birch", Some("Jo Birch"))]
    #[case("#5 Jo Birch", Some("Jo Birch"))]
    #[case("(6) Jo Birch", Some("Jo Birch"))]
    #[case("7 Jo Birch", None)]
    #[case("1. FC Wesel", Some("FC Wesel"))]
    #[case("2026: 12 Teams", None)]
    fn a_number_in_front(#[case] line: &str, #[case] rest: Option<&str>) {
        assert_eq!(without_number(line), rest);
    }
}
