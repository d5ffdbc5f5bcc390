//! What a cell of a column of ratings holds: one rating, or several that say which they are.

use kralle_tournament::{Rating, RatingKind};

use super::cell::{CellReader, RATINGS, says_nothing, tidy, whole_number};
use super::heading::rating_kind;
use super::problem::ProblemKind;

/// What says that a number is not exact, in small letters.
const ABOUT: [&str; 15] = [
    "ca", "ca.", "circa", "zirka", "etwa", "um", "about", "approx", "approx.", "env", "env.",
    "environ", "~", "≈", "±",
];
/// Signs behind a number that say where it is from or that it is not exact.
const MARKS: [char; 7] = ['*', '?', '!', '+', '°', '¹', '²'];

/// The ratings of a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Reading {
    /// What was understood; empty where there is none.
    pub(super) ratings: Vec<(RatingKind, Rating)>,
    /// Whether it stands there otherwise than as a plain number.
    pub(super) dressed: bool,
}

/// One of the numbers of a cell.
struct Number {
    label: Option<RatingKind>,
    value: u32,
    dressed: bool,
}

impl CellReader {
    /// The ratings of a cell of a column that holds `kinds`.
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

/// Reads a tidied cell of a column that holds `kinds` in this order; none of them where the heading
/// does not say which.
pub(super) fn read(text: &str, kinds: &[RatingKind]) -> Result<Reading, ProblemKind> {
    let unreadable = || ProblemKind::UnreadableRating {
        found: text.to_owned(),
    };
    if says_nothing(text) {
        return Ok(Reading {
            ratings: Vec::new(),
            dressed: false,
        });
    }
    let mut numbers = Vec::new();
    for part in parts(text) {
        // "1820 (DWZ)": the word is of the number before it.
        if let (Some(kind), Some(Some(before))) = (rating_kind(part), numbers.last_mut()) {
            let before: &mut Number = before;
            before.label = Some(kind);
            continue;
        }
        numbers.push(if says_nothing(part) {
            None
        } else {
            Some(number(part).ok_or_else(unreadable)?)
        });
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

/// Whether cells hold what look like ratings: half of them at least, and not only one after the
/// other in steps of one.
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

/// The parts of a cell with a number each; "-" where a slash at the end or the beginning leaves one
/// empty. A comma alone is a decimal sign.
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

/// Which number is which rating; none where nobody can say.
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
            // One number under two headings is the one the club goes by.
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

/// A number with what stands around it: "DWZ 1820", "ca. 1250", "1820*".
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
    if !bare.split_whitespace().all(&mut takes) {
        return None;
    }
    Some(Number {
        label,
        value: whole_number(middle)?,
        dressed: dressed || marked,
    })
}
