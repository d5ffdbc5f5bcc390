//! Rule sets: displayed by option, changed, shared as TOML, explained in plain words.

pub mod change;
pub(crate) mod options;
pub(crate) mod paper;
pub(crate) mod refusal;
pub mod text;
pub mod toml;
pub mod view;
