//! The list of players, and the page of a player.

use kralle_exchange::site::{Block, Listing, Page};
use kralle_exchange::table::{Cell, Side, Table};
use kralle_tournament::RatingKind;

use crate::exchange::exporter::Exporter;
use crate::exchange::site::{player_link, player_page};
use crate::exchange::tables::KINDS;
use crate::players::view::PlayerRow;

impl Exporter {
    pub(crate) fn player_list(&self) -> Table {
        let mut table = Table::new(self.say("export-table-players"))
            .column(self.say("export-name"), Side::Left)
            .column(self.say("export-club"), Side::Left);
        if !self.numbered.is_empty() {
            table = table.column(self.say("export-rating"), Side::Right);
        }
        if !self.is_single() {
            table = table.column(self.say("export-team"), Side::Left);
        }
        for row in &self.all.players.rows {
            let mut cells = vec![
                Cell::Link {
                    text: row.fields.name.clone(),
                    page: player_page(row.id),
                },
                Cell::text(&row.fields.club),
            ];
            if !self.numbered.is_empty() {
                let rating = row.rating.filter(|_| self.numbered.contains(&row.id));
                cells.push(Cell::number(rating));
            }
            if !self.is_single() {
                let team = row.team.map(|team| self.team_link(team, None));
                cells.push(team.unwrap_or(Cell::Empty));
            }
            table.rows.push(cells);
        }
        table
    }

    pub(crate) fn player(&self, row: &PlayerRow) -> Page {
        let mut facts = Vec::new();
        if !row.fields.title.is_empty() {
            facts.push((
                self.say("export-player-title"),
                Cell::text(&row.fields.title),
            ));
        }
        if !row.fields.club.is_empty() {
            facts.push((self.say("export-club"), Cell::text(&row.fields.club)));
        }
        // The tandem rating is the club's own; where it counts it stands in the list of players.
        for (kind, key) in KINDS
            .into_iter()
            .filter(|(kind, _)| kind.0 != RatingKind::Tandem)
            .filter(|_| self.numbered.contains(&row.id))
        {
            if let Some(rating) = row.fields.ratings.get(&kind) {
                facts.push((self.say(key), Cell::Number((*rating).into())));
            }
        }
        if let Some(id) = row.fields.fide_id {
            // No number that is read as one: its digits are not grouped.
            facts.push((self.say("export-fide-id"), Cell::text(id.to_string())));
        }
        if !row.fields.national_id.is_empty() {
            let id = Cell::text(&row.fields.national_id);
            facts.push((self.say("export-national-id"), id));
        }
        let mut blocks = Vec::new();
        if let Some(team) = row.team.filter(|_| !self.is_single()) {
            facts.push((self.say("export-team"), self.team_link(team, None)));
            let partners: Vec<Cell> = self
                .teams()
                .iter()
                .filter(|it| it.number == team)
                .flat_map(|it| it.players.iter())
                .filter(|player| player.id != row.id)
                .map(player_link)
                .collect();
            if !partners.is_empty() {
                facts.push((self.say("export-partner"), Cell::Lines(partners)));
            }
        }
        let rounds = self.rounds_of_player(row.id);
        if !rounds.rows.is_empty() {
            blocks.push(Block::Cards(rounds));
        }
        blocks.insert(0, Block::Facts(facts));
        Page {
            file: player_page(row.id),
            title: row.fields.name.clone(),
            listing: Listing::Reached,
            blocks,
        }
    }
}
