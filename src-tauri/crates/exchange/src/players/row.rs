//! One line of a list: cells to a player.

use std::ops::RangeInclusive;

use kralle_tournament::NationalId;
use unicode_normalization::UnicodeNormalization;

use super::column::{Column, ColumnMeaning, RatingKind};
use super::problem::{Problem, ProblemKind};
use super::{MAX_CHARACTERS, Severity};
use crate::table::looks_like_formula;

/// What a rating can be.
pub(super) const RATINGS: RangeInclusive<u16> = 100..=3500;
/// What a place in a line-up order can be.
const BOARD_ORDERS: RangeInclusive<u16> = 1..=99;
/// Nobody born earlier plays any more.
pub(super) const EARLIEST_BIRTH_YEAR: u16 = 1900;

/// What clubs write where there is no rating.
const UNRATED: [&str; 22] = [
    "",
    "-",
    "--",
    "–",
    "—",
    "0",
    "0000",
    "?",
    "/",
    "x",
    "k.a.",
    "ka",
    "n/a",
    "na",
    "neu",
    "new",
    "ohne",
    "none",
    "unrated",
    "unbewertet",
    "nc",
    "null",
];

/// A rating and the list it is from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ListedRating {
    /// The list.
    pub kind: RatingKind,
    /// The number, 100 to 3500.
    pub value: u16,
}

/// A player as the list has them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedPlayer {
    /// The name in NFC, white space folded, otherwise as written; of two
    /// columns "Surname, Given".
    pub name: String,
    /// In the order of the columns; what is empty or unreadable is absent.
    pub ratings: Vec<ListedRating>,
    /// The year of birth.
    pub birth_year: Option<u16>,
    /// The club.
    pub club: Option<String>,
    /// The FIDE identification number.
    pub fide_id: Option<u32>,
    /// The number in a national federation; of a club's and a member's number
    /// `70107-0023`, which count before a number of another kind.
    pub national_id: Option<NationalId>,
    /// The name of the fixed team the list puts the player in.
    pub team: Option<String>,
    /// The place in that team's line-up order, from 1.
    pub board_order: Option<u16>,
}

impl ListedPlayer {
    /// The rating of one list.
    pub fn rating(&self, kind: RatingKind) -> Option<u16> {
        self.ratings
            .iter()
            .find(|rating| rating.kind == kind)
            .map(|rating| rating.value)
    }
}

/// A line of the list and what became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Its line in the file, from 1.
    pub line: u32,
    /// The cells as they stand there.
    pub cells: Vec<String>,
    /// The player; none when the line is left out.
    pub player: Option<ListedPlayer>,
    /// What is wrong with it, or should be looked at.
    pub problems: Vec<Problem>,
}

/// Text of a cell as it is kept, and what had to be done for it.
struct Tidy {
    text: String,
    /// Characters that cannot be seen were taken out.
    control: bool,
}

/// NFC, no control or zero-width characters, white space folded and trimmed.
fn tidy(cell: &str) -> Tidy {
    let mut control = false;
    let visible: String = cell
        .nfc()
        .filter(|sign| {
            let hidden = (sign.is_control() && !sign.is_whitespace())
                || matches!(*sign, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}' | '\u{ad}');
            control |= hidden;
            !hidden
        })
        .collect();
    let mut text = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    // The apostrophe by which a spreadsheet is told that a cell is text.
    let guarded = text.strip_prefix('\'').is_some_and(|rest| {
        looks_like_formula(rest) || rest.strip_prefix('\'').is_some_and(looks_like_formula)
    });
    if guarded {
        text.remove(0);
    }
    Tidy { text, control }
}

