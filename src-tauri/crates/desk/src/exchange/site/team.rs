//! The standings, the list of teams, and the page of a team.

use kralle_exchange::site::{Block, Listing, Page};
use kralle_exchange::table::{Cell, Side, Table};

use crate::core::lots_view::TeamRef;
use crate::exchange::exporter::{Exporter, rank};
use crate::exchange::site::{player_link, team_page};

impl Exporter {
    pub(crate) fn standings_with_links(&self) -> Table {
        let mut table = Table::new(self.say("export-table-standings"))
            .column(self.say("export-rank"), Side::Right)
            .column(self.say("export-team"), Side::Left);
        for round in self.announced() {
            table = table.column(round.number.to_string(), Side::Right);
        }
        table = table.column(self.say("export-points"), Side::Right);
        for row in &self.all.standings.rows {
            let mut cells = vec![rank(row.rank_from, row.rank_to), self.members(&row.team)];
            for round in self.announced() {
                let cell = row.results.iter().find(|cell| cell.round == round.number);
                cells.push(cell.map_or(Cell::Empty, |cell| {
                    if cell.left {
                        return Cell::text("–");
                    }
                    let points = cell.half_points.map_or_else(
                        || "·".to_owned(),
                        |points| self.words.half_points(points.into()),
                    );
                    match cell.opponent {
                        Some(opponent) => Cell::Lines(vec![
                            Cell::Text(points),
                            Cell::Link {
                                text: opponent.to_string(),
                                page: team_page(opponent),
                            },
                        ]),
                        None => Cell::Lines(vec![
                            Cell::Text(points),
                            Cell::text(self.say(if cell.absent {
                                "absence-bye"
                            } else {
                                "standings-bye"
                            })),
                        ]),
                    }
                }));
            }
            cells.push(Cell::HalfPoints(row.half_points.into()));
            table.rows.push(cells);
        }
        table
    }

    fn members(&self, team: &TeamRef) -> Cell {
        let mut lines = vec![self.team_link(team.number, team.name.as_deref())];
        lines.extend(team.players.iter().map(player_link));
        Cell::Lines(lines)
    }

    pub(crate) fn team_list(&self) -> Table {
        let mut table = Table::new(self.say("export-table-teams"))
            .column(self.say("export-number"), Side::Right)
            .column(self.say("export-team"), Side::Left)
            .column(self.say("export-club"), Side::Left)
            .column(self.say("export-rating"), Side::Right);
        for team in self.teams() {
            let blank = || std::iter::once(Cell::Text("\u{a0}".to_owned()));
            let of = |cells: Vec<Cell>| Cell::Lines(blank().chain(cells).collect());
            table.rows.push(vec![
                Cell::Number(team.number.into()),
                self.members(team),
                of(team
                    .players
                    .iter()
                    .map(|it| Cell::text(or_space(&it.club)))
                    .collect()),
                of(team
                    .players
                    .iter()
                    .map(|it| {
                        it.rating
                            .map_or_else(|| Cell::text("–"), |it| Cell::Number(it.into()))
                    })
                    .collect()),
            ]);
        }
        table
    }

    /// A team: who it is, where it stands, and its rounds.
    pub(crate) fn team(&self, team: &TeamRef) -> Page {
        let standing = self
            .all
            .standings
            .rows
            .iter()
            .find(|row| row.team.number == team.number);
        let mut facts = vec![(
            self.say("export-table-players"),
            Cell::Lines(team.players.iter().map(player_link).collect()),
        )];
        if let Some(row) = standing {
            facts.push((self.say("export-rank"), rank(row.rank_from, row.rank_to)));
            facts.push((
                self.say("export-points"),
                Cell::HalfPoints(row.half_points.into()),
            ));
        }
        // Who played before is named too: the rounds below are theirs.
        let reformed = self.reformed.iter().filter(|(of, _)| *of == team.number);
        let mut blocks = vec![Block::Facts(facts)];
        blocks.extend(reformed.map(|(_, sentence)| Block::Text(sentence.clone())));
        blocks.push(Block::Cards(self.rounds_of(team.number)));
        Page {
            file: team_page(team.number),
            title: self.team_name(team.number, team.name.as_deref()),
            listing: Listing::Reached,
            blocks,
        }
    }
}

/// A line must not vanish, or those beside it would slip.
fn or_space(text: &str) -> &str {
    if text.is_empty() { "\u{a0}" } else { text }
}
