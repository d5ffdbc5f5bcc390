//! Reader for a cell in a column of ratings: one rating, or several with their kinds.

use kralle_tournament::{Rating, RatingKind};

use super::cell::{CellReader, RATINGS, tidy, whole_number};
use super::heading::rating_kind;
use super::no_rating::says_unrated;
use super::problem::ProblemKind;

/// Words and characters for an approximate number, lowercase.
const ABOUT: [&str; 15] = [
    "ca", "ca.", "circa", "zirka", "etwa", "um", "about", "approx", "approx.", "env", "env.",
    "environ", "~", "≈", "±",
];
/// Characters after a number that mark its source or an approximate value.
const MARKS: [char; 7] = ['*', '?', '!', '+', '°', '¹', '²'];

/// The ratings of a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Reading {
    /// The ratings; empty if the cell has none.
    pub(super) ratings: Vec<(RatingKind, Rating)>,
    /// True if the cell is not just a plain number.
    pub(super) dressed: bool,
}

/// A number in a cell.
struct Number {
    label: Option<RatingKind>,
    /// The letter of the source in French lists.
    source: Option<RatingKind>,
    value: u32,
    dressed: bool,
}

impl CellReader {
    /// Returns the ratings of a cell in a column of `kinds`. Empty if there are none, or if the
    /// cell is unreadable; an unreadable cell adds a problem.
    pub(super) fn ratings(
        &mut self,
        column: u16,
        cell: &str,
        kinds: &[RatingKind],
    ) -> Vec<(RatingKind, Rating)> {
        let text = tidy(cell).text;
        match read(&text, kinds) {
            Ok(reading) => {
                if let (true, [(_, rating), ..]) = (reading.dressed, &reading.ratings[..]) {
                    let value = rating.get();
                    self.problem(
                        Some(column),
                        ProblemKind::RatingReadAs { found: text, value },
                    );
                }
                reading.ratings
            }
            Err(problem) => {
                self.problem(Some(column), problem);
                Vec::new()
            }
        }
    }
}

/// Returns the ratings of a cell in a column of `kind`; empty if it is unreadable.
pub(crate) fn ratings_of(cell: &str, kind: RatingKind) -> Vec<(RatingKind, Rating)> {
    read(&tidy(cell).text, &[kind]).map_or_else(|_| Vec::new(), |it| it.ratings)
}

/// Reads a cleaned cell in a column of `kinds`, in this order. `kinds` is empty if the heading
/// does not name them.
///
/// # Errors
/// Fails if the cell is not a number, its kinds are ambiguous, or a rating is outside
/// [`RATINGS`].
pub(super) fn read(text: &str, kinds: &[RatingKind]) -> Result<Reading, ProblemKind> {
    let unreadable = || ProblemKind::UnreadableRating {
        found: text.to_owned(),
    };
    if says_unrated(text) {
        return Ok(Reading {
            ratings: Vec::new(),
            dressed: false,
        });
    }
    let mut numbers = Vec::new();
    for part in parts(text) {
        // "1820 (DWZ)": the word labels the number before it.
        if let (Some(kind), Some(Some(before))) = (rating_kind(part), numbers.last_mut()) {
            let before: &mut Number = before;
            before.label = Some(kind);
            continue;
        }
        // "1650 -"
        let part = part.strip_suffix(" -").unwrap_or(part);
        numbers.push(if says_unrated(part) {
            None
        } else {
            Some(number(part).ok_or_else(unreadable)?)
        });
    }
    // "1750 F" in a column of rapid ratings is a rapid rating.
    let by_source = !matches!(
        kinds,
        [RatingKind::Rapid | RatingKind::Blitz | RatingKind::Tandem]
    );
    for number in numbers.iter_mut().flatten().filter(|_| by_source) {
        number.label = number.source.or(number.label);
    }
    let Some(ratings) = said(&numbers, kinds) else {
        return Err(ProblemKind::AmbiguousRating {
            found: text.to_owned(),
        });
    };
    let impossible = ratings
        .iter()
        .find(|(_, value)| u16::try_from(*value).map_or(true, |it| !RATINGS.contains(&it)));
    if let Some((_, found)) = impossible {
        return Err(ProblemKind::ImpossibleRating { found: *found });
    }
    let dressed = numbers.iter().flatten().any(|it| it.dressed)
        || (kinds.len() == 1 && numbers.len() > ratings.len());
    let ratings = ratings
        .into_iter()
        .filter_map(|(kind, value)| {
            let rating = Rating::try_from(u16::try_from(value).ok()?).ok()?;
            Some((kind, rating))
        })
        .collect();
    Ok(Reading { ratings, dressed })
}

