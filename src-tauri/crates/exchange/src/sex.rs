//! A column of sexes in a list or report.
//!
//! The meaning of `D` depends on its column: French lists write `H` and `D` (homme, dame), German
//! lists `m`, `w` and `d` (divers).

use kralle_tournament::{Fact, Sex};

/// The letters of one column.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct SexColumn {
    /// True if `D` means a woman, because the column has `H` for men.
    has_h: bool,
}

/// The meaning of one cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SexCell {
    Empty,
    Sex(Sex),
    /// Neither female nor male, or unknown. The player has no sex then.
    Neither,
    Unreadable,
}

impl SexColumn {
    /// Determines the letters of a column from all its cells.
    pub(crate) fn of<'a>(cells: impl IntoIterator<Item = &'a str>) -> Self {
        let mut cells = cells.into_iter();
        Self {
            has_h: cells.any(|cell| bare(cell).eq_ignore_ascii_case("h")),
        }
    }

    /// True if a cell says that the sex is neither female nor male, or unknown; false for a
    /// placeholder such as a dash.
    pub(crate) fn says_neither(self, cell: &str) -> bool {
        let small = bare(cell).to_lowercase();
        let is_placeholder = matches!(small.as_str(), "k.a" | "ka" | "n/a" | "na");
        let says = small.contains(|it: char| it.is_alphabetic() || matches!(it, '⚧' | '⚪'));
        says && !is_placeholder && self.read(cell) == SexCell::Neither
    }

    /// Parses a cell of the column.
    pub(crate) fn read(self, cell: &str) -> SexCell {
        if cell.trim().is_empty() {
            return SexCell::Empty;
        }
        if self.has_h && bare(cell).eq_ignore_ascii_case("d") {
            return SexCell::Sex(Sex::Female);
        }
        match Sex::read(cell) {
            Ok(Some(sex)) => SexCell::Sex(sex),
            Ok(None) => SexCell::Neither,
            Err(_) => SexCell::Unreadable,
        }
    }
}

/// Returns the cell without surrounding spaces and a final period.
fn bare(cell: &str) -> &str {
    cell.trim().trim_end_matches('.')
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    const FEMALE: SexCell = SexCell::Sex(Sex::Female);
    const MALE: SexCell = SexCell::Sex(Sex::Male);
    const NEITHER: SexCell = SexCell::Neither;

    #[test]
    fn a_placeholder_is_not_neither() {
        let column = SexColumn::default();
        let cells = ["d", "x", "U", "divers", "⚧", "-", "k.A.", "n/a", "w", ""];
        let neither = cells.map(|cell| column.says_neither(cell));
        assert_eq!(
            neither,
            [
                true, true, true, true, true, false, false, false, false, false
            ]
        );
    }

    #[rstest]
    #[case::german(&["m", "w", "d"], &[MALE, FEMALE, NEITHER])]
    #[case::german_capitals(&["D", "W", "M"], &[NEITHER, FEMALE, MALE])]
    #[case::german_words(&["männl.", "weibl.", "divers"], &[MALE, FEMALE, NEITHER])]
    #[case::french(&["D", "H", ""], &[FEMALE, MALE, SexCell::Empty])]
    #[case::french_with_periods(&["d.", "h.", "x"], &[FEMALE, MALE, NEITHER])]
    #[case::international(&["M", "F", "X"], &[MALE, FEMALE, NEITHER])]
    #[case::fide(&["m", "w", "u"], &[MALE, FEMALE, NEITHER])]
    #[case::symbols(&["♂", "♀", "⚧"], &[MALE, FEMALE, NEITHER])]
    #[case::unreadable(&["1820"], &[SexCell::Unreadable])]
    fn a_column_gives_its_letters_their_meaning(
        #[case] cells: &[&str],
        #[case] expected: &[SexCell],
    ) {
        let column = SexColumn::of(cells.iter().copied());
        let read: Vec<SexCell> = cells.iter().map(|cell| column.read(cell)).collect();
        assert_eq!(read, expected);
    }
}
