//! Teams: fixed or drawn from pots, numbered, re-formed; late entries and withdrawals.

pub mod enter_late;
pub mod fixed;
pub mod go_home;
pub mod import;
pub mod list_lots;
pub mod listed;
pub mod lots;
pub mod numbers;
pub(crate) mod paper;
pub(crate) mod parse;
pub mod place;
pub mod pots;
pub mod reform;
pub mod view;
