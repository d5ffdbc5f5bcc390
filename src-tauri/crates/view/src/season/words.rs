//! Texts in the tables of a season, for paper, pages and files.

use chrono::{Datelike as _, NaiveDate};
use kralle_season::{EveningNumber, Points, WorkedSeason};
use kralle_words::Words;

use crate::season::table::{SeasonCell, SeasonRow, SeasonTableView};
use crate::standings;

/// Formats points in the language: "6.5", in German "6,5".
pub fn points(hundredths: i64, words: &Words) -> String {
    words.decimal(&Points(hundredths).to_string())
}

/// Formats the points of an evening, in brackets if they do not count.
pub fn result(cell: &SeasonCell, words: &Words) -> String {
    let points = points(cell.points_hundredths, words);
    if cell.counts {
        points
    } else {
        format!("({points})")
    }
}

/// Returns the heading of each evening: its date, or its number without a date.
///
/// Evenings on the same day get a running number.
pub fn evenings(worked: &WorkedSeason, table: &SeasonTableView, words: &Words) -> Vec<String> {
    let date_of = |number: u32| {
        let evening = worked.season.evening(EveningNumber(number));
        evening.and_then(|it| it.evening.date)
    };
    let dates: Vec<_> = table.evenings.iter().map(|it| date_of(*it)).collect();
    let mut heads = Vec::with_capacity(dates.len());
    for (place, (number, date)) in table.evenings.iter().zip(&dates).enumerate() {
        let Some(date) = date else {
            heads.push(words.say(
                "season-evening-number",
                &[("number", number.to_string().into())],
            ));
            continue;
        };
        let same_day = |other: &&Option<NaiveDate>| **other == Some(*date);
        let nth = dates.iter().take(place + 1).filter(same_day).count();
        let day = short_date(*date, words);
        heads.push(if dates.iter().filter(same_day).count() > 1 {
            let args = [("date", day.into()), ("nth", nth.into())];
            words.say("season-evening-of-day", &args)
        } else {
            day
        });
    }
    heads
}

/// Formats day and month of a date.
fn short_date(date: NaiveDate, words: &Words) -> String {
    words.say(
        "season-evening-date",
        &[("day", date.day().into()), ("month", date.month().into())],
    )
}

/// Returns the result for each evening of a table; `None` for an evening without the person.
pub fn results<'a>(
    table: &'a SeasonTableView,
    row: &'a SeasonRow,
) -> impl Iterator<Item = Option<&'a SeasonCell>> {
    let of_evening = |evening: &u32| row.results.iter().find(|it| it.evening == *evening);
    table.evenings.iter().map(of_evening)
}

/// Returns the rank; for a guest the word for it, and "–" for a person with too few evenings.
pub fn rank(row: &SeasonRow, words: &Words) -> String {
    match (row.rank_from, row.rank_to) {
        (Some(from), Some(to)) => standings::rank(from, to),
        _ if row.guest => words.say("season-guest-short", &[]),
        _ => "–".to_owned(),
    }
}

/// Returns the notes on a table: the number of evenings that count, the minimum for a rank, and guests.
pub fn notes(table: &SeasonTableView, words: &Words) -> Vec<String> {
    let mut notes = Vec::new();
    if table.best > 0 {
        notes.push(words.say("season-note-best", &[("best", table.best.into())]));
    }
    if table.minimum > 1 {
        notes.push(words.say("season-note-minimum", &[("minimum", table.minimum.into())]));
    }
    if table.rows.iter().any(|row| row.guest) {
        notes.push(words.say("season-note-guests", &[]));
    }
    notes
}
