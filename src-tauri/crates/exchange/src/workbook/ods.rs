//! Reader for ODS, cell by cell. A cell or row may claim a million repetitions. Repetitions are
//! followed only up to the limits of rows and columns.
#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "each function picks out the parts of the document it needs"
)]

use std::collections::BTreeSet;

use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use super::archive::{Parts, damaged};
use super::cell::{self, MAX_LENGTH, Value};
use super::sheet::{Limits, Look, Sheet, Taker, WorkbookError, WorkbookKind, offered};
use super::xml::character;

/// Reads the sheet `name`; without a name, the first visible sheet that is not empty.
///
/// # Errors
/// Fails if the sheet does not exist, a limit is exceeded, or the workbook is damaged.
pub(super) fn read(
    bytes: &[u8],
    name: Option<&str>,
    limits: Limits,
) -> Result<Sheet, WorkbookError> {
    let mut sheets = Vec::new();
    let mut chosen: Option<(String, Taker)> = None;
    each_table(bytes, limits, |title, is_hidden, taker| {
        let settled = chosen.as_ref().is_some_and(|(_, it)| !it.rows.is_empty());
        let fits = match name {
            Some(name) => name == title,
            None => !is_hidden,
        };
        if fits && !settled {
            chosen = Some((title.clone(), taker));
        }
        sheets.push((title, is_hidden));
    })?;
    let (name, taker, names) = offered(name, chosen, sheets.into_iter())?;
    Ok(Sheet {
        kind: WorkbookKind::Ods,
        names,
        name,
        rows: taker.rows,
        hidden: taker.hidden,
        errors: taker.errors,
    })
}

/// Reads the first rows of each sheet.
///
/// # Errors
/// Fails if a limit is exceeded, or the workbook is damaged.
pub(super) fn survey(bytes: &[u8], limits: Limits, look: Look<'_>) -> Result<(), WorkbookError> {
    each_table(bytes, limits, |title, is_hidden, taker| {
        look(title, is_hidden, &taker.rows);
    })
}

/// Reads each table; `take` receives its name, true if it is hidden, and its cells.
///
/// # Errors
/// Fails if a limit is exceeded, or the workbook is damaged.
fn each_table(
    bytes: &[u8],
    limits: Limits,
    mut take: impl FnMut(String, bool, Taker),
) -> Result<(), WorkbookError> {
    let content = Parts::of(bytes)?.read("content.xml")?;
    let content = content.ok_or_else(|| damaged(&"content.xml is missing"))?;
    let mut reader = Reader::from_reader(content.as_slice());
    let mut buffer = Vec::new();
    let mut style = String::new();
    let mut hidden_styles = BTreeSet::new();
    loop {
        buffer.clear();
        match reader
            .read_event_into(&mut buffer)
            .map_err(|error| damaged(&error))?
        {
            Event::Start(start) if start.name().0 == "table:table" => {
                let title = attribute(&start, "table:name").unwrap_or_default();
                let style = attribute(&start, "table:style-name").unwrap_or_default();
                let taker = table(&mut reader, limits)?;
                take(title, hidden_styles.contains(&style), taker);
            }
            Event::Start(start) if start.name().0 == "style:style" => {
                style = attribute(&start, "style:name").unwrap_or_default();
            }
            Event::Start(start) | Event::Empty(start)
                if start.name().0 == "style:table-properties"
                    && attribute(&start, "table:display").as_deref() == Some("false") =>
            {
                hidden_styles.insert(style.clone());
            }
            Event::Eof => return Ok(()),
            _ => {}
        }
    }
}

fn attribute(start: &BytesStart<'_>, name: &str) -> Option<String> {
    let found = start.try_get_attribute(name).ok()??;
    found
        .normalized_value(XmlVersion::Implicit1_0)
        .ok()
        .map(|it| cell::text(&it))
}

/// Returns the repetitions of an element; 1 by default.
fn repeated(start: &BytesStart<'_>, name: &str) -> u32 {
    attribute(start, name)
        .and_then(|text| text.parse().ok())
        .unwrap_or(1)
}

