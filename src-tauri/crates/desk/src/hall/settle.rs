//! Turns reports into results, as the director set it.

use kralle_fault::Fault;
use kralle_rules::result::Cause;
use kralle_tournament::{Role, RoundNumber, TableNumber, Verdict};

use crate::core::desk::Desk;
use crate::core::hall_choice::{Reporting, Unsettled};
use crate::core::refusal::RefusalView;
use crate::core::refused::refused;
use crate::core::visitor::Slip;
use crate::door::hall::team_name;
use crate::door::hall_fact::Said;
use crate::door::match_reports::reports_of;
use crate::round::result::{EnterResultInput, NoWinner, enter_result};

/// Enters the reported result of the match of `slip` if the reporting mode allows it. A result from
/// reports is replaced by a later agreement, until an arbiter confirms it.
pub(crate) fn settle(desk: &mut Desk, slip: Slip) -> Result<(), RefusalView> {
    let seen = desk.snapshot();
    let tournament = seen.tournament()?;
    let it = tournament
        .match_at(slip.round, slip.table)
        .map_err(|refusal| refused(&refusal, tournament))?;
    let said = reports_of(&seen, slip.round, it)?;
    let sides = [Role::First, Role::Second];
    let names = sides.map(|side| team_name(tournament, it.sides.of(side).lead(), slip.round));
    let both = names.join(" + ");
    if it.is_decided() {
        if Fault::ContestedResultStays.is_put_back() {
            return Ok(());
        }
        let author = seen.authors(slip.round)?.newest(it.table);
        let is_from_captains = author.is_none_or(|it| it.who == both || names.contains(&it.who));
        if !is_from_captains || said.is_upheld(seen.hall()?, slip.round, it) {
            return Ok(());
        }
    }
    let (said, who) = match (said.unsettled(), seen.hall()?.reporting()) {
        (Some(Unsettled::Agreed), Reporting::Both | Reporting::One) => (said.agreed(), both),
        (Some(Unsettled::Single), Reporting::One) => {
            let mine = said.side(slip.side).report.map(|it| it.said);
            (mine, team_name(tournament, slip.team, slip.round))
        }
        (Some(_) | None, _) => (None, String::new()),
    };
    match said.cloned() {
        Some(said) => enter(desk, slip.round, slip.table, &said, Some(&who), None),
        None => Ok(()),
    }
}

/// Enters a captain's report as the result. `who` replaces the visitor's name in the journal;
/// `None` keeps it. `reason` is the reason of an arbiter.
pub(crate) fn enter(
    desk: &mut Desk,
    round: RoundNumber,
    table: TableNumber,
    said: &Said,
    who: Option<&str>,
    reason: Option<String>,
) -> Result<(), RefusalView> {
    let tournament = desk.tournament()?;
    let it = tournament
        .match_at(round, table)
        .map_err(|refusal| refused(&refusal, tournament))?;
    let winner = said
        .verdict
        .winner()
        .map(|role| it.sides.of(role).lead().get());
    let several = tournament.settings.match_format.has_several_games();
    let input = EnterResultInput {
        round: round.get(),
        table: table.get(),
        game: several.then(|| it.games.current().0.get()),
        winner_player: said.winner_player,
        winner_team: winner.filter(|_| said.winner_player.is_none()),
        no_winner: match said.verdict.0 {
            Verdict::Drawn => Some(NoWinner::Drawn),
            Verdict::BothLose => Some(NoWinner::BothLose),
            Verdict::FirstWins | Verdict::SecondWins => None,
        },
        cause: kralle_view::named::Named::<Cause>(said.cause.0),
        reason: reason.or_else(|| said.reason.clone()),
        evidence: None,
        overrule: None,
    };
    let acting = desk.visitor.clone();
    if let (Some(visitor), Some(who)) = (&mut desk.visitor, who) {
        who.clone_into(&mut visitor.name);
    }
    let entered = enter_result(desk, input);
    desk.visitor = acting;
    entered.map(drop)
}
