//! The days that run with every test.

mod harness;
mod start;
