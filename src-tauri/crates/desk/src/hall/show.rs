//! Views of a match with only the data that the hall may see.

use chrono::SecondsFormat;
use kralle_tournament::{Match, RoundNumber, Side, TeamNumber, Tournament};
use kralle_view::named::Named;
use kralle_view::people;
use kralle_view::table::{HallPlayer, HallSide};
pub(crate) use kralle_view::table::{games_so_far, last_game};

use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::door::hall::HallState;
use crate::door::hall_fact::{FromSlip, HallFact, ToldFact};
use crate::door::match_reports::{MatchSaid, Report};
use crate::hall::view::{HallCall, ReportSides, ReportView, TableReports};
use crate::round::show::match_view;
use crate::round::view::SideView;

/// Converts a team at a table. Destructured completely, so that a new field needs a decision.
pub(crate) fn side(side: SideView) -> HallSide {
    let SideView {
        team,
        partner,
        name,
        seats,
        sits_out: _,
        turn_swapped: _,
        line_up: _,
    } = side;
    HallSide {
        team,
        partner,
        name,
        players: seats.into_iter().map(HallPlayer::from).collect(),
    }
}

/// Converts the report of one side.
pub(crate) fn report(report: Report<'_>) -> ReportView {
    ReportView {
        number: report.told.number,
        verdict: report.said.verdict,
        cause: report.said.cause,
        board: report.said.board,
        winner_player: report.said.winner_player,
        reason: report.said.reason.clone(),
        at: when(report.told),
    }
}

/// Returns the time of the fact as RFC 3339 in UTC, to the second.
fn when(told: &ToldFact) -> String {
    told.time.to_rfc3339_opts(SecondsFormat::Secs, true)
}

/// Returns the open reports of a match; `None` if nothing is open.
pub(crate) fn table_reports(
    desk: &Snapshot,
    round: RoundNumber,
    it: &Match,
    said: &MatchSaid<'_>,
) -> Result<Option<TableReports>, RefusalView> {
    let Some(state) = said.unsettled() else {
        return Ok(None);
    };
    let tournament = desk.tournament()?;
    let view = match_view(tournament, round, it, desk.authors(round)?)?;
    Ok(Some(TableReports {
        round: round.get(),
        table: it.table.get(),
        state: Named(state),
        first: side(view.first),
        second: side(view.second),
        result: last_game(tournament, it),
        contested_by: said.contested_by().into_iter().map(Named).collect(),
        settled: tournament.is_settled(round),
        sides: ReportSides {
            first: said.first.report.map(report),
            second: said.second.report.map(report),
        },
        since: said.since().map(when),
    }))
}

/// Returns the unanswered calls for an arbiter, oldest first.
pub(crate) fn open_calls(tournament: &Tournament, hall: &HallState) -> Vec<HallCall> {
    let ended = |call: u32| {
        let mut facts = hall.facts.iter();
        facts.any(|told| matches!(told.fact, HallFact::EndCall { call: it, .. } if it == call))
    };
    let calls = hall.facts.iter().filter_map(|told| {
        let HallFact::Call { from, about, topic } = &told.fact else {
            return None;
        };
        let round = RoundNumber::new(from.round)?;
        // Only calls since the current publication of the round count.
        let counts = hall.published.get(&round) == Some(&from.published);
        (counts && !ended(told.number)).then(|| HallCall {
            call: told.number,
            round: from.round,
            table: from.table,
            side: from.side,
            team: from.team,
            players: players_of(tournament, round, *from),
            team_name: team_of(tournament, *from),
            about: about.clone(),
            topic: *topic,
            at: when(told),
        })
    });
    calls.collect()
}

/// The name of the team of `from`; `None` if it has no name.
fn team_of(tournament: &Tournament, from: FromSlip) -> Option<String> {
    let team = TeamNumber::new(from.team)?;
    tournament.team_name(team).map(ToString::to_string)
}

/// The players of the team of `from`.
fn players_of(tournament: &Tournament, round: RoundNumber, from: FromSlip) -> Vec<String> {
    let side = TeamNumber::new(from.team).map(|team| tournament.side_in(round, team));
    let teams = side.into_iter().flat_map(Side::entrants);
    let players = teams.flat_map(|team| people::team(tournament, team, round).players);
    players.map(|player| player.name).collect()
}
