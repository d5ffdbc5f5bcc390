//! The tables of a tournament: one fact per cell, for sorting and calculations in other programs.

use kralle_choice::Choice;
use kralle_exchange::table::{Cell, Side, Table};
use kralle_tournament::{Formation, PlayerField, RatingKind, Seating, TieKind};
use kralle_view::capped::capped;
use kralle_view::crosstable::{CrossRow, met, penalty, rests};
use kralle_view::named::Named;
use kralle_view::refs::TeamRef;
use kralle_view::score::{RoundScore, Score, points_of};
use kralle_view::{cell::ResultCell, standings::StandingRow};

use crate::core::wire::wire;
use crate::exchange::exporter::{Exporter, names, rank};
use crate::round::view::{MatchGameView, MatchView, RoundView, SideView};

wire! {
    /// A table of a tournament, in the order of a workbook.
    #[derive(Copy, Eq, Choice)]
    pub enum TableName {
        Players,
        Teams,
        /// The pairings with tables, round by round.
        Pairings,
        Results,
        Standings,
        Crosstable,
    }
}

/// The presence of results in a table of matches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Results {
    Shown,
    Hidden,
}

impl Exporter {
    pub(crate) fn table(&self, name: TableName) -> Table {
        match name {
            TableName::Players => self.players(),
            TableName::Teams => self.team_table(),
            TableName::Pairings => self.matches(Results::Hidden),
            TableName::Results => self.matches(Results::Shown),
            TableName::Standings => self.standings(),
            TableName::Crosstable => self.crosstable(),
        }
    }

    /// The players, with headings that Kralle's import and other programs understand.
    fn players(&self) -> Table {
        let mut table = Table::new(self.say("export-table-players"))
            .column(self.say("export-name"), Side::Left);
        let rows = &self.all.players.rows;
        let is_filled = |field| rows.iter().any(|it| it.fields.value(field).is_some());
        let columns = PlayerField::columns(is_filled);
        for field in &columns {
            let side = if field.is_number() {
                Side::Right
            } else {
                Side::Left
            };
            table = table.column(self.say(&field.label()), side);
        }
        let is_rated = |kind: &RatingKind| {
            let kind = Named(*kind);
            rows.iter().any(|it| it.fields.ratings.contains_key(&kind))
        };
        let kinds: Vec<_> = RatingKind::ALL.into_iter().filter(is_rated).collect();
        for kind in &kinds {
            table = table.column(
                self.say(&format!("export-rating-{}", kind.code())),
                Side::Right,
            );
        }
        let has_pots = self.all.standings.formation == Named(Formation::PotDraw);
        if has_pots {
            table = table.column(self.say("export-pot"), Side::Right);
        }
        let number = if self.is_single() {
            "export-number"
        } else {
            "export-team-number"
        };
        table = table.column(self.say(number), Side::Right);
        for row in &self.all.players.rows {
            let mut cells = vec![Cell::text(&row.fields.name)];
            let fields = &row.fields;
            cells.extend(columns.iter().map(|it| Cell::fact(fields.value(*it))));
            for kind in &kinds {
                cells.push(Cell::number(fields.ratings.get(&Named(*kind)).copied()));
            }
            if has_pots {
                cells.push(Cell::number(row.pot));
            }
            cells.push(Cell::number(row.team));
            table.rows.push(cells);
        }
        table
    }

