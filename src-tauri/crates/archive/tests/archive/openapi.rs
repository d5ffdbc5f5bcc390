//! The description in `/openapi.json` must match the responses.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::postgres::sql;
use crate::served::Served;

/// The path of the description; `UPDATE_GENERATED=1` rewrites it.
fn file() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("openapi.json")
}

#[test]
fn the_description_is_that_of_the_types() {
    let made = kralle_archive::api::document();
    if env::var_os("UPDATE_GENERATED").is_some() {
        fs::write(file(), format!("{made}\n")).unwrap();
    }
    // Compared as values, because the order of fields depends on enabled features.
    let kept: Value = serde_json::from_str(&fs::read_to_string(file()).unwrap()).unwrap();
    assert!(
        kept == made,
        "archive/openapi.json is old: UPDATE_GENERATED=1 cargo test --workspace --test archive openapi::"
    );
}

#[test]
fn the_description_names_parts_of_bodies_and_the_stream() {
    let made = kralle_archive::api::document();
    let push = &made["paths"]["/api/v1/tournaments/{file_id}/{revision}"];
    for method in ["put", "head", "delete"] {
        let headers = push[method]["parameters"].as_array().unwrap();
        let has = |name: &str| headers.iter().any(|it| it["name"] == name);
        assert!(has("Kralle-Number") && has("Kralle-Signature"), "{method}");
        assert_eq!(has("Kralle-SHA256"), method != "delete", "{method}");
    }
    // A response to HEAD has no body.
    let answers = push["head"]["responses"].as_object().unwrap();
    assert!(answers.values().all(|it| it.get("content").is_none()));
    let stream = &made["paths"]["/api/v1/events/{file_id}"]["get"]["responses"]["200"];
    assert!(stream["content"]["text/event-stream"].is_object());
    assert!(made["paths"]["/api/v1/archive"]["get"].is_object());
}

/// A program that only has the description sends all permitted requests and some invalid ones. It
/// then repeats them with existing items.
#[test]
#[ignore = "needs Schemathesis: cargo xtask test openapi"]
fn strangers_are_answered_as_described() {
    let archive = Served::with_a_season();
    let folder = tempfile::tempdir().unwrap();
    let file = sql(
        &archive.url,
        "SELECT upper(encode(file, 'hex')) FROM tournament LIMIT 1",
    );
    let known = format!("[parameters]\nfile_id = \"{file}\"\nslug = \"klubjahr\"\nperson = 1\n");
    for (number, config) in ["", &known].into_iter().enumerate() {
        let config_file = folder.path().join(format!("{number}.toml"));
        fs::write(&config_file, config).unwrap();
        let asked = Command::new("python3")
            .args(["-m", "schemathesis.cli", "--config-file"])
            .arg(&config_file)
            .arg("run")
            .arg(format!("http://{}/openapi.json", archive.address))
            // A stream does not end.
            .args(["--exclude-path", "/api/v1/events/{file_id}"])
            // The same requests each time.
            .args([
                "--seed",
                "1",
                "--max-examples",
                "15",
                "--checks",
                "all",
                "--no-color",
            ])
            .current_dir(folder.path())
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&asked.stdout);
        let why = String::from_utf8_lossy(&asked.stderr);
        assert!(asked.status.success(), "{said}\n{why}");
    }
}
