//! An SQLite journal next to a file it does not belong to: SQLite would truncate the file and write
//! old pages into it. It is refused, and both stay unchanged.

use crate::sample;

use std::fs;
use std::path::{Path, PathBuf};

use kralle_store::{Store, contents, proved, restore, unwatched};
use rstest::rstest;
use rusqlite::Connection;

const MAGIC: [u8; 8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7];
const PAGE: usize = 4096;

fn header(records: u32, pages: usize, sector: usize, page: u32) -> Vec<u8> {
    let pages = u32::try_from(pages).unwrap();
    let mut header = MAGIC.to_vec();
    for number in [records, 7, pages, u32::try_from(sector).unwrap(), page] {
        header.extend(u32::to_be_bytes(number));
    }
    header.resize(sector.max(512), 0);
    header
}

fn record(number: u32, page: &[u8]) -> Vec<u8> {
    let bytes = (1..page.len())
        .rev()
        .filter(|at| (page.len() - at).is_multiple_of(200));
    let sum: u32 = bytes.map(|at| u32::from(page[at])).sum();
    [&number.to_be_bytes(), page, &(7 + sum).to_be_bytes()].concat()
}

/// Returns a journal that does not fit a file of these bytes.
fn journal(what: &str, file: &[u8]) -> Vec<u8> {
    let pages = file.len() / PAGE;
    let zeros = record(3, &[0; PAGE]);
    match what {
        "cut to nothing" => header(0, 0, 512, 4096),
        "cut to a page" => header(0, 1, 512, 4096),
        "cut by a page" => header(0, pages - 1, 512, 4096),
        "small pages" => header(0, 5, 512, 512),
        "large pages" => header(0, 1, 512, 65536),
        "no size of a page" => header(0, 3, 512, 0),
        "large sectors" => header(0, 2, 65536, 4096),
        "small sectors" => header(0, 2, 32, 4096),
        "blown up" => header(0, 200_000, 512, 4096),
        "a page of zeros" => [header(1, pages, 512, 4096), zeros].concat(),
        "as many pages as there are" => [header(u32::MAX, pages, 512, 4096), zeros].concat(),
        "in a second part" => {
            let first = header(0, pages, 512, 4096);
            [first, header(1, 1, 512, 4096), zeros].concat()
        }
        "write-ahead mode" => {
            let mut page = file[..PAGE].to_vec();
            page[18..20].fill(2);
            [header(1, pages, 512, 4096), record(1, &page)].concat()
        }
        "of another tournament" => {
            // All its pages but the last: the tables belong to another file, the journal to this
            // one.
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("other.kralle");
            let entry = sample::entry("new");
            drop(Store::create(&path, &sample::colorful(), &entry, sample::FILE).unwrap());
            let other = fs::read(&path).unwrap();
            let records = other.chunks(PAGE).take(pages).zip(1..);
            let records: Vec<Vec<u8>> = records.map(|(page, at)| record(at, page)).collect();
            let count = u32::try_from(records.len()).unwrap();
            [header(count, pages - 1, 512, 4096), records.concat()].concat()
        }
        other => panic!("no journal {other}"),
    }
}

struct Place {
    folder: tempfile::TempDir,
    file: Vec<u8>,
    journal: Vec<u8>,
}

