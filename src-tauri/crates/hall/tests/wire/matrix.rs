//! Permissions: every call by every role, over the wire.

use std::fmt::Write as _;

use kralle_desk::Call;

use crate::client::Key;
use crate::client::{Said, post};
use crate::place::{Place, place};

/// Sends a body that is not JSON: refused after the permission check and before any effect.
fn tried(place: &Place, key: Option<&Key>, name: &str) -> Said {
    let ask = post(&format!("/api/call/{name}"), "no JSON").with("content-type", "text/plain");
    match key {
        Some(key) => place.as_(key, ask),
        None => place.ask(&ask),
    }
}

#[test]
fn everybody_makes_his_own_calls_and_nobody_one_that_names_a_file() {
    let place = place();
    let levels = place.levels();
    let mut matrix = String::new();
    for call in kralle_desk::list() {
        let Call { name, .. } = call;
        assert_eq!(tried(&place, None, name).status, 401, "{name}");
        let mut may: Vec<&str> = Vec::new();
        for (level, key) in &levels {
            let said = tried(&place, Some(key), name);
            match (said.status, said.code().as_str()) {
                (415, "no_json") => may.push(level),
                (403, "names_a_file") => assert!(call.names_a_file, "{name}"),
                (403, "not_for_this_level") => {}
                other => panic!("{name}, {level}: {other:?}"),
            }
        }
        let mut listed: Vec<&str> = call.may.iter().map(|it| it.0.code()).collect();
        listed.push("director");
        let expected = if call.names_a_file {
            Vec::new()
        } else {
            listed
        };
        assert_eq!(may, expected, "{name}");
        writeln!(matrix, "{name}: {}", may.join(" ")).unwrap();
    }
    insta::assert_snapshot!(matrix);
}

#[test]
fn what_looks_like_a_file_is_one() {
    for call in kralle_desk::list() {
        let input = serde_json::to_value(&call.input).unwrap();
        let fields = input["properties"].as_object().cloned().unwrap_or_default();
        let looks_like_one = ["path", "picture", "folder", "file"]
            .iter()
            .any(|name| fields.contains_key(*name));
        // These name it by its identity, or by its name in the list of a season.
        let is_named_otherwise = ["drop_from_outbox", "exclude_season_file"].contains(&call.name);
        assert!(
            !looks_like_one || call.names_a_file || is_named_otherwise,
            "{}",
            call.name
        );
    }
}
