//! View types for the preview of a list of players.

use std::collections::BTreeMap;

use crate::core::refusal::Datum;
use crate::core::wire::wire;
use crate::players::view::PlayerFields;

wire! {
    /// A column of the list with its detected meaning.
    pub struct ColumnView {
        /// The column number, from 1.
        pub column: u16,
        /// Its heading in the list; empty if there is none.
        pub heading: String,
        /// Its meaning: `name`, `surname`, `given_name`, `title`, `ratings` (several in one cell),
        /// `birth_year`, `sex`, `club`, `fide_id`, `team`, `board_order`, `captain`,
        /// `rating_standard`, `rating_rapid`, `rating_blitz`, `rating_national`, `rating_other`,
        /// `rating_tandem` or `ignored`.
        pub meaning: String,
    }
}

wire! {
    /// The consequence of a problem. Lines that are set aside count as left out.
    #[derive(Copy, Eq)]
    pub enum SeverityName {
        /// Nothing can be read.
        FileRefused,
        /// The line is left out. If it is set aside, the user can include it.
        RowLeftOut,
        /// The user must decide before any player is entered.
        Question,
        /// Everything is read, but the user should check it.
        Remark,
    }
}

wire! {
    /// A problem in a line.
    pub struct LineProblem {
        /// The line of the list, from 1; none for the whole file.
        pub line: Option<u32>,
        /// The number of the player it concerns, as in the preview's rows.
        pub row: Option<u32>,
        /// The column, from 1; none for the whole line.
        pub column: Option<u16>,
        /// A stable code; the message is `list-problem-` and the code with hyphens.
        pub code: String,
        pub data: BTreeMap<String, Datum>,
        pub severity: SeverityName,
    }
}

wire! {
    /// A player of the list.
    pub struct PreviewRow {
        /// The number of the player, from 1 in the order of the list.
        pub row: u32,
        /// The line of the list, from 1. A line may name several players.
        pub line: u32,
        pub fields: PlayerFields,
        /// The fixed team of the player in the list; none if the list names none.
        pub team: Option<String>,
        /// The place in that team's line-up order, from 1.
        pub board_order: Option<u16>,
        /// The captain of that team; none if this line names none.
        pub captain: Option<String>,
        /// True if the same player is already entered: same name in any spelling, year and club.
        pub known: bool,
        /// The earlier line that may be the same person; none if there is none.
        pub same_as_line: Option<u32>,
        /// The number of that earlier player.
        pub same_as_row: Option<u32>,
        /// True if the line may be a greeting, a total or a heading.
        pub doubtful: bool,
        pub same_as: Option<EnteredTwin>,
    }
}

wire! {
    /// An entered player who may be the person of a line.
    #[derive(Eq)]
    pub struct EnteredTwin {
        pub player: u32,
        pub name: String,
        pub birth_year: Option<u16>,
        /// The club; may be empty.
        pub club: String,
    }
}

wire! {
    /// The format of the file of a list.
    #[serde(tag = "kind")]
    pub enum FormView {
        /// Text, one player per line.
        Text {
            /// The name of the encoding, such as `UTF-8`.
            encoding: String,
            /// The column separator: `comma`, `semicolon`, `tab`, `bar`, `blanks`, or `free_text` without
            /// one.
            separator: String,
        },
        Workbook {
            /// The name of its kind, such as `XLSX`.
            name: String,
            sheet: String,
            sheets: Vec<String>,
        },
    }
}

wire! {
    /// The preview of a list.
    pub struct ListPreview {
        pub form: FormView,
        /// All meanings that a column can have.
        pub meanings: Vec<String>,
        pub columns: Vec<ColumnView>,
        /// The players that can be entered.
        pub rows: Vec<PreviewRow>,
        /// Players of lines that are left out unless the user includes them.
        pub set_aside: Vec<PreviewRow>,
        pub problems: Vec<LineProblem>,
    }
}
