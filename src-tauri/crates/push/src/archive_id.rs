//! The identity of an archive.

use std::fmt;
use std::str::FromStr;

/// The identity of an archive, part of every statement: a statement to one archive is invalid at
/// another. An archive draws it once and stores it in its database. 1 to 64 letters, digits, `-`
/// and `_`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ArchiveId(String);

/// The maximum length in bytes.
const LONGEST: usize = 64;

impl ArchiveId {
    /// Returns the identity of these random bytes: 32 hexadecimal digits.
    pub fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(format!("{:032x}", u128::from_be_bytes(bytes)))
    }

    /// Returns its text, as signed.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for ArchiveId {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        let is_id = (1..=LONGEST).contains(&text.len()) && text.bytes().all(fits);
        is_id.then(|| Self(text.to_owned())).ok_or(())
    }
}

impl fmt::Display for ArchiveId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::ArchiveId;

    #[rstest]
    #[case::of_an_archive("00112233445566778899aabbccddeeff", true)]
    #[case::empty("", false)]
    #[case::a_line_break("a\nb", false)]
    #[case::a_blank("a b", false)]
    #[case::not_ascii("ä", false)]
    fn an_identity_is_one_plain_line(#[case] text: &str, #[case] expected: bool) {
        assert_eq!(text.parse::<ArchiveId>().is_ok(), expected);
        assert!("x".repeat(65).parse::<ArchiveId>().is_err());
    }

    #[test]
    fn an_identity_of_bytes_is_read_back() {
        let id = ArchiveId::from_bytes([0x0a; 16]);
        assert_eq!(id.as_str(), "0a".repeat(16));
        assert_eq!(id.to_string().parse(), Ok(id));
    }
}
