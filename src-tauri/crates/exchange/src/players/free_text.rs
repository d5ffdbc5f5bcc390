//! Lists written by hand, as in a letter: `1. Muster, Anna (2105)`, `2) Urs Beispiel 1790 SK
//! Turm`, `Urs Beispiel, geb. 3.5.2011, ohne DWZ`.
//!
//! Each player becomes four cells with the meanings of [`MEANINGS`], or six with a team. Ambiguous
//! text stays together in one cell, so that the reader of that cell reports it.

use kralle_tournament::{BirthYear, PlayerField, RatingKind, Title};

use super::cell::{RATINGS, tidy, whole_number};
use super::column::ColumnMeaning;
use super::full_name::{PARTICLES, has_club_word, is_single_name, proper_words};
use super::heading::rating_kind;
use super::line::Line;
use super::list_number::{without_bullet, without_number, without_pictures};
use super::no_rating::unrated_words;
use super::word_list::stands_in;

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
const BORN: [&str; 20] = [
    "jg", "jg.", "jahrg.", "jahrgang", "geb", "geb.", "geboren", "*", "born", "b.", "dob", "né",
    "née", "né(e)", "ne", "nee", "nato", "nata", "nasc.", "nascita",
];
/// Words between the word before a birth date and the date, lowercase.
const SINCE: [&str; 11] = [
    "am", "im", "in", "on", "en", "le", "il", "nel", "nell'", "the", "jahrgang",
];
/// Plausible birth years.
const YEARS: std::ops::RangeInclusive<u32> = 1920..=2025;

/// True if a word is a rating: "2105", "(2105)", "1820-45", "~1500", "1400/-".
pub(super) fn is_rating(word: &str) -> bool {
    let bare = word
        .trim_matches(['(', ')', '[', ']', ',', ':', '~', '≈'])
        .trim_end_matches(['*', '?']);
    let digits = bare.bytes().filter(u8::is_ascii_digit).count();
    let number = |text: &str| whole_number(text).is_some_and(is_possible);
    let is_part = |text: &str| number(text) || matches!(text, "-" | "–" | "?");
    digits >= 3
        && bare.len() >= 3
        && !bare.contains(char::is_alphabetic)
        && bare.split('/').all(is_part)
}

fn is_possible(number: u32) -> bool {
    u16::try_from(number).is_ok_and(|it| RATINGS.contains(&it))
}

/// True if a text has a rating or a word for none: "1790", "(n/a)", "ohne DWZ".
pub(super) fn is_rated(text: &str) -> bool {
    let small = text.to_lowercase();
    let bare = |word| str::trim_matches(word, [',', ':', '(', ')', '[', ']']);
    let words: Vec<&str> = small.split_whitespace().map(bare).collect();
    text.split_whitespace().any(is_rating)
        || (1..words.len()).any(|at| unrated_words(&words[at..]) > 0 || words[at] == "-")
}

/// The words of a line, sorted by cell.
#[derive(Default)]
struct Cells {
    name: Vec<String>,
    ratings: Vec<String>,
    year: String,
    club: Vec<String>,
    past_name: bool,
    /// True if a word says that the player has no rating.
    is_unrated: bool,
}

