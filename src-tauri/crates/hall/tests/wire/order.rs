//! The order of the checks of a request.

use serde_json::json;

use crate::client::{Ask, get, post};
use crate::place::{fresh, place, place_with};
use kralle_hall::{Limits, Pace};

/// A request with every fault from `from` on, without the earlier ones.
struct Faulty {
    ask: Ask,
    status: u16,
    code: &'static str,
}

#[test]
fn refusals_come_in_one_order() {
    let place = place_with(Limits {
        wrong_at_first: 0,
        ..Limits::default()
    });
    let director = place.director();
    let call = |name: &str, body: &str| post(&format!("/api/call/{name}"), body);
    // From the last to the first: each request has its fault and all later ones.
    let faults = [
        (
            call("change_settings", "{").once(&fresh()),
            400,
            "bad_input",
        ),
        (call("change_settings", "{"), 428, "no_idempotency_key"),
        (
            call("change_settings", "{").with("content-type", "text/plain"),
            415,
            "no_json",
        ),
        (
            call("open_tournament", "{").with("content-type", "text/plain"),
            403,
            "names_a_file",
        ),
        (
            call("change_settings", "{")
                .with("content-type", "text/plain")
                .with("origin", "null"),
            403,
            "foreign_origin",
        ),
        (
            call("change_settings", "{")
                .by("PUT")
                .with("origin", "null"),
            405,
            "wrong_method",
        ),
        (
            call("fly", "{").by("PUT").with("origin", "null"),
            404,
            "unknown_call",
        ),
    ];
    let faulty = faults.map(|(ask, status, code)| Faulty {
        ask: director.sign(ask),
        status,
        code,
    });
    for it in &faulty {
        let said = place.ask(&it.ask);
        assert_eq!((said.status, said.code().as_str()), (it.status, it.code));
    }
    let last = &faulty[faulty.len() - 1].ask;
    let unknown = last.clone().signed("nobody", &director.key);
    let said = place.ask(&unknown);
    assert_eq!((said.status, said.code().as_str()), (401, "unknown"));
    let large = Ask {
        body: vec![b'{'; 17 * 1024],
        ..last.clone()
    };
    let large = large.signed("nobody", &director.key);
    let said = place.ask(&large);
    assert_eq!((said.status, said.code().as_str()), (413, "body_too_large"));
    // After one wrong signature the id must wait at this address.
    let wrong = last.clone().signed(&director.id, b"wrong");
    let said = place.ask(&wrong);
    assert_eq!((said.status, said.code().as_str()), (401, "bad_mac"));
    let throttled = large.signed(&director.id, &director.key);
    let said = place.ask(&throttled);
    assert_eq!((said.status, said.code().as_str()), (429, "throttled"));
    assert!(said.header("retry-after").is_some());
    let said = place.ask(&throttled.with("host", "evil.example"));
    assert_eq!((said.status, said.code().as_str()), (421, "wrong_host"));
}

#[test]
fn a_host_is_one_of_our_own_before_anything_else() {
    let place = place();
    let address = place.address();
    let port = address.port();
    for own in [address.to_string(), format!("kralle.local:{port}")] {
        for path in ["/", "/api/public/overview"] {
            assert_eq!(
                place.ask(&get(path).with("host", &own)).status,
                200,
                "{own}"
            );
        }
    }
    for foreign in [
        "evil.example".to_owned(),
        format!("evil.example:{port}"),
        format!("localhost:{port}"),
        "127.0.0.1".to_owned(),
        format!("127.0.0.1:{port}."),
        format!("127.0.0.2:{port}"),
        String::new(),
    ] {
        for path in ["/", "/m", "/api/public/overview", "/nothing", "/api/call/x"] {
            let said = place.ask(&get(path).with("host", &foreign));
            assert_eq!((said.status, said.code().as_str()), (421, "wrong_host"));
        }
    }
    let mut line = place.line();
    let twice = format!("GET / HTTP/1.1\r\nhost: {address}\r\nhost: evil.example\r\n\r\n");
    line.send(twice.as_bytes()).unwrap();
    assert_eq!(line.answer(false).unwrap().status, 421);
    let absolute = format!("GET http://evil.example/ HTTP/1.1\r\nhost: {address}\r\n\r\n");
    line.send(absolute.as_bytes()).unwrap();
    assert_eq!(line.answer(false).unwrap().status, 421);
    let mut line = place.line();
    line.send(b"GET / HTTP/1.0\r\n\r\n").unwrap();
    assert_eq!(line.answer(false).unwrap().status, 421);
}

