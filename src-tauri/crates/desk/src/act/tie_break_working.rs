//! Says how the tie-breaks of an entrant came about.

use kralle_pairing::event::{EntrantNumber, RoundNumber as EventRound};
use kralle_pairing::tie_break::{Against, Contribution};
use kralle_tournament::{Refusal, RoundNumber, TeamNumber, Tournament};

use crate::desk::Desk;
use crate::parse::field;
use crate::show::people;
use crate::show::refusal::refused;
use crate::view::lots::TeamRef;
use crate::view::refusal::RefusalView;
use crate::view::wire;
use crate::view::working::{AgainstName, PartView, TieBreakView, WorkingView};

wire! {
    /// Whose tie-breaks, after which round.
    #[ts(rename = "TieBreakWorkingInput")]
    pub struct Input {
        /// The entrant; a single player counts as a team.
        pub team: u16,
        /// After which round; none takes everything played.
        #[serde(default)]
        pub after: Option<u16>,
    }
}

/// Says how the tie-breaks of an entrant came about: every part of every value, and what was cut.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<WorkingView, RefusalView> {
    let tournament = desk.tournament()?;
    let refuse = |refusal: Refusal| refused(&refusal, tournament);
    let team = field::team(input.team)?;
    if !tournament.teams.iter().any(|it| it.number == team) {
        return Err(refuse(Refusal::TeamUnknown { team }));
    }
    let after = input.after.map(field::round).transpose()?;
    if let Some(number) = after {
        tournament.round(number).map_err(refuse)?;
    }
    let last = after.or_else(|| tournament.rounds.last().map(|round| round.number));
    let ranked = tournament.tie_breaks_after(after);
    // The first column are the points, which the standings show already.
    let columns = ranked
        .iter()
        .flat_map(|ranked| ranked.columns.iter().skip(1));
    Ok(WorkingView {
        team: people::team(tournament, team, people::newest_round(tournament)),
        after: last.map_or(0, RoundNumber::get),
        half_points: tournament.points(team, after).0,
        tie_breaks: columns
            .map(|column| TieBreakView {
                code: column.tie_break.to_string(),
                value: column
                    .values
                    .get(team.index())
                    .copied()
                    .flatten()
                    .map(|value| value.to_string()),
                parts: column
                    .workings
                    .get(team.index())
                    .map(|working| {
                        let parts = working.contributions.iter();
                        parts.map(|part| part_view(tournament, part)).collect()
                    })
                    .unwrap_or_default(),
            })
            .collect(),
    })
}

/// One part of a value.
fn part_view(tournament: &Tournament, part: &Contribution) -> PartView {
    let entrant = |number: EntrantNumber| -> Option<TeamRef> {
        Some(people::team(
            tournament,
            TeamNumber::at(number.index()),
            people::newest_round(tournament),
        ))
    };
    let (against, opponent, board) = match part.against {
        Against::Opponent(number) => (AgainstName::Opponent, entrant(number), None),
        Against::DummyFor(number) => (AgainstName::DummyFor, entrant(number), None),
        Against::Dummy => (AgainstName::Dummy, None, None),
        Against::Own => (AgainstName::Own, None, None),
        Against::Board(board) => (AgainstName::Board, None, Some(board)),
    };
    PartView {
        round: part.round.map(EventRound::get),
        against,
        opponent,
        board,
        value: part.value.to_string(),
        cut: part.cut,
        voluntary: part.voluntary,
    }
}
