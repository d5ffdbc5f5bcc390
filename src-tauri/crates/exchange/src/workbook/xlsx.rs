//! XLSX, cell by cell: a sheet that claims to reach to its last corner costs nothing.

use std::io::Cursor;

use calamine::{DataRef, Reader, Xlsx};

use super::archive::damaged;
use super::cell::{self, Value};
use super::sheet::{Limits, Sheet, Taker, WorkbookError, WorkbookKind};

/// Reads the sheet `name`, or the first that is not empty.
pub(super) fn read(
    bytes: &[u8],
    name: Option<&str>,
    limits: Limits,
) -> Result<Sheet, WorkbookError> {
    let mut workbook: Xlsx<_> = Xlsx::new(Cursor::new(bytes)).map_err(|error| damaged(&error))?;
    let names = workbook.sheet_names();
    let wanted: Vec<&String> = match name {
        Some(name) => names.iter().filter(|it| it.as_str() == name).collect(),
        None => names.iter().collect(),
    };
    let mut last = None;
    for name in wanted {
        let taker = cells(&mut workbook, name, limits)?;
        let empty = taker.rows.is_empty();
        last = Some((name, taker));
        if !empty {
            break;
        }
    }
    let (name, taker) = last.ok_or_else(|| WorkbookError::NoSheet {
        name: name.unwrap_or_default().to_owned(),
    })?;
    Ok(Sheet {
        kind: WorkbookKind::Xlsx,
        name: name.clone(),
        names: names.clone(),
        rows: taker.rows,
        errors: taker.errors,
    })
}

fn cells(
    workbook: &mut Xlsx<Cursor<&[u8]>>,
    name: &str,
    limits: Limits,
) -> Result<Taker, WorkbookError> {
    let mut taker = Taker::new(limits);
    let mut reader = workbook
        .worksheet_cells_reader(name)
        .map_err(|error| damaged(&error))?;
    while let Some(cell) = reader.next_cell().map_err(|error| damaged(&error))? {
        let (row, column) = cell.get_position();
        let value = match cell.get_value() {
            DataRef::Empty => continue,
            DataRef::Int(number) => Value::Text(number.to_string()),
            DataRef::Float(number) => Value::Text(cell::number(*number)),
            DataRef::String(text) => Value::Text(cell::text(text)),
            DataRef::SharedString(text) => Value::Text(cell::text(text)),
            DataRef::Bool(truth) => Value::Text(truth.to_string()),
            DataRef::DateTime(when) if when.is_duration() => {
                Value::Text(cell::number(when.as_f64()))
            }
            DataRef::DateTime(when) => {
                let (year, month, day, ..) = when.to_ymd_hms_milli();
                Value::Text(format!("{year:04}-{month:02}-{day:02}"))
            }
            DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => {
                Value::Text(cell::text(text))
            }
            DataRef::Error(error) => Value::Error(error.to_string()),
        };
        taker.take(row, column, value)?;
        if taker.is_full() && row >= taker.rows.last_key_value().map_or(0, |(row, _)| *row) {
            break;
        }
    }
    Ok(taker)
}
