//! A round: pairing, seating, results.

pub mod absence;
pub(crate) mod cards_paper;
pub mod check;
pub(crate) mod game_card;
pub(crate) mod games_card;
pub(crate) mod outcome;
pub mod pair;
pub(crate) mod pairing_paper;
pub mod pairing_view;
pub mod reason;
pub mod result;
pub(crate) mod results_paper;
pub mod seating;
pub(crate) mod seats_paper;
pub mod show;
pub mod table_numbers;
pub mod view;
pub mod wishes;
