//! One line of a list: cells to a player.

use kralle_tournament::{Line, Person, PlayerData, PlayerField, Title};

use super::captain_cell::CaptainCell;
use super::cell::{CellReader, says_nothing, tidy};
use super::column::{Column, ColumnMeaning};
use super::free_text::without_number;
use super::problem::{Problem, ProblemKind};
use super::{MAX_CHARACTERS, Severity};

/// A player as the list has them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedPlayer {
    /// Name and fields; of a club's and a member's number the national number is `70107-0023`, which counts
    /// before a number of another kind. Ratings are 100 to 3500.
    pub data: PlayerData,
    /// The name of the fixed team the list puts the player in.
    pub team: Option<String>,
    /// The place in that team's line-up order, from 1.
    pub board_order: Option<u16>,
    /// The captain of that team as this line names one: a name, which is the player's own where the
    /// list only marks the line.
    pub captain: Option<String>,
}

/// A line of the list and what became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Its line in the file, from 1.
    pub line: u32,
    pub cells: Vec<String>,
    /// The player; none when the line is left out. [`Row::entered`] says whether a person must say
    /// so first.
    pub player: Option<ListedPlayer>,
    pub problems: Vec<Problem>,
}

impl ListedPlayer {
    /// The person of the line.
    pub fn person(&self) -> Person {
        Person::from(&self.data)
    }
}

impl Row {
    /// The player, unless the line is left out or set aside.
    pub fn entered(&self) -> Option<&ListedPlayer> {
        let aside = |problem: &Problem| problem.severity() == Severity::RowSetAside;
        let player = self.player.as_ref();
        player.filter(|_| !self.problems.iter().any(aside))
    }

    /// The earlier line that may be the same person.
    pub fn same_person_as(&self) -> Option<u32> {
        let mut problems = self.problems.iter();
        problems.find_map(|problem| problem.kind.same_person_as())
    }
}

/// Reads the cells of one line; the caller looks for duplicates.
pub(super) fn read_row(
    line: u32,
    cells: Vec<String>,
    columns: &[Column],
    latest_birth_year: u16,
) -> Row {
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
    let player = player(&mut reader, &cells, columns);
    let left_out = reader
        .problems
        .iter()
        .any(|it| it.severity() == Severity::RowLeftOut);
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
    let there = |text: &str| !says_nothing(text);
    (there(club) && there(member)).then(|| format!("{club}-{member:0>4}"))
}

/// The player of these cells; none where there is no name.
fn player(reader: &mut CellReader, cells: &[String], columns: &[Column]) -> Option<ListedPlayer> {
    let (mut whole, mut surname, mut given) = (String::new(), String::new(), String::new());
    let mut name_column = None;
    let mut membership = Membership::default();
    // Its name is known when all cells are read.
    let mut data = PlayerData::new(Line::parse("?").ok()?);
    let (mut team, mut board_order) = (None, None);
    let mut captain = CaptainCell::Nobody;
    for (column, cell) in columns.iter().zip(cells) {
        let number = column.number;
        match column.meaning {
            ColumnMeaning::Name => {
                name_column.get_or_insert(number);
                whole = reader.text(number, cell);
            }
            ColumnMeaning::Surname => {
                name_column.get_or_insert(number);
                surname = reader.text(number, cell);
            }
            ColumnMeaning::GivenName => {
                name_column.get_or_insert(number);
                given = reader.text(number, cell);
            }
            ColumnMeaning::Field(field) => reader.field(number, cell, field, &mut data),
            ColumnMeaning::Rating(_) | ColumnMeaning::Ratings => {
                for (kind, rating) in reader.ratings(number, cell, &column.kinds) {
                    // A column of its own counts before a word in another one's cell.
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
    if let Some(name) = without_number(&whole) {
        let name = name.to_owned();
        whole = name;
    }
    let length = whole.chars().count();
    if whole.is_empty() {
        reader.problem(name_column, ProblemKind::EmptyName);
        return None;
    }
    if !whole.chars().any(char::is_alphabetic) {
        reader.problem(
            name_column,
            ProblemKind::NameWithoutLetters { found: whole },
        );
        return None;
    }
    if length > MAX_CHARACTERS {
        reader.problem(name_column, ProblemKind::NameTooLong { found: length });
        return None;
    }
    let (in_name, name) = Title::split(&whole);
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
