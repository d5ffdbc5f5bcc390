//! The model of a captain's phone: a table of situations, and laws over random ones.

use std::collections::{BTreeMap, BTreeSet};

use kralle_simulation::phone::{
    Claim, Doubt, Link, Moment, PersonAct, PhoneRequest, Reply, Stage, Topic,
};
use proptest::prelude::*;
use rstest::rstest;
use serde_json::json;

use crate::phone_desk::{Evening, Fate, call_of, is_act, key_of};

fn report() -> PersonAct {
    PersonAct::Report(Claim::won_by(80, "checkmate"))
}

/// The fates of acts in order, then success.
fn fates(list: &[Fate]) -> impl FnMut(&PhoneRequest) -> Fate + '_ {
    let mut list = list.iter().copied();
    move |request| {
        if is_act(request) {
            list.next().unwrap_or(Fate::Answered)
        } else {
            Fate::Answered
        }
    }
}

/// The moments of a report's requests after the tap, and its end: the status, or 0 if it waits.
#[rstest]
#[case::answered(&[], &[40], 200)]
#[case::cut(&[Fate::Cut, Fate::Cut], &[40, 1110, 3180], 200)]
#[case::answer_cut(&[Fate::AnswerCut], &[40, 1110], 200)]
#[case::portal(&[Fate::Portal], &[40, 1110], 200)]
#[case::no_answer(&[Fate::Silent], &[40, 11_080], 200)]
#[case::too_many(&[Fate::Refused(429)], &[40, 1110], 200)]
#[case::broken(&[Fate::Refused(503), Fate::Refused(500)], &[40, 1110, 3180], 200)]
#[case::unknown_phone(&[Fate::Unsigned(401, "unknown")], &[40, 1110], 200)]
#[case::overtaken(&[Fate::Refused(409)], &[40], 409)]
#[case::refused(&[Fate::Refused(422)], &[40], 422)]
#[case::long_outage(
    &[Fate::Cut; 8],
    &[40, 1110, 3180, 7250, 15_320, 31_390, 61_460, 91_530, 121_600],
    200,
)]
fn a_report_is_sent_until_it_is_answered(
    #[case] list: &[Fate],
    #[case] moments: &[i64],
    #[case] status: u16,
) {
    let mut evening = Evening::inside(1);
    let tapped = evening.now;
    assert!(evening.act(&report()));
    evening.pass(125_000, fates(list));
    let expected: Vec<_> = moments.iter().map(|at| (*at, "report_result", 0)).collect();
    assert_eq!(evening.sent(tapped), expected);
    assert_eq!(evening.phone.told().len(), 1);
    assert_eq!(evening.phone.told()[0].status, status);
    assert_eq!(evening.phone.waiting().count(), 0);
    assert_eq!(evening.phone.refused().count(), usize::from(status != 200));
    assert_eq!(evening.done.len(), usize::from(status == 200));
}

#[test]
fn a_report_is_written_byte_for_byte() {
    let mut evening = Evening::inside(1);
    evening.act(&report());
    evening.pass(1000, fates(&[]));
    let (_, request) = evening.requests.iter().find(|it| is_act(&it.1)).unwrap();
    assert_eq!(request.method, "POST");
    assert_eq!(request.path, "/api/call/report_result");
    assert_eq!(
        request.body,
        r#"{"winner_player":80,"winner_team":null,"no_winner":null,"cause":"checkmate","reason":null}"#
    );
    let names: Vec<_> = request.headers.iter().map(|it| it.0).collect();
    assert_eq!(names, ["Authorization", "Content-Type", "Idempotency-Key"]);
    assert_eq!(key_of(request).len(), 24);
}

#[test]
fn acts_are_sent_one_after_the_other_oldest_first() {
    let mut evening = Evening::inside(1);
    evening.act(&report());
    evening.pass(10, fates(&[]));
    assert!(evening.act(&PersonAct::CallArbiter(Topic::Clock)));
    let from = evening.now - 10;
    evening.pass(5000, fates(&[Fate::AnswerCut]));
    let expected = [
        (40, "report_result", 0),
        (1110, "report_result", 0),
        (1140, "call_arbiter", 1),
    ];
    assert_eq!(evening.sent(from), expected);
}

