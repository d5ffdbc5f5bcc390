//! How a local list is kept: a header, a record of fixed size a player in the order of the FIDE
//! numbers, a place of four bytes a word in the order of the words, and the texts.
//!
//! All numbers are little-endian. A place names the record and which of its name's words it is.

use kralle_tournament::Sex;

use super::entry::{KINDS, Ratings, Title};

/// How a local list begins that is made now; the digit is the version.
pub(super) const MAGIC: &[u8; 8] = b"KRLRATE2";
/// How one begins that an earlier program made: its records know no tandem rating and no sex.
pub(super) const MAGIC_1: &[u8; 8] = b"KRLRATE1";
/// The header: magic, records, words, bytes of text, and what the maker said of it (its length).
pub(super) const HEADER: usize = 8 + 4 + 4 + 4 + 2;
/// A record in bytes.
pub(super) const RECORD: usize = 31;
/// A record of the first version in bytes: the beginning of one.
pub(super) const RECORD_1: usize = 28;
/// A word's place in bytes.
pub(super) const PLACE: usize = 4;
/// The lower bits of a place are the word, the upper the record.
pub(super) const WORD_BITS: u32 = 8;
/// Parts a name from the membership kept with it.
const PART: char = '\u{1f}';

/// A name as it is kept, with the number of the membership, so that both are found. Who types the
/// member's number leaves out its zeros.
pub(super) fn named(name: &str, membership: &str) -> String {
    if membership.is_empty() {
        return name.to_owned();
    }
    let member = membership.split_once('-').map_or("", |(_, member)| member);
    let short = member.trim_start_matches('0');
    let short = if short == member { "" } else { short };
    format!("{name}{PART}{membership}{PART}{short}")
}

/// The name and the membership of a kept name.
pub(super) fn parts(kept: &str) -> (&str, &str) {
    let mut parts = kept.split(PART);
    (
        parts.next().unwrap_or_default(),
        parts.next().unwrap_or_default(),
    )
}

/// The text that is none.
pub(super) const NO_TEXT: u32 = u32::MAX;

/// Where each kind's rating begins in a record, in the order of the kinds.
const RATINGS: [usize; KINDS] = [14, 16, 18, 20, 22, 28];

/// A player as kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Record {
    pub(super) fide_id: u32,
    pub(super) name: u32,
    pub(super) club: u32,
    pub(super) birth_year: u16,
    pub(super) sex: Option<Sex>,
    pub(super) ratings: Ratings,
    pub(super) federation: [u8; 3],
    pub(super) title: Title,
}

impl Record {
    pub(super) fn to_bytes(self) -> [u8; RECORD] {
        let mut bytes = [0; RECORD];
        bytes[0..4].copy_from_slice(&self.fide_id.to_le_bytes());
        bytes[4..8].copy_from_slice(&self.name.to_le_bytes());
        bytes[8..12].copy_from_slice(&self.club.to_le_bytes());
        bytes[12..14].copy_from_slice(&self.birth_year.to_le_bytes());
        for (at, number) in RATINGS.into_iter().zip(self.ratings.numbers()) {
            bytes[at..at + 2].copy_from_slice(&number.to_le_bytes());
        }
        bytes[24..27].copy_from_slice(&self.federation);
        bytes[27] = self.title.number();
        bytes[30] = match self.sex {
            None => 0,
            Some(Sex::Female) => 1,
            Some(Sex::Male) => 2,
        };
        bytes
    }

    pub(super) fn from_bytes(bytes: &[u8; RECORD]) -> Self {
        let long = |at: usize| {
            u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
        };
        let short = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
        Self {
            fide_id: long(0),
            name: long(4),
            club: long(8),
            birth_year: short(12),
            sex: match bytes[30] {
                1 => Some(Sex::Female),
                2 => Some(Sex::Male),
                _ => None,
            },
            ratings: Ratings::from_numbers(RATINGS.map(short)),
            federation: [bytes[24], bytes[25], bytes[26]],
            title: Title::from_number(bytes[27]),
        }
    }
}