impl Place {
    fn new(what: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        for name in ["a.kralle", "sound.kralle"] {
            let path = folder.path().join(name);
            let entry = sample::entry("new");
            drop(Store::create(&path, &sample::drawn(8), &entry, sample::FILE).unwrap());
        }
        let path = folder.path().join("a.kralle");
        let file = fs::read(&path).unwrap();
        let journal = journal(what, &file);
        fs::write(folder.path().join("a.kralle-journal"), &journal).unwrap();
        Self {
            folder,
            file,
            journal,
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn is_as_it_was(&self) -> bool {
        fs::read(self.path("a.kralle")).unwrap() == self.file
            && fs::read(self.path("a.kralle-journal")).unwrap() == self.journal
    }
}

#[rstest]
#[case("cut to nothing")]
#[case("cut to a page")]
#[case("cut by a page")]
#[case("small pages")]
#[case("large pages")]
#[case("no size of a page")]
#[case("large sectors")]
#[case("small sectors")]
#[case("blown up")]
#[case("a page of zeros")]
#[case("as many pages as there are")]
#[case("in a second part")]
#[case("write-ahead mode")]
#[case("of another tournament")]
fn a_journal_that_would_leave_no_sound_tournament_is_refused(#[case] what: &str) {
    let place = Place::new(what);
    let path = place.path("a.kralle");
    let sound = place.path("sound.kralle");
    let entry = sample::entry("restore");
    let refusals = [
        Store::open(&path, sample::moment(0)).map(drop),
        Store::open_to_look(&path).map(drop),
        contents(&path).map(drop),
        proved(&path, &mut unwatched).map(drop),
        restore(&sound, &path, &entry, &mut unwatched).map(drop),
    ];
    for refused in refusals {
        let said = sample::wire(&refused.unwrap_err());
        assert_eq!(said["code"], "stray_beside");
        assert_eq!(said["data"]["found"], "misfit");
        assert!(place.is_as_it_was(), "something was changed");
    }
    // A backup can be restored; both files are kept unchanged next to it.
    let kept = restore(&path, &sound, &entry, &mut unwatched)
        .unwrap()
        .unwrap();
    assert!(fs::read(&kept).unwrap() == place.file);
    let beside = kept.with_file_name(format!("{}-journal", kept.file_name().unwrap().display()));
    assert!(fs::read(beside).unwrap() == place.journal);
    assert!(proved(&path, &mut unwatched).unwrap().is_sound());
    assert!(!place.path("a.kralle-journal").exists());
}

/// Other kinds of files are not truncated either.
#[rstest]
#[case::a_text(b"three years of work".to_vec(), "misfit")]
#[case::nothing(Vec::new(), "misfit")]
fn a_file_that_is_no_tournament_is_not_rolled_back(#[case] bytes: Vec<u8>, #[case] found: &str) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("thesis.txt");
    fs::write(&path, &bytes).unwrap();
    let journal = header(0, 1, 512, 512);
    let beside = folder.path().join("thesis.txt-journal");
    fs::write(&beside, &journal).unwrap();
    let said = sample::wire(&contents(&path).unwrap_err());
    assert_eq!(said["data"]["found"], found);
    assert_eq!(fs::read(&path).unwrap(), bytes);
    assert_eq!(fs::read(&beside).unwrap(), journal);
}

/// The database of another program, during a transaction.
#[test]
fn the_database_of_another_program_is_not_rolled_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("other.db");
    let (file, journal) = half_done(&path);
    let said = sample::wire(&contents(&path).unwrap_err());
    assert_eq!(said["code"], "not_a_tournament");
    assert!(fs::read(&path).unwrap() == file);
    assert!(fs::read(folder.path().join("other.db-journal")).unwrap() == journal);
}

/// Returns a database of another program that was killed during a transaction.
fn half_done(path: &Path) -> (Vec<u8>, Vec<u8>) {
    let beside = path.with_file_name("other.db-journal");
    let connection = Connection::open(path).unwrap();
    connection
        .execute_batch(
            "CREATE TABLE a (b); INSERT INTO a VALUES (zeroblob(9000));
             BEGIN; UPDATE a SET b = hex(b); INSERT INTO a VALUES (zeroblob(90000));",
        )
        .unwrap();
    connection.cache_flush().unwrap();
    let found = (fs::read(path).unwrap(), fs::read(&beside).unwrap());
    drop(connection);
    fs::write(path, &found.0).unwrap();
    fs::write(beside, &found.1).unwrap();
    found
}
