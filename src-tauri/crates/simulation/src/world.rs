//! The people and places of an evening, as a seed draws them.

use std::fmt;

use rand::RngExt as _;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom as _;
use serde_json::{Value, json};

/// The teams of a large hall.
const LARGE: u16 = 10;

/// The world of an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct World {
    pub seed: u64,
    /// The number of teams, or of two players each with changing partners.
    pub teams: u16,
    pub entrants: Entrants,
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

/// The entrants, who have numbers from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entrants {
    /// Teams drawn from two pots.
    Teams,
    /// This many single players with changing partners, paired by standing.
    Players(u16),
}

impl Entrants {
    /// Draws the entrants: single players in a third of the evenings. Up to three of them rest.
    pub(crate) fn draw(teams: u16, chance: &mut ChaCha8Rng) -> Self {
        let are_players = chance.random_ratio(1, 3);
        let players = 2 * teams + chance.random_range(0..=1);
        if are_players {
            Self::Players(players)
        } else {
            Self::Teams
        }
    }

    /// Returns the number of entrants at a table.
    pub(crate) const fn at_table(self) -> u16 {
        match self {
            Self::Teams => 2,
            Self::Players(_) => 4,
        }
    }

    /// Returns the call that gives the entrants their numbers.
    pub(crate) fn numbering(self) -> (&'static str, Value) {
        match self {
            Self::Teams => ("draw_lots", json!({ "seed": "1", "wish": "anyone" })),
            Self::Players(_) => ("give_numbers", json!({ "seed": "1", "order": "lot" })),
        }
    }

    /// Returns the field of the settings.
    pub(crate) const fn formation(self) -> &'static str {
        match self {
            Self::Teams => "pot_draw",
            Self::Players(_) => "changing_partners",
        }
    }
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

    /// Returns the number of persons who play.
    pub const fn players(&self) -> u16 {
        match self.entrants {
            Entrants::Teams => 2 * self.teams,
            Entrants::Players(players) => players,
        }
    }

    /// Returns the number of the entrant who holds a phone.
    ///
    /// With half as many phones as players, each pair of the first round has one.
    pub(crate) const fn holder(&self, phone: u16) -> u16 {
        match (self.entrants, self.phones_of_team) {
            (Entrants::Teams, phones) => phone / phones + 1,
            (Entrants::Players(_), 1) => phone / 2 * 4 + phone % 2 + 1,
            (Entrants::Players(_), _) => phone + 1,
        }
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
            entrants,
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
        let entrants = match entrants {
            Entrants::Teams => format!("{teams} teams with {phones_of_team} phones each"),
            Entrants::Players(players) => {
                let phones = self.phones();
                format!("{players} players with changing partners and {phones} phones")
            }
        };
        write!(
            f,
            "seed {seed}: {entrants}, {rounds} rounds, \
             reports: {reporting}{twins}{quiet}{list}{games}, network: {network}"
        )
    }
}