/// Reads the cells of one line; the caller looks for duplicates.
pub(super) fn read_row(
    line: u32,
    cells: Vec<String>,
    columns: &[Column],
    latest_birth_year: u16,
) -> Row {
    let mut reader = RowReader {
        line,
        latest_birth_year,
        problems: Vec::new(),
    };
    let filled = cells
        .iter()
        .rposition(|cell| !cell.trim().is_empty())
        .map_or(0, |last| last + 1);
    if filled > columns.len() {
        // The cells may be shifted, so what is in them says nothing.
        reader.problem(
            None,
            ProblemKind::TooManyCells {
                found: filled,
                expected: columns.len(),
            },
        );
        return Row {
            line,
            cells,
            player: None,
            problems: reader.problems,
        };
    }
    let player = reader.player(&cells, columns);
    let left_out = reader
        .problems
        .iter()
        .any(|it| it.severity() != Severity::Remark);
    Row {
        line,
        cells,
        player: if left_out { None } else { player },
        problems: reader.problems,
    }
}

/// A club's and a member's number of one line.
#[derive(Default)]
struct Membership {
    club: String,
    member: String,
    /// The column of the member's number.
    column: Option<u16>,
}

impl Membership {
    /// The number they are together; none while one of them is missing.
    fn joined(&self) -> Option<String> {
        let number = |text: &str| text.strip_suffix(".0").unwrap_or(text).to_owned();
        joined_membership(&number(&self.club), &number(&self.member))
    }
}

/// A club's and a member's number as the German federation joins them: `70107-0023`.
pub(crate) fn joined_membership(club: &str, member: &str) -> Option<String> {
    let there = |text: &str| !UNRATED.contains(&text.to_lowercase().as_str());
    (there(club) && there(member)).then(|| format!("{club}-{member:0>4}"))
}

struct RowReader {
    line: u32,
    latest_birth_year: u16,
    problems: Vec<Problem>,
}

impl RowReader {
    fn problem(&mut self, column: Option<u16>, kind: ProblemKind) {
        self.problems.push(Problem {
            line: Some(self.line),
            column,
            kind,
        });
    }

    fn player(&mut self, cells: &[String], columns: &[Column]) -> Option<ListedPlayer> {
        let (mut whole, mut surname, mut given) = (String::new(), String::new(), String::new());
        let mut name_column = None;
        let mut membership = Membership::default();
        let mut player = ListedPlayer {
            name: String::new(),
            ratings: Vec::new(),
            birth_year: None,
            club: None,
            fide_id: None,
            national_id: None,
            team: None,
            board_order: None,
        };
        for (column, cell) in columns.iter().zip(cells) {
            let number = column.number;
            match column.meaning {
                ColumnMeaning::Name => {
                    name_column.get_or_insert(number);
                    whole = self.text(number, cell);
                }
                ColumnMeaning::Surname => {
                    name_column.get_or_insert(number);
                    surname = self.text(number, cell);
                }
                ColumnMeaning::GivenName => {
                    name_column.get_or_insert(number);
                    given = self.text(number, cell);
                }
                ColumnMeaning::Rating(kind) => {
                    if let Some(value) = self.rating(number, cell) {
                        player.ratings.push(ListedRating { kind, value });
                    }
                }
                ColumnMeaning::BirthYear => player.birth_year = self.birth_year(number, cell),
                ColumnMeaning::Club => player.club = self.club(number, cell),
                ColumnMeaning::FideId => player.fide_id = self.fide_id(number, cell),
                ColumnMeaning::NationalId => player.national_id = self.national_id(number, cell),
                ColumnMeaning::ClubNumber => membership.club = tidy(cell).text,
                ColumnMeaning::MemberNumber => {
                    membership.column = Some(number);
                    membership.member = tidy(cell).text;
                }
                ColumnMeaning::Team => player.team = self.team(number, cell),
                ColumnMeaning::BoardOrder => {
                    player.board_order = self.board_order(number, cell);
                }
                ColumnMeaning::Ignored => {}
            }
        }
        if let (Some(number), Some(joined)) = (membership.column, membership.joined())
            && let Some(id) = self.national_id(number, &joined)
        {
            player.national_id = Some(id);
        }
        if whole.is_empty() {
            whole = match (surname.is_empty(), given.is_empty()) {
                (false, false) => format!("{surname}, {given}"),
                (true, false) => {
                    self.problem(name_column, ProblemKind::SurnameMissing);
                    given
                }
                (_, true) => surname,
            };
        }
        let length = whole.chars().count();
        if whole.is_empty() {
            self.problem(name_column, ProblemKind::EmptyName);
            return None;
        }
        if !whole.chars().any(char::is_alphabetic) {
            self.problem(
                name_column,
                ProblemKind::NameWithoutLetters { found: whole },
            );
            return None;
        }
        if length > MAX_CHARACTERS {
            self.problem(name_column, ProblemKind::NameTooLong { found: length });
            return None;
        }
        player.name = whole;
        Some(player)
    }

