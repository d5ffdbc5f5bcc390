//! Simulates SQLite's rollback in memory before SQLite runs it.
//!
//! SQLite checks that a journal is complete, not that it belongs to this file. It truncates the
//! file to the journal's size and overwrites pages with old ones. A journal of another file, or one
//! restored by a sync program, would destroy a sound tournament. This module does the same as
//! SQLite's `pager_playback`; the result must be a sound tournament.

use crate::beside::MAGIC;
use crate::guard::{self, Allowance};
use crate::schema::Schema;
use crate::{StoreError, integrity, journal};

/// The byte that SQLite locks; its page is never written.
const PENDING_BYTE: usize = 0x4000_0000;

/// The sector size that SQLite assumes before a journal specifies its own.
const SECTOR: usize = 512;

/// The effect of a journal on a file.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Leaves {
    /// None: its header was never completely written.
    TheFile,
    /// The new content of the file.
    Bytes(Vec<u8>),
    /// A larger file. No command of this program shrinks a file, so no rollback grows it.
    Larger,
}

/// Returns the content of `file` after SQLite's rollback with `journal`.
pub(crate) fn roll_back(file: &[u8], journal: &[u8]) -> Leaves {
    let Some(sizes) = Sizes::of(journal, file) else {
        return Leaves::TheFile;
    };
    let length = usize::try_from(sizes.pages)
        .unwrap_or(usize::MAX)
        .saturating_mul(sizes.page);
    let Some(kept) = file.get(..length) else {
        return Leaves::Larger;
    };
    let mut left = kept.to_vec();
    let mut at = 0;
    while let Some(header) = header(journal, at, sizes.sector) {
        at += sizes.sector;
        let Some(next) = play_back(journal, at, &header, &sizes, &mut left) else {
            break;
        };
        at = next.next_multiple_of(sizes.sector);
    }
    Leaves::Bytes(left)
}

/// Refuses bytes that are no sound tournament: checks pages, definitions, and the tables against
/// the journal.
pub(crate) fn must_be_sound(bytes: &[u8], schema: &Schema) -> Result<(), StoreError> {
    let mut memory = guard::in_memory()?;
    memory.deserialize_read_exact("main", bytes, bytes.len(), true)?;
    Allowance::grant(&memory, bytes.len() as u64)?;
    schema.must_be_known(&memory)?;
    integrity::must_be_whole(&memory)?;
    // Opening converts the journal of an older version, and adds a missing wall.
    if schema.is_older(&memory)? || journal::lacks_wall(&memory)? {
        return Ok(());
    }
    integrity::must_be_unchanged(&memory)
}

/// The sizes in the first header, which apply to the rest.
struct Sizes {
    /// The number of pages of the file.
    pages: u32,
    page: usize,
    sector: usize,
}

impl Sizes {
    /// Parses the sizes; `None` if SQLite rolls nothing back.
    fn of(journal: &[u8], file: &[u8]) -> Option<Self> {
        header(journal, 0, SECTOR)?;
        let size = |at| number(journal, at).and_then(|size| usize::try_from(size).ok());
        let page = match size(24)? {
            0 => page_of(file),
            page => page,
        };
        let sector = size(20)?;
        let fits = (512..=65536).contains(&page) && (32..=65536).contains(&sector);
        (fits && page.is_power_of_two() && sector.is_power_of_two()).then_some(Self {
            pages: number(journal, 16)?,
            page,
            sector,
        })
    }
}

/// Returns the page size in the header of the file; 4096 for a shorter file.
fn page_of(file: &[u8]) -> usize {
    match file.get(16..18) {
        Some(&[0, 1]) => 65536,
        Some(&[high, low]) => usize::from(u16::from_be_bytes([high, low])),
        Some(_) | None => 4096,
    }
}

/// A header: the number of records that follow, and the start value of their checksums.
struct Header {
    records: u32,
    checksum: u32,
}

/// Parses the header at an offset; `None` if the journal ends before, or it has no magic bytes.
fn header(journal: &[u8], at: usize, sector: usize) -> Option<Header> {
    let header = journal.get(at..at.checked_add(sector)?)?;
    let whole = journal.get(at..at + 28)?;
    (header.starts_with(&MAGIC)).then_some(Header {
        records: number(whole, 8)?,
        checksum: number(whole, 12)?,
    })
}

/// Writes the pages after a header; returns the end offset, `None` if a record is torn.
fn play_back(
    journal: &[u8],
    mut at: usize,
    header: &Header,
    sizes: &Sizes,
    left: &mut [u8],
) -> Option<usize> {
    // The maximum number means records up to the end of the journal; a torn record ends them.
    for _ in 0..header.records {
        let page = number(journal, at)?;
        let data = journal.get(at + 4..at + 4 + sizes.page)?;
        let place = usize::try_from(page).ok()?.checked_sub(1)?;
        if place == PENDING_BYTE / sizes.page {
            return None;
        }
        if page <= sizes.pages {
            if number(journal, at + 4 + sizes.page)? != checksum(data, header.checksum) {
                return None;
            }
            left.get_mut(place * sizes.page..(place + 1) * sizes.page)?
                .copy_from_slice(data);
        }
        at += sizes.page + 8;
    }
    Some(at)
}

/// Computes SQLite's checksum of a page: the sum of every two hundredth byte from the end.
fn checksum(data: &[u8], begin: u32) -> u32 {
    let bytes = (1..data.len())
        .rev()
        .filter(|at| (data.len() - at).is_multiple_of(200));
    bytes.fold(begin, |sum, at| sum.wrapping_add(data[at].into()))
}

