//! Cursor over the text of a game record, with the parts common to all records: tags, comments,
//! variations.
//!
//! Not here: moves, which each kind of record defines.

use super::Place;

/// The position and cause of an error in a game record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: found {found}, expected {expected}")]
pub struct RecordError {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    pub found: String,
    pub expected: &'static str,
}

impl RecordError {
    /// Returns an error at a place that was already passed.
    pub(super) fn at(place: Place, found: &str, expected: &'static str) -> Self {
        Self {
            line: place.line,
            column: place.column,
            found: format!("{found:?}"),
            expected,
        }
    }
}

/// A byte cursor over a text that tracks line and column.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    text: &'a str,
    at: usize,
    line: u32,
    line_start: usize,
    /// Continuation bytes on this line before the cursor.
    ///
    /// They give the column without counting the line, which may be as long as a game.
    continued: usize,
}

impl<'a> Cursor<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self {
            text,
            at: 0,
            line: 1,
            line_start: 0,
            continued: 0,
        }
    }

    pub(super) fn peek(&self) -> Option<u8> {
        self.peek_after(0)
    }

    /// Returns the byte at this distance after the cursor; `None` beyond the end.
    pub(super) fn peek_after(&self, length: usize) -> Option<u8> {
        self.text.as_bytes().get(self.at + length).copied()
    }

    pub(super) fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or("")
    }

    pub(super) const fn begins_line(&self) -> bool {
        self.at == self.line_start
    }

    /// Advances over one byte and counts lines.
    pub(super) fn step(&mut self) {
        let bytes = self.text.as_bytes();
        let here = bytes.get(self.at);
        self.at += 1;
        if here == Some(&b'\n') || (here == Some(&b'\r') && bytes.get(self.at) != Some(&b'\n')) {
            self.line += 1;
            self.line_start = self.at;
            self.continued = 0;
        } else if here.is_some_and(|it| continues(*it)) {
            self.continued += 1;
        }
    }

    /// Advances over bytes without a line end.
    pub(super) fn skip(&mut self, length: usize) {
        let passed = self.rest().as_bytes().get(..length).unwrap_or_default();
        self.continued += passed.iter().filter(|it| continues(**it)).count();
        self.at += length;
    }

    /// Advances over bytes and counts lines.
    pub(super) fn step_over(&mut self, length: usize) {
        let passed = self.rest().as_bytes().get(..length).unwrap_or_default();
        if passed.iter().any(|it| matches!(it, b'\n' | b'\r')) {
            for _ in 0..length {
                self.step();
            }
        } else {
            self.skip(length);
        }
    }

    pub(super) fn place(&self) -> Place {
        let column = self.at - self.line_start - self.continued;
        Place {
            line: self.line,
            column: u32::try_from(column).unwrap_or(u32::MAX - 1) + 1,
        }
    }

    pub(super) fn error<T>(&self, expected: &'static str) -> Result<T, RecordError> {
        let Place { line, column } = self.place();
        let word: String = self
            .rest()
            .chars()
            .take_while(|it| !it.is_whitespace())
            .take(20)
            .collect();
        let found = if word.is_empty() {
            "the end".to_owned()
        } else {
            format!("{word:?}")
        };
        Err(RecordError {
            line,
            column,
            found,
            expected,
        })
    }

    /// Skips whitespace between words, and lines meant for other programs.
    pub(super) fn skip_between_words(&mut self) {
        self.skip_spaces();
        while self.peek() == Some(b'%') && self.begins_line() {
            self.rest_of_line();
            self.skip_spaces();
        }
    }

    pub(super) fn skip_spaces(&mut self) {
        if self.at == 0 && self.text.starts_with('\u{feff}') {
            self.at = '\u{feff}'.len_utf8();
            self.line_start = self.at;
        }
        loop {
            match self.peek() {
                Some(END_OF_FILE) => self.skip(1),
                Some(it) if it.is_ascii_whitespace() => self.step(),
                // An email quotes its lines.
                Some(b'>') if self.begins_line() || self.is_in_quote() => self.skip(1),
                _ => return,
            }
        }
    }

    /// True if only marks of a quoted line precede the cursor on its line.
    fn is_in_quote(&self) -> bool {
        let before = self.text.get(self.line_start..self.at).unwrap_or("x");
        before.bytes().all(|it| matches!(it, b'>' | b' ' | b'\t'))
    }

    /// Skips blanks of the line.
    pub(super) fn skip_blanks(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t')) {
            self.skip(1);
        }
    }

    pub(super) fn skip_word(&mut self) {
        while self.peek().is_some_and(|it| !it.is_ascii_whitespace()) {
            self.step();
        }
    }

    /// Reads a line such as `[White "Ada"]`.
    pub(super) fn tag(&mut self) -> Result<(String, String), RecordError> {
        self.step();
        self.skip_spaces();
        let length = length_of_name(self.rest());
        if length == 0 {
            return self.error("the name of a tag");
        }
        let name = self.rest().get(..length).unwrap_or("").to_owned();
        self.skip(length);
        self.skip_spaces();
        let opening = self.rest().chars().next().unwrap_or_default();
        let Some((_, closing)) = QUOTES.into_iter().find(|(open, _)| *open == opening) else {
            return self.error("the value of the tag in quotation marks");
        };
        self.skip(opening.len_utf8());
        let mut value = String::new();
        loop {
            if opening == '"' {
                let plain = self.rest().bytes();
                let length = plain
                    .take_while(|it| !matches!(it, b'"' | b'\\' | b'\n' | b'\r'))
                    .count();
                value.push_str(self.rest().get(..length).unwrap_or(""));
                self.skip(length);
            }
            let Some(next) = self.rest().chars().next() else {
                return self.error("a quotation mark after the value");
            };
            match next {
                mark if closing.contains(mark) && !self.quotes_inside(closing) => {
                    self.skip(mark.len_utf8());
                    break;
                }
                '\n' | '\r' => return self.error("a quotation mark after the value"),
                '\\' => {
                    self.skip(1);
                    // A backslash before any other character is literal, also at the end.
                    match self.rest().chars().next() {
                        Some('"') if opening == '"' && self.closes_tag() => value.push('\\'),
                        Some(escaped @ ('"' | '\\')) => {
                            value.push(escaped);
                            self.skip(1);
                        }
                        _ => value.push('\\'),
                    }
                }
                other => {
                    value.push(other);
                    self.skip(other.len_utf8());
                }
            }
        }
        self.skip_spaces();
        if self.peek() != Some(b']') {
            return self.error("] after the tag");
        }
        self.step();
        Ok((name, value))
    }

    /// Reads a tag; if it is malformed, as well as its line shows it. `None` without a name.
    ///
    /// The second value is the place of a malformed tag.
    pub(super) fn any_tag(&mut self) -> (Option<(String, String)>, Option<Place>) {
        let mut strict = *self;
        if let Ok(tag) = strict.tag() {
            *self = strict;
            return (Some(tag), None);
        }
        let place = self.place();
        let rest = self.rest();
        let length = rest.find([']', '\n', '\r']).unwrap_or(rest.len());
        let inner = rest.get(1..length).unwrap_or("").trim();
        let closes = rest.get(length..).is_some_and(|it| it.starts_with(']'));
        self.skip(length + usize::from(closes));
        let (name, value) = inner.split_at(length_of_name(inner));
        let value = value.trim_matches(|it: char| {
            it.is_whitespace() || it == '"' || QUOTES.iter().any(|(open, _)| it == *open)
        });
        let tag = (!name.is_empty()).then(|| (name.to_owned(), value.to_owned()));
        (tag, Some(place))
    }

    /// True if the tag ends after the quotation mark here, and after no later one of this line.
    fn closes_tag(&self) -> bool {
        let after = self.rest().get(1..).unwrap_or("");
        after.trim_start().starts_with(']') && {
            let line = after.split(['\n', '\r']).next().unwrap_or("");
            !line.contains('"')
        }
    }

    /// True if the quotation mark here belongs to the value: the tag does not end after it, but
    /// after a later one of this line.
    fn quotes_inside(&self, closing: &str) -> bool {
        let mut rest = self.rest().chars();
        rest.next();
        let rest = rest.as_str();
        if rest.trim_start().starts_with([']', '[']) {
            return false;
        }
        let line = rest.split(['\n', '\r']).next().unwrap_or("");
        line.split(']').any(|before| {
            before.len() < line.len() && before.trim_end().ends_with(|it| closing.contains(it))
        })
    }

    /// Reads a comment in braces.
    ///
    /// A comment does not reach over the tags of the next game, so that an open one costs its own
    /// game only.
    pub(super) fn braces(&mut self) -> Result<&'a str, RecordError> {
        let closed = self.rest().bytes().position(|it| it == b'}');
        let comment = closed.and_then(|length| self.rest().get(1..length));
        let Some(comment) = comment.filter(|it| !contains_tags(it)) else {
            return self.error("a comment that is closed with }");
        };
        self.step_over(comment.len() + 2);
        Ok(comment)
    }

    /// True if a tag begins here: at the beginning of a line, or with its value in quotation marks.
    pub(super) fn begins_tag(&self) -> bool {
        let Some(inner) = self.rest().strip_prefix('[') else {
            return false;
        };
        let inner = inner.trim_start();
        let value = inner.get(length_of_name(inner)..).unwrap_or("");
        value.len() < inner.len()
            && (self.begins_line() || self.is_in_quote() || value.trim_start().starts_with('"'))
    }

    pub(super) const fn line(&self) -> u32 {
        self.line
    }

    /// Returns the byte offset in the text.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// Returns the rest of this line, from the current character.
    pub(super) fn rest_of_this_line(&self) -> &'a str {
        let rest = self.rest();
        let length = rest.find(['\n', '\r']).unwrap_or(rest.len());
        rest.get(..length).unwrap_or("")
    }

    /// Reads text in parentheses on this line; `None` if they are not closed on it.
    pub(super) fn parentheses(&mut self) -> Option<&'a str> {
        let line = self.rest_of_this_line();
        let length = line.find(')')?;
        self.skip(length + 1);
        line.get(1..length)
    }

    /// Reads the rest of this line after the current character.
    pub(super) fn rest_of_line(&mut self) -> &'a str {
        let rest = self.rest_of_this_line();
        self.skip(rest.len());
        let first = rest.chars().next().map_or(0, char::len_utf8);
        rest.get(first..).unwrap_or("")
    }
}

