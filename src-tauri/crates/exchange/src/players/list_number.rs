//! Numbers in front of the names of a list.

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
