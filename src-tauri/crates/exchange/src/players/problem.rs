//! What can be wrong with a list.

/// What a problem does to the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Nothing can be read.
    FileRefused,
    /// The line is left out; the others are read.
    RowLeftOut,
    /// Everything is read; a person should look.
    Remark,
}

/// Kinds of files that are no text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FileKind {
    /// A zip archive that is no workbook.
    ZipArchive,
    /// A workbook of the old kind (`xls`), or one with a password.
    OldWorkbook,
    /// A PDF.
    Pdf,
    /// An SQLite database, such as a tournament file.
    Database,
    /// A picture.
    Picture,
    /// Bytes that are no text.
    Binary,
}

/// One thing that is wrong, with its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Line of the file, from 1; none when it is about the whole file.
    pub line: Option<u32>,
    /// Column of the table, from 1; none when it is about the whole line.
    pub column: Option<u16>,
    /// What is wrong.
    pub kind: ProblemKind,
}

/// What is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProblemKind {
    /// There is nothing in the file.
    EmptyFile,
    /// The file is no text.
    NotText {
        /// What it is.
        found: FileKind,
    },
    /// The file is longer than [`MAX_BYTES`](super::MAX_BYTES).
    FileTooLarge {
        /// Length in bytes.
        found: usize,
    },
    /// A workbook that unpacks to more than
    /// [`MAX_UNPACKED`](crate::workbook::MAX_UNPACKED).
    WorkbookTooLarge,
    /// A workbook that cannot be read.
    WorkbookDamaged {
        /// What the reader says; English, for the curious.
        found: String,
    },
    /// There is no sheet of that name.
    NoSheet {
        /// The name.
        found: String,
    },
    /// A cell that holds an error instead of a value; it is left empty.
    CellError {
        /// What the spreadsheet shows there.
        found: String,
    },
    /// No column could be taken for names.
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
    /// A quoted cell is never closed.
    QuoteNotClosed,
    /// More cells than columns: as a rule a separator inside a name.
    TooManyCells {
        /// Cells in the line.
        found: usize,
        /// Columns of the table.
        expected: usize,
    },
    /// There is no name.
    EmptyName,
    /// A name without a letter.
    NameWithoutLetters {
        /// What stands there.
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
        /// What stands there.
        found: String,
    },
    /// A captain longer than [`MAX_CHARACTERS`](super::MAX_CHARACTERS); it is left empty.
    CaptainTooLong {
        /// Its length in characters.
        found: usize,
    },
    /// A captain that is neither a name nor a mark; it is left empty.
    UnreadableCaptain {
        /// What stands there.
        found: String,
    },
    /// An earlier line names another captain of the same team, who counts.
    SecondCaptain {
        /// The earlier line.
        earlier: u32,
    },
    /// The same as an earlier line.
    DuplicateRow {
        /// The earlier line.
        earlier: u32,
    },
    /// An earlier line has the same name, but not the same data.
    SameName {
        /// The earlier line.
        earlier: u32,
    },
    /// An earlier line has the same FIDE identification number.
    SameFideId {
        /// The earlier line.
        earlier: u32,
    },
    /// An earlier line has the same number in a national federation.
    SameNationalId {
        /// The earlier line.
        earlier: u32,
    },
    /// Only a given name.
    SurnameMissing,
    /// A rating that is no number; the player counts as unrated there.
    UnreadableRating {
        /// What stands there.
        found: String,
    },
    /// A rating outside what ratings can be; the player counts as unrated there.
    ImpossibleRating {
        /// The number.
        found: u32,
    },
    /// A birth year or date that cannot be read; it is left empty.
    UnreadableBirthYear {
        /// What stands there.
        found: String,
    },
    /// A birth year too far back or yet to come; it is left empty.
    ImpossibleBirthYear {
        /// The year.
        found: u32,
        /// The latest year that is possible.
        latest: u16,
    },
    /// A FIDE identification number that is none; it is left empty.
    UnreadableFideId {
        /// What stands there.
        found: String,
    },
    /// A number in a national federation that is none; it is left empty.
    UnreadableNationalId {
        /// What stands there.
        found: String,
    },
    /// A cell that a spreadsheet would calculate; it is kept as plain text.
    FormulaText {
        /// What stands there.
        found: String,
    },
    /// Characters that cannot be shown were taken out.
    ControlCharacters,
    /// Bytes that are no characters in the file's encoding.
    UndecodableCharacters,
    /// Letters that look as if they had been read in the wrong encoding before.
    GarbledText {
        /// What stands there.
        found: String,
    },
}

