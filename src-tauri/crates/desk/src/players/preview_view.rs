//! What was understood of a list of players, line by line.

use std::collections::BTreeMap;

use crate::core::refusal::Datum;
use crate::core::wire::wire;
use crate::players::view::PlayerFields;

wire! {
    /// What a column of the list was read as.
    pub struct ColumnView {
        /// Its place, from 1.
        pub column: u16,
        /// Its heading in the list; empty without one.
        pub heading: String,
        /// What it was read as: `name`, `surname`, `given_name`, `title`, `ratings` (several in one
        /// cell), `birth_year`, `sex`, `club`, `fide_id`,
        /// `team`, `board_order`, `captain`, `rating_standard`, `rating_rapid`, `rating_blitz`,
        /// `rating_national`, `rating_other`, `rating_tandem` or `ignored`.
        pub meaning: String,
    }
}

wire! {
    /// What a problem does to the list.
    // A line set aside is one left out.
    #[derive(Copy, Eq)]
    pub enum SeverityName {
        /// Nothing can be read.
        FileRefused,
        /// The line is left out; where it is among those set aside, unless a person says otherwise.
        RowLeftOut,
        /// A person must say what is meant before anybody is entered.
        Question,
        /// Everything is read; a person should look.
        Remark,
    }
}

wire! {
    /// What is wrong with a line.
    pub struct LineProblem {
        /// The line of the list, from 1; none when it is the whole file.
        pub line: Option<u32>,
        /// The column, from 1; none when it is the whole line.
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
        /// The line of the list, from 1.
        pub line: u32,
        pub fields: PlayerFields,
        /// The fixed team the list puts the player in.
        pub team: Option<String>,
        /// The place in that team's line-up order, from 1.
        pub board_order: Option<u16>,
        /// The captain of that team, where this line names one.
        pub captain: Option<String>,
        /// Whether this very player is entered already: same name, however written, year and club.
        pub known: bool,
        /// The earlier line that may be the same person.
        pub same_as_line: Option<u32>,
        pub same_as: Option<EnteredTwin>,
    }
}

wire! {
    /// Who is entered already and may be the person of a line.
    #[derive(Eq)]
    pub struct EnteredTwin {
        pub player: u32,
        pub name: String,
        pub birth_year: Option<u16>,
        /// Club; may be empty.
        pub club: String,
    }
}

wire! {
    /// How the file of a list is made.
    #[serde(tag = "kind")]
    pub enum FormView {
        /// Text, a line a player.
        Text {
            /// The name of the encoding, such as `UTF-8`.
            encoding: String,
            /// What separates the columns: `comma`, `semicolon`, `tab`, `bar`, or
            /// `free_text` where nothing does.
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
    /// What was understood of a list.
    pub struct ListPreview {
        pub form: FormView,
        /// Every meaning a column can be given.
        pub meanings: Vec<String>,
        pub columns: Vec<ColumnView>,
        /// The players that can be entered.
        pub rows: Vec<PreviewRow>,
        /// Lines that are left out unless a person says otherwise, as players.
        pub set_aside: Vec<PreviewRow>,
        pub problems: Vec<LineProblem>,
    }
}