/// The quotation marks around the value of a tag, and those that close it. Word processors replace
/// the straight ones.
const QUOTES: [(char, &str); 5] = [
    ('"', "\""),
    ('“', "”\""),
    ('”', "”\""),
    ('„', "“”\""),
    ('«', "»"),
];

/// The end of a file of old systems.
const END_OF_FILE: u8 = 0x1a;

/// Returns the length in bytes of the name of a tag at the beginning of a text.
fn length_of_name(text: &str) -> usize {
    let ends = |it: char| !(it.is_alphanumeric() || matches!(it, '_' | '-' | '.'));
    text.find(ends).unwrap_or(text.len())
}

/// True if a text contains the tags of a game: a blank line, then a tag.
fn contains_tags(text: &str) -> bool {
    // A clock is shorter than any tag.
    if text.len() < 12 || !text.contains("\"]") {
        return false;
    }
    let mut after_blank = false;
    let end = if text.contains('\n') { '\n' } else { '\r' };
    for line in text.split(end).skip(1) {
        if after_blank && Cursor::new(line).begins_tag() && line.contains("\"]") {
            return true;
        }
        after_blank = line.trim().is_empty();
    }
    false
}

/// True if a byte continues a UTF-8 character.
const fn continues(byte: u8) -> bool {
    byte & 0b1100_0000 == 0b1000_0000
}

/// Parses a clock in hours, minutes and seconds, such as `0:02:59.5`, into milliseconds; `None` for
/// other text.
pub(super) fn clock_hours(text: &str) -> Option<u32> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let mut total = 0_u32;
    for part in whole.split(':') {
        total = total.checked_mul(60)?.checked_add(digits(part)?)?;
    }
    seconds(&total.to_string(), fraction)
}

/// Converts seconds and a fraction of at most three digits to milliseconds; `None` for other text.
pub(super) fn seconds(whole: &str, fraction: &str) -> Option<u32> {
    let whole: u32 = digits(whole)?;
    if fraction.is_empty() || fraction.len() > 3 {
        return None;
    }
    let scale = [1, 100, 10, 1].get(fraction.len()).copied()?;
    whole
        .checked_mul(1000)?
        .checked_add(digits(fraction)? * scale)
}

/// Parses a number that consists of digits only; `None` for other text.
pub(super) fn digits(text: &str) -> Option<u32> {
    let all = !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
    if all { text.parse().ok() } else { None }
}
