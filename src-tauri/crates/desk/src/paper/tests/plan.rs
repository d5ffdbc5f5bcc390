//! The plan of the day on paper, and the next round on the sheets of the previous one.

#![allow(clippy::unwrap_used, reason = "a test may break where it stands")]

use chrono::NaiveTime;
use kralle_tournament::{Course, Schedule, TimeControl};
use rstest::rstest;
use serde_json::json;

use super::every::{ask, desk, pots};
use super::printed;
use crate::core::desk::Desk;

/// Sets a plan of five rounds, with a meal before the fourth.
pub(super) fn set(desk: &mut Desk) {
    let round = json!({ "what": "round", "minutes": 20 });
    let soup = json!({ "what": "break", "title": "Suppe", "minutes": 30 });
    let rest = json!({ "what": "break", "minutes": 10 });
    let photo = json!({ "what": "other", "title": "Foto aller Teams", "minutes": 5 });
    let prizes = json!({ "what": "prize_giving", "minutes": 15 });
    let parts = [
        round.clone(),
        round.clone(),
        rest,
        round.clone(),
        soup,
        round.clone(),
        photo,
        round,
        prizes,
    ];
    let plan = json!({ "begins": "19:30", "parts": parts });
    ask(desk, "set_day_plan", json!({ "plan": plan })).unwrap();
}

#[rstest]
#[case::pairings("pairings")]
#[case::standings("standings")]
fn a_sheet_says_when_the_next_round_is_where_the_day_is_planned(#[case] sheet: &str) {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path(), &pots()).unwrap();
    let text = |desk: &mut Desk| printed(desk, sheet).unwrap();
    assert!(!text(&mut desk).contains(" um "));
    set(&mut desk);
    assert!(text(&mut desk).contains("Runde 4 um 21:10"));
}

#[test]
fn after_the_end_no_round_is_announced() {
    let folder = tempfile::tempdir().unwrap();
    let mut tournament = pots();
    tournament.course = Course::Closed;
    let mut desk = desk(folder.path(), &tournament).unwrap();
    set(&mut desk);
    assert!(!printed(&mut desk, "standings").unwrap().contains(" um "));
}

#[test]
fn a_schedule_is_a_plan_on_paper() {
    let folder = tempfile::tempdir().unwrap();
    let mut tournament = pots();
    tournament.settings.schedule = Schedule {
        time_control: TimeControl::new(5, 0),
        first_round_at: NaiveTime::from_hms_opt(19, 30, 0),
        end_by: None,
    };
    let mut scheduled = desk(folder.path(), &tournament).unwrap();
    let text = printed(&mut scheduled, "day_plan").unwrap();
    for said in [
        "19:30",
        "Runde 1",
        "19:45",
        "Runde 2",
        "Siegerehrung",
        "Ende",
    ] {
        assert!(text.contains(said), "{said}: {text}");
    }
}

#[test]
fn who_planned_nothing_is_told_so() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path(), &pots()).unwrap();
    let refused = printed(&mut desk, "day_plan").unwrap_err();
    assert_eq!(refused.to_string(), "sheet_needs_day_plan");
}
