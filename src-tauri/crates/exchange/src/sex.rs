//! A player's sex as lists and reports write it.

use kralle_tournament::Sex;

/// Words and letters for women, in small letters, between spaces: four languages, FIDE, reports.
const FEMALE: &str = "\
    w f d weiblich frau dame female woman femme féminin feminin femminile femmina donna fem";
/// Words and letters for men.
const MALE: &str = "\
    m h u männlich maennlich herr mann male man homme masculin maschile maschio uomo masc";
/// Words for neither, which are as good as nothing: there is no category for them.
const NEITHER: &str = "\
    x - – ? divers diverse non-binary nonbinary autre altro other k.a. ka n/a na";

/// What cannot be read as a sex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NoSex;

/// Reads a cell; none where it says nothing or neither.
pub(crate) fn read(text: &str) -> Result<Option<Sex>, NoSex> {
    let small = text.trim().trim_end_matches('.').to_lowercase();
    let stands_in = |words: &str| words.split_whitespace().any(|word| word == small);
    if small.is_empty() || stands_in(NEITHER) {
        Ok(None)
    } else if stands_in(FEMALE) {
        Ok(Some(Sex::Female))
    } else if stands_in(MALE) {
        Ok(Some(Sex::Male))
    } else {
        Err(NoSex)
    }
}

/// As reports to federations write it: `w`, `m`, or nothing.
pub(crate) const fn written(sex: Option<Sex>) -> &'static str {
    match sex {
        Some(Sex::Female) => "w",
        Some(Sex::Male) => "m",
        None => "",
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case::german("w", Ok(Some(Sex::Female)))]
    #[case::german_word("Männlich", Ok(Some(Sex::Male)))]
    #[case::fide("F", Ok(Some(Sex::Female)))]
    #[case::french("Homme", Ok(Some(Sex::Male)))]
    #[case::italian("Donna", Ok(Some(Sex::Female)))]
    #[case::shortened("masc.", Ok(Some(Sex::Male)))]
    #[case::nothing(" ", Ok(None))]
    #[case::neither("divers", Ok(None))]
    #[case::no_sex("1820", Err(NoSex))]
    fn a_cell_says_a_sex(#[case] cell: &str, #[case] expected: Result<Option<Sex>, NoSex>) {
        assert_eq!(read(cell), expected);
    }
}
