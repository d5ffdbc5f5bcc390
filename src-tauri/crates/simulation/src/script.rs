//! The script of an evening: all its people, and the list of acts that a seed draws in advance.
//!
//! Every act has its own randomness. So a part of the list can be played alone: an act that has lost
//! its condition does nothing.

use std::collections::BTreeSet;
use std::fmt;

use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use crate::network::Mishap;
use crate::world::{Entrants, MatchPlan, Quality, World};

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
    /// The events of the network that happen; `None` for all that the seed draws.
    pub mishaps: Option<BTreeSet<Mishap>>,
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
            // Entrants, list and games are drawn apart, so that the rest of the evening does not depend
            // on them. By this rotation, the evenings that ever found a fault keep their teams.
            entrants: Entrants::draw(teams, &mut ChaCha8Rng::seed_from_u64(seed.rotate_left(37))),
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
            has_list: ChaCha8Rng::seed_from_u64(!seed).random_bool(0.3),
            games: MatchPlan::draw(&mut ChaCha8Rng::seed_from_u64(seed.swap_bytes())),
        };
        let length = 100 + 12 * u32::from(teams);
        let mut at = 0;
        let steps = (0..length).map(|number| {
            // More people act more often.
            at += chance.random_range(0..=PAUSE * 8 / i64::from(teams.max(8)));
            Step {
                number,
                at,
                act: Act::draw(&world, &mut chance),
            }
        });
        let steps = steps.collect();
        Self {
            world,
            steps,
            mishaps: None,
        }
    }

    /// Returns the script with a part of its steps.
    #[must_use]
    pub fn with_steps(&self, steps: Vec<Step>) -> Self {
        Self {
            steps,
            ..self.clone()
        }
    }

    /// Returns the script with these events of the network only.
    #[must_use]
    pub fn with_mishaps(&self, mishaps: BTreeSet<Mishap>) -> Self {
        Self {
            mishaps: Some(mishaps),
            ..self.clone()
        }
    }
}

impl Act {
    /// Draws an act of an evening.
    fn draw(world: &World, chance: &mut ChaCha8Rng) -> Self {
        let phone = chance.random_range(0..world.phones());
        let own = chance.random();
        match chance.random_range(0..1000_u16) {
            0..=649 => Self::Captain { phone, chance: own },
            650..=779 => Self::Director { chance: own },
            780..=879 if world.is_quiet => Self::Captain { phone, chance: own },
            780..=839 => Self::Arbiter { chance: own },
            840..=879 => Self::Helper { chance: own },
            880..=919 => Self::Spectator { chance: own },
            920..=949 => Self::Eavesdropper { chance: own },
            950..=959 => Self::ClockJump {
                milliseconds: chance.random_range(-90_000..=90_000),
            },
            960..=969 => Self::Outage {
                milliseconds: chance.random_range(1_000..=40_000),
            },
            970..=979 => Self::Portal {
                phone,
                milliseconds: chance.random_range(1_000..=60_000),
            },
            _ => Self::Kill {
                turns: chance.random_range(0..=6),
            },
        }
    }
}

impl fmt::Display for Script {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.world)?;
        match &self.mishaps {
            Some(mishaps) => write!(f, ", {} events of it", mishaps.len()),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_third_of_the_evenings_changes_partners_and_up_to_three_rest() {
        let worlds = (0..600).map(|seed| Script::of(seed).world);
        let players = worlds.filter(|it| matches!(it.entrants, Entrants::Players(_)));
        let players: Vec<World> = players.collect();
        assert!((150..250).contains(&players.len()), "{}", players.len());
        let resting: BTreeSet<u16> = players.iter().map(|it| it.players() % 4).collect();
        assert_eq!(resting, (0..4).collect());
        let has_several: BTreeSet<bool> = players.iter().map(|it| it.games.has_several()).collect();
        assert_eq!(has_several.len(), 2);
        for world in players {
            let holders: BTreeSet<u16> = (0..world.phones()).map(|it| world.holder(it)).collect();
            assert_eq!(holders.len(), usize::from(world.phones()));
            assert!(holders.last() <= Some(&world.players()), "{world}");
        }
    }
}
