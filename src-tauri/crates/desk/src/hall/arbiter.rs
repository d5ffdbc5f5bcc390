//! Calls for arbiters and helpers on a phone or tablet, and the list of their open tasks.

use kralle_call::call;
use kralle_tournament::{Presence, Role};
use kralle_view::named::Named;
use kralle_view::people;
use kralle_view::public::newest_published;
use kralle_view::refs::PlayerRef;

use crate::core::desk::Desk;
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::refusals::DeskRefusal;
use crate::core::refused::refused;
use crate::core::snapshot::Snapshot;
use crate::core::visitor::{Standing, Tables, Visitor};
use crate::core::wire::{Nothing, wire};
use crate::door::disputes::end_disputes;
use crate::door::hall_fact::{HallFact, Said};
use crate::door::match_reports::reports_of;
use crate::hall::refusal::HallRefusal;
use crate::hall::settle;
use crate::hall::show;
use crate::hall::view::{ArrivalView, Arrivals, HallTable, HallTables, OwnDevice, Reports};
use crate::players::by_name::by_name;
use crate::round::show::{causes_view, match_view};

/// The tables of the visitor's device; `None` for all tables.
pub(crate) fn own_tables(visitor: Option<&Visitor>) -> Option<Tables> {
    match visitor.map(|it| &it.standing) {
        Some(Standing::Device { tables, .. }) => *tables,
        Some(Standing::Captain { .. } | Standing::Director) | None => None,
    }
}

fn own_device(visitor: &Visitor) -> OwnDevice {
    OwnDevice {
        name: visitor.name().to_owned(),
        level: Named(visitor.level()),
        tables: own_tables(Some(visitor)).map(|it| [it.from, it.to]),
        screen: match visitor.standing {
            Standing::Device { screen, .. } => screen,
            Standing::Captain { .. } | Standing::Director => None,
        },
    }
}

/// Shows the calling device: its level, tables and screen.
#[call(may(helper, arbiter, projector))]
pub(crate) fn my_device(desk: &Snapshot, _: Nothing) -> Result<OwnDevice, RefusalView> {
    let visitor = desk.visitor.as_ref();
    visitor
        .map(own_device)
        .ok_or_else(|| HallRefusal::NoDevice.into())
}

/// Shows the tables of the newest published round, with missing results, open reports and calls.
#[call(may(helper, arbiter))]
pub(crate) fn hall_tables(desk: &Snapshot, _: Nothing) -> Result<HallTables, RefusalView> {
    let tournament = desk.tournament()?;
    let number = newest_published(tournament).ok_or(DeskRefusal::NoRoundPublished)?;
    let round = tournament
        .round(number)
        .map_err(|refusal| refused(&refusal, tournament))?;
    let own = own_tables(desk.visitor.as_ref());
    let calls = show::open_calls(tournament, desk.hall()?);
    let mine = round
        .matches
        .iter()
        .filter(|it| own.is_none_or(|own| own.have(it.table.get())));
    let tables = mine.map(|it| {
        let view = match_view(tournament, number, it, desk.authors(number)?)?;
        let said = reports_of(desk, number, it)?;
        let of_table = calls
            .iter()
            .filter(|call| (call.round, call.table) == (number.get(), it.table.get()));
        let reports = show::table_reports(desk, number, it, &said)?;
        Ok(HallTable {
            table: view.table,
            first: show::side(view.first),
            second: show::side(view.second),
            seating: view.seating,
            white_on_board_1: view.white_on_board_1,
            progress: view.progress,
            result: show::last_game(tournament, it),
            games: show::games_so_far(tournament, it),
            reports,
            calls: kralle_view::capped::capped(of_table.count()),
        })
    });
    Ok(HallTables {
        device: desk.visitor.as_ref().map(own_device),
        tournament: tournament.settings.name.to_string(),
        round: number.get(),
        tables: tables.collect::<Result<_, RefusalView>>()?,
        causes: causes_view(tournament),
        settled: tournament.is_settled(number),
    })
}

/// Shows the reports that are not yet results, and the calls for an arbiter, oldest first.
#[call(may(helper, arbiter))]
pub(crate) fn reports(desk: &Snapshot, _: Nothing) -> Result<Reports, RefusalView> {
    let tournament = desk.tournament()?;
    let own = own_tables(desk.visitor.as_ref());
    let is_own = |table: u16| own.is_none_or(|own| own.have(table));
    let mut reports = Vec::new();
    for round in &tournament.rounds {
        let mine = round.matches.iter().filter(|it| is_own(it.table.get()));
        for it in mine {
            let said = reports_of(desk, round.number, it)?;
            reports.extend(show::table_reports(desk, round.number, it, &said)?);
        }
    }
    reports.sort_by(|one, other| one.since.cmp(&other.since));
    let mut calls = show::open_calls(tournament, desk.hall()?);
    calls.retain(|call| is_own(call.table));
    Ok(Reports { reports, calls })
}

