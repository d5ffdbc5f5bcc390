//! The results of a round (German: *Ergebnisse*).

use kralle_words::Words;

use crate::data::{Block, Cell, CellLine, Group, Look, Row, SheetData, Table};
use crate::pairing::bye_text;
use crate::{ByeOnSheet, Entrants, Occasion, TeamOnSheet, Template};

/// The results of a round.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ResultsSheet {
    /// Tournament, place, day.
    pub occasion: Occasion,
    /// The round, from 1.
    pub round: u16,
    /// The matches in the order of their tables.
    pub matches: Vec<DecidedMatch>,
    /// Teams without a match.
    pub byes: Vec<ByeOnSheet>,
}

/// A match and how it ended.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DecidedMatch {
    /// The table's number.
    pub table: u16,
    /// The first-named team.
    pub first_named: TeamOnSheet,
    /// The second-named team.
    pub second_named: TeamOnSheet,
    /// "1–0"; none while it is played.
    pub result: Option<String>,
    /// Which of the two won, if one did: that one stands in bold.
    pub winner: Option<Winner>,
    /// By what it was decided, as people read it.
    pub cause: String,
    /// On which board, "1" or "2".
    pub board: String,
    /// Why, where the rules ask for a reason.
    pub reason: Option<String>,
}

/// Which of two teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Winner {
    /// The first-named one.
    FirstNamed,
    /// The second-named one.
    SecondNamed,
}

impl ResultsSheet {
    pub(crate) fn data(&self, words: &Words, _: &Template) -> SheetData {
        let mut fields = self.occasion.fields(words);
        fields.insert("round", self.round.to_string());
        let rows = rows(&self.matches, &self.byes, words);
        let mut blocks = Vec::new();
        let open = self.matches.iter().filter(|it| it.result.is_none()).count();
        if rows.is_empty() {
            blocks.push(Block::text(words.say("sheet-pairing-empty", &[])));
        } else {
            if open > 0 {
                let count = [("count", open.into())];
                blocks.push(Block::note(words.say("results-open", &count)));
            }
            blocks.push(table("matches", rows, self.occasion.entrants, words));
        }
        SheetData::new(fields, blocks)
    }
}

/// The table `name` of matches between `entrants`.
pub(crate) fn table(
    name: &'static str,
    rows: Vec<Row>,
    entrants: Entrants,
    words: &Words,
) -> Block {
    Block::Table(Table {
        name,
        repeats: entrants.labels(words),
        absent: entrants.absent(),
        groups: vec![Group {
            heading: None,
            rows,
        }],
        ..Table::default()
    })
}

/// A row for each match and each bye.
pub(crate) fn rows(matches: &[DecidedMatch], byes: &[ByeOnSheet], words: &Words) -> Vec<Row> {
    let matches = matches.iter().map(|it| match_row(it, words));
    let byes = byes.iter().map(|it| {
        Row::default()
            .with("first_named", it.team.short_cell(words, Look::Column))
            .with("second_named", Cell::muted(bye_text(it.points, words)))
    });
    matches.chain(byes).collect()
}

fn match_row(it: &DecidedMatch, words: &Words) -> Row {
    let look = |side| match it.winner {
        Some(winner) if winner == side => Look::Strong,
        Some(_) | None => Look::Column,
    };
    let result = match &it.result {
        Some(result) => Cell::strong(result.clone()),
        None => Cell::muted("–"),
    };
    let mut cause = vec![CellLine::new(&it.cause, Look::Column)];
    if let Some(reason) = &it.reason {
        cause.push(CellLine::new(reason, Look::Muted));
    }
    Row::default()
        .with("table", it.table.to_string())
        .with(
            "first_named",
            it.first_named.short_cell(words, look(Winner::FirstNamed)),
        )
        .with("result", result)
        .with(
            "second_named",
            it.second_named.short_cell(words, look(Winner::SecondNamed)),
        )
        .with("cause", Cell::Lines(cause))
        .with("board", it.board.clone())
        .with("reason", it.reason.clone().unwrap_or_default())
}
