//! Rating lists of federations on this machine.

pub mod find;
pub mod lists;
pub mod refresh;
pub mod view;
mod who;