fn number(bytes: &[u8], at: usize) -> Option<u32> {
    let bytes = bytes.get(at..at.checked_add(4)?)?.try_into().ok()?;
    Some(u32::from_be_bytes(bytes))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use proptest::prelude::*;
    use rstest::rstest;
    use rusqlite::Connection;

    use super::*;

    /// Returns a file whose program was ended during a command, and its journal.
    fn half_done() -> (Vec<u8>, Vec<u8>, Vec<u8>) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        let connection = Connection::open(&path).unwrap();
        connection
            .execute_batch(
                "CREATE TABLE a (b); INSERT INTO a VALUES (zeroblob(9000)), (hex(randomblob(900)));
                 CREATE INDEX c ON a (b);",
            )
            .unwrap();
        let before = fs::read(&path).unwrap();
        connection
            .execute_batch(
                "BEGIN; UPDATE a SET b = hex(b); INSERT INTO a VALUES (zeroblob(30000));",
            )
            .unwrap();
        connection.cache_flush().unwrap();
        let journal = fs::read(folder.path().join("a-journal")).unwrap();
        (before, fs::read(&path).unwrap(), journal)
    }

    /// Returns the content of the file after SQLite's own rollback.
    fn left_by_sqlite(file: &[u8], journal: &[u8]) -> Vec<u8> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        fs::write(&path, file).unwrap();
        fs::write(folder.path().join("a-journal"), journal).unwrap();
        look(&path);
        fs::read(&path).unwrap()
    }

    /// Opens and reads the file: the first access rolls back; the result does not matter.
    fn look(path: &Path) {
        let connection = Connection::open(path).unwrap();
        let _ = connection.query_row("SELECT count(*) FROM sqlite_schema", (), |_| Ok(()));
    }

    fn left_here(file: &[u8], journal: &[u8]) -> Option<Vec<u8>> {
        match roll_back(file, journal) {
            Leaves::TheFile => Some(file.to_vec()),
            Leaves::Bytes(left) => Some(left),
            Leaves::Larger => None,
        }
    }

    #[test]
    fn what_was_half_done_comes_back_as_it_was() {
        let (before, file, journal) = half_done();
        assert!(file.len() > before.len());
        assert!(left_here(&file, &journal).unwrap() == before);
        assert!(left_by_sqlite(&file, &journal) == before);
    }

    /// A journal that truncates the file to nothing shows whether it is applied.
    #[rstest]
    #[case::usual(512, 4096, Some(0))]
    #[case::smallest(32, 512, Some(0))]
    #[case::largest(65536, 65536, Some(0))]
    #[case::a_page_too_small(512, 256, None)]
    #[case::a_page_too_large(512, 131_072, None)]
    #[case::an_odd_page(512, 4097, None)]
    #[case::a_sector_too_small(16, 4096, None)]
    #[case::a_sector_too_large(131_072, 4096, None)]
    #[case::an_odd_sector(513, 4096, None)]
    #[case::both_odd(513, 4097, None)]
    fn a_journal_of_sizes_that_sqlite_refuses_does_nothing(
        #[case] sector: u32,
        #[case] page: u32,
        #[case] left: Option<usize>,
    ) {
        let (_, file, mut journal) = half_done();
        journal.resize(1 << 18, 0);
        for (at, number) in [(8, 0), (16, 0), (20, sector), (24, page)] {
            journal[at..at + 4].copy_from_slice(&number.to_be_bytes());
        }
        let expected = &file[..left.unwrap_or(file.len())];
        assert!(left_by_sqlite(&file, &journal) == expected);
        assert!(left_here(&file, &journal).unwrap() == expected);
    }

    #[test]
    fn a_record_of_the_page_that_is_never_written_ends_the_journal() {
        let (before, file, journal) = half_done();
        let (header, records) = journal.split_at(SECTOR);
        let page = before.len() / 4096 + PENDING_BYTE / 4096;
        for (page, is_the_end) in [(PENDING_BYTE / 4096 + 1, true), (page, false)] {
            let mut record = u32::try_from(page).unwrap().to_be_bytes().to_vec();
            record.resize(4096 + 8, 0);
            let journal = [header, &record, records].concat();
            let left = left_by_sqlite(&file, &journal);
            assert_eq!(left == file[..before.len()], is_the_end);
            assert!(left_here(&file, &journal).unwrap() == left);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(100))]

        /// Changed header numbers, changed bytes, truncation: SQLite and the simulation agree.
        #[test]
        fn a_journal_does_what_sqlite_does_by_it(
            numbers in proptest::collection::vec((8_usize..28, 0_u32..70_000), 0..2),
            sizes in proptest::option::of((5_u32..17, 9_u32..17)),
            bytes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..3),
            cut in proptest::option::of(any::<prop::sample::Index>()),
            second in any::<bool>(),
        ) {
            let (_, file, mut journal) = half_done();
            if second {
                journal.resize(journal.len().next_multiple_of(512), 0);
                journal.extend(journal.clone());
            }
            if let Some((sector, page)) = sizes {
                journal[20..24].copy_from_slice(&(1_u32 << sector).to_be_bytes());
                journal[24..28].copy_from_slice(&(1_u32 << page).to_be_bytes());
            }
            for (at, number) in numbers {
                let at = at / 4 * 4;
                journal[at..at + 4].copy_from_slice(&number.to_be_bytes());
            }
            for (at, byte) in bytes {
                let at = at.index(journal.len());
                journal[at] = byte;
            }
            if let Some(at) = cut {
                journal.truncate(at.index(journal.len()));
            }
            if let Some(left) = left_here(&file, &journal) {
                prop_assert!(left_by_sqlite(&file, &journal) == left);
            }
        }
    }
}
