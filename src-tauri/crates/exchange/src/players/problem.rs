//! Problems of a list.

use kralle_choice::Code;
use kralle_tournament::PlayerField;

use super::file_kind::FileKind;

/// The effect of a problem on the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The file could not be read.
    FileRefused,
    /// The line is left out; the others are read.
    RowLeftOut,
    /// The line is read but left out, unless the user enters it.
    RowSetAside,
    /// The user must answer before any player is entered.
    Question,
    /// Everything is read; the user should check it.
    Remark,
}

/// A problem with its position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Line in the file, from 1; `None` if the problem concerns the whole file or a column.
    pub line: Option<u32>,
    /// Column in the table, from 1; `None` if the problem concerns a whole line.
    pub column: Option<u16>,
    pub kind: ProblemKind,
}

/// A kind of problem.
#[derive(Debug, Clone, PartialEq, Eq, Code)]
#[code(kind = ProblemName)]
pub enum ProblemKind {
    EmptyFile,
    NotText {
        found: FileKind,
    },
    /// The file exceeds the size limit.
    FileTooLarge {
        /// Length in bytes.
        found: usize,
        /// The limit in bytes: [`MAX_BYTES`](super::MAX_BYTES), or for a workbook
        /// [`MAX_WORKBOOK_BYTES`](super::MAX_WORKBOOK_BYTES).
        most: usize,
    },
    /// A workbook that unpacks to more than [`MAX_UNPACKED`](crate::workbook::MAX_UNPACKED).
    WorkbookTooLarge,
    WorkbookDamaged {
        /// The reader's message, in English.
        found: String,
    },
    NoSheet {
        found: String,
        /// The visible sheets.
        sheets: Vec<String>,
    },
    /// A cell with an error instead of a value; read as empty.
    CellError {
        /// The error text that the spreadsheet shows.
        found: String,
    },
    /// A formula without a stored result; read as empty.
    NotCalculated {
        formula: String,
    },
    /// Several visible sheets have players; the first one is read.
    SeveralSheets {
        /// The names, separated by commas.
        names: String,
    },
    /// Sheets with text that are hidden or seem to have no players.
    SheetsNotRead {
        /// The names, separated by commas.
        names: String,
    },
    /// No column contains names.
    NoNameColumn,
    /// Pairings of a round instead of a list.
    PairingPage,
    /// Tables side by side with different columns.
    TablesDiffer,
    /// Tables side by side with the same columns; all are read.
    SideBySide {
        /// Number of tables.
        count: usize,
    },
    /// A column of names for each pot; all are read, without the pots.
    PotColumns {
        /// The headings, separated by commas.
        names: String,
    },
    /// A chat; its stamps, senders and notices are not read.
    ChatNotes {
        /// The senders, separated by commas.
        senders: String,
    },
    /// Rows that are hidden in the sheet; they are read.
    HiddenRows {
        /// Their numbers and ranges, separated by commas.
        rows: String,
    },
    /// A workbook of Kralle's own export.
    OwnWorkbook {
        /// The sheets that are read, separated by commas.
        names: String,
    },
    /// Lines after [`MAX_ROWS`](super::MAX_ROWS) rows are not read.
    TooManyRows,
    /// No header row; the meanings of the columns are guessed from their cells.
    NoHeaderRow,
    /// Lines above the header row are not read.
    LinesAboveHeader {
        /// Number of lines, without blank ones.
        found: usize,
    },
    /// Cells of a column of sexes that say neither female nor male, or unknown; they are left
    /// empty.
    NeitherSex {
        /// Number of cells.
        count: usize,
    },
    /// A column with the meaning of an earlier one; it is not read.
    ColumnTwice {
        /// The earlier column, from 1.
        earlier: u16,
    },
    /// A column that names each team or club once; its blank cells have the name above them.
    ReadFromAbove {
        heading: String,
    },
    /// Text in cells without a heading behind the columns; it is not read.
    CellsBehind {
        text: String,
    },
    QuoteNotClosed,
    /// More cells than columns, usually because of a separator inside a name.
    TooManyCells {
        /// Number of cells in the line.
        found: usize,
        /// Number of columns in the table.
        expected: usize,
    },
    /// A line of a table aligned by blanks whose cells are not below their headings.
    NotAligned {
        text: String,
    },
    /// A line with two players and the result of their game.
    GameResult {
        text: String,
    },
    EmptyName,
    /// A line with a note and nothing else.
    NoteRow {
        text: String,
    },
    NameWithoutLetters {
        found: String,
    },
    /// A name longer than [`MAX_CHARACTERS`](super::MAX_CHARACTERS).
    NameTooLong {
        /// Length in characters.
        found: usize,
    },
    /// A club longer than [`MAX_CHARACTERS`](super::MAX_CHARACTERS); it is left empty.
    ClubTooLong {
        /// Length in characters.
        found: usize,
    },
    /// A team's name longer than [`MAX_CHARACTERS`](super::MAX_CHARACTERS); it is left empty.
    TeamTooLong {
        /// Length in characters.
        found: usize,
    },
    /// An invalid place in a line-up order; it is left empty.
    UnreadableBoardOrder {
        found: String,
    },
    /// A captain longer than [`MAX_CHARACTERS`](super::MAX_CHARACTERS); it is left empty.
    CaptainTooLong {
        /// Length in characters.
        found: usize,
    },
    /// A captain that is neither a name nor a mark; it is left empty.
    UnreadableCaptain {
        found: String,
    },
    /// An earlier line names another captain of the same team; the earlier one counts.
    SecondCaptain {
        earlier: u32,
    },
    DuplicateRow {
        earlier: u32,
    },
    /// An earlier line seems to be the same person, with other data or another spelling.
    SamePerson {
        earlier: u32,
    },
    /// An earlier line has the same name, but its other data belong to another person.
    SameName {
        earlier: u32,
    },
    SameFideId {
        earlier: u32,
    },
    SameNationalId {
        earlier: u32,
    },
    SurnameMissing,
    /// A row of totals, not a player.
    TotalsRow,
    /// A line of a letter, not a player: a greeting, a signature, a sentence.
    LetterRow,
    /// A repeated header row, not a player.
    HeadingRow,
    /// A person, or a greeting, a total or a heading. The row is entered unless the user leaves
    /// it out.
    DoubtfulRow {
        name: String,
    },
    /// An unread column with numbers that look like ratings.
    UnreadNumbers {
        /// The column's heading; its number if the heading is empty.
        heading: String,
    },
    /// A cell with several ratings of unclear kind; none of them is entered.
    AmbiguousRating {
        found: String,
    },
    /// A rating with additional text, read as the plain number.
    RatingReadAs {
        found: String,
        value: u16,
    },
    /// A value that does not fit its field; the field is left empty.
    Unreadable {
        field: PlayerField,
        found: String,
    },
    /// A rating that is a formula without a stored result; it is left empty.
    RatingNotCalculated {
        formula: String,
    },
    /// A rating that is not a number; it is left empty.
    UnreadableRating {
        found: String,
    },
    /// A rating outside the range of ratings; it is left empty.
    ImpossibleRating {
        found: u32,
    },
    /// A birth year outside 1900 to `latest`; it is left empty.
    ImpossibleBirthYear {
        found: u32,
        latest: u16,
    },
    /// Text that a spreadsheet would evaluate as a formula; it is kept as plain text.
    FormulaText {
        found: String,
    },
    /// Control or invisible characters were removed.
    ControlCharacters,
    /// Bytes that are invalid in the file's encoding.
    UndecodableCharacters,
    /// Text that was probably decoded with the wrong encoding before.
    GarbledText {
        found: String,
    },
}