pub(super) fn cells(line: &str) -> Vec<String> {
    let tidied = tidy(&without_pictures(line)).text;
    let bullet = without_bullet(&tidied);
    let text = without_number(bullet).unwrap_or(bullet);
    let text = without_place(text);
    let spaced = text.replace(['(', '['], " ( ").replace([')', ']'], " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let small: Vec<String> = words
        .iter()
        .map(|it| it.trim_matches([':', ',']).to_lowercase())
        .collect();
    let small: Vec<&str> = small.iter().map(String::as_str).collect();
    let mut it = Cells::default();
    let mut label = String::new();
    let mut brackets: Option<Vec<String>> = None;
    let mut at = 0;
    while at < words.len() {
        let (word, bare) = (words[at], small[at]);
        let has_name = !it.name.is_empty();
        let unrated = unrated_words(&small[at..]);
        if let Some((year, count)) = birth(&words[at..], &small[at..], has_name) {
            it.year = year;
            it.past_name |= has_name;
            at += count;
            continue;
        }
        if has_name && unrated > 0 {
            it.past_name |= brackets.is_none();
            it.is_unrated = true;
            label.clear();
            at += unrated;
            continue;
        }
        at += 1;
        match word {
            "(" => brackets = Some(Vec::new()),
            ")" => it.take_brackets(&brackets.take().unwrap_or_default().join(" ")),
            _ if matches!(bare, "" | "-" | "–" | "—" | "/" | "?" | "0" | "0000") => {
                it.past_name |= has_name;
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
                it.past_name |= has_name;
            }
            // "DWZ 1820": the word belongs to the next number.
            _ if rating_kind(bare).is_some()
                && (it.past_name || brackets.is_some() || it.name.len() > 1) =>
            {
                bare.clone_into(&mut label);
            }
            // "neu" in small letters is not the name of a club.
            _ if has_name
                && matches!(word.trim_matches(','), "neu" | "new" | "nouveau" | "nuovo") =>
            {
                it.past_name = true;
            }
            "ca." | "ca" | "circa" | "~" => word.clone_into(&mut label),
            _ => match &mut brackets {
                Some(inside) => inside.push(word.to_owned()),
                None if it.past_name => it.club.push(word.to_owned()),
                None => {
                    it.name.push(word.to_owned());
                    it.past_name = word.ends_with(',') && ends_name(&it.name, &words[at..]);
                }
            },
        }
    }
    it.into_cells(tidied.ends_with(':'))
}

impl Cells {
    /// Takes the text of brackets: a title, or a club.
    fn take_brackets(&mut self, inside: &str) {
        let is_title = self.club.is_empty() && is_title(&format!("Anna {inside}"));
        if is_title && !self.past_name {
            self.name.push(inside.to_owned());
        } else if !inside.is_empty() {
            self.past_name = true;
            self.club.push(inside.to_owned());
        }
    }

    /// Returns the cells. The name keeps the colon of a title: "Juniors:".
    fn into_cells(mut self, is_title: bool) -> Vec<String> {
        // "Anna Muster (2012), DWZ 1250"
        let labeled = self.is_unrated
            || self
                .ratings
                .iter()
                .any(|it| it.contains(char::is_alphabetic));
        let year = self.ratings.iter().position(|it| is_year(it));
        if let Some(year) = year.filter(|_| labeled && self.year.is_empty()) {
            self.year = digits(&self.ratings.remove(year));
        }
        let name = self.name.join(" ");
        let name = name.trim_end_matches([',', ':', ' ']);
        let club = self.club.join(" ");
        let club = club.trim_matches([',', ' ', '-', ':']).to_owned();
        let is_title = is_title && self.ratings.is_empty() && club.is_empty();
        let name = format!("{name}{}", if is_title { ":" } else { "" });
        vec![name, self.ratings.join(" / "), self.year, club]
    }
}

/// Removes the place of "1 Muster Anna 2105". The only rating of "1650 Anna Muster" stays.
fn without_place(text: &str) -> &str {
    let rest = text.trim_start_matches(|it: char| it.is_ascii_digit());
    let number = &text[..text.len() - rest.len()];
    let is_only = is_rating(number) && !rest.split_whitespace().any(is_rating);
    if is_only && rest.starts_with(' ') {
        text
    } else {
        rest
    }
}

/// True if a comma behind these words ends a name, and a club or the like follows: "Anna Muster,
/// SK Turm". A given name or a title may follow a surname of two words.
fn ends_name(name: &[String], rest: &[&str]) -> bool {
    let is_small = |it: &String| it.starts_with(char::is_lowercase) && !stands_in(PARTICLES, it);
    if rest.is_empty() || proper_words(&name.join(" ")) < 2 || name.iter().any(is_small) {
        return false;
    }
    let end = rest.iter().position(|it| it.ends_with(','));
    let part = rest[..end.map_or(rest.len(), |it| it + 1)].join(" ");
    let part = part.trim_end_matches(',');
    if is_title(&format!("Anna, {part}")) {
        return false;
    }
    let has_comma = name[..name.len() - 1].iter().any(|it| it.ends_with(','));
    let mut words = part.split_whitespace();
    let begins_given = words.next().is_some_and(is_single_name) && !has_club_word(part);
    let is_given = begins_given && words.next().is_some_and(|it| is_rating(it) || it == "(");
    has_comma || !is_given
}

fn is_title(text: &str) -> bool {
    Title::split(text).0.is_some()
}

/// Returns the birth year that words begin with, and their number: "Jg. 1990", "geb. am 3.5.2011",
/// "12.05.2011". `None` for other words, and at the beginning of a line.
fn birth(words: &[&str], small: &[&str], has_name: bool) -> Option<(String, usize)> {
    let bare = |at: usize| words[at].trim_matches([',', ';', ':', ')', '(']);
    let read = |text: &str| {
        let year = BirthYear::of_date(text, None).ok().flatten();
        year.filter(|it| YEARS.contains(&u32::from(it.get())))
    };
    if !has_name {
        return None;
    }
    let is_date = |text: &str| {
        let parts = text.split(['.', '/', '-']).filter(|it| !it.is_empty());
        parts.count() == 3 && text.contains(|it: char| it.is_ascii_digit())
    };
    let first = bare(0);
    let starred = first.starts_with('*') && first.len() > 1;
    let year = read(first).filter(|_| is_date(first) || starred);
    if let Some(year) = year {
        return Some((year.get().to_string(), 1));
    }
    // "3. Mai 2011"
    let in_words = || {
        let words = [
            bare(0),
            words.get(1).map(|_| bare(1))?,
            words.get(2).map(|_| bare(2))?,
        ];
        let is_date = words[0].starts_with(|it: char| it.is_ascii_digit())
            && words[1].starts_with(char::is_alphabetic)
            && words[2].len() == 4;
        is_date.then(|| read(&words.join(" "))).flatten()
    };
    if let Some(year) = in_words() {
        return Some((year.get().to_string(), 3));
    }
    if !BORN.contains(&small[0]) {
        return None;
    }
    let since = small[1..]
        .iter()
        .take_while(|it| SINCE.contains(it))
        .count();
    let start = 1 + since;
    // "1. Februar 1990" has three words.
    let open = words.get(start..).unwrap_or_default();
    let open = open
        .iter()
        .take_while(|it| !matches!(**it, "(" | ")"))
        .count();
    (1..=3.min(open)).rev().find_map(|count| {
        let date: Vec<&str> = (start..start + count).map(bare).collect();
        let year = read(&date.join(" "))?;
        Some((year.get().to_string(), start + count))
    })
}

/// True if a text begins with a labeled birth date: "Jg. 2012", "geb. 3.5.2011".
pub(super) fn is_birth(text: &str) -> bool {
    let small = text.to_lowercase();
    let small: Vec<&str> = small.split_whitespace().collect();
    let words: Vec<&str> = text.split_whitespace().collect();
    words.len() == small.len() && !words.is_empty() && birth(&words, &small, true).is_some()
}

/// Reads the ratings of all players as birth years if each of at least two has one: "Anna Muster
/// 2014 SK Turm".
pub(super) fn read_years(lines: &mut [Line]) {
    let split = |line: &Line| {
        let (first, rest) = match line.cells.get(1)?.split_once(" / ") {
            Some((first, rest)) => (first, rest),
            None => (line.cells[1].as_str(), ""),
        };
        let is_birth = is_year(first) && line.cells.get(2).is_some_and(String::is_empty);
        is_birth.then(|| (first.to_owned(), rest.to_owned()))
    };
    let is_rated = |line: &&mut Line| line.cells.get(1).is_some_and(|it| !it.is_empty());
    let rated: Vec<&mut Line> = lines.iter_mut().filter(is_rated).collect();
    if rated.len() < 2 || !rated.iter().all(|line| split(line).is_some()) {
        return;
    }
    for line in rated {
        if let Some((year, rating)) = split(line) {
            line.cells[1] = rating;
            line.cells[2] = digits(&year);
        }
    }
}

fn digits(word: &str) -> String {
    word.chars().filter(char::is_ascii_digit).collect()
}

fn is_year(word: &str) -> bool {
    let bare = word.trim_matches(['*', ',', '.']);
    bare.len() == 4 && bare.parse().is_ok_and(|it| YEARS.contains(&it))
}
