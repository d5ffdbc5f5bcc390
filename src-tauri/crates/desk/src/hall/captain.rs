//! Calls for captains on a phone: choose the team's seating or colors, report the result, answer
//! the other report, call an arbiter.

use kralle_call::call;
use kralle_rules::result::Cause;
use kralle_tournament::{
    Board, Claimed, GameAt, Line, Match, PlayerId, ResultEntry, Role, Seating, SeatingState,
    Tournament,
};
use kralle_view::named::Named;
use kralle_view::public::newest_published;

use crate::core::desk::Desk;
use crate::core::field::Field;
use crate::core::hall_choice::{CallTopic, Reporting};
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::refused::{article, refused};
use crate::core::snapshot::Snapshot;
use crate::core::visitor::{Slip, Standing, Visitor};
use crate::core::wire::{Nothing, wire};
use crate::door::hall_fact::{FromSlip, HallFact, Said};
use crate::door::match_reports::{MOST_CALLS, MOST_REPORTS, reports_of};
use crate::door::phone::PhoneState;
use crate::hall::refusal::HallRefusal;
use crate::hall::settle;
use crate::hall::show;
use crate::hall::view::MyMatch;
use crate::round;
use crate::round::result::{NoWinner, claimed};
use crate::round::seating::{ChooseColorsInput, ChooseSeatingInput};

/// Returns the slip of the calling captain and the number of the phone. Fails for other callers.
pub(crate) fn slip(visitor: Option<&Visitor>) -> Result<(Slip, u16), RefusalView> {
    match visitor.map(|it| &it.standing) {
        Some(Standing::Captain { slip, phone }) => Ok((*slip, *phone)),
        Some(Standing::Device { .. } | Standing::Director) | None => {
            Err(HallRefusal::NoCaptain.into())
        }
    }
}

/// Shows a captain's match.
#[call(may(captain))]
pub(crate) fn my_match(desk: &Snapshot, _: Nothing) -> Result<MyMatch, RefusalView> {
    let (slip, phone) = slip(desk.visitor.as_ref())?;
    let tournament = desk.tournament()?;
    let hall = desk.hall()?;
    let it = match_of(tournament, slip)?;
    let said = reports_of(desk, slip.round, it)?;
    let view = round::show::match_view(tournament, slip.round, it, desk.authors(slip.round)?)?;
    let mine = said.side(slip.side);
    let keys = hall.keys.as_ref();
    let asks = keys.and_then(|keys| {
        let its = keys.slip(slip.round, slip.table, slip.side)?;
        let asking = keys
            .phones(its)
            .filter(|phone| phone.state == PhoneState::Asks);
        Some(asking.map(|phone| phone.number).collect())
    });
    let calls = show::open_calls(tournament, hall);
    let is_mine = |from: (u16, u16, Role)| from == (slip.round.get(), slip.table.get(), slip.side);
    Ok(MyMatch {
        tournament: tournament.settings.name.to_string(),
        round: slip.round.get(),
        table: slip.table.get(),
        side: Named(slip.side),
        seating: view.seating,
        white_on_board_1: view.white_on_board_1,
        first: show::side(view.first),
        second: show::side(view.second),
        next_step: next_step(tournament, it).map(Named),
        seating_fixed: tournament.fixed_seating().map(article),
        reporting: Named(hall.reporting()),
        report: Named(said.reported(slip.side)),
        mine: mine.report.map(show::report),
        theirs: said.side(slip.side.opposite()).report.map(show::report),
        result: show::last_game(tournament, it),
        games: show::games_so_far(tournament, it),
        contested_by: said.contested_by().into_iter().map(Named).collect(),
        newest_round: newest_published(tournament).unwrap_or(slip.round).get(),
        causes: round::show::causes_view(tournament),
        report_blocked: may_report(desk, slip, phone).err(),
        reports_left: left(MOST_REPORTS, mine.reports),
        calls_left: left(MOST_CALLS, mine.calls),
        called: calls
            .iter()
            .any(|call| is_mine((call.round, call.table, call.side.0))),
        asks: asks.unwrap_or_default(),
    })
}

fn left(most: usize, used: usize) -> u16 {
    kralle_view::capped::capped(most.saturating_sub(used))
}

