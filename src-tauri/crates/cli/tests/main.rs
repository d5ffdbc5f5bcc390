//! The integration tests of `kralle-cli`, as one program.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "tests may fail and print why"
)]

mod adjudicate;
mod archive;
mod busy;
mod calls;
mod damaged_file;
mod day;
mod fuzz_corpus;
mod head;
mod hostile;
mod house_rules;
mod lines;
mod lists;
mod one_verdict;
mod own_reports;
mod rate;
mod ratings;
mod replay;
mod report_forms;
mod season;
mod serve;
mod tournament_reports;
mod windows_text;
