//! The next round of a pairing system.

use kralle_desk::Job;
use kralle_exchange::tournament_report::PartnersByRound;
use kralle_exchange::trf::Trf;
use kralle_pairing::dutch;
use kralle_pairing::event::{EntrantNumber, Event, Role};
use kralle_pairing::round_pairing::{About, Reason, RoundPairing, Unpairable, Unwatched, Wishes};
use kralle_pairing::round_robin::next_round;
use kralle_pairing::team_swiss;
use serde_json::json;

use crate::by_hand;
use crate::explanation::{self, Explanation};
use crate::paired::{Paired, Reasons};
use crate::squares;
use crate::system::{Readings, System};

/// The request besides the pairs.
#[derive(Debug, Clone, Default)]
pub(crate) struct Asked {
    pub(crate) wishes: Wishes,
    pub(crate) reasons: Reasons,
    /// The partners of earlier rounds, as far as the file names them.
    pub(crate) partners: PartnersByRound,
}

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
        System::ChangingPartners => squares::pair_next(event, asked.reasons, &asked.partners),
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

/// Sets the initial role: without a record of it the top entrant is First in round 1.
fn with_initial_role(event: &Event) -> Event {
    let role = event.initial_role().unwrap_or(Role::First);
    event.clone().starting_with(role)
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
    let cycles = readings.cycles(trf, event);
    // Without a round there are no opponents left.
    let round = next_round(event, cycles, readings.turn);
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
