//! Search for moves in a player's message.

/// The maximum length of a searched message, in characters.
pub const LONGEST_MESSAGE: usize = 20_000;

/// A word of a message that looks like a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mention {
    pub text: String,
    /// Its line, from 1.
    pub line: usize,
    /// Its first character in the line, from 1.
    pub column: usize,
}

/// Returns the words of a message that look like a move: octal code, squares, or the notation of
/// the record.
///
/// Leaves out quotations and signatures: lines that begin with `>` or `|`, and everything after the
/// introduction of a quotation or signature by a mail program. The numbers of squares (`5254`) only
/// count if they are the entire message, since years and postal codes look the same.
pub fn mentions(message: &str) -> Vec<Mention> {
    let mut found = Vec::new();
    let own = own_lines(message);
    for &(line, text) in &own {
        for (column, word) in words(text) {
            if is_octal(word) || is_squares(word) || is_notation(word) {
                found.push(Mention {
                    text: word.to_owned(),
                    line,
                    column,
                });
            }
        }
    }
    if found.is_empty() {
        let mut all = own
            .iter()
            .flat_map(|&(line, text)| words(text).map(move |(column, word)| (line, column, word)));
        if let (Some((line, column, word)), None) = (all.next(), all.next())
            && is_numbers_of_squares(word)
        {
            found.push(Mention {
                text: word.to_owned(),
                line,
                column,
            });
        }
    }
    found
}

/// Returns the lines of a message that are not quoted, numbered from 1.
fn own_lines(message: &str) -> Vec<(usize, &str)> {
    let mut own = Vec::new();
    for (index, line) in message.lines().enumerate() {
        if begins_quotation(line) {
            break;
        }
        // A letter of ours was pasted after a word, without a line break.
        let (before, ends) = match line.split_once("-----") {
            Some((before, rest)) if rest.trim_end().ends_with("-----") => (before, true),
            Some(_) | None => (line, false),
        };
        if !before.trim_start().starts_with(['>', '|']) {
            own.push((index + 1, before));
        }
        if ends {
            break;
        }
    }
    own
}

/// True if mail programs begin a quotation or a signature with this line.
fn begins_quotation(line: &str) -> bool {
    let line = line.trim_end();
    // The signature of a mail: two dashes and a space, alone.
    if line == "--" {
        return true;
    }
    let dashed = line.starts_with("-----") && line.ends_with("-----");
    // "Am … schrieb …:", "On … wrote:", "Le … a écrit :", "Il … ha scritto:"
    let introduced = line.ends_with(':')
        && [" schrieb", " wrote", " a écrit", " ha scritto"]
            .iter()
            .any(|verb| line.contains(verb));
    dashed || introduced
}

/// Returns the words of a line with the positions of their first characters, without surrounding
/// punctuation.
fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut column = 1;
    line.split(char::is_whitespace).filter_map(move |raw| {
        let at = column;
        column += raw.chars().count() + 1;
        let outside = |it: char| {
            matches!(
                it,
                ',' | ';'
                    | ':'
                    | '.'
                    | '!'
                    | '?'
                    | '('
                    | ')'
                    | '['
                    | ']'
                    | '"'
                    | '„'
                    | '“'
                    | '”'
                    | '«'
                    | '»'
                    | '*'
                    | '\''
                    | '’'
            )
        };
        let begun = raw.trim_start_matches(outside);
        let word = begun.trim_end_matches(outside);
        let cut = raw.chars().count() - begun.chars().count();
        (!word.is_empty()).then_some((at + cut, word))
    })
}

/// True for seven digits, octal or not: a wrong code is reported, not skipped.
fn is_octal(word: &str) -> bool {
    word.len() == 7 && word.bytes().all(|it| it.is_ascii_digit())
}

fn is_numbers_of_squares(word: &str) -> bool {
    matches!(word.len(), 4 | 5) && word.bytes().all(|it| matches!(it, b'1'..=b'8'))
}