/// Reads the cells of a table up to its end. Tables within cells count as text.
///
/// # Errors
/// Fails if the XML is damaged, or a limit is exceeded.
fn table(reader: &mut Reader<&[u8]>, limits: Limits) -> Result<Taker, WorkbookError> {
    let mut taker = Taker::new(limits);
    let mut buffer = Vec::new();
    let mut row = 0_u32;
    let mut row_stands = 1_u32;
    let mut is_hidden = false;
    let mut cells: Vec<(u32, u32, Value)> = Vec::new();
    let mut column = 0_u32;
    // Row, column and last row of cells that span several rows.
    let mut merged: Vec<(u32, u32, u32)> = Vec::new();
    loop {
        buffer.clear();
        match reader
            .read_event_into(&mut buffer)
            .map_err(|error| damaged(&error))?
        {
            Event::Start(start) => match start.name().0 {
                "table:table-row" => {
                    row_stands = repeated(&start, "table:number-rows-repeated");
                    let shown = attribute(&start, "table:visibility").unwrap_or_default();
                    is_hidden = matches!(shown.as_str(), "filter" | "collapse");
                    column = 0;
                    cells.clear();
                }
                "table:table-cell" | "table:covered-table-cell" => {
                    let stands = repeated(&start, "table:number-columns-repeated");
                    let spanned = repeated(&start, "table:number-rows-spanned");
                    if spanned > 1 && merged.len() < MOST_MERGED {
                        merged.push((row, column, row.saturating_add(spanned - 1)));
                    }
                    let end = start.name().0.to_owned();
                    let shown = text(reader, &end)?;
                    if let Some(value) = value(&start, shown) {
                        cells.push((column, stands, value));
                    }
                    column = column.saturating_add(stands);
                }
                _ => {}
            },
            Event::Empty(start) => match start.name().0 {
                "table:table-row" => {
                    row = row.saturating_add(repeated(&start, "table:number-rows-repeated"));
                }
                "table:table-cell" | "table:covered-table-cell" => {
                    let stands = repeated(&start, "table:number-columns-repeated");
                    if let Some(value) = value(&start, String::new()) {
                        cells.push((column, stands, value));
                    }
                    column = column.saturating_add(stands);
                }
                _ => {}
            },
            Event::End(end) if end.name().0 == "table:table-row" => {
                let copies = if cells.is_empty() { 0 } else { row_stands };
                for copy in 0..copies {
                    if taker.is_full() {
                        break;
                    }
                    take_row(&mut taker, row.saturating_add(copy), &cells)?;
                    if is_hidden {
                        taker.hide(row.saturating_add(copy));
                    }
                }
                row = row.saturating_add(row_stands);
            }
            Event::End(end) if end.name().0 == "table:table" => {
                for (row, column, last) in merged {
                    taker.fill_down(row, column, last)?;
                }
                return Ok(taker);
            }
            Event::Eof => return Err(damaged(&"the table does not end")),
            _ => {}
        }
    }
}

/// Maximum number of cells that span several rows.
const MOST_MERGED: usize = 20_000;

fn take_row(taker: &mut Taker, row: u32, cells: &[(u32, u32, Value)]) -> Result<(), WorkbookError> {
    for (column, stands, value) in cells {
        let most = u32::from(taker.limits.columns);
        for place in (*column..column.saturating_add(*stands)).take_while(|it| *it < most) {
            taker.take(row, place, value.clone())?;
        }
    }
    Ok(())
}

/// Returns the value of a cell: the stored number or date, else the text shown. `None` for an
/// empty cell.
fn value(start: &BytesStart<'_>, shown: String) -> Option<Value> {
    let kind = attribute(start, "office:value-type").unwrap_or_default();
    let is_error = attribute(start, "calcext:value-type").as_deref() == Some("error");
    let text = match kind.as_str() {
        "float" | "percentage" | "currency" if !is_error => attribute(start, "office:value")
            .map_or(shown, |text| text.parse().map_or(text, cell::number)),
        "date" => attribute(start, "office:date-value").map_or(shown, |text| {
            text.split('T').next().unwrap_or_default().to_owned()
        }),
        "string" => attribute(start, "office:string-value")
            .filter(|text| !text.is_empty())
            .unwrap_or(shown),
        _ => shown,
    };
    // The formula begins with its language: `of:=SUM([.A1])`.
    let formula = || attribute(start, "table:formula").filter(|_| kind != "string");
    if text.trim().is_empty() {
        let formula = formula()?;
        let formula = formula.split_once('=').map_or("", |(_, formula)| formula);
        Some(Value::Formula(format!("={formula}")))
    } else if is_error {
        Some(Value::Error(text))
    } else {
        Some(Value::Text(text))
    }
}

/// Returns the text of an element up to its end, with paragraphs joined by a space and without
/// notes.
///
/// # Errors
/// Fails if the XML is damaged.
fn text(reader: &mut Reader<&[u8]>, end: &str) -> Result<String, WorkbookError> {
    let mut buffer = Vec::new();
    let mut text = String::new();
    let mut notes = 0_usize;
    let mut depth = 0_usize;
    loop {
        buffer.clear();
        match reader
            .read_event_into(&mut buffer)
            .map_err(|error| damaged(&error))?
        {
            Event::Text(found) if notes == 0 && text.len() < MAX_LENGTH => {
                text.push_str(&found.xml10_content());
            }
            Event::GeneralRef(found) if notes == 0 && text.len() < MAX_LENGTH => {
                text.push(character(&found)?);
            }
            Event::Start(start) => {
                match start.name().0 {
                    "office:annotation" => notes += 1,
                    "text:p" if !text.is_empty() => text.push(' '),
                    _ => {}
                }
                depth += usize::from(start.name().0 == end);
            }
            Event::Empty(start) => {
                if matches!(start.name().0, "text:s" | "text:tab" | "text:line-break") {
                    text.push(' ');
                }
            }
            Event::End(found) => match found.name().0 {
                "office:annotation" => notes = notes.saturating_sub(1),
                name if name == end => match depth.checked_sub(1) {
                    Some(less) => depth = less,
                    None => return Ok(cell::text(&text)),
                },
                _ => {}
            },
            Event::Eof => return Err(damaged(&"the cell does not end")),
            _ => {}
        }
    }
}
