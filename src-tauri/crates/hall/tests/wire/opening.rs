//! Opening the hall of a file: where it is, and what the desk keeps of that.

use std::net::Ipv4Addr;

use kralle_hall::{Hall, Limits, Log, Settings};
use serde_json::json;

use crate::client::get;
use crate::place::place;

fn settings() -> Settings {
    Settings {
        addresses: vec![Ipv4Addr::LOCALHOST.into()],
        port: 0,
        limits: Limits::default(),
        log: Log::nowhere(),
    }
}

#[test]
fn slips_lead_to_where_the_hall_was_opened_last_and_it_opens_there_again() {
    let mut place = place();
    drop(place.hall.take());
    let kept = || place.at_the_desk("devices", json!({}))["place"]["address"].clone();
    assert_eq!(kept(), json!(null));
    let hall = Hall::open_at_its_port(&place.desk, settings()).unwrap();
    let address = hall.address();
    assert_eq!(kept(), address.to_string());
    hall.close();
    let again = Hall::open_at_its_port(&place.desk, settings()).unwrap();
    assert_eq!(again.address(), address);
    again.close();
    // Somebody else has the port: it takes another, and slips lead there.
    let taken = std::net::TcpListener::bind(address).unwrap();
    let moved = Hall::open_at_its_port(&place.desk, settings()).unwrap();
    assert_ne!(moved.address(), address);
    assert_eq!(kept(), moved.address().to_string());
    drop(taken);
}

#[test]
fn on_loopback_it_has_no_name_and_whoever_comes_by_the_name_is_answered() {
    let place = place();
    assert_eq!(place.hall.as_ref().unwrap().name(), None);
    let port = place.address().port();
    let page = |host: String| place.ask(&get("/").with("host", &host)).status;
    assert_eq!(page(format!("kralle.local:{port}")), 200);
    for other in ["kralle-2.local", "kralle.local.evil.example", "kralle"] {
        assert_eq!(page(format!("{other}:{port}")), 421, "{other}");
    }
}
