//! Rating lists of federations, stored on this machine.

pub mod find;
pub mod folder;
pub mod lists;
pub mod refresh;
pub mod view;
mod who;
