//! Normalizes names for comparison: without case, accents and punctuation.

use crate::is_invisible;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Returns a name in lower case without accents, its words separated by one space.
///
/// Both "ä" and "ae" become "a", because lists use one and input the other. The rule looks only at
/// the previous letter, so that a typed prefix stays a prefix.
pub fn folded(name: &str) -> String {
    let mut folded = String::with_capacity(name.len());
    fold_into(name, &mut folded);
    folded
}

/// Appends the folded `name`.
pub fn fold_into(name: &str, folded: &mut String) {
    let start = folded.len();
    if name.is_ascii() {
        name.chars().for_each(|sign| push(folded, start, sign));
    } else {
        name.nfd()
            .filter(|it| !is_combining_mark(*it) && !is_invisible(*it))
            .flat_map(char::to_lowercase)
            .for_each(|sign| push(folded, start, sign));
    }
    while folded.len() > start && folded.ends_with(' ') {
        folded.pop();
    }
}

fn push(folded: &mut String, start: usize, sign: char) {
    let before = folded[start..].chars().next_back();
    match sign.to_ascii_lowercase() {
        'e' if matches!(before, Some('a' | 'o' | 'u')) => {}
        'ß' => folded.push_str("ss"),
        'ø' => folded.push('o'),
        'æ' => folded.push('a'),
        'ł' => folded.push('l'),
        'đ' => folded.push('d'),
        sign if sign.is_alphanumeric() => folded.push(sign),
        // "O'Neill" and "ONeill" are one word.
        '\'' | '’' | '.' => {}
        _ => {
            if before.is_some_and(|sign| sign != ' ') {
                folded.push(' ');
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::folded;
    use rstest::rstest;

    #[rstest]
    #[case("Müller, Jörg", "muller jorg")]
    #[case("Mueller, Joerg", "muller jorg")]
    #[case("  O'Neill - Groß, J. ", "oneill gross j")]
    #[case("Ødegård", "odegard")]
    #[case("Lærke Łuków, Đuro", "larke lukow duro")]
    #[case("Kr\u{200b}ähe\u{202e}, An\u{2066}na", "krahe anna")]
    #[case("諸葛 亮", "諸葛 亮")]
    #[case("...", "")]
    fn names_meet_however_they_are_written(#[case] name: &str, #[case] expected: &str) {
        assert_eq!(folded(name), expected);
    }

    #[test]
    fn what_is_typed_so_far_is_a_beginning_of_the_whole() {
        for name in ["Bauer, Samuel", "Mueller, Joe", "Groß, Özgür", "Aeo Ue Oe"] {
            let whole = folded(name);
            for (end, _) in name.char_indices() {
                let typed = folded(&name[..end]);
                assert!(whole.starts_with(&typed), "{typed:?} of {whole:?}");
            }
        }
    }
}
