//! The day plan: entered, displayed, and shifted by the actual starts of rounds.

use std::collections::BTreeMap;

use chrono::{DateTime, Local, NaiveDateTime, TimeDelta, TimeZone as _, Utc};
use kralle_call::call;
use kralle_tournament::{Settings, Tournament};
use kralle_view::named::Named;

use crate::core::desk::Desk;
use crate::core::field::{Expected, Field};
use crate::core::hall_choice::DayPart;
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::day::clock::{minutes, moment};
use crate::day::refusal::DayRefusal;
use crate::day::round_clock::RoundClock;
use crate::day::view::{DayPlanShown, DayPlanView, PartOfDayView};
use crate::door::day_plan::{DayPlan, PartOfDay};
use crate::door::hall_fact::HallFact;
use crate::settings::schedule::{clock_time, read_clock_time};

/// The maximum number of parts of a day.
const MOST_PARTS: usize = 64;

/// A plan and its day.
struct Planned {
    plan: DayPlan,
    typed: bool,
    /// The start of its first part.
    begins: NaiveDateTime,
    /// True if the day is known.
    has_day: bool,
}

/// The last stored plan and the time it was stored; `None` if the schedule applies.
type Kept = Option<(DayPlan, DateTime<Utc>)>;

fn kept(desk: &Snapshot) -> Result<Kept, RefusalView> {
    let newest = desk.hall()?.facts.iter().rev().find_map(|told| {
        if let HallFact::DayPlan { plan } = &told.fact {
            Some((plan.clone(), told.time))
        } else {
            None
        }
    });
    Ok(newest.and_then(|(plan, said)| Some((plan?, said))))
}

/// Returns the day by the entered plan, or by the schedule if there is none. `None` if the schedule
/// is incomplete.
fn planned(
    desk: &Snapshot,
    tournament: &Tournament,
    plan: Kept,
) -> Result<Option<Planned>, RefusalView> {
    let (plan, said) = if let Some((plan, said)) = plan {
        (plan, Some(said))
    } else {
        let rounds = tournament.rounds_planned();
        let Settings {
            schedule,
            match_format,
            ..
        } = &tournament.settings;
        match DayPlan::by_schedule(*schedule, rounds, match_format.games.count()) {
            Some(plan) => (plan, None),
            None => return Ok(None),
        }
    };
    let starts = round_starts(desk)?;
    let day = tournament.settings.date.or_else(|| {
        let first = starts.values().next().copied();
        Some(said.map(hall_time).or(first)?.date())
    });
    let begins = day.unwrap_or_default().and_time(plan.begins);
    Ok(Some(Planned {
        plan,
        typed: said.is_some(),
        begins,
        has_day: day.is_some(),
    }))
}

/// Converts a time to the local time of the hall, the laptop's time zone.
fn hall_time(time: DateTime<Utc>) -> NaiveDateTime {
    time.with_timezone(&Local).naive_local()
}

/// Returns the starts of rounds: by their clock, or by their publication without a clock.
fn round_starts(desk: &Snapshot) -> Result<BTreeMap<u16, NaiveDateTime>, RefusalView> {
    let hall = desk.hall()?;
    let published = hall.published_at.iter().map(|(it, at)| (it.get(), *at));
    let mut starts: BTreeMap<_, _> = published.collect();
    starts.extend(RoundClock::round_starts(&hall.facts));
    // A round whose publication was undone has not begun.
    starts.retain(|round, _| hall.published_at.keys().any(|it| it.get() == *round));
    Ok(starts
        .into_iter()
        .map(|(round, at)| (round, hall_time(at)))
        .collect())
}

/// Shows the day plan.
#[call(may(captain, helper, arbiter, projector))]
pub(crate) fn day_plan(desk: &Snapshot, _: Nothing) -> Result<DayPlanView, RefusalView> {
    day_of(desk, desk.tournament()?)
}

/// Returns the day plan of a tournament.
pub(crate) fn day_of(desk: &Snapshot, tournament: &Tournament) -> Result<DayPlanView, RefusalView> {
    view(desk, tournament, kept(desk)?)
}