wire! {
    /// The report of one side.
    pub struct AcceptReportInput {
        pub round: u16,
        pub table: u16,
        pub side: Named<Role>,
        /// The reason, required to replace a result after the next round is published.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub reason: Option<String>,
    }
}

/// Enters the report of one side as the result. Ends a dispute, even if the result stays the same.
#[call(may(arbiter))]
pub(crate) fn accept_report(
    desk: &mut Desk,
    input: AcceptReportInput,
) -> Result<Reports, RefusalView> {
    let (round, table) = (parse::round(input.round)?, parse::table(input.table)?);
    let seen = desk.snapshot();
    let tournament = seen.tournament()?;
    let it = tournament
        .match_at(round, table)
        .map_err(|refusal| refused(&refusal, tournament))?;
    let said = reports_of(&seen, round, it)?;
    let report = said
        .side(input.side.0)
        .report
        .ok_or(HallRefusal::NothingReported)?;
    let stands = it.current().outcome.as_ref().map(Said::of);
    if stands.is_some_and(|stands| report.said.agrees_with(&stands)) {
        end_disputes(desk, round, table)?;
    } else {
        settle::enter(desk, round, table, report.said, None, input.reason)?;
    }
    reports(&desk.snapshot(), Nothing {})
}

wire! {
    /// A match whose result is contested.
    pub struct KeepResultInput {
        pub round: u16,
        pub table: u16,
    }
}

/// Confirms the result that a captain contests. Ends the dispute.
#[call(may(arbiter))]
pub(crate) fn keep_result(desk: &mut Desk, input: KeepResultInput) -> Result<Reports, RefusalView> {
    let (round, table) = (parse::round(input.round)?, parse::table(input.table)?);
    if end_disputes(desk, round, table)? == 0 {
        return Err(HallRefusal::NothingContested { table: input.table }.into());
    }
    reports(&desk.snapshot(), Nothing {})
}

wire! {
    /// A call for an arbiter.
    pub struct EndCallInput {
        pub call: u32,
    }
}

/// Marks a call as answered: an arbiter or helper came to the table.
#[call(may(helper, arbiter))]
pub(crate) fn end_call(desk: &mut Desk, input: EndCallInput) -> Result<Reports, RefusalView> {
    let seen = desk.snapshot();
    let open = show::open_calls(seen.tournament()?, seen.hall()?);
    let call = open.iter().find(|call| call.call == input.call);
    let call = call.ok_or(HallRefusal::NoSuchCall)?;
    must_be_own(desk.visitor.as_ref(), call.table)?;
    let facts = &seen.hall()?.facts;
    let told = facts.iter().find(|told| told.number == input.call);
    let from = told.and_then(|told| told.fact.from());
    let from = from.ok_or(HallRefusal::NoSuchCall)?;
    let call = input.call;
    desk.say_in_hall(HallFact::EndCall { call, from })?;
    reports(&desk.snapshot(), Nothing {})
}

/// Refuses a table outside of the visitor's tables.
pub(crate) fn must_be_own(visitor: Option<&Visitor>, table: u16) -> Result<(), RefusalView> {
    match own_tables(visitor) {
        Some(own) if !own.have(table) => Err(HallRefusal::NotYourTable {
            table,
            from: own.from,
            to: own.to,
        }
        .into()),
        Some(_) | None => Ok(()),
    }
}

/// Shows the entered players and their presence, by name.
#[call(may(helper, arbiter))]
pub(crate) fn arrivals(desk: &Snapshot, _: Nothing) -> Result<Arrivals, RefusalView> {
    let tournament = desk.tournament()?;
    let players = tournament.players.iter().map(|player| {
        let PlayerRef {
            id,
            name,
            rating: _,
            club,
        } = people::player(tournament, player);
        ArrivalView {
            player: id,
            name,
            club,
            here: player.data.presence == Presence::Here,
        }
    });
    let mut players: Vec<ArrivalView> = players.collect();
    players.sort_by_cached_key(|it| by_name(&it.name));
    Ok(Arrivals { players })
}
