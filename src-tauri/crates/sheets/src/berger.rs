//! Who meets whom in a round robin (German: *Berger-Tafel*), for the wall.

use std::collections::BTreeMap;

use kralle_words::Words;

use crate::data::{Block, Group, Row, SheetData, Table};
use crate::{Occasion, TeamOnSheet, Template};

/// The grid of a round robin.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BergerSheet {
    /// Tournament, place, day.
    pub occasion: Occasion,
    /// The rounds in order.
    pub rounds: Vec<BergerRound>,
    /// The teams by number.
    pub teams: Vec<TeamOnSheet>,
}

/// A round of the grid.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BergerRound {
    /// From 1.
    pub number: u16,
    /// First-named and second-named team, table by table.
    pub pairs: Vec<(u16, u16)>,
    /// The team without a match.
    pub bye: Option<u16>,
}

impl BergerSheet {
    pub(crate) fn data(&self, words: &Words, _: &Template) -> SheetData {
        let fields = self.occasion.fields(words);
        if self.rounds.is_empty() {
            let blocks = vec![Block::text(words.say("sheet-standings-empty", &[]))];
            return SheetData::new(fields, blocks);
        }
        let tables = self.rounds.iter().map(|round| round.pairs.len()).max();
        let labels = (1..=tables.unwrap_or(0)).map(|table| table.to_string());
        let mut absent = Vec::new();
        if self.rounds.iter().all(|round| round.bye.is_none()) {
            absent.push("bye");
        }
        let grid = Table {
            name: "rounds",
            absent,
            sliced: Some("table"),
            repeats: BTreeMap::from([("table", labels.collect())]),
            groups: vec![Group {
                heading: None,
                rows: self.rounds.iter().map(round_row).collect(),
            }],
            ..Table::default()
        };
        let teams = self.teams.iter().map(|team| {
            let players: Vec<&str> = team.players.iter().map(|it| it.name.as_str()).collect();
            Row::default()
                .with("number", team.number.to_string())
                .with("team", team.name.clone().unwrap_or_default())
                .with("players", players.join(" / "))
        });
        let unnamed = self.teams.iter().all(|team| team.name.is_none());
        let teams = Table {
            name: "teams",
            absent: if unnamed { vec!["team"] } else { Vec::new() },
            groups: vec![Group {
                heading: None,
                rows: teams.collect(),
            }],
            ..Table::default()
        };
        SheetData::new(
            fields,
            vec![
                Block::note(self.occasion.entrants.say("berger-legend", &[], words)),
                Block::Table(grid),
                Block::heading(words.say("berger-teams", &[])),
                Block::Table(teams),
            ],
        )
    }
}

fn round_row(round: &BergerRound) -> Row {
    let mut row = Row::default().with("round", round.number.to_string());
    for (first, second) in &round.pairs {
        row = row.with("table", format!("{first}\u{a0}–\u{a0}{second}"));
    }
    if let Some(bye) = round.bye {
        row = row.with("bye", bye.to_string());
    }
    row
}
