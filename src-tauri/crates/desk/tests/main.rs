//! The integration tests of `kralle-desk`, as one program.
#![allow(
    clippy::panic,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "tests may fail and print why"
)]

mod acceleration;
mod announcements;
mod audiences;
mod borders;
mod conduct;
mod correspondence;
mod decisions;
mod exchange;
mod expected_entrants;
mod exported_single_players;
mod file_place;
mod file_surroundings;
mod first_language;
mod game_exports;
mod game_files;
mod games;
mod hall;
mod handbook;
mod head;
mod history;
mod illegal_moves;
mod jobs;
mod judge;
mod late_players;
mod law_of_commands;
mod lists;
mod number_limits;
mod one_board;
mod outside;
mod preferences;
mod rating_lists;
mod refusals;
mod report_remarks;
mod rule_set;
mod season;
mod season_excluded;
mod sheets;
mod single_players;
mod site;
mod stepping_in;
mod typescript;
mod unpublished;
mod updates;
mod verdict_cards;
