//! Opening the hall of a file: its address, and what the desk stores of it.

use std::net::Ipv4Addr;
use std::sync::Arc;

use kralle_hall::{Hall, Hint, Limits, Log, Settings, ThisMachine};
use serde_json::json;

use crate::client::get;
use crate::place::place;

fn settings() -> Settings {
    Settings {
        addresses: vec![Ipv4Addr::LOCALHOST.into()],
        port: 0,
        limits: Limits::default(),
        log: Log::nowhere(),
        machine: Arc::new(ThisMachine),
    }
}

#[test]
fn slips_lead_to_where_the_hall_was_opened_last_and_it_opens_there_again() {
    let mut place = place();
    drop(place.hall.take());
    let kept = || place.at_the_desk("devices", json!({}))["place"]["address"].clone();
    assert_eq!(kept(), json!(null));
    let hall = Hall::open_at_its_port(&place.desk, &settings()).unwrap();
    let address = hall.address();
    // Outside the ephemeral ranges.
    assert!((20_000..=32_767).contains(&address.port()), "{address}");
    assert_eq!(kept(), address.to_string());
    hall.close();
    let again = Hall::open_at_its_port(&place.desk, &settings()).unwrap();
    assert_eq!(again.address(), address);
    assert_eq!(again.hints(), []);
    again.close();
    // Another program has the port: the hall takes another, and slips use it.
    let taken = std::net::TcpListener::bind(address).unwrap();
    let moved = Hall::open_at_its_port(&place.desk, &settings()).unwrap();
    assert_ne!(moved.address(), address);
    assert_eq!(kept(), moved.address().to_string());
    let moved_because = Hint::PortInUse {
        old: address.port(),
        address: moved.address(),
    };
    assert_eq!(moved.hints(), [moved_because]);
    drop(taken);
}

#[test]
fn printed_slips_lead_to_the_hall_again_once_their_port_is_free() {
    let mut place = place();
    drop(place.hall.take());
    let hall = Hall::open_at_its_port(&place.desk, &settings()).unwrap();
    let address = hall.address();
    let path = place.path("slips.pdf");
    place.at_the_desk(
        "print_sheet",
        json!({ "sheet": "slips", "language": "de", "path": path }),
    );
    hall.close();
    let taken = std::net::TcpListener::bind(address).unwrap();
    let moved = Hall::open_at_its_port(&place.desk, &settings()).unwrap();
    let old_slips = || place.at_the_desk("devices", json!({}))["place"]["old_slips"].clone();
    assert_eq!(old_slips(), address.to_string());
    moved.close();
    drop(taken);
    let back = Hall::open_at_its_port(&place.desk, &settings()).unwrap();
    assert_eq!(back.address(), address);
    assert_eq!((back.hints(), old_slips()), (Vec::new(), json!(null)));
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
