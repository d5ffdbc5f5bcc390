//! Calls for the round clock: start, pause, resume, extend, remove.

use std::collections::BTreeSet;

use chrono::{DateTime, SecondsFormat, Utc};
use kralle_call::call;
use kralle_tournament::RoundNumber;
use kralle_view::named::Named;
use kralle_view::public::newest_published;

use crate::core::desk::Desk;
use crate::core::field::{Expected, Field};
use crate::core::hall_choice::ClockMoment;
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::refusals::DeskRefusal;
use crate::core::refused::refused;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::day::refusal::DayRefusal;
use crate::day::round_clock::RoundClock;
use crate::day::view::{ClockFace, ClockView, TableTime};
use crate::door::clock_start::ClockStart;
use crate::door::hall_fact::HallFact;

/// The maximum minutes of one action.
pub(crate) const MOST_MINUTES: u16 = 600;
/// The default minutes before the end at which the warning color begins.
const AMBER: u16 = 2;

/// Formats a time as RFC 3339, with milliseconds.
pub(crate) fn moment(time: DateTime<Utc>) -> String {
    time.to_rfc3339_opts(SecondsFormat::Millis, true)
}

/// Checks a number of minutes: 1 to 600.
pub(crate) fn minutes(typed: u16) -> Result<u16, RefusalView> {
    if (1..=MOST_MINUTES).contains(&typed) {
        return Ok(typed);
    }
    Err(RefusalView::bad_field(
        Field::Minutes,
        typed,
        Expected::Minutes,
    ))
}

/// Shows the round clock.
#[call(may(captain, helper, arbiter, projector))]
pub(crate) fn clock(desk: &Snapshot, _: Nothing) -> Result<ClockView, RefusalView> {
    let clock = RoundClock::of(&desk.hall()?.facts);
    let newest = newest_published(desk.tournament()?).map(RoundNumber::get);
    Ok(ClockView {
        clock: clock.map(|clock| face(clock, newest)),
    })
}

fn face(clock: RoundClock, newest: Option<u16>) -> ClockFace {
    let ClockStart {
        minutes: _,
        title,
        round,
        begins_in: _,
        before,
        after,
        amber,
        sounds,
    } = clock.start;
    let tables = clock.extra.into_iter().map(|(table, extra)| TableTime {
        table,
        ends: moment(clock.ends + extra),
    });
    ClockFace {
        clock: clock.number,
        title,
        round,
        begins: moment(clock.begins),
        ends: moment(clock.ends),
        paused_since: clock.paused_since.map(moment),
        before,
        after,
        amber_seconds: u32::from(amber) * 60,
        sounds,
        tables: tables.collect(),
        of_earlier_round: newest > round,
    }
}

wire! {
    /// A round clock to start. Omitted texts, warning and sounds default to the previous clock's.
    pub struct StartClockInput {
        /// The running time, 1 to 600.
        pub minutes: u16,
        #[serde(default)]
        pub title: String,
        /// The delay in minutes before the clock runs, 0 to 600; default: 0.
        #[serde(default)]
        pub begins_in: Option<u16>,
        /// The text displayed before the clock runs; empty for none.
        #[serde(default)]
        pub before: Option<String>,
        /// The text displayed after the time is up; empty for none.
        #[serde(default)]
        pub after: Option<String>,
        /// The minutes before the end at which the warning color begins, 0 to 600.
        #[serde(default)]
        pub amber: Option<u16>,
        /// The moments that play a sound.
        #[serde(default)]
        pub sounds: Option<Vec<Named<ClockMoment>>>,
    }
}

