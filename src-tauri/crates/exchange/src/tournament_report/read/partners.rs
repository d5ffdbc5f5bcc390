//! Matches of changing partners: the comments name the partners, the cells the games.

use std::collections::BTreeMap;

use kralle_pairing::event::{EntrantNumber, Participation, RoundNumber as EventRound};
use kralle_tournament::{
    BySide, FEWEST_PARTNERS, Format, Formation, MOST_IN_SCHEDULE, Role, Seating, Side, TeamNumber,
    rounds_of,
};

use super::Report;
use crate::tournament_report::partners::ToldTable;
use crate::trf::TrfError;

const EXPECTED_PLAYERS: &str = "this only for 4 players or more";
const EXPECTED_FEWER: &str = "this only for 4 to 32 players";
const EXPECTED_ROUNDS: &str = "this only with all rounds of the schedule (142)";
const EXPECTED_ROUND: &str = "tables only in a round with games, that of the first of a match";
const EXPECTED_GAMES: &str = "four who play each other in every game of the match";
const EXPECTED_COLORS: &str = "partners who have different colors";
const EXPECTED_RESULTS: &str = "the same result on both boards";

impl Report<'_> {
    /// Returns the format of changing partners; `None` without partners.
    ///
    /// # Errors
    /// Fails for a number of players or rounds without a schedule.
    pub(super) fn format_of_partners(&self) -> Result<Option<Format>, TrfError> {
        let Some(partners) = self.partners else {
            return Ok(None);
        };
        let players = u16::try_from(self.event.entrant_count()).unwrap_or(u16::MAX);
        if players < FEWEST_PARTNERS {
            return Err(partners.impossible(EXPECTED_PLAYERS));
        }
        let format = partners.format;
        if format != Format::SwissSystem {
            if players > MOST_IN_SCHEDULE {
                return Err(partners.impossible(EXPECTED_FEWER));
            }
            let rounds = rounds_of(Formation::ChangingPartners, format, players);
            let is_whole = self.trf.planned_rounds().is_none_or(|it| it == rounds);
            if !is_whole || self.event.round_count() > usize::from(rounds) {
                return Err(partners.impossible(EXPECTED_ROUNDS));
            }
        }
        Ok(Some(format))
    }

    /// Checks that the partners fit the games.
    ///
    /// # Errors
    /// Fails for the first table that contradicts them, and for a game of a player without a
    /// partner.
    pub(super) fn check_partners(&self) -> Result<(), TrfError> {
        let Some(partners) = self.partners else {
            return Ok(());
        };
        let (report, games) = self.games();
        for (index, tables) in partners.rounds() {
            let (round, game) = games.split(index);
            let is_paired = game == 0 && round < self.event.round_count();
            if let Some(table) = tables.first().filter(|_| !is_paired) {
                return Err(table.contradicted(EXPECTED_ROUND));
            }
        }
        for index in 0..games.index(self.event.round_count(), 0) {
            let (round, game) = games.split(index);
            let tables = partners.tables(games.index(round, 0));
            report.check_tables(tables, index, game)?;
        }
        Ok(())
    }

    /// Checks the tables of a game's round, `index`.
    fn check_tables(
        &self,
        tables: &[ToldTable],
        index: usize,
        game: usize,
    ) -> Result<(), TrfError> {
        let seats = tables.iter().flat_map(|table| {
            let players = table.players();
            players.map(move |player| (player, table))
        });
        let seats: BTreeMap<EntrantNumber, &ToldTable> = seats.collect();
        for entrant in self.event.entrants().iter().map(|it| it.number) {
            let Some(opponent) = self.participation(entrant, index).scheduled_opponent() else {
                continue;
            };
            let table = seats.get(&entrant);
            let table = table.ok_or_else(|| self.trf.no_partner(entrant, index))?;
            let is_first = |player| table.sides.first.contains(&player);
            let sits = table.players().any(|it| it == opponent);
            if !sits || is_first(entrant) == is_first(opponent) {
                return Err(table.contradicted(EXPECTED_GAMES));
            }
        }
        for table in tables {
            let plays = |it: &EntrantNumber| {
                let did = self.participation(*it, index);
                did.scheduled_opponent().is_some()
            };
            match table.players().filter(plays).count() {
                4 => self.check_boards(table, index)?,
                0 if game > 0 => {}
                _ => return Err(table.contradicted(EXPECTED_GAMES)),
            }
        }
        Ok(())
    }

    /// Checks that both boards of a game have the same result and suitable colors.
    fn check_boards(&self, table: &ToldTable, index: usize) -> Result<(), TrfError> {
        let role = |it: EntrantNumber| self.participation(it, index).scheduled_role();
        let BySide { first, second } = table.sides;
        for [one, other] in [first, second] {
            if role(one).is_none() || role(one).map(Role::opposite) != role(other) {
                return Err(table.contradicted(EXPECTED_COLORS));
            }
        }
        let mut results = first.into_iter().map(|player| {
            let opponent = self.participation(player, index).scheduled_opponent();
            let opponent = opponent.unwrap_or(player);
            let outcome = self.outcome(player, opponent, index);
            let is_open = [player, opponent].map(|it| self.is_open(it, index));
            (outcome.verdict, outcome.cause, is_open)
        });
        if results.next() != results.next() {
            return Err(table.contradicted(EXPECTED_RESULTS));
        }
        Ok(())
    }

    fn participation(&self, entrant: EntrantNumber, index: usize) -> Participation {
        let record = self.event.record(entrant, EventRound::from_index(index));
        record.participation
    }

    /// Returns the sides of the matches of a round, in the order of the tables; `None` without
    /// partners.
    pub(super) fn sides_of_partners(&self, round: usize) -> Option<Vec<BySide<Side>>> {
        let index = self.games().1.index(round, 0);
        let tables = self.partners?.tables(index).iter();
        let side = |players: [EntrantNumber; 2]| {
            let [one, other] = players.map(|it| TeamNumber::at(it.index()));
            Side::partners(one, other)
        };
        let sides = tables.map(|table| BySide {
            first: side(table.sides.first),
            second: side(table.sides.second),
        });
        Some(sides.collect())
    }

    /// Returns the seating of a game by the opponents of the side named first.
    pub(super) fn seating_of_partners(
        &self,
        first: EntrantNumber,
        second: EntrantNumber,
        index: usize,
    ) -> Seating {
        if self.participation(first, index).scheduled_opponent() == Some(second) {
            Seating::Parallel
        } else {
            Seating::Cross
        }
    }
}