#[test]
fn a_page_of_somebody_else_changes_nothing() {
    let place = place();
    let director = place.director();
    let own = format!("http://{}", place.address());
    let named = format!("http://kralle.local:{}", place.address().port());
    let rename = |origin: &str| {
        let ask = post("/api/call/overview", "{}").once(&fresh());
        place.as_(&director, ask.with("origin", origin)).status
    };
    assert_eq!(rename(&own), 200);
    for foreign in [
        "null",
        "http://evil.example",
        &named,
        &own.replace("http", "https"),
        &format!("{own}0"),
        "",
    ] {
        assert_eq!(rename(foreign), 403, "{foreign}");
    }
    // Such a page can send the request but never sees the response.
    let said = place.ask(&get("/api/public/overview").with("origin", "http://evil.example"));
    assert_eq!(said.status, 200);
    assert_eq!(said.header("access-control-allow-origin"), None);
    let said = place.ask(&get("/api/call/overview").by("OPTIONS"));
    assert_eq!(said.status, 401);
    let said = place.ask(&get("/api/public/overview").by("OPTIONS"));
    assert_eq!(said.status, 405);
    assert_eq!(said.header("access-control-allow-origin"), None);
}

#[test]
fn nothing_is_served_but_what_is_in_the_program() {
    let place = place();
    for path in [
        "/..%2fCargo.toml",
        "/../Cargo.toml",
        "/..",
        "//",
        "//m",
        "/m/",
        "/m%00",
        "/%00",
        "/.",
        "/./m",
        "/%6d",
        "/m.html",
        "/index.html",
        "/screens",
        "/favicon.ico",
        "/\\m",
        "/api",
        "/api/public/",
        "/api/public/../events",
        "/api/public/round/0000001",
        "/api/public/round/-1",
        "/api/public/overview/",
    ] {
        let said = place.ask(&get(path));
        assert_eq!(
            (said.status, said.code().as_str()),
            (404, "nothing_here"),
            "{path}"
        );
    }
    for path in ["/api/", "/api/call/", "/api/nothing", "/api//call/overview"] {
        let said = place.ask(&get(path));
        assert_eq!(
            (said.status, said.code().as_str()),
            (401, "unknown"),
            "{path}"
        );
        let said = place.as_(&place.director(), get(path));
        assert_eq!(said.status, 404, "{path}");
    }
}

#[test]
fn a_method_that_is_none_is_named_with_those_there_are() {
    let place = place();
    let director = place.director();
    for (ask, allowed) in [
        (get("/").by("POST"), "GET, HEAD"),
        (get("/api/public/standings").by("DELETE"), "GET, HEAD"),
        (get("/api/public/events").by("HEAD"), "GET"),
        (director.sign(get("/api/call/overview")), "POST"),
        (director.sign(get("/api/events").by("POST")), "GET"),
    ] {
        let said = place.ask(&ask);
        assert_eq!((said.status, said.header("allow")), (405, Some(allowed)));
    }
    let said = place.ask(&get("/").by("HEAD"));
    assert_eq!((said.status, said.body.len()), (200, 0));
}

#[test]
fn an_input_is_json_that_fits() {
    let place = place();
    let director = place.director();
    let nested = |deep: usize| format!("{}{}", "[".repeat(deep), "]".repeat(deep));
    let asked = |body: &str| {
        let said = place.as_(&director, post("/api/call/standings", body));
        (said.status, said.json()["code"].clone())
    };
    for body in [
        "{",
        "null",
        "nonsense",
        "[1]",
        "{\"wings\":2}",
        &nested(17),
        &nested(5000),
    ] {
        assert_eq!(asked(body), (400, json!("bad_input")), "{body}");
    }
    let empty = post("/api/call/standings", "").without("content-type");
    for ask in [
        empty.clone(),
        empty.with("content-type", "application/json; charset=utf-8"),
    ] {
        assert_ne!(place.as_(&director, ask).status, 400);
    }
    let deep = place.as_(&director, post("/api/call/standings", nested(17)));
    assert!(
        deep.json()["data"]["reason"]
            .as_str()
            .unwrap()
            .contains("deep")
    );
}

#[test]
fn who_asks_too_fast_waits() {
    let place = place_with(Limits {
        searches: Pace {
            at_once: 2,
            per_minute: 0,
        },
        ..Limits::default()
    });
    let find = || place.ask(&get("/api/public/find?name=x")).status;
    assert_eq!([find(), find(), find()], [200, 200, 429]);
    // Prepared views have no limit.
    assert_eq!(place.ask(&get("/api/public/overview")).status, 200);
    // Other clients do not wait.
    let mut line = crate::client::Line::from([127, 0, 0, 3], place.address());
    assert_eq!(line.ask(&get("/api/public/find?name=x")).status, 200);
}
