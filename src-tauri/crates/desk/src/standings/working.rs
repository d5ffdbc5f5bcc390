//! The call for the working of an entrant's tie-breaks.

use kralle_call::call;
use kralle_tournament::{Refusal, RoundNumber};
use kralle_view::people;
use kralle_view::refs::TeamRef;
use kralle_view::working::{TieBreakView, tie_breaks};

use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::refused::refused;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;

wire! {
    /// The working of an entrant's tie-breaks.
    pub struct WorkingView {
        pub team: TeamRef,
        /// The last round that counts; 0 before the first round.
        pub after: u16,
        pub half_points: u16,
        /// The tie-breaks of the list, in order; empty without a list.
        pub tie_breaks: Vec<TieBreakView>,
    }
}

wire! {
    /// The entrant and the round whose tie-breaks are shown.
    pub struct TieBreakWorkingInput {
        /// The number of the entrant; a single player counts as a team.
        pub team: u16,
        /// The round; `None` for all rounds.
        #[serde(default)]
        pub after: Option<u16>,
    }
}

/// Shows the working of an entrant's tie-breaks.
#[call]
pub(crate) fn tie_break_working(
    desk: &Snapshot,
    input: TieBreakWorkingInput,
) -> Result<WorkingView, RefusalView> {
    let tournament = desk.tournament()?;
    let refuse = |refusal: Refusal| refused(&refusal, tournament);
    let team = parse::team(input.team)?;
    if !tournament.teams.iter().any(|it| it.number == team) {
        return Err(refuse(Refusal::TeamUnknown { team }));
    }
    let after = input.after.map(parse::round).transpose()?;
    if let Some(number) = after {
        tournament.round(number).map_err(refuse)?;
    }
    let last = after.or_else(|| tournament.rounds.last().map(|round| round.number));
    Ok(WorkingView {
        team: people::team(tournament, team, people::newest_round(tournament)),
        after: last.map_or(0, RoundNumber::get),
        half_points: tournament.points(team, after).0,
        tie_breaks: tie_breaks(
            tournament,
            tournament.tie_breaks_after(after).as_ref(),
            team,
            last,
        ),
    })
}
