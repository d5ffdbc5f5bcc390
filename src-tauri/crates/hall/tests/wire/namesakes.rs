//! A phone's name is sent in clear: a phone that uses another's name silences only itself.

use serde_json::json;

use crate::client::{Entering, Key};
use crate::place::{Place, place};

/// Enters a slip with a secret, a name, and an optional proof of it.
fn enter(place: &Place, slip: (u16, &str), secret: u8, name: u8, proof: Option<&Key>) -> Key {
    let entering = Entering::new(&place.slip(slip.0, slip.1), secret, name, proof);
    entering.key(place.ask(&entering.ask)).unwrap()
}

fn is_silent(place: &Place, key: &Key) -> bool {
    let seen = place.call(key, "my_match", &json!({})).json();
    seen["report_blocked"]["code"] == "phone_of_both_sides"
}

#[test]
fn a_name_that_was_heard_silences_who_gives_it_and_nobody_else() {
    let place = place();
    let victim = enter(&place, (1, "second"), 1, 7, None);
    let attacker = enter(&place, (1, "first"), 2, 7, None);
    assert!(!is_silent(&place, &victim));
    assert!(is_silent(&place, &attacker));
    let answer = place.call(
        &attacker,
        "choose_my_seating",
        &json!({ "seating": "cross" }),
    );
    assert_eq!(answer.code(), "phone_of_both_sides");
    // The desk sees both.
    let phones = place.at_the_desk("devices", json!({}))["phones"].clone();
    let phones = phones.as_array().unwrap();
    assert!(
        phones.iter().all(|it| it["named_alike"] == true),
        "{phones:?}"
    );
    let history = place
        .at_the_desk("history", json!({ "most": 5 }))
        .to_string();
    assert!(history.contains("named_alike"), "{history}");
}

#[test]
fn a_name_given_before_its_owner_comes_silences_only_the_giver() {
    let place = place();
    // Recorded when its owner entered another match.
    let earlier = enter(&place, (2, "first"), 1, 7, None);
    let attacker = enter(&place, (1, "first"), 2, 7, None);
    let victim = enter(&place, (1, "second"), 3, 7, Some(&earlier));
    assert!(!is_silent(&place, &victim));
    assert!(is_silent(&place, &attacker));
}

#[test]
fn one_phone_that_proves_its_name_on_both_sides_speaks_for_neither() {
    let place = place();
    let first = enter(&place, (1, "first"), 1, 7, None);
    let second = enter(&place, (1, "second"), 2, 7, Some(&first));
    for key in [&first, &second] {
        assert!(is_silent(&place, key));
    }
    let seating = json!({ "seating": "cross" });
    let colors = json!({ "white_on_board_1": "first" });
    let answer = place.call(&first, "choose_my_seating", &seating);
    assert_eq!(answer.code(), "phone_of_both_sides");
    let answer = place.call(&second, "choose_my_colors", &colors);
    assert_eq!(answer.code(), "phone_of_both_sides");
    let phones = place.at_the_desk("devices", json!({}))["phones"].clone();
    let is_told = |it: &serde_json::Value| it["both_sides"] == true && it["named_alike"] == false;
    assert!(phones.as_array().unwrap().iter().all(is_told), "{phones}");
}

#[test]
fn a_proof_is_for_one_slip_and_one_key() {
    let place = place();
    let victim = enter(&place, (2, "first"), 1, 7, None);
    // Recorded when its owner entered a match; with another slip it proves nothing.
    let proof = Entering::new(&place.slip(3, "first"), 2, 7, Some(&victim));
    let stolen = String::from_utf8(proof.ask.body.clone()).unwrap();
    let paper = place.slip(2, "second");
    let ask = crate::client::post("/api/enter", stolen);
    assert_eq!(place.as_(&paper, ask).status, 200);
    assert!(!is_silent(&place, &victim));
    // A malformed proof is refused.
    for proof in ["", "x", "x.y", "."] {
        let body = json!({ "public": "AAAA", "phone": "AAAA", "proof": proof });
        let ask = crate::client::post("/api/enter", body.to_string());
        assert_eq!(place.as_(&place.slip(3, "second"), ask).status, 400);
    }
}
