//! Malicious rating lists: archives that unpack to gigabytes, endless entries, entities that
//! multiply.

use std::io::{self, Cursor, Read, Seek, SeekFrom, Write as _};
use std::ops::ControlFlow;

use kralle_exchange::rating_list::{
    Built, ListSource, MAX_RECORD, RatingList, RatingListError, build,
};
use rstest::rstest;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

fn made<R: Read + Seek>(bytes: R, name: &str) -> Result<(Built, Vec<u8>), RatingListError> {
    let mut local = Vec::new();
    let source = ListSource::new(bytes, name);
    let built = build(source, &mut local, &mut |_, _| ControlFlow::Continue(()))?;
    Ok((built, local))
}

/// A start, followed by gigabytes of one byte. It needs no memory, and only bytes that are read
/// cost time.
struct Endless {
    beginning: &'static [u8],
    byte: u8,
    at: u64,
    read: u64,
}

const LENGTH: u64 = 3 << 30;

impl Endless {
    const fn new(beginning: &'static [u8], byte: u8) -> Self {
        Self {
            beginning,
            byte,
            at: 0,
            read: 0,
        }
    }
}

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let left = usize::try_from(LENGTH - self.at).unwrap_or(usize::MAX);
        let count = buffer.len().min(left);
        for (place, byte) in buffer[..count].iter_mut().enumerate() {
            let at = usize::try_from(self.at).unwrap() + place;
            *byte = self.beginning.get(at).copied().unwrap_or(self.byte);
        }
        self.at += count as u64;
        self.read += count as u64;
        assert!(
            self.read < 4 * MAX_RECORD,
            "a list without a single player is read on and on"
        );
        Ok(count)
    }
}

impl Seek for Endless {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.at = match to {
            SeekFrom::Start(at) => at,
            SeekFrom::End(by) => LENGTH.saturating_add_signed(by),
            SeekFrom::Current(by) => self.at.saturating_add_signed(by),
        };
        Ok(self.at)
    }
}

#[rstest]
#[case::a_cell(b"Name;Elo\nMuster, Anna;1500\n", b'x')]
#[case::a_quoted_cell(b"Name;Elo\n\"Muster", b'\n')]
#[case::columns(b"Name;Elo\n", b';')]
#[case::a_heading(b"Name;Elo", b'x')]
#[case::a_line_of_text(b"ID Number      Name\n", b'x')]
#[case::an_element(b"<playerslist><player><name>", b'x')]
#[case::a_comment(b"<playerslist><!--", b'-')]
#[case::a_tag(b"<playerslist><player ", b'x')]
#[case::elements(b"<playerslist>", b'<')]
fn an_entry_that_never_ends_is_refused_soon(#[case] beginning: &'static [u8], #[case] byte: u8) {
    let refused = made(Endless::new(beginning, byte), "list").map(|(built, _)| built);
    assert!(
        matches!(
            refused,
            Err(RatingListError::Damaged { .. } | RatingListError::Io(_))
        ),
        "{refused:?}"
    );
}

#[test]
fn an_endless_cell_is_named_by_its_line() {
    let list = Endless::new(b"Name;Elo\nMuster, Anna;1500\n", b'x');
    let refused = made(list, "list").map(|(built, _)| built);
    assert!(
        matches!(refused, Err(RatingListError::Damaged { line: 3, .. })),
        "{refused:?}"
    );
}

#[test]
fn an_archive_that_unpacks_to_one_endless_cell_is_refused() {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    archive
        .start_file("spieler.csv", SimpleFileOptions::default())
        .unwrap();
    archive.write_all(b"Name;DWZ\n").unwrap();
    let zeros = vec![b'0'; 1 << 20];
    for _ in 0..16 {
        archive.write_all(&zeros).unwrap();
    }
    let bomb = archive.finish().unwrap();
    assert!(bomb.get_ref().len() < 64 * 1024);
    let refused = made(bomb, "dwz.zip").map(|(built, _)| built);
    assert!(
        matches!(refused, Err(RatingListError::Damaged { line: 2, .. })),
        "{refused:?}"
    );
}

#[test]
fn entities_that_multiply_are_not_multiplied() {
    let xml = "<!DOCTYPE p [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">\
        <!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;\">]><playerslist><player><fideid>7</fideid>\
        <name>Muster&c;, Anna</name><rating>1500</rating></player></playerslist>";
    let (built, local) = made(Cursor::new(xml), "players_list_xml.xml").unwrap();
    assert_eq!(built.players, 1);
    let mut local = RatingList::open(Cursor::new(local)).unwrap();
    let found = local.search("muster", 5).unwrap();
    assert_eq!(found[0].name, "Muster, Anna");
}

#[rstest]
#[case("Ωμέγα, Άλφα", "ωμε")]
#[case("Петрова, Анна", "анна петр")]
#[case("諸葛, 亮", "諸")]
#[case("عمر, خالد", "خالد")]
#[case("Nguyễn, Thị Ánh", "nguyen anh")]
#[case("Ólafsdóttir, Þóra", "olafs")]
fn names_of_every_script_are_found(#[case] name: &str, #[case] typed: &str) {
    let csv = format!("Name;Elo\nMuster, Anna;1400\n{name};1500\n");
    let (_, local) = made(Cursor::new(csv), "list.csv").unwrap();
    let mut local = RatingList::open(Cursor::new(local)).unwrap();
    let found = local.search(typed, 5).unwrap();
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].name, name);
}

#[test]
fn a_date_is_no_rating() {
    let csv = "Name;Elo;Jahrgang\nMuster, Anna;2001-05-03;1990-01-02\nProbe, Jo;3.5.2001;1991\n";
    let (_, local) = made(Cursor::new(csv), "list.csv").unwrap();
    let mut local = RatingList::open(Cursor::new(local)).unwrap();
    for name in ["Muster", "Probe"] {
        let found = local.search(name, 5).unwrap();
        assert_eq!(found[0].ratings.iter().count(), 0, "{found:?}");
    }
}