    fn team_table(&self) -> Table {
        let most = self.teams().iter().map(|team| team.players.len()).max();
        let most = most.unwrap_or(0);
        let title = if self.is_single() {
            "export-table-start-list"
        } else {
            "export-table-teams"
        };
        let mut table = Table::new(self.say(title)).column(self.say("export-number"), Side::Right);
        if !self.is_single() {
            table = table.column(self.say("export-team"), Side::Left);
        }
        let name = |place| {
            if self.is_single() {
                self.say("export-name")
            } else {
                self.say_number("export-player-number", "number", place)
            }
        };
        for place in 1..=capped(most) {
            table = table
                .column(name(place), Side::Left)
                .column(self.say("export-rating"), Side::Right);
        }
        for team in self.teams() {
            let mut cells = vec![Cell::Number(team.number.into())];
            if !self.is_single() {
                cells.push(Cell::text(team.name.clone().unwrap_or_default()));
            }
            for player in &team.players {
                cells.push(Cell::text(&player.name));
                cells.push(Cell::number(player.rating));
            }
            cells.resize(table.columns.len(), Cell::Empty);
            table.rows.push(cells);
        }
        table
    }

    fn matches(&self, results: Results) -> Table {
        let title = match results {
            Results::Shown => "export-table-results",
            Results::Hidden => "export-table-pairings",
        };
        let mut table = Table::new(self.say(title))
            .column(self.say("export-round"), Side::Right)
            .column(self.say("export-table"), Side::Right);
        // Matches of several games have a row for each game.
        let matches = self.all.rounds.iter().flat_map(|round| &round.matches);
        let by_game = results == Results::Shown && matches.clone().any(|it| it.game.is_some());
        if by_game {
            table = table.column(self.say("export-game"), Side::Right);
        }
        let sides = if self.has_single_games() {
            [
                ["export-white-number", "", "white"],
                ["export-black-number", "", "black"],
            ]
        } else {
            [
                [
                    "export-first-number",
                    "export-first",
                    "export-first-players",
                ],
                [
                    "export-second-number",
                    "export-second",
                    "export-second-players",
                ],
            ]
        };
        for [number, team, players] in sides {
            table = table.column(self.say(number), Side::Right);
            if !self.is_single() {
                table = table.column(self.say(team), Side::Left);
            }
            table = table.column(self.say(players), Side::Left);
        }
        if !self.has_single_games() {
            table = table.column(self.say("export-seating"), Side::Left);
        }
        let pairing_columns = table.columns.len();
        if results == Results::Shown {
            let (first, second) = if self.has_single_games() {
                ("export-white-points", "export-black-points")
            } else {
                ("export-first-points", "export-second-points")
            };
            table = table
                .column(self.say(first), Side::Right)
                .column(self.say(second), Side::Right)
                .column(self.say("export-cause"), Side::Left)
                .column(self.say("export-board"), Side::Right)
                .column(self.say("export-reason"), Side::Left);
        }
        for round in self.announced() {
            for it in &round.matches {
                let games = if by_game { it.games.len() } else { 1 };
                for game in it.games.iter().take(games) {
                    let mut cells = self.pairing(round, it, game, by_game);
                    if results == Results::Shown {
                        cells.extend(self.result(game));
                    }
                    table.rows.push(cells);
                }
            }
            for bye in round.byes() {
                let mut cells = vec![Cell::Number(round.number.into()), Cell::Empty];
                if by_game {
                    cells.push(Cell::Empty);
                }
                cells.push(Cell::Number(bye.team.into()));
                if !self.is_single() {
                    cells.push(Cell::Empty);
                }
                cells.extend([
                    Cell::text(names(&bye.players)),
                    Cell::Empty,
                    Cell::text(self.say("bye")),
                ]);
                cells.resize(pairing_columns, Cell::Empty);
                if results == Results::Shown {
                    cells.push(Cell::HalfPoints(bye.half_points.into()));
                }
                cells.resize(table.columns.len(), Cell::Empty);
                table.rows.push(cells);
            }
        }
        table
    }

