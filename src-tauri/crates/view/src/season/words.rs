//! Texts in the tables of a season, on paper, on pages and in files.

use chrono::{Datelike as _, NaiveDate};
use kralle_season::{EveningNumber, Points, WorkedSeason};
use kralle_words::Words;

use crate::season::table::{SeasonCell, SeasonRow, SeasonTableView};
use crate::standings;

/// Points as people write them: "6.5", in German "6,5".
pub fn points(hundredths: i64, words: &Words) -> String {
    words.decimal(&Points(hundredths).to_string())
}

/// The points of an evening; in brackets if they do not count.
pub fn result(cell: &SeasonCell, words: &Words) -> String {
    let points = points(cell.points_hundredths, words);
    if cell.counts {
        points
    } else {
        format!("({points})")
    }
}

/// The evenings of a table, each by its date, or by its number if it has none. Those of one day are counted.
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

/// Day and month of a date.
fn short_date(date: NaiveDate, words: &Words) -> String {
    words.say(
        "season-evening-date",
        &[("day", date.day().into()), ("month", date.month().into())],
    )
}

/// The result of each evening of a table; none where the person was not there.
pub fn results<'a>(
    table: &'a SeasonTableView,
    row: &'a SeasonRow,
) -> impl Iterator<Item = Option<&'a SeasonCell>> {
    let of_evening = |evening: &u32| row.results.iter().find(|it| it.evening == *evening);
    table.evenings.iter().map(of_evening)
}

/// The rank, or why there is none.
pub fn rank(row: &SeasonRow, words: &Words) -> String {
    match (row.rank_from, row.rank_to) {
        (Some(from), Some(to)) => standings::rank(from, to),
        _ if row.guest => words.say("season-guest-short", &[]),
        _ => "–".to_owned(),
    }
}

/// Notes below the table: the number of evenings that count, and the minimum for a rank.
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
