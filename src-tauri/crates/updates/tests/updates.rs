//! Accepted and refused versions, over local sockets.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "tests may fail and tell")]

mod server;

use kralle_updates::{Newer, Refused, Source, Updates};
use rstest::rstest;
use serde_json::{Value, json};
use server::{Maker, Said, Server, app, fetched};

const PROGRAM: &[u8] = b"the newer program";
/// The trusted comment of a signature: the version for which it was made.
const ABOUT: &str = "timestamp:1790000000\tfile:Kralle-setup.exe\tversion:1.5.0";

/// Returns the code of a refusal.
fn code<T>(answer: Result<T, Refused>) -> Option<String> {
    let refused = serde_json::to_value(answer.err()?).unwrap();
    refused["code"].as_str().map(str::to_owned)
}

#[test]
fn a_newer_version_is_found_with_what_is_new_and_fetched_whole() {
    let (server, maker, app) = (Server::open(), Maker::new(), app());
    server.say("/kralle", PROGRAM.to_vec());
    let newest = server.newest("1.5.0", &maker.sign(PROGRAM, ABOUT));
    server.say("/newest.json", newest);
    let updates = Updates::default();
    let source = (maker.key(), server.address("/newest.json"));
    let source = Source {
        key: &source.0,
        address: &source.1,
    };
    tauri::async_runtime::block_on(async {
        let newer = updates.look(app.handle(), source).await;
        let wanted = Newer {
            version: "1.5.0".to_owned(),
            notes: Some("Quicker.".to_owned()),
        };
        assert_eq!(newer, Ok(Some(wanted)));
        // A version that was not offered to the user is not downloaded.
        assert_eq!(updates.fetch("1.6.0").await, Err(Refused::UpdateNotFound));
        assert_eq!(updates.fetch("1.5.0").await, Ok(PROGRAM.to_vec()));
        // A check without a newer version discards the result of the previous one.
        server.say(
            "/newest.json",
            json!({ "version": "1.4.0", "platforms": {} }),
        );
        assert_eq!(updates.look(app.handle(), source).await, Ok(None));
        assert_eq!(updates.fetch("1.5.0").await, Err(Refused::UpdateNotFound));
        assert_eq!(
            updates.install("1.5.0", PROGRAM),
            Err(Refused::UpdateNotFound)
        );
    });
}

#[rstest]
#[case::the_same("1.4.0", Ok(None))]
#[case::a_build_of_the_same("1.4.0-beta.2", Err(("1.4.0-beta.2", "1.4.0")))]
#[case::older("1.3.9", Err(("1.3.9", "1.4.0")))]
#[case::older_by_number_though_not_by_letter("1.10.0", Ok(Some(PROGRAM.to_vec())))]
fn only_a_newer_version_is_one(
    #[case] version: &str,
    #[case] wanted: Result<Option<Vec<u8>>, (&str, &str)>,
) {
    let (server, maker) = (Server::open(), Maker::new());
    server.say("/kralle", PROGRAM.to_vec());
    let signature = maker.sign(PROGRAM, &format!("version:{version}"));
    server.say("/newest.json", server.newest(version, &signature));
    let wanted = wanted.map_err(|(offered, current)| Refused::UpdateOlder {
        offered: offered.to_owned(),
        current: current.to_owned(),
    });
    assert_eq!(
        fetched(&maker.key(), &server.address("/newest.json")),
        wanted
    );
}

#[test]
fn what_is_not_signed_for_this_version_by_this_key_is_refused() {
    let (maker, other) = (Maker::new(), Maker::new());
    let mut broken = maker.sign(PROGRAM, ABOUT);
    broken.truncate(broken.len() / 2);
    let older = maker.sign(PROGRAM, "timestamp:1\tfile:Kralle-setup.exe\tversion:1.2.0");
    for (said, program, signature) in [
        ("somebody else", PROGRAM, other.sign(PROGRAM, ABOUT)),
        (
            "another program",
            b"another program",
            maker.sign(PROGRAM, ABOUT),
        ),
        (
            "a longer one",
            b"the newer program ",
            maker.sign(PROGRAM, ABOUT),
        ),
        ("half a signature", PROGRAM, broken),
        ("no signature", PROGRAM, String::new()),
        ("an older version as the newest", PROGRAM, older),
        ("of no version", PROGRAM, maker.sign(PROGRAM, "timestamp:1")),
    ] {
        let server = Server::open();
        server.say("/kralle", program.to_vec());
        server.say("/newest.json", server.newest("1.5.0", &signature));
        let answer = fetched(&maker.key(), &server.address("/newest.json"));
        assert_eq!(code(answer).as_deref(), Some("update_not_signed"), "{said}");
    }
}

