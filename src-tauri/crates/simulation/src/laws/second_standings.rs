//! A second model of the standings, in the slow and obvious form: each rank counts the better teams.

use std::collections::BTreeMap;

/// A round of a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Game {
    Played {
        opponent: u64,
        score: Score,
    },
    /// The match has no result yet.
    Open,
    Bye {
        score: Score,
    },
}

/// Half points: those that rank, and the others.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Score {
    pub(crate) points: u64,
    pub(crate) other: u64,
}

/// The tie-breaks after the points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum List {
    /// The direct encounter of exactly two (S W2a).
    Nothing,
    /// Buchholz and Sonneborn-Berger.
    Opponents,
    /// The other points, then the direct encounter of exactly two.
    OtherPoints,
}

/// The reason for a rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tie {
    None,
    DirectEncounter,
    Values,
    FirstPlaceOpen,
    Shared,
}

/// The row of a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Expected {
    pub(crate) half_points: u64,
    /// The first and the last of the shared ranks.
    pub(crate) ranks: (u64, u64),
    pub(crate) tie: Tie,
    /// In hundredths; empty without a list.
    pub(crate) tie_breaks: Vec<u64>,
}

/// The half points of a team, and its list of tie-breaks in hundredths.
type Values = (u64, Vec<u64>);

/// The rounds of each team, in order.
#[derive(Debug)]
pub(crate) struct Results {
    games: BTreeMap<u64, Vec<Game>>,
    /// The half points of a drawn match.
    draw: u64,
    /// True if the entrants are single players, who meet nobody alone and share first place.
    are_players: bool,
}

impl Results {
    /// Returns no rounds; `draw` are the half points of a drawn match.
    pub(crate) const fn of_draw(draw: u64, are_players: bool) -> Self {
        Self {
            games: BTreeMap::new(),
            draw,
            are_players,
        }
    }

    pub(crate) fn add(&mut self, team: u64, game: Game) {
        self.games.entry(team).or_default().push(game);
    }

    fn of(&self, team: u64) -> &[Game] {
        self.games.get(&team).map(Vec::as_slice).unwrap_or_default()
    }

    /// Returns the row of each team: by points, then by the list.
    pub(crate) fn standings(&self, list: List) -> BTreeMap<u64, Expected> {
        let values = self.games.keys().map(|team| {
            let values = match list {
                List::Nothing => Vec::new(),
                List::Opponents => self.list(*team),
                List::OtherPoints => {
                    let other: u64 = self.of(*team).iter().map(|it| it.score().other).sum();
                    vec![other * 50]
                }
            };
            (*team, (self.points(*team), values))
        });
        let values: BTreeMap<u64, Values> = values.collect();
        let teams = self.games.keys();
        teams
            .map(|it| (*it, self.row(*it, &values, list)))
            .collect()
    }

    fn row(&self, team: u64, values: &BTreeMap<u64, Values>, list: List) -> Expected {
        let own = values.get(&team).cloned().unwrap_or_default();
        let count =
            |is: &dyn Fn(&Values) -> bool| values.values().filter(|it| is(it)).count() as u64;
        let better = count(&|it| *it > own);
        let same_points = count(&|it| it.0 == own.0);
        let level = values.iter().filter(|it| *it.1 == own).map(|it| *it.0);
        let level: Vec<u64> = level.collect();
        let rival = match level[..] {
            // A list of the director replaces the encounter.
            [one, other] if list != List::Opponents && !self.are_players => {
                Some(if one == team { other } else { one })
            }
            _ => None,
        };
        let encounter = rival.map(|it| (self.against(team, it), self.against(it, team)));
        let (place, sharing, tie) = match encounter {
            Some((own, theirs)) if own > theirs => (1, 1, Tie::DirectEncounter),
            Some((own, theirs)) if own < theirs => (2, 1, Tie::DirectEncounter),
            Some(_) | None => match level.len() as u64 {
                1 if same_points > 1 => (1, 1, Tie::Values),
                1 => (1, 1, Tie::None),
                many if better == 0 && !self.are_players => (1, many, Tie::FirstPlaceOpen),
                many => (1, many, Tie::Shared),
            },
        };
        Expected {
            half_points: own.0,
            ranks: (better + place, better + place + sharing - 1),
            tie,
            tie_breaks: own.1,
        }
    }

    fn points(&self, team: u64) -> u64 {
        self.of(team).iter().map(Game::points).sum()
    }

    /// Returns the half points of a team in its matches against another.
    fn against(&self, team: u64, other: u64) -> u64 {
        let games = self.of(team).iter();
        let games = games.filter(|it| it.opponent() == Some(other));
        games.map(Game::points).sum()
    }

