//! The list of players: manual entry, import, check-in.

pub(crate) mod by_name;
pub(crate) mod effects;
pub mod import;
pub(crate) mod late;
pub mod late_view;
pub mod list;
pub(crate) mod paper;
pub(crate) mod parse;
pub mod preview;
pub mod preview_view;
pub mod view;
