//! FIDE's text format: fixed columns, named by the first line.
//!
//! The column positions come from the heading. FIDE has moved columns more than once, and lists
//! of one rating have fewer. The rating columns are `SRtng`, `RRtng`, `BRtng` in the list of all
//! three. In a list of one, the heading is the month, such as "JAN24".

use std::ops::Range;

use kralle_tournament::{Fact, RatingKind, Sex};

use super::RatingListError;
use super::entry::{RatedPlayer, Title, birth_year, number, rating};
use super::lines::{Lines, Take, Watch};

/// Number of lines between two progress reports.
const EVERY: u64 = 8192;

/// The byte ranges of the columns; empty if a column is missing.
#[derive(Debug, Default)]
struct Columns {
    id: Range<usize>,
    name: Range<usize>,
    federation: Range<usize>,
    title: Range<usize>,
    birth: Range<usize>,
    sex: Range<usize>,
    ratings: Vec<(RatingKind, Range<usize>)>,
}

/// Reads every player. Returns the number of lines that are not players, and the first of them.
/// The second value is a line from 1, or `None`.
///
/// # Errors
/// Fails if the list is empty, has no column of numbers or names, or `take` or `watch` fails.
pub(super) fn read(
    lines: &mut Lines<'_>,
    kind: RatingKind,
    take: Take<'_>,
    watch: Watch<'_>,
) -> Result<(usize, Option<u64>), RatingListError> {
    let mut line = Vec::new();
    if lines.next(&mut line)?.is_none() {
        return Err(RatingListError::Empty);
    }
    let columns = columns(&String::from_utf8_lossy(&line), kind).ok_or(RatingListError::NoNames)?;
    let mut player = RatedPlayer::default();
    let (mut skipped, mut first) = (0, None);
    while let Some(number) = lines.next(&mut line)? {
        if number % EVERY == 0 {
            let (done, total) = lines.progress();
            watch(done, total)?;
        }
        if line.trim_ascii().is_empty() {
            continue;
        }
        if fill(&mut player, &line, &columns) {
            take(&player)?;
        } else {
            skipped += 1;
            first.get_or_insert(number);
        }
    }
    Ok((skipped, first))
}

/// Returns the columns that a heading names; `None` without a number or a name column.
fn columns(heading: &str, kind: RatingKind) -> Option<Columns> {
    let heading = heading.trim_start_matches('\u{feff}');
    let mut words: Vec<(usize, &str)> = Vec::new();
    let mut at = 0;
    for part in heading.split(' ') {
        if !part.is_empty() {
            words.push((at, part));
        }
        at += part.len() + 1;
    }
    let mut columns = Columns::default();
    for (index, (start, word)) in words.iter().enumerate() {
        let next = words.get(index + 1).map_or(usize::MAX, |(start, _)| *start);
        let range = *start..next;
        match word.to_lowercase().as_str() {
            "id" => {
                // "ID Number" is one heading of two words.
                let end = words.get(index + 2).map_or(next, |(start, _)| *start);
                columns.id = *start..end;
            }
            "name" => columns.name = range,
            "fed" => columns.federation = range,
            "tit" => columns.title = range,
            "b-day" | "born" => columns.birth = range,
            "sex" => columns.sex = range,
            "srtng" => columns.ratings.push((RatingKind::Standard, range)),
            "rrtng" => columns.ratings.push((RatingKind::Rapid, range)),
            "brtng" => columns.ratings.push((RatingKind::Blitz, range)),
            month if is_month(month) => columns.ratings.push((kind, range)),
            _ => {}
        }
    }
    (!columns.id.is_empty() && !columns.name.is_empty()).then_some(columns)
}

/// True for a month such as "jan24": three letters and two digits.
fn is_month(word: &str) -> bool {
    word.len() == 5
        && word.bytes().take(3).all(|byte| byte.is_ascii_alphabetic())
        && word.bytes().skip(3).all(|byte| byte.is_ascii_digit())
}

/// Fills in the player; false if the line is not a player.
fn fill(player: &mut RatedPlayer, line: &[u8], columns: &Columns) -> bool {
    player.clear();
    let cell = |range: &Range<usize>| {
        let bytes = line
            .get(range.start..range.end.min(line.len()))
            .unwrap_or_default();
        std::str::from_utf8(bytes.trim_ascii()).unwrap_or_default()
    };
    let name = cell(&columns.name);
    let id = number(cell(&columns.id));
    if id == 0 || !name.chars().any(char::is_alphabetic) {
        return false;
    }
    player.fide_id = Some(id);
    player.name.push_str(name);
    player.federation.push_str(cell(&columns.federation));
    player.title = Title::read(cell(&columns.title));
    player.birth_year = birth_year(cell(&columns.birth));
    player.sex = Sex::read(cell(&columns.sex)).ok().flatten();
    for (kind, range) in &columns.ratings {
        player.ratings.set(*kind, rating(cell(range)));
    }
    true
}