#[test]
fn no_second_report_is_offered_while_one_waits() {
    let mut evening = Evening::inside(1);
    assert!(evening.act(&report()));
    evening.pass(500, |_| Fate::Cut);
    assert!(!evening.act(&report()));
    assert!(!evening.act(&PersonAct::Confirm));
    evening.shown_match["theirs"] =
        json!({ "number": 17, "verdict": "second_wins", "cause": "flag_fall", "board": 2 });
    evening.shown_match["report"] = json!("theirs");
    evening.pass(40_000, |_| Fate::Answered);
    assert!(evening.act(&PersonAct::Contest));
    evening.pass(1000, |_| Fate::Answered);
    assert_eq!(evening.done[1].2, r#"{"agrees":false,"report":17}"#);
    // Contesting opens the form for the own version.
    assert!(!evening.act(&PersonAct::Confirm));
    assert!(evening.act(&report()));
    evening.pass(1000, |_| Fate::Answered);
    assert!(evening.act(&PersonAct::Confirm));
    evening.pass(1000, |_| Fate::Answered);
    assert_eq!(evening.done[3].2, r#"{"agrees":true,"report":17}"#);
}

#[rstest]
#[case::reload(&[PersonAct::Reload], 0)]
#[case::closed(&[PersonAct::Close, PersonAct::Open], 0)]
// The dead page still holds the sending for fifteen seconds.
#[case::battery(&[PersonAct::BatteryDies, PersonAct::Open], 14_000)]
fn a_kept_report_outlives_the_page(#[case] acts: &[PersonAct], #[case] at_least: i64) {
    let mut evening = Evening::inside(1);
    evening.act(&report());
    evening.pass(60, |_| Fate::Silent);
    let before: Vec<_> = evening.phone.waiting().cloned().collect();
    let from = evening.now;
    for act in acts {
        assert!(evening.act(act), "{act:?}");
    }
    assert_eq!(evening.phone.waiting().cloned().collect::<Vec<_>>(), before);
    evening.pass(30_000, |_| Fate::Answered);
    let sent = evening.sent(from);
    assert_eq!(sent.len(), 2);
    assert_eq!(sent[1].2, sent[0].2);
    assert!(sent[1].0 >= at_least, "{sent:?}");
    assert_eq!(evening.done.len(), 1);
    assert_eq!(evening.phone.told().len(), 1);
}

#[test]
fn a_report_is_sent_although_the_page_left_its_slip() {
    let mut evening = Evening::inside(1);
    evening.act(&report());
    evening.pass(500, |_| Fate::Cut);
    assert!(evening.act(&PersonAct::OtherCode));
    assert_eq!(evening.phone.stage(), Stage::Outside);
    evening.pass(500, |_| Fate::Answered);
    assert_eq!(evening.done.len(), 1);
    assert_eq!(evening.phone.stored().count(), 0);
}

#[rstest]
#[case::portal(Fate::Portal, Some(Doubt::Stranger))]
#[case::cut(Fate::Cut, None)]
#[case::ended(Fate::Unsigned(401, "ended"), Some(Doubt::Ended))]
#[case::wrong_key(Fate::Unsigned(401, "bad_mac"), Some(Doubt::BadMac))]
#[case::busy(Fate::Unsigned(429, "throttled"), Some(Doubt::Busy))]
#[case::broken(Fate::Unsigned(502, ""), None)]
fn an_unsigned_answer_is_doubted(#[case] fate: Fate, #[case] doubt: Option<Doubt>) {
    let mut evening = Evening::inside(1);
    evening.act(&report());
    evening.pass(800, |_| fate);
    assert_eq!(evening.phone.link(), Some((Link::Lost, doubt)));
    assert_eq!(evening.phone.confirmed(), None);
    assert_eq!(evening.phone.waiting().count(), 1);
}

#[test]
fn an_event_makes_the_page_read_and_its_end_reopens_the_stream() {
    let mut evening = Evening::inside(1);
    let stream = evening.requests.iter().find(|it| it.1.method == "GET");
    let number = stream.unwrap().1.number;
    let reads = |evening: &Evening| {
        let calls = evening
            .requests
            .iter()
            .filter(|it| call_of(&it.1) == "my_match");
        calls.count()
    };
    let before = reads(&evening);
    let event = b"event: changed\ndata: {}\n".to_vec();
    evening
        .phone
        .receive(number, &Reply::Chunk(event), Moment(evening.now));
    evening.pass(100, |_| Fate::Answered);
    assert_eq!(reads(&evening), before, "the event is not complete");
    evening.phone.receive(
        number,
        &Reply::Chunk(b"\n: x\n\n".to_vec()),
        Moment(evening.now),
    );
    evening.pass(100, |_| Fate::Answered);
    assert_eq!(reads(&evening), before + 1);
    evening
        .phone
        .receive(number, &Reply::Cut, Moment(evening.now));
    assert!(!evening.phone.awaits(number));
    evening.pass(1500, |_| Fate::Answered);
    assert_eq!(reads(&evening), before + 2);
    let streams = evening.requests.iter().filter(|it| it.1.method == "GET");
    assert_eq!(streams.count(), 2);
}

#[test]
fn the_keys_of_queries_follow_the_clock_of_the_laptop() {
    let mut evening = Evening::begin(1);
    evening.laptop_ahead = 600_000;
    let slip = evening.slip.clone();
    evening.act(&PersonAct::Scan(slip));
    evening.pass(20_000, |_| Fate::Answered);
    let (at, last) = evening.requests.last().unwrap();
    let start = crate::phone_desk::START;
    assert!(
        key_of(last).starts_with(&format!("look-{}-", start + at + 600_000)),
        "{last:?}"
    );
}

/// A step of a random evening.
#[derive(Debug, Clone)]
enum Step {
    Act(PersonAct),
    Pass(i64),
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => (1..4000_i64).prop_map(Step::Pass),
        1 => (1..40_000_i64).prop_map(Step::Pass),
        2 => Just(Step::Act(report())),
        1 => Just(Step::Act(PersonAct::CallArbiter(Topic::Clock))),
        1 => Just(Step::Act(PersonAct::Reload)),
        1 => Just(Step::Act(PersonAct::Close)),
        1 => Just(Step::Act(PersonAct::BatteryDies)),
        2 => Just(Step::Act(PersonAct::Open)),
        1 => Just(Step::Act(PersonAct::Wake)),
        1 => Just(Step::Act(PersonAct::Dismiss)),
        1 => (-100_000..100_000_i64).prop_map(|it| Step::Act(PersonAct::SetClock(it))),
    ]
}

fn fate() -> impl Strategy<Value = Fate> {
    prop_oneof![
        3 => Just(Fate::Answered),
        1 => Just(Fate::AnswerCut),
        1 => Just(Fate::Cut),
        1 => Just(Fate::Silent),
        1 => Just(Fate::Portal),
        1 => Just(Fate::Unsigned(401, "unknown")),
        1 => Just(Fate::Refused(429)),
        1 => Just(Fate::Refused(503)),
        1 => Just(Fate::Refused(409)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn a_report_is_done_once_and_none_that_was_kept_is_lost(
        seed in any::<u64>(),
        steps in prop::collection::vec(step(), 1..40),
        fates in prop::collection::vec(fate(), 1..40),
    ) {
        let mut evening = Evening::inside(seed);
        let mut number = 0;
        let mut next = |_: &_| {
            number += 1;
            fates[number % fates.len()]
        };
        let mut reported = 0;
        for step in steps {
            match step {
                Step::Pass(milliseconds) => evening.pass(milliseconds, &mut next),
                Step::Act(act) => {
                    let stored: Vec<_> = evening.phone.stored().cloned().collect();
                    let is_done = evening.act(&act);
                    let is_new = matches!(act, PersonAct::Report(_) | PersonAct::CallArbiter(_));
                    if is_done && is_new {
                        reported += 1;
                    } else {
                        let kept: Vec<_> = evening.phone.stored().cloned().collect();
                        prop_assert_eq!(kept, stored, "{:?}", act);
                    }
                }
            }
        }
        evening.act(&PersonAct::Open);
        evening.pass(200_000, |_| Fate::Answered);
        prop_assert_eq!(evening.phone.stored().count(), 0);
        prop_assert_eq!(evening.phone.told().len(), reported);
        let done: BTreeSet<_> = evening.done.iter().map(|it| it.0.clone()).collect();
        prop_assert_eq!(done.len(), evening.done.len(), "an act was done twice");
        let confirmed: BTreeSet<_> = evening
            .phone
            .told()
            .iter()
            .filter(|it| it.status == 200)
            .map(|it| it.act.key.clone())
            .collect();
        prop_assert!(confirmed.is_subset(&done));
        let mut bodies = BTreeMap::new();
        for (_, request) in evening.requests.iter().filter(|it| is_act(&it.1)) {
            let body = bodies.entry(key_of(request)).or_insert(&request.body);
            prop_assert_eq!(*body, &request.body, "a key with two bodies");
        }
    }
}
