//! Files: made, opened, copied, proved, brought back.

pub mod backups;
pub mod demo;
pub mod new;
pub mod open;
pub mod start;
pub mod verify;