/// Refuses a message about another game than the current one: the page is old.
fn must_be_current(
    tournament: &Tournament,
    slip: Slip,
    game: Option<u16>,
) -> Result<(), RefusalView> {
    let (current, _) = match_of(tournament, slip)?.games.current();
    match game {
        Some(game) if game != current.get() => Err(HallRefusal::OutOfDate.into()),
        Some(_) | None => Ok(()),
    }
}

/// Returns the number of the current game; `None` if matches have one game.
fn current_game(desk: &Desk, slip: Slip) -> Result<Option<u16>, RefusalView> {
    let tournament = desk.tournament()?;
    let (current, _) = match_of(tournament, slip)?.games.current();
    let several = tournament.settings.match_format.has_several_games();
    Ok(several.then(|| current.get()))
}

fn match_of(tournament: &Tournament, slip: Slip) -> Result<&Match, RefusalView> {
    let it = tournament
        .match_at(slip.round, slip.table)
        .map_err(|refusal| refused(&refusal, tournament))?;
    if *it.sides.of(slip.side) == slip.of() {
        Ok(it)
    } else {
        Err(HallRefusal::SlipEnded.into())
    }
}

/// The side with the next step of the seating (S P2b, P2c); `None` if it is complete or fixed, the
/// match has a result, or single players meet.
fn next_step(tournament: &Tournament, it: &Match) -> Option<Role> {
    let single = tournament.settings.formation.has_single_games();
    if single || it.is_decided() || tournament.fixed_seating().is_some() {
        return None;
    }
    match it.current().seating {
        SeatingState::Open => Some(Role::First),
        SeatingState::Boards(_) => Some(Role::Second),
        SeatingState::Complete { .. } => None,
    }
}

/// Refuses a phone that represents both sides of its match.
fn must_speak_for_one(desk: &Snapshot, slip: Slip, phone: u16) -> Result<(), RefusalView> {
    let keys = desk.hall()?.keys.as_ref();
    if keys.is_some_and(|keys| keys.speaks_for_both(slip, phone)) {
        return Err(HallRefusal::PhoneOfBothSides.into());
    }
    Ok(())
}

/// Refuses a slip whose match has a result after the next round is published.
fn must_not_be_over(tournament: &Tournament, slip: Slip) -> Result<(), RefusalView> {
    let is_newest = newest_published(tournament) == Some(slip.round);
    if !is_newest && match_of(tournament, slip)?.is_decided() {
        let round = slip.round.get();
        return Err(HallRefusal::RoundIsOver { round }.into());
    }
    Ok(())
}

/// Refuses a report that this phone may not send now.
fn may_report(desk: &Snapshot, slip: Slip, phone: u16) -> Result<(), RefusalView> {
    let tournament = desk.tournament()?;
    let it = match_of(tournament, slip)?;
    if desk.hall()?.reporting() == Reporting::Off {
        return Err(HallRefusal::ReportingOff.into());
    }
    must_speak_for_one(desk, slip, phone)?;
    must_not_be_over(tournament, slip)?;
    let said = reports_of(desk, slip.round, it)?;
    if said.side(slip.side).reports >= MOST_REPORTS {
        return Err(HallRefusal::ReportsUsedUp { most: MOST_REPORTS }.into());
    }
    Ok(())
}

wire! {
    /// The choice of the first-named team.
    pub struct ChooseMySeatingInput {
        pub seating: Named<Seating>,
    }
}

/// Stores the choice of the first-named team: the opponents on the boards.
#[call(may(captain))]
pub(crate) fn choose_my_seating(
    desk: &mut Desk,
    input: ChooseMySeatingInput,
) -> Result<MyMatch, RefusalView> {
    let slip = my_step(desk, Role::First)?;
    let it = match_of(desk.tournament()?, slip)?.current().seating;
    match it.seating() {
        Some(chosen) if chosen == input.seating.0 => {}
        Some(_) => return Err(HallRefusal::OutOfDate.into()),
        None => {
            let input = ChooseSeatingInput {
                round: slip.round.get(),
                table: slip.table.get(),
                game: current_game(desk, slip)?,
                seating: input.seating,
            };
            round::seating::choose_seating(desk, input)?;
        }
    }
    my_match(&desk.snapshot(), Nothing {})
}

wire! {
    /// The choice of the second-named team.
    pub struct ChooseMyColorsInput {
        pub white_on_board_1: Named<Role>,
    }
}