    /// Returns Buchholz and Sonneborn-Berger, in hundredths.
    fn list(&self, team: u64) -> Vec<u64> {
        let parts = || self.of(team).iter().map(|it| (it, self.weight(team, *it)));
        // Half points are 50 hundredths, and products of two are 25.
        let buchholz = parts().map(|(_, weight)| weight * 50).sum();
        let berger = parts().map(|(it, weight)| weight * it.points() * 25).sum();
        vec![buchholz, berger]
    }

    /// Returns the half points that a round adds to Buchholz: those of the opponent (C.07 article 8.1),
    /// or of a dummy with the own score, up to a draw for each round (article 16.4).
    fn weight(&self, team: u64, game: Game) -> u64 {
        match game.opponent() {
            Some(opponent) => self.for_opponents(opponent),
            None => self
                .points(team)
                .min(self.of(team).len() as u64 * self.draw),
        }
    }

    /// Returns the half points of a team for its opponents. Rounds at the end without a result count
    /// as drawn (article 16.3.2).
    fn for_opponents(&self, team: u64) -> u64 {
        let games = self.of(team).iter().rev();
        let open = games.take_while(|it| **it == Game::Open).count() as u64;
        self.points(team) + open * self.draw
    }
}

impl Game {
    fn points(&self) -> u64 {
        self.score().points
    }

    fn score(&self) -> Score {
        match self {
            Self::Played { score, .. } | Self::Bye { score } => *score,
            Self::Open => Score::default(),
        }
    }

    const fn opponent(&self) -> Option<u64> {
        match self {
            Self::Played { opponent, .. } => Some(*opponent),
            Self::Open | Self::Bye { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(rounds: &[&[(u64, u64, u64, u64)]]) -> Results {
        let mut results = Results::of_draw(1, false);
        for (first, second, won, lost) in rounds.iter().copied().flatten().copied() {
            let game = |opponent, points| {
                let score = Score {
                    points,
                    other: points,
                };
                Game::Played { opponent, score }
            };
            results.add(first, game(second, won));
            results.add(second, game(first, lost));
        }
        results
    }

    #[test]
    fn two_level_teams_are_split_by_their_match_and_four_are_not() {
        let results = results(&[&[(1, 2, 2, 0), (3, 4, 1, 1)], &[(1, 3, 0, 2), (2, 4, 2, 0)]]);
        let rows = results.standings(List::Nothing);
        let row = |team: u64| (rows[&team].ranks, rows[&team].tie);
        assert_eq!(row(3), ((1, 1), Tie::None));
        assert_eq!(row(1), ((2, 2), Tie::DirectEncounter));
        assert_eq!(row(2), ((3, 3), Tie::DirectEncounter));
        assert_eq!(row(4), ((4, 4), Tie::None));
    }

    #[test]
    fn single_players_who_are_level_share_their_ranks() {
        let mut results = results(&[&[(1, 2, 2, 0), (3, 4, 2, 0)]]);
        results.are_players = true;
        let rows = results.standings(List::Nothing);
        let row = |player: u64| (rows[&player].ranks, rows[&player].tie);
        assert_eq!([1, 3].map(row), [((1, 2), Tie::Shared); 2]);
        assert_eq!([2, 4].map(row), [((3, 4), Tie::Shared); 2]);
    }

    #[test]
    fn a_list_replaces_the_direct_encounter() {
        let results = results(&[&[(1, 2, 2, 0), (3, 4, 1, 1)], &[(1, 3, 0, 2), (2, 4, 2, 0)]]);
        let rows = results.standings(List::Opponents);
        // 1 met 2 and 3 half points, 2 met 2 and 1.
        assert_eq!(rows[&1].tie_breaks, [250, 100]);
        assert_eq!(rows[&2].tie_breaks, [150, 50]);
        assert_eq!((rows[&2].ranks, rows[&2].tie), ((3, 3), Tie::Values));
    }

    #[test]
    fn the_other_points_come_before_the_direct_encounter() {
        let mut results = Results::of_draw(1, false);
        let scores = [
            (1, 2, (2, 4), (0, 2)),
            (3, 1, (2, 4), (0, 0)),
            (2, 3, (2, 4), (0, 2)),
        ];
        for (first, second, own, theirs) in scores {
            let game = |opponent, (points, other)| Game::Played {
                opponent,
                score: Score { points, other },
            };
            results.add(first, game(second, own));
            results.add(second, game(first, theirs));
        }
        let rows = results.standings(List::OtherPoints);
        let row = |team: u64| (rows[&team].ranks, rows[&team].tie_breaks.clone());
        // 2 and 3 have 6 points of games, and 2 has beaten 3.
        assert_eq!(row(2), ((1, 1), vec![300]));
        assert_eq!(row(3), ((2, 2), vec![300]));
        assert_eq!(row(1), ((3, 3), vec![200]));
    }
}
