//! The rules engine asked: positions, evidence, records.

pub(crate) mod answer_paper;
pub mod ask;
pub(crate) mod card;
pub mod case;
pub(crate) mod claim;
pub(crate) mod drawing;
pub(crate) mod drops;
pub(crate) mod events;
pub mod evidence;
pub(crate) mod mate;
pub(crate) mod played;
pub mod print_answer;
pub(crate) mod problem;
pub(crate) mod question;
pub mod read_record;
pub mod record_file;
pub(crate) mod remedy;
pub mod replay;
pub(crate) mod result;
pub(crate) mod setup;
pub(crate) mod touch;
pub mod view;