/// Stores the choice of the second-named team: the colors.
#[call(may(captain))]
pub(crate) fn choose_my_colors(
    desk: &mut Desk,
    input: ChooseMyColorsInput,
) -> Result<MyMatch, RefusalView> {
    let slip = my_step(desk, Role::Second)?;
    let it = match_of(desk.tournament()?, slip)?.current().seating;
    match it.white_on_board_1() {
        Some(chosen) if chosen == input.white_on_board_1.0 => {}
        Some(_) => return Err(HallRefusal::OutOfDate.into()),
        None => {
            let input = ChooseColorsInput {
                round: slip.round.get(),
                table: slip.table.get(),
                game: current_game(desk, slip)?,
                white_on_board_1: input.white_on_board_1,
            };
            round::seating::choose_colors(desk, input)?;
        }
    }
    my_match(&desk.snapshot(), Nothing {})
}

/// Returns the captain's slip. Fails if this step of the seating belongs to the other side, or the
/// match has a result.
fn my_step(desk: &mut Desk, side: Role) -> Result<Slip, RefusalView> {
    let (slip, phone) = slip(desk.visitor.as_ref())?;
    if slip.side != side {
        return Err(HallRefusal::NotYourChoice.into());
    }
    let seen = desk.snapshot();
    must_speak_for_one(&seen, slip, phone)?;
    if match_of(seen.tournament()?, slip)?.is_decided() {
        return Err(HallRefusal::MatchIsOver.into());
    }
    Ok(slip)
}

wire! {
    /// A captain's report of the result. Exactly one of `winner_player`, `winner_team` and
    /// `no_winner` is given.
    pub struct ReportResultInput {
        /// The game in the match, as displayed; `None` if matches have one game.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub game: Option<u16>,
        /// The player who won the deciding board.
        #[serde(default)]
        pub winner_player: Option<u32>,
        /// The team that won, if no board decided.
        #[serde(default)]
        pub winner_team: Option<u16>,
        #[serde(default)]
        pub no_winner: Option<NoWinner>,
        pub cause: Named<Cause>,
        #[serde(default)]
        pub reason: Option<String>,
    }
}

/// Stores a captain's report of the result; two matching reports become the result.
#[call(may(captain))]
pub(crate) fn report_result(
    desk: &mut Desk,
    input: ReportResultInput,
) -> Result<MyMatch, RefusalView> {
    let (slip, phone) = slip(desk.visitor.as_ref())?;
    may_report(&desk.snapshot(), slip, phone)?;
    let reason = parse::missing_line(Field::Reason, input.reason.as_ref())?;
    let claimed = claimed(input.winner_player, input.winner_team, input.no_winner)?;
    let tournament = desk.tournament()?;
    must_be_current(tournament, slip, input.game)?;
    let said = said(tournament, slip, claimed, input.cause.0, reason)?;
    let game = match_of(tournament, slip)?.games.current().0;
    desk.say_in_hall(HallFact::Report {
        from: FromSlip::from(slip).in_game(game),
        said,
    })?;
    settle::settle(desk, slip)?;
    my_match(&desk.snapshot(), Nothing {})
}

/// Checks a captain's report against the rules. Fails if the desk could not enter it as a result.
fn said(
    tournament: &Tournament,
    slip: Slip,
    claimed: Claimed,
    cause: Cause,
    reason: Option<Line>,
) -> Result<Said, RefusalView> {
    if cause == Cause::ArbiterDecision {
        return Err(HallRefusal::ArbitersDecide.into());
    }
    let entry = ResultEntry {
        at: GameAt {
            round: slip.round,
            table: slip.table,
            game: match_of(tournament, slip)?.games.current().0,
        },
        claimed,
        cause,
        reason,
    };
    let say = |refusal| refused(&refusal, tournament);
    // Refused if the desk could not enter it.
    tournament.outcome_of(&entry).map_err(say)?;
    let (verdict, board) = tournament.claimed(&entry).map_err(say)?;
    Ok(Said {
        verdict: Named(verdict),
        cause: Named(cause),
        board: board.filter(|_| cause.is_on_a_board()).map(Board::number),
        winner_player: match claimed {
            Claimed::Player(PlayerId(player)) => Some(player),
            Claimed::Team(_) | Claimed::Drawn | Claimed::BothLose => None,
        },
        reason: entry.reason.map(|it| it.to_string()),
    })
}

