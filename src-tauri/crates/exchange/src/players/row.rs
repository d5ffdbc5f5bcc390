//! Parser from the cells of a line to a player.

use kralle_tournament::{Line, Person, PlayerData, PlayerField, Title};

use super::captain_cell::CaptainCell;
use super::cell::{CellReader, says_nothing, spaced_commas, tidy};
use super::column::{Column, ColumnMeaning};
use super::line::{self, LineFault};
use super::list_number::{without_bullet, without_number, without_pictures};
use super::problem::{Problem, ProblemKind};
use super::{MAX_CHARACTERS, MAX_COLUMNS, Severity};

/// A player as given in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedPlayer {
    /// Name and fields. A club's and a member's number form the national number `70107-0023`,
    /// which replaces any other national number. Ratings are 100 to 3500.
    pub data: PlayerData,
    /// The player's fixed team; `None` if the list names none.
    pub team: Option<String>,
    /// The place in the team's line-up order, from 1. `None` if the list has none.
    pub board_order: Option<u16>,
    /// The captain of the team, by name. If the list only marks the captain's line, the player's
    /// own name. `None` if the line names none.
    pub captain: Option<String>,
}

/// A line of the list and its result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Line in the file, from 1.
    pub line: u32,
    pub cells: Vec<String>,
    /// The player; `None` if the line is left out. See [`Row::entered`] for lines that are set
    /// aside.
    pub player: Option<ListedPlayer>,
    pub problems: Vec<Problem>,
    /// The place in the list, from 0, of the earlier row that [`Row::same_person_as`] means.
    pub twin: Option<usize>,
}

impl ListedPlayer {
    /// The identity of the player.
    pub fn person(&self) -> Person {
        Person::from(&self.data)
    }
}

impl Row {
    /// Returns the player; `None` if the line is left out or set aside.
    pub fn entered(&self) -> Option<&ListedPlayer> {
        let aside = |problem: &Problem| problem.severity() == Severity::RowSetAside;
        let player = self.player.as_ref();
        player.filter(|_| !self.problems.iter().any(aside))
    }

    /// True if the row may be something other than a player.
    pub fn is_doubtful(&self) -> bool {
        let mut problems = self.problems.iter();
        problems.any(|it| matches!(it.kind, ProblemKind::DoubtfulRow { .. }))
    }

    /// Returns the earlier line that may be the same person, or `None`.
    pub fn same_person_as(&self) -> Option<u32> {
        let mut problems = self.problems.iter();
        problems.find_map(|problem| problem.kind.same_person_as())
    }
}

impl line::Line {
    /// Reads the cells of the line.
    pub(super) fn into_row(self, columns: &[Column], latest_birth_year: Option<u16>) -> Row {
        let line = self.number;
        let refused = |cells, kind| Row {
            line,
            cells,
            player: None,
            problems: vec![Problem {
                line: Some(line),
                column: None,
                kind,
            }],
            twin: None,
        };
        match self.fault {
            Some(LineFault::QuoteNotClosed) => {
                let column = u16::try_from(self.cells.len()).ok();
                let mut row = refused(self.cells, ProblemKind::QuoteNotClosed);
                row.problems[0].column = column;
                row
            }
            Some(LineFault::NotAligned) => {
                let text = self.cells.join("  ");
                refused(self.cells, ProblemKind::NotAligned { text })
            }
            Some(LineFault::GameResult) => {
                let text = self.cells.join(" ");
                refused(self.cells, ProblemKind::GameResult { text })
            }
            None if self.cells.len() > MAX_COLUMNS => {
                let kind = ProblemKind::too_many_cells(self.cells.len(), columns.len());
                let cells = self.cells.into_iter().take(MAX_COLUMNS).collect();
                refused(cells, kind)
            }
            None => read_row(self, columns, latest_birth_year),
        }
    }
}

/// Reads the cells of one line, without looking for duplicates.
fn read_row(line: line::Line, columns: &[Column], latest_birth_year: Option<u16>) -> Row {
    let line::Line {
        number: line,
        cells,
        shared,
        is_doubtful,
        note,
        ..
    } = line;
    let mut reader = CellReader {
        line,
        latest_birth_year,
        problems: Vec::new(),
    };
    let filled = cells
        .iter()
        .rposition(|cell| !cell.trim().is_empty())
        .map_or(0, |last| last + 1);
    if filled > columns.len() {
        // The cells may be shifted, so their content is unreliable.
        let kind = ProblemKind::too_many_cells(filled, columns.len());
        reader.problem(None, kind);
        return Row {
            line,
            cells,
            player: None,
            problems: reader.problems,
            twin: None,
        };
    }
    if let Some(text) = note {
        reader.problem(None, ProblemKind::CellsBehind { text });
    }
    let player = player(&mut reader, &cells, columns, &shared);
    if let Some(player) = player.as_ref().filter(|_| is_doubtful) {
        let name = player.data.name.to_string();
        reader.problem(None, ProblemKind::DoubtfulRow { name });
    }
    let left_out = reader
        .problems
        .iter()
        .any(|it| it.severity() == Severity::RowLeftOut);
    Row {
        line,
        cells,
        player: if left_out { None } else { player },
        problems: reader.problems,
        twin: None,
    }
}

/// A club's and a member's number in one line.
#[derive(Default)]
struct Membership {
    club: String,
    member: String,
    /// The column of the member's number. `None` without such a column.
    column: Option<u16>,
}

impl Membership {
    /// Joins the two numbers; `None` if one of them is missing.
    fn joined(&self) -> Option<String> {
        let number = |text: &str| text.strip_suffix(".0").unwrap_or(text).to_owned();
        joined_membership(&number(&self.club), &number(&self.member))
    }
}

