//! Binary layout of a local list. It consists of a header, one fixed-size record per player by
//! FIDE number, one four-byte place per word in word order, and the texts.
//!
//! All numbers are little-endian. A place contains the record and the index of the word in its
//! name.

use kralle_tournament::Sex;

use super::entry::{KINDS, Ratings, Title};

/// The magic number of the current version; the digit is the version.
pub(super) const MAGIC: &[u8; 8] = b"KRLRATE2";
/// The magic number of version 1, whose records have no tandem rating and no sex.
pub(super) const MAGIC_1: &[u8; 8] = b"KRLRATE1";
/// The header's length in bytes: magic number, counts of records, words and text bytes, length of
/// the description.
pub(super) const HEADER: usize = 8 + 4 + 4 + 4 + 2;
/// A record's length in bytes.
pub(super) const RECORD: usize = 31;
/// A record's length in version 1, in bytes: a prefix of the current record.
pub(super) const RECORD_1: usize = 28;
/// A word's place in bytes.
pub(super) const PLACE: usize = 4;
/// Number of bits for the word in a place; the upper bits are the record.
pub(super) const WORD_BITS: u32 = 8;
/// Separates a name from the membership number stored with it.
const PART: char = '\u{1f}';

/// Returns a name with its membership number, so that both are searchable. The member's number is
/// added without leading zeros, because users omit them.
pub(super) fn named(name: &str, membership: &str) -> String {
    if membership.is_empty() {
        return name.to_owned();
    }
    let member = membership.split_once('-').map_or("", |(_, member)| member);
    let short = member.trim_start_matches('0');
    let short = if short == member { "" } else { short };
    format!("{name}{PART}{membership}{PART}{short}")
}

/// Splits a stored name into name and membership number; the number is empty if there is none.
pub(super) fn parts(kept: &str) -> (&str, &str) {
    let mut parts = kept.split(PART);
    (
        parts.next().unwrap_or_default(),
        parts.next().unwrap_or_default(),
    )
}

/// The offset that means "no text".
pub(super) const NO_TEXT: u32 = u32::MAX;

/// The offset of each kind's rating in a record, in the order of the kinds.
const RATINGS: [usize; KINDS] = [14, 16, 18, 20, 22, 28];

/// A stored player.
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
