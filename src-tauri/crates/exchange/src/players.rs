//! Player lists as clubs keep them: CSV and tab separated text from a
//! spreadsheet, from a federation's site, or typed in an editor, and the
//! spreadsheet's own workbooks (XLSX, ODS).
//!
//! Begin at [`read_player_list`]: bytes in, a [`PlayerListPreview`] out that
//! says for the file and for each line what was understood and what is wrong.
//! Nothing is guessed in secret: encoding, separator, header row and the
//! meaning of each column stand in the preview, and each can be overruled with
//! [`ListOptions`].
//!
//! Not here: how a workbook is unpacked ([`crate::workbook`]), making tournament players
//! of the rows, and the words for the problems (`ui/messages/*/lists.ftl`).

mod captain;
mod captain_cell;
mod cell;
mod column;
mod detect;
mod duplicate;
mod encoding;
mod file_kind;
mod free_text;
mod guess;
mod heading;
mod heading_words;
mod no_player;
mod preview;
mod problem;
mod problem_facts;
mod rating_cell;
mod read;
mod record;
mod row;
mod separator;

pub use column::{Column, ColumnMeaning};
pub use encoding::{TextEncoding, without_mark};
pub use file_kind::FileKind;
pub(crate) use heading::of_headings as headings;
pub use preview::{HeaderRow, ListForm, ListOptions, PlayerListPreview};
pub use problem::{Problem, ProblemKind, ProblemName, Severity};
pub use read::{read_player_list, read_player_list_as};
pub(crate) use row::joined_membership;
pub use row::{ListedPlayer, Row};
pub use separator::Separator;

/// Lists longer than this are refused, in bytes, if they are text.
pub const MAX_BYTES: usize = 4 * 1024 * 1024;
/// The same of workbooks, which may hold pictures as well; what is read of them has
/// [limits of its own](crate::workbook::MAX_UNPACKED).
pub const MAX_WORKBOOK_BYTES: usize = 64 * 1024 * 1024;
/// Lines after this many rows are not read.
pub const MAX_ROWS: usize = 10_000;
/// Cells after this many in a line make the line unreadable.
pub const MAX_COLUMNS: usize = 100;
/// A name or club longer than this many characters counts as a mistake.
pub const MAX_CHARACTERS: usize = 120;
