//! The page of a player, with public ratings and federation numbers.

use kralle_exchange::site::Block;
use kralle_exchange::table::{Cell, Side, Table};
use kralle_tournament::{PlayerField, RatingKind, Role};

use super::{Pages, round_page};
use crate::public::{PublicRound, PublicTable};
use crate::published::PublishedPlayer;
use crate::score::RoundScore;
use crate::table::HallSide;

/// The public ratings and federation numbers of a player.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlayerNumbers {
    /// The rating that counts; `None` without one.
    pub rating: Option<u16>,
    /// All ratings except the club's own.
    pub ratings: Vec<(RatingKind, u16)>,
    pub identifiers: Vec<(PlayerField, String)>,
}

impl Pages<'_> {
    /// Returns the page of a player: club, numbers, team and rounds.
    pub fn player_blocks(&self, player: &PublishedPlayer) -> Vec<Block> {
        let own = player.facts().into_iter().filter(|(_, it)| !it.is_empty());
        let own = own.map(|(field, it)| (self.say(&field.label()), Cell::text(it)));
        let mut facts: Vec<_> = own.collect();
        facts.extend(self.numbers_of(player.player));
        let team = player.team.filter(|_| !self.is_single());
        if let Some(team) = team {
            facts.push((self.say("export-team"), self.team_link(team)));
            let players = self.teams.get(&team).into_iter();
            let partners = players.flat_map(|it| &it.players);
            let partners = partners.filter(|it| **it != player.player);
            let partners: Vec<Cell> = partners.map(|it| self.player(*it)).collect();
            if !partners.is_empty() {
                facts.push((self.say("export-partner"), Cell::Lines(partners)));
            }
        }
        let mut blocks = vec![Block::Facts(facts)];
        let rounds = self.rounds_of(player);
        if !rounds.rows.is_empty() {
            blocks.push(Block::Cards(rounds));
        }
        blocks
    }

    fn numbers_of(&self, player: u32) -> Vec<(String, Cell)> {
        let Some(numbers) = self.numbers.get(&player) else {
            return Vec::new();
        };
        let ratings = numbers.ratings.iter().map(|(kind, rating)| {
            let key = format!("export-rating-{}", kind.code());
            (self.say(&key), Cell::Number((*rating).into()))
        });
        // Text, not a number: the digits of an identifier are not grouped.
        let ids = numbers.identifiers.iter();
        let ids = ids.map(|(field, id)| (self.say(&field.label()), Cell::text(id)));
        ratings.chain(ids).collect()
    }

    /// Returns the rounds of a player: those he played for any team, and those his team had the bye or was absent.
    fn rounds_of(&self, player: &PublishedPlayer) -> Table {
        let mut table = Table::new(self.say("export-site-rounds"))
            .column(self.say("export-round"), Side::Right);
        if self.changes_partners() {
            table = table.column(self.say("export-partner"), Side::Left);
        }
        let mut table = table
            .column(self.say("export-opponent"), Side::Left)
            .column(self.say("export-table"), Side::Right)
            .column(self.say("export-result"), Side::Right)
            .column(self.say("export-cause"), Side::Left);
        for round in &self.all.rounds {
            let page = Cell::Link {
                text: round.round.to_string(),
                page: self.page(&round_page(round.round)),
            };
            let cells = self.match_of(player, round);
            let cells = cells.or_else(|| self.rest_of(player, round));
            let partner = self
                .changes_partners()
                .then(|| self.partner_of(player, round));
            let front = std::iter::once(page).chain(partner);
            table
                .rows
                .extend(cells.map(|cells| front.chain(cells).collect()));
        }
        table
    }

    /// Returns the partner of a player in a round; an empty cell without one.
    fn partner_of(&self, player: &PublishedPlayer, round: &PublicRound) -> Cell {
        let sides = round.tables.iter().flat_map(|it| [&it.first, &it.second]);
        let is_his = |side: &&HallSide| side.players.iter().any(|it| it.player == player.player);
        let partners = sides.filter(is_his).flat_map(|side| &side.players);
        let mut partners = partners.filter(|it| it.player != player.player);
        partners
            .next()
            .map_or(Cell::Empty, |it| self.player(it.player))
    }

    /// Returns opponent, table, result and cause of a player's match in a round; `None` without a match.
    fn match_of(&self, player: &PublishedPlayer, round: &PublicRound) -> Option<[Cell; 4]> {
        let plays = |side: &HallSide| side.players.iter().any(|it| it.player == player.player);
        let is_his = |it: &&PublicTable| plays(&it.first) || plays(&it.second);
        let it = round.tables.iter().find(is_his)?;
        let is_first = plays(&it.first);
        let other = if is_first { &it.second } else { &it.first };
        let result = it.result.as_ref().map_or(Cell::Empty, |result| {
            let (first, second) = (result.first_half_points, result.second_half_points);
            Cell::Text(if is_first {
                self.points_of_both(first, second)
            } else {
                self.points_of_both(second, first)
            })
        });
        Some([
            self.side(other),
            Cell::Number(it.table.into()),
            result,
            self.cause(it, if is_first { Role::First } else { Role::Second }),
        ])
    }

    /// Returns the same cells for a bye or an absence; `None` for neither.
    fn rest_of(&self, player: &PublishedPlayer, round: &PublicRound) -> Option<[Cell; 4]> {
        let mut byes = round.byes();
        let bye = byes.find(|it| it.player_ids.contains(&player.player));
        let (key, half_points) = match bye {
            Some(bye) => ("bye", bye.half_points),
            None => ("absence-bye", self.absence_of(player, round.round)?),
        };
        Some([
            Cell::text(self.say(key)),
            Cell::Empty,
            Cell::HalfPoints(half_points.into()),
            Cell::Empty,
        ])
    }

    /// Returns the half points of the team's absence in a round.
    ///
    /// `None` if it was not absent, or if the team was re-formed after that round: the player may not have been
    /// a member then.
    fn absence_of(&self, player: &PublishedPlayer, round: u16) -> Option<u16> {
        let team = self.teams.get(&player.team?)?;
        if team.reforms.iter().any(|it| it.from > round) {
            return None;
        }
        let mut rows = self.all.standings.as_ref()?.rows.iter();
        let row = rows.find(|row| row.team.team == team.team)?;
        let cell = row.results.iter().find(|cell| cell.round == round)?;
        match cell.score() {
            RoundScore::Absent(half_points) => Some(half_points),
            RoundScore::Match { .. } | RoundScore::Bye(_) | RoundScore::Left => None,
        }
    }
}
