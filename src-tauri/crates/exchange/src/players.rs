//! Player lists as clubs keep them: CSV, tab-separated text, workbooks (XLSX, ODS) and typed
//! text.
//!
//! Begin at [`read_player_list`]: it reads bytes and returns a [`PlayerListPreview`], which has
//! the result and the problems of the file and of each line. The preview shows every detected
//! value: encoding, separator, header row and the meaning of each column. [`ListOptions`] can
//! override each.
//!
//! Not here: unpacking a workbook ([`crate::workbook`]), turning the rows into tournament
//! players, and the messages for the problems (`ui/messages/*/lists.ftl`).

mod aligned;
mod captain;
mod captain_cell;
mod cell;
mod chat;
mod column;
mod column_match;
mod detect;
mod duplicate;
mod encoding;
mod file_kind;
mod free_text;
mod full_name;
mod game_result;
mod guess;
mod heading;
mod heading_additions;
mod heading_words;
mod line;
mod list_number;
mod no_player;
mod no_rating;
mod notes_behind;
mod own_workbook;
mod pair_cells;
mod pair_columns;
mod pairing_page;
mod player_number;
mod preview;
mod problem;
mod problem_facts;
mod rating_cell;
mod read;
mod read_above;
mod record;
mod row;
mod separator;
mod sheet;
mod side_by_side;
mod team_lines;
mod team_sections;
mod typed_teams;
mod typed_titles;
mod word_list;

pub(crate) use cell::spaced_commas;
pub use column::{Column, ColumnMeaning};
pub use encoding::{TextEncoding, without_mark};
pub use file_kind::FileKind;
pub(crate) use heading::of_headings as headings;
pub(crate) use line::joined_name;
pub use preview::{HeaderRow, ListForm, ListOptions, PlayerListPreview};
pub use problem::{Problem, ProblemKind, ProblemName, Severity};
pub(crate) use rating_cell::{ratings_of, source};
pub use read::{read_player_list, read_player_list_as};
pub(crate) use row::joined_membership;
pub use row::{ListedPlayer, Row};
pub use separator::Separator;

/// Maximum size of a text list, in bytes. Longer files are refused.
pub const MAX_BYTES: usize = 4 * 1024 * 1024;
/// Maximum size of a workbook, in bytes. Workbooks may contain pictures; their unpacked parts
/// have [a separate limit](crate::workbook::MAX_UNPACKED).
pub const MAX_WORKBOOK_BYTES: usize = 64 * 1024 * 1024;
/// Maximum number of rows; later rows are not read.
pub const MAX_ROWS: usize = 10_000;
/// Maximum number of cells in a line. A line with more is left out.
pub const MAX_COLUMNS: usize = 100;
/// Maximum length of a name, club, team or captain, in characters. Longer text is a problem.
pub const MAX_CHARACTERS: usize = 120;
/// The header row is searched in this many records.
const HEADER_WITHIN: usize = 60;
