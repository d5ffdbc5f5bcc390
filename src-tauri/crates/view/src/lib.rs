//! Views of a tournament and a season, shared by every surface: cells and their texts, public views,
//! standings, crosstable, rounds and pages.
//!
//! Begin at [`public`] for the views without private data. [`score`] has results and their texts, and [`pages`]
//! the pages of a site. Window, phone, paper, tables, exported site and archive show these values.
//!
//! Not here: views for the director only, files, sockets, HTML and PDF.

pub mod capped;
pub mod cell;
pub mod changes;
pub mod color;
pub mod crosstable;
pub mod datum;
pub mod format_name;
pub mod head;
pub mod journal;
pub mod lots;
pub mod named;
pub mod pages;
pub mod people;
pub mod plan_notice;
pub mod public;
pub mod published;
pub mod reform;
pub mod refs;
pub mod score;
pub mod season;
pub mod seats;
pub mod shown;
pub mod standings;
pub mod table;
mod wire;
pub mod working;
