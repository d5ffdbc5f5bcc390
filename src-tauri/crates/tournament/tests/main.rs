//! The integration tests of `kralle-tournament`, as one program.
#![allow(clippy::unwrap_used, reason = "tests may fail and print why")]

mod absences;
mod acceleration;
mod changing_partners;
mod day;
mod entering;
mod evidence;
mod fixed_teams;
mod forfeits;
mod formats;
mod games;
mod going_home;
mod late_entry;
mod late_players;
mod pairing_by_hand;
mod penalties;
mod persons;
mod plan_notices;
mod rule_change;
mod sample;
mod seating_correction;
mod settings;
mod standings;