impl Problem {
    /// Returns the effect on the list.
    pub const fn severity(&self) -> Severity {
        match self.kind {
            ProblemKind::EmptyFile
            | ProblemKind::NotText { .. }
            | ProblemKind::FileTooLarge { .. }
            | ProblemKind::WorkbookTooLarge
            | ProblemKind::WorkbookDamaged { .. }
            | ProblemKind::NoSheet { .. }
            | ProblemKind::PairingPage
            | ProblemKind::TablesDiffer
            | ProblemKind::NoNameColumn => Severity::FileRefused,
            ProblemKind::QuoteNotClosed
            | ProblemKind::TooManyCells { .. }
            | ProblemKind::NotAligned { .. }
            | ProblemKind::GameResult { .. }
            | ProblemKind::EmptyName
            | ProblemKind::NoteRow { .. }
            | ProblemKind::NameWithoutLetters { .. }
            | ProblemKind::NameTooLong { .. }
            | ProblemKind::TooManyRows => Severity::RowLeftOut,
            ProblemKind::DuplicateRow { .. }
            | ProblemKind::TotalsRow
            | ProblemKind::LetterRow
            | ProblemKind::HeadingRow => Severity::RowSetAside,
            ProblemKind::UnreadableRating { .. }
            | ProblemKind::RatingNotCalculated { .. }
            | ProblemKind::SeveralSheets { .. }
            | ProblemKind::AmbiguousRating { .. }
            | ProblemKind::ImpossibleRating { .. }
            | ProblemKind::UnreadNumbers { .. }
            | ProblemKind::DoubtfulRow { .. }
            | ProblemKind::SamePerson { .. }
            | ProblemKind::SameFideId { .. }
            | ProblemKind::SameNationalId { .. } => Severity::Question,
            ProblemKind::ClubTooLong { .. }
            | ProblemKind::TeamTooLong { .. }
            | ProblemKind::CellError { .. }
            | ProblemKind::NotCalculated { .. }
            | ProblemKind::NeitherSex { .. }
            | ProblemKind::ReadFromAbove { .. }
            | ProblemKind::CellsBehind { .. }
            | ProblemKind::SheetsNotRead { .. }
            | ProblemKind::SideBySide { .. }
            | ProblemKind::PotColumns { .. }
            | ProblemKind::ChatNotes { .. }
            | ProblemKind::HiddenRows { .. }
            | ProblemKind::OwnWorkbook { .. }
            | ProblemKind::UnreadableBoardOrder { .. }
            | ProblemKind::CaptainTooLong { .. }
            | ProblemKind::UnreadableCaptain { .. }
            | ProblemKind::SecondCaptain { .. }
            | ProblemKind::NoHeaderRow
            | ProblemKind::LinesAboveHeader { .. }
            | ProblemKind::ColumnTwice { .. }
            | ProblemKind::SameName { .. }
            | ProblemKind::SurnameMissing
            | ProblemKind::RatingReadAs { .. }
            | ProblemKind::Unreadable { .. }
            | ProblemKind::ImpossibleBirthYear { .. }
            | ProblemKind::FormulaText { .. }
            | ProblemKind::ControlCharacters
            | ProblemKind::UndecodableCharacters
            | ProblemKind::GarbledText { .. } => Severity::Remark,
        }
    }
}

impl ProblemKind {
    /// The problem of a line with more cells than the table has columns.
    pub(super) const fn too_many_cells(count: usize, expected: usize) -> Self {
        Self::TooManyCells {
            found: count,
            expected,
        }
    }

    /// The stable key of the message: the code, and for [`Self::Unreadable`] also the field.
    pub fn sentence(&self) -> String {
        if let Self::Unreadable { field, .. } = self {
            format!("{}_{}", self.code(), field.code())
        } else {
            self.code().to_owned()
        }
    }

    /// Returns the earlier line that may be the same person; `None` for other problems.
    pub const fn same_person_as(&self) -> Option<u32> {
        if let Self::DuplicateRow { earlier }
        | Self::SamePerson { earlier }
        | Self::SameFideId { earlier }
        | Self::SameNationalId { earlier } = self
        {
            Some(*earlier)
        } else {
            None
        }
    }

    /// True if a rating in the list would be lost.
    pub const fn loses_ratings(&self) -> bool {
        matches!(
            self,
            Self::UnreadableRating { .. }
                | Self::RatingNotCalculated { .. }
                | Self::AmbiguousRating { .. }
                | Self::ImpossibleRating { .. }
                | Self::UnreadNumbers { .. }
        )
    }
}
