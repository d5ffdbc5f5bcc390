//! Generators of hostile files.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::Write as _;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// Returns a small size in an ordinary test run, the full one for `cargo xtask attack`.
pub(crate) fn size(small: usize, full: usize) -> usize {
    if std::env::var_os("KRALLE_ATTACKS").is_some() {
        full
    } else {
        small
    }
}

pub(crate) fn put(folder: &Path, name: &str, text: impl AsRef<[u8]>) {
    fs::write(folder.join(name), text).unwrap();
}

/// Creates a sparse file of this size.
pub(crate) fn sparse(folder: &Path, name: &str, begins: &[u8], bytes: u64) {
    let mut file = File::create(folder.join(name)).unwrap();
    file.write_all(begins).unwrap();
    file.set_len(bytes).unwrap();
}

pub(crate) fn pipe(folder: &Path, name: &str) {
    let made = Command::new("mkfifo").arg(folder.join(name)).status();
    assert!(made.unwrap().success());
}

pub(crate) fn circle(folder: &Path, name: &str) {
    symlink(folder.join(name), folder.join("b")).unwrap();
    symlink(folder.join("b"), folder.join(name)).unwrap();
}

fn packed(folder: &Path, name: &str, parts: &[(&str, &str)]) {
    let mut archive = ZipWriter::new(File::create(folder.join(name)).unwrap());
    for (part, text) in parts {
        archive
            .start_file(*part, SimpleFileOptions::default())
            .unwrap();
        archive.write_all(text.as_bytes()).unwrap();
    }
    archive.finish().unwrap();
}

const PACKAGE: &str = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/// Creates a workbook with one sheet.
fn xlsx(folder: &Path, name: &str, rows: &str, shared: &str) {
    let relations = format!(
        "<Relationships xmlns=\"{PACKAGE}\"><Relationship Id=\"rId1\" \
         Type=\"{OFFICE}/worksheet\" Target=\"worksheets/sheet1.xml\"/><Relationship Id=\"rId2\" \
         Type=\"{OFFICE}/sharedStrings\" Target=\"sharedStrings.xml\"/></Relationships>"
    );
    let root = format!(
        "<Relationships xmlns=\"{PACKAGE}\"><Relationship Id=\"rId1\" \
         Type=\"{OFFICE}/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>"
    );
    let workbook = format!(
        "<workbook xmlns=\"{MAIN}\" xmlns:r=\"{OFFICE}\"><sheets>\
         <sheet name=\"S\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>"
    );
    let sheet = format!("<worksheet xmlns=\"{MAIN}\"><sheetData>{rows}</sheetData></worksheet>");
    let shared = format!("<sst xmlns=\"{MAIN}\">{shared}</sst>");
    let parts = [
        ("_rels/.rels", root.as_str()),
        ("xl/workbook.xml", &workbook),
        ("xl/_rels/workbook.xml.rels", &relations),
        ("xl/sharedStrings.xml", &shared),
        ("xl/worksheets/sheet1.xml", &sheet),
    ];
    packed(folder, name, &parts);
}

/// Creates a workbook with one long text shared by all cells: 810,000 of them at full size.
pub(crate) fn one_text_in_all_cells(folder: &Path) {
    let mut rows = String::new();
    for row in 1..=size(60, 8100) {
        let _ = write!(rows, "<row r=\"{row}\">");
        rows.push_str(&"<c t=\"s\"><v>0</v></c>".repeat(100));
        rows.push_str("</row>");
    }
    let text = "A".repeat(30_000);
    xlsx(
        folder,
        "list.xlsx",
        &rows,
        &format!("<si><t>{text}</t></si>"),
    );
}

/// Creates a workbook with a cell repeated over a million rows and columns.
pub(crate) fn repeated_cell(folder: &Path) {
    let text = "A".repeat(4000);
    let content = format!(
        "<office:document-content xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\" \
         xmlns:table=\"urn:oasis:names:tc:opendocument:xmlns:table:1.0\" \
         xmlns:text=\"urn:oasis:names:tc:opendocument:xmlns:text:1.0\"><office:body>\
         <office:spreadsheet><table:table table:name=\"S\">\
         <table:table-row table:number-rows-repeated=\"1000000\"><table:table-cell \
         table:number-columns-repeated=\"1000000\" office:value-type=\"string\">\
         <text:p>{text}</text:p></table:table-cell></table:table-row></table:table>\
         </office:spreadsheet></office:body></office:document-content>"
    );
    packed(folder, "list.ods", &[("content.xml", &content)]);
}

/// Creates a small file that claims to be a picture of 60,000 times 60,000 pixels.
pub(crate) fn huge_picture(folder: &Path) {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, 60_000, 60_000);
    encoder.set_color(png::ColorType::Rgba);
    drop(encoder.write_header().unwrap());
    put(folder, "logo.png", bytes);
}

/// Creates a report of two players and the lines `more`.
fn report(folder: &Path, more: &str) {
    let player = |number: u32, name: &str| {
        format!("001 {number:>4}      {name:<33} 1500                             0.0 {number:>4}")
    };
    let (one, other) = (player(1, "Probe, Ida"), player(2, "Muster, Jo"));
    put(
        folder,
        "report.trf",
        format!("012 Probe\nXXR 5\n{one}\n{other}\n{more}"),
    );
}

pub(crate) fn many_penalties(folder: &Path) {
    report(
        folder,
        &"299          -1.0  001    1\n".repeat(size(3000, 65_535)),
    );
}

pub(crate) fn many_lines(folder: &Path) {
    put(
        folder,
        "report.trf",
        "X\n".repeat(size(1_100_000, 15 << 20)),
    );
}

pub(crate) fn many_rounds(folder: &Path) {
    let rounds = "  0000 - Z".repeat(size(20_000, 3_000_000));
    report(folder, &format!("001    3 {rounds}\n"));
}

/// Writes values that take sixteen times the memory of their text.
pub(crate) fn many_values(folder: &Path) {
    let values = "0,".repeat(size(2_000_000, 31 << 20));
    put(
        folder,
        "all.json",
        format!(
            "{{\"kind\":\"kralle-tournament\",\"rows\":{{\"schema\":11,\"tables\":{{\"player\":[{values}0]}}}}}}"
        ),
    );
}