impl ProblemKind {
    /// Stable and never translated; the message key is `list-problem-` and
    /// this with dashes.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::EmptyFile => "empty_file",
            Self::NotText { .. } => "not_text",
            Self::FileTooLarge { .. } => "file_too_large",
            Self::WorkbookTooLarge => "workbook_too_large",
            Self::WorkbookDamaged { .. } => "workbook_damaged",
            Self::NoSheet { .. } => "no_sheet",
            Self::CellError { .. } => "cell_error",
            Self::TeamTooLong { .. } => "team_too_long",
            Self::UnreadableBoardOrder { .. } => "unreadable_board_order",
            Self::CaptainTooLong { .. } => "captain_too_long",
            Self::UnreadableCaptain { .. } => "unreadable_captain",
            Self::SecondCaptain { .. } => "second_captain",
            Self::NoNameColumn => "no_name_column",
            Self::TooManyRows => "too_many_rows",
            Self::NoHeaderRow => "no_header_row",
            Self::LinesAboveHeader { .. } => "lines_above_header",
            Self::ColumnTwice { .. } => "column_twice",
            Self::QuoteNotClosed => "quote_not_closed",
            Self::TooManyCells { .. } => "too_many_cells",
            Self::EmptyName => "empty_name",
            Self::NameWithoutLetters { .. } => "name_without_letters",
            Self::NameTooLong { .. } => "name_too_long",
            Self::ClubTooLong { .. } => "club_too_long",
            Self::DuplicateRow { .. } => "duplicate_row",
            Self::SameName { .. } => "same_name",
            Self::SameFideId { .. } => "same_fide_id",
            Self::SameNationalId { .. } => "same_national_id",
            Self::SurnameMissing => "surname_missing",
            Self::UnreadableRating { .. } => "unreadable_rating",
            Self::ImpossibleRating { .. } => "impossible_rating",
            Self::UnreadableBirthYear { .. } => "unreadable_birth_year",
            Self::ImpossibleBirthYear { .. } => "impossible_birth_year",
            Self::UnreadableFideId { .. } => "unreadable_fide_id",
            Self::UnreadableNationalId { .. } => "unreadable_national_id",
            Self::FormulaText { .. } => "formula_text",
            Self::ControlCharacters => "control_characters",
            Self::UndecodableCharacters => "undecodable_characters",
            Self::GarbledText { .. } => "garbled_text",
        }
    }

    /// Codes of all problems, for the test of the messages.
    pub const CODES: [&'static str; 38] = [
        "empty_file",
        "not_text",
        "file_too_large",
        "workbook_too_large",
        "workbook_damaged",
        "no_sheet",
        "cell_error",
        "team_too_long",
        "unreadable_board_order",
        "captain_too_long",
        "unreadable_captain",
        "second_captain",
        "no_name_column",
        "too_many_rows",
        "no_header_row",
        "lines_above_header",
        "column_twice",
        "quote_not_closed",
        "too_many_cells",
        "empty_name",
        "name_without_letters",
        "name_too_long",
        "club_too_long",
        "duplicate_row",
        "same_name",
        "same_fide_id",
        "same_national_id",
        "surname_missing",
        "unreadable_rating",
        "impossible_rating",
        "unreadable_birth_year",
        "impossible_birth_year",
        "unreadable_fide_id",
        "unreadable_national_id",
        "formula_text",
        "control_characters",
        "undecodable_characters",
        "garbled_text",
    ];

    /// What stands in the file, for the sentence's `$found`.
    pub fn found(&self) -> Option<String> {
        match self {
            Self::NotText { found } => Some(found.code().to_owned()),
            Self::FileTooLarge { found }
            | Self::LinesAboveHeader { found }
            | Self::TooManyCells { found, .. }
            | Self::NameTooLong { found }
            | Self::ClubTooLong { found }
            | Self::CaptainTooLong { found }
            | Self::TeamTooLong { found } => Some(found.to_string()),
            Self::ImpossibleRating { found } | Self::ImpossibleBirthYear { found, .. } => {
                Some(found.to_string())
            }
            Self::ColumnTwice { earlier } => Some(earlier.to_string()),
            Self::DuplicateRow { earlier }
            | Self::SecondCaptain { earlier }
            | Self::SameName { earlier }
            | Self::SameFideId { earlier }
            | Self::SameNationalId { earlier } => Some(earlier.to_string()),
            Self::NameWithoutLetters { found }
            | Self::WorkbookDamaged { found }
            | Self::NoSheet { found }
            | Self::CellError { found }
            | Self::UnreadableBoardOrder { found }
            | Self::UnreadableCaptain { found }
            | Self::UnreadableRating { found }
            | Self::UnreadableBirthYear { found }
            | Self::UnreadableFideId { found }
            | Self::UnreadableNationalId { found }
            | Self::FormulaText { found }
            | Self::GarbledText { found } => Some(found.clone()),
            Self::EmptyFile
            | Self::WorkbookTooLarge
            | Self::NoNameColumn
            | Self::TooManyRows
            | Self::NoHeaderRow
            | Self::QuoteNotClosed
            | Self::EmptyName
            | Self::SurnameMissing
            | Self::ControlCharacters
            | Self::UndecodableCharacters => None,
        }
    }

    /// What would be right there, for the sentence's `$expected`.
    pub fn expected(&self) -> Option<String> {
        match self {
            Self::FileTooLarge { .. } => Some(super::MAX_BYTES.to_string()),
            Self::WorkbookTooLarge => Some(crate::workbook::MAX_UNPACKED.to_string()),
            Self::TooManyRows => Some(super::MAX_ROWS.to_string()),
            Self::TooManyCells { expected, .. } => Some(expected.to_string()),
            Self::NameTooLong { .. }
            | Self::ClubTooLong { .. }
            | Self::TeamTooLong { .. }
            | Self::CaptainTooLong { .. } => Some(super::MAX_CHARACTERS.to_string()),
            Self::ImpossibleRating { .. } => Some(format!(
                "{}–{}",
                super::cell::RATINGS.start(),
                super::cell::RATINGS.end()
            )),
            Self::ImpossibleBirthYear { latest, .. } => {
                Some(format!("{}–{latest}", super::cell::EARLIEST_BIRTH_YEAR))
            }
            Self::EmptyFile
            | Self::NotText { .. }
            | Self::WorkbookDamaged { .. }
            | Self::NoSheet { .. }
            | Self::CellError { .. }
            | Self::UnreadableBoardOrder { .. }
            | Self::UnreadableCaptain { .. }
            | Self::NoNameColumn
            | Self::NoHeaderRow
            | Self::LinesAboveHeader { .. }
            | Self::ColumnTwice { .. }
            | Self::QuoteNotClosed
            | Self::EmptyName
            | Self::NameWithoutLetters { .. }
            | Self::DuplicateRow { .. }
            | Self::SameName { .. }
            | Self::SecondCaptain { .. }
            | Self::SameFideId { .. }
            | Self::SameNationalId { .. }
            | Self::SurnameMissing
            | Self::UnreadableRating { .. }
            | Self::UnreadableBirthYear { .. }
            | Self::UnreadableFideId { .. }
            | Self::UnreadableNationalId { .. }
            | Self::FormulaText { .. }
            | Self::ControlCharacters
            | Self::UndecodableCharacters
            | Self::GarbledText { .. } => None,
        }
    }
}

