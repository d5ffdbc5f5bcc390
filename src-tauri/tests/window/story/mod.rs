//! The days that run with every test.

mod day;
mod harness;
mod print;
mod start;
