//! The director's settings of the whole tournament.

use std::num::NonZeroU16;

use chrono::{NaiveDate, NaiveTime};
use kralle_tournament::{
    Arbiters, Course, GameCount, GamesPerMatch, HalfPoints, MatchFormat, OddNumber, RatingKind,
    RatingList, RuleSet, Schedule, Scoring, Settings, TieBreak, TimeControl, Tournament,
};
use rusqlite::Connection;

use crate::cell::Row;
use crate::code::Code;
use crate::found::Found;
use crate::rule_text;
use crate::table::Table;
use crate::{Cell, StoreError};

/// One row.
pub(crate) const TABLE: Table = Table::new(
    "tournament",
    "id",
    "name, place, date, rule_preset, rule_overrides, rule_source, formation, format, \
     swiss_rounds, win, draw, loss, bye, rating_list, rating_list_date, odd_number, \
     course, thinking_minutes, increment_seconds, first_round_at, end_by, \
     expected_entrants, arbiters_public, acceleration, games_per_match, best_of, colors_between_games, \
     seating_between_games, match_score, standings_by",
    rows,
);

/// The format of a date.
const DAY: &str = "%Y-%m-%d";

fn day(date: Option<NaiveDate>) -> Cell {
    date.map(|date| date.format(DAY).to_string()).into()
}

/// The format of a time of day.
const CLOCK_TIME: &str = "%H:%M";

fn clock_time(time: Option<NaiveTime>) -> Cell {
    time.map(|time| time.format(CLOCK_TIME).to_string()).into()
}

fn rows(tournament: &Tournament) -> Vec<Row> {
    let Settings {
        name,
        place,
        date,
        rule_set,
        formation,
        format,
        swiss_rounds,
        acceleration,
        scoring,
        match_format,
        rating_list,
        rating_order: _,
        tie_breaks: _,
        schedule,
        expected_entrants,
        arbiters,
    } = &tournament.settings;
    vec![vec![
        1_u8.into(),
        name.into(),
        place.as_ref().into(),
        day(*date),
        rule_set.base.code().into(),
        rule_text::overrides(rule_set).into(),
        rule_set.source.as_deref().into(),
        formation.cell(),
        Code::cell(*format),
        (*swiss_rounds).into(),
        scoring.win.into(),
        scoring.draw.into(),
        scoring.loss.into(),
        scoring.bye.into(),
        rating_list.name.as_ref().into(),
        day(rating_list.date),
        tournament.odd_number.cell(),
        tournament.course.cell(),
        schedule.time_control.map(TimeControl::minutes).into(),
        schedule
            .time_control
            .map(TimeControl::increment_seconds)
            .into(),
        clock_time(schedule.first_round_at),
        clock_time(schedule.end_by),
        expected_entrants.map(NonZeroU16::get).into(),
        u8::from(arbiters.are_public).into(),
        acceleration.cell(),
        match_format.games.most().into(),
        u8::from(match_format.ends_early()).into(),
        match_format.colors.cell(),
        match_format.seating.cell(),
        match_format.score.cell(),
        match_format.standings_by.cell(),
    ]]
}

fn found_day(found: &Found<'_>, column: &str) -> Result<Option<NaiveDate>, StoreError> {
    let Some(text) = found.optional_text(column)? else {
        return Ok(None);
    };
    let day = NaiveDate::parse_from_str(text, DAY);
    found.checked(column, day).map(Some)
}

fn found_clock_time(found: &Found<'_>, column: &str) -> Result<Option<NaiveTime>, StoreError> {
    let Some(text) = found.optional_text(column)? else {
        return Ok(None);
    };
    let time = NaiveTime::parse_from_str(text, CLOCK_TIME);
    found.checked(column, time).map(Some)
}

fn found_time_control(found: &Found<'_>) -> Result<Option<TimeControl>, StoreError> {
    let Some(minutes) = found.optional_number("thinking_minutes")? else {
        return Ok(None);
    };
    let control = TimeControl::new(minutes, found.number("increment_seconds")?);
    found.required("thinking_minutes", control).map(Some)
}

fn found_expected_entrants(row: &Found<'_>) -> Result<Option<NonZeroU16>, StoreError> {
    let Some(number) = row.optional_number::<u16>("expected_entrants")? else {
        return Ok(None);
    };
    let entrants = NonZeroU16::try_from(number);
    row.checked("expected_entrants", entrants).map(Some)
}

fn read_match_format(row: &Found<'_>) -> Result<MatchFormat, StoreError> {
    let count = GameCount::new(row.number("games_per_match")?);
    let count = row.required("games_per_match", count)?;
    Ok(MatchFormat {
        games: if row.number::<u8>("best_of")? == 0 {
            GamesPerMatch::All(count)
        } else {
            GamesPerMatch::BestOf(count)
        },
        colors: row.code("colors_between_games")?,
        seating: row.code("seating_between_games")?,
        score: row.code("match_score")?,
        standings_by: row.code("standings_by")?,
    })
}

fn found_rule_set(found: &Found<'_>) -> Result<RuleSet, StoreError> {
    let rule_set = rule_text::rule_set(
        found.text("rule_preset")?,
        found.text("rule_overrides")?,
        found.optional_text("rule_source")?,
    );
    found.checked("rule_overrides", rule_set)
}

/// The values in the row of the tournament.
pub(crate) struct TournamentRow {
    /// Without the arbiters.
    pub(crate) settings: Settings,
    pub(crate) arbiters_are_public: bool,
    pub(crate) odd_number: OddNumber,
    pub(crate) course: Course,
}

/// Reads the row. `rating_order` and `tie_breaks` are tables of their own, and the arbiters are
/// report records.
pub(crate) fn read(
    connection: &Connection,
    rating_order: &[RatingKind],
    tie_breaks: &[TieBreak],
) -> Result<TournamentRow, StoreError> {
    let points = |found: &Found<'_>, column| found.number(column).map(HalfPoints);
    let rows = TABLE.read(connection, |found| {
        Ok(TournamentRow {
            settings: Settings {
                name: found.line("name")?,
                place: found.optional_line("place")?,
                date: found_day(found, "date")?,
                rule_set: found_rule_set(found)?,
                formation: found.code("formation")?,
                format: found.code("format")?,
                swiss_rounds: found.optional_number("swiss_rounds")?,
                acceleration: found.code("acceleration")?,
                scoring: Scoring {
                    win: points(found, "win")?,
                    draw: points(found, "draw")?,
                    loss: points(found, "loss")?,
                    bye: points(found, "bye")?,
                },
                match_format: read_match_format(found)?,
                rating_list: RatingList {
                    name: found.optional_line("rating_list")?,
                    date: found_day(found, "rating_list_date")?,
                },
                rating_order: rating_order.to_vec(),
                tie_breaks: tie_breaks.to_vec(),
                schedule: Schedule {
                    time_control: found_time_control(found)?,
                    first_round_at: found_clock_time(found, "first_round_at")?,
                    end_by: found_clock_time(found, "end_by")?,
                },
                expected_entrants: found_expected_entrants(found)?,
                arbiters: Arbiters::default(),
            },
            arbiters_are_public: found.number::<u8>("arbiters_public")? != 0,
            odd_number: found.code("odd_number")?,
            course: found.code("course")?,
        })
    })?;
    rows.into_iter()
        .next()
        .ok_or_else(|| StoreError::damaged(TABLE.name, "", "the row is missing"))
}
