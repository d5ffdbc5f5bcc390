//! Header of a report: name, place, format, scoring.

use chrono::Datelike as _;
use kralle_tournament::{Format, Role};

use super::Report;
use crate::tournament_report::national;
use crate::trf::Record;

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
        if let Some(date) = settings.date {
            let date = format!("{:04}/{:02}/{:02}", date.year(), date.month(), date.day());
            records.push(text("042", date.clone()));
            records.push(text("052", date));
        }
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
        records.push(Record::Rounds {
            code: "142".to_owned(),
            rounds: self.tournament.rounds_planned().max(1),
        });
        let lots = self.tournament.lots.as_ref().map(|lots| lots.top_role);
        let numbers = self.tournament.start_numbering.as_ref();
        let top = lots.or_else(|| numbers.map(|numbers| numbers.top_role));
        records.extend(top.map(|role| Record::InitialColor {
            code: "152".to_owned(),
            role,
        }));
        let kind = match (settings.format, self.is_single()) {
            (Format::RoundRobin, true) => "FIDE_ROUNDROBIN",
            (Format::RoundRobin, false) => "FIDE_TEAM_ROUNDROBIN",
            (Format::DoubleRoundRobin, true) => "FIDE_DOUBLEROUNDROBIN",
            (Format::DoubleRoundRobin, false) => "FIDE_TEAM_DOUBLEROUNDROBIN",
            (Format::SwissSystem, true) => "FIDE_DUTCH_2026",
            // Color preferences of type A, and match points as the score.
            (Format::SwissSystem, false) => "FIDE_TEAM_TYPEA_MP",
        };
        records.extend(national::method(self.tournament, self.federation));
        records.push(text("192", kind.to_owned()));
        if !settings.tie_breaks.is_empty() {
            let codes: Vec<String> = settings
                .tie_breaks
                .iter()
                .map(ToString::to_string)
                .collect();
            records.push(text("202", codes.join(",")));
            records.push(text("212", format!("PTS,{}", codes.join(","))));
        }
        records
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
