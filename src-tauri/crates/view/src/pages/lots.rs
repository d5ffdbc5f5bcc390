//! The record of the drawing of lots.

use kralle_exchange::site::Block;
use kralle_exchange::table::{Cell, Side, Table};

use super::Pages;
use crate::published::PublishedEntrant;

impl Pages<'_> {
    /// Returns the blocks of the record of the lots; `None` if no lots were drawn.
    pub(super) fn lots(&self) -> Option<Vec<Block>> {
        let lots = self.all.lots.as_ref()?;
        let shuffled = [("count", lots.shuffles.into())];
        let args = [("checksum", lots.checksum.as_str().into())];
        let mut blocks = vec![
            Block::Facts(vec![
                (self.say("draw-seed"), Cell::text(&lots.seed)),
                (
                    self.say("draw-wish"),
                    Cell::text(self.say(&lots.wish.message("draw-wish"))),
                ),
                (
                    self.say("draw-shuffles"),
                    Cell::text(self.words.say("draw-shuffled", &shuffled)),
                ),
                (self.say("draw-checksum"), Cell::text(&lots.checksum)),
            ]),
            Block::Text(self.words.say("draw-note", &args)),
        ];
        if !lots.changed.is_empty() {
            let teams: Vec<String> = lots.changed.iter().map(ToString::to_string).collect();
            let args = [
                ("count", lots.changed.len().into()),
                ("teams", teams.join(", ").into()),
            ];
            blocks.push(Block::Text(self.words.say("archive-draw-changed", &args)));
        }
        let mut teams = Table::new(self.say("draw-teams"))
            .column(self.say("export-number"), Side::Right)
            .column(self.say("export-table-players"), Side::Left);
        for (number, team) in (1_i64..).zip(&lots.teams) {
            teams.rows.push(vec![
                Cell::Number(number),
                Cell::Lines(team.iter().map(|it| self.player(*it)).collect()),
            ]);
        }
        blocks.push(Block::Table(teams));
        let mut before = 0;
        for (number, entrants) in (1_u16..).zip([&lots.pot_1, &lots.pot_2]) {
            blocks.push(Block::Table(self.pot(number, entrants, before)));
            before += entrants.len();
        }
        Some(blocks)
    }

    /// Returns the table of a pot in its order. Its numbering starts after the `before` players of earlier pots.
    fn pot(&self, number: u16, entrants: &[PublishedEntrant], before: usize) -> Table {
        let mut table = Table::new(self.say_number("pot", "pot", number))
            .column(self.say("export-number"), Side::Right)
            .column(self.say("export-name"), Side::Left)
            .column(self.say("export-rating"), Side::Right);
        for (place, it) in (before + 1..).zip(entrants) {
            table.rows.push(vec![
                Cell::Number(i64::try_from(place).unwrap_or(i64::MAX)),
                self.player(it.player),
                Cell::text(it.rating.map(|it| it.to_string()).unwrap_or_default()),
            ]);
        }
        table
    }
}
