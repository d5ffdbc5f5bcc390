//! A second, obvious model of a tournament, and random walks compared with it.

#![allow(unreachable_pub, reason = "a module of one test")]

pub mod pairs;
pub mod report;
mod squares;
pub mod standing;
pub mod step;
pub mod walk;