fn is_square(bytes: &[u8]) -> bool {
    matches!(bytes, [b'a'..=b'h', b'1'..=b'8'])
}

fn is_squares(word: &str) -> bool {
    let word = word.to_ascii_lowercase();
    let bytes = word.as_bytes();
    match bytes.len() {
        4 => is_square(&bytes[..2]) && is_square(&bytes[2..]),
        5 => {
            is_square(&bytes[..2])
                && is_square(&bytes[2..4])
                && matches!(bytes[4], b'q' | b'r' | b'b' | b'n')
        }
        _ => false,
    }
}

/// True for `Ng1-f3`, `e7xd8=Q+`, `O-O`: two squares with a mark between them, or castling.
fn is_notation(word: &str) -> bool {
    let word = word.trim_end_matches(['+', '#', '^']);
    if matches!(word, "O-O" | "0-0" | "O-O-O" | "0-0-0") {
        return true;
    }
    let squares = word
        .strip_prefix(|it: char| it.is_ascii_uppercase())
        .unwrap_or(word);
    let Some((from, rest)) = squares.split_once(['-', 'x', ':', '–']) else {
        return false;
    };
    let target = rest.as_bytes();
    is_square(from.as_bytes())
        && target.len() >= 2
        && is_square(&target[..2])
        && rest.chars().count() <= 6
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rstest::rstest;

    use super::*;

    fn found(message: &str) -> Vec<String> {
        mentions(message).into_iter().map(|it| it.text).collect()
    }

    #[rstest]
    #[case::octal("1414300", &["1414300"])]
    #[case::a_wrong_digit_is_mentioned_too("1414389", &["1414389"])]
    #[case::in_a_sentence("Mein Zug ist Sg1-f3, viele Grüße!", &["Sg1-f3"])]
    #[case::at_the_end_of_a_sentence("Ich ziehe e2e4.", &["e2e4"])]
    #[case::promotion("e7xd8=D+ bitte", &["e7xd8=D+"])]
    #[case::castling("(O-O-O)", &["O-O-O"])]
    #[case::both_ways("e2-e4 (1414300)", &["e2-e4", "1414300"])]
    #[case::numbers_of_squares_alone(" 5254 \n", &["5254"])]
    #[case::a_year_is_no_move("Am 21.11.2026 in 52546 Ort", &[])]
    #[case::a_quotation_is_left_out("Nf3 geht nicht, also g1f3\n> 12. e2-e4\nAm Montag schrieb Amsel:\n1414300", &["g1f3"])]
    #[case::a_signature_is_left_out("d2d4\n-- \nTel. 0301234", &["d2d4"])]
    #[case::another_mail("d2d4\n----- Original Message -----\ne2e4", &["d2d4"])]
    #[case::a_letter_behind_a_word("h7-h6, Gruß----- Fernturnier -----\ne2e4", &["h7-h6"])]
    #[case::a_dash_is_no_quotation("h7-h6 ----- bitte\nh7h6", &["h7-h6", "h7h6"])]
    #[case::nothing("Ich bin im Urlaub.", &[])]
    fn what_is_written_like_a_move(#[case] message: &str, #[case] expected: &[&str]) {
        assert_eq!(found(message), expected);
    }

    #[test]
    fn the_place_is_told_in_characters() {
        let it = mentions("Grüße,\n  Zug: „e2e4“").remove(0);
        assert_eq!((it.line, it.column), (2, 9));
    }

    proptest! {
        #[test]
        fn every_mention_stands_where_it_is_said_to(message in "[ a-h1-8O\\-x>:\\nü„]{0,60}") {
            for it in mentions(&message) {
                let line = message.lines().nth(it.line - 1).unwrap();
                let rest: String = line.chars().skip(it.column - 1).collect();
                prop_assert!(rest.starts_with(&it.text), "{it:?} in {line:?}");
            }
        }
    }
}
