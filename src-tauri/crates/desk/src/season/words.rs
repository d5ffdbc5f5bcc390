//! What stands in the tables of a season on paper, on pages and in files, in words.

use kralle_season::{EveningNumber, Points};
use kralle_words::{Language, Words};

use crate::core::on_paper;
use crate::core::open_season::KnownSeason;
use crate::season::table_view::{SeasonCell, SeasonRow, SeasonTableView};

/// Points as people write them: "6.5", in German "6,5".
pub(crate) fn points(hundredths: i64, words: &Words) -> String {
    let text = Points(hundredths).to_string();
    match words.language() {
        Language::English | Language::SwissGerman => text,
        Language::German | Language::French | Language::Italian => text.replace('.', ","),
    }
}

/// What an evening gave; in brackets where it is not among those that count.
pub(crate) fn result(cell: &SeasonCell, words: &Words) -> String {
    let points = points(cell.points_hundredths, words);
    if cell.counts {
        points
    } else {
        format!("({points})")
    }
}

/// The evenings of a table, each by its date, or by its number where it has none.
pub(crate) fn evenings(known: &KnownSeason, table: &SeasonTableView, words: &Words) -> Vec<String> {
    let short = |number: &u32| {
        let evening = known.season.evening(EveningNumber(*number));
        match evening.and_then(|it| it.evening.date) {
            Some(date) => words.say(
                "season-evening-date",
                &[
                    ("day", date.format("%d").to_string().into()),
                    ("month", date.format("%m").to_string().into()),
                ],
            ),
            None => words.say(
                "season-evening-number",
                &[("number", number.to_string().into())],
            ),
        }
    };
    table.evenings.iter().map(short).collect()
}

/// The result of each evening of a table; none where the person was not there.
pub(crate) fn results<'a>(
    table: &'a SeasonTableView,
    row: &'a SeasonRow,
) -> impl Iterator<Item = Option<&'a SeasonCell>> {
    let of_evening = |evening: &u32| row.results.iter().find(|it| it.evening == *evening);
    table.evenings.iter().map(of_evening)
}

/// The rank, or why there is none.
pub(crate) fn rank(row: &SeasonRow, words: &Words) -> String {
    match (row.rank_from, row.rank_to) {
        (Some(from), Some(to)) => on_paper::rank(from, to),
        _ if row.guest => words.say("season-guest-short", &[]),
        _ => "–".to_owned(),
    }
}

/// What explains the table: how many count, from how many on a person is ranked.
pub(crate) fn notes(table: &SeasonTableView, words: &Words) -> Vec<String> {
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
