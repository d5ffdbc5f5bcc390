//! Comments in a report about its assumed seating, readable by people and by
//! [`read`](super::read()).
//!
//! A cell of a report needs an opponent and a color. If the seating was not recorded, the line-up
//! order replaces it. The colors of team events are roles, not the colors played.

use std::collections::{BTreeMap, BTreeSet};

use kralle_tournament::{
    ColorsBetweenGames, GameNumber, Match, Round, RoundNumber, RoundState, TableNumber, TeamNumber,
    Tournament,
};

use super::game_rounds::GameRounds;
use crate::trf::{Record, Trf};

/// The comment on the colors of a team event.
const COLORS: &str = "Colors: w on board 1 and b on board 2 is the team named first, whatever colors \
                      were played";

/// The comment on the colors of further games, if they swap.
const SWAPPED: &str = "Colors of every second game of a match: the other way round";

/// The beginning of the comment on a round; its number and pairs of teams follow.
const SEATING: &str = "Seating not recorded, line-up order assumed: round ";

/// The matches of a round without a recorded seating.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownSeating {
    pub round: RoundNumber,
    pub tables: Vec<TableNumber>,
}

/// Returns the matches that a report seats by line-up order, because their seating was not
/// recorded.
pub fn unknown_seating(tournament: &Tournament) -> Vec<UnknownSeating> {
    let rounds = tournament.rounds.iter();
    let rounds = rounds.filter(|round| round.state == RoundState::Published);
    let unknown = rounds.map(|round| UnknownSeating {
        round: round.number,
        tables: unseated(tournament, round)
            .map(|(it, _)| it.table)
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect(),
    });
    unknown.filter(|it| !it.tables.is_empty()).collect()
}

/// Returns the games of a round whose seating was not recorded.
fn unseated<'a>(
    tournament: &Tournament,
    round: &'a Round,
) -> impl Iterator<Item = (&'a Match, GameNumber)> {
    let is_single = tournament.settings.formation.has_single_entrants();
    let matches = round.matches.iter();
    let games = matches.flat_map(|it| it.games.numbered().map(move |game| (it, game)));
    games
        .filter(move |(_, (_, game))| !is_single && game.seating.seating().is_none())
        .map(|(it, (number, _))| (it, number))
}

/// Returns the comments for a report; `number` returns a team's pairing number. Empty for single
/// players.
pub(super) fn remarks(
    tournament: &Tournament,
    rounds: &[&Round],
    number: impl Fn(TeamNumber) -> u16,
) -> Vec<Record> {
    if tournament.settings.formation.has_single_entrants() {
        return Vec::new();
    }
    let format = tournament.settings.match_format;
    let games = GameRounds::of(format);
    let mut remarks = vec![Record::Comment(COLORS.to_owned())];
    if format.has_several_games() && format.colors == ColorsBetweenGames::Swapped {
        remarks.push(Record::Comment(SWAPPED.to_owned()));
    }
    let mut pairs: BTreeMap<u16, Vec<String>> = BTreeMap::new();
    for round in rounds {
        for (it, game) in unseated(tournament, round) {
            let [first, second] = [it.sides.first.lead(), it.sides.second.lead()].map(&number);
            let in_report = games.number(round.number, game.index());
            let of_round = pairs.entry(in_report).or_default();
            of_round.push(format!("{first}-{second}"));
        }
    }
    for (round, mut pairs) in pairs {
        // Sorted by team, because a report has no table numbers.
        pairs.sort();
        let pairs = pairs.join(" ");
        remarks.push(Record::Comment(format!("{SEATING}{round}: {pairs}")));
    }
    remarks
}

/// The games whose seating is unknown according to the comments of a report. Each is the index
/// of the round and the pairing numbers of the first-named and second-named team.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Unseated(BTreeSet<(usize, u16, u16)>);

impl Unseated {
    pub(super) fn of(trf: &Trf) -> Self {
        let rounds = trf.records().filter_map(|record| {
            let Record::Comment(text) = record else {
                return None;
            };
            text.strip_prefix(SEATING)?.split_once(": ")
        });
        let matches = rounds.filter_map(|(round, pairs)| {
            let round = round.parse::<usize>().ok()?.checked_sub(1)?;
            Some(pairs.split(' ').filter_map(move |pair| {
                let (first, second) = pair.split_once('-')?;
                Some((round, first.parse().ok()?, second.parse().ok()?))
            }))
        });
        Self(matches.flatten().collect())
    }

    /// True if the seating of the game is unknown.
    pub(super) fn has(&self, round: usize, first: u16, second: u16) -> bool {
        self.0.contains(&(round, first, second))
    }
}