    fn pairing(
        &self,
        round: &RoundView,
        it: &MatchView,
        game: &MatchGameView,
        by_game: bool,
    ) -> Vec<Cell> {
        let team = |side: &SideView| {
            let players: Vec<_> = side.seats.iter().map(|seat| seat.player.clone()).collect();
            let mut cells = vec![match side.partner {
                Some(partner) => Cell::text(format!("{}+{partner}", side.team)),
                None => Cell::Number(side.team.into()),
            }];
            if !self.is_single() {
                cells.push(Cell::text(side.name.clone().unwrap_or_default()));
            }
            cells.push(Cell::text(names(&players)));
            cells
        };
        let mut cells = vec![
            Cell::Number(round.number.into()),
            Cell::Number(it.table.into()),
        ];
        if by_game {
            cells.push(Cell::Number(game.game.into()));
        }
        cells.extend(team(&it.first));
        cells.extend(team(&it.second));
        if !self.has_single_games() {
            cells.push(match game.seating {
                Some(Named(Seating::Parallel)) => Cell::text(self.say("export-parallel")),
                Some(Named(Seating::Cross)) => Cell::text(self.say("export-cross")),
                None => Cell::Empty,
            });
        }
        cells
    }

    fn result(&self, game: &MatchGameView) -> [Cell; 5] {
        match &game.outcome {
            None => [const { Cell::Empty }; 5],
            Some(outcome) => [
                Cell::HalfPoints(outcome.first_half_points.into()),
                Cell::HalfPoints(outcome.second_half_points.into()),
                Cell::text(self.cause(outcome.cause)),
                Cell::number(outcome.board),
                Cell::text(outcome.reason.clone().unwrap_or_default()),
            ],
        }
    }

    /// The heading of the points that decide the standings.
    fn points(&self) -> String {
        match self.deciding_points {
            Some(kind) => points_of(kind, &self.words),
            None => self.say("export-points"),
        }
    }

    /// A table of teams by rank, with the columns of [`ranked`].
    fn ranked(&self, title: &str, is_named: bool) -> Table {
        let mut table = Table::new(self.say(title))
            .column(self.say("export-rank"), Side::Right)
            .column(self.say("export-number"), Side::Right);
        if is_named {
            table = table.column(self.say("export-team"), Side::Left);
        }
        table.column(self.say("export-players"), Side::Left)
    }

    fn standings(&self) -> Table {
        let is_named = !self.is_single();
        let mut table = self.ranked("export-table-standings", is_named);
        for round in self.rounds_of_standings() {
            let heading = |key| self.say_number(key, "round", round.number);
            table = table.column(heading("export-round-points"), Side::Right);
            // Beside the score, which a spreadsheet can sum.
            if self.changes_partners() {
                table = table.column(heading("export-round-partner"), Side::Right);
            }
        }
        table = table.column(self.points(), Side::Right);
        for code in &self.all.standings.tie_breaks {
            table = table.column(code, Side::Right);
        }
        table = table.column(self.say("standings-tie"), Side::Left);
        for row in &self.all.standings.rows {
            let mut cells = ranked(row.rank_from, row.rank_to, &row.team, is_named);
            for round in self.rounds_of_standings() {
                let cell = row.results.iter().find(|cell| cell.round == round.number);
                cells.push(cell.map_or(Cell::Empty, |cell| self.score(cell)));
                if self.changes_partners() {
                    cells.push(Cell::number(cell.and_then(|cell| cell.partner)));
                }
            }
            cells.push(Cell::HalfPoints(row.half_points.into()));
            cells.extend(row.tie_breaks.iter().map(|it| tie_break(it.as_deref())));
            cells.push(self.tie(row));
            table.rows.push(cells);
        }
        table
    }

    /// Plain numbers can be summed in a spreadsheet; only forfeits and annulled matches are text.
    fn score(&self, cell: &ResultCell) -> Cell {
        match cell.score() {
            RoundScore::Match { score, .. } => self.score_of_match(score),
            RoundScore::Bye(half_points) => Cell::half_points(half_points),
            RoundScore::Absent(half_points) => Cell::HalfPoints(half_points.into()),
            RoundScore::Left => Cell::Text(RoundScore::Left.text(&self.words)),
        }
    }

