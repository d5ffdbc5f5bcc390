//! Lists separated by commas, semicolons, tabs or bars: the German DWZ list, the Swiss list, a
//! club's list.

use std::collections::BTreeMap;
use std::io::BufRead;

use csv::{ByteRecord, ReaderBuilder};
use encoding_rs::WINDOWS_1252;

use super::RatingListError;
use super::entry::{RatedPlayer, Title, birth_year, number, rating};
use super::lines::{Lines, Take, Watch};
use crate::players::{
    ColumnMeaning, joined_membership, joined_name, ratings_of, source, spaced_commas,
};
use crate::sex::{SexCell, SexColumn};
use crate::table::without_text_mark;
use kralle_tournament::{Fact, Federation, PlayerField, RatingKind, visible};

/// Number of lines between two progress reports.
const EVERY: u64 = 4096;
/// Maximum number of columns; further columns are ignored.
const MAX_COLUMNS: usize = 100;

/// Reads every player. Returns the number of lines that are not players, and the first of them.
/// The second value is a line from 1, or `None`.
///
/// # Errors
/// Fails if the list is empty, damaged, has no column of names, or `take` or `watch` fails.
pub(super) fn read(
    mut lines: Lines<'_>,
    chosen: &BTreeMap<u16, ColumnMeaning>,
    clubs: &BTreeMap<String, String>,
    take: Take<'_>,
    watch: Watch<'_>,
) -> Result<(usize, Option<u64>), RatingListError> {
    let beginning = lines.fill_buf()?;
    let separator = separator(beginning);
    let sexes = sexes(beginning, separator, chosen);
    let mut reader = ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(separator)
        .from_reader(lines);
    let mut record = ByteRecord::new();
    let damaged = |error: csv::Error| match error.position() {
        Some(place) => RatingListError::Damaged {
            line: place.line(),
            reason: error.to_string(),
        },
        None => RatingListError::Io(error.into()),
    };
    if !reader.read_byte_record(&mut record).map_err(damaged)? {
        return Err(RatingListError::Empty);
    }
    reader.get_mut().begin_player();
    let meanings = meanings(&record, chosen);
    if !meanings.iter().any(|meaning| meaning.is_name()) {
        return Err(RatingListError::NoNames);
    }
    let place_of = |wanted: ColumnMeaning| meanings.iter().position(|it| *it == wanted);
    let club_number = place_of(ColumnMeaning::ClubNumber);
    let member_number = place_of(ColumnMeaning::MemberNumber);
    let national_id = place_of(ColumnMeaning::Field(PlayerField::NationalId));
    let (mut skipped, mut first, mut count) = (0, None, 0);
    let mut player = RatedPlayer::default();
    let endless = |error: csv::Error, line: u64| {
        if let csv::ErrorKind::Io(io) = error.kind()
            && io.kind() == std::io::ErrorKind::InvalidData
        {
            RatingListError::Damaged {
                line,
                reason: io.to_string(),
            }
        } else {
            damaged(error)
        }
    };
    loop {
        let line = reader.position().line();
        let read = reader.read_byte_record(&mut record);
        if !read.map_err(|error| endless(error, line))? {
            break;
        }
        reader.get_mut().begin_player();
        count += 1;
        if count % EVERY == 0 {
            let (done, total) = reader.get_ref().progress();
            watch(done, total)?;
        }
        if let Some(joined) = place_of(ColumnMeaning::Name)
            .filter(|_| separator == b',' && record.len() > meanings.len())
            .and_then(|name| {
                let cells: Vec<String> = record.iter().map(text).collect();
                joined_name(&cells, meanings.len(), name)
            })
        {
            record = ByteRecord::from(joined);
        }
        fill(&mut player, &record, &meanings, sexes);
        if player.name.chars().any(char::is_alphabetic) {
            let cell = |place: Option<usize>| {
                let cell = place.and_then(|place| record.get(place)).map(unmarked);
                cell.unwrap_or_default()
            };
            let club = cell(club_number);
            if player.club.is_empty() {
                player.club = clubs.get(&club).cloned().unwrap_or_default();
            }
            player.membership =
                joined_membership(&club, &cell(member_number)).unwrap_or_else(|| cell(national_id));
            take(&player)?;
        } else {
            skipped += 1;
            let line = record.position().map_or(count + 1, csv::Position::line);
            first.get_or_insert(line);
        }
    }
    Ok((skipped, first))
}

/// Returns the meanings of the columns with these headings, or as chosen.
fn meanings(headings: &ByteRecord, chosen: &BTreeMap<u16, ColumnMeaning>) -> Vec<ColumnMeaning> {
    let names: Vec<String> = headings.iter().take(MAX_COLUMNS).map(text).collect();
    let mut meanings = crate::players::headings(&names);
    for (number, meaning) in chosen {
        let place = usize::from(number.saturating_sub(1));
        if place < MAX_COLUMNS {
            if meanings.len() <= place {
                meanings.resize(place + 1, ColumnMeaning::Ignored);
            }
            meanings[place] = *meaning;
        }
    }
    meanings
}

/// Determines the letters of the column of sexes from the beginning of the list.
fn sexes(beginning: &[u8], separator: u8, chosen: &BTreeMap<u16, ColumnMeaning>) -> SexColumn {
    let mut reader = ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(separator)
        .from_reader(beginning);
    let mut records = reader.byte_records().map_while(Result::ok);
    let Some(headings) = records.next() else {
        return SexColumn::default();
    };
    let meanings = meanings(&headings, chosen);
    let is_sex = |it: &ColumnMeaning| *it == ColumnMeaning::Field(PlayerField::Sex);
    let Some(place) = meanings.iter().position(is_sex) else {
        return SexColumn::default();
    };
    let cells: Vec<String> = records.filter_map(|it| it.get(place).map(text)).collect();
    SexColumn::of(cells.iter().map(String::as_str))
}

