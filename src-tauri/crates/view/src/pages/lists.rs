//! The lists of players and teams.

use std::collections::BTreeSet;

use kralle_exchange::table::{Cell, Side, Table};
use kralle_tournament::{FieldColumn, PlayerField};

use super::Pages;
use crate::published::PublishedPlayer;

impl Pages<'_> {
    /// Returns the table of all players. Columns without any value are left out.
    pub fn player_table(&self) -> Table {
        let mut table = Table::new(self.say("export-table-players"))
            .column(self.say("export-name"), Side::Left);
        let facts = self.all.players.iter().flat_map(PublishedPlayer::facts);
        let shown: BTreeSet<PlayerField> = facts
            .filter(|(field, it)| !it.is_empty() || field.spec().column == FieldColumn::Always)
            .map(|(field, _)| field)
            .collect();
        for field in &shown {
            table = table.column(self.say(&field.label()), Side::Left);
        }
        if !self.numbers.is_empty() {
            table = table.column(self.say("export-rating"), Side::Right);
        }
        if !self.is_single() {
            table = table.column(self.say("export-team"), Side::Left);
        }
        for player in &self.all.players {
            let mut cells = vec![self.player(player.player)];
            let facts = player.facts().into_iter();
            let facts = facts.filter(|(field, _)| shown.contains(field));
            cells.extend(facts.map(|(_, it)| Cell::text(it)));
            if !self.numbers.is_empty() {
                cells.push(Cell::number(self.rating(player.player)));
            }
            if !self.is_single() {
                cells.push(player.team.map_or(Cell::Empty, |team| self.team_link(team)));
            }
            table.rows.push(cells);
        }
        table
    }

    /// Returns the table of teams, by number.
    pub(super) fn team_table(&self) -> Table {
        let mut table = Table::new(self.say("export-table-teams"))
            .column(self.say("export-number"), Side::Right)
            .column(self.say("export-team"), Side::Left)
            .column(self.say("export-table-players"), Side::Left)
            .column(self.say("export-club"), Side::Left);
        if !self.numbers.is_empty() {
            table = table.column(self.say("export-rating"), Side::Right);
        }
        for team in &self.all.teams {
            let clubs = team.players.iter().map(|it| {
                let club = self.players.get(it).map_or("", |it| it.club.as_str());
                Cell::text(or_space(club))
            });
            let mut cells = vec![
                Cell::Number(team.team.into()),
                self.team_link(team.team),
                Cell::Lines(self.players_of(team.team)),
                Cell::Lines(clubs.collect()),
            ];
            if !self.numbers.is_empty() {
                let ratings = team.players.iter().map(|it| {
                    let rating = self.rating(*it);
                    rating.map_or_else(|| Cell::text("–"), |it| Cell::Number(it.into()))
                });
                cells.push(Cell::Lines(ratings.collect()));
            }
            table.rows.push(cells);
        }
        table
    }

    /// Returns the public rating of a player; `None` without one.
    fn rating(&self, player: u32) -> Option<u16> {
        self.numbers.get(&player)?.rating
    }
}

/// Returns `text`, or a no-break space for an empty text: an empty line would collapse and shift the lines
/// below.
fn or_space(text: &str) -> &str {
    if text.is_empty() { "\u{a0}" } else { text }
}
