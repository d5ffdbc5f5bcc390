//! Tournament report files: TRF16, TRF(x), TRF(bx) and TRF-2026.
//!
//! Begin at [`Trf::read`]. It splits a file into lines and records without losing anything, so
//! that [`Trf::to_bytes`] returns the same bytes. [`Trf::to_event`] converts the records into an
//! event that can be paired and ranked. [`write_individual`] and [`write_team`] do the reverse.
//!
//! Files are not trusted. Misplaced values, contradicting records and wrong totals are errors
//! with line and column. Unknown records (later records, a federation's own lines) are kept
//! unchanged.
//!
//! Roles: the `w` of a file is [`Role::First`](kralle_pairing::event::Role), whatever colors were
//! played.
//!
//! Not here: selecting and opening files. The draft records of 2024 (`ACC`, `TSE`, `PAB` …),
//! which FIDE withdrew, are kept like any unknown line.

mod columns;
mod content;
mod date;
mod differences;
mod error;
mod fold;
mod format;
mod meaning;
mod national;
mod overflow;
mod parse;
mod parse_text;
mod parse_x;
mod record;
mod remark;
mod repeated;
mod seats;
mod team_round;
mod teams;
mod text;
mod worth;
mod write;

use std::collections::BTreeMap;

pub(crate) use date::{birth_year, date, round_date};
pub use error::{TrfError, TrfProblem};
pub(crate) use format::{PLAYER_POINTS, TEAM_POINTS, has_room};
pub(crate) use national::LONGEST_NUMBER;
pub use national::NationalRecord;
pub use overflow::{CutName, Overflow};
pub use record::{
    AbnormalPoints, AcceleratedRounds, Cell, ColorMark, LineUp, MatchForfeit, PlayerRecord, Record,
    RequestedByes, RestrictedPairs, ResultCode, TeamByes, TeamRecord,
};
pub use remark::{ReportField, TrfRemark};
pub(crate) use seats::Seats;
pub use text::{Encoding, Ending};
pub use write::{PersonOrTeam, Sheet, write_individual, write_team};

/// Maximum number of lines: a hundred for each possible player number.
const MOST_LINES: usize = 1 << 20;

/// A tournament report file as a list of lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trf {
    encoding: Encoding,
    lines: Vec<Line>,
    cuts: text::Cuts,
    /// The parts of lines that cannot be read, at most [`remark::MOST`].
    unread: Vec<TrfRemark>,
}

/// The type (192) of an event of single players whose partners change. FIDE has no code for it.
pub const CHANGING_PARTNERS: &str = "OTHER_CHANGING_PARTNERS";

/// Words of the type of a team event, in small letters.
const TEAM_WORDS: [&str; 6] = ["team", "mannschaft", "équipe", "equipe", "squadr", "tandem"];

/// A line with its text and its parsed record.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Line {
    text: String,
    ending: Ending,
    record: Record,
}

