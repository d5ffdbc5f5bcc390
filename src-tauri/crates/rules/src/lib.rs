//! The laws of the games: tandem, PaarZugSchach, ordinary chess; notation; adjudication.
//!
//! Begin at [`RuleSet`](rule_set::RuleSet): the rules in force, from a [`Preset`](preset::Preset)
//! or from TOML. [`result`] lists the results an arbiter may enter under it.
//!
//! Not here: files, clocks, JSON, and messages. Of the tournament, only the provisions of the
//! regulations are here.

pub mod adjudication;
pub mod article;
pub mod game_result;
pub mod law;
pub mod notation;
pub mod ordinary;
pub mod paarzug;
pub mod preset;
pub mod replay;
pub mod result;
pub mod rule_set;
pub mod ruling;
pub mod tandem;
