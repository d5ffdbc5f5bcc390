//! Records without a place in a tournament, kept for the next report.

use kralle_tournament::{ImportedRounds, Line, ReportCode, ReportRecord, Tournament};

use super::Report;
use crate::trf::{self, TrfRemark};

/// The number of columns before the first date of record 132, after the code and a space.
const BEFORE_DATES: usize = 87;

impl Report<'_> {
    /// Adds the records to the tournament, and the program that paired the rounds.
    pub(super) fn keep(&self, tournament: &mut Tournament) {
        tournament.report_records = self
            .texts()
            .filter_map(|(code, _, text)| {
                let text = Line::parse(&text).ok()?;
                Some(ReportRecord { code, text })
            })
            .collect();
        let program = self.trf.text_of("182");
        tournament.imported = Some(ImportedRounds {
            count: u16::try_from(tournament.rounds.len()).unwrap_or(u16::MAX),
            program: program.and_then(|text| Line::parse(text).ok()),
        });
    }

    /// Returns remarks about records with more text than a tournament keeps.
    pub(super) fn records_too_long(&self) -> Vec<TrfRemark> {
        let mut remarks = Vec::new();
        for (code, line, text) in self.texts() {
            if Line::parse(&text).is_err() {
                remarks.push(TrfRemark::RecordTooLong {
                    line,
                    code: code.code().to_owned(),
                });
            }
        }
        remarks
    }

    /// Returns the text of each record to be kept, with its line, in the order of the codes.
    fn texts(&self) -> impl Iterator<Item = (ReportCode, usize, String)> + '_ {
        ReportCode::ALL.into_iter().flat_map(move |code| {
            let records = self.trf.texts_of(code.code());
            let kept = if code == ReportCode::RoundDates {
                let texts: Vec<(usize, &str)> = records.collect();
                let first = texts.first().map(|(line, _)| *line);
                first
                    .map(|line| (line, dates(&texts)))
                    .into_iter()
                    .collect()
            } else {
                let texts =
                    records.filter_map(|(line, text)| Some((line, self.kept_text(code, text)?)));
                texts.collect::<Vec<_>>()
            };
            let kept = kept.into_iter().filter(|(_, text)| !text.is_empty());
            kept.map(move |(line, text)| (code, line, text))
        })
    }

    /// Returns the text to be kept; `None` if the tournament has it elsewhere.
    fn kept_text(&self, code: ReportCode, text: &str) -> Option<String> {
        match code {
            ReportCode::LastDay => {
                let last = trf::date(text)?;
                (self.date("042") != Some(last)).then(|| last.format("%Y/%m/%d").to_string())
            }
            ReportCode::RoundDates
            | ReportCode::Federation
            | ReportCode::TimeControl
            | ReportCode::EncodedTimeControl => Some(text.trim().to_owned()),
        }
    }
}

/// Returns the dates of records 132, separated by spaces, with `-` for a round without one; empty
/// without any. Dates in columns have the round of their column, others follow those before them.
fn dates(texts: &[(usize, &str)]) -> String {
    let mut dates: Vec<Option<String>> = Vec::new();
    for (_, text) in texts {
        let characters: Vec<char> = text.chars().collect();
        let (before, after) = characters.split_at(characters.len().min(BEFORE_DATES));
        if before.iter().all(|it| it.is_whitespace()) {
            let words: Vec<String> = after.chunks(10).map(|it| it.iter().collect()).collect();
            let free = words.iter().zip(&dates);
            // Programs that write a line for each date put all into the first column.
            let mut free = free.map(|(word, date)| word.trim().is_empty() || date.is_none());
            let from = if free.all(|it| it) { 0 } else { dates.len() };
            for (index, word) in words.iter().enumerate() {
                let at = from + index;
                if dates.len() <= at {
                    dates.resize(at + 1, None);
                }
                if let (Some(place), Some(date)) = (dates.get_mut(at), round_date(word)) {
                    *place = Some(date);
                }
            }
        } else {
            dates.extend(text.split_whitespace().map(round_date));
        }
    }
    if dates.iter().all(Option::is_none) {
        return String::new();
    }
    let dates = dates
        .into_iter()
        .map(|it| it.unwrap_or_else(|| "-".to_owned()));
    dates.collect::<Vec<_>>().join(" ")
}

fn round_date(word: &str) -> Option<String> {
    trf::round_date(word).map(|date| date.format("%y/%m/%d").to_string())
}
