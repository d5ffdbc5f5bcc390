//! What each team did round by round, with its points so far (German:
//! *Fortschrittstabelle*).

use kralle_words::Words;

use crate::crosstable::rank_text;
use crate::data::{Block, Cell, CellLine, Group, Look, Row, SheetData, Table};
use crate::{Finality, Occasion, TeamOnSheet, Template};

/// The progress table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ProgressSheet {
    /// Tournament, place, day.
    pub occasion: Occasion,
    /// After this round; 0 before the first.
    pub round: u16,
    /// Whether it was the last one.
    pub finality: Finality,
    /// From the first rank down.
    pub rows: Vec<ProgressRow>,
}

/// A team's way.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ProgressRow {
    /// First and last of the ranks it shares; equal when it shares none.
    pub rank: (u16, u16),
    /// The team.
    pub team: TeamOnSheet,
    /// Points, in half points.
    pub points: u32,
    /// Round by round.
    pub rounds: Vec<Step>,
}

/// A round of a team.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Step {
    /// What it did, short: "1 7", "½ 3", "bye".
    pub what: String,
    /// Its points after it, in half points; none while the match is open.
    pub points: Option<u32>,
}

impl ProgressSheet {
    pub(crate) fn data(&self, words: &Words, _: &Template) -> SheetData {
        let mut fields = self.occasion.fields(words);
        fields.insert("round", self.finality.text(self.round, words));
        if self.rows.is_empty() {
            let blocks = vec![Block::text(words.say("sheet-standings-empty", &[]))];
            return SheetData::new(fields, blocks);
        }
        let rounds = self.rows.iter().map(|row| row.rounds.len()).max();
        let labels = (1..=rounds.unwrap_or(0)).map(|round| round.to_string());
        let mut repeats = self.occasion.entrants.labels(words);
        repeats.insert("round", labels.collect());
        let table = Table {
            sliced: Some("round"),
            repeats,
            groups: vec![Group {
                heading: None,
                rows: self.rows.iter().map(|it| row(it, words)).collect(),
            }],
            ..Table::default()
        };
        SheetData::new(
            fields,
            vec![
                Block::Table(table),
                Block::note(words.say("progress-legend", &[])),
            ],
        )
    }
}

fn row(it: &ProgressRow, words: &Words) -> Row {
    let mut row = Row::default()
        .with("rank", rank_text(it.rank))
        .with("number", it.team.number.to_string())
        .with("team", it.team.lines(words))
        .with("points", words.half_points(it.points));
    for step in &it.rounds {
        let mut lines = vec![CellLine::new(&step.what, Look::Muted)];
        if let Some(points) = step.points {
            lines.push(CellLine::new(words.half_points(points), Look::Strong));
        }
        row = row.with("round", Cell::Lines(lines));
    }
    row
}
