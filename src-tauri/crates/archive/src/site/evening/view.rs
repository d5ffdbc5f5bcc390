//! A tournament with the addresses of its pages.

use std::collections::BTreeMap;

use kralle_view::pages::{Links, Pages};
use kralle_words::Words;

use crate::publication::{Kept, shown_file};
use crate::site::leaf::address;
use crate::site::persons::person_page;
use crate::site::tongue::Tongue;

/// The addresses of a tournament's pages and persons.
pub(super) struct Addresses<'a> {
    /// The identity of the file, as in addresses.
    pub(super) file: String,
    pub(super) tongue: Tongue,
    pub(super) persons: &'a BTreeMap<u32, i32>,
}

impl<'a> Addresses<'a> {
    pub(super) fn of(kept: &'a Kept, file: &[u8; 16], tongue: Tongue) -> Self {
        Self {
            file: shown_file(file),
            tongue,
            persons: &kept.persons,
        }
    }
}

impl Links for Addresses<'_> {
    fn page(&self, name: &str) -> String {
        address(self.tongue, &format!("tournaments/{}/{name}", self.file))
    }

    fn player(&self, player: u32) -> Option<String> {
        let person = self.persons.get(&player)?;
        Some(person_page(self.tongue, *person))
    }
}

/// A tournament with the data for its pages.
pub(super) struct View<'a> {
    pub(super) kept: &'a Kept,
    pub(super) at: &'a Addresses<'a>,
    pub(super) pages: Pages<'a>,
}

impl<'a> View<'a> {
    pub(super) fn new(kept: &'a Kept, at: &'a Addresses<'a>, words: &'a Words) -> Self {
        Self {
            kept,
            at,
            pages: Pages::new(&kept.tournament, at, words),
        }
    }
}
