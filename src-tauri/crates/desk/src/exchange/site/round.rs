//! The pages of rounds, and the rounds of a team.

use kralle_exchange::site::{Block, Listing, Page};
use kralle_exchange::table::{Cell, Side, Table};
use shakmaty::Color;

use crate::core::choice::Named;
use crate::core::lots_view::PlayerRef;
use crate::exchange::exporter::Exporter;
use crate::exchange::site::{player_link, player_page, round_page};
use crate::round::view::{MatchView, RoundView, SideView};

impl Exporter {
    fn round_title(&self, round: u16) -> String {
        self.say_number("round-number", "number", round)
    }

    pub(crate) fn round(&self, round: &RoundView) -> Page {
        Page {
            file: round_page(round.number),
            title: self.round_title(round.number),
            listing: Listing::Listed,
            blocks: vec![Block::Cards(self.round_table(round))],
        }
    }

    pub(crate) fn round_table(&self, round: &RoundView) -> Table {
        let (first, second) = if self.is_single() {
            ("white", "black")
        } else {
            ("export-first", "export-second")
        };
        let mut table = Table::new(self.round_title(round.number))
            .column(self.say("export-table"), Side::Right)
            .column(self.say(first), Side::Left)
            .column(self.say("export-result"), Side::Right)
            .column(self.say(second), Side::Left)
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
            let mut lines = Vec::new();
            if !self.is_single() {
                lines.push(self.team_link(bye.team, None));
            }
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

    /// A team of a match with who plays where, as far as it is chosen.
    fn side(&self, side: &SideView) -> Cell {
        if self.is_single() {
            let players = side.seats.iter().map(|seat| player_link(&seat.player));
            return Cell::Lines(players.collect());
        }
        let mut lines = vec![self.team_link(side.team, side.name.as_deref())];
        lines.extend(side.seats.iter().map(|seat| {
            let Some(board) = seat.board else {
                return player_link(&seat.player);
            };
            let key = match seat.color {
                Some(Named(Color::White)) => "board-white",
                Some(Named(Color::Black)) => "board-black",
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
        let outcome = it.outcome.as_ref();
        outcome.map_or(Cell::Empty, |it| Cell::text(self.cause(it.cause)))
    }

    /// Every round of a team.
    pub(crate) fn rounds_of(&self, team: u16) -> Table {
        let plays = |side: &SideView| side.team == team;
        self.rounds_where(plays, |of, _| of == team)
    }

    /// The rounds a player has played, for whichever team, and those in which his team had the bye.
    pub(crate) fn rounds_of_player(&self, player: u32) -> Table {
        let plays = |side: &SideView| side.seats.iter().any(|seat| seat.player.id == player);
        self.rounds_where(plays, |_, players| players.iter().any(|it| it.id == player))
    }

    /// The rounds in which somebody plays on a side, has the bye or is absent.
    fn rounds_where(
        &self,
        plays: impl Fn(&SideView) -> bool,
        rests: impl Fn(u16, &[PlayerRef]) -> bool,
    ) -> Table {
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
                .find(|it| plays(&it.first) || plays(&it.second));
            let bye = round.bye.as_ref();
            let bye = bye.filter(|bye| rests(bye.team, &bye.players));
            let absent = round.absent.iter().find(|it| {
                let counts = it.to.is_some() || it.half_points > 0;
                counts && rests(it.team, &it.players)
            });
            let alone = |key: &str, half_points: u16| {
                vec![
                    page.clone(),
                    Cell::text(self.say(key)),
                    Cell::Empty,
                    Cell::HalfPoints(half_points.into()),
                    Cell::Empty,
                ]
            };
            let cells = match (found, bye, absent) {
                (Some(it), ..) => {
                    let is_first = plays(&it.first);
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
                        page.clone(),
                        self.side(other),
                        Cell::Number(it.table.into()),
                        result,
                        self.cause_of(it),
                    ]
                }
                (None, Some(bye), _) => alone("bye", bye.half_points),
                (None, None, Some(absent)) => alone("absence-bye", absent.half_points),
                (None, None, None) => continue,
            };
            table.rows.push(cells);
        }
        table
    }
}