impl Trf {
    /// Parses a file. The encoding is UTF-8 with or without a byte-order mark, UTF-16, or else
    /// Windows-1252. Characters of UTF-8 may lack their end. Lines end in LF, CRLF or CR.
    ///
    /// Columns count characters, or bytes in a line that fits only so. [`Self::remarks`] returns
    /// the fields that cannot be read.
    ///
    /// # Errors
    /// Fails at the first malformed line, or if there are too many lines.
    ///
    /// ```
    /// use kralle_exchange::trf::Trf;
    ///
    /// let file = Trf::read(b"012 Club evening\rXXR 5\r").unwrap();
    /// assert_eq!(file.name(), Some("Club evening"));
    /// assert_eq!(file.planned_rounds(), Some(5));
    /// assert_eq!(file.to_bytes(), b"012 Club evening\rXXR 5\r");
    /// ```
    pub fn read(bytes: &[u8]) -> Result<Self, TrfError> {
        let text::Decoded {
            encoding,
            text,
            cuts,
        } = text::decode(bytes);
        let mut lines = Vec::new();
        let mut unread = Vec::new();
        let mut firsts = repeated::Firsts::default();
        let mut cut_places = cuts.iter().map(|(at, _)| *at).peekable();
        let mut end = 0;
        for (index, (content, ending)) in text::lines(&text).enumerate() {
            if index >= MOST_LINES {
                let problem = TrfProblem::TooManyLines { most: MOST_LINES };
                return Err(TrfError::new(index + 1, 1, problem));
            }
            let (record, remarks) = parse::record(content, index + 1)?;
            let (record, repeated) = firsts.check(index + 1, content, record);
            end += content.len() + ending.as_str().len();
            let is_cut = cut_places.next_if(|at| *at < end).is_some();
            while cut_places.next_if(|at| *at < end).is_some() {}
            let cut = is_cut.then_some(TrfRemark::CharacterCut { line: index + 1 });
            if unread.len() < remark::MOST {
                unread.extend(remarks.into_iter().chain(repeated).chain(cut));
            }
            lines.push(Line {
                text: content.to_owned(),
                ending,
                record,
            });
        }
        let trf = Self {
            encoding,
            lines,
            cuts,
            unread,
        };
        let lines = trf.lines.iter().map(|it| (it.text.as_str(), &it.record));
        match content::foreign(bytes, &lines) {
            Some(problem) => Err(TrfError::new(1, 1, problem)),
            None => Ok(trf),
        }
    }

    /// Creates a file from records, in UTF-8 with LF.
    pub fn of_records(records: impl IntoIterator<Item = Record>) -> Self {
        let lines = records
            .into_iter()
            .map(|record| Line {
                text: format::line(&record),
                ending: Ending::Lf,
                record,
            })
            .collect();
        Self {
            encoding: Encoding::Utf8,
            lines,
            cuts: text::Cuts::new(),
            unread: Vec::new(),
        }
    }

    /// Appends a comment line for people.
    pub fn remark(&mut self, text: String) {
        self.lines
            .extend(Self::of_records([Record::Comment(text)]).lines);
    }

