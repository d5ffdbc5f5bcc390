//! Shared parts of all folders: the desk with its open file, jobs, refusals, the overview, and view
//! types used by several nouns.

pub(crate) mod authors;
pub(crate) mod command_name;
pub mod desk;
pub mod environment;
pub mod field;
pub mod files;
pub mod hall_choice;
pub mod job;
pub(crate) mod keys;
pub(crate) mod mark;
pub(crate) mod on_paper;
pub(crate) mod open_file;
pub(crate) mod outside;
pub mod overview;
pub(crate) mod paper_sheet;
pub(crate) mod parse;
pub(crate) mod pdf;
pub mod refusal;
pub mod refusals;
pub(crate) mod refused;
pub mod sheet_view;
pub mod show_overview;
pub(crate) mod snapshot;
pub(crate) mod take_snapshot;
pub(crate) mod team_paper;
pub(crate) mod template;
pub mod visitor;
pub mod wire;
