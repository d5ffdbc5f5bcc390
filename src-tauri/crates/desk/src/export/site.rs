//! The pages of a tournament: the start, every round, standings, crosstable, every team and player.

use kralle_exchange::site::{Block, Listing, Page, Site};
use kralle_exchange::table::{Cell, Side, Table};

use super::tables::TableName;
use super::{Exporter, rank};
use crate::view::lots::{PlayerRef, TeamRef};
use crate::view::round::{ColorName, MatchView, RoundView, SideView};

const INDEX: &str = "index.html";
const STANDINGS: &str = "standings.html";
const CROSSTABLE: &str = "crosstable.html";
const TEAMS: &str = "teams.html";
const PLAYERS: &str = "players.html";

fn round_page(round: u16) -> String {
    format!("round-{round}.html")
}

fn team_page(team: u16) -> String {
    format!("team-{team}.html")
}

fn player_page(player: u32) -> String {
    format!("player-{player}.html")
}

impl Exporter {
    /// The site.
    pub(crate) fn site(&self) -> Site {
        let settings = &self.all.settings;
        let date = settings
            .date
            .as_deref()
            .and_then(|date| date.parse().ok())
            .map(|date| self.words.date(date));
        let subtitle: Vec<String> = [Some(settings.place.clone()), date]
            .into_iter()
            .flatten()
            .filter(|part| !part.is_empty())
            .collect();
        let mut pages = vec![self.index()];
        pages.extend(self.announced().map(|round| self.round(round)));
        if !self.teams().is_empty() {
            pages.push(self.page(
                STANDINGS,
                "export-table-standings",
                vec![Block::Table(self.standings_with_links())],
            ));
            pages.push(self.page(
                CROSSTABLE,
                "export-table-crosstable",
                vec![Block::Table(self.table(TableName::Crosstable))],
            ));
            pages.push(self.page(
                TEAMS,
                "export-table-teams",
                vec![Block::Table(self.team_list())],
            ));
        }
        pages.push(self.page(
            PLAYERS,
            "export-table-players",
            vec![Block::Table(self.player_list())],
        ));
        pages.extend(self.teams().into_iter().map(|team| self.team(team)));
        pages.extend(self.all.players.rows.iter().map(|row| self.player(row)));
        Site {
            language: self.words.language().tag().to_owned(),
            title: settings.name.clone(),
            subtitle: subtitle.join(" · "),
            footer: self.say("export-site-footer"),
            pages_label: self.say("export-site-pages"),
            pages,
        }
    }

    fn page(&self, file: &str, title: &str, blocks: Vec<Block>) -> Page {
        Page {
            file: file.to_owned(),
            title: self.say(title),
            listing: Listing::Listed,
            blocks,
        }
    }

    /// Where one begins: what it is, the newest round, and how the teams stand.
    fn index(&self) -> Page {
        let settings = &self.all.settings;
        let count = |number: usize| Cell::Number(i64::try_from(number).unwrap_or(i64::MAX));
        let format = serde_json::to_value(settings.format).unwrap_or_default();
        let format = format.as_str().unwrap_or_default().replace('_', "-");
        let mut blocks = vec![Block::Facts(vec![
            (
                self.say("export-table-players"),
                count(self.all.players.rows.len()),
            ),
            (self.say("export-table-teams"), count(self.teams().len())),
            (
                self.say("export-format"),
                Cell::text(self.say(&format!("format-{format}"))),
            ),
            (
                self.say("export-rules"),
                Cell::text(self.say(&format!("rules-{}", settings.rule_set))),
            ),
        ])];
        if let Some(round) = self.announced().last() {
            blocks.push(Block::Cards(self.round_table(round)));
        }
        if !self.teams().is_empty() {
            blocks.push(Block::Table(self.standings_with_links()));
        }
        self.page(INDEX, "export-site-start", blocks)
    }

    fn round_title(&self, round: u16) -> String {
        self.say_number("round-number", "number", round)
    }

    fn round(&self, round: &RoundView) -> Page {
        Page {
            file: round_page(round.number),
            title: self.round_title(round.number),
            listing: Listing::Listed,
            blocks: vec![Block::Cards(self.round_table(round))],
        }
    }

    fn round_table(&self, round: &RoundView) -> Table {
        let mut table = Table::new(self.round_title(round.number))
            .column(self.say("export-table"), Side::Right)
            .column(self.say("export-first"), Side::Left)
            .column(self.say("export-result"), Side::Right)
            .column(self.say("export-second"), Side::Left)
            .column(self.say("export-cause"), Side::Left);
        for it in &round.matches {
            table.rows.push(vec![
                Cell::Number(it.table.into()),
                self.side(&it.first),
                self.result_of(it),
                self.side(&it.second),
                self.cause_of(it),
            ]);
        }
        if let Some(bye) = &round.bye {
            let mut lines = vec![self.team_link(bye.team, None)];
            lines.extend(bye.players.iter().map(player_link));
            table.rows.push(vec![
                Cell::Empty,
                Cell::Lines(lines),
                Cell::HalfPoints(bye.half_points.into()),
                Cell::text(self.say("bye")),
                Cell::Empty,
            ]);
        }
        table
    }

    fn team_link(&self, number: u16, name: Option<&str>) -> Cell {
        Cell::Link {
            text: self.team_name(number, name),
            page: team_page(number),
        }
    }

