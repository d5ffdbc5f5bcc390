//! Everyone against everyone (German: *Kreuztabelle*). Where it is wider than
//! the paper, the columns go on in a further table.

use std::collections::BTreeMap;

use kralle_words::Words;

use crate::data::{Block, Cell, Group, Row, SheetData, Table};
use crate::{Finality, Occasion, TeamOnSheet, Template};

/// The crosstable.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CrosstableSheet {
    /// Tournament, place, day.
    pub occasion: Occasion,
    /// After this round; 0 before the first.
    pub round: u16,
    /// Whether it was the last one.
    pub finality: Finality,
    /// The teams from the first rank down; columns stand in the same order.
    pub rows: Vec<CrosstableRow>,
}

/// A team's row.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CrosstableRow {
    /// First and last of the ranks it shares; equal when it shares none.
    pub rank: (u16, u16),
    /// The team.
    pub team: TeamOnSheet,
    /// Points, in half points.
    pub points: u32,
    /// What it scored against another, by that one's number: "1", "½", two
    /// values where they met twice, "·" while it is open.
    pub against: BTreeMap<u16, Vec<String>>,
}

impl CrosstableSheet {
    pub(crate) fn data(&self, words: &Words, _: &Template) -> SheetData {
        let mut fields = self.occasion.fields(words);
        fields.insert("round", self.finality.text(self.round, words));
        if self.rows.is_empty() {
            let blocks = vec![Block::text(words.say("sheet-standings-empty", &[]))];
            return SheetData::new(fields, blocks);
        }
        let columns: Vec<u16> = self.rows.iter().map(|row| row.team.number).collect();
        let labels = columns.iter().map(u16::to_string).collect();
        let mut repeats = self.occasion.entrants.labels(words);
        repeats.insert("opponent", labels);
        let table = Table {
            sliced: Some("opponent"),
            repeats,
            groups: vec![Group {
                heading: None,
                rows: self
                    .rows
                    .iter()
                    .map(|it| row(it, &columns, words))
                    .collect(),
            }],
            ..Table::default()
        };
        SheetData::new(
            fields,
            vec![
                Block::Table(table),
                Block::note(words.say("sheet-crosstable-legend", &[])),
            ],
        )
    }
}

/// "3", or "3–5".
pub(crate) fn rank_text((first, last): (u16, u16)) -> String {
    if first == last {
        first.to_string()
    } else {
        format!("{first}–{last}")
    }
}

fn row(it: &CrosstableRow, columns: &[u16], words: &Words) -> Row {
    let mut row = Row::default()
        .with("rank", rank_text(it.rank))
        .with("number", it.team.number.to_string())
        .with("team", it.team.short())
        .with("points", words.half_points(it.points));
    for column in columns {
        let cell = if *column == it.team.number {
            Cell::Blocked
        } else {
            let against = it.against.get(column);
            Cell::from(against.map(|points| points.join(" ")).unwrap_or_default())
        };
        row = row.with("opponent", cell);
    }
    row
}