fn view(desk: &Snapshot, tournament: &Tournament, plan: Kept) -> Result<DayPlanView, RefusalView> {
    let Some(planned) = planned(desk, tournament, plan)? else {
        return Ok(DayPlanView {
            plan: None,
            typed: false,
        });
    };
    let starts = round_starts(desk)?;
    let (times, planned_end, expected_end) = planned.plan.times(planned.begins, &starts);
    let parts = planned.plan.parts.into_iter().zip(&times);
    let parts: Vec<_> = parts
        .map(|(part, times)| PartOfDayView {
            what: part.what,
            round: times.round,
            title: part.title,
            minutes: part.minutes,
            planned: clock_time(times.planned.time()),
            expected: clock_time(times.expected.time()),
            expected_at: planned.has_day.then(|| moment(utc(times.expected))),
            began: times.began.map(|it| clock_time(it.time())),
        })
        .collect();
    let last_round_over = parts.iter().zip(&times).rev().find_map(|(part, times)| {
        let minutes = TimeDelta::minutes(part.minutes.into());
        times.round.map(|_| times.expected + minutes)
    });
    let end_by = tournament.settings.schedule.end_by;
    let end_by_at = end_by.map(|end| {
        // A time before the start of the day belongs to the next day.
        let same_day = planned.begins.date().and_time(end);
        if same_day < planned.begins {
            same_day + TimeDelta::days(1)
        } else {
            same_day
        }
    });
    let over = last_round_over.zip(end_by_at).map(|(over, by)| over - by);
    let late = u16::try_from((expected_end - planned_end).num_minutes());
    Ok(DayPlanView {
        typed: planned.typed,
        plan: Some(DayPlanShown {
            begins: clock_time(planned.plan.begins),
            parts,
            planned_end: clock_time(planned_end.time()),
            expected_end: clock_time(expected_end.time()),
            late_minutes: late.unwrap_or_default(),
            end_by: end_by.map(clock_time),
            over_end_by: over
                .and_then(|it| u16::try_from(it.num_minutes()).ok())
                .filter(|it| *it > 0),
        }),
    })
}

fn utc(time: NaiveDateTime) -> DateTime<Utc> {
    let local = Local.from_local_datetime(&time).earliest();
    // `None` in an hour skipped by daylight saving time.
    local.map_or_else(|| time.and_utc(), |it| it.to_utc())
}

/// Returns the expected start of a round as HH:MM; `None` without a plan or after the start.
pub(crate) fn expected_start(
    desk: &Snapshot,
    tournament: &Tournament,
    round: u16,
) -> Option<String> {
    let plan = day_of(desk, tournament).ok()?.plan?;
    let mut parts = plan.parts.into_iter();
    let part = parts.find(|it| it.round == Some(round))?;
    part.began.is_none().then_some(part.expected)
}

wire! {
    /// The new day plan.
    pub struct SetDayPlanInput {
        /// None restores the plan by the schedule.
        pub plan: Option<DayPlanInput>,
    }
}

wire! {
    /// A day plan.
    pub struct DayPlanInput {
        /// The start of the first part, as HH:MM.
        pub begins: String,
        pub parts: Vec<PartOfDayInput>,
    }
}

wire! {
    /// A part of the day.
    pub struct PartOfDayInput {
        pub what: Named<DayPart>,
        #[serde(default)]
        pub title: String,
        /// 1 to 600.
        pub minutes: u16,
    }
}

/// Previews the day with a plan; stores nothing.
#[call(reads)]
pub(crate) fn planned_day(
    desk: &mut Desk,
    input: SetDayPlanInput,
) -> Result<DayPlanView, RefusalView> {
    let plan = input.plan.map(plan).transpose()?;
    // As if it were stored now.
    let now = desk.now();
    let seen = desk.snapshot();
    view(&seen, seen.tournament()?, plan.map(|it| (it, now)))
}

/// Sets the day plan.
#[call]
pub(crate) fn set_day_plan(
    desk: &mut Desk,
    input: SetDayPlanInput,
) -> Result<DayPlanView, RefusalView> {
    let plan = input.plan.map(plan).transpose()?;
    desk.say_in_hall(HallFact::DayPlan { plan })?;
    day_plan(&desk.snapshot(), Nothing {})
}

fn plan(input: DayPlanInput) -> Result<DayPlan, RefusalView> {
    let count = input.parts.len();
    if !(1..=MOST_PARTS).contains(&count) {
        let (found, most) = (count, MOST_PARTS);
        return Err(DayRefusal::DayParts { found, most }.into());
    }
    let begins = read_clock_time(Field::Begins, Some(&input.begins))?
        .ok_or_else(|| RefusalView::missing_field(Field::Begins, Expected::ClockTime))?;
    // The refusal names the part, counted from 1.
    let parts = (1_usize..)
        .zip(input.parts)
        .map(|(number, typed)| part(&typed).map_err(|refusal| refusal.with("part", number)));
    Ok(DayPlan {
        begins,
        parts: parts.collect::<Result<_, RefusalView>>()?,
    })
}

fn part(typed: &PartOfDayInput) -> Result<PartOfDay, RefusalView> {
    let title = parse::optional_line(Field::Text, &typed.title)?;
    if typed.what.0 == DayPart::Other && title.is_none() {
        return Err(RefusalView::missing_field(Field::Text, Expected::Text));
    }
    Ok(PartOfDay {
        what: typed.what,
        title: title.map(|it| it.to_string()),
        minutes: minutes(typed.minutes)?,
    })
}
