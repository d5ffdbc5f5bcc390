//! The days that run with every test.

mod start;
