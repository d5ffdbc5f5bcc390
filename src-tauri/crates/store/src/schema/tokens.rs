//! Tokens of an SQL definition, to compare definitions independent of spelling: SQLite versions
//! differ in quotes and line breaks when they alter a table.

/// A token of SQL. Comments and white space are skipped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Token<'a> {
    /// A name or a keyword. A quoted name equals the unquoted one; a quoted keyword is a name.
    Word(String),
    /// A name in quotes that is a keyword, or not a plain word, without them.
    QuotedKeyword(String),
    /// A string, a number, or a blob, verbatim.
    Literal(&'a str),
    /// An operator or a bracket, one character each.
    Sign(char),
}

/// Returns the tokens of `sql`; `None` for an unclosed quote or comment, or a character that is not
/// SQL.
pub(crate) fn tokens(sql: &str) -> Option<Vec<Token<'_>>> {
    let mut rest = sql;
    let mut found = Vec::new();
    while let Some(first) = rest.chars().next() {
        let (token, length) = match first {
            ' ' | '\t' | '\n' | '\r' | '\x0c' => (None, 1),
            '-' if rest.starts_with("--") => (None, rest.find('\n').unwrap_or(rest.len())),
            '/' if rest.starts_with("/*") => (None, rest.get(2..)?.find("*/")? + 4),
            '\'' => {
                let length = quoted(rest, '\'')?;
                (Some(Token::Literal(&rest[..length])), length)
            }
            '"' | '`' => {
                let length = quoted(rest, first)?;
                let doubled = [first, first].iter().collect::<String>();
                let name = rest[1..length - 1].replace(&doubled, &first.to_string());
                (Some(name_in_quotes(name)), length)
            }
            '[' => {
                let length = rest.find(']')? + 1;
                (Some(name_in_quotes(rest[1..length - 1].to_owned())), length)
            }
            first if first.is_ascii_digit() => {
                let length = while_of(rest, |it| it.is_ascii_alphanumeric() || it == '.');
                (Some(Token::Literal(&rest[..length])), length)
            }
            first if is_letter(first) => {
                let length = while_of(rest, |it| is_letter(it) || it.is_ascii_digit() || it == '$');
                let word = &rest[..length];
                // A blob starts like a word: x'00'.
                if word.eq_ignore_ascii_case("x") && rest[length..].starts_with('\'') {
                    let length = length + quoted(&rest[length..], '\'')?;
                    (Some(Token::Literal(&rest[..length])), length)
                } else {
                    (Some(Token::Word(word.to_owned())), length)
                }
            }
            first if first.is_ascii_graphic() => (Some(Token::Sign(first)), 1),
            _ => return None,
        };
        found.extend(token);
        rest = &rest[length..];
    }
    Some(found)
}

/// Returns the length of the quoted text at the start of `text`, with its quotes; a doubled quote
/// is an escape. `None` if it is not closed.
fn quoted(text: &str, quote: char) -> Option<usize> {
    let mut characters = text.char_indices().skip(1).peekable();
    while let Some((at, character)) = characters.next() {
        if character == quote {
            match characters.peek() {
                Some((_, next)) if *next == quote => {
                    characters.next();
                }
                Some(_) | None => return Some(at + quote.len_utf8()),
            }
        }
    }
    None
}

fn while_of(text: &str, belongs: impl Fn(char) -> bool) -> usize {
    text.find(|it| !belongs(it)).unwrap_or(text.len())
}

fn is_letter(character: char) -> bool {
    character.is_ascii_alphabetic() || character == '_' || !character.is_ascii()
}

/// Returns the token of a quoted name: equal to the unquoted one, unless that would be a keyword or
/// not a plain word.
fn name_in_quotes(name: String) -> Token<'static> {
    let is_plain = name.chars().next().is_some_and(is_letter)
        && name
            .chars()
            .all(|it| is_letter(it) || it.is_ascii_digit() || it == '$');
    let mut keywords = KEYWORDS.split(' ');
    let is_keyword = keywords.any(|it| it.eq_ignore_ascii_case(&name));
    if is_plain && !is_keyword {
        Token::Word(name)
    } else {
        Token::QuotedKeyword(name)
    }
}

