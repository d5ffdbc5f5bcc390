//! A round: matches, tables, boards and results.

use kralle_exchange::table::{Cell, Side, Table};
use kralle_tournament::Role;
use shakmaty::Color;

use super::Pages;
use crate::named::Named;
use crate::public::{PublicRound, PublicTable};
use crate::table::{GameResult, HallSide};

impl Pages<'_> {
    /// Returns the matches and byes of all published rounds.
    pub fn results_table(&self) -> Table {
        let mut all = Table::new(self.say("export-table-results"))
            .column(self.say("export-round"), Side::Right);
        for it in &self.all.rounds {
            let table = self.round_table(it);
            if all.columns.len() == 1 {
                all.columns.extend(table.columns);
            }
            let number = Cell::Number(it.round.into());
            let rows = table.rows.into_iter();
            all.rows
                .extend(rows.map(|row| std::iter::once(number.clone()).chain(row).collect()));
        }
        all
    }

    pub(super) fn round_table(&self, round: &PublicRound) -> Table {
        let (first, second) = if self.has_single_games() {
            ("white", "black")
        } else {
            (
                self.of_partners("export-first", "sheet-partners-first"),
                self.of_partners("export-second", "sheet-partners-second"),
            )
        };
        let mut table = Table::new(self.say_number("round-number", "number", round.round))
            .column(self.say("export-table"), Side::Right)
            .column(self.say(first), Side::Left)
            .column(self.say("export-result"), Side::Right)
            .column(self.say(second), Side::Left)
            .column(self.say("export-cause"), Side::Left);
        for it in &round.tables {
            table.rows.push(vec![
                Cell::Number(it.table.into()),
                self.side(&it.first),
                Cell::text(self.result(it)),
                self.side(&it.second),
                self.cause(it, Role::First),
            ]);
        }
        for bye in round.byes() {
            table.rows.push(vec![
                Cell::Empty,
                self.team(bye.team.team),
                Cell::HalfPoints(bye.half_points.into()),
                Cell::text(self.say("bye")),
                Cell::Empty,
            ]);
        }
        table
    }

    /// Returns the cell of a side: team, players, and their boards and colors as far as chosen.
    pub(super) fn side(&self, side: &HallSide) -> Cell {
        let players = side.players.iter().map(|player| {
            let key = match player.color {
                Some(Named(Color::White)) => "board-white",
                Some(Named(Color::Black)) => "board-black",
                None => "board",
            };
            // The column gives the color of single players.
            let place = player.board.filter(|_| !self.has_single_games());
            let place = place.map(|board| self.words.say(key, &[("board", board.into())]));
            let place = place.map(|place| format!(" ({place})")).unwrap_or_default();
            self.named(player.player, format!("{}{place}", player.name))
        });
        if self.is_single() {
            return Cell::Lines(players.collect());
        }
        let team = std::iter::once(self.team_link(side.team));
        Cell::Lines(team.chain(players).collect())
    }

    /// Returns the result, such as "2–0"; empty while the match is open.
    fn result(&self, it: &PublicTable) -> String {
        it.result.as_ref().map_or_else(String::new, |result| {
            self.points_of_both(result.first_half_points, result.second_half_points)
        })
    }

    pub(super) fn points_of_both(&self, own: u16, others: u16) -> String {
        let points = |points: u16| self.words.half_points(points.into());
        format!("{}–{}", points(own), points(others))
    }

    /// Returns the cause of the result, or the games with a result from the view of the side `role`;
    /// an empty cell without any.
    pub(super) fn cause(&self, it: &PublicTable, role: Role) -> Cell {
        if it.games.is_some() {
            let games = it.game_results.iter();
            return Cell::Lines(
                games
                    .map(|game| Cell::text(self.game(game, role)))
                    .collect(),
            );
        }
        it.result.as_ref().map_or(Cell::Empty, |result| {
            Cell::text(self.say(&result.cause.message("cause")))
        })
    }

    /// Returns a game with its score, cause and board.
    fn game(&self, GameResult { game, result }: &GameResult, role: Role) -> String {
        let (first, second) = (result.first_half_points, result.second_half_points);
        let score = match role {
            Role::First => self.points_of_both(first, second),
            Role::Second => self.points_of_both(second, first),
        };
        let mut args = vec![
            ("game", game.to_string().into()),
            ("score", score.into()),
            ("cause", self.say(&result.cause.message("cause")).into()),
        ];
        let Some(board) = result.board else {
            return self.words.say("results-game", &args);
        };
        args.push(("board", board.to_string().into()));
        self.words.say("results-game-board", &args)
    }
}
