//! A table in words, to be copied to the clipboard.

use kralle_call::call;
use kralle_exchange::table::{Cell, Side, Table};
use kralle_view::named::Named;
use kralle_words::{Language, Words};

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::exchange::exporter::Exporter;
use crate::exchange::tables::TableName;
use crate::standings::show::{StandingsInput, standings};

wire! {
    /// The table to copy.
    pub struct CopyTableInput {
        pub table: TableName,
        pub language: Named<Language>,
        /// The round of pairings and results, or of the standings after it; default: all rounds and
        /// the newest standings.
        #[serde(default)]
        pub round: Option<u16>,
    }
}

wire! {
    /// A column of a copied table.
    #[derive(Eq)]
    pub struct CopiedColumn {
        pub heading: String,
        /// True if its cells are right-aligned.
        pub right: bool,
    }
}

wire! {
    /// A table in words, without empty columns.
    #[derive(Eq)]
    pub struct CopiedTable {
        pub title: String,
        pub columns: Vec<CopiedColumn>,
        /// The rows, each with one cell per column.
        pub rows: Vec<Vec<String>>,
    }
}

/// Returns a table in words, to be copied.
#[call(reads)]
pub(crate) fn copy_table(
    desk: &mut Desk,
    input: CopyTableInput,
) -> Result<CopiedTable, RefusalView> {
    let mut exporter = Exporter::of(desk, Words::new(input.language.0))?;
    let mut table = match (input.table, input.round) {
        (TableName::Standings, after) => {
            exporter.all.standings = standings(&desk.snapshot(), StandingsInput { after })?;
            exporter.table(TableName::Standings)
        }
        (name @ (TableName::Pairings | TableName::Results), Some(round)) => {
            of_round(exporter.table(name), round, &exporter)
        }
        (
            name @ (TableName::Pairings
            | TableName::Results
            | TableName::Players
            | TableName::Teams
            | TableName::Crosstable),
            _,
        ) => exporter.table(name),
    };
    let said: Vec<bool> = (0..table.columns.len())
        .map(|at| {
            table
                .rows
                .iter()
                .any(|row| row.get(at) != Some(&Cell::Empty))
        })
        .collect();
    let keep = |at: usize| said.get(at).copied().unwrap_or(true);
    let rows = table.rows.iter().map(|row| {
        let cells = row.iter().enumerate().filter(|(at, _)| keep(*at));
        cells.map(|(_, cell)| cell.line()).collect()
    });
    let rows = rows.collect();
    let columns = table.columns.drain(..).enumerate();
    let columns = columns
        .filter(|(at, _)| keep(*at))
        .map(|(_, column)| CopiedColumn {
            heading: column.heading,
            right: column.side == Side::Right,
        });
    Ok(CopiedTable {
        columns: columns.collect(),
        title: table.title,
        rows,
    })
}

/// Keeps the matches of one round, which moves from a column to the title.
fn of_round(mut table: Table, round: u16, exporter: &Exporter) -> Table {
    table
        .rows
        .retain(|row| row.first() == Some(&Cell::Number(round.into())));
    for row in &mut table.rows {
        row.remove(0);
    }
    table.columns.remove(0);
    let said = exporter.say_number("round-number", "number", round);
    table.title = format!("{}, {said}", table.title);
    table
}
