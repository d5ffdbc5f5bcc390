//! The integration tests of `kralle-exchange`, in one binary.
#![allow(
    clippy::cast_possible_truncation,
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests may fail and print why"
)]

mod assumed_seating;
mod doubtful_rows;
mod exchange_corpus;
mod list_fragments;
mod list_headings;
mod nasty_lists;
mod nasty_ratings;
mod nasty_reports;
mod nasty_workbooks;
mod pair_lists;
mod player_list_corpus;
mod player_lists;
mod rating_lists;
mod rating_sample;
mod reformed_teams;
mod report_acceleration;
mod report_files;
mod report_forms;
mod report_games;
mod report_national_numbers;
mod report_out_and_in;
mod report_partners;
mod report_records;
mod report_sample;
mod second_model;
mod tie_breaks_against_gacrux;
mod tournament_report;
mod tournament_report_corpus;
mod trade_lists;
mod trf_files;
mod trf_out_and_in;
mod typed_lists;
mod walks;
mod workbook_sheets;
