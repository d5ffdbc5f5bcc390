//! Workbooks with wrong numbers: no reader allocates memory by a number in a file.

use std::io::{Cursor, Read as _, Write as _};

use kralle_exchange::players::{MAX_BYTES, MAX_WORKBOOK_BYTES, read_player_list};
use kralle_exchange::table::{Cell, Side, Table, xlsx};
use kralle_exchange::workbook::{Limits, MAX_TEXT, MAX_UNPACKED, read_sheet};
use kralle_tournament::BirthYear;
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

/// The largest number of 32 bits.
const LARGEST: &str = "4294967295";

type Part = (String, Vec<u8>);

fn unpacked(bytes: &[u8]) -> Vec<Part> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).unwrap();
    let parts = (0..archive.len()).map(|index| {
        let mut part = archive.by_index(index).unwrap();
        let mut bytes = Vec::new();
        part.read_to_end(&mut bytes).unwrap();
        (part.name().unwrap().into_owned(), bytes)
    });
    parts.collect()
}

fn packed(parts: &[Part]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in parts {
        let options = SimpleFileOptions::default();
        archive.start_file(name.as_str(), options).unwrap();
        archive.write_all(bytes).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

/// Returns the ranges of the numbers in a text.
fn numbers(text: &str) -> Vec<std::ops::Range<usize>> {
    let bytes = text.as_bytes();
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let starts = (0..bytes.len()).filter(|at| is_digit(*at) && (*at == 0 || !is_digit(at - 1)));
    starts
        .map(|start| start..(start..=bytes.len()).find(|at| !is_digit(*at)).unwrap())
        .collect()
}

/// Returns copies of the workbook, each with one number of one part replaced by `number`.
fn each_number_as(bytes: &[u8], number: &str) -> Vec<(String, Vec<u8>)> {
    let parts = unpacked(bytes);
    let mut changed = Vec::new();
    for (index, (name, part)) in parts.iter().enumerate() {
        let text = String::from_utf8(part.clone()).unwrap();
        for range in numbers(&text) {
            let mut text = text.clone();
            let place = format!(
                "{name}: {}",
                &text[range.start.saturating_sub(24)..range.end]
            );
            text.replace_range(range, number);
            let mut parts = parts.clone();
            parts[index].1 = text.into_bytes();
            changed.push((place, packed(&parts)));
        }
    }
    changed
}

fn list() -> Vec<u8> {
    let mut table = Table::new("Liste")
        .column("Name", Side::Left)
        .column("Elo", Side::Right)
        .column("Jahrgang", Side::Right)
        .column("Verein", Side::Left);
    for (name, points) in [("Krähe, Anna", 3), ("Krähe, Bert", 4), ("Krähe, Carl", 5)] {
        table.rows.push(vec![
            Cell::text(name),
            Cell::Number(1500 + points),
            Cell::Number(1990 + points),
            Cell::text("SK Kralle"),
        ]);
    }
    xlsx(&[table], "Liste", "").unwrap()
}

const LIMITS: Limits = Limits {
    rows: 10_015,
    columns: 101,
    unpacked: MAX_UNPACKED,
    text: MAX_TEXT,
};

#[test]
fn the_list_itself_is_read() {
    let read = read_player_list(&list());
    let names: Vec<&str> = read.players().map(|it| it.data.name.as_str()).collect();
    assert_eq!(names, ["Krähe, Anna", "Krähe, Bert", "Krähe, Carl"]);
    assert_eq!(
        read.players().next().and_then(|it| it.data.birth_year),
        BirthYear::try_from(1993).ok()
    );
}

#[test]
fn no_number_of_a_workbook_decides_how_much_room_is_made() {
    let corpus = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz/corpus/workbook/");
    let kept = [
        "list.xlsx",
        "errors.xlsx",
        "last-corner.xlsx",
        "list.ods",
        "date-note-error.ods",
    ];
    let kept = kept.map(|name| std::fs::read(format!("{corpus}{name}")).unwrap());
    let mut tried = 0;
    let others = ["18446744073709551615", "-1", "1e300"].map(|number| (list(), number));
    let largest = kept.into_iter().chain([list()]).map(|it| (it, LARGEST));
    for (workbook, number) in largest.chain(others) {
        for (place, bytes) in each_number_as(&workbook, number) {
            // Read or refused, but without a panic.
            if let Err(error) = read_sheet(&bytes, None, LIMITS) {
                assert!(!error.to_string().contains("gave up"), "{place}: {error}");
            }
            tried += 1;
        }
    }
    assert!(tried > 500, "{tried}");
}

/// A list that claims four billion shared texts. Its 1.6 kB once crashed the program.
#[test]
fn a_list_that_claims_billions_of_shared_texts_is_read_as_it_is() {
    let mut parts = unpacked(&list());
    let shared = parts
        .iter_mut()
        .find(|(name, _)| name.ends_with("sharedStrings.xml"));
    let (_, part) = shared.unwrap();
    let text = String::from_utf8(part.clone()).unwrap();
    let start = text.find("uniqueCount=\"").unwrap() + "uniqueCount=\"".len();
    let end = start + text[start..].find('"').unwrap();
    *part = [&text[..start], LARGEST, &text[end..]]
        .concat()
        .into_bytes();
    let bytes = packed(&parts);
    assert_eq!(read_player_list(&bytes), read_player_list(&list()));
}

/// The numbers of the archive itself: sizes, offsets, counts.
#[test]
fn no_number_of_the_archive_decides_how_much_room_is_made() {
    let bytes = list();
    for at in 0..bytes.len() - 3 {
        let mut bytes = bytes.clone();
        bytes[at..at + 4].copy_from_slice(&u32::MAX.to_le_bytes());
        if let Err(error) = read_sheet(&bytes, None, LIMITS) {
            assert!(!error.to_string().contains("gave up"), "at {at}: {error}");
        }
    }
}

#[test]
fn an_archive_that_claims_millions_of_parts_is_refused_before_room_is_made() {
    let mut bytes = list();
    // The zip64 end record and its locator, before the end record.
    let end = bytes.len() - 22;
    let directory = u64::from(u32::from_le_bytes(
        bytes[end + 16..end + 20].try_into().unwrap(),
    ));
    let size = u64::from(u32::from_le_bytes(
        bytes[end + 12..end + 16].try_into().unwrap(),
    ));
    let mut record = b"PK\x06\x06".to_vec();
    record.extend(44_u64.to_le_bytes());
    record.extend([45, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    for number in [u64::from(u32::MAX), u64::from(u32::MAX), size, directory] {
        record.extend(number.to_le_bytes());
    }
    record.extend(b"PK\x06\x07\0\0\0\0");
    record.extend((end as u64).to_le_bytes());
    record.extend(1_u32.to_le_bytes());
    bytes.splice(end..end, record);
    let end = bytes.len() - 22;
    bytes[end + 8..end + 20].fill(0xff);
    let read = read_sheet(&bytes, None, LIMITS);
    assert_eq!(
        read,
        Err(kralle_exchange::workbook::WorkbookError::TooLarge)
    );
}

/// A part listed as thousands of sheets is read once.
#[test]
fn a_sheet_that_stands_thousands_of_times_costs_one() {
    let mut parts = unpacked(&list());
    for (name, part) in &mut parts {
        if name == "xl/workbook.xml" {
            let text = String::from_utf8(part.clone()).unwrap();
            let from = text.find("<sheet ").unwrap();
            let to = from + text[from..].find("/>").unwrap() + 2;
            let sheets = text[from..to].repeat(200_000);
            *part = [&text[..from], &sheets, &text[to..]].concat().into_bytes();
        }
        if name == "xl/worksheets/sheet1.xml" {
            *part = b"<worksheet><sheetData></sheetData></worksheet>".to_vec();
        }
    }
    let sheet = read_sheet(&packed(&parts), None, LIMITS).unwrap();
    assert!(sheet.rows.is_empty() && sheet.names.len() < 1000);
}

/// Prefixes, rich text, pronunciation hints, escapes, dates of both epochs, booleans and errors.
#[test]
fn what_other_programs_write_is_understood() {
    let part = |name: &str, text: &str| (name.to_owned(), text.as_bytes().to_vec());
    let parts = [
        part(
            "xl/workbook.xml",
            r#"<x:workbook xmlns:x="x" xmlns:r="r"><x:workbookPr date1904="1"/><x:sheets>
               <x:sheet name="Bild" sheetId="1" r:id="c"/><x:sheet name="Liste &amp; mehr" sheetId="2" r:id="s"/>
               </x:sheets></x:workbook>"#,
        ),
        part(
            "xl/_rels/workbook.xml.rels",
            r#"<Relationships><Relationship Id="c" Type="http://x/chartsheet" Target="chartsheets/sheet1.xml"/>
               <Relationship Id="s" Type="http://x/worksheet" Target="/xl/Worksheets/Sheet1.xml"/></Relationships>"#,
        ),
        part(
            "xl/styles.xml",
            r#"<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\.mm\.yyyy"/></numFmts>
               <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
               <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="46"/></cellXfs></styleSheet>"#,
        ),
        part(
            "xl/sharedStrings.xml",
            r#"<sst><si><r><t>Krä</t></r><r><t>he</t></r><rPh sb="0" eb="1"><t>KURE</t></rPh></si>
               <si><t xml:space="preserve">a_x000A_b</t></si></sst>"#,
        ),
        part(
            "xl/worksheets/sheet1.xml",
            r#"<worksheet><sheetData><row r="2"><c r="A2" t="s"><v>0</v></c><c t="s"><v>1</v></c>
               <c r="D2" s="1"><v>44885</v></c><c s="2"><v>1.5</v></c></row>
               <row><c t="inlineStr"><is><t>dort</t></is></c><c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c>
               <c t="str"><f>A1</f><v>A &amp; B</v></c><c><v>1500.0</v></c><c s="9"><v>7</v></c></row></sheetData></worksheet>"#,
        ),
    ];
    let sheet = read_sheet(&packed(&parts), None, LIMITS).unwrap();
    assert_eq!(sheet.names, ["Liste & mehr"]);
    let rows: Vec<(u32, String)> = sheet
        .rows
        .iter()
        .map(|(row, cells)| (*row, cells.join("|")))
        .collect();
    assert_eq!(
        rows,
        [
            (2, "Krähe|a\nb||2026-11-21|1.5".to_owned()),
            (3, "dort|true||A & B|1500|7".to_owned()),
        ]
    );
    assert_eq!(sheet.errors[0].found, "#REF!");
    assert_eq!((sheet.errors[0].row, sheet.errors[0].column), (3, 3));
}

/// Letters from the part's own entities must not be dropped: "M&uuml;ller" is not "Mller".
#[test]
fn a_reference_that_nobody_can_resolve_is_damage() {
    for reference in ["&ue;", "&#0;", "&#xD800;", "&file;"] {
        let declared =
            "<!DOCTYPE x [<!ENTITY ue \"ü\"><!ENTITY file SYSTEM \"file:///etc/passwd\">]>";
        let of_xlsx = |(name, bytes): Part| {
            let text = String::from_utf8(bytes).unwrap();
            (
                name,
                text.replace("Krähe, Anna", &format!("M{reference}ller, Ida")),
            )
        };
        let parts = unpacked(&list()).into_iter().map(of_xlsx);
        let parts = parts.map(|(name, text)| match text.split_once("?>") {
            Some((head, rest)) => (name, format!("{head}?>{declared}{rest}").into_bytes()),
            None => (name, text.into_bytes()),
        });
        let parts: Vec<Part> = parts.collect();
        assert!(
            parts
                .iter()
                .any(|(_, it)| it.windows(5).any(|it| it == b"ller,"))
        );
        assert!(
            read_player_list(&packed(&parts)).is_refused(),
            "{reference}"
        );
    }
}

/// A picture in a workbook does not count as text.
#[test]
fn a_workbook_may_be_longer_than_a_list_of_text() {
    let picture: Vec<u8> = (0..MAX_BYTES + 1000)
        .map(|it| (it * it % 251) as u8)
        .collect();
    let mut parts = unpacked(&list());
    parts.push(("xl/media/image1.png".to_owned(), picture));
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in &parts {
        let options =
            SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
        archive.start_file(name.as_str(), options).unwrap();
        archive.write_all(bytes).unwrap();
    }
    let bytes = archive.finish().unwrap().into_inner();
    assert!(bytes.len() > MAX_BYTES);
    let read = read_player_list(&bytes);
    assert_eq!(read.players().count(), 3, "{:?}", read.problems);
    let mut longest = vec![0; MAX_WORKBOOK_BYTES + 1];
    longest[..4].copy_from_slice(b"PK\x03\x04");
    assert!(read_player_list(&longest).is_refused());
}
