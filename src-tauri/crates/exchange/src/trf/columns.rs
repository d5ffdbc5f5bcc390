//! Fields at fixed columns.

use std::cell::RefCell;
use std::iter;

use kralle_pairing::event::HalfPoints;

use super::error::{TrfError, TrfProblem};
use super::remark::{MOST, ReportField, TrfRemark};

/// The error text for an invalid start number.
pub(super) const START_NUMBER: &str = "a start number from 1 to 9999";

/// One line, as a source of fields. Columns count characters or bytes, from 1.
pub(super) struct Columns<'a> {
    line: usize,
    text: &'a str,
    /// The byte offset of the character in each column; `None` if columns are bytes, as in an ASCII
    /// line.
    starts: Option<Vec<usize>>,
    /// The fields that cannot be read and count as empty.
    remarks: RefCell<Vec<TrfRemark>>,
}

impl<'a> Columns<'a> {
    /// Counts characters, as the format demands.
    pub(super) fn new(text: &'a str, line: usize) -> Self {
        let starts = (!text.is_ascii()).then(|| text.char_indices().map(|(at, _)| at).collect());
        Self {
            starts,
            ..Self::of_bytes(text, line)
        }
    }

    /// Counts bytes, as some programs do when they pad a name. A replacement character stands for
    /// one byte.
    pub(super) fn of_bytes(text: &'a str, line: usize) -> Self {
        let width = |it: char| match it {
            char::REPLACEMENT_CHARACTER => 1,
            other => other.len_utf8(),
        };
        let is_replaced = text.contains(char::REPLACEMENT_CHARACTER);
        let starts = is_replaced.then(|| {
            let characters = text.char_indices();
            let columns = characters.flat_map(|(at, it)| iter::repeat_n(at, width(it)));
            columns.collect()
        });
        Self {
            line,
            text,
            starts,
            remarks: RefCell::default(),
        }
    }

    /// The number of columns in the line.
    pub(super) fn width(&self) -> usize {
        self.starts.as_ref().map_or(self.text.len(), Vec::len)
    }