/// Every keyword of SQLite, in alphabetical order, and words with a special meaning at their place
/// in our definitions.
const KEYWORDS: &str = "\
    ABORT ACTION ADD AFTER ALL ALTER ALWAYS ANALYZE AND AS ASC ATTACH AUTOINCREMENT BEFORE \
    BEGIN BETWEEN BY CASCADE CASE CAST CHECK COLLATE COLUMN COMMIT CONFLICT CONSTRAINT CREATE \
    CROSS CURRENT CURRENT_DATE CURRENT_TIME CURRENT_TIMESTAMP DATABASE DEFAULT DEFERRABLE \
    DEFERRED DELETE DESC DETACH DISTINCT DO DROP EACH ELSE END ESCAPE EXCEPT EXCLUDE EXCLUSIVE \
    EXISTS EXPLAIN FAIL FALSE FILTER FIRST FOLLOWING FOR FOREIGN FROM FULL GENERATED GLOB \
    GROUP GROUPS HAVING IF IGNORE IMMEDIATE IN INDEX INDEXED INITIALLY INNER INSERT INSTEAD \
    INTERSECT INTO IS ISNULL JOIN KEY LAST LEFT LIKE LIMIT MATCH MATERIALIZED NATURAL NO NOT \
    NOTHING NOTNULL NULL NULLS OF OFFSET ON OR ORDER OTHERS OUTER OVER PARTITION PLAN PRAGMA \
    PRECEDING PRIMARY QUERY RAISE RANGE RECURSIVE REFERENCES REGEXP REINDEX RELEASE RENAME \
    REPLACE RESTRICT RETURNING RIGHT ROLLBACK ROW ROWID ROWS SAVEPOINT SELECT SET STORED \
    STRICT TABLE TEMP TEMPORARY THEN TIES TO TRANSACTION TRIGGER TRUE UNBOUNDED UNION UNIQUE \
    UPDATE USING VACUUM VALUES VIEW VIRTUAL WHEN WHERE WINDOW WITH WITHOUT";

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case::white_space("CREATE TABLE a(b)", "CREATE  TABLE\n a ( b ) -- why\n")]
    #[case::comment("a b", "a/* and\n more */b")]
    #[case::quotes("CREATE TABLE team (number)", "CREATE TABLE \"team\" ([number])")]
    #[case::ticks("team", "`team`")]
    #[case::quoted_twice("\"a\"\"b\"", "`a\"b`")]
    fn another_spelling_is_the_same(#[case] one: &str, #[case] other: &str) {
        assert_eq!(tokens(one), tokens(other));
        assert!(tokens(one).is_some());
    }

    #[rstest]
    #[case::a_keyword_that_became_a_name("a INTEGER NOT NULL", "a INTEGER \"NOT\" NULL")]
    #[case::a_text_that_became_a_name("DEFAULT 'x'", "DEFAULT \"x\"")]
    #[case::a_name_of_several_words("a b", "\"a b\"")]
    #[case::two_names_run_together("a b", "ab")]
    #[case::an_empty_name("a \"\"", "a")]
    #[case::the_letters_of_a_text("'a'", "'A'")]
    #[case::a_blob("x'00'", "x '00'")]
    #[case::a_number("1.5", "15")]
    #[case::a_sign("a < b", "a <= b")]
    #[case::what_only_looks_like_a_comment("a '--' b", "a '")]
    fn another_meaning_is_another_definition(#[case] one: &str, #[case] other: &str) {
        assert_ne!(tokens(one), tokens(other));
    }

    #[rstest]
    #[case::text("CREATE TABLE a (b DEFAULT 'x)")]
    #[case::name("CREATE TABLE \"a (b)")]
    #[case::bracket("CREATE TABLE [a (b)")]
    #[case::comment("CREATE TABLE a (b) /* and so on")]
    #[case::nul("CREATE TABLE a (b)\0")]
    fn what_is_never_closed_is_no_definition(#[case] sql: &str) {
        assert_eq!(tokens(sql), None);
    }
}
