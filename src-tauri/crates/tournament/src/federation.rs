//! The federation of a player.

use serde::{Deserialize, Serialize};

use crate::fact::fact_text;
use crate::text::folded;

/// A federation by its FIDE code of three capital letters, such as `SUI`. Input may be lower case.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Federation(String);

fact_text!(
    Federation,
    longest: 3,
    typed: capitals,
    is_one: |it| it.len() == 3 && it.bytes().all(|byte| byte.is_ascii_uppercase()),
);

fn capitals(typed: &str) -> String {
    folded(typed).to_ascii_uppercase()
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;
    use crate::{Fact, FieldError};

    #[rstest]
    #[case::capitals("SUI", Ok(Some("SUI")))]
    #[case::small_letters(" sui ", Ok(Some("SUI")))]
    #[case::nothing(" ", Ok(None))]
    #[case::two_letters("CH", Err(FieldError::Unreadable))]
    #[case::a_name("Schweiz", Err(FieldError::Unreadable))]
    #[case::a_digit("S1I", Err(FieldError::Unreadable))]
    #[case::an_umlaut("ÖST", Err(FieldError::Unreadable))]
    #[case::a_letter_that_grows("ßA", Err(FieldError::Unreadable))]
    fn a_federation_has_three_capitals(
        #[case] typed: &str,
        #[case] expected: Result<Option<&str>, FieldError>,
    ) {
        let read = <Federation as Fact>::read(typed);
        let read = read.map(|it| it.map(|it| it.to_string()));
        assert_eq!(read, expected.map(|it| it.map(str::to_owned)));
    }

    #[test]
    fn a_file_keeps_capitals_alone() {
        assert!(Federation::kept("SUI").is_ok());
        assert!(Federation::kept("sui").is_err());
    }
}
