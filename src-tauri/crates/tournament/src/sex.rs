//! A player's sex and its forms in lists and reports.

use kralle_choice::Choice;
use serde::{Deserialize, Serialize};

use crate::fact::{Fact, FieldError, FieldValue};

/// A player's sex. It is used only for the categories of a season and is never public.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum Sex {
    Female,
    Male,
}

/// Words and letters for women, in lower case: of four languages, FIDE lists and reports.
const FEMALE: &str = "\
    w f ♀ weiblich weibl frau dame mädchen maedchen female woman girl femme féminin feminin fille \
    femminile femmina donna ragazza fem fém fémin mme mlle madame mademoiselle mrs ms miss lady \
    fräulein sig.ra sigra signora signorina sra vrouw mujer kobieta";
/// Words and letters for men, in lower case.
const MALE: &str = "\
    m h ♂ männlich männl maennlich maennl herr mann junge male man boy homme masculin garçon \
    maschile maschio uomo ragazzo masc monsieur mr mister sig signor signore sr hr hombre";
/// Words for neither, in lower case. They count as an empty text, because no category uses them.
/// FIDE writes `u` for an unknown sex, and German lists write `d` for `divers`.
const NEITHER: &str = "\
    d x u ⚧ ⚪ - – ? * / divers diverse div unknown unbekannt inconnu sconosciuto non-binary \
    nonbinary autre altro other k.a ka n/a na";

/// Beginnings of an answer that names none, in lower case, separated by commas.
const REFUSED: &str = "\
    prefer not, rather not, keine angabe, k. a, möchte ich nicht, möchte nicht, ne souhaite pas, \
    préfère ne pas, je préfère, preferisco non, non specificato, non précisé, not specified";

impl Fact for Sex {
    /// Parses a cell; `None` if it is empty or names neither.
    fn read(typed: &str) -> Result<Option<Self>, FieldError> {
        // A symbol may come with a selector of its text or emoji form.
        let bare = typed.trim().trim_end_matches(['.', '\u{fe0e}', '\u{fe0f}']);
        let small = bare.to_lowercase();
        let stands_in = |words: &str| words.split_whitespace().any(|word| word == small);
        let is_refused = REFUSED.split(", ").any(|it| small.starts_with(it));
        if small.is_empty() || stands_in(NEITHER) || is_refused {
            Ok(None)
        } else if stands_in(FEMALE) {
            Ok(Some(Self::Female))
        } else if stands_in(MALE) {
            Ok(Some(Self::Male))
        } else {
            Err(FieldError::Unreadable)
        }
    }

    fn kept(value: FieldValue<'_>) -> Option<Self> {
        Self::from_code(value.text()?)
    }

    fn value(&self) -> FieldValue<'_> {
        FieldValue::Text(self.code())
    }
}

impl Sex {
    /// Returns the letter for reports to federations: `w` or `m`.
    pub const fn letter(self) -> &'static str {
        match self {
            Self::Female => "w",
            Self::Male => "m",
        }
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
    #[case::german_shortened("weibl.", Ok(Some(Sex::Female)))]
    #[case::symbol("♀", Ok(Some(Sex::Female)))]
    #[case::emoji("♂\u{fe0f}", Ok(Some(Sex::Male)))]
    #[case::nothing(" ", Ok(None))]
    #[case::german_letter_of_neither("d", Ok(None))]
    #[case::french_letter_of_neither("X", Ok(None))]
    #[case::fide_letter_of_unknown("u", Ok(None))]
    #[case::neither("divers", Ok(None))]
    #[case::no_sex("1820", Err(FieldError::Unreadable))]
    fn a_cell_says_a_sex(#[case] cell: &str, #[case] expected: Result<Option<Sex>, FieldError>) {
        assert_eq!(Sex::read(cell), expected);
    }
}
