//! The integration tests of `kralle-sheets`, as one program.
#![allow(clippy::expect_used, reason = "tests may fail and print why")]

mod every_file;
mod fuzz_corpus;
mod head;
mod picture;
mod pictures;
mod sample;
mod sheets;
mod templates;