wire! {
    /// A captain's answer to the other's report or to the result.
    pub struct AnswerReportInput {
        /// The game in the match, as displayed; `None` if matches have one game.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub game: Option<u16>,
        pub agrees: bool,
        /// The report's number; none for the current result.
        #[serde(default)]
        pub report: Option<u32>,
    }
}

/// Stores a captain's agreement or objection to the other's report or to the result. Agreement with
/// the result withdraws an earlier objection.
#[call(may(captain))]
pub(crate) fn answer_report(
    desk: &mut Desk,
    input: AnswerReportInput,
) -> Result<MyMatch, RefusalView> {
    let (slip, phone) = slip(desk.visitor.as_ref())?;
    let seen = desk.snapshot();
    let it = match_of(seen.tournament()?, slip)?;
    must_be_current(seen.tournament()?, slip, input.game)?;
    let to_the_result = input.report.is_none() && it.is_decided();
    match may_report(&seen, slip, phone) {
        // A withdrawal does not count as a further report.
        Err(refusal)
            if !(to_the_result && input.agrees && refusal.code == HallRefusal::REPORTS_USED_UP) =>
        {
            return Err(refusal);
        }
        Ok(()) | Err(_) => {}
    }
    let said = reports_of(&seen, slip.round, it)?;
    let theirs = said.side(slip.side.opposite()).report;
    let from = FromSlip::from(slip).in_game(it.games.current().0);
    let is_newest = input.report == theirs.map(|it| it.told.number);
    let fact = match (theirs, input.agrees) {
        (_, true) if to_the_result => said
            .disputes(slip.side)
            .map(|_| HallFact::WithdrawContest { from }),
        (Some(theirs), true) if is_newest => Some(HallFact::Report {
            from,
            said: theirs.said.clone(),
        }),
        (_, false) if is_newest || to_the_result => Some(HallFact::Contest {
            from,
            report: input.report,
        }),
        (Some(_) | None, _) => return Err(HallRefusal::OutOfDate.into()),
    };
    if let Some(fact) = fact {
        desk.say_in_hall(fact)?;
        settle::settle(desk, slip)?;
    }
    my_match(&desk.snapshot(), Nothing {})
}

/// The maximum length of the text of a call for an arbiter, in characters.
const LONGEST_CALL: usize = 200;

wire! {
    /// The reason of a call for an arbiter.
    pub struct CallArbiterInput {
        /// Own words; may be empty. Longer text is cut to 200 characters.
        #[serde(default)]
        pub about: String,
        /// Displayed in each reader's language.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub topic: Option<Named<CallTopic>>,
    }
}

/// Calls an arbiter to the captain's table.
#[call(may(captain))]
pub(crate) fn call_arbiter(
    desk: &mut Desk,
    input: CallArbiterInput,
) -> Result<MyMatch, RefusalView> {
    let (slip, _) = slip(desk.visitor.as_ref())?;
    let seen = desk.snapshot();
    let it = match_of(seen.tournament()?, slip)?;
    must_not_be_over(seen.tournament()?, slip)?;
    let said = reports_of(&seen, slip.round, it)?;
    if said.side(slip.side).calls >= MOST_CALLS {
        return Err(HallRefusal::CallsUsedUp { most: MOST_CALLS }.into());
    }
    let about = parse::optional_line(Field::Reason, &input.about)?;
    let about: String = about
        .map(|line| line.to_string())
        .unwrap_or_default()
        .chars()
        .take(LONGEST_CALL)
        .collect();
    desk.say_in_hall(HallFact::Call {
        from: slip.into(),
        about,
        topic: input.topic,
    })?;
    my_match(&desk.snapshot(), Nothing {})
}

wire! {
    /// A phone of the own side.
    pub struct LetPhoneInInput {
        pub phone: u16,
    }
}

/// Admits another phone of the own team, which may then also represent it.
#[call(may(captain))]
pub(crate) fn let_phone_in(
    desk: &mut Desk,
    input: LetPhoneInInput,
) -> Result<MyMatch, RefusalView> {
    let (slip, _) = slip(desk.visitor.as_ref())?;
    crate::hall::enter::let_in(desk, slip, input.phone)?;
    my_match(&desk.snapshot(), Nothing {})
}
