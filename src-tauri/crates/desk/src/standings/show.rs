//! The call for the standings.

use kralle_call::call;
use kralle_rules::law::Law;
use kralle_tournament::{Course, RoundNumber, Tournament};
use kralle_view::people;

use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::refused::{article, refused};
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::decisions::{penalties, ties};
use crate::standings::view::StandingsView;

wire! {
    /// The round whose standings are shown.
    pub struct StandingsInput {
        /// The round; `None` for all rounds.
        #[serde(default)]
        pub after: Option<u16>,
    }
}

/// Shows the standings.
#[call]
pub(crate) fn standings(
    desk: &Snapshot,
    input: StandingsInput,
) -> Result<StandingsView, RefusalView> {
    let tournament = desk.tournament()?;
    let after = match input.after {
        None => None,
        Some(number) => {
            let number = parse::round(number)?;
            tournament
                .round(number)
                .map_err(|refusal| refused(&refusal, tournament))?;
            Some(number)
        }
    };
    Ok(view(tournament, after, people::newest_round(tournament)))
}

/// Returns the standings after round `after`, or after all rounds for `None`, with the players of each team in
/// round `at`.
pub(crate) fn view(
    tournament: &Tournament,
    after: Option<RoundNumber>,
    at: RoundNumber,
) -> StandingsView {
    let last = after.or_else(|| tournament.rounds.last().map(|round| round.number));
    let standings = tournament.standings(after);
    let close_blocked = match tournament.course {
        Course::Closed => None,
        Course::Running => tournament.may_close().err(),
    };
    StandingsView {
        after: last.map_or(0, RoundNumber::get),
        formation: tournament.settings.formation.into(),
        tie_breaks: tournament
            .settings
            .tie_breaks_in_force()
            .iter()
            .map(ToString::to_string)
            .collect(),
        rows: kralle_view::standings::rows(tournament, &standings, last, at),
        penalties: tournament
            .penalties
            .iter()
            .filter(|it| after.is_none_or(|after| it.round <= after))
            .map(|it| penalties::penalty(tournament, it))
            .collect(),
        decisions: tournament
            .decisions
            .iter()
            .map(|decision| ties::decision_view(decision, &standings))
            .collect(),
        close_blocked: close_blocked.map(|refusal| refused(&refusal, tournament)),
        closed: tournament.course == Course::Closed,
        article: article(tournament.settings.rule_set.article(Law::FirstPlace)),
    }
}
