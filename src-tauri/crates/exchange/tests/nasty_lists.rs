//! Malicious files: each is refused with a clear message and its position.

use std::io::{Cursor, Write as _};

use kralle_exchange::players::{PlayerListPreview, read_player_list};
use kralle_exchange::table::{Cell, DecimalSign, Side, Table, csv};
use kralle_exchange::workbook::{Limits, MAX_TEXT, MAX_UNPACKED, WorkbookError, read_sheet};
use kralle_tournament::Line;
use rstest::rstest;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// Returns the first problem: line, column, code.
fn first(list: &PlayerListPreview) -> (Option<u32>, Option<u16>, &'static str) {
    let problem = list.all_problems().next().unwrap();
    (problem.line, problem.column, problem.kind.code())
}

fn packed(parts: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in parts {
        archive
            .start_file(*name, SimpleFileOptions::default())
            .unwrap();
        archive.write_all(bytes).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

#[test]
fn a_million_lines_are_refused_at_once() {
    let list = read_player_list("Muster, Anna;1500\n".repeat(1_000_000).as_bytes());
    assert!(list.is_refused() && list.rows.is_empty());
    assert_eq!(first(&list), (None, None, "file_too_large"));
}

#[test]
fn a_line_of_ten_thousand_columns_is_left_out_with_its_number() {
    let text = format!("Name;Elo\nMuster, Anna;1500\n{}\n", "x;".repeat(10_000));
    let list = read_player_list(text.as_bytes());
    assert_eq!(list.players().count(), 1);
    assert_eq!(first(&list), (Some(3), None, "too_many_cells"));
}

#[test]
fn a_workbook_that_unpacks_to_too_much_is_refused_before_it_is_read() {
    let parts: [(&str, &[u8]); 2] = [
        ("xl/workbook.xml", b"<workbook/>"),
        ("xl/media/bomb", &vec![0; 2 * 1024 * 1024]),
    ];
    let bomb = packed(&parts);
    assert!(bomb.len() < 16 * 1024, "{}", bomb.len());
    let limits = |unpacked| Limits {
        rows: 10,
        columns: 10,
        unpacked,
        text: 1024,
    };
    let refused = read_sheet(&bomb, None, limits(2 * 1024 * 1024));
    assert_eq!(refused, Err(WorkbookError::TooLarge));
    // The limit is exact to one byte; within it, the workbook is merely damaged.
    let room = 2 * 1024 * 1024 + b"<workbook/>".len() as u64;
    let read = read_sheet(&bomb, None, limits(room));
    assert!(
        matches!(read, Err(WorkbookError::Damaged { .. })),
        "{read:?}"
    );
}

#[test]
fn one_text_in_a_million_cells_is_refused() {
    let text = "x".repeat(4000);
    let row = r#"<row><c t="s"><v>0</v></c></row>"#;
    let sheet = format!(
        "<worksheet><sheetData>{}</sheetData></worksheet>",
        row.repeat(9_000)
    );
    let shared = format!("<sst><si><t>{text}</t></si></sst>");
    let parts: [(&str, &[u8]); 6] = [
        (
            "_rels/.rels",
            br#"<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>"#,
        ),
        (
            "[Content_Types].xml",
            br#"<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>"#,
        ),
        (
            "xl/workbook.xml",
            br#"<workbook xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>"#,
        ),
        (
            "xl/_rels/workbook.xml.rels",
            br#"<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>"#,
        ),
        ("xl/sharedStrings.xml", shared.as_bytes()),
        ("xl/worksheets/sheet1.xml", sheet.as_bytes()),
    ];
    let bomb = packed(&parts);
    assert!(bomb.len() < 8 * 1024, "{}", bomb.len());
    let limits = Limits {
        rows: 10_000,
        columns: 10,
        unpacked: MAX_UNPACKED,
        text: MAX_TEXT,
    };
    let read = read_sheet(&bomb, None, limits);
    assert_eq!(read, Err(WorkbookError::TooLarge));
    let few = limits.text * 3;
    let read = read_sheet(
        &bomb,
        None,
        Limits {
            text: few,
            ..limits
        },
    );
    assert_eq!(read.map(|sheet| sheet.rows.len()), Ok(9_000));
}

#[rstest]
#[case::no_workbook(&[("readme.txt", b"x" as &[u8])], "not_text")]
#[case::no_sheet(&[("content.xml", b"<x/>" as &[u8])], "no_sheet")]
#[case::cut(&[("content.xml", b"<table:table table:name=\"a\"><table:table-row>" as &[u8])], "workbook_damaged")]
#[case::empty_xlsx(&[("xl/workbook.xml", b"" as &[u8])], "workbook_damaged")]
fn an_archive_that_is_no_list_says_what_it_is(#[case] parts: &[(&str, &[u8])], #[case] code: &str) {
    assert_eq!(first(&read_player_list(&packed(parts))).2, code);
}

#[test]
fn a_cell_that_stands_for_millions_keeps_within_the_limits() {
    let bytes = std::fs::read(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/fuzz/corpus/workbook/stands-for-a-million.ods"
    ))
    .unwrap();
    let list = read_player_list(&bytes);
    assert!(list.rows.len() <= kralle_exchange::players::MAX_ROWS);
    assert!(
        list.players().next().is_none(),
        "every row is wider than a list can be"
    );
}

#[test]
fn the_last_corner_of_a_sheet_costs_nothing() {
    let bytes = std::fs::read(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/fuzz/corpus/workbook/last-corner.xlsx"
    ))
    .unwrap();
    assert_eq!(read_player_list(&bytes).players().count(), 0);
}