impl FileKind {
    /// Stable and never translated; stands in messages as a selector.
    pub const fn code(self) -> &'static str {
        match self {
            Self::ZipArchive => "zip_archive",
            Self::OldWorkbook => "old_workbook",
            Self::Pdf => "pdf",
            Self::Database => "database",
            Self::Picture => "picture",
            Self::Binary => "binary",
        }
    }

    /// What `bytes` are, when they are no text.
    pub(super) fn detect(bytes: &[u8]) -> Option<Self> {
        const SIGNS: [(&[u8], FileKind); 7] = [
            (b"PK\x03\x04", FileKind::ZipArchive),
            (b"\xd0\xcf\x11\xe0", FileKind::OldWorkbook),
            (b"%PDF", FileKind::Pdf),
            (b"SQLite format 3\0", FileKind::Database),
            (b"\x89PNG", FileKind::Picture),
            (b"\xff\xd8\xff", FileKind::Picture),
            (b"GIF8", FileKind::Picture),
        ];
        let known = SIGNS
            .iter()
            .find(|(sign, _)| bytes.starts_with(sign))
            .map(|(_, kind)| *kind);
        // No text has a NUL, but for UTF-16, which is known by its mark.
        let wide = bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff");
        known.or_else(|| (!wide && bytes.contains(&0)).then_some(Self::Binary))
    }
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
            | ProblemKind::DuplicateRow { .. }
            | ProblemKind::TooManyRows => Severity::RowLeftOut,
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
            | ProblemKind::SameFideId { .. }
            | ProblemKind::SameNationalId { .. }
            | ProblemKind::SurnameMissing
            | ProblemKind::UnreadableRating { .. }
            | ProblemKind::ImpossibleRating { .. }
            | ProblemKind::UnreadableBirthYear { .. }
            | ProblemKind::ImpossibleBirthYear { .. }
            | ProblemKind::UnreadableFideId { .. }
            | ProblemKind::UnreadableNationalId { .. }
            | ProblemKind::FormulaText { .. }
            | ProblemKind::ControlCharacters
            | ProblemKind::UndecodableCharacters
            | ProblemKind::GarbledText { .. } => Severity::Remark,
        }
    }
}