/// Returns the most frequent separator in the first line.
fn separator(beginning: &[u8]) -> u8 {
    let line = beginning.split(|byte| *byte == b'\n').next();
    let line = line.unwrap_or_default();
    // The line is short, so a dependency for counting is unnecessary.
    let count = |sign: u8| line.split(|byte| *byte == sign).count();
    // `max_by_key` returns the last of equals: the comma.
    [b'|', b'\t', b';', b',']
        .into_iter()
        .max_by_key(|sign| count(*sign))
        .unwrap_or(b',')
}

/// Decodes a cell as UTF-8, or else as Windows-1252, and removes invisible characters.
fn text(cell: &[u8]) -> String {
    let cell = cell.strip_prefix(b"\xef\xbb\xbf").unwrap_or(cell);
    let text = match std::str::from_utf8(cell) {
        Ok(text) => text.into(),
        Err(_) => WINDOWS_1252.decode_without_bom_handling(cell).0,
    };
    visible(&text)
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

/// Returns the text of a cell other than a name, without the apostrophe that marks text in
/// spreadsheets.
fn unmarked(cell: &[u8]) -> String {
    let text = text(cell);
    if text.starts_with('\'') {
        return without_text_mark(&text).to_owned();
    }
    text
}

fn fill(
    player: &mut RatedPlayer,
    record: &ByteRecord,
    meanings: &[ColumnMeaning],
    sexes: SexColumn,
) {
    player.clear();
    let mut given = String::new();
    let mut rated_by = None;
    for (cell, meaning) in record.iter().zip(meanings) {
        match meaning {
            ColumnMeaning::Name => player.name = spaced_commas(&text(cell)),
            ColumnMeaning::Surname => player.name = text(cell),
            ColumnMeaning::GivenName => given = text(cell),
            ColumnMeaning::Rating(kind) => {
                // Most cells are plain numbers; the others are read as in a player list.
                let found = text(cell);
                if *kind == RatingKind::Standard && source(&found).is_some() {
                    // French lists have the source of the rating in a column of its own.
                    rated_by = source(&found);
                } else if found.bytes().all(|byte| byte.is_ascii_digit()) {
                    player.ratings.set(*kind, rating(&found));
                } else {
                    for (kind, rating) in ratings_of(&found, *kind) {
                        player.ratings.set(kind, rating.get());
                    }
                }
            }
            ColumnMeaning::Field(PlayerField::BirthYear) => {
                player.birth_year = birth_year(&text(cell));
            }
            ColumnMeaning::Field(PlayerField::Sex) => {
                player.sex = match sexes.read(&text(cell)) {
                    SexCell::Sex(sex) => Some(sex),
                    SexCell::Empty | SexCell::Neither | SexCell::Unreadable => None,
                };
            }
            ColumnMeaning::Field(PlayerField::Club) => player.club = unmarked(cell),
            ColumnMeaning::Field(PlayerField::Federation) => {
                let read = Federation::read(&text(cell)).ok().flatten();
                player.federation = read.map(String::from).unwrap_or_default();
            }
            ColumnMeaning::Field(PlayerField::FideId) => {
                player.fide_id = Some(number(&text(cell))).filter(|id| *id > 0);
            }
            ColumnMeaning::Field(PlayerField::Title) => player.title = Title::read(&text(cell)),
            // National numbers are joined after the whole line is read. Federations do not put
            // several ratings into one cell.
            ColumnMeaning::Ratings
            | ColumnMeaning::Field(_)
            | ColumnMeaning::ClubNumber
            | ColumnMeaning::MemberNumber
            | ColumnMeaning::Team
            | ColumnMeaning::BoardOrder
            | ColumnMeaning::Captain
            | ColumnMeaning::Ignored => {}
        }
    }
    if let Some(kind) = rated_by.filter(|it| *it != RatingKind::Standard) {
        let standard = player
            .ratings
            .iter()
            .find(|(it, _)| *it == RatingKind::Standard);
        if let Some((_, rating)) = standard {
            player.ratings.set(RatingKind::Standard, 0);
            player.ratings.set(kind, rating);
        }
    }
    if !given.is_empty() {
        player.name = match player.name.as_str() {
            "" => given,
            surname => format!("{surname}, {given}"),
        };
    }
}

/// Reads the clubs of the German list, by number. The first column of `vereine.csv` is the
/// number, the column headed "Vereinname" the name. Empty without such a column.
pub fn clubs(bytes: &[u8]) -> BTreeMap<String, String> {
    let mut reader = ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(separator(bytes))
        .from_reader(bytes);
    let mut records = reader.byte_records().map_while(Result::ok);
    let Some(heading) = records.next() else {
        return BTreeMap::new();
    };
    let place = heading.iter().position(|cell| {
        matches!(
            text(cell).to_lowercase().as_str(),
            "vereinname" | "vereinsname"
        )
    });
    let Some(place) = place else {
        return BTreeMap::new();
    };
    records
        .filter_map(|record| Some((text(record.get(0)?), text(record.get(place)?))))
        .filter(|(number, name)| !number.is_empty() && !name.is_empty())
        .collect()
}