#[rstest]
#[case::date("2001-05-03")]
#[case::german_date("3.5.2001")]
#[case::time("12:30")]
#[case::exponent("1.5E3")]
fn a_date_is_no_rating(#[case] cell: &str) {
    let list = read_player_list(format!("Name;Elo\nMuster, Anna;{cell}\n").as_bytes());
    assert_eq!(first(&list), (Some(2), Some(2), "unreadable_rating"));
    assert_eq!(list.players().count(), 1);
}

#[test]
fn lines_in_two_encodings_are_read_and_remarked_on() {
    let mut bytes = "Name;Elo\nMüller, Ute;1500\n".as_bytes().to_vec();
    bytes.extend_from_slice(b"J\xe4ger, Al;1400\n");
    let list = read_player_list(&bytes);
    assert_eq!(list.players().count(), 2);
    assert_eq!(first(&list), (Some(2), Some(1), "garbled_text"));
}

#[rstest]
#[case("Ωμέγα, Άλφα")]
#[case("Петрова, Анна")]
#[case("諸葛 亮")]
#[case("عمر خالد")]
#[case("नमस्ते राम")]
#[case("Nguyễn, Thị Ánh")]
#[case("Ólafsdóttir, Þóra")]
fn names_of_every_script_are_kept(#[case] name: &str) {
    let list = read_player_list(format!("Name;Elo\n{name};1500\n").as_bytes());
    assert_eq!(
        list.players()
            .map(|it| it.data.name.as_str())
            .collect::<Vec<_>>(),
        [name]
    );
    assert_eq!(list.all_problems().count(), 0);
}

#[rstest]
#[case("=HYPERLINK(\"http://x\")")]
#[case("+41 44 123")]
#[case("-2+3")]
#[case("@SUM(A1)")]
#[case("'=1+1")]
#[case("'quoted")]
#[case("3-4")]
#[case("007")]
#[case("'1/2")]
#[case("64")]
#[case("-")]
fn no_cell_that_goes_out_is_calculated_and_each_comes_back(#[case] club: &str) {
    let mut table = Table::new("Probe")
        .column("Name", Side::Left)
        .column("Verein", Side::Left);
    table
        .rows
        .push(vec![Cell::text("Muster, Anna"), Cell::text(club)]);
    for decimals in [
        DecimalSign::Point,
        DecimalSign::Comma,
        DecimalSign::SwissPoint,
    ] {
        let bytes = csv(&table, decimals);
        let text = String::from_utf8(bytes.clone()).unwrap();
        let cell = text
            .lines()
            .nth(1)
            .unwrap()
            .split_once(['"', ';'])
            .unwrap()
            .1;
        let starts = cell.trim_start_matches(['"', ',', ' ']);
        assert!(!starts.starts_with(['=', '+', '@']), "{text}");
        let list = read_player_list(&bytes);
        let back = list
            .players()
            .next()
            .and_then(|player| player.data.club.clone());
        assert_eq!(
            back.as_ref().map(Line::as_str),
            (club != "-").then_some(club),
            "{text}"
        );
    }
}

/// The maximum number of columns: half of a row decides that it is not a header.
#[test]
fn a_list_of_a_hundred_columns_is_read() {
    let mut text = format!("Name;{}\n", vec!["Zahl"; 99].join(";"));
    for row in 0..1_000 {
        let figures = ";17".repeat(99);
        text.extend([&format!("K{row} A"), &figures, "\n"]);
    }
    let list = read_player_list(text.as_bytes());
    assert_eq!((list.rows.len(), list.players().count()), (1_000, 1_000));
}

#[test]
fn names_of_a_list_lose_what_nobody_sees() {
    let text = "Name;Verein\nMu\u{202e}ster, An\u{200d}na;SK\u{2067} Kralle\n";
    let list = read_player_list(text.as_bytes());
    let player = list.players().next().unwrap();
    assert_eq!(
        (
            player.data.name.as_str(),
            player.data.club.as_ref().map(Line::as_str)
        ),
        ("Muster, Anna", Some("SK Kralle"))
    );
}
