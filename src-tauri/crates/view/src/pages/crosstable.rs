//! The crosstable.

use kralle_exchange::site::Block;
use kralle_exchange::table::{Cell, Side, Table};

use super::Pages;
use crate::crosstable::{met, penalty, rests};
use crate::public::{PublicCrossRow, PublicCrosstable};
use crate::standings::rank;

/// The maximum number of teams with one column each. Larger crosstables list the opponents in one column.
const MOST_COLUMNS: usize = 60;

impl Pages<'_> {
    /// Returns the blocks of the crosstable; `None` before the first round is published.
    pub(super) fn crosstable(&self) -> Option<Vec<Block>> {
        let crosstable = self.all.crosstable.as_ref()?;
        Some(if crosstable.rows.len() > MOST_COLUMNS {
            vec![
                Block::Text(self.say(self.of_partners(
                    "archive-crosstable-long",
                    "archive-crosstable-long-partners",
                ))),
                Block::Table(self.long_crosstable(crosstable)),
            ]
        } else {
            vec![
                Block::Table(self.crosstable_table(crosstable)),
                Block::Text(self.crosstable_legend()),
            ]
        })
    }

    fn crosstable_legend(&self) -> String {
        if self.changes_partners() {
            let keys = ["sheet-crosstable-legend-partners", "sheet-crosstable-apart"];
            keys.map(|key| self.say(key)).join(" ")
        } else {
            self.say("crosstable-legend")
        }
    }

    /// Returns the crosstable with one column for each team.
    pub fn crosstable_table(&self, crosstable: &PublicCrosstable) -> Table {
        let rows = &crosstable.rows;
        let has_rests = rows.iter().any(|row| !row.rests.is_empty());
        let has_penalties = rows.iter().any(|row| row.penalty_half_points != 0);
        let mut table = self.headed();
        for row in rows {
            table = table.column(row.team.team.to_string(), Side::Right);
        }
        if has_rests {
            table = table.column(self.say("crosstable-rests"), Side::Right);
        }
        if has_penalties {
            table = table.column(self.say("standings-penalties"), Side::Right);
        }
        table = table.column(self.points(), Side::Right);
        for row in rows {
            let mut cells = self.who(row);
            cells.extend(rows.iter().map(|other| {
                Cell::text(if other.team.team == row.team.team {
                    "×".to_owned()
                } else {
                    self.games(row, other.team.team)
                })
            }));
            if has_rests {
                cells.push(Cell::text(rests(&row.rests, self.words).join(" ")));
            }
            if has_penalties {
                cells.push(Cell::text(penalty(row.penalty_half_points, self.words)));
            }
            cells.push(Cell::HalfPoints(row.half_points.into()));
            table.rows.push(cells);
        }
        table
    }

    /// Returns the crosstable with the opponents or partners of each team in one column, by rank.
    fn long_crosstable(&self, crosstable: &PublicCrosstable) -> Table {
        let mut table = self
            .headed()
            .column(
                self.say(self.of_partners("hall-met", "export-partner")),
                Side::Left,
            )
            .column(self.points(), Side::Right);
        for row in &crosstable.rows {
            let met = row.cells.iter().map(|cell| {
                let games = self.games(row, cell.opponent);
                format!("{}:\u{a0}{games}", cell.opponent)
            });
            let mut cells = self.who(row);
            cells.push(Cell::text(met.collect::<Vec<_>>().join(", ")));
            cells.push(Cell::HalfPoints(row.half_points.into()));
            table.rows.push(cells);
        }
        table
    }

    fn headed(&self) -> Table {
        let title = self.of_partners("export-table-crosstable", "crosstable-caption-partners");
        Table::new(self.say(title))
            .column(self.say("export-rank"), Side::Right)
            .column(self.say("export-number"), Side::Right)
            .column(self.team_heading(), Side::Left)
    }

    fn who(&self, row: &PublicCrossRow) -> Vec<Cell> {
        vec![
            Cell::Text(rank(row.rank_from, row.rank_to)),
            Cell::Number(row.team.team.into()),
            match &row.team.name {
                Some(name) => Cell::text(name),
                None => Cell::Lines(self.players_of(row.team.team)),
            },
        ]
    }

    fn games(&self, row: &PublicCrossRow, other: u16) -> String {
        met(&row.cells, other, self.all.formation, self.words).join(" ")
    }
}
