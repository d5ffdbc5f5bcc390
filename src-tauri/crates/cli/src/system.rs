//! The pairing systems that can be asked for, and their open readings.

use clap::{Args, ValueEnum};
use kralle_desk::Job;
use kralle_exchange::trf::Trf;
use kralle_pairing::dutch;
use kralle_pairing::event::{ColorPreferenceType, EntrantNumber, Event, Role};
use kralle_pairing::round_pairing::{About, Reason, RoundPairing, Unpairable, Unwatched, Wishes};
use kralle_pairing::round_robin::{CycleTurn, Cycles, next_round};
use kralle_pairing::team_swiss;
use serde_json::json;

use crate::by_hand;
use crate::explanation::{self, Explanation};
use crate::squares::{self, FourInSquare};
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
    turn: Turn,
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

#[derive(Debug, Clone, Copy, Default, ValueEnum)]
enum Turn {
    /// The last two rounds exchanged, as FIDE advises.
    #[default]
    Reversed,
    /// As in the tables.
    Tabled,
}

/// A paired round: first and second of each pair in table order, and the bye.
pub(crate) struct Paired {
    pub(crate) pairs: Vec<(EntrantNumber, EntrantNumber)>,
    pub(crate) bye: Option<EntrantNumber>,
    /// Why, where that was asked.
    pub(crate) reasons: Vec<Explanation>,
    /// What was chosen by hand costs this much.
    pub(crate) costs: Vec<Explanation>,
    /// Instead of pairs: two against two, with changing partners.
    pub(crate) squares: Vec<FourInSquare>,
    /// Who rests, with changing partners.
    pub(crate) resting: Vec<EntrantNumber>,
}

/// Whether reasons are wanted. They take a pairing of the round for each pair.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Reasons {
    Wanted,
    #[default]
    Unwanted,
}

/// What is asked for beside the pairs.
#[derive(Debug, Clone, Default)]
pub(crate) struct Asked {
    /// What is chosen by hand.
    pub(crate) wishes: Wishes,
    pub(crate) reasons: Reasons,
}

/// Pairs the next round of the event.
pub(crate) fn pair_next(
    system: System,
    readings: &Readings,
    trf: &Trf,
    event: &Event,
    asked: &Asked,
    job: &Job,
) -> Result<Paired, Unpairable> {
    let wishes = &asked.wishes;
    match system {
        System::Dutch => {
            let event = with_initial_role(event);
            let round = dutch::pair_round_by_hand(&event, wishes, job)?;
            let judge = |made: &Wishes| dutch::judge_round(&event, made);
            let costs = by_hand::costs(system, || dutch::pair_round(&event), &round, wishes, judge);
            let explain = |about| dutch::explain(&event, wishes, &round, about, &Unwatched);
            swiss(system, &round, asked.reasons, costs, explain, job)
        }
        System::Team => {
            let options = readings.team();
            let event = readings.preferring(with_initial_role(event));
            let round = team_swiss::pair_round_by_hand(&event, &options, wishes, job)?;
            let own = || team_swiss::pair_round(&event, &options);
            let judge = |made: &Wishes| team_swiss::judge_round(&event, &options, made);
            let costs = by_hand::costs(system, own, &round, wishes, judge);
            let explain =
                |about| team_swiss::explain(&event, &options, wishes, &round, about, &Unwatched);
            swiss(system, &round, asked.reasons, costs, explain, job)
        }
        System::ChangingPartners => squares::pair_next(event, asked.reasons),
        System::Berger => berger_round(readings, trf, event, asked.reasons),
    }
}

fn swiss(
    system: System,
    round: &RoundPairing,
    reasons: Reasons,
    costs: Vec<Explanation>,
    explain: impl Fn(About) -> Result<Reason, Unpairable>,
    job: &Job,
) -> Result<Paired, Unpairable> {
    Ok(Paired {
        pairs: round
            .pairs
            .iter()
            .map(|pair| (pair.first, pair.second))
            .collect(),
        bye: round.bye,
        reasons: match reasons {
            Reasons::Wanted => explanation::of_round(system, round, explain, job)?,
            Reasons::Unwanted => Vec::new(),
        },
        costs,
        squares: Vec::new(),
        resting: Vec::new(),
    })
}

/// Without a record of it the top entrant is First in round 1.
fn with_initial_role(event: &Event) -> Event {
    let role = event.initial_role().unwrap_or(Role::First);
    event.clone().starting_with(role)
}

impl Readings {
    /// The event with the preferences that were asked for.
    fn preferring(&self, event: Event) -> Event {
        match self.preferences {
            Some(Preferences::A) => event.preferring(ColorPreferenceType::A),
            Some(Preferences::B) => event.preferring(ColorPreferenceType::B),
            Some(Preferences::None) => event.preferring(ColorPreferenceType::None),
            None => event,
        }
    }

    fn team(&self) -> team_swiss::Options {
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

    fn cycles(&self, trf: &Trf, event: &Event, per_cycle: usize) -> Cycles {
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

fn berger_round(
    readings: &Readings,
    trf: &Trf,
    event: &Event,
    reasons: Reasons,
) -> Result<Paired, Unpairable> {
    if event.entrant_count() < 2 {
        return Err(Unpairable::Nobody);
    }
    let per_cycle = event.entrant_count().next_multiple_of(2) - 1;
    let turn = match readings.turn {
        Turn::Reversed => CycleTurn::ReverseLastTwo,
        Turn::Tabled => CycleTurn::AsTabled,
    };
    let cycles = readings.cycles(trf, event, per_cycle);
    // Nobody is left to meet when there is no round.
    let round = next_round(event, cycles, turn);
    let round = round.ok_or(Unpairable::NoCompletePairing { stuck: Vec::new() })?;
    Ok(Paired {
        reasons: match reasons {
            Reasons::Wanted => round.pairs.iter().map(|pair| by_table(*pair)).collect(),
            Reasons::Unwanted => Vec::new(),
        },
        pairs: round.pairs,
        bye: round.bye,
        costs: Vec::new(),
        squares: Vec::new(),
        resting: Vec::new(),
    })
}

fn by_table((first, second): (EntrantNumber, EntrantNumber)) -> Explanation {
    Explanation {
        line: format!("pair {first}-{second}: C.05 annex 1: the Berger tables"),
        object: json!({
            "about": "pair",
            "first": first.get(),
            "second": second.get(),
            "decided_by": "table",
            "article": "C.05 annex 1",
        }),
    }
}
