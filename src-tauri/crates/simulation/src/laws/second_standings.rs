//! A second model of the standings, in the slow and obvious form: each rank counts the better teams.

use std::collections::BTreeMap;

/// A round of a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Game {
    Played {
        opponent: u64,
        points: u64,
    },
    /// The match has no result yet.
    Open,
    Bye {
        points: u64,
    },
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
#[derive(Debug, Default)]
pub(crate) struct Results {
    games: BTreeMap<u64, Vec<Game>>,
}

impl Results {
    pub(crate) fn add(&mut self, team: u64, game: Game) {
        self.games.entry(team).or_default().push(game);
    }

    fn of(&self, team: u64) -> &[Game] {
        self.games.get(&team).map(Vec::as_slice).unwrap_or_default()
    }

    /// Returns the row of each team: by points, then by the direct encounter of exactly two (S W2a) or
    /// by a list of Buchholz and Sonneborn-Berger.
    pub(crate) fn standings(&self, has_list: bool) -> BTreeMap<u64, Expected> {
        let values = self.games.keys().map(|team| {
            let list = if has_list {
                self.list(*team)
            } else {
                Vec::new()
            };
            (*team, (self.points(*team), list))
        });
        let values = values.collect();
        let teams = self.games.keys();
        teams.map(|it| (*it, self.row(*it, &values))).collect()
    }

    fn row(&self, team: u64, values: &BTreeMap<u64, Values>) -> Expected {
        let own = values.get(&team).cloned().unwrap_or_default();
        let count =
            |is: &dyn Fn(&Values) -> bool| values.values().filter(|it| is(it)).count() as u64;
        let better = count(&|it| *it > own);
        let same_points = count(&|it| it.0 == own.0);
        let level = values.iter().filter(|it| *it.1 == own).map(|it| *it.0);
        let level: Vec<u64> = level.collect();
        let rival = match level[..] {
            // A list replaces the encounter.
            [one, other] if own.1.is_empty() => Some(if one == team { other } else { one }),
            _ => None,
        };
        let encounter = rival.map(|it| (self.against(team, it), self.against(it, team)));
        let (place, sharing, tie) = match encounter {
            Some((own, theirs)) if own > theirs => (1, 1, Tie::DirectEncounter),
            Some((own, theirs)) if own < theirs => (2, 1, Tie::DirectEncounter),
            Some(_) | None => match level.len() as u64 {
                1 if same_points > 1 => (1, 1, Tie::Values),
                1 => (1, 1, Tie::None),
                many if better == 0 => (1, many, Tie::FirstPlaceOpen),
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
            None => self.points(team).min(self.of(team).len() as u64),
        }
    }

    /// Returns the half points of a team for its opponents. Rounds at the end without a result count
    /// as drawn (article 16.3.2).
    fn for_opponents(&self, team: u64) -> u64 {
        let games = self.of(team).iter().rev();
        let open = games.take_while(|it| **it == Game::Open).count() as u64;
        self.points(team) + open
    }
}

impl Game {
    const fn points(&self) -> u64 {
        match self {
            Self::Played { points, .. } | Self::Bye { points } => *points,
            Self::Open => 0,
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
        let mut results = Results::default();
        for (first, second, won, lost) in rounds.iter().copied().flatten().copied() {
            let game = |opponent, points| Game::Played { opponent, points };
            results.add(first, game(second, won));
            results.add(second, game(first, lost));
        }
        results
    }

    #[test]
    fn two_level_teams_are_split_by_their_match_and_four_are_not() {
        let results = results(&[&[(1, 2, 2, 0), (3, 4, 1, 1)], &[(1, 3, 0, 2), (2, 4, 2, 0)]]);
        let rows = results.standings(false);
        let row = |team: u64| (rows[&team].ranks, rows[&team].tie);
        assert_eq!(row(3), ((1, 1), Tie::None));
        assert_eq!(row(1), ((2, 2), Tie::DirectEncounter));
        assert_eq!(row(2), ((3, 3), Tie::DirectEncounter));
        assert_eq!(row(4), ((4, 4), Tie::None));
    }

    #[test]
    fn a_list_replaces_the_direct_encounter() {
        let results = results(&[&[(1, 2, 2, 0), (3, 4, 1, 1)], &[(1, 3, 0, 2), (2, 4, 2, 0)]]);
        let rows = results.standings(true);
        // 1 met 2 and 3 half points, 2 met 2 and 1.
        assert_eq!(rows[&1].tie_breaks, [250, 100]);
        assert_eq!(rows[&2].tie_breaks, [150, 50]);
        assert_eq!((rows[&2].ranks, rows[&2].tie), ((3, 3), Tie::Values));
    }
}
