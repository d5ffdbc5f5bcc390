//! Records with words as fields, and the lines that `JaVaFo` (`XX?`) and bbpPairings (`BB?`)
//! added before TRF-2026.

use kralle_pairing::event::{HalfPoints, Role};

use super::columns::START_NUMBER;
use super::columns::{Columns, half_points};
use super::error::TrfError;
use super::record::Record;

/// Maximum points of a result, in half points: 100 points.
const MOST_WORTH: HalfPoints = HalfPoints(200);
const WORTH: &str = "points in steps of a half, at most 100";

fn worth(text: &str) -> Option<HalfPoints> {
    half_points(text).filter(|it| *it <= MOST_WORTH)
}

/// Parses 162 and 362: symbols, each followed by its points.
///
/// # Errors
/// Fails if a symbol has no valid points, or points have no symbol.
pub(super) fn symbols(columns: &Columns<'_>) -> Result<Vec<(String, HalfPoints)>, TrfError> {
    let mut points = Vec::new();
    let mut open: Option<(usize, &str)> = None;
    for (column, word) in columns.words(4) {
        let letters = word.len()
            - word
                .trim_start_matches(|c: char| c.is_ascii_alphabetic())
                .len();
        let (symbol, value) = word.split_at(letters);
        if !symbol.is_empty() {
            if open.is_some() {
                return Err(columns.error(column, word, "the points of the symbol before"));
            }
            open = Some((column, symbol));
        }
        if value.is_empty() {
            continue;
        }
        let Some((_, symbol)) = open.take() else {
            return Err(columns.error(column, word, "a symbol before its points"));
        };
        let Some(worth) = worth(value) else {
            return Err(columns.error(column + letters, value, WORTH));
        };
        points.push((symbol.to_ascii_uppercase(), worth));
    }
    match open {
        Some((column, symbol)) => Err(columns.error(column, symbol, "points after the symbol")),
        None => Ok(points),
    }
}

/// Parses XXS: `CODE=VALUE` words.
///
/// # Errors
/// Fails if a word is not an assignment of valid points.
pub(super) fn assignments(columns: &Columns<'_>) -> Result<Record, TrfError> {
    let mut points = Vec::new();
    for (column, word) in columns.words(4) {
        let pair = word
            .split_once('=')
            .and_then(|(code, value)| Some((code, worth(value)?)));
        let Some((code, worth)) = pair else {
            return Err(columns.error(column, word, "an assignment such as W=3"));
        };
        points.push((code.to_ascii_uppercase(), worth));
    }
    Ok(Record::GamePoints {
        code: "XXS".to_owned(),
        points,
    })
}

/// Parses BBW and similar records: one value.
///
/// # Errors
/// Fails if the value is not valid points.
pub(super) fn single(code: &str, columns: &Columns<'_>) -> Result<Record, TrfError> {
    let rest = columns.rest(4);
    match worth(rest) {
        Some(worth) => Ok(Record::GamePoints {
            code: code.to_owned(),
            points: vec![(code[2..].to_owned(), worth)],
        }),
        None => Err(columns.error(5, rest, WORTH)),
    }
}

/// Parses XXC: `white1` or `black1`, and `rank`.
///
/// # Errors
/// Fails for any other word, or none.
pub(super) fn initial_color(columns: &Columns<'_>) -> Result<Record, TrfError> {
    let mut role = None;
    let mut by_rank = false;
    for (column, word) in columns.words(4) {
        match word {
            "white1" => role = Some(Role::First),
            "black1" => role = Some(Role::Second),
            "rank" => by_rank = true,
            _ => return Err(columns.error(column, word, "white1, black1 or rank")),
        }
    }
    if by_rank {
        return Ok(Record::RankNumbering { role });
    }
    match role {
        Some(role) => Ok(Record::InitialColor {
            code: "XXC".to_owned(),
            role,
        }),
        None => Err(columns.error(5, "", "white1, black1 or rank")),
    }
}

/// Parses XXZ and XXP: start numbers.
///
/// # Errors
/// Fails if a word is not a number from 1.
pub(super) fn numbers(columns: &Columns<'_>) -> Result<Vec<u16>, TrfError> {
    columns
        .words(4)
        .into_iter()
        .map(|(column, word)| match word.parse() {
            Ok(number) if number > 0 => Ok(number),
            Ok(_) | Err(_) => Err(columns.error(column, word, START_NUMBER)),
        })
        .collect()
}

/// Parses XXA: a player's virtual points by round.
///
/// # Errors
/// Fails if the start number or the points are invalid.
pub(super) fn accelerated(columns: &Columns<'_>) -> Result<Record, TrfError> {
    let player = columns.positive(5, 8, START_NUMBER)?;
    let points = columns
        .words(9)
        .into_iter()
        .map(|(column, word)| {
            half_points(word)
                .ok_or_else(|| columns.error(column, word, "points in steps of a half"))
        })
        .collect::<Result<_, _>>()?;
    Ok(Record::AcceleratedPlayer { player, points })
}
