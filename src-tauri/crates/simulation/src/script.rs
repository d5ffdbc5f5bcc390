//! The script of an evening: all its people, and the list of acts that a seed draws in advance.
//!
//! Every act has its own randomness. So a part of the list can be played alone: an act that has lost
//! its condition does nothing.

use std::fmt;

use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

/// The people and places of an evening.
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
}

/// The quality of the Wi-Fi.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Quality {
    /// Nothing is lost, doubled or late.
    Calm,
    Usual,
    Bad,
}

/// An act, with the seed of its own randomness where it has a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    /// The holder of a phone does something with it.
    Captain {
        phone: u16,
        chance: u32,
    },
    Director {
        chance: u32,
    },
    Arbiter {
        chance: u32,
    },
    Helper {
        chance: u32,
    },
    /// The projector or a spectator reads a public view.
    Spectator {
        chance: u32,
    },
    /// An eavesdropper sends a recorded request again.
    Eavesdropper {
        chance: u32,
    },
    /// The laptop's clock is set forward, or back.
    ClockJump {
        milliseconds: i64,
    },
    /// The phones of the hall reach nobody.
    Outage {
        milliseconds: i64,
    },
    /// A phone is caught by a captive portal.
    Portal {
        phone: u16,
        milliseconds: i64,
    },
    /// The program is killed some turns after the next act reaches it, and started again.
    Kill {
        turns: u8,
    },
}

/// An act at its time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// The number in the script, which stays when other steps are left out.
    pub number: u32,
    /// Milliseconds since the beginning.
    pub at: i64,
    pub act: Act,
}

/// An evening as a seed draws it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Script {
    pub world: World,
    pub steps: Vec<Step>,
}

/// The maximum pause between two acts in an evening of few people, in milliseconds.
const PAUSE: i64 = 3000;

impl Script {
    /// Draws the evening of a seed.
    pub fn of(seed: u64) -> Self {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let teams = match chance.random_range(0..20_u8) {
            0 => chance.random_range(40..=60),
            1..=4 => chance.random_range(10..=24),
            _ => chance.random_range(4..=9),
        };
        let world = World {
            seed,
            teams,
            phones_of_team: chance.random_range(1..=2),
            rounds: chance.random_range(2..=4),
            reporting: ["both", "both", "both", "one", "arbiters"]
                .choose(&mut chance)
                .copied()
                .unwrap_or("both"),
            network: match chance.random_range(0..4_u8) {
                0 => Quality::Calm,
                1 | 2 => Quality::Usual,
                _ => Quality::Bad,
            },
            has_twins: chance.random_bool(0.3),
            is_quiet: chance.random_bool(0.4),
        };
        let length = 100 + 12 * u32::from(teams);
        let mut at = 0;
        let steps = (0..length).map(|number| {
            // More people act more often.
            at += chance.random_range(0..=PAUSE * 8 / i64::from(teams.max(8)));
            Step {
                number,
                at,
                act: world.act(&mut chance),
            }
        });
        let steps = steps.collect();
        Self { world, steps }
    }

    /// Returns the script with a part of its steps.
    #[must_use]
    pub fn with_steps(&self, steps: Vec<Step>) -> Self {
        Self {
            world: self.world.clone(),
            steps,
        }
    }
}

impl World {
    /// Returns the number of phones.
    pub const fn phones(&self) -> u16 {
        self.teams * self.phones_of_team
    }

    fn act(&self, chance: &mut ChaCha8Rng) -> Act {
        let phone = chance.random_range(0..self.phones());
        let own = chance.random();
        match chance.random_range(0..1000_u16) {
            0..=649 => Act::Captain { phone, chance: own },
            650..=779 => Act::Director { chance: own },
            780..=879 if self.is_quiet => Act::Captain { phone, chance: own },
            780..=839 => Act::Arbiter { chance: own },
            840..=879 => Act::Helper { chance: own },
            880..=919 => Act::Spectator { chance: own },
            920..=949 => Act::Eavesdropper { chance: own },
            950..=959 => Act::ClockJump {
                milliseconds: chance.random_range(-90_000..=90_000),
            },
            960..=969 => Act::Outage {
                milliseconds: chance.random_range(1_000..=40_000),
            },
            970..=979 => Act::Portal {
                phone,
                milliseconds: chance.random_range(1_000..=60_000),
            },
            _ => Act::Kill {
                turns: chance.random_range(0..=2),
            },
        }
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
        } = self;
        let twins = if *has_twins { ", keys are shared" } else { "" };
        let quiet = if *is_quiet { ", few officials" } else { "" };
        write!(
            f,
            "seed {seed}: {teams} teams with {phones_of_team} phones each, {rounds} rounds, \
             reports: {reporting}, network: {network}{twins}{quiet}"
        )
    }
}
