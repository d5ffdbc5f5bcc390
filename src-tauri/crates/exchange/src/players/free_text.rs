//! Lists written by hand, as in a letter: `1. Muster, Anna (2105)`, `2) Urs Beispiel 1790 SK
//! Turm`.
//!
//! Each player becomes four cells with the meanings of [`MEANINGS`], or six with a team. Ambiguous text stays together
//! in one cell, so that the reader of that cell reports it.

use kralle_tournament::{PlayerField, RatingKind};

use super::cell::{RATINGS, tidy, whole_number};
use super::column::ColumnMeaning;
use super::heading::rating_kind;
use super::list_number::without_number;

/// The meanings of the cells of a player.
pub(super) const MEANINGS: [ColumnMeaning; 6] = [
    ColumnMeaning::Name,
    ColumnMeaning::Rating(RatingKind::Other),
    ColumnMeaning::Field(PlayerField::BirthYear),
    ColumnMeaning::Field(PlayerField::Club),
    ColumnMeaning::Team,
    ColumnMeaning::BoardOrder,
];

/// Words before a birth year, lowercase.
const BORN: [&str; 12] = [
    "jg", "jg.", "jahrgang", "geb", "geb.", "geboren", "*", "born", "né", "née", "nato", "nata",
];
/// Plausible birth years.
const YEARS: std::ops::RangeInclusive<u32> = 1920..=2025;

/// True if a word is a rating: "2105", "(2105)", "1820-45", "~1500".
pub(super) fn is_rating(word: &str) -> bool {
    let bare = word
        .trim_matches(['(', ')', '[', ']', ',', ':', '~', '≈'])
        .trim_end_matches(['*', '?']);
    let digits = bare.bytes().filter(u8::is_ascii_digit).count();
    let number = |text: &str| whole_number(text).is_some_and(is_possible);
    digits >= 3
        && bare.len() >= 3
        && !bare.contains(char::is_alphabetic)
        && bare.split('/').all(number)
}

fn is_possible(number: u32) -> bool {
    u16::try_from(number).is_ok_and(|it| RATINGS.contains(&it))
}

/// The words of a line, sorted by cell.
#[derive(Default)]
struct Cells {
    name: Vec<String>,
    ratings: Vec<String>,
    year: String,
    club: Vec<String>,
}

pub(super) fn cells(line: &str) -> Vec<String> {
    let tidied = tidy(line).text;
    let bullet = tidied.trim_start_matches(['-', '*', '•', '–', ' ']);
    let text = without_number(bullet).unwrap_or(bullet);
    // "1 Muster Anna 2105" is numbered too.
    let text = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let spaced = text.replace('(', " ( ").replace(')', " ) ");
    let mut it = Cells::default();
    let (mut past_name, mut label, mut born) = (false, String::new(), false);
    let mut brackets: Option<Vec<String>> = None;
    for word in spaced.split_whitespace() {
        let small = word.trim_matches([':', ',']).to_lowercase();
        let in_brackets = brackets.is_some();
        match word {
            "(" => brackets = Some(Vec::new()),
            ")" => {
                let inside = brackets.take().unwrap_or_default().join(" ");
                let is_title = it.club.is_empty()
                    && kralle_tournament::Title::split(&format!("Anna {inside}"))
                        .0
                        .is_some();
                match inside.as_str() {
                    "" => {}
                    _ if is_title && !past_name => it.name.push(inside),
                    _ => {
                        past_name = true;
                        it.club.push(inside);
                    }
                }
            }
            "-" | "–" | "—" | "," | "/" => past_name = past_name || !it.name.is_empty(),
            _ if BORN.contains(&small.as_str()) => born = true,
            _ if is_year(word) && (born || word.starts_with('*')) => {
                it.year = digits(word);
                born = false;
            }
            _ if is_rating(word) => {
                let year = digits(word).parse().is_ok_and(|it| YEARS.contains(&it));
                if year && !it.ratings.is_empty() && it.year.is_empty() && is_year(word) {
                    it.year = digits(word);
                } else {
                    let bare = word.trim_matches([',', ':']);
                    it.ratings.push(format!("{label} {bare}").trim().to_owned());
                    label.clear();
                }
                past_name = true;
            }
            // "DWZ 1820": the word belongs to the next number.
            _ if rating_kind(&small).is_some()
                && (past_name || in_brackets || it.name.len() > 1) =>
            {
                label.clone_from(&small);
            }
            "ca." | "ca" | "circa" | "~" => word.clone_into(&mut label),
            _ => match &mut brackets {
                Some(inside) => inside.push(word.to_owned()),
                None if past_name => it.club.push(word.to_owned()),
                None => it.name.push(word.to_owned()),
            },
        }
    }
    let name = it.name.join(" ");
    let name = name.trim_end_matches([',', ':', ' ']);
    let club = it.club.join(" ");
    let (name, listed) = name_and_club(name);
    let club = [listed, club.trim_matches([',', ' ', '-'])]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" ");
    vec![name, it.ratings.join(" / "), it.year, club]
}

/// Splits "Muster, Anna, SK Turm" at its last comma into a name and a club. The club is empty with
/// fewer than two commas, and if a title follows the last one.
fn name_and_club(text: &str) -> (String, &str) {
    let Some((name, club)) = text.rsplit_once(',') else {
        return (text.to_owned(), "");
    };
    let is_title = kralle_tournament::Title::split(&format!("Anna, {club}"))
        .0
        .is_some();
    if name.contains(',') && !is_title {
        (name.trim().to_owned(), club.trim())
    } else {
        (text.to_owned(), "")
    }
}

fn digits(word: &str) -> String {
    word.chars().filter(char::is_ascii_digit).collect()
}

fn is_year(word: &str) -> bool {
    let bare = word.trim_matches(['*', ',', '.']);
    bare.len() == 4 && bare.parse().is_ok_and(|it| YEARS.contains(&it))
}