/// Starts the round clock.
#[call(may(arbiter))]
pub(crate) fn start_clock(
    desk: &mut Desk,
    input: StartClockInput,
) -> Result<ClockView, RefusalView> {
    let now = desk.now();
    let seen = desk.snapshot();
    let facts = &seen.hall()?.facts;
    if RoundClock::of(facts).is_some_and(|clock| clock.is_on(now)) {
        return Err(DayRefusal::ClockIsOn.into());
    }
    let last = facts.iter().rev().find_map(|told| {
        if let HallFact::StartClock { start } = &told.fact {
            Some(start)
        } else {
            None
        }
    });
    let text = |typed: Option<String>, last: Option<&String>| match typed {
        Some(typed) => {
            let line = parse::optional_line(Field::Text, &typed)?;
            Ok(line.map(|it| it.to_string()))
        }
        None => Ok::<_, RefusalView>(last.cloned()),
    };
    let at_most = |typed: Option<u16>, otherwise: u16| match typed {
        Some(0) => Ok(0),
        Some(typed) => minutes(typed),
        None => Ok(otherwise),
    };
    let all = || ClockMoment::ALL.map(Named).to_vec();
    let sounds = input.sounds.map(|sounds| {
        let once: BTreeSet<_> = sounds.into_iter().collect();
        once.into_iter().collect()
    });
    let start = ClockStart {
        minutes: minutes(input.minutes)?,
        title: parse::optional_line(Field::Text, &input.title)?.map(|it| it.to_string()),
        round: newest_published(seen.tournament()?).map(RoundNumber::get),
        begins_in: at_most(input.begins_in, 0)?,
        before: text(input.before, last.and_then(|it| it.before.as_ref()))?,
        after: text(input.after, last.and_then(|it| it.after.as_ref()))?,
        amber: at_most(input.amber, last.map_or(AMBER, |it| it.amber))?,
        sounds: sounds.unwrap_or_else(|| last.map_or_else(all, |it| it.sounds.clone())),
    };
    say(desk, HallFact::StartClock { start })
}

fn say(desk: &mut Desk, fact: HallFact) -> Result<ClockView, RefusalView> {
    desk.say_in_hall(fact)?;
    clock(&desk.snapshot(), Nothing {})
}

/// Returns the current clock. Fails if there is none.
fn set(desk: &mut Desk) -> Result<RoundClock, RefusalView> {
    let seen = desk.snapshot();
    RoundClock::of(&seen.hall()?.facts).ok_or_else(|| DayRefusal::NoClock.into())
}

/// Pauses the round clock.
#[call(may(arbiter))]
pub(crate) fn pause_clock(desk: &mut Desk, _: Nothing) -> Result<ClockView, RefusalView> {
    let clock = set(desk)?;
    if clock.paused_since.is_some() || !clock.is_on(desk.now()) {
        return Err(DayRefusal::ClockDoesNotRun.into());
    }
    say(desk, HallFact::PauseClock {})
}

/// Resumes the round clock.
#[call(may(arbiter))]
pub(crate) fn go_on(desk: &mut Desk, _: Nothing) -> Result<ClockView, RefusalView> {
    if set(desk)?.paused_since.is_none() {
        return Err(DayRefusal::ClockIsNotPaused.into());
    }
    say(desk, HallFact::GoOn {})
}

wire! {
    /// The additional time.
    pub struct ExtendClockInput {
        /// 1 to 600.
        pub minutes: u16,
        /// The table; default: all tables.
        #[serde(default)]
        pub table: Option<u16>,
    }
}

/// Adds time for one table or for all.
#[call(may(arbiter))]
pub(crate) fn extend_clock(
    desk: &mut Desk,
    input: ExtendClockInput,
) -> Result<ClockView, RefusalView> {
    let clock = set(desk)?;
    let minutes = minutes(input.minutes)?;
    if let Some(table) = input.table {
        let number = parse::table(table)?;
        let seen = desk.snapshot();
        let tournament = seen.tournament()?;
        let round = clock.start.round;
        let round = round.ok_or(DeskRefusal::NoRoundPublished)?;
        tournament
            .match_at(parse::round(round)?, number)
            .map_err(|refusal| refused(&refusal, tournament))?;
    }
    say(
        desk,
        HallFact::ExtendClock {
            minutes,
            table: input.table,
        },
    )
}

/// Removes the round clock.
#[call(may(arbiter))]
pub(crate) fn end_clock(desk: &mut Desk, _: Nothing) -> Result<ClockView, RefusalView> {
    set(desk)?;
    say(desk, HallFact::EndClock {})
}