    /// The text of a name or club, with a remark on what looks odd in it.
    fn text(&mut self, column: u16, cell: &str) -> String {
        let Tidy { text, control } = tidy(cell);
        let column = Some(column);
        if control {
            self.problem(column, ProblemKind::ControlCharacters);
        }
        if text.contains(char::REPLACEMENT_CHARACTER) {
            self.problem(column, ProblemKind::UndecodableCharacters);
        }
        if text.len() > 1 && text.starts_with(['=', '+', '-', '@']) {
            self.problem(
                column,
                ProblemKind::FormulaText {
                    found: text.clone(),
                },
            );
        }
        if is_garbled(&text) {
            self.problem(
                column,
                ProblemKind::GarbledText {
                    found: text.clone(),
                },
            );
        }
        text
    }

    fn club(&mut self, column: u16, cell: &str) -> Option<String> {
        let club = self.text(column, cell);
        let length = club.chars().count();
        if length > MAX_CHARACTERS {
            self.problem(Some(column), ProblemKind::ClubTooLong { found: length });
            return None;
        }
        (!club.is_empty() && club != "-" && club != "–").then_some(club)
    }

    fn team(&mut self, column: u16, cell: &str) -> Option<String> {
        let team = self.text(column, cell);
        let found = team.chars().count();
        if found > MAX_CHARACTERS {
            self.problem(Some(column), ProblemKind::TeamTooLong { found });
            return None;
        }
        (!team.is_empty() && team != "-" && team != "–").then_some(team)
    }

    /// A place in the line-up order: a whole number from 1.
    fn board_order(&mut self, column: u16, cell: &str) -> Option<u16> {
        let text = tidy(cell).text;
        if text.is_empty() {
            return None;
        }
        match whole_number(&text).and_then(|it| u16::try_from(it).ok()) {
            Some(order) if BOARD_ORDERS.contains(&order) => Some(order),
            Some(_) | None => {
                self.problem(
                    Some(column),
                    ProblemKind::UnreadableBoardOrder { found: text },
                );
                None
            }
        }
    }

    /// A rating: "1850", a spreadsheet's "1850.0", a grouped "1'850", a DWZ
    /// with its index "1850-23".
    fn rating(&mut self, column: u16, cell: &str) -> Option<u16> {
        let text = tidy(cell).text;
        if UNRATED.contains(&text.to_lowercase().as_str()) {
            return None;
        }
        let Some(value) = whole_number(&text) else {
            self.problem(Some(column), ProblemKind::UnreadableRating { found: text });
            return None;
        };
        match u16::try_from(value) {
            Ok(rating) if RATINGS.contains(&rating) => Some(rating),
            Ok(_) | Err(_) => {
                self.problem(Some(column), ProblemKind::ImpossibleRating { found: value });
                None
            }
        }
    }

