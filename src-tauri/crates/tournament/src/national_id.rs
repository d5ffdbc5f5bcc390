//! The number of a player in a national federation.

use serde::{Deserialize, Serialize};

use crate::FieldError;
use crate::fact::fact_text;
use crate::text::folded;

/// The federation whose numbers are recognized by their form: the ZPS of a club and the member's
/// number, such as `70107-0023`.
const GERMANY: &str = "GER";

/// A player's number in a national federation (German: *ZPS und Mitgliedsnummer*, *PKZ*); not the
/// FIDE number.
///
/// Each federation has its own format, so it is free text with at least one digit. It is trimmed,
/// white space folded, NFC, 1 to [`NationalId::LONGEST`] characters, without control characters. The
/// FIDE code of the federation may precede the number: `SUI 12345`. A German club number with the
/// member's number, `70107-0023`, needs no code.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct NationalId(String);

impl NationalId {
    /// Returns `number` of `federation` (three capital letters), with that code unless the number
    /// already identifies the federation.
    ///
    /// # Errors
    /// Fails as [`NationalId::parse`].
    pub fn of_federation(federation: &str, number: &str) -> Result<Self, FieldError> {
        let bare = Self::parse(number)?;
        if bare.federation() == Some(federation) {
            return Ok(bare);
        }
        Self::parse(&format!("{federation} {number}"))
    }

    /// Returns the FIDE code of the federation, such as `GER`; `None` if the text does not contain
    /// or imply it.
    pub fn federation(&self) -> Option<&str> {
        match self.prefix() {
            Some((federation, _)) => Some(federation),
            None => is_membership(&self.0).then_some(GERMANY),
        }
    }

    /// Returns the number without the code of the federation.
    pub fn number(&self) -> &str {
        self.prefix().map_or(&self.0, |(_, number)| number)
    }

    /// Returns the comparison key: without federation, in lower case, and without leading zeros
    /// after the first part. The key of `GER 70107-0023` is `70107-23`.
    pub fn key(&self) -> String {
        let number = self.number().to_lowercase();
        let parts = number.split(|sign: char| !sign.is_alphanumeric());
        let parts: Vec<&str> = parts
            .filter(|part| !part.is_empty())
            .enumerate()
            .map(|(index, part)| match index {
                0 => part,
                _ => part.trim_start_matches('0'),
            })
            .collect();
        parts.join("-")
    }

    /// Splits the text into the code of a federation and the number; `None` without a code.
    fn prefix(&self) -> Option<(&str, &str)> {
        let (federation, number) = self.0.split_once(' ')?;
        let is_code =
            federation.len() == 3 && federation.bytes().all(|byte| byte.is_ascii_uppercase());
        let is_number = number.bytes().any(|byte| byte.is_ascii_digit());
        (is_code && is_number).then_some((federation, number))
    }
}

/// True for a German club number of five characters with the member's number of 1 to 4 digits.
fn is_membership(text: &str) -> bool {
    text.split_once('-').is_some_and(|(club, member)| {
        let is_club = club.len() == 5 && club.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let is_member =
            (1..=4).contains(&member.len()) && member.bytes().all(|byte| byte.is_ascii_digit());
        is_club && is_member
    })
}

fact_text!(
    NationalId,
    longest: 32,
    typed: folded,
    is_one: |it| it.bytes().any(|byte| byte.is_ascii_digit()),
);

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case::club_and_member(" 70107-0023 ", Some("GER"), "70107-0023", "70107-23")]
    #[case::club_with_a_letter("4010C-7", Some("GER"), "4010C-7", "4010c-7")]
    #[case::with_its_federation("SUI\t12345", Some("SUI"), "12345", "12345")]
    #[case::german_with_its_federation("GER 70107-23", Some("GER"), "70107-23", "70107-23")]
    #[case::a_number_alone("10012345", None, "10012345", "10012345")]
    #[case::zeros_of_the_first_part_count("00123", None, "00123", "00123")]
    #[case::letters("123456A", None, "123456A", "123456a")]
    #[case::no_federation("no 5", None, "no 5", "no-5")]
    #[case::a_federation_has_capitals("abc 5", None, "abc 5", "abc-5")]
    #[case::a_federation_has_three("ABCD 5", None, "ABCD 5", "abcd-5")]
    #[case::a_federation_has_a_number("SUI X-5 Y", Some("SUI"), "X-5 Y", "x-5-y")]
    #[case::no_club_of_four_signs("7010-0023", None, "7010-0023", "7010-23")]
    #[case::no_member_of_five_digits("70107-00230", None, "70107-00230", "70107-230")]
    fn numbers(
        #[case] typed: &str,
        #[case] federation: Option<&str>,
        #[case] number: &str,
        #[case] key: &str,
    ) {
        let id = NationalId::parse(typed).unwrap();
        assert_eq!(
            (id.federation(), id.number(), id.key().as_str()),
            (federation, number, key)
        );
    }

    #[rstest]
    #[case::empty(" ", FieldError::Empty)]
    #[case::a_name("Krähe", FieldError::Unreadable)]
    #[case::control("12\u{0}3", FieldError::ControlCharacter)]
    fn what_is_no_number(#[case] typed: &str, #[case] expected: FieldError) {
        assert_eq!(NationalId::parse(typed), Err(expected));
    }

    #[test]
    fn the_longest_has_32_characters() {
        assert!(NationalId::parse(&"1".repeat(32)).is_ok());
        let longer = NationalId::parse(&"1".repeat(33));
        assert_eq!(longer, Err(FieldError::TooLong { characters: 33 }));
    }

    #[test]
    fn a_federation_is_written_only_where_the_number_does_not_say_it() {
        let written = |federation, number| {
            NationalId::of_federation(federation, number).map(|id| id.to_string())
        };
        assert_eq!(written("GER", "70107-0023"), Ok("70107-0023".to_owned()));
        assert_eq!(written("GER", "10012345"), Ok("GER 10012345".to_owned()));
        assert_eq!(
            written("SUI", "70107-0023"),
            Ok("SUI 70107-0023".to_owned())
        );
    }
}
