//! The laws of an evening. Each compares the hall with something that the simulation knows by itself.

pub(crate) mod file;
pub(crate) mod kept;
pub(crate) mod memory;
pub(crate) mod once;
pub(crate) mod public;
pub(crate) mod second_standings;
pub(crate) mod standings;
