//! What can be wrong with a list.

use kralle_choice::Code;
use kralle_tournament::PlayerField;

use super::file_kind::FileKind;

/// What a problem does to the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Nothing can be read.
    FileRefused,
    /// The line is left out; the others are read.
    RowLeftOut,
    /// The line is read and left out, unless a person says otherwise.
    RowSetAside,
    /// A person must say what is meant before anybody is entered.
    Question,
    /// Everything is read; a person should look.
    Remark,
}

/// One thing that is wrong, with its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Line of the file, from 1; none when it is about the whole file.
    pub line: Option<u32>,
    /// Column of the table, from 1; none when it is about the whole line.
    pub column: Option<u16>,
    pub kind: ProblemKind,
}

/// What is wrong.
#[derive(Debug, Clone, PartialEq, Eq, Code)]
#[code(kind = ProblemName)]
pub enum ProblemKind {
    EmptyFile,
    NotText {
        found: FileKind,
    },
    /// The file is longer than a list may be.
    FileTooLarge {
        /// Length in bytes.
        found: usize,
        /// [`MAX_BYTES`](super::MAX_BYTES), or of a workbook
        /// [`MAX_WORKBOOK_BYTES`](super::MAX_WORKBOOK_BYTES).
        most: usize,
    },
    /// A workbook that unpacks to more than
    /// [`MAX_UNPACKED`](crate::workbook::MAX_UNPACKED).
    WorkbookTooLarge,
    WorkbookDamaged {
        /// What the reader says; English, for the curious.
        found: String,
    },
    NoSheet {
        found: String,
    },
    /// A cell that holds an error instead of a value; it is left empty.
    CellError {
        /// What the spreadsheet shows there.
        found: String,
    },
    /// No column could be recognized as names.
    NoNameColumn,
    /// Lines after [`MAX_ROWS`](super::MAX_ROWS) rows are not read.
    TooManyRows,
    /// No header row; the columns are guessed by what is in them.
    NoHeaderRow,
    /// Lines above the header row are not read.
    LinesAboveHeader {
        /// How many, blank ones not counted.
        found: usize,
    },
    /// A second column means the same as an earlier one and is not read.
    ColumnTwice {
        /// The earlier column, from 1.
        earlier: u16,
    },
    QuoteNotClosed,
    /// More cells than columns: as a rule a separator inside a name.
    TooManyCells {
        /// Cells in the line.
        found: usize,
        /// Columns of the table.
        expected: usize,
    },
    EmptyName,
    NameWithoutLetters {
        found: String,
    },
    /// A name longer than [`MAX_CHARACTERS`](super::MAX_CHARACTERS).
    NameTooLong {
        /// Its length in characters.
        found: usize,
    },
    /// A club longer than [`MAX_CHARACTERS`](super::MAX_CHARACTERS); it is left empty.
    ClubTooLong {
        /// Its length in characters.
        found: usize,
    },
    /// A team's name longer than [`MAX_CHARACTERS`](super::MAX_CHARACTERS); it is left empty.
    TeamTooLong {
        /// Its length in characters.
        found: usize,
    },
    /// A place in a line-up order that is none; it is left empty.
    UnreadableBoardOrder {
        found: String,
    },
    /// A captain longer than [`MAX_CHARACTERS`](super::MAX_CHARACTERS); it is left empty.
    CaptainTooLong {
        /// Its length in characters.
        found: usize,
    },
    /// A captain that is neither a name nor a mark; it is left empty.
    UnreadableCaptain {
        found: String,
    },
    /// An earlier line names another captain of the same team, who counts.
    SecondCaptain {
        earlier: u32,
    },
    DuplicateRow {
        earlier: u32,
    },
    /// An earlier line seems to be the same person, with other data or written otherwise.
    SamePerson {
        earlier: u32,
    },
    /// An earlier line has the same name, and is another person by what else is known.
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
    /// A total, not a player.
    TotalsRow,
    /// A line of a letter, not a player: a greeting, a signature, a sentence.
    LetterRow,
    /// Headings once more, not a player.
    HeadingRow,
    /// A column of what look like ratings is not read.
    UnreadNumbers {
        /// Its heading, or its number.
        heading: String,
    },
    /// A cell with several ratings, of which nobody says which is which; the player counts as
    /// unrated there.
    AmbiguousRating {
        found: String,
    },
    /// A rating with something around it, read as the plain number.
    RatingReadAs {
        found: String,
        value: u16,
    },
    /// A cell that is nothing of the kind of its field, which is left empty.
    Unreadable {
        field: PlayerField,
        found: String,
    },
    /// A rating that is no number; the player counts as unrated there.
    UnreadableRating {
        found: String,
    },
    /// A rating outside what ratings can be; the player counts as unrated there.
    ImpossibleRating {
        found: u32,
    },
    /// A birth year too far back or yet to come; it is left empty.
    ImpossibleBirthYear {
        found: u32,
        latest: u16,
    },
    /// A cell that a spreadsheet would calculate; it is kept as plain text.
    FormulaText {
        found: String,
    },
    /// Characters that cannot be shown were taken out.
    ControlCharacters,
    /// Bytes that are no characters in the file's encoding.
    UndecodableCharacters,
    /// Letters that look as if they had been read in the wrong encoding before.
    GarbledText {
        found: String,
    },
}

impl Problem {
    /// What it does to the list.
    pub const fn severity(&self) -> Severity {
        match self.kind {
            ProblemKind::EmptyFile
            | ProblemKind::NotText { .. }
            | ProblemKind::FileTooLarge { .. }
            | ProblemKind::WorkbookTooLarge
            | ProblemKind::WorkbookDamaged { .. }
            | ProblemKind::NoSheet { .. }
            | ProblemKind::NoNameColumn => Severity::FileRefused,
            ProblemKind::QuoteNotClosed
            | ProblemKind::TooManyCells { .. }
            | ProblemKind::EmptyName
            | ProblemKind::NameWithoutLetters { .. }
            | ProblemKind::NameTooLong { .. }
            | ProblemKind::TooManyRows => Severity::RowLeftOut,
            ProblemKind::DuplicateRow { .. }
            | ProblemKind::TotalsRow
            | ProblemKind::LetterRow
            | ProblemKind::HeadingRow => Severity::RowSetAside,
            ProblemKind::UnreadableRating { .. }
            | ProblemKind::AmbiguousRating { .. }
            | ProblemKind::ImpossibleRating { .. }
            | ProblemKind::UnreadNumbers { .. }
            | ProblemKind::SamePerson { .. }
            | ProblemKind::SameFideId { .. }
            | ProblemKind::SameNationalId { .. } => Severity::Question,
            ProblemKind::ClubTooLong { .. }
            | ProblemKind::TeamTooLong { .. }
            | ProblemKind::CellError { .. }
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
    /// The stable name of its sentence: the code, and the field where the code alone does not name it.
    pub fn sentence(&self) -> String {
        if let Self::Unreadable { field, .. } = self {
            format!("{}_{}", self.code(), field.code())
        } else {
            self.code().to_owned()
        }
    }

    /// The earlier line that may be the same person.
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

    /// Whether a rating of the list would be lost.
    pub const fn loses_ratings(&self) -> bool {
        matches!(
            self,
            Self::UnreadableRating { .. }
                | Self::AmbiguousRating { .. }
                | Self::ImpossibleRating { .. }
                | Self::UnreadNumbers { .. }
        )
    }
}
