//! Writer for a table as CSV.

use csv::{QuoteStyle, Terminator, WriterBuilder};

use super::{Cell, Table, hundredths, would_be_changed};

/// The decimal separator, which also determines the cell separator.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DecimalSign {
    /// 3.5, with commas between cells.
    Point,
    /// 3,5, with semicolons between cells, as spreadsheets in German, French and Italian expect.
    Comma,
    /// 3.5, with semicolons between cells, as spreadsheets in Switzerland expect.
    SwissPoint,
}

impl DecimalSign {
    const fn sign(self) -> char {
        match self {
            Self::Point | Self::SwissPoint => '.',
            Self::Comma => ',',
        }
    }
}

/// Returns the table as CSV: UTF-8 with the byte order mark that spreadsheets need, and CRLF line
/// ends.
///
/// Text that a spreadsheet would change gets a leading apostrophe. The readers of this crate
/// remove it.
pub fn csv(table: &Table, decimals: DecimalSign) -> Vec<u8> {
    let delimiter = match decimals {
        DecimalSign::Point => b',',
        DecimalSign::Comma | DecimalSign::SwissPoint => b';',
    };
    let mut writer = WriterBuilder::new()
        .delimiter(delimiter)
        .terminator(Terminator::CRLF)
        .quote_style(QuoteStyle::Necessary)
        .flexible(true)
        .from_writer("\u{feff}".as_bytes().to_vec());
    let headings = table.columns.iter().map(|column| guarded(&column.heading));
    // Writing to memory does not fail.
    let _ = writer.write_record(headings);
    for row in &table.rows {
        let _ = writer.write_record(row.iter().map(|cell| written(cell, decimals)));
    }
    writer.into_inner().unwrap_or_default()
}

fn written(cell: &Cell, decimals: DecimalSign) -> String {
    match cell {
        Cell::Number(number) => number.to_string(),
        Cell::HalfPoints(points) if points % 2 == 0 => (points / 2).to_string(),
        Cell::HalfPoints(points) => format!("{}{}5", points / 2, decimals.sign()),
        Cell::Hundredths(number) => hundredths(*number, decimals.sign()),
        Cell::Empty | Cell::Text(_) | Cell::Link { .. } | Cell::Lines(_) => guarded(&cell.line()),
    }
}

fn guarded(text: &str) -> String {
    // A leading apostrophe is doubled, so that the reader restores the original text.
    let inner = text.strip_prefix('\'').unwrap_or(text);
    if would_be_changed(text) || (text.starts_with('\'') && would_be_changed(inner)) {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;
    use crate::table::Side;

    /// Excel would change such team names, clubs and national numbers.
    #[rstest]
    #[case::a_date("3-4", true)]
    #[case::a_date_with_points("1.5", true)]
    #[case::a_whole_date("27.11.2026", true)]
    #[case::a_fraction("1/2", true)]
    #[case::a_time("2:1", true)]
    #[case::a_decimal("2,5", true)]
    #[case::zeros_in_front("0071", true)]
    #[case::a_long_number("1234567890123456", true)]
    #[case::a_power("1E5", true)]
    #[case::a_percentage("50%", true)]
    #[case::a_formula("=1+1", true)]
    #[case::a_sum("+1", true)]
    #[case::a_call("@sum", true)]
    #[case::a_plain_number("64", false)]
    #[case::a_zero("0", false)]
    #[case::shared_ranks("3–4", false)]
    #[case::a_half("3½", false)]
    #[case::a_dash("-", false)]
    #[case::a_name("SK 1900 Köln", false)]
    #[case::an_ordinal("1. FC Wesel", false)]
    #[case::a_number_of_a_federation("40023-0071", false)]
    #[case::a_year_and_a_month("2026-11", true)]
    fn text_that_a_spreadsheet_would_change_is_marked_as_text(
        #[case] text: &str,
        #[case] is_marked: bool,
    ) {
        let mut table = Table::new("Teams").column("Team", Side::Left);
        table.rows.push(vec![Cell::text(text)]);
        let mark = if is_marked { "'" } else { "" };
        for (decimals, quote) in [(DecimalSign::Comma, ""), (DecimalSign::Point, "\"")] {
            let quote = if text.contains(',') { quote } else { "" };
            let expected = format!("\u{feff}Team\r\n{quote}{mark}{text}{quote}\r\n");
            assert_eq!(String::from_utf8(csv(&table, decimals)).unwrap(), expected);
        }
    }

    /// Points are numbers: a German Excel needs 3,5 and semicolons.
    #[test]
    fn points_are_numbers_with_the_decimal_sign_of_the_language() {
        let mut table = Table::new("Teams")
            .column("Team", Side::Left)
            .column("Punkte", Side::Right);
        let row = vec![Cell::text("Krähen; Köln"), Cell::HalfPoints(7)];
        table.rows.push(row);
        let text = |decimals| String::from_utf8(csv(&table, decimals)).unwrap();
        assert_eq!(
            text(DecimalSign::Comma),
            "\u{feff}Team;Punkte\r\n\"Krähen; Köln\";3,5\r\n"
        );
        assert_eq!(
            text(DecimalSign::Point),
            "\u{feff}Team,Punkte\r\nKrähen; Köln,3.5\r\n"
        );
        assert_eq!(
            text(DecimalSign::SwissPoint),
            "\u{feff}Team;Punkte\r\n\"Krähen; Köln\";3.5\r\n"
        );
    }
}