/// True if cells look like ratings: at least half are, and they do not merely count up by one.
pub(super) fn are_ratings<'a>(cells: impl Iterator<Item = &'a str>) -> bool {
    let (mut all, mut rated, mut steps) = (0_u32, 0_u32, 0_u32);
    let mut before = None;
    for cell in cells {
        all += 1;
        let value = match read(&tidy(cell).text, &[RatingKind::Other]) {
            Ok(reading) => reading.ratings.first().map(|(_, it)| Some(it.get())),
            Err(ProblemKind::AmbiguousRating { .. }) => Some(None),
            Err(_) => None,
        };
        rated += u32::from(value.is_some());
        let value = value.flatten();
        let is_step = |before: u16| value == before.checked_add(1);
        steps += u32::from(before.is_some_and(is_step));
        before = value;
    }
    rated > 0 && rated * 2 >= all && (steps == 0 || steps + 1 < rated)
}

/// Splits a cell into parts with one number each. A leading or trailing slash adds the part "-".
/// A comma without a space is a decimal separator.
fn parts(text: &str) -> Vec<&str> {
    let inner = text.trim_matches('/');
    let parts = inner
        .split(['/', '|', ';', '(', ')', '[', ']', '&'])
        .flat_map(|part| part.split(", "))
        .map(str::trim)
        .filter(|part| !part.is_empty());
    let before = text.starts_with('/').then_some("-");
    let behind = text.ends_with('/').then_some("-");
    before.into_iter().chain(parts).chain(behind).collect()
}

/// Assigns the numbers to kinds of ratings; `None` if this is ambiguous.
fn said(numbers: &[Option<Number>], kinds: &[RatingKind]) -> Option<Vec<(RatingKind, u32)>> {
    let filled: Vec<&Number> = numbers.iter().flatten().collect();
    let single = if let [kind] = kinds {
        Some(*kind)
    } else {
        None
    };
    let mut ratings: Vec<(RatingKind, u32)> = Vec::new();
    for (place, number) in numbers.iter().enumerate() {
        let Some(number) = number else { continue };
        let kind = match (number.label, single) {
            (Some(label), _) => label,
            (None, Some(kind)) => kind,
            (None, None) if numbers.len() == kinds.len() => *kinds.get(place)?,
            // A single number for several kinds is the club's own rating.
            (None, None) if filled.len() == 1 => RatingKind::Other,
            (None, None) => return None,
        };
        match ratings.iter().find(|(known, _)| *known == kind) {
            None => ratings.push((kind, number.value)),
            Some((_, value)) if *value == number.value => {}
            // The index of a DWZ.
            Some(_) if number.label.is_none() && number.value < 100 && place == 1 => {}
            Some(_) => return None,
        }
    }
    Some(ratings)
}

/// Parses a number with its label or marks: "DWZ 1820", "ca. 1250", "1820*". `None` for other
/// text.
fn number(part: &str) -> Option<Number> {
    let first = part.find(|sign: char| sign.is_ascii_digit())?;
    let last = part.rfind(|sign: char| sign.is_ascii_digit())?;
    let (before, rest) = part.split_at(first);
    let (middle, behind) = rest.split_at(last + 1 - first);
    let mut label = None;
    let mut dressed = false;
    let mut takes = |word: &str| {
        let word = word.trim_end_matches([':', '=']);
        let kind = rating_kind(word);
        dressed |= ABOUT.contains(&word.to_lowercase().as_str());
        label = kind.or(label);
        word.is_empty() || dressed || kind.is_some()
    };
    let spaced = before.replace(['~', '≈', '±'], " ~ ");
    if !spaced.split_whitespace().all(&mut takes) {
        return None;
    }
    let bare = behind.trim_end_matches(MARKS);
    let marked = bare.len() < behind.len();
    let source = source(bare.trim());
    if source.is_none() && !bare.split_whitespace().all(&mut takes) {
        return None;
    }
    Some(Number {
        label,
        source,
        value: whole_number(middle)?,
        dressed: dressed || marked || source == Some(RatingKind::Other),
    })
}

/// Returns the rating of a letter behind a number in French lists: `F` of FIDE, `N` national, `E`
/// estimated. `None` for other text.
pub(crate) fn source(letter: &str) -> Option<RatingKind> {
    match letter {
        "F" => Some(RatingKind::Standard),
        "N" => Some(RatingKind::National),
        "E" => Some(RatingKind::Other),
        _ => None,
    }
}