    /// Returns the bytes of the file. A file that was read comes back unchanged.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut text = String::new();
        for line in &self.lines {
            text.push_str(&line.text);
            text.push_str(line.ending.as_str());
        }
        text::encode(self.encoding, &text, &self.cuts)
    }

    /// Returns the records in the order of the file.
    pub fn records(&self) -> impl Iterator<Item = &Record> {
        self.lines.iter().map(|line| &line.record)
    }

    /// Returns the records with their line numbers, from 1.
    fn numbered(&self) -> impl Iterator<Item = (usize, &Record)> {
        self.lines
            .iter()
            .enumerate()
            .map(|(index, line)| (index + 1, &line.record))
    }

    /// The tournament's name (record 012). `None` without the record.
    pub fn name(&self) -> Option<&str> {
        self.text_of("012")
    }

    /// Returns the text of the first text record with this code. `None` if there is none.
    pub fn text_of(&self, wanted: &str) -> Option<&str> {
        self.records().find_map(|record| {
            let Record::Text { code, value } = record else {
                return None;
            };
            (code == wanted).then_some(value.as_str())
        })
    }

    /// Returns the texts of all text records with this code, with their line numbers.
    pub(crate) fn texts_of(&self, wanted: &'static str) -> impl Iterator<Item = (usize, &str)> {
        self.numbered().filter_map(move |(line, record)| {
            let Record::Text { code, value } = record else {
                return None;
            };
            (code == wanted).then_some((line, value.as_str()))
        })
    }

    /// Returns the texts of the comments, with their line numbers.
    pub(crate) fn comments(&self) -> impl Iterator<Item = (usize, &str)> {
        self.numbered().filter_map(|(line, record)| {
            let Record::Comment(text) = record else {
                return None;
            };
            Some((line, text.as_str()))
        })
    }

    /// The planned number of rounds (record 142 or XXR). `None` without the record.
    pub fn planned_rounds(&self) -> Option<u16> {
        self.records().find_map(|record| {
            let Record::Rounds { rounds, .. } = record else {
                return None;
            };
            Some(*rounds)
        })
    }

    /// Returns the national records.
    pub fn nationals(&self) -> impl Iterator<Item = &NationalRecord> + Clone {
        self.lines.iter().filter_map(|line| {
            let Record::National(record) = &line.record else {
                return None;
            };
            Some(record)
        })
    }

    /// The type of the tournament (record 192, else the free text of 092). `None` without either.
    pub fn tournament_type(&self) -> Option<&str> {
        self.text_of("192").or_else(|| self.text_of("092"))
    }

    /// True if the type (192) is that of single players with changing partners.
    pub fn has_changing_partners(&self) -> bool {
        self.text_of("192") == Some(CHANGING_PARTNERS) && !self.is_team_event()
    }

    /// True if teams are paired: the file has records 310, or records 013 and a sign of teams.
    /// Individual events use 013 for club rankings.
    ///
    /// A sign is a type that contains "team", a record of teams, or a number of teams (082) and
    /// rounds in which the players of each team meet those of one other.
    pub fn is_team_event(&self) -> bool {
        let codes = |wanted: &str| {
            self.records()
                .any(|record| matches!(record, Record::Team(team) if team.code == wanted))
        };
        let says_team = || {
            ["192", "092"]
                .into_iter()
                .filter_map(|code| self.text_of(code))
                .any(|kind| {
                    let kind = kind.to_lowercase();
                    TEAM_WORDS.iter().any(|word| kind.contains(word))
                })
        };
        let has_team_records = || {
            self.records().any(|record| {
                matches!(
                    record,
                    Record::MatchPoints { .. }
                        | Record::BoardColors(_)
                        | Record::TeamByes(_)
                        | Record::Forfeit(_)
                        | Record::LineUp(_)
                )
            })
        };
        codes("310") || (codes("013") && (says_team() || has_team_records() || self.teams_meet()))
    }

    /// True if the file states a number of teams, and the players of each team meet those of one
    /// other team in every round.
    fn teams_meet(&self) -> bool {
        let count = self.text_of("082").and_then(|it| it.trim().parse().ok());
        if count.is_none_or(|it: u32| it == 0) {
            return false;
        }
        let mut team_of = BTreeMap::new();
        for (team, record) in self.teams().enumerate() {
            team_of.extend(record.players.iter().map(|player| (*player, team)));
        }
        let mut met = BTreeMap::new();
        let mut common = 0;
        for player in self.players() {
            for (round, cell) in player.rounds.iter().enumerate() {
                let Some(opponent) = cell.and_then(|it| it.opponent) else {
                    continue;
                };
                let teams = team_of.get(&player.number).zip(team_of.get(&opponent));
                let Some((own, other)) = teams.filter(|(own, other)| own != other) else {
                    return false;
                };
                match met.insert((*own, round), *other) {
                    Some(before) if before != *other => return false,
                    Some(_) => common += 1,
                    None => {}
                }
            }
        }
        common > 0
    }

    /// Returns the players (record 001) in the order of the file.
    pub fn players(&self) -> impl Iterator<Item = &PlayerRecord> {
        self.records().filter_map(|record| {
            let Record::Player(player) = record else {
                return None;
            };
            Some(player)
        })
    }

    /// Returns the teams (record 310, or 013 if there is no 310) in the order of the file.
    pub fn teams(&self) -> impl Iterator<Item = &TeamRecord> {
        let new = self
            .records()
            .any(|record| matches!(record, Record::Team(team) if team.code == "310"));
        self.records().filter_map(move |record| {
            let Record::Team(team) = record else {
                return None;
            };
            (!new || team.code == "310").then_some(team)
        })
    }
}