    /// Returns the text in a range of columns, cut at the end of the line.
    pub(super) fn slice(&self, from: usize, to: usize) -> &'a str {
        let at = |column: usize| match &self.starts {
            None => self.text.floor_char_boundary(column),
            Some(starts) => starts.get(column).copied().unwrap_or(self.text.len()),
        };
        let (start, end) = (at(from - 1), at(to));
        &self.text[start..end.max(start)]
    }

    /// Checks that the columns between fields are blank.
    ///
    /// # Errors
    /// Fails for the first column with a character.
    pub(super) fn separated(&self, columns: &[usize]) -> Result<(), TrfError> {
        for column in columns {
            let gap = self.slice(*column, *column);
            if !gap.trim().is_empty() {
                return Err(self.error(*column, gap, "a space between two fields"));
            }
        }
        Ok(())
    }

    /// Returns the value of a field that is not needed. If it cannot be read, it counts as empty,
    /// with a remark.
    pub(super) fn or_remark<T>(
        &self,
        read: Result<Option<T>, TrfError>,
        field: ReportField,
    ) -> Option<T> {
        read.unwrap_or_else(|error| {
            self.remark(|_| TrfRemark::unread(&error, field));
            None
        })
    }

    /// Adds a remark.
    pub(super) fn remark(&self, remark: impl FnOnce(usize) -> TrfRemark) {
        let mut remarks = self.remarks.borrow_mut();
        if remarks.len() < MOST {
            remarks.push(remark(self.line));
        }
    }

    pub(super) fn into_remarks(self) -> Vec<TrfRemark> {
        self.remarks.into_inner()
    }

    /// Returns the text in a range of columns, without surrounding spaces.
    pub(super) fn text(&self, from: usize, to: usize) -> &'a str {
        trimmed(self.slice(from, to))
    }

    /// Returns the text from a column to the end, without surrounding spaces.
    pub(super) fn rest(&self, from: usize) -> &'a str {
        trimmed(self.slice(from, usize::MAX - 1))
    }

    pub(super) fn error(&self, column: usize, found: &str, expected: &'static str) -> TrfError {
        TrfError::new(
            self.line,
            column,
            TrfProblem::Field {
                found: found.to_owned(),
                expected,
            },
        )
    }

    /// Returns the error of a line with the code of no record.
    pub(super) fn wrong_code(&self, code: &str) -> TrfError {
        let problem = TrfProblem::Code {
            found: code.to_owned(),
        };
        TrfError::new(self.line, 1, problem)
    }

    /// Returns the text of a field that is not needed. If it is not valid, it counts as empty, with
    /// a remark.
    pub(super) fn checked(
        &self,
        from: usize,
        to: usize,
        field: ReportField,
        is_valid: impl FnOnce(&str) -> bool,
    ) -> String {
        let text = self.text(from, to);
        let read = if text.is_empty() || is_valid(text) {
            Ok(Some(text))
        } else {
            Err(self.error(self.begin(from, to), text, ""))
        };
        self.or_remark(read, field).unwrap_or_default().to_owned()
    }

    /// Returns the column where the text of a field begins.
    fn begin(&self, from: usize, to: usize) -> usize {
        let slice = self.slice(from, to);
        let spaces = slice.chars().take_while(|c| c.is_whitespace()).count();
        from + if spaces == slice.chars().count() {
            0
        } else {
            spaces
        }
    }

    /// Parses a whole number; `None` if the field is empty.
    ///
    /// # Errors
    /// Fails if the field is not a number, or exceeds `u16`. `expected` describes a valid field.
    pub(super) fn number(
        &self,
        from: usize,
        to: usize,
        expected: &'static str,
    ) -> Result<Option<u16>, TrfError> {
        let text = self.text(from, to);
        if text.is_empty() {
            return Ok(None);
        }
        if text.bytes().all(|b| b.is_ascii_digit())
            && let Ok(number) = text.parse()
        {
            return Ok(Some(number));
        }
        Err(self.error(self.begin(from, to), text, expected))
    }

    /// Parses a whole number of at least 1.
    ///
    /// # Errors
    /// Fails if the field is empty, 0 or not a number.
    pub(super) fn positive(
        &self,
        from: usize,
        to: usize,
        expected: &'static str,
    ) -> Result<u16, TrfError> {
        match self.number(from, to, expected)? {
            Some(number) if number > 0 => Ok(number),
            Some(_) | None => Err(self.error(self.begin(from, to), self.text(from, to), expected)),
        }
    }

    /// Parses points; `None` if the field is empty.
    ///
    /// # Errors
    /// Fails if the field is not in steps of a half.
    pub(super) fn points(&self, from: usize, to: usize) -> Result<Option<HalfPoints>, TrfError> {
        let text = self.text(from, to);
        if text.is_empty() {
            return Ok(None);
        }
        match half_points(text) {
            Some(points) => Ok(Some(points)),
            None => Err(self.error(self.begin(from, to), text, POINTS)),
        }
    }

    /// Parses signed points, in half points; `None` if the field is empty.
    ///
    /// # Errors
    /// Fails if the field is not in steps of a half.
    pub(super) fn signed_points(&self, from: usize, to: usize) -> Result<Option<i32>, TrfError> {
        let text = self.text(from, to);
        if text.is_empty() {
            return Ok(None);
        }
        let (sign, digits) = match text.strip_prefix('-') {
            Some(digits) => (-1, digits.trim_start()),
            None => (1, text),
        };
        match half_points(digits) {
            Some(points) => Ok(Some(sign * i32::from(points.get()))),
            None => Err(self.error(self.begin(from, to), text, POINTS)),
        }
    }

    /// Parses the numbers in fields of `width` columns, separated by one column, up to the end of
    /// the line. Skips 0 and empty fields.
    ///
    /// # Errors
    /// Fails if a field is not a number.
    pub(super) fn numbers(
        &self,
        from: usize,
        width: usize,
        expected: &'static str,
    ) -> Result<Vec<u16>, TrfError> {
        Ok(self
            .slots(from, width, expected)?
            .into_iter()
            .flatten()
            .collect())
    }

    /// Parses fields like [`Self::numbers`], with `None` for 0 and empty fields. Trailing `None`s
    /// are removed.
    ///
    /// # Errors
    /// Fails if a field is not a number.
    pub(super) fn slots(
        &self,
        from: usize,
        width: usize,
        expected: &'static str,
    ) -> Result<Vec<Option<u16>>, TrfError> {
        let mut column = from;
        let mut slots = Vec::with_capacity(self.width().saturating_sub(from) / (width + 1) + 1);
        while column <= self.width() {
            let number = self.number(column, column + width - 1, expected)?;
            slots.push(number.filter(|number| *number > 0));
            column += width + 1;
        }
        while slots.last() == Some(&None) {
            slots.pop();
        }
        Ok(slots)
    }

    /// Returns the words from a column on, each with its first column.
    pub(super) fn words(&self, from: usize) -> Vec<(usize, &'a str)> {
        let text = self.slice(from, usize::MAX - 1);
        let mut words = Vec::new();
        let mut column = from;
        for piece in text.split_inclusive(char::is_whitespace) {
            let word = piece.trim_end();
            if !word.is_empty() {
                words.push((column, word));
            }
            column += piece.chars().count();
        }
        words
    }
}

