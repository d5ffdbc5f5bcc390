//! The people and places of an evening, as a seed draws them.

use std::fmt;

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
        } = self;
        let twins = if *has_twins { ", keys are shared" } else { "" };
        let quiet = if *is_quiet { ", few officials" } else { "" };
        let list = if *has_list { ", tie-breaks" } else { "" };
        write!(
            f,
            "seed {seed}: {teams} teams with {phones_of_team} phones each, {rounds} rounds, \
             reports: {reporting}{twins}{quiet}{list}, network: {network}"
        )
    }
}
