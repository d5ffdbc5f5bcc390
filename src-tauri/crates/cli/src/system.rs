//! The available pairing systems, and their open readings.

use clap::{Args, ValueEnum};
use kralle_exchange::trf::{CHANGING_PARTNERS, Trf, TrfRemark};
use kralle_pairing::event::{ColorPreferenceType, Event};
use kralle_pairing::round_robin::{CycleTurn, Cycles, top_role};
use kralle_pairing::team_swiss::{
    BracketOrder, Compliance, FloatScore, LookAhead, Meeting, Options, ZeroDifferenceInLastRound,
};

use crate::choice::choice;
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

    /// Returns the part of the message keys of its criteria.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Team => "team",
            Self::Dutch | Self::Berger | Self::ChangingPartners => "dutch",
        }
    }

    /// Returns the code of record 192.
    pub(crate) fn type_code(self, readings: &Readings) -> &'static str {
        match self {
            Self::Dutch => "FIDE_DUTCH_2026",
            Self::Team => match readings.preferences {
                Some(ColorPreferenceType::A) | None => "FIDE_TEAM_TYPEA_MP",
                Some(ColorPreferenceType::B) => "FIDE_TEAM_TYPEB_MP",
                Some(ColorPreferenceType::None) => "FIDE_TEAM_MP",
            },
            Self::Berger => "BERGER_ROUNDROBIN",
            Self::ChangingPartners => CHANGING_PARTNERS,
        }
    }
}

/// Readings that the regulations leave open.
#[derive(Debug, Clone, Args)]
#[command(next_help_heading = "Readings of the regulations")]
pub(crate) struct Readings {
    /// Team: the type of color preferences; by default that of record 192, otherwise a.
    #[arg(long, value_parser = choice!(ColorPreferenceType))]
    preferences: Option<ColorPreferenceType>,
    /// Team, C6: the way of looking at the following scoregroup.
    #[arg(long, value_parser = choice!(LookAhead), default_value = "binary")]
    look_ahead: LookAhead,
    /// Team, C7: the requirement if no one can comply fully.
    #[arg(long, value_parser = choice!(Compliance), default_value = "minimizes")]
    compliance: Compliance,
    /// Team, C1: a forfeited match as a meeting.
    #[arg(long, value_parser = choice!(Meeting), default_value = "played")]
    meeting: Meeting,
    /// Team, type B: the preference in the last round at difference 0.
    #[arg(long, value_parser = choice!(ZeroDifferenceInLastRound), default_value = "strong")]
    last_round_zero: ZeroDifferenceInLastRound,
    /// Team: the order of the teams in a bracket with upfloaters.
    #[arg(long, value_parser = choice!(BracketOrder), default_value = "number")]
    bracket_order: BracketOrder,
    /// Team, accelerated: the score that identifies a floater.
    #[arg(long, value_parser = choice!(FloatScore), default_value = "pairing")]
    float_score: FloatScore,
    /// Berger: once or twice; by default as in the file, otherwise once.
    #[arg(long, value_parser = choice!(Cycles))]
    cycles: Option<Cycles>,
    /// Berger, twice: the end of the first cycle.
    #[arg(long, value_parser = choice!(CycleTurn), default_value = "reversed")]
    pub(crate) turn: CycleTurn,
}

impl Readings {
    /// Returns the event with the requested preferences.
    pub(crate) fn preferring(&self, event: Event) -> Event {
        match self.preferences {
            Some(preferences) => event.preferring(preferences),
            None => event,
        }
    }

    pub(crate) fn team(&self) -> Options {
        Options {
            look_ahead: self.look_ahead,
            compliance: self.compliance,
            meeting: self.meeting,
            zero_difference_in_last_round: self.last_round_zero,
            bracket_order: self.bracket_order,
            float_score: self.float_score,
        }
    }

    /// Returns the event with the roles that the rounds of a round robin show. They count more
    /// than the record of the initial color, with a remark if the two differ.
    pub(crate) fn by_rounds(
        &self,
        system: System,
        trf: &Trf,
        event: Event,
    ) -> (Event, Option<TrfRemark>) {
        if system != System::Berger {
            return (event, None);
        }
        let cycles = self.cycles(trf, &event);
        let remark = trf.outweighed_color(&event, cycles, self.turn);
        match top_role(&event, cycles, self.turn) {
            Some(role) => (event.starting_with(role), remark),
            None => (event, remark),
        }
    }

    pub(crate) fn cycles(&self, trf: &Trf, event: &Event) -> Cycles {
        let per_cycle = event.entrant_count().next_multiple_of(2).saturating_sub(1);
        let says_double = trf
            .tournament_type()
            .is_some_and(|kind| kind.to_ascii_uppercase().contains("DOUBLEROUNDROBIN"));
        let planned = event.planned_rounds().map_or(0, usize::from);
        let is_double = says_double || planned == 2 * per_cycle;
        let said = if is_double {
            Cycles::Double
        } else {
            Cycles::Single
        };
        self.cycles.unwrap_or(said)
    }
}