    /// A year, or a date with a year of four digits in it.
    fn birth_year(&mut self, column: u16, cell: &str) -> Option<u16> {
        let text = tidy(cell).text;
        if UNRATED.contains(&text.to_lowercase().as_str()) {
            return None;
        }
        let is_date = text
            .chars()
            .all(|sign| sign.is_ascii_digit() || ".-/ ".contains(sign));
        let mut years = text
            .split(|sign: char| !sign.is_ascii_digit())
            .filter(|part| part.len() == 4)
            .filter_map(|part| part.parse::<u32>().ok());
        let (Some(year), None, true) = (years.next(), years.next(), is_date) else {
            self.problem(
                Some(column),
                ProblemKind::UnreadableBirthYear { found: text },
            );
            return None;
        };
        match u16::try_from(year) {
            Ok(year) if (EARLIEST_BIRTH_YEAR..=self.latest_birth_year).contains(&year) => {
                Some(year)
            }
            Ok(_) | Err(_) => {
                let latest = self.latest_birth_year;
                self.problem(
                    Some(column),
                    ProblemKind::ImpossibleBirthYear {
                        found: year,
                        latest,
                    },
                );
                None
            }
        }
    }

    /// A number in a national federation.
    fn national_id(&mut self, column: u16, cell: &str) -> Option<NationalId> {
        let text = tidy(cell).text;
        if UNRATED.contains(&text.to_lowercase().as_str()) {
            return None;
        }
        // What a spreadsheet makes of a number.
        let number = match text.strip_suffix(".0") {
            Some(whole) if whole.bytes().all(|byte| byte.is_ascii_digit()) => whole,
            Some(_) | None => &text,
        };
        let read = NationalId::parse(number);
        if read.is_err() {
            self.problem(
                Some(column),
                ProblemKind::UnreadableNationalId { found: text },
            );
        }
        read.ok()
    }

    fn fide_id(&mut self, column: u16, cell: &str) -> Option<u32> {
        let text = tidy(cell).text;
        if UNRATED.contains(&text.to_lowercase().as_str()) {
            return None;
        }
        let number = text.strip_suffix(".0").unwrap_or(&text);
        let digits = number.len() <= 9 && number.bytes().all(|byte| byte.is_ascii_digit());
        match number.parse::<u32>() {
            Ok(id) if digits && id > 0 => Some(id),
            Ok(_) | Err(_) => {
                self.problem(Some(column), ProblemKind::UnreadableFideId { found: text });
                None
            }
        }
    }
}

/// A whole number of at most nine digits in one of the dresses clubs give it.
fn whole_number(text: &str) -> Option<u32> {
    // DWZ with index, or a spreadsheet's decimals.
    let text = match text.split_once('-') {
        Some((number, index)) if index.bytes().all(|byte| byte.is_ascii_digit()) => number,
        Some(_) => return None,
        None => text,
    };
    let text = text.trim();
    let text = [".0", ",0", ".00", ",00"]
        .into_iter()
        .find_map(|ending| text.strip_suffix(ending))
        .unwrap_or(text);
    let parts: Vec<&str> = text.split(['\'', '’', '.', ' ', '\u{202f}']).collect();
    let grouped = parts.len() > 1;
    let well_grouped = !grouped
        || ((1..=3).contains(&parts[0].len()) && parts[1..].iter().all(|part| part.len() == 3));
    let digits = parts.concat();
    let plain =
        !digits.is_empty() && digits.len() <= 9 && digits.bytes().all(|byte| byte.is_ascii_digit());
    if plain && well_grouped {
        digits.parse().ok()
    } else {
        None
    }
}

/// UTF-8 that was once read as Windows-1252: `MÃ¼ller`.
fn is_garbled(text: &str) -> bool {
    let mut before = ' ';
    for sign in text.chars() {
        if matches!(before, 'Ã' | 'Ä' | 'Å')
            && matches!(sign, '\u{80}'..='\u{bf}' | '€' | '‚'..='„' | '…' | '†' | '‡' | 'ˆ' | '‰' | 'Š' | '‹' | 'Œ' | 'Ž' | '‘'..='”' | '•' | '–' | '—' | '˜' | '™' | 'š' | '›' | 'œ' | 'ž' | 'Ÿ')
        {
            return true;
        }
        before = sign;
    }
    false
}