    /// A team of a match with who plays where, as far as it is chosen.
    fn side(&self, side: &SideView) -> Cell {
        let mut lines = vec![self.team_link(side.team, side.name.as_deref())];
        lines.extend(side.seats.iter().map(|seat| {
            let Some(board) = seat.board else {
                return player_link(&seat.player);
            };
            let key = match seat.color {
                Some(ColorName::White) => "board-white",
                Some(ColorName::Black) => "board-black",
                None => "board",
            };
            let place = self.words.say(key, &[("board", board.into())]);
            Cell::Link {
                text: format!("{} ({place})", seat.player.name),
                page: player_page(seat.player.id),
            }
        }));
        Cell::Lines(lines)
    }

    fn result_of(&self, it: &MatchView) -> Cell {
        it.outcome.as_ref().map_or(Cell::Empty, |outcome| {
            let points = |points: u16| self.words.half_points(points.into());
            Cell::Text(format!(
                "{}–{}",
                points(outcome.first_half_points),
                points(outcome.second_half_points)
            ))
        })
    }

    fn cause_of(&self, it: &MatchView) -> Cell {
        let Some(outcome) = &it.outcome else {
            return Cell::Empty;
        };
        let mut lines = vec![Cell::text(self.cause(outcome.cause))];
        if let Some(reason) = &outcome.reason {
            lines.push(Cell::text(reason));
        }
        Cell::Lines(lines)
    }

    fn standings_with_links(&self) -> Table {
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
                            Cell::text(self.say("standings-bye")),
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

    fn team_list(&self) -> Table {
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

    fn player_list(&self) -> Table {
        let mut table = Table::new(self.say("export-table-players"))
            .column(self.say("export-name"), Side::Left)
            .column(self.say("export-club"), Side::Left)
            .column(self.say("export-rating"), Side::Right)
            .column(self.say("export-team"), Side::Left);
        for row in &self.all.players.rows {
            table.rows.push(vec![
                Cell::Link {
                    text: row.fields.name.clone(),
                    page: player_page(row.id),
                },
                Cell::text(&row.fields.club),
                Cell::number(row.rating),
                row.team
                    .map_or(Cell::Empty, |team| self.team_link(team, None)),
            ]);
        }
        table
    }

    /// A team: who it is, where it stands, and its rounds.
    fn team(&self, team: &TeamRef) -> Page {
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
        Page {
            file: team_page(team.number),
            title: self.team_name(team.number, team.name.as_deref()),
            listing: Listing::Reached,
            blocks: vec![
                Block::Facts(facts),
                Block::Cards(self.rounds_of(team.number)),
            ],
        }
    }

    /// Every round of a team.
    fn rounds_of(&self, team: u16) -> Table {
        let mut table = Table::new(self.say("export-site-rounds"))
            .column(self.say("export-round"), Side::Right)
            .column(self.say("export-opponent"), Side::Left)
            .column(self.say("export-table"), Side::Right)
            .column(self.say("export-result"), Side::Right)
            .column(self.say("export-cause"), Side::Left);
        for round in self.announced() {
            let page = Cell::Link {
                text: round.number.to_string(),
                page: round_page(round.number),
            };
            let found = round
                .matches
                .iter()
                .find(|it| it.first.team == team || it.second.team == team);
            let bye = round.bye.as_ref().filter(|bye| bye.team == team);
            let cells = match (found, bye) {
                (Some(it), _) => {
                    let is_first = it.first.team == team;
                    let other = if is_first { &it.second } else { &it.first };
                    let result = it.outcome.as_ref().map_or(Cell::Empty, |outcome| {
                        let (own, others) = if is_first {
                            (outcome.first_half_points, outcome.second_half_points)
                        } else {
                            (outcome.second_half_points, outcome.first_half_points)
                        };
                        let points = |points: u16| self.words.half_points(points.into());
                        Cell::Text(format!("{}–{}", points(own), points(others)))
                    });
                    vec![
                        page,
                        self.side(other),
                        Cell::Number(it.table.into()),
                        result,
                        self.cause_of(it),
                    ]
                }
                (None, Some(bye)) => vec![
                    page,
                    Cell::text(self.say("bye")),
                    Cell::Empty,
                    Cell::HalfPoints(bye.half_points.into()),
                    Cell::Empty,
                ],
                (None, None) => continue,
            };
            table.rows.push(cells);
        }
        table
    }

    fn player(&self, row: &crate::view::players::PlayerRow) -> Page {
        let mut facts = Vec::new();
        if !row.fields.club.is_empty() {
            facts.push((self.say("export-club"), Cell::text(&row.fields.club)));
        }
        for (kind, key) in super::tables::KINDS {
            if let Some(rating) = row.fields.ratings.get(&kind) {
                facts.push((self.say(key), Cell::Number((*rating).into())));
            }
        }
        let mut blocks = Vec::new();
        if let Some(team) = row.team {
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
            blocks.push(Block::Cards(self.rounds_of(team)));
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

fn player_link(player: &PlayerRef) -> Cell {
    Cell::Link {
        text: player.name.clone(),
        page: player_page(player.id),
    }
}

/// A line must not vanish, or those beside it would slip.
fn or_space(text: &str) -> &str {
    if text.is_empty() { "\u{a0}" } else { text }
}
