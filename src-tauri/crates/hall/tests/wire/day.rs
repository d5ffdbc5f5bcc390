//! The round clock, notices and the ceremony over the wire.

use serde_json::json;

use crate::client::get;
use crate::place::place;

#[test]
fn every_answer_says_what_time_it_is_at_the_desk() {
    let place = place();
    for path in ["/api/public/clock", "/screen", "/api/call/clock"] {
        let before = chrono::Utc::now().timestamp_millis();
        let said = place.ask(&get(path));
        let after = chrono::Utc::now().timestamp_millis();
        let now: i64 = said.header("kralle-now").unwrap().parse().unwrap();
        assert!((before..=after).contains(&now), "{path}: {now}");
    }
}

#[test]
fn a_clock_that_is_started_by_an_arbiter_is_heard_of_by_captains_and_by_everybody() {
    let place = place();
    let (paper, _) = place.device("arbiter");
    let arbiter = place.enter(&paper, 1).unwrap();
    let captain = place.enter(&place.slip(1, "first"), 2).unwrap();
    let asks = [captain.sign(get("/api/events")), get("/api/public/events")];
    let mut lines = asks.map(|ask| {
        let mut line = place.line();
        line.ask(&ask);
        assert_eq!(line.event().unwrap().0, "state");
        line
    });
    let said = place.call(&arbiter, "start_clock", &json!({ "minutes": 15 }));
    assert_eq!(said.status, 200, "{:?}", said.json());
    for line in &mut lines {
        assert_eq!(line.event().unwrap().0, "changed");
    }
    let shown = place.ask(&get("/api/public/clock")).json();
    assert_eq!(shown, said.json());
    assert_eq!(place.call(&captain, "clock", &json!({})).json(), shown);
    let refused = place.call(&captain, "pause_clock", &json!({}));
    assert_eq!(refused.status, 403);
}

#[test]
fn each_team_of_the_ceremony_is_heard_of() {
    let place = place();
    // The state before the first round was published.
    place.at_the_desk("undo", json!({}));
    let mut line = place.line();
    line.ask(&get("/api/public/events"));
    assert_eq!(line.event().unwrap().0, "state");
    assert_eq!(place.ask(&get("/api/public/lots")).status, 404);
    for teams in 0..3 {
        place.at_the_desk("show_lots", json!({ "teams": teams }));
        assert_eq!(line.event().unwrap().0, "changed");
        let shown = place.ask(&get("/api/public/lots")).json();
        assert_eq!(shown["teams"].as_array().unwrap().len(), teams);
    }
}
