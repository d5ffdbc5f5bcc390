//! Writer for tables as a workbook.

use std::collections::BTreeSet;

use rust_xlsxwriter::{DocProperties, ExcelDateTime, Format, FormatAlign, Workbook};

use super::{AUTHOR, Cell, Side, Table};

/// Maximum length of a sheet's name, in characters.
const MAX_NAME: usize = 31;
/// Maximum width of a column, in characters.
const MAX_WIDTH: usize = 60;
/// Maximum length of a cell's text, in characters. Longer text is cut.
const MAX_TEXT: usize = 32_767;

/// The reason why a workbook was not written.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct XlsxError(#[from] rust_xlsxwriter::XlsxError);

/// Returns the tables as a workbook with one sheet each; `title` and `remark` become document
/// properties. Text stays text and is never calculated. The output is reproducible.
///
/// # Errors
/// Fails if a table is larger than a sheet can be.
pub fn xlsx(tables: &[Table], title: &str, remark: &str) -> Result<Vec<u8>, XlsxError> {
    let mut workbook = Workbook::new();
    // Fixed creation time, so that output is reproducible.
    let epoch = ExcelDateTime::from_ymd(2000, 1, 1)?;
    workbook.set_properties(
        &DocProperties::new()
            .set_title(title)
            .set_author(AUTHOR)
            .set_comment(remark)
            .set_creation_datetime(&epoch),
    );
    let bold = Format::new().set_bold();
    let bold_right = Format::new().set_bold().set_align(FormatAlign::Right);
    let half = Format::new().set_num_format("0.0");
    let mut names = BTreeSet::new();
    for table in tables {
        let sheet = workbook.add_worksheet();
        sheet.set_name(sheet_name(&table.title, &mut names))?;
        sheet.set_freeze_panes(1, 0)?;
        for (place, column) in (0_u16..).zip(&table.columns) {
            let format = match column.side {
                Side::Left => &bold,
                Side::Right => &bold_right,
            };
            sheet.write_string_with_format(0, place, &column.heading, format)?;
            sheet.set_column_width(place, width(table, usize::from(place)))?;
        }
        for (number, row) in (1_u32..).zip(&table.rows) {
            for (place, cell) in (0_u16..).zip(row) {
                match cell {
                    Cell::Empty => {}
                    Cell::Number(value) => {
                        #[expect(
                            clippy::cast_precision_loss,
                            reason = "a sheet knows no other numbers; ours are far smaller"
                        )]
                        sheet.write_number(number, place, *value as f64)?;
                    }
                    Cell::HalfPoints(points) => {
                        sheet.write_number_with_format(
                            number,
                            place,
                            f64::from(*points) / 2.0,
                            &half,
                        )?;
                    }
                    Cell::Hundredths(value) => {
                        #[expect(
                            clippy::cast_precision_loss,
                            reason = "a sheet knows no other numbers; ours are far smaller"
                        )]
                        sheet.write_number(number, place, *value as f64 / 100.0)?;
                    }
                    Cell::Text(_) | Cell::Link { .. } | Cell::Lines(_) => {
                        let text: String = cell.line().chars().take(MAX_TEXT).collect();
                        sheet.write_string(number, place, text)?;
                    }
                }
            }
        }
    }
    Ok(workbook.save_to_buffer()?)
}

/// Returns a unique sheet name without forbidden characters.
fn sheet_name(title: &str, taken: &mut BTreeSet<String>) -> String {
    let clean: String = title
        .chars()
        .map(|sign| if r"[]:*?/\".contains(sign) { ' ' } else { sign })
        .take(MAX_NAME)
        .collect();
    let clean = clean.trim_matches(['\'', ' ']);
    let clean = if clean.is_empty() { AUTHOR } else { clean };
    let mut name = clean.to_owned();
    let mut number = 2;
    while !taken.insert(name.to_lowercase()) {
        let ending = format!(" {number}");
        let kept: String = clean.chars().take(MAX_NAME - ending.len()).collect();
        name = kept + &ending;
        number += 1;
    }
    name
}

/// Returns the column width for the longest cell, in characters.
fn width(table: &Table, place: usize) -> f64 {
    let heading = table.columns[place].heading.chars().count();
    let cells = table
        .rows
        .iter()
        .filter_map(|row| row.get(place))
        .map(|cell| cell.line().chars().count());
    let longest = cells.chain([heading]).max().unwrap_or(0).min(MAX_WIDTH);
    f64::from(u16::try_from(longest).unwrap_or(60)) + 2.0
}
