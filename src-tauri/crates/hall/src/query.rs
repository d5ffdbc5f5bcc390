//! The query of `find?name=…`.

use crate::answer::Refused;

/// The maximum number of characters of a name to search.
const LONGEST: usize = 100;

/// Reads the name to search.
pub(crate) fn name(query: Option<&str>) -> Result<String, Refused> {
    let mut names = query
        .into_iter()
        .flat_map(|it| it.split('&'))
        .filter_map(|it| it.strip_prefix("name="));
    let (Some(name), None) = (names.next(), names.next()) else {
        return Err(Refused::BadInput("one name is needed"));
    };
    let name = decoded(name).ok_or(Refused::BadInput("the name is not encoded rightly"))?;
    if name.chars().count() > LONGEST || name.chars().any(char::is_control) {
        return Err(Refused::BadInput("this is no name"));
    }
    Ok(name)
}

/// Decodes `%41` as `A` and `+` as a space.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let digits = [rest.next()?, rest.next()?].map(char::from);
                let [high, low] = digits.map(|it| it.to_digit(16));
                u8::try_from(high? * 16 + low?).ok()?
            }
            _ => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case("name=M%C3%BCller+A", Some("Müller A"))]
    #[case("l=de&name=", Some(""))]
    #[case("name=%00", None)]
    #[case("name=%4", None)]
    #[case("name=%+1", None)]
    #[case("name=%ff", None)]
    #[case("name=a&name=b", None)]
    #[case("", None)]
    fn a_name_is_letters(#[case] query: &str, #[case] said: Option<&str>) {
        assert_eq!(name(Some(query)).ok().as_deref(), said);
    }
}
