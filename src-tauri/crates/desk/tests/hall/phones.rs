//! The phones of a team: the second requests access, the first answers, and a wrong slip is given
//! back.

use kralle_desk::{Door, NotEntered};
use serde_json::json;

use super::evening::Evening;

#[test]
fn a_second_phone_is_turned_away_and_asks_no_more() {
    let evening = Evening::new();
    let first = evening.phone(1, "first", 1);
    let link = evening.link(1, 1, "first");
    evening.show(&link, 2, 2).unwrap_err();
    assert_eq!(evening.look(&first, "my_match")["asks"], json!([2]));
    let away = evening.by(&first, "turn_phone_away", json!({ "phone": 2 }));
    assert_eq!((away.status, &away.body["asks"]), (200, &json!([])));
    let again = evening.show(&link, 2, 2);
    assert!(
        matches!(&again, Err(NotEntered::Refused(refusal)) if refusal.code == "phone_turned_away"),
        "{again:?}"
    );
    assert_eq!(evening.look(&first, "my_match")["asks"], json!([]));
    // The phone itself, and one without a request.
    for phone in [1, 7] {
        let refused = evening.by(&first, "turn_phone_away", json!({ "phone": phone }));
        assert_eq!(refused.code(), "no_such_phone");
    }
    assert_eq!(evening.look(&first, "my_match")["report"], "none");
}

#[test]
fn one_phone_is_signed_out_and_the_other_speaks_on() {
    let evening = Evening::new();
    let first = evening.phone(1, "first", 1);
    evening
        .show(&evening.link(1, 1, "first"), 2, 2)
        .unwrap_err();
    evening.by(&first, "let_phone_in", json!({ "phone": 2 }));
    let one = json!({ "round": 1, "table": 1, "side": "first", "phone": 1 });
    let left = evening.ask("free_slip", one.clone())["phones"].clone();
    assert_eq!(left.as_array().unwrap().len(), 1);
    assert_eq!(
        (
            &left[0]["phone"],
            &left[0]["let_in"],
            &left[0]["named_alike"]
        ),
        (&json!(2), &json!(true), &json!(false))
    );
    assert_eq!(evening.desk.door(first.visitor.id()), Door::Ended);
    let again = evening.try_to("free_slip", one).unwrap_err();
    assert_eq!(again.code, "no_such_phone");
}

#[test]
fn turned_away_eight_times_nobody_asks_any_more() {
    let evening = Evening::new();
    let first = evening.phone(1, "first", 1);
    let link = evening.link(1, 1, "first");
    for phone in 2..10 {
        evening.show(&link, phone, phone).unwrap_err();
        evening.by(&first, "turn_phone_away", json!({ "phone": phone }));
    }
    let waits = Err(NotEntered::SlipInUse { phone: None });
    assert_eq!(evening.show(&link, 10, 10), waits);
    assert_eq!(evening.look(&first, "my_match")["asks"], json!([]));
}

#[test]
fn a_wrong_slip_goes_back_and_its_own_team_enters() {
    let evening = Evening::new();
    let own = evening.phone(1, "first", 1);
    let wrong = evening.same_phone(&own, 1, "second", 1);
    let blocked = evening.look(&own, "my_match")["report_blocked"].clone();
    assert_eq!(blocked["code"], "phone_of_both_sides");
    let link = evening.link(1, 1, "second");
    evening.show(&link, 2, 2).unwrap_err();
    let back = evening.by(&wrong, "give_slip_back", json!({}));
    assert_eq!(back.status, 200, "{back:?}");
    assert_eq!(
        evening.look(&own, "my_match")["report_blocked"],
        json!(null)
    );
    assert_eq!(evening.desk.door(wrong.visitor.id()), Door::Ended);
    // The phone that requested access in the meantime needs no answer any more.
    let entered = evening.show(&link, 2, 2).unwrap();
    let partner = evening.entered(&entered);
    assert_eq!(evening.look(&partner, "my_match")["side"], "second");
    evening.must_be_sound();
}

#[test]
fn a_phone_that_was_turned_away_is_not_let_in_when_the_slip_goes_back() {
    let evening = Evening::new();
    let first = evening.phone(1, "first", 1);
    let link = evening.link(1, 1, "first");
    evening.show(&link, 2, 2).unwrap_err();
    evening.by(&first, "turn_phone_away", json!({ "phone": 2 }));
    evening.by(&first, "give_slip_back", json!({}));
    evening.show(&link, 2, 2).unwrap_err();
    evening.show(&link, 3, 3).unwrap();
}