/// Joins a club's and a member's number in the format of the German federation: `70107-0023`.
/// `None` if one of them is empty or a placeholder.
pub(crate) fn joined_membership(club: &str, member: &str) -> Option<String> {
    let there = |text: &str| !says_nothing(text);
    (there(club) && there(member)).then(|| format!("{club}-{member:0>4}"))
}

/// Builds the player of these cells; `None` if the name is missing or invalid.
fn player(
    reader: &mut CellReader,
    cells: &[String],
    columns: &[Column],
    shared: &[u16],
) -> Option<ListedPlayer> {
    let (mut whole, mut surname, mut given) = (String::new(), String::new(), String::new());
    let mut name_column = None;
    let mut membership = Membership::default();
    // The name is set after all cells are read.
    let mut data = PlayerData::new(Line::parse("?").ok()?);
    let (mut team, mut board_order) = (None, None);
    let mut captain = CaptainCell::Nobody;
    for (column, cell) in columns.iter().zip(cells) {
        let number = column.number;
        match column.meaning {
            ColumnMeaning::Name => {
                name_column.get_or_insert(number);
                let cell = without_pictures(cell);
                whole = spaced_commas(&reader.text(number, without_bullet(&cell)));
            }
            ColumnMeaning::Surname => {
                name_column.get_or_insert(number);
                surname = reader.text(number, cell);
            }
            ColumnMeaning::GivenName => {
                name_column.get_or_insert(number);
                given = reader.text(number, cell);
            }
            ColumnMeaning::Field(PlayerField::Sex) => {
                // "Frau Dr."
                let (sex, titles) = cell.trim().split_once(' ').unwrap_or((cell, ""));
                match Title::split(&format!("{titles} Anna")) {
                    (Some(title), name) if name == "Anna" => {
                        data.sex = reader.sex(number, sex, column.sexes);
                        data.title.get_or_insert(title);
                    }
                    _ => data.sex = reader.sex(number, cell, column.sexes),
                }
            }
            ColumnMeaning::Field(PlayerField::Title)
                if column.heading.to_lowercase().contains("fide") =>
            {
                let cell = title_of_letters(cell.trim()).unwrap_or(cell);
                reader.field(number, cell, PlayerField::Title, &mut data);
            }
            ColumnMeaning::Field(field) => reader.field(number, cell, field, &mut data),
            ColumnMeaning::Rating(_) | ColumnMeaning::Ratings if shared.contains(&number) => {
                let text = tidy(cell).text;
                if !says_nothing(&text) {
                    reader.problem(Some(number), ProblemKind::AmbiguousRating { found: text });
                }
            }
            ColumnMeaning::Rating(_) | ColumnMeaning::Ratings => {
                for (kind, rating) in reader.ratings(number, cell, &column.kinds) {
                    // A rating from its own column takes precedence over a label in another
                    // column's cell.
                    data.ratings.entry(kind).or_insert(rating);
                }
            }
            ColumnMeaning::ClubNumber => membership.club = tidy(cell).text,
            ColumnMeaning::MemberNumber => {
                membership.column = Some(number);
                membership.member = tidy(cell).text;
            }
            ColumnMeaning::Team => team = reader.team(number, cell),
            ColumnMeaning::BoardOrder => {
                board_order = reader.board_order(number, cell);
            }
            ColumnMeaning::Captain => captain = reader.captain(number, cell),
            ColumnMeaning::Ignored => {}
        }
    }
    if let (Some(number), Some(joined)) = (membership.column, membership.joined()) {
        reader.field(number, &joined, PlayerField::NationalId, &mut data);
    }
    if whole.is_empty() {
        whole = match (surname.is_empty(), given.is_empty()) {
            (false, false) => format!("{surname}, {given}"),
            (true, false) => {
                reader.problem(name_column, ProblemKind::SurnameMissing);
                given
            }
            (_, true) => surname,
        };
    }
    // The comma that separates the entries of a typed list.
    whole.truncate(whole.trim_end_matches([',', ';', ' ']).len());
    let bare = without_bullet(&whole);
    let full_name = without_number(bare).unwrap_or(bare).to_owned();
    let length = full_name.chars().count();
    if full_name.is_empty() {
        let mut filled = cells.iter().map(|it| it.trim()).filter(|it| !it.is_empty());
        let note = filled.next().filter(|it| it.contains(char::is_alphabetic));
        let kind = match (note, filled.next()) {
            (Some(note), None) => ProblemKind::NoteRow {
                text: note.to_owned(),
            },
            _ => ProblemKind::EmptyName,
        };
        reader.problem(name_column, kind);
        return None;
    }
    let (in_name, name) = Title::split(&full_name);
    if !name.chars().any(char::is_alphabetic) {
        reader.problem(
            name_column,
            ProblemKind::NameWithoutLetters { found: full_name },
        );
        return None;
    }
    if length > MAX_CHARACTERS {
        reader.problem(name_column, ProblemKind::NameTooLong { found: length });
        return None;
    }
    data.title = match data.title.take() {
        Some(title) => Some(title.with(in_name.as_ref())),
        None => in_name,
    };
    data.name = Line::parse(&name).ok()?;
    Some(ListedPlayer {
        captain: captain.name(&name),
        data,
        team,
        board_order,
    })
}

/// Returns the FIDE title of the letters that lists of FIDE and of France use; `None` for others.
fn title_of_letters(letters: &str) -> Option<&'static str> {
    Some(match letters {
        "g" => "GM",
        "m" => "IM",
        "f" => "FM",
        "c" => "CM",
        "wg" | "gf" => "WGM",
        "wm" | "mf" => "WIM",
        "wf" | "ff" => "WFM",
        "wc" | "cf" => "WCM",
        _ => return None,
    })
}
