//! Signatures of requests and of responses.

use std::net::{Ipv4Addr, SocketAddr, UdpSocket};

use kralle_hall::Limits;
use serde_json::json;
use sha2::{Digest as _, Sha256};

use crate::client::Key;
use crate::client::{Line, get, hex, mac, post};
use crate::place::{Place, fresh, place, place_at};

fn status(place: &Place, ask: &crate::client::Ask) -> (u16, String) {
    let said = place.ask(ask);
    (said.status, said.code())
}

#[test]
fn a_signature_is_of_this_method_path_body_and_key() {
    let place = place();
    let director = place.director();
    let key = fresh();
    let ask = post("/api/call/standings?x=1", "{}").once(&key);
    let signed = director.sign(ask.clone());
    assert_ne!(place.ask(&signed).status, 401);
    let said = |name: &str| {
        let mut ask = signed.clone();
        match name {
            "method" => ask.method = "PUT",
            "path" => ask.path = "/api/call/overview?x=1".into(),
            "query" => ask.path = "/api/call/standings?x=2".into(),
            "body" => ask.body = b"{ }".to_vec(),
            _ => ask = ask.once(&fresh()),
        }
        ask
    };
    // Each from its own address, so that none waits for the others.
    for (number, name) in (10_u8..).zip(["method", "path", "query", "body", "key"]) {
        let mut line = Line::from([127, 0, 0, number], place.address());
        let answer = line.ask(&said(name));
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (401, "bad_mac"),
            "{name}"
        );
    }
}

#[test]
fn only_a_signature_counts() {
    let place = place();
    let director = place.director();
    let ask = post("/api/call/standings", "{}");
    let right = ask.mac(&director.key);
    for (said, code) in [
        (String::new(), "unknown"),
        ("Kralle".into(), "unknown"),
        (format!("Kralle nobody {right}"), "unknown"),
        (format!("Basic {} {right}", director.id), "unknown"),
        (format!("kralle {} {right}", director.id), "unknown"),
        (format!("Kralle {} {right}0", director.id), "bad_mac"),
        (
            format!("Kralle {} {}", director.id, right.to_uppercase()),
            "bad_mac",
        ),
    ] {
        let answer = place.ask(&ask.clone().with("authorization", &said));
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (401, code),
            "{said}"
        );
        assert_eq!(answer.header("kralle-answer"), None);
    }
    assert_eq!(status(&place, &ask), (401, "unknown".into()));
    assert_eq!(status(&place, &get("/api/events")), (401, "unknown".into()));
}

#[test]
fn every_answer_to_a_signature_is_signed() {
    let place = place();
    let Key { id, key } = place.director();
    for (ask, status) in [
        (post("/api/call/overview", "{}").once(&fresh()), 200),
        (post("/api/call/change_settings", "{}"), 428),
        (post("/api/call/change_settings", "{").once(&fresh()), 400),
        (post("/api/call/open_tournament", "{}").once(&fresh()), 403),
        (post("/api/call/fly", "{}"), 404),
        (get("/api/call/overview"), 405),
        (
            post("/api/call/overview", "{}").with("content-type", "text/plain"),
            415,
        ),
        (get("/api/nothing"), 404),
        (get("/api/public/overview"), 200),
        (
            post("/api/call/enter_result", r#"{"round":99}"#).once(&fresh()),
            400,
        ),
    ] {
        let request = ask.mac(&key);
        let said = place.ask(&ask.signed(&id, &key));
        assert_eq!(said.status, status, "{:?}", said.json());
        let text = format!("{status}\n{request}\n{}", hex(&Sha256::digest(&said.body)));
        assert_eq!(
            said.header("kralle-answer"),
            Some(mac(&key, &text).as_str())
        );
    }
    let said = place.ask(&get("/api/events").signed(&id, &key));
    assert_eq!((said.status, said.header("kralle-answer")), (200, None));
}

#[test]
fn who_signs_wrongly_slows_down_himself_and_nobody_else() {
    let place = place();
    let director = place.director();
    let wrong = post("/api/call/overview", "{}").signed(&director.id, b"wrong");
    let mut attacker = Line::from([127, 0, 0, 66], place.address());
    let said: Vec<u16> = (0..6).map(|_| attacker.ask(&wrong).status).collect();
    assert_eq!(said, [401, 401, 401, 401, 429, 429]);
    let right = director.sign(post("/api/call/overview", "{}").once(&fresh()));
    // Also for a valid signature of his; but the id at other addresses, and others at his address,
    // are not affected.
    assert_eq!(attacker.ask(&right).status, 429);
    assert_eq!(place.ask(&right).status, 200);
    let mut attacker = Line::from([127, 0, 0, 66], place.address());
    assert_eq!(attacker.ask(&get("/api/public/overview")).status, 200);
}

#[test]
fn no_header_makes_an_address_another() {
    let place = place();
    let director = place.director();
    let wrong = post("/api/call/overview", "{}").signed(&director.id, b"wrong");
    for it in 0..4 {
        let from = format!("10.0.0.{it}");
        let said = place.ask(
            &wrong
                .clone()
                .with("x-forwarded-for", &from)
                .with("forwarded", &format!("for={from}")),
        );
        assert_eq!(said.status, 401);
    }
    let said = place.ask(&wrong.with("x-forwarded-for", "10.0.0.9"));
    assert_eq!(said.status, 429);
}

#[test]
fn what_is_written_down_names_id_and_call_and_no_secret() {
    let mut place = place();
    let director = place.director();
    let key = fresh();
    let ask = post("/api/call/add_player", r#"{"name":"Secret Person"}"#).once(&key);
    let signed = director.sign(ask);
    place.ask(&signed);
    place.ask(&get("/api/call/a%0ab").signed("x", b"y"));
    place.hall.take().unwrap().close();
    let lines: Vec<String> = place.log.try_iter().collect();
    let log = lines.join("\n");
    assert!(
        log.contains(&format!("{} add_player ", director.id)),
        "{log}"
    );
    assert!(log.contains("x a%0ab 401 "), "{log}");
    let (_, said) = signed
        .headers
        .iter()
        .find(|it| it.0 == "authorization")
        .unwrap();
    let mac = said.split(' ').next_back().unwrap();
    for secret in ["Secret", key.as_str(), mac, &hex(&director.key)] {
        assert!(!log.contains(secret), "{log}");
    }
}

#[test]
fn the_key_of_the_program_works_on_this_machine_alone() {
    // Finds the address by which other machines reach this one; sends nothing.
    let socket = UdpSocket::bind("0.0.0.0:0").unwrap();
    let reached = socket
        .connect("192.0.2.1:9")
        .and_then(|()| socket.local_addr());
    let Some(address) = reached
        .ok()
        .map(|it| it.ip())
        .filter(|it| !it.is_loopback())
    else {
        return;
    };
    let place = place_at(vec![address, Ipv4Addr::LOCALHOST.into()], Limits::default());
    let director = place.director();
    let ask = post("/api/call/overview", "{}");
    let elsewhere = place.as_(&director, ask.clone());
    assert_eq!(
        (elsewhere.status, elsewhere.code().as_str()),
        (401, "unknown")
    );
    let helper = place.enter(&place.device("helper").0, 1).unwrap();
    assert_eq!(place.call(&helper, "reports", &json!({})).status, 200);
    let here = SocketAddr::new(Ipv4Addr::LOCALHOST.into(), place.address().port());
    assert_eq!(Line::to(here).ask(&director.sign(ask)).status, 200);
}
