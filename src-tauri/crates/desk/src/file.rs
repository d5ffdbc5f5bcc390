//! Files: made, opened, copied, verified, restored.

pub mod backups;
pub mod demo;
pub mod new;
pub mod open;
pub mod start;
pub mod update;
pub mod verify;
