//! Comments in a report about its assumed seating, readable by people and by
//! [`read`](super::read()).
//!
//! A cell of a report needs an opponent and a color. If the seating was not recorded, the line-up
//! order replaces it. The colors of team events are roles, not the colors played; those of changing
//! partners are the colors played.

use std::collections::{BTreeMap, BTreeSet};

use kralle_tournament::{
    ColorsBetweenGames, GameNumber, Match, Round, RoundNumber, RoundState, SeatingState,
    TableNumber, TeamNumber, Tournament,
};

use super::game_rounds::GameRounds;
use super::partners;
use crate::trf::{Record, Trf};

/// The comment on the colors of a team event.
const COLORS: &str = "Colors: w on board 1 and b on board 2 is the team named first, whatever colors \
                      were played";

/// The comment on the colors of further games, if they swap.
const SWAPPED: &str = "Colors of every second game of a match: the other way round";

/// The beginning of the comment on a round; its number and pairs of teams follow.
const SEATING: &str = "Seating not recorded, line-up order assumed: round ";

/// The beginning of the comment on a round of changing partners whose opponents are known; its
/// number and matches follow.
const PARTNERS_COLORS: &str =
    "Colors not recorded, White for the lower number of the side named first assumed: round ";

/// The beginnings of the comments on rounds.
const BEGINNINGS: [(Unknown, &str); 2] = [
    (Unknown::Seating, SEATING),
    (Unknown::Colors, PARTNERS_COLORS),
];

/// The matches of a round without a recorded seating.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownSeating {
    pub round: RoundNumber,
    pub tables: Vec<TableNumber>,
}

/// Returns the matches that a report seats by line-up order, because their seating was not
/// recorded.
pub fn unknown_seating(tournament: &Tournament) -> Vec<UnknownSeating> {
    let is_chosen = !tournament.settings.formation.has_single_games();
    let rounds = tournament.rounds.iter();
    let rounds = rounds.filter(|round| round.state == RoundState::Published);
    let unknown = rounds.map(|round| UnknownSeating {
        round: round.number,
        tables: seatings(round)
            .filter(|(.., seating)| is_chosen && Unknown::of(*seating) == Some(Unknown::Seating))
            .map(|(it, ..)| it.table)
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect(),
    });
    unknown.filter(|it| !it.tables.is_empty()).collect()
}

/// Returns the games of a round with their seatings.
fn seatings(round: &Round) -> impl Iterator<Item = (&Match, GameNumber, SeatingState)> {
    let matches = round.matches.iter();
    matches.flat_map(|it| {
        let games = it.games.numbered();
        games.map(move |(number, game)| (it, number, game.seating))
    })
}

/// Returns the comments for a report; `number` returns a team's pairing number. Empty for single
/// games.
pub(super) fn remarks(
    tournament: &Tournament,
    rounds: &[&Round],
    number: impl Fn(TeamNumber) -> u16 + Copy,
) -> Vec<Record> {
    let settings = &tournament.settings;
    if settings.formation.has_single_games() {
        return Vec::new();
    }
    let format = settings.match_format;
    // With partners, the colors are those played.
    let has_teams = !settings.formation.has_single_entrants();
    let is_swapped = format.has_several_games() && format.colors == ColorsBetweenGames::Swapped;
    let colors = [(has_teams, COLORS), (has_teams && is_swapped, SWAPPED)].into_iter();
    let colors = colors
        .filter(|(holds, _)| *holds)
        .map(|(_, text)| text.to_owned());
    let mut remarks: Vec<Record> = colors.map(Record::Comment).collect();
    let games = GameRounds::of(format);
    for (unknown, beginning) in BEGINNINGS {
        let mut matches: BTreeMap<u16, Vec<String>> = BTreeMap::new();
        for round in rounds {
            for (it, game, seating) in seatings(round) {
                let is_unknown = Unknown::of(seating) == Some(unknown);
                if is_unknown && !(has_teams && unknown == Unknown::Colors) {
                    let in_report = games.number(round.number, game.index());
                    let of_round = matches.entry(in_report).or_default();
                    of_round.push(partners::sides(it.sides, number));
                }
            }
        }
        for (round, mut matches) in matches {
            // Sorted by team, because a report has no table numbers.
            matches.sort();
            let matches = matches.join(" ");
            remarks.push(Record::Comment(format!("{beginning}{round}: {matches}")));
        }
    }
    remarks
}

/// The part of a seating that a report assumes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unknown {
    Seating,
    /// The colors of changing partners whose opponents are known.
    Colors,
}

impl Unknown {
    const fn of(seating: SeatingState) -> Option<Self> {
        match seating {
            SeatingState::Open => Some(Self::Seating),
            SeatingState::Boards(_) => Some(Self::Colors),
            SeatingState::Complete { .. } => None,
        }
    }
}

/// The games with an unknown seating or unknown colors, according to the comments of a report.
/// Each is the index of the round and the pairing numbers of the first-named and second-named team,
/// of partners the lower ones.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Unseated(BTreeMap<(usize, u16, u16), Unknown>);

impl Unseated {
    pub(super) fn of(trf: &Trf) -> Self {
        let rounds = trf.comments().filter_map(|(_, text)| {
            BEGINNINGS.into_iter().find_map(|(unknown, beginning)| {
                let (round, matches) = text.strip_prefix(beginning)?.split_once(": ")?;
                let round = round.parse::<usize>().ok()?.checked_sub(1)?;
                Some((unknown, round, matches))
            })
        });
        let lead = |side: &str| side.split('+').next()?.parse().ok();
        let games = rounds.flat_map(|(unknown, round, matches)| {
            matches.split(' ').filter_map(move |it| {
                let (first, second) = it.split_once('-')?;
                Some(((round, lead(first)?, lead(second)?), unknown))
            })
        });
        Self(games.collect())
    }

    /// Returns the unknown part of a game's seating; `None` if all is known.
    pub(super) fn part(&self, round: usize, first: u16, second: u16) -> Option<Unknown> {
        self.0.get(&(round, first, second)).copied()
    }
}