    fn score_of_match(&self, score: Score) -> Cell {
        match score {
            Score::Open => Cell::Empty,
            Score::Played(half_points) => Cell::HalfPoints(half_points.into()),
            Score::Forfeit(_) | Score::Annulled => Cell::Text(score.text(&self.words)),
        }
    }

    /// The way a tie was resolved; empty for a team without a tie.
    fn tie(&self, row: &StandingRow) -> Cell {
        let key = match row.tie.0 {
            TieKind::None => return Cell::Empty,
            TieKind::DirectEncounter => "tie-break-DE",
            TieKind::TieBreaks => "tie-by-tie-breaks",
            TieKind::Shared => "standings-tie-shared",
            TieKind::FirstPlaceOpen => "standings-tie-open",
            TieKind::Decided => "standings-tie-decided",
            TieKind::JointWinner => "standings-tie-joint",
            TieKind::Out if row.excluded => "standings-out-excluded",
            TieKind::Out => "standings-out-annulled",
        };
        Cell::text(self.say(key))
    }

    /// The published rounds that the standings include.
    fn rounds_of_standings(&self) -> impl Iterator<Item = &RoundView> {
        let after = self.all.standings.after;
        self.announced().filter(move |round| round.number <= after)
    }

    fn crosstable(&self) -> Table {
        let rows = &self.all.crosstable.rows;
        let is_named = rows.iter().any(|row| row.team.name.is_some());
        let title = if self.changes_partners() {
            "crosstable-caption-partners"
        } else {
            "export-table-crosstable"
        };
        let mut table = self.ranked(title, is_named);
        for row in rows {
            table = table.column(row.team.number.to_string(), Side::Right);
        }
        table = table
            .column(self.say("crosstable-rests"), Side::Right)
            .column(self.say("standings-penalties"), Side::Right)
            .column(self.points(), Side::Right);
        for row in rows {
            let mut cells = ranked(row.rank_from, row.rank_to, &row.team, is_named);
            for other in rows {
                cells.push(if other.team.number == row.team.number {
                    Cell::Text("×".to_owned())
                } else {
                    self.met(row, other.team.number)
                });
            }
            cells.push(Cell::text(rests(&row.rests, &self.words).join(" ")));
            cells.push(Cell::text(penalty(row.penalty_half_points, &self.words)));
            cells.push(Cell::HalfPoints(row.half_points.into()));
            table.rows.push(cells);
        }
        table
    }

    /// The score of a team against another, over all their matches; with a partner if partners change.
    fn met(&self, row: &CrossRow, other: u16) -> Cell {
        let formation = self.all.crosstable.formation;
        let games = row.cells.iter().find(|cell| cell.opponent == other);
        match games.map(|cell| cell.games.as_slice()) {
            // For single players the color is added, so the cell is text.
            Some([one]) if !formation.0.has_single_games() => self.score_of_match(one.score()),
            Some([_, ..]) => Cell::Text(met(&row.cells, other, formation, &self.words).join(" ")),
            Some([]) | None => Cell::Empty,
        }
    }
}

/// The cells for rank, number, name and players of a team.
fn ranked(from: u16, to: u16, team: &TeamRef, is_named: bool) -> Vec<Cell> {
    let mut cells = vec![rank(from, to), Cell::Number(team.number.into())];
    if is_named {
        cells.push(Cell::text(team.name.clone().unwrap_or_default()));
    }
    cells.push(Cell::text(names(&team.players)));
    cells
}

/// The value of a tie-break as a number, for sorting; text if it is not one.
fn tie_break(value: Option<&str>) -> Cell {
    let Some(value) = value else {
        return Cell::Empty;
    };
    let (integer, fraction) = value.split_once('.').unwrap_or((value, ""));
    let hundredths = format!("{integer}{fraction:0<2}");
    match hundredths.parse() {
        Ok(hundredths) if fraction.len() <= 2 => Cell::Hundredths(hundredths),
        Ok(_) | Err(_) => Cell::text(value),
    }
}