#[rstest]
#[case::no_key("")]
#[case::not_in_base_64("RWQ!")]
#[case::not_a_key("bm8ga2V5")]
fn without_a_key_that_can_be_read_nothing_is_taken(#[case] key: &str) {
    let (server, maker) = (Server::open(), Maker::new());
    server.say("/kralle", PROGRAM.to_vec());
    let newest = server.newest("1.5.0", &maker.sign(PROGRAM, ABOUT));
    server.say("/newest.json", newest);
    let answer = fetched(key, &server.address("/newest.json"));
    assert_eq!(code(answer).as_deref(), Some("update_not_signed"));
}

#[rstest]
#[case::broken_off(Said { status: 200, body: PROGRAM[..5].to_vec(), missing: PROGRAM.len() - 5 })]
#[case::gone(Said { status: 404, body: Vec::new(), missing: 0 })]
#[case::server_in_trouble(Said { status: 503, body: PROGRAM.to_vec(), missing: 0 })]
fn what_does_not_arrive_whole_is_refused(#[case] program: Said) {
    let (server, maker) = (Server::open(), Maker::new());
    server.say("/kralle", program);
    let newest = server.newest("1.5.0", &maker.sign(PROGRAM, ABOUT));
    server.say("/newest.json", newest);
    let answer = fetched(&maker.key(), &server.address("/newest.json"));
    assert_eq!(code(answer).as_deref(), Some("update_broken"));
}

#[rstest]
#[case::not_json(b"<html>".to_vec().into(), Some("update_not_readable"))]
#[case::no_version(json!({ "platforms": {} }).into(), Some("update_not_readable"))]
#[case::no_such_version(json!({ "version": "newest", "platforms": {} }).into(), Some("update_not_readable"))]
#[case::for_others_alone(json!({ "version": "1.5.0", "platforms": {} }).into(), Some("update_other_system"))]
#[case::broken_off(Said { status: 200, body: b"{".to_vec(), missing: 9 }, Some("update_not_readable"))]
#[case::in_trouble(Said { status: 500, body: Vec::new(), missing: 0 }, Some("update_not_reached"))]
#[case::nothing_new(Said { status: 204, body: Vec::new(), missing: 0 }, None)]
fn what_is_said_of_the_newest_version_is_read_with_suspicion(
    #[case] said: Said,
    #[case] wanted: Option<&str>,
) {
    let (server, maker) = (Server::open(), Maker::new());
    server.say("/newest.json", said);
    let answer = fetched(&maker.key(), &server.address("/newest.json"));
    assert_eq!(code(answer).as_deref(), wanted);
}

#[rstest]
#[case::nobody_listens("http://127.0.0.1:9/newest.json")]
#[case::no_address("newest.json")]
fn an_address_where_nobody_is_costs_a_sentence(#[case] address: &str) {
    let answer = fetched(&Maker::new().key(), address);
    assert_eq!(code(answer).as_deref(), Some("update_not_reached"));
}

#[test]
fn every_refusal_crosses_the_bridge_as_a_code_with_its_data() -> Result<(), serde_json::Error> {
    let refused = Refused::UpdateOlder {
        offered: "1.3.9".to_owned(),
        current: "1.4.0".to_owned(),
    };
    let wanted: Value = json!({
        "code": "update_older", "data": { "offered": "1.3.9", "current": "1.4.0" }
    });
    assert_eq!(serde_json::to_value(refused)?, wanted);
    Ok(())
}
