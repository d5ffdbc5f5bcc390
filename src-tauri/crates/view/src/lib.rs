//! A tournament as people see it, decided once for every surface: cells and their texts, what everybody may
//! see, standings, crosstable, rounds and pages.
//!
//! Begin at [`public`]: what anybody may see; [`score`]: a result and its text; [`pages`]: the pages of a site.
//! Window, phone, paper, tables, exported site and archive show these values.
//!
//! Not here: what only the director sees, files, sockets, HTML and PDF.

pub mod capped;
pub mod cell;
pub mod changes;
pub mod color;
pub mod crosstable;
pub mod datum;
pub mod head;
pub mod journal;
pub mod lots;
pub mod named;
pub mod pages;
pub mod people;
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
