//! The pairing systems that can be asked for, and their open readings.

use clap::{Args, ValueEnum};
use kralle_exchange::trf::Trf;
use kralle_pairing::event::{ColorPreferenceType, Event};
use kralle_pairing::round_robin::Cycles;
use kralle_pairing::team_swiss;

use crate::trf_file::BadInput;

/// A pairing system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum System {
    /// Dutch system, FIDE C.04.3 of 2026.
    Dutch,
    /// Swiss team system, FIDE C.04.6.
    Team,
    /// Round robin by the FIDE Berger tables, C.05 annex 1.
    Berger,
    /// Changing partners ("Z system"): squares of four by standing, players
    /// ranked singly.
    ChangingPartners,
}

impl System {
    /// Refuses a system that makes no pairs.
    pub(crate) fn must_make_pairs(self) -> Result<(), BadInput> {
        match self {
            Self::Dutch | Self::Team | Self::Berger => Ok(()),
            Self::ChangingPartners => Err(BadInput(
                "found --system changing-partners, expected dutch, team or berger: \
                 squares of four are made by kralle pair only"
                    .to_owned(),
            )),
        }
    }

    /// The part of the names of messages about its criteria.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Team => "team",
            Self::Dutch | Self::Berger | Self::ChangingPartners => "dutch",
        }
    }

    /// The code of record 192.
    pub(crate) fn type_code(self, readings: &Readings) -> &'static str {
        match self {
            Self::Dutch => "FIDE_DUTCH_2026",
            Self::Team => match readings.preferences {
                Some(Preferences::A) | None => "FIDE_TEAM_TYPEA_MP",
                Some(Preferences::B) => "FIDE_TEAM_TYPEB_MP",
                Some(Preferences::None) => "FIDE_TEAM_MP",
            },
            Self::Berger => "BERGER_ROUNDROBIN",
            Self::ChangingPartners => "OTHER_CHANGING_PARTNERS",
        }
    }
}

/// Where the regulations leave something open.
#[derive(Debug, Clone, Args)]
#[command(next_help_heading = "Readings of the regulations")]
pub(crate) struct Readings {
    /// Team: the type of color preferences; as record 192 says, or else a.
    #[arg(long, value_enum)]
    preferences: Option<Preferences>,
    /// Team, C6: how the following scoregroup is looked at.
    #[arg(long, value_enum, default_value_t)]
    look_ahead: LookAhead,
    /// Team, C7: what is asked for when nobody can comply fully.
    #[arg(long, value_enum, default_value_t)]
    compliance: Compliance,
    /// Team, C1: whether a forfeited match is a meeting.
    #[arg(long, value_enum, default_value_t)]
    meeting: Meeting,
    /// Team, type B: the preference in the last round at difference 0.
    #[arg(long, value_enum, default_value_t)]
    last_round_zero: LastRoundZero,
    /// Team: the order of the teams in a bracket with upfloaters.
    #[arg(long, value_enum, default_value_t)]
    bracket_order: BracketOrder,
    /// Team, accelerated: by which score a floater is known.
    #[arg(long, value_enum, default_value_t)]
    float_score: FloatScore,
    /// Berger: once or twice; as the file says, or else once.
    #[arg(long, value_enum)]
    cycles: Option<CycleCount>,
    /// Berger, twice: how the first cycle ends.
    #[arg(long, value_enum, default_value_t)]
    pub(crate) turn: Turn,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Preferences {
    A,
    B,
    None,
}

#[derive(Debug, Clone, Copy, Default, ValueEnum)]
enum LookAhead {
    #[default]
    Binary,
    Graded,
}

#[derive(Debug, Clone, Copy, Default, ValueEnum)]
enum Compliance {
    #[default]
    Minimizes,
    ZeroOrFirst,
}

#[derive(Debug, Clone, Copy, Default, ValueEnum)]
enum Meeting {
    #[default]
    Played,
    Scheduled,
}

#[derive(Debug, Clone, Copy, Default, ValueEnum)]
enum LastRoundZero {
    #[default]
    Strong,
    None,
}

#[derive(Debug, Clone, Copy, Default, ValueEnum)]
enum BracketOrder {
    #[default]
    Number,
    ScoreThenNumber,
}

#[derive(Debug, Clone, Copy, Default, ValueEnum)]
enum FloatScore {
    #[default]
    Pairing,
    Real,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum CycleCount {
    Single,
    Double,
}

/// How the first cycle of a double round robin ends, by the names of the command line.
#[derive(Debug, Clone, Copy, Default, ValueEnum)]
pub(crate) enum Turn {
    /// The last two rounds exchanged, as FIDE advises.
    #[default]
    Reversed,
    /// As in the tables.
    Tabled,
}

impl Readings {
    /// The event with the preferences that were asked for.
    pub(crate) fn preferring(&self, event: Event) -> Event {
        match self.preferences {
            Some(Preferences::A) => event.preferring(ColorPreferenceType::A),
            Some(Preferences::B) => event.preferring(ColorPreferenceType::B),
            Some(Preferences::None) => event.preferring(ColorPreferenceType::None),
            None => event,
        }
    }

    pub(crate) fn team(&self) -> team_swiss::Options {
        team_swiss::Options {
            look_ahead: match self.look_ahead {
                LookAhead::Binary => team_swiss::LookAhead::Binary,
                LookAhead::Graded => team_swiss::LookAhead::Graded,
            },
            compliance: match self.compliance {
                Compliance::Minimizes => team_swiss::Compliance::Minimizes,
                Compliance::ZeroOrFirst => team_swiss::Compliance::ZeroOrFirst,
            },
            meeting: match self.meeting {
                Meeting::Played => team_swiss::Meeting::Played,
                Meeting::Scheduled => team_swiss::Meeting::Scheduled,
            },
            zero_difference_in_last_round: match self.last_round_zero {
                LastRoundZero::Strong => team_swiss::ZeroDifferenceInLastRound::KeepsStrong,
                LastRoundZero::None => team_swiss::ZeroDifferenceInLastRound::HasNone,
            },
            bracket_order: match self.bracket_order {
                BracketOrder::Number => team_swiss::BracketOrder::Number,
                BracketOrder::ScoreThenNumber => team_swiss::BracketOrder::ScoreThenNumber,
            },
            float_score: match self.float_score {
                FloatScore::Pairing => team_swiss::FloatScore::PairingScore,
                FloatScore::Real => team_swiss::FloatScore::RealScore,
            },
        }
    }

    pub(crate) fn cycles(&self, trf: &Trf, event: &Event, per_cycle: usize) -> Cycles {
        let says_double = trf
            .tournament_type()
            .is_some_and(|kind| kind.to_ascii_uppercase().contains("DOUBLEROUNDROBIN"));
        let planned = event.planned_rounds().map_or(0, usize::from);
        let is_double = says_double || planned == 2 * per_cycle;
        match self.cycles {
            Some(CycleCount::Double) => Cycles::Double,
            Some(CycleCount::Single) => Cycles::Single,
            None => {
                if is_double {
                    Cycles::Double
                } else {
                    Cycles::Single
                }
            }
        }
    }
}
