//! The people and places of an evening, as a seed draws them.

use std::fmt;

use rand::RngExt as _;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom as _;
use serde_json::{Value, json};

use crate::people::director::LARGE;

/// The world of an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct World {
    pub seed: u64,
    pub teams: u16,
    pub phones_of_team: u16,
    pub rounds: u16,
    /// The director's choice of the reports that count.
    pub reporting: &'static str,
    pub network: Quality,
    /// True if two phones draw the same keys, and tablets use the keys of phones.
    pub has_twins: bool,
    /// True if officials leave the matches to the captains.
    pub is_quiet: bool,
    /// True if Buchholz and Sonneborn-Berger replace the direct encounter.
    pub has_list: bool,
    pub games: MatchPlan,
}

/// The games of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchPlan {
    /// The largest number of games.
    pub most: u16,
    /// True if a match ends as soon as it is decided.
    pub is_best_of: bool,
    /// The colors and opponents of the next game, as in the settings.
    pub between: [&'static str; 2],
    /// True if matches have points of their own.
    pub has_match_points: bool,
    /// True if the points of games rank.
    pub ranks_by_games: bool,
}

impl MatchPlan {
    /// Draws the games of a match: one in half of the evenings.
    pub(crate) fn draw(chance: &mut ChaCha8Rng) -> Self {
        let is_best_of = chance.random_bool(0.5);
        let mut one_of =
            |codes: [&'static str; 3]| codes.choose(chance).copied().unwrap_or("chosen");
        let between = [
            one_of(["swapped", "same", "chosen"]),
            one_of(["kept", "swapped", "chosen"]),
        ];
        Self {
            most: if chance.random_bool(0.5) {
                1
            } else {
                chance.random_range(2..=3)
            },
            is_best_of,
            between,
            has_match_points: chance.random_bool(0.5),
            ranks_by_games: chance.random_bool(0.5),
        }
    }

    /// True if matches have several games.
    pub(crate) const fn has_several(&self) -> bool {
        self.most > 1
    }

    /// Returns the field of the settings.
    pub(crate) fn settings(&self) -> Value {
        let count = if self.is_best_of {
            "best_of"
        } else {
            "games_per_match"
        };
        json!({
            count: self.most,
            "colors_between_games": self.between[0],
            "seating_between_games": self.between[1],
            "match_score": if self.has_match_points { "match" } else { "games" },
            "standings_by": if self.ranks_by_games { "game" } else { "match" },
        })
    }
}

/// The quality of the Wi-Fi.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Quality {
    /// Nothing is lost, doubled or late.
    Calm,
    Usual,
    Bad,
}

impl World {
    /// Returns the number of phones.
    pub const fn phones(&self) -> u16 {
        self.teams * self.phones_of_team
    }

    /// True if the hall has so many teams that the director ends rounds.
    pub const fn is_large(&self) -> bool {
        self.teams >= LARGE
    }
}

impl fmt::Display for Quality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Calm => "calm",
            Self::Usual => "usual",
            Self::Bad => "bad",
        })
    }
}

impl fmt::Display for MatchPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.has_several() {
            return Ok(());
        }
        let Self {
            most,
            is_best_of,
            between: [colors, seating],
            has_match_points,
            ranks_by_games,
        } = self;
        let count = if *is_best_of { "best of" } else { "games:" };
        let score = if *has_match_points {
            ", match points"
        } else {
            ""
        };
        let ranks = if *ranks_by_games {
            ", ranked by games"
        } else {
            ""
        };
        write!(
            f,
            ", {count} {most} with {colors} colors and {seating} opponents{score}{ranks}"
        )
    }
}

impl fmt::Display for World {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            seed,
            teams,
            phones_of_team,
            rounds,
            reporting,
            network,
            has_twins,
            is_quiet,
            has_list,
            games,
        } = self;
        let twins = if *has_twins { ", keys are shared" } else { "" };
        let quiet = if *is_quiet { ", few officials" } else { "" };
        let list = if *has_list { ", tie-breaks" } else { "" };
        write!(
            f,
            "seed {seed}: {teams} teams with {phones_of_team} phones each, {rounds} rounds, \
             reports: {reporting}{twins}{quiet}{list}{games}, network: {network}"
        )
    }
}
