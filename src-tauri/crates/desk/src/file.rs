//! Tournament files: create, open, copy, verify and restore.

pub mod backups;
pub mod demo;
pub mod new;
pub mod open;
pub(crate) mod person;
pub mod preferences;
pub mod replaced;
pub mod start;
pub(crate) mod surroundings;
pub mod update;
pub mod verify;
