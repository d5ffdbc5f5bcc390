//! The hash of a body.

use std::fmt;
use std::str::FromStr;

/// SHA-256 of a body before compression. Written as 64 lower-case hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ContentHash(pub [u8; 32]);

impl fmt::Display for ContentHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl FromStr for ContentHash {
    type Err = ();

    /// Parses 64 hexadecimal digits of any case.
    fn from_str(text: &str) -> Result<Self, ()> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| ())?;
        Ok(Self(bytes))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rstest::rstest;

    use super::ContentHash;

    #[rstest]
    #[case::empty("")]
    #[case::too_short("ab")]
    #[case::a_plus("+000000000000000000000000000000000000000000000000000000000000000")]
    #[case::no_digit("g000000000000000000000000000000000000000000000000000000000000000")]
    #[case::not_ascii("ä00000000000000000000000000000000000000000000000000000000000000")]
    fn text_that_is_no_hash_is_refused(#[case] text: &str) {
        assert_eq!(text.parse::<ContentHash>(), Err(()));
    }

    proptest! {
        #[test]
        fn a_hash_is_read_as_it_is_written(bytes: [u8; 32]) {
            let hash = ContentHash(bytes);
            prop_assert_eq!(hash.to_string().parse(), Ok(hash));
            prop_assert_eq!(hash.to_string().to_uppercase().parse(), Ok(hash));
        }
    }
}
