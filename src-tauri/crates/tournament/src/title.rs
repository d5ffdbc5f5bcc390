//! Academic and chess titles of a player: a separate field, never part of the name.

use serde::{Deserialize, Serialize};

use crate::fact::fact_text;

/// The titles before a name in formal use (German: *Titel*): `Dr.`, `Prof. Dr.`, `GM`,
/// `IM Dr. h.c.`; 1 to [`Title::LONGEST`] characters, white space folded, composed (NFC).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Title(String);

/// FIDE titles. They precede other titles, and only they are reported.
const FIDE: [&str; 12] = [
    "GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "AGM", "AIM", "AFM", "ACM",
];

/// Titles recognized with or without a dot, in lower case.
const ACADEMIC: [&str; 10] = [
    "dr",
    "ddr",
    "prof",
    "professor",
    "pd",
    "dipl",
    "mag",
    "dott",
    "dottssa",
    "drs",
];

/// Titles recognized only with a dot or a hyphen, in lower case: without it they are names.
const DOTTED: [&str; 8] = [
    "ing.",
    "dr.-ing.",
    "dipl.-ing.",
    "dott.ssa",
    "prof.ssa",
    "lic.",
    "priv.-doz.",
    "avv.",
];

/// Additions recognized only after another title, in exactly this spelling: `Dr. h.c.`,
/// `Dr. rer. nat.`. An initial ("Dr. C. Muster") is not one.
const FOLLOWING: [&str; 34] = [
    "h.c.", "h.", "c.", "hc", "h.c", "mult.", "em.", "med.", "phil.", "rer.", "nat.", "pol.",
    "oec.", "jur.", "iur.", "utr.", "theol.", "techn.", "dent.", "vet.", "sc.", "math.", "mont.",
    "agr.", "publ.", "habil.", "Ing.", "-Ing.", "psych.", "soc.", "pharm.", "paed.", "e.h.",
    "a.D.",
];

impl Title {
    /// Returns the first FIDE title, as reports write it: `GM`; `None` without one.
    pub fn fide(&self) -> Option<&'static str> {
        self.0.split(' ').find_map(fide)
    }

    /// Combines this title with another: without repetitions, FIDE titles first.
    #[must_use]
    pub fn with(self, other: Option<&Self>) -> Self {
        let Some(other) = other else { return self };
        let own: Vec<&str> = self.0.split(' ').collect();
        let words = |title: &str| title.to_lowercase().replace('.', "");
        let new: Vec<&str> = (other.0.split(' '))
            .filter(|word| !own.iter().any(|it| words(it) == words(word)))
            .collect();
        ordered(own.into_iter().chain(new).collect()).unwrap_or(self)
    }

    /// Splits a name into its titles, wherever they are, and the rest.
    ///
    /// `Dr. Muster, Ida`, `Muster, Dr. Ida`, `Muster, Ida, Dr.` and `Ida Muster (GM)` become
    /// `Muster, Ida` or `Ida Muster`. The titles are `None` if there are none, or if no name would
    /// remain.
    pub fn split(name: &str) -> (Option<Self>, String) {
        let mut titles = Vec::new();
        let parts: Vec<String> = name
            .split(',')
            .map(|part| without_titles(part, &mut titles))
            .collect();
        let rest: Vec<&str> = parts.iter().map(String::as_str).collect();
        let left = rest.join(" ");
        let words = left.split_whitespace().count();
        let is_shouted = !name.chars().any(char::is_lowercase);
        // "IM, DONG" is a name, and so is a text that would lose its surname.
        let is_name = words > usize::from(is_shouted)
            && !rest.first().is_none_or(|surname| surname.is_empty());
        match ordered(titles) {
            Some(title) if is_name => {
                let kept: Vec<&str> = rest.into_iter().filter(|part| !part.is_empty()).collect();
                (Some(title), kept.join(", "))
            }
            Some(_) | None => (None, name.to_owned()),
        }
    }
}

fact_text!(
    Title,
    longest: 40,
    typed: crate::text::folded,
    is_one: |_| true,
    fn beside(self, earlier: &Self) -> Self {
        earlier.clone().with(Some(&self))
    }
);

/// Returns the FIDE title of a word; `None` unless it is one in capital letters.
fn fide(word: &str) -> Option<&'static str> {
    FIDE.into_iter().find(|title| *title == word)
}

/// Combines titles: FIDE titles first, otherwise in their order. `None` without any, or if the
/// text is too long.
fn ordered(mut words: Vec<&str>) -> Option<Title> {
    words.sort_by_key(|word| fide(word).is_none());
    Title::parse(&words.join(" ")).ok()
}

/// Moves the titles of one part of a name to `titles`; returns the rest.
fn without_titles<'a>(part: &'a str, titles: &mut Vec<&'a str>) -> String {
    let mut left = Vec::new();
    let mut after_title = false;
    for word in part.split_whitespace() {
        let bare = word.trim_matches(['(', ')', '[', ']']);
        let pieces: Vec<&str> = pieces(bare).collect();
        let is_title = !bare.is_empty()
            && pieces
                .iter()
                .enumerate()
                .all(|(index, piece)| is_title(piece, after_title || index > 0));
        if is_title {
            titles.extend(pieces);
        } else {
            left.push(word);
        }
        after_title = is_title;
    }
    left.join(" ")
}

/// Splits a word after each dot unless it is one title: "Prof.Dr." is two; "h.c." and "Dr.-Ing."
/// are one.
fn pieces(word: &str) -> impl Iterator<Item = &str> {
    let whole = is_title(word, true);
    let mut rest = Some(word);
    std::iter::from_fn(move || {
        let text = rest.take()?;
        let end = text
            .find('.')
            .map(|dot| dot + 1)
            .filter(|end| !whole && *end < text.len());
        match end {
            Some(end) => {
                rest = text.get(end..);
                text.get(..end)
            }
            None => Some(text),
        }
    })
}

/// True if a word is a title; some words are titles only after another one.
fn is_title(word: &str, after_title: bool) -> bool {
    if fide(word).is_some() {
        return true;
    }
    let small = word.to_lowercase();
    let bare = small.trim_end_matches('.');
    // "Mag" and "Dott" are names without the dot, and so is "dr" in lower case.
    let has_dot = small.len() > bare.len();
    let is_capital = word.chars().next().is_some_and(char::is_uppercase);
    let academic = ACADEMIC.contains(&bare)
        && (has_dot || (is_capital && !matches!(bare, "mag" | "dott" | "dipl" | "drs")));
    academic || DOTTED.contains(&small.as_str()) || (after_title && FOLLOWING.contains(&word))
}
