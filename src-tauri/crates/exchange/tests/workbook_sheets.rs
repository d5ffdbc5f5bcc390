//! Workbooks as people keep them: several sheets, hidden ones, formulas and dates.

use std::fmt::Write as _;
use std::io::{Cursor, Write as _};

use kralle_exchange::players::{
    ListForm, ListOptions, PlayerListPreview, read_player_list, read_player_list_as,
};
use rstest::rstest;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// A cell of a test workbook.
#[derive(Clone, Copy)]
enum Cell {
    Text(&'static str),
    Number(f64),
    /// An ISO date.
    Date(&'static str),
    /// A formula without a stored result.
    Formula(&'static str),
    /// A formula whose result is the empty text.
    EmptyText,
}
use Cell::{Date, EmptyText, Formula, Number, Text};

struct Sheet<'a> {
    name: &'a str,
    is_hidden: bool,
    rows: &'a [&'a [Cell]],
}

fn packed(parts: &[(&str, String)]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in parts {
        let options = SimpleFileOptions::default();
        archive.start_file(*name, options).unwrap();
        archive.write_all(text.as_bytes()).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

fn xlsx(sheets: &[Sheet<'_>]) -> Vec<u8> {
    let (mut listed, mut related, mut parts) = (String::new(), String::new(), Vec::new());
    let names: Vec<String> = (0..sheets.len())
        .map(|index| format!("xl/worksheets/sheet{index}.xml"))
        .collect();
    for (index, sheet) in sheets.iter().enumerate() {
        let state = if sheet.is_hidden {
            r#" state="hidden""#
        } else {
            ""
        };
        let _ = write!(
            listed,
            r#"<sheet name="{}"{state} r:id="r{index}"/>"#,
            sheet.name
        );
        let _ = write!(
            related,
            r#"<Relationship Id="r{index}" Type="x/worksheet" Target="worksheets/sheet{index}.xml"/>"#
        );
        let rows = sheet.rows.iter().map(|row| {
            let cells = row.iter().map(|cell| match cell {
                Text("") => "<c/>".to_owned(),
                Text(text) => format!(r#"<c t="inlineStr"><is><t>{text}</t></is></c>"#),
                Number(number) => format!("<c><v>{number}</v></c>"),
                Date(date) => format!(r#"<c t="d"><v>{date}T00:00:00</v></c>"#),
                Formula(formula) => format!("<c><f>{formula}</f><v></v></c>"),
                EmptyText => r#"<c t="str"><f>A1</f><v></v></c>"#.to_owned(),
            });
            format!("<row>{}</row>", cells.collect::<String>())
        });
        parts.push(format!(
            "<worksheet><sheetData>{}</sheetData></worksheet>",
            rows.collect::<String>()
        ));
    }
    let workbook = format!(r#"<workbook xmlns:r="r"><sheets>{listed}</sheets></workbook>"#);
    let relations = format!("<Relationships>{related}</Relationships>");
    let mut all = vec![
        ("xl/workbook.xml", workbook),
        ("xl/_rels/workbook.xml.rels", relations),
    ];
    all.extend(names.iter().map(String::as_str).zip(parts));
    packed(&all)
}

fn ods(sheets: &[Sheet<'_>]) -> Vec<u8> {
    let tables = sheets.iter().map(|sheet| {
        let rows = sheet.rows.iter().map(|row| {
            let cells = row.iter().map(|cell| match cell {
                Text("") => "<table:table-cell/>".to_owned(),
                Text(text) => format!(
                    r#"<table:table-cell office:value-type="string"><text:p>{text}</text:p></table:table-cell>"#
                ),
                Number(number) => format!(
                    r#"<table:table-cell office:value-type="float" office:value="{number}"/>"#
                ),
                Date(date) => format!(
                    r#"<table:table-cell office:value-type="date" office:date-value="{date}T00:00:00"/>"#
                ),
                Formula(formula) => format!(
                    r#"<table:table-cell table:formula="of:={formula}" office:value-type="float"/>"#
                ),
                EmptyText => r#"<table:table-cell table:formula="of:=A1" office:value-type="string"/>"#.to_owned(),
            });
            format!("<table:table-row>{}</table:table-row>", cells.collect::<String>())
        });
        let style = if sheet.is_hidden { "off" } else { "on" };
        format!(
            r#"<table:table table:name="{}" table:style-name="{style}">{}</table:table>"#,
            sheet.name,
            rows.collect::<String>()
        )
    });
    let content = format!(
        r#"<x><style:style style:name="on"><style:table-properties table:display="true"/></style:style>
        <style:style style:name="off"><style:table-properties table:display="false"/></style:style>{}</x>"#,
        tables.collect::<String>()
    );
    packed(&[("content.xml", content)])
}

/// Returns the players, the sheet and the problems of both workbooks, which must be equal.
fn read(sheets: &[Sheet<'_>], options: &ListOptions) -> Vec<String> {
    let [of_xlsx, of_ods] = [xlsx(sheets), ods(sheets)].map(|bytes| {
        let list = read_player_list_as(&bytes, options);
        shown(&list)
    });
    assert_eq!(of_xlsx, of_ods);
    of_xlsx
}

fn shown(list: &PlayerListPreview) -> Vec<String> {
    let mut lines = Vec::new();
    if let ListForm::Workbook { sheet, sheets, .. } = &list.form {
        lines.push(format!("{sheet} of {}", sheets.join(", ")));
    }
    lines.extend(list.players().map(|player| {
        let ratings = player.data.ratings.values().map(|it| it.get().to_string());
        let year = player.data.birth_year.map(|it| format!(" *{}", it.get()));
        format!(
            "{} {}{}",
            player.data.name,
            ratings.collect::<String>(),
            year.unwrap_or_default()
        )
    }));
    lines.extend(list.all_problems().map(|problem| {
        let text = problem.kind.found().unwrap_or_default();
        let place = problem.line.map(|line| format!("{line}: "));
        format!(
            "! {}{} {text}",
            place.unwrap_or_default(),
            problem.kind.code()
        )
    }));
    lines
}

const HEAD: &[Cell] = &[Text("Name"), Text("DWZ"), Text("Jahrgang")];
const ADLER: &[Cell] = &[Text("Adler, Ida"), Number(1820.0), Number(1990.0)];
const BAER: &[Cell] = &[Text("Bär, Jo"), Number(1700.0), Number(1991.0)];
const NOTE: &[Cell] = &[Text("Bitte bis Freitag melden")];

const fn sheet<'a>(name: &'a str, rows: &'a [&'a [Cell]]) -> Sheet<'a> {
    Sheet {
        name,
        is_hidden: false,
        rows,
    }
}

const fn hidden<'a>(name: &'a str, rows: &'a [&'a [Cell]]) -> Sheet<'a> {
    Sheet {
        name,
        is_hidden: true,
        rows,
    }
}

#[test]
fn a_hidden_sheet_is_not_read_and_named() {
    let sheets = [
        hidden("Vorjahr", &[HEAD, BAER]),
        sheet("Liste", &[HEAD, ADLER]),
    ];
    assert_eq!(
        read(&sheets, &ListOptions::default()),
        [
            "Liste of Liste",
            "Adler, Ida 1820 *1990",
            "! sheets_not_read Vorjahr"
        ]
    );
}

#[test]
fn a_sheet_of_notes_is_not_read_and_named() {
    let sheets = [
        sheet("Hinweise", &[NOTE]),
        sheet("Leer", &[]),
        sheet("Liste", &[HEAD, ADLER]),
    ];
    assert_eq!(
        read(&sheets, &ListOptions::default()),
        [
            "Liste of Hinweise, Leer, Liste",
            "Adler, Ida 1820 *1990",
            "! sheets_not_read Hinweise"
        ]
    );
}

#[test]
fn two_sheets_of_players_are_a_question_until_one_is_chosen() {
    let sheets = [
        sheet("A-Open", &[HEAD, ADLER]),
        sheet("B-Open", &[HEAD, BAER]),
    ];
    assert_eq!(
        read(&sheets, &ListOptions::default()),
        [
            "A-Open of A-Open, B-Open",
            "Adler, Ida 1820 *1990",
            "! several_sheets A-Open, B-Open"
        ]
    );
    let chosen = ListOptions {
        sheet: Some("B-Open".to_owned()),
        ..ListOptions::default()
    };
    assert_eq!(
        read(&sheets, &chosen),
        ["B-Open of A-Open, B-Open", "Bär, Jo 1700 *1991"]
    );
}

#[test]
fn a_formula_without_a_result_is_no_missing_rating() {
    let rows: &[&[Cell]] = &[
        HEAD,
        &[
            Text("Adler, Ida"),
            Formula("SUM(B9;1)"),
            Formula("YEAR(C9)"),
        ],
        &[Text("Bär, Jo"), Number(1700.0), EmptyText],
        &[Formula("A3"), Number(1600.0), Text("")],
        &[Text(""), Formula("B9"), Text("")],
    ];
    assert_eq!(
        read(&[sheet("Liste", rows)], &ListOptions::default()),
        [
            "Liste of Liste",
            "Adler, Ida ",
            "Bär, Jo 1700",
            "! 2: rating_not_calculated =SUM(B9;1)",
            "! 2: not_calculated =YEAR(C9)",
            "! 4: not_calculated =A3",
            "! 4: empty_name ",
        ]
    );
}

#[rstest]
#[case::a_calculated_number(Number(1_400.000_000_000_000_2), Date("2012-03-04"))]
#[case::a_number(Number(1400.0), Number(2012.0))]
fn numbers_and_dates_are_read_as_shown(#[case] rating: Cell, #[case] born: Cell) {
    let row = [Text("Adler, Ida"), rating, born];
    let rows: &[&[Cell]] = &[HEAD, &row];
    assert_eq!(
        read(&[sheet("Liste", rows)], &ListOptions::default()),
        ["Liste of Liste", "Adler, Ida 1400 *2012"]
    );
}

#[test]
fn a_workbook_of_hidden_sheets_alone_is_empty() {
    let sheets = [hidden("Liste", &[HEAD, ADLER])];
    for bytes in [xlsx(&sheets), ods(&sheets)] {
        assert!(read_player_list(&bytes).is_refused());
    }
}

/// Returns a sheet whose rows 3, 4 and 6 are hidden by a filter, as XLSX and ODS.
fn filtered() -> [Vec<u8>; 2] {
    let names = [
        "Name",
        "Adler, Ida",
        "Bär, Jo",
        "Dachs, Al",
        "Eule, Mia",
        "Fuchs, Uli",
    ];
    let is_hidden = |row: usize| matches!(row, 2 | 3 | 5);
    let rows = names.iter().enumerate().map(|(row, name)| {
        let hidden = if is_hidden(row) { r#" hidden="1""# } else { "" };
        format!(r#"<row{hidden}><c t="inlineStr"><is><t>{name}</t></is></c></row>"#)
    });
    let rows = rows.collect::<String>();
    let of_xlsx = packed(&[
        (
            "xl/workbook.xml",
            r#"<workbook xmlns:r="r"><sheets><sheet name="S" r:id="r0"/></sheets></workbook>"#.to_owned(),
        ),
        (
            "xl/_rels/workbook.xml.rels",
            r#"<Relationships><Relationship Id="r0" Type="x/worksheet" Target="s.xml"/></Relationships>"#.to_owned(),
        ),
        ("xl/s.xml", format!("<worksheet><sheetData>{rows}</sheetData></worksheet>")),
    ]);
    let rows = names.iter().enumerate().map(|(row, name)| {
        let hidden = if is_hidden(row) { r#" table:visibility="filter""# } else { "" };
        format!(
            r#"<table:table-row{hidden}><table:table-cell office:value-type="string"><text:p>{name}</text:p></table:table-cell></table:table-row>"#
        )
    });
    let rows = rows.collect::<String>();
    let content = format!(r#"<x><table:table table:name="S">{rows}</table:table></x>"#);
    [of_xlsx, packed(&[("content.xml", content)])]
}

#[test]
fn rows_that_a_filter_hides_are_read_and_named() {
    for bytes in filtered() {
        assert_eq!(
            shown(&read_player_list(&bytes)),
            [
                "S of S",
                "Adler, Ida ",
                "Bär, Jo ",
                "Dachs, Al ",
                "Eule, Mia ",
                "Fuchs, Uli ",
                "! hidden_rows 3, 4, 6",
            ]
        );
    }
}
