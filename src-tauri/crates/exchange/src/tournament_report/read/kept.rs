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
                remarks.push(TrfRemark::RecordUnread {
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
            records.filter_map(move |(line, text)| {
                let text = self.kept_text(code, text)?;
                Some((code, line, text)).filter(|(_, _, text)| !text.is_empty())
            })
        })
    }

    /// Returns the text to be kept; `None` if the tournament has it elsewhere.
    fn kept_text(&self, code: ReportCode, text: &str) -> Option<String> {
        match code {
            ReportCode::LastDay => {
                let last = trf::date(text)?;
                (self.date("042") != Some(last)).then(|| last.format("%Y/%m/%d").to_string())
            }
            ReportCode::RoundDates => Some(dates(text)),
            ReportCode::Federation | ReportCode::TimeControl | ReportCode::EncodedTimeControl => {
                Some(text.trim().to_owned())
            }
        }
    }
}

/// Returns the dates of record 132, separated by spaces, with `-` for a round without one.
fn dates(text: &str) -> String {
    let characters: Vec<char> = text.chars().collect();
    let (before, after) = characters.split_at(characters.len().min(BEFORE_DATES));
    let words: Vec<String> = if before.iter().all(|it| it.is_whitespace()) {
        after.chunks(10).map(|it| it.iter().collect()).collect()
    } else {
        text.split_whitespace().map(str::to_owned).collect()
    };
    let dates = words.iter().map(|word| match trf::round_date(word) {
        Some(date) => date.format("%y/%m/%d").to_string(),
        None => "-".to_owned(),
    });
    dates.collect::<Vec<_>>().join(" ")
}
