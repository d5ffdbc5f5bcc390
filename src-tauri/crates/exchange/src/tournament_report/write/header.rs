//! Header of a report: name, place, format, scoring.

use chrono::Datelike as _;
use kralle_tournament::{Acceleration, Format, ReportCode, Role, RoundNumber};

use super::Report;
use crate::tournament_report::national;
use crate::trf::{CHANGING_PARTNERS, Record};

impl Report<'_> {
    pub(super) fn header(&self) -> Vec<Record> {
        let settings = &self.tournament.settings;
        let text = |code: &str, value: String| Record::Text {
            code: code.to_owned(),
            value,
        };
        let mut records = vec![text("012", settings.name.to_string())];
        if let Some(place) = &settings.place {
            records.push(text("022", place.to_string()));
        }
        records.extend(self.kept(ReportCode::Federation));
        records.extend(self.days());
        let rated = self
            .numbers
            .keys()
            .filter(|player| self.rating(**player).is_some())
            .count();
        records.push(text("062", self.numbers.len().to_string()));
        records.push(text("072", rated.to_string()));
        if !self.is_single() {
            records.push(text("082", self.teams.len().to_string()));
        }
        let arbiters = &settings.arbiters;
        let chief = arbiters.chief.iter().map(|it| text("102", it.to_string()));
        let deputies = arbiters.deputies.iter();
        records.extend(chief.chain(deputies.map(|it| text("112", it.to_string()))));
        for code in [ReportCode::TimeControl, ReportCode::RoundDates] {
            records.extend(self.kept(code));
        }
        let planned = usize::from(self.tournament.rounds_planned().max(1));
        records.push(Record::Rounds {
            code: "142".to_owned(),
            rounds: self
                .games
                .number(RoundNumber::at(planned - 1), self.games.most - 1),
        });
        let lots = self.tournament.lots.as_ref().map(|lots| lots.top_role);
        let numbers = self.tournament.start_numbering.as_ref();
        let top = lots.or_else(|| numbers.map(|numbers| numbers.top_role));
        records.extend(top.map(|role| Record::InitialColor {
            code: "152".to_owned(),
            role,
        }));
        let is_single = self.is_single();
        // No code of FIDE stands for changing partners, or for several games in a match of teams.
        let kind = match (settings.format, is_single) {
            (_, true) if self.has_changing_partners() => CHANGING_PARTNERS,
            (Format::SwissSystem, false) if self.games.most > 1 => "CUSTOM_TEAM_SWISS_MP",
            (_, false) if self.games.most > 1 => "CUSTOM_TEAM_ROUNDROBIN",
            (Format::RoundRobin, true) => "FIDE_ROUNDROBIN",
            (Format::RoundRobin, false) => "FIDE_TEAM_ROUNDROBIN",
            (Format::DoubleRoundRobin, true) => "FIDE_DOUBLEROUNDROBIN",
            (Format::DoubleRoundRobin, false) => "FIDE_TEAM_DOUBLEROUNDROBIN",
            (Format::SwissSystem, true) => "FIDE_DUTCH_2026",
            // Color preferences of type A, and match points as the score.
            (Format::SwissSystem, false) => "FIDE_TEAM_TYPEA_MP",
        };
        records.extend(national::method(self.tournament, self.federation));
        records.extend(self.program().map(|program| text("182", program)));
        let acceleration = match settings.acceleration {
            Acceleration::None => "",
            Acceleration::Baku => "_BAKU",
        };
        records.push(text("192", format!("{kind}{acceleration}")));
        if !settings.tie_breaks.is_empty() {
            let codes: Vec<String> = settings
                .tie_breaks
                .iter()
                .map(ToString::to_string)
                .collect();
            records.push(text("202", codes.join(",")));
            records.push(text("212", format!("PTS,{}", codes.join(","))));
        }
        records.extend(self.kept(ReportCode::EncodedTimeControl));
        records
    }

    /// Returns the records of a kind that came with an imported report.
    fn kept(&self, code: ReportCode) -> impl Iterator<Item = Record> + '_ {
        let records = self.tournament.report_records.iter();
        records
            .filter(move |it| it.code == code)
            .map(move |it| Record::Text {
                code: code.code().to_owned(),
                value: if code == ReportCode::RoundDates {
                    in_columns(it.text.as_str())
                } else {
                    it.text.to_string()
                },
            })
    }

    /// Returns the first and the last day. The last day of an imported report counts if it is not
    /// before the first.
    fn days(&self) -> Vec<Record> {
        let text = |code: &str, value: &str| Record::Text {
            code: code.to_owned(),
            value: value.to_owned(),
        };
        let first = self.tournament.settings.date;
        let first = first.map(|it| format!("{:04}/{:02}/{:02}", it.year(), it.month(), it.day()));
        let records = &self.tournament.report_records;
        let last = records.iter().find(|it| it.code == ReportCode::LastDay);
        let last = last.map(|it| it.text.as_str());
        let last = last.filter(|last| first.as_deref().is_none_or(|first| first < *last));
        let first = first.as_deref();
        let days = [("042", first), ("052", last.or(first))];
        let days = days.into_iter();
        days.filter_map(|(code, day)| Some(text(code, day?)))
            .collect()
    }

    /// Returns the program that paired the last round; `None` without a round, or if it is
    /// unknown.
    fn program(&self) -> Option<String> {
        let rounds = self.rounds.len();
        match &self.tournament.imported {
            Some(it) if rounds <= usize::from(it.count) => {
                it.program.as_ref().map(ToString::to_string)
            }
            Some(_) | None => (rounds > 0).then(|| "Kralle".to_owned()),
        }
    }

    /// Returns the scoring. In team events, games count one, a half and zero.
    pub(super) fn scoring(&self) -> Vec<Record> {
        let scoring = &self.tournament.settings.scoring;
        if self.is_single() {
            let points = |symbol: &str, points| (symbol.to_owned(), points);
            return vec![Record::GamePoints {
                code: "162".to_owned(),
                points: vec![
                    points("W", scoring.win),
                    points("D", scoring.draw),
                    points("L", scoring.loss),
                    points("P", scoring.bye),
                ],
            }];
        }
        vec![
            Record::BoardColors(vec![Role::First, Role::Second]),
            Record::MatchPoints {
                points: vec![
                    ("TW".to_owned(), scoring.win),
                    ("TD".to_owned(), scoring.draw),
                    ("TL".to_owned(), scoring.loss),
                ],
            },
        ]
    }
}

/// Returns the dates of the rounds in the columns of record 132, from 92 on.
fn in_columns(dates: &str) -> String {
    let dates = dates.split(' ').map(|date| match date {
        "-" => " ".repeat(8),
        date => format!("{date:8}"),
    });
    let dates = dates.collect::<Vec<_>>().join("  ");
    format!("{}{}", " ".repeat(87), dates.trim_end())
}