/// Trims like [`str::trim`], but searches for non-ASCII spaces only if there may be some.
fn trimmed(text: &str) -> &str {
    let text = text.trim_ascii();
    let ends = [text.as_bytes().first(), text.as_bytes().last()];
    if ends.into_iter().flatten().all(u8::is_ascii_graphic) {
        text
    } else {
        text.trim()
    }
}

const POINTS: &str = "points in steps of a half, such as 2.5";

/// Parses `2`, `2.5`, `2,5` or `.5`. `None` for anything else.
pub(super) fn half_points(text: &str) -> Option<HalfPoints> {
    let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, ""));
    if whole.is_empty() && fraction.is_empty() {
        return None;
    }
    let digits = |part: &str| part.bytes().all(|b| b.is_ascii_digit());
    if !digits(whole) || !digits(fraction) {
        return None;
    }
    let whole: u16 = if whole.is_empty() {
        0
    } else {
        whole.parse().ok()?
    };
    let half = match fraction.trim_end_matches('0') {
        "" => 0,
        "5" => 1,
        _ => return None,
    };
    Some(HalfPoints(whole.checked_mul(2)?.checked_add(half)?))
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case("0.0", Some(0))]
    #[case("11.5", Some(23))]
    #[case("2", Some(4))]
    #[case(".5", Some(1))]
    #[case("1,50", Some(3))]
    #[case("1.3", None)]
    #[case("", None)]
    #[case(".", None)]
    #[case("1.5x", None)]
    #[case("99999", None)]
    fn points_are_read_in_halves(#[case] text: &str, #[case] expected: Option<u16>) {
        assert_eq!(half_points(text).map(HalfPoints::get), expected);
    }

    #[rstest]
    #[case::spaces("  1w  ", "1w")]
    #[case::nothing("   ", "")]
    #[case::no_break_space("\u{a0} Bär \u{a0}", "Bär")]
    #[case::no_break_space_between("  \u{a0}x", "x")]
    #[case::vertical_tab("\x0bx\x0b ", "x")]
    #[case::thin_space("x\u{2009}", "x")]
    #[case::beyond_ascii(" é ", "é")]
    #[case::control("\0 x \0", "\0 x \0")]
    fn a_field_is_trimmed_as_any_text(#[case] text: &str, #[case] expected: &str) {
        assert_eq!(trimmed(text), expected);
        assert_eq!(trimmed(text), text.trim());
    }

    #[test]
    fn columns_count_characters() {
        let columns = Columns::new("äöü 12", 1);
        assert_eq!(columns.slice(2, 3), "öü");
        assert_eq!(columns.text(4, 6), "12");
        assert_eq!(columns.text(9, 12), "");
        assert_eq!(columns.words(1), [(1, "äöü"), (5, "12")]);
    }
}
