//! What the headings of a list say.

use kralle_tournament::RatingKind;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::column::ColumnMeaning::{self, GivenName, Name, Rating, Ratings, Surname};
use super::heading_words::{HEADINGS, NOT_RATINGS};

/// What a row of headings says together: next to a given name "Name" and the
/// French "Nom" are the surname, next to "Cognome" the Italian "Nome" is the
/// given name.
pub(crate) fn of_headings(headings: &[String]) -> Vec<ColumnMeaning> {
    let folded: Vec<String> = headings.iter().map(|heading| folded(heading)).collect();
    let mut meanings: Vec<ColumnMeaning> = headings
        .iter()
        .map(|it| of_heading(it).unwrap_or(ColumnMeaning::Ignored))
        .collect();
    let has_surname = meanings.contains(&Surname);
    let has_given = meanings.contains(&GivenName);
    for (meaning, folded) in meanings.iter_mut().zip(&folded) {
        match folded.as_str() {
            "nome" if has_surname => *meaning = GivenName,
            "nom" if has_given => *meaning = Surname,
            "nom" | "nome" => *meaning = Name,
            "name" | "names" if has_given && !has_surname => *meaning = Surname,
            _ => {}
        }
    }
    meanings
}

/// What a heading says by itself; of several ratings in one, as "DWZ/TWZ", that it is those.
fn of_heading(heading: &str) -> Option<ColumnMeaning> {
    let folded = folded(heading);
    let mut words = HEADINGS.iter();
    let plain = words.find_map(|(meaning, words)| stands_in(words, &folded).then_some(*meaning));
    plain.or_else(|| match rating_kinds(heading)[..] {
        [] => None,
        [kind] => Some(Rating(kind)),
        [_, _, ..] => Some(Ratings),
    })
}

/// The ratings that a heading names, in its order: "DWZ/Elo", "Elo (DWZ)", "TWZ oder DWZ". None
/// when anything else stands in it too.
pub(super) fn rating_kinds(heading: &str) -> Vec<RatingKind> {
    let mut kinds: Vec<(RatingKind, bool)> = Vec::new();
    // "Elo Rapid / DWZ" are two parts, "Elo oder DWZ" are two words.
    let parts = heading.split(['/', '|', '(', ')', '[', ']', '+', '&', ',', ';']);
    let words = parts.flat_map(|part| match rating_kind(part) {
        Some(_) => vec![part],
        None => part.split_whitespace().collect(),
    });
    let parts = words
        .map(folded)
        .filter(|part| !part.is_empty() && !OR.contains(&part.as_str()));
    for part in parts {
        let Some(kind) = rating_kind(&part) else {
            return Vec::new();
        };
        if !kinds.iter().any(|(known, _)| *known == kind) {
            // "Rating (DWZ)" is the DWZ; "TWZ" is a number of its own.
            kinds.push((kind, kind == RatingKind::Other && part != "twz"));
        }
    }
    if kinds.iter().any(|(_, vague)| !vague) {
        kinds.retain(|(_, vague)| !vague);
    }
    kinds.into_iter().map(|(kind, _)| kind).collect()
}

/// What may stand between two headings in one.
const OR: [&str; 10] = [
    "oder", "bzw", "und", "or", "and", "ou", "et", "o", "e", "sonst",
];

/// The rating a single word names: "DWZ", "Elo".
pub(super) fn rating_kind(word: &str) -> Option<RatingKind> {
    let folded = folded(word);
    HEADINGS.iter().find_map(|(meaning, words)| {
        if let Rating(kind) = meaning
            && stands_in(words, &folded)
        {
            Some(*kind)
        } else {
            None
        }
    })
}

/// Whether numbers under this heading are no ratings.
pub(super) fn is_not_a_rating(heading: &str) -> bool {
    stands_in(NOT_RATINGS, &folded(heading))
}

/// Whether `word` is one of the `words` between spaces.
pub(super) fn stands_in(words: &str, word: &str) -> bool {
    words.split_whitespace().any(|known| known == word)
}

/// A heading in small letters and digits only, without accents: "FIDE-ID" is
/// "fideid", "Année de naissance" is "anneedenaissance".
fn folded(heading: &str) -> String {
    heading
        .nfd()
        .filter(|sign| !is_combining_mark(*sign))
        .flat_map(char::to_lowercase)
        .filter(|sign| sign.is_alphanumeric())
        .collect()
}
