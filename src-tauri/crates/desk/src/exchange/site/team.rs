//! The standings, the list of teams, and the page of a team.

use kralle_exchange::site::{Block, Listing, Page};
use kralle_exchange::table::{Cell, Side, Table};

use crate::core::lots_view::{PlayerRef, TeamRef};
use crate::exchange::exporter::{Exporter, rank};
use crate::exchange::site::{player_link, team_page};
use crate::standings::score::RoundScore;
use crate::standings::view::ResultCell;

impl Exporter {
    pub(crate) fn standings_with_links(&self) -> Table {
        let mut table = Table::new(self.say("export-table-standings"))
            .column(self.say("export-rank"), Side::Right)
            .column(
                self.say(if self.is_single() {
                    "player"
                } else {
                    "export-team"
                }),
                Side::Left,
            );
        for round in self.announced() {
            table = table.column(round.number.to_string(), Side::Right);
        }
        table = table.column(self.say("export-points"), Side::Right);
        for code in &self.all.standings.tie_breaks {
            table = table.column(code, Side::Right);
        }
        for row in &self.all.standings.rows {
            let mut cells = vec![rank(row.rank_from, row.rank_to), self.members(&row.team)];
            for round in self.announced() {
                let cell = row.results.iter().find(|cell| cell.round == round.number);
                cells.push(cell.map_or(Cell::Empty, |cell| self.result_with_link(cell)));
            }
            cells.push(Cell::HalfPoints(row.half_points.into()));
            cells.extend(row.tie_breaks.iter().map(|value| {
                let value = value.as_deref().unwrap_or_default();
                Cell::text(self.words.decimal(value))
            }));
            table.rows.push(cells);
        }
        table
    }

    /// The score of a team in a round, and below it the opponent.
    fn result_with_link(&self, cell: &ResultCell) -> Cell {
        let score = cell.score();
        let text = Cell::Text(score.text(&self.words));
        let below = match score {
            RoundScore::Match { opponent, .. } => Cell::Link {
                text: opponent.to_string(),
                page: self.page_of(opponent),
            },
            RoundScore::Bye(_) => Cell::text(self.say("standings-bye")),
            RoundScore::Absent(_) => Cell::text(self.say("absence-bye")),
            RoundScore::Left => return text,
        };
        Cell::Lines(vec![text, below])
    }

    fn members(&self, team: &TeamRef) -> Cell {
        if self.is_single() {
            return Cell::Lines(team.players.iter().map(player_link).collect());
        }
        let mut lines = vec![self.team_link(team.number, team.name.as_deref())];
        lines.extend(team.players.iter().map(player_link));
        Cell::Lines(lines)
    }

    pub(crate) fn team_list(&self) -> Table {
        let mut table = Table::new(self.say("export-table-teams"))
            .column(self.say("export-number"), Side::Right)
            .column(self.say("export-team"), Side::Left)
            .column(self.say("export-club"), Side::Left);
        if !self.numbered.is_empty() {
            table = table.column(self.say("export-rating"), Side::Right);
        }
        for team in self.teams() {
            let blank = || std::iter::once(Cell::Text("\u{a0}".to_owned()));
            let of = |cells: Vec<Cell>| Cell::Lines(blank().chain(cells).collect());
            let players = || team.players.iter();
            let mut cells = vec![
                Cell::Number(team.number.into()),
                self.members(team),
                of(players().map(|it| Cell::text(or_space(&it.club))).collect()),
            ];
            if !self.numbered.is_empty() {
                let rating = |it: &PlayerRef| {
                    let rating = it.rating.filter(|_| self.numbered.contains(&it.id));
                    rating.map_or_else(|| Cell::text("–"), |it| Cell::Number(it.into()))
                };
                cells.push(of(players().map(rating).collect()));
            }
            table.rows.push(cells);
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
