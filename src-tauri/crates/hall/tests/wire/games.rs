//! Captains report a match of several games game by game.

use serde_json::{Value, json};

use crate::place::{Place, place_of_double_rounds};

/// Opens a hall whose first match has its seating, and the phones of both its captains.
fn seated() -> (Place, [crate::client::Key; 2]) {
    let place = place_of_double_rounds();
    for (name, choice) in [
        ("choose_seating", json!({ "seating": "parallel" })),
        ("choose_colors", json!({ "white_on_board_1": "first" })),
    ] {
        let mut input = json!({ "round": 1, "table": 1, "game": 1 });
        input
            .as_object_mut()
            .unwrap()
            .extend(choice.as_object().unwrap().clone());
        place.at_the_desk(name, input);
    }
    let captains = ["first", "second"].map(|side| place.slip(1, side));
    let phones = [(0, 1), (1, 2)].map(|(side, phone)| place.enter(&captains[side], phone).unwrap());
    (place, phones)
}

fn report(place: &Place, game: u16) -> Value {
    let result = place.result(1, 1);
    json!({ "winner_player": result["winner_player"], "cause": result["cause"], "game": game })
}

/// Returns the causes of the results at the first table, by game.
fn causes(place: &Place) -> Value {
    let round = place.at_the_desk("round", json!({ "round": 1 }));
    let games = round["matches"][0]["games"].as_array().unwrap();
    games
        .iter()
        .map(|it| it["outcome"]["cause"].clone())
        .collect()
}

#[test]
fn both_captains_confirm_each_game() {
    let (place, [first, second]) = seated();
    for game in 1..=2 {
        let sent = place.call(&first, "report_result", &report(&place, game));
        assert_eq!(sent.status, 200, "{}", sent.json());
        let number = place.call(&second, "my_match", &json!({})).json()["theirs"]["number"].clone();
        let agreed = json!({ "agrees": true, "report": number, "game": game });
        assert_eq!(place.call(&second, "answer_report", &agreed).status, 200);
    }
    assert_eq!(causes(&place), json!(["flag_fall", "flag_fall"]));
}

#[test]
fn a_report_about_an_earlier_game_comes_too_late() {
    let (place, [first, second]) = seated();
    place.call(&first, "report_result", &report(&place, 1));
    let number = place.call(&second, "my_match", &json!({})).json()["theirs"]["number"].clone();
    let agreed = json!({ "agrees": true, "report": number, "game": 1 });
    assert_eq!(place.call(&second, "answer_report", &agreed).status, 200);
    // The other phone still shows the first game.
    let contest = json!({ "agrees": false, "report": null, "game": 1 });
    let late = [
        place.call(&first, "report_result", &report(&place, 1)),
        place.call(&first, "answer_report", &contest),
    ];
    for answer in late {
        assert_eq!(answer.status, 409, "{}", answer.json());
    }
    let seen = place.call(&first, "my_match", &json!({})).json();
    assert_eq!(seen["report"], json!("none"));
    assert_eq!(causes(&place), json!(["flag_fall", null]));
}
