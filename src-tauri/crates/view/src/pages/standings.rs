//! The standings, with the working of each line below them.

use kralle_exchange::site::Block;
use kralle_exchange::table::{Cell, Side, Table};
use kralle_tournament::PointsKind;

use super::{Pages, team_anchor};
use crate::cell::ResultCell;
use crate::crosstable::penalty;
use crate::public::{PublicRow, PublicStandings};
use crate::score::{RoundScore, points_of};
use crate::standings::rank;

impl Pages<'_> {
    /// Returns the standings with the working of every line; `None` before the first round is published.
    pub(super) fn standings(&self) -> Option<Vec<Block>> {
        let standings = self.all.standings.as_ref()?;
        let mut blocks = vec![
            Block::Text(self.state_of_standings(standings)),
            Block::Table(self.standings_table(standings)),
            Block::Heading(self.say("archive-how")),
            Block::Text(self.say("archive-how.hint")),
        ];
        blocks.extend(standings.rows.iter().map(|row| Block::Details {
            id: team_anchor(row.team.team),
            summary: self.summary(row),
            blocks: self.details(standings, row),
        }));
        Some(blocks)
    }

    /// Returns a sentence on the progress: final, the number of results in the current round, or complete.
    fn state_of_standings(&self, standings: &PublicStandings) -> String {
        let overview = &self.all.overview;
        if standings.closed {
            return self.say("hall-final");
        }
        if overview.results < overview.tables {
            let args = [
                ("round", standings.after.into()),
                ("results", overview.results.into()),
                ("tables", overview.tables.into()),
            ];
            return self.words.say("hall-during", &args);
        }
        self.say_number("hall-after", "round", standings.after)
    }

    /// Returns the heading of the points that decide the standings.
    pub(super) fn points(&self) -> String {
        match self.deciding_points() {
            Some(kind) => points_of(kind, self.words),
            None => self.say("export-points"),
        }
    }

    /// Returns the points that decide the standings; `None` if those of matches and games are the
    /// same.
    pub(super) fn deciding_points(&self) -> Option<PointsKind> {
        let standings = self.all.standings.as_ref()?;
        standings.deciding_points.map(|it| it.0)
    }

    fn summary(&self, row: &PublicRow) -> String {
        let rank = rank(row.rank_from, row.rank_to);
        let name = self.team_name(row.team.team);
        let points = self.words.half_points(row.half_points.into());
        if self.is_single() {
            format!("{rank} · {name} · {points}")
        } else {
            let players = row.team.players.join(" / ");
            format!("{rank} · {name} ({players}) · {points}")
        }
    }

    /// Returns the standings as a table.
    pub fn standings_table(&self, standings: &PublicStandings) -> Table {
        let mut table = Table::new(self.say("export-table-standings"))
            .column(self.say("export-rank"), Side::Right)
            .column(self.team_heading(), Side::Left);
        table = table.column(self.points(), Side::Right);
        let tie_breaks = standings.rows.first().map(|row| row.tie_breaks.as_slice());
        let tie_breaks = tie_breaks.unwrap_or_default();
        for it in tie_breaks {
            table = table.column(it.code.clone(), Side::Right);
        }
        // The points come before the rounds: a phone shows the last columns only after scrolling.
        for round in 1..=standings.after {
            table = table.column(round.to_string(), Side::Right);
        }
        for row in &standings.rows {
            let mut cells = vec![
                Cell::Text(rank(row.rank_from, row.rank_to)),
                self.ranked_team(row.team.team),
                Cell::HalfPoints(row.half_points.into()),
            ];
            for it in tie_breaks {
                let own = row.tie_breaks.iter().find(|own| own.code == it.code);
                let value = own.and_then(|own| own.value.as_deref());
                let value = value.map(|value| self.words.decimal(value));
                cells.push(Cell::text(value.unwrap_or_default()));
            }
            for round in 1..=standings.after {
                let cell = row.results.iter().find(|cell| cell.round == round);
                cells.push(cell.map_or(Cell::Empty, |cell| self.round_score(cell)));
            }
            table.rows.push(cells);
        }
        table
    }

    /// Returns a team; a player with changing partners with his number, by which the rounds name him.
    fn ranked_team(&self, number: u16) -> Cell {
        if !self.changes_partners() {
            return self.team(number);
        }
        let players = self.teams.get(&number).into_iter();
        let players = players.flat_map(|it| &it.players);
        let players = players.map(|player| {
            let name = self.players.get(player).map(|it| it.name.as_str());
            self.named(*player, format!("{number} {}", name.unwrap_or_default()))
        });
        Cell::Lines(players.collect())
    }

    /// Returns the score of a team in a round, with the opponent, the partner ("+7") or the bye below it.
    fn round_score(&self, cell: &ResultCell) -> Cell {
        let score = cell.score();
        let text = Cell::Text(score.text(self.words));
        match score {
            RoundScore::Match {
                opponent, partner, ..
            } => {
                let page = self.team_page(partner.unwrap_or(opponent));
                let text_of =
                    partner.map_or_else(|| opponent.to_string(), |partner| format!("+{partner}"));
                Cell::Lines(vec![
                    text,
                    Cell::Link {
                        text: text_of,
                        page,
                    },
                ])
            }
            RoundScore::Bye(_) => Cell::Lines(vec![text, Cell::text(self.say("standings-bye"))]),
            RoundScore::Absent(_) | RoundScore::Left => text,
        }
    }

    fn details(&self, standings: &PublicStandings, row: &PublicRow) -> Vec<Block> {
        let mut why = self.reasons_of_rank(standings, row);
        why.extend(row.left_with.map(|round| {
            let sentence = self.say_number("standings-left", "round", round);
            format!("{sentence}.")
        }));
        let team = self.teams.get(&row.team.team).into_iter();
        let reforms = team.flat_map(|it| &it.reforms);
        why.extend(reforms.map(|it| format!("{}.", it.sentence(row.team.team, self.words))));
        let mut blocks = vec![Block::Text(why.join(" "))];
        let mut met =
            Table::new(self.say("hall-met")).column(self.say("export-round"), Side::Right);
        if self.changes_partners() {
            met = met.column(self.say("export-partner"), Side::Left);
        }
        let mut met = met
            .column(self.say("export-opponent"), Side::Left)
            .column(self.say("export-points"), Side::Right);
        for cell in &row.results {
            let score = cell.score();
            let against = match score {
                RoundScore::Match { opponent, .. } => match cell.other_opponent {
                    None => self.team_link(opponent),
                    Some(other) => {
                        Cell::Lines([opponent, other].map(|it| self.team_link(it)).into())
                    }
                },
                RoundScore::Absent(_) => Cell::text(self.say("absence-bye")),
                RoundScore::Bye(_) => Cell::text(self.say("bye")),
                RoundScore::Left => continue,
            };
            let partner = cell.partner.map(|it| self.team_link(it));
            met.rows.push(self.line_of_met(
                [
                    Cell::Number(cell.round.into()),
                    partner.unwrap_or(Cell::Empty),
                ],
                [against, Cell::Text(score.text(self.words))],
            ));
        }
        if row.penalty_half_points != 0 {
            met.rows.push(self.line_of_met(
                [Cell::Empty, Cell::Empty],
                [
                    Cell::text(self.say("standings-penalties")),
                    Cell::Text(penalty(row.penalty_half_points, self.words)),
                ],
            ));
        }
        blocks.push(Block::Table(met));
        for it in &row.tie_breaks {
            blocks.extend(self.working(it));
        }
        blocks
    }

    /// Returns a line of the matches of a team; the partner only if partners change.
    fn line_of_met(&self, [round, partner]: [Cell; 2], rest: [Cell; 2]) -> Vec<Cell> {
        let partner = self.changes_partners().then_some(partner);
        std::iter::once(round).chain(partner).chain(rest).collect()
    }
}
