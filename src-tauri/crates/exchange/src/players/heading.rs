//! Meanings of headings.

use std::collections::HashMap;
use std::sync::LazyLock;

use kralle_tournament::{PlayerField, RatingKind};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::column::ColumnMeaning::{self, GivenName, Name, Rating, Ratings, Surname};
use super::heading_additions::{without_additions, without_brackets, without_player};
use super::heading_words::{HEADINGS, NOT_RATINGS};
use super::word_list::stands_in;

/// Returns the meaning of each heading in a header row.
///
/// Some headings depend on the others. With a given name, "Name" and the French "Nom" are the
/// surname. With "Cognome", the Italian "Nome" is the given name.
pub(crate) fn of_headings(headings: &[String]) -> Vec<ColumnMeaning> {
    let folded: Vec<String> = headings.iter().map(|heading| folded(heading)).collect();
    let mut meanings: Vec<ColumnMeaning> = headings
        .iter()
        .zip(&folded)
        .map(|(heading, folded)| of_heading(heading, folded).unwrap_or(ColumnMeaning::Ignored))
        .collect();
    let has_surname = meanings.contains(&Surname);
    let has_given = meanings.contains(&GivenName);
    set_national(&mut meanings, &folded);
    // Beside the rating of FIDE, the plain one is whichever counts in the tournament.
    let is_of_fide = |word: &String| matches!(word.as_str(), "eloi" | "rtgi");
    if folded.iter().any(is_of_fide) {
        for (meaning, folded) in meanings.iter_mut().zip(&folded) {
            if matches!(meaning, Rating(_)) && matches!(folded.as_str(), "elo" | "rtg") {
                *meaning = Rating(RatingKind::Other);
            }
        }
    }
    for (meaning, folded) in meanings.iter_mut().zip(&folded) {
        match folded.as_str() {
            "nome" if has_surname => *meaning = GivenName,
            "nom" if has_given => *meaning = Surname,
            "name" | "names" | "namen" if has_given && !has_surname => *meaning = Surname,
            "name" | "names" | "nombre" if has_surname && !has_given => *meaning = GivenName,
            "nom" | "nome" | "nombre" => *meaning = Name,
            _ => {}
        }
    }
    // The name of a team says more than its number.
    let is_number =
        |word: &str| word.ends_with("nr") || word.ends_with("nummer") || word.ends_with("number");
    let teams = meanings
        .iter()
        .filter(|it| **it == ColumnMeaning::Team)
        .count();
    if teams > 1 {
        for (meaning, folded) in meanings.iter_mut().zip(&folded) {
            if *meaning == ColumnMeaning::Team && is_number(folded) {
                *meaning = ColumnMeaning::Ignored;
            }
        }
    }
    meanings
}

/// Gives a plain "Elo" beside "Elo FIDE" the meaning of the national rating.
fn set_national(meanings: &mut [ColumnMeaning], folded: &[String]) {
    let is_of_fide = |word: &String| {
        matches!(
            word.as_str(),
            "elofide" | "fideelo" | "fiderating" | "ratingfide" | "eloint"
        )
    };
    let has_national = meanings.contains(&Rating(RatingKind::National));
    if has_national || !folded.iter().any(is_of_fide) {
        return;
    }
    for (meaning, folded) in meanings.iter_mut().zip(folded) {
        if *meaning == Rating(RatingKind::Standard) && folded == "elo" {
            *meaning = Rating(RatingKind::National);
        }
    }
}

/// True if a cell is a heading on its own.
pub(super) fn is_heading(cell: &str) -> bool {
    let folded = folded(cell);
    matches!(folded.as_str(), "nom" | "nome" | "nombre") || of_heading(cell, &folded).is_some()
}

/// True for the heading of a team or a pair.
pub(super) fn is_team(heading: &str) -> bool {
    meaning_of(&folded(heading)) == Some(ColumnMeaning::Team)
}

