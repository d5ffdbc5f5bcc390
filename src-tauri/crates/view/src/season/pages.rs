//! The pages of the tables of a season.

use kralle_exchange::site::{Block, Listing, Page};
use kralle_exchange::table::Cell;
use kralle_season::WorkedSeason;
use kralle_words::Words;

use crate::season::table::table_of_all;
use crate::season::tables::{Names, every_table};
use crate::season::words::notes;

const INDEX: &str = "index.html";

/// A page for each table: the first, where one begins, is that of all, with what explains it.
pub fn table_pages(worked: &WorkedSeason, names: Names<'_>, words: &Words) -> Vec<Page> {
    let mut pages = Vec::new();
    for (number, table) in (0..).zip(every_table(worked, names, words)) {
        let mut blocks = Vec::new();
        if number == 0 {
            let notes = notes(&table_of_all(worked), words);
            let facts = notes
                .into_iter()
                .map(|note| (words.say("season-rule", &[]), Cell::text(note)));
            let facts: Vec<_> = facts.collect();
            if !facts.is_empty() {
                blocks.push(Block::Facts(facts));
            }
        }
        pages.push(Page {
            file: if number == 0 {
                INDEX.to_owned()
            } else {
                format!("table-{number}.html")
            },
            title: table.title.clone(),
            listing: Listing::Listed,
            blocks: blocks.into_iter().chain([Block::Table(table)]).collect(),
        });
    }
    pages
}