/// Returns the meaning of a single heading, or `None` if it is unknown. A heading of several
/// ratings, such as "DWZ/TWZ", is [`Ratings`].
fn of_heading(heading: &str, folded: &str) -> Option<ColumnMeaning> {
    // "rtg+/-" is the change of a rating.
    if heading.contains("+/-") || heading.contains('±') {
        return None;
    }
    let plain = |heading: &str, folded: &str| {
        meaning_of(folded).or_else(|| match rating_kinds(heading)[..] {
            [] => None,
            [kind] => Some(Rating(kind)),
            [_, _, ..] => Some(Ratings),
        })
    };
    let plain_of = |heading: String| plain(&heading, &self::folded(&heading));
    plain(heading, folded)
        .or_else(|| plain_of(without_brackets(heading)))
        .or_else(|| plain_of(without_additions(heading)?))
        .or_else(|| plain_of(without_player(heading)?))
}

/// Returns the meaning of a folded heading, or `None` if it is unknown.
fn meaning_of(folded: &str) -> Option<ColumnMeaning> {
    static MEANINGS: LazyLock<HashMap<&str, ColumnMeaning>> = LazyLock::new(|| {
        let mut meanings = HashMap::new();
        let fields = PlayerField::ALL.map(|it| (ColumnMeaning::Field(it), it.spec().headings));
        for (meaning, words) in HEADINGS.iter().copied().chain(fields) {
            for word in words.split_whitespace() {
                meanings.entry(word).or_insert(meaning);
            }
        }
        meanings
    });
    MEANINGS.get(folded).copied()
}

/// Returns the ratings that a heading names, in order: "DWZ/Elo", "Elo (DWZ)", "TWZ oder DWZ".
/// Empty if the heading contains any other word besides an addition.
pub(super) fn rating_kinds(heading: &str) -> Vec<RatingKind> {
    let kinds = plain_kinds(heading);
    if kinds.is_empty() {
        without_additions(heading).map_or(kinds, |it| plain_kinds(&it))
    } else {
        kinds
    }
}

fn plain_kinds(heading: &str) -> Vec<RatingKind> {
    let mut kinds: Vec<(RatingKind, bool)> = Vec::new();
    // "Elo Rapid / DWZ" is split into parts, "Elo oder DWZ" into words.
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
            // "Rating (DWZ)" is the DWZ, but "TWZ" is a separate rating.
            kinds.push((kind, kind == RatingKind::Other && part != "twz"));
        }
    }
    if kinds.iter().any(|(_, vague)| !vague) {
        kinds.retain(|(_, vague)| !vague);
    }
    kinds.into_iter().map(|(kind, _)| kind).collect()
}

/// Conjunctions between two ratings in a heading.
const OR: [&str; 10] = [
    "oder", "bzw", "und", "or", "and", "ou", "et", "o", "e", "sonst",
];

/// Returns the rating that a single word names, such as "DWZ" or "Elo"; `None` for other words.
pub(super) fn rating_kind(word: &str) -> Option<RatingKind> {
    match meaning_of(&folded(word)) {
        Some(Rating(kind)) => Some(kind),
        Some(_) | None => None,
    }
}

/// True if numbers under this heading are not ratings.
pub(super) fn is_not_a_rating(heading: &str) -> bool {
    let folded = folded(heading);
    // "Wtg2", "TB3", "1.Rd", "4".
    let word = folded.trim_matches(|it: char| it.is_ascii_digit());
    word.is_empty() && !folded.is_empty()
        || stands_in(NOT_RATINGS, &folded)
        || stands_in("tb wtg dep rd runde round ronde turno r", word)
}

/// Folds a heading to lowercase letters and digits without accents. "FIDE-ID" becomes "fideid",
/// "Année de naissance" becomes "anneedenaissance".
fn folded(heading: &str) -> String {
    if heading.is_ascii() {
        let letters = heading.bytes().filter(u8::is_ascii_alphanumeric);
        return letters
            .map(|it| char::from(it.to_ascii_lowercase()))
            .collect();
    }
    heading
        .nfd()
        .filter(|sign| !is_combining_mark(*sign))
        .flat_map(char::to_lowercase)
        .filter(|sign| sign.is_alphanumeric())
        .collect()
}
