//! Export and import of a tournament, as a director does it.

use std::error::Error;
use std::fs;
use std::path::Path;

use kralle_desk::core::refusal::RefusalView;
use kralle_desk::{Desk, Folders};
use serde_json::{Value, json};

type Outcome = Result<(), Box<dyn Error>>;

#[allow(clippy::needless_pass_by_value, reason = "it stands in map_err")]
fn refused(refusal: RefusalView) -> Box<dyn Error> {
    format!("{refusal:?}").into()
}

fn call(desk: &mut Desk, name: &str, input: Value) -> Result<Value, Box<dyn Error>> {
    desk.call(name, input).map_err(refused)
}

/// Names in every script, and one that a spreadsheet would calculate.
const NAMES: [&str; 8] = [
    "Müller, Özgür",
    "=1+1",
    "Ωμέγα, Άλφα",
    "Петрова, Анна",
    "諸葛, 亮",
    "O'Neill \"Jo\"",
    "<b>Fett</b> & Co",
    "عمر, خالد",
];

fn desk(folder: &Path) -> Result<Desk, Box<dyn Error>> {
    let mut desk = Desk::new(Folders {
        config: folder.join("config"),
        documents: folder.join("documents"),
    });
    let settings = json!({
        "name": "Frühling <2026>", "place": "Probedorf", "date": "2026-11-21", "rule_set": "dsj",
        "format": "swiss_system", "swiss_rounds": 3, "rating_order": ["standard"],
    });
    call(&mut desk, "new_tournament", json!({ "settings": settings }))?;
    for (number, name) in NAMES.iter().enumerate() {
        let input = json!({
            "name": name, "club": if number % 2 == 0 { "SK \"Turm\"; Probe" } else { "" },
            "federation": if number % 2 == 1 { "SUI" } else { "" },
            "birth_year": 1980 + number, "fide_id": 1_300_000 + number,
            "ratings": { "standard": 1500 + number, "rapid": 1400 + number, "blitz": 1300 + number, "national": 1200 + number, "other": 1100 + number },
        });
        call(&mut desk, "add_player", input)?;
    }
    Ok(desk)
}

fn played(desk: &mut Desk) -> Outcome {
    let lots = json!({ "seed": "739142068", "wish": "anyone", "third_joins": null });
    call(desk, "draw_lots", lots)?;
    for round in 1..=2 {
        call(desk, "pair_round", json!({}))?;
        call(desk, "publish_round", json!({ "round": round }))?;
        let view = call(desk, "round", json!({ "round": round }))?;
        for it in view["matches"].as_array().into_iter().flatten() {
            let input = json!({
                "round": round, "table": it["table"], "winner_team": it["first"]["team"],
                "cause": "checkmate", "winner_player": null, "no_winner": null, "reason": null,
            });
            let with_player = json!({
                "round": round, "table": it["table"], "winner_player": it["first"]["seats"][0]["player"]["id"],
                "cause": "checkmate", "winner_team": null, "no_winner": null, "reason": null,
            });
            if desk.call("enter_result", with_player).is_err() {
                call(desk, "enter_result", input)?;
            }
        }
    }
    Ok(())
}

#[test]
fn players_come_back_from_csv_and_workbook_as_they_went_out_in_every_language() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path())?;
    let sent = call(&mut desk, "players", json!({}))?;
    let mut sent: Vec<Value> = sent["rows"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|row| row["fields"].clone())
        .collect();
    sent.sort_by_key(|fields| fields["birth_year"].as_u64());
    for language in ["de", "en", "fr", "it"] {
        for (kind, table) in [("csv", json!("players")), ("xlsx", json!(null))] {
            let path = folder.path().join(format!("players-{language}.{kind}"));
            let input = json!({ "kind": kind, "path": path, "language": language, "table": table });
            call(&mut desk, "export", input)?;
            let preview = call(&mut desk, "preview_players", json!({ "path": path }))?;
            let mut back: Vec<Value> = preview["rows"]
                .as_array()
                .into_iter()
                .flatten()
                .map(|row| row["fields"].clone())
                .collect();
            back.sort_by_key(|fields| fields["birth_year"].as_u64());
            // A list does not accept "=1+1" as a name, since it has no letter. It must not become a
            // calculated 2 either.
            let expected: Vec<Value> = sent
                .iter()
                .filter(|it| it["name"] != "=1+1")
                .cloned()
                .collect();
            assert_eq!(back, expected, "{language} {kind}: {}", preview["problems"]);
            assert!(
                preview["problems"].to_string().contains("=1+1"),
                "{}",
                preview["problems"]
            );
        }
    }
    let csv = fs::read_to_string(folder.path().join("players-de.csv"))?;
    assert!(csv.contains("\r\n'=1+1;"), "{csv}");
    Ok(())
}

#[test]
fn every_table_is_in_the_workbook_and_the_same_tournament_gives_the_same_bytes() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path())?;
    played(&mut desk)?;
    let mut files = Vec::new();
    for name in ["one.xlsx", "two.xlsx"] {
        let path = folder.path().join(name);
        call(
            &mut desk,
            "export",
            json!({ "kind": "xlsx", "path": path, "language": "en" }),
        )?;
        files.push(fs::read(path)?);
    }
    assert_eq!(files[0], files[1]);
    let preview = call(
        &mut desk,
        "preview_players",
        json!({ "path": folder.path().join("one.xlsx") }),
    )?;
    assert_eq!(
        preview["form"]["sheets"],
        json!([
            "Players",
            "Teams",
            "Pairings",
            "Results",
            "Standings",
            "Crosstable"
        ])
    );
    Ok(())
}

#[test]
fn a_report_becomes_a_tournament_of_fixed_teams_and_can_be_taken_back() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path())?;
    played(&mut desk)?;
    let report = folder.path().join("report.trf");
    let export = |path: &Path| json!({ "kind": "trf", "path": path, "language": "de" });
    call(&mut desk, "export", export(&report))?;
    let points = |standings: &Value| {
        let rows = standings["rows"].as_array().into_iter().flatten();
        rows.map(|row| (row["team"]["number"].clone(), row["half_points"].clone()))
            .collect::<Vec<_>>()
    };
    let before = points(&call(&mut desk, "standings", json!({}))?);

    let import = json!({ "path": report, "carry": "teams" });
    let preview = call(&mut desk, "preview_tournament", import.clone())?;
    assert_eq!(
        (&preview["teams"], &preview["rounds"]),
        (&json!(4), &json!(2)),
        "{preview}"
    );
    let overview = call(&mut desk, "import_tournament", import)?;
    assert_eq!(overview["undo"]["command"], json!("import_tournament"));
    assert_eq!(points(&call(&mut desk, "standings", json!({}))?), before);
    let again = folder.path().join("again.trf");
    call(&mut desk, "export", export(&again))?;
    // Except for the head, which belongs to another file.
    let said = |path: &Path| -> Result<Vec<String>, Box<dyn Error>> {
        let text = fs::read_to_string(path)?;
        let lines = text.lines().filter(|line| !line.starts_with("###"));
        Ok(lines.map(str::to_owned).collect())
    };
    assert_eq!(said(&again)?, said(&report)?);
    let proof = call(&mut desk, "verify", json!({}))?;
    assert_eq!(proof["findings"], json!([]));
    call(&mut desk, "undo", json!({}))?;
    assert_eq!(call(&mut desk, "players", json!({}))?["rows"], json!([]));
    Ok(())
}

/// Five single players after round 1: one arrived late, one had a half-point bye.
const LATE_ENTRY: &str = "\
012 Probe
142 3
152 W
001    1      Probe, Ida                                                         1.0    1     2 w 1
001    2      Muster, Jo                                                         0.0    4     1 b 0
001    3      Acker, Al                                                          0.5    3  0000 - H
001    4      Berg, Bo                                                           0.0    5  0000 - Z
001    5      Tal, Tim                                                           1.0    2  0000 - U
240 Z   2    1
";

#[test]
fn a_report_with_byes_and_late_entries_is_carried_and_goes_on() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path())?;
    let report = folder.path().join("report.trf");
    fs::write(&report, LATE_ENTRY)?;
    let import = json!({ "path": report, "carry": "teams" });
    call(&mut desk, "import_tournament", import)?;
    assert_eq!(call(&mut desk, "verify", json!({}))?["findings"], json!([]));
    call(&mut desk, "pair_round", json!({}))?;
    let round = call(&mut desk, "round", json!({ "round": 2 }))?;
    // The late entry plays, the player with the requested bye does not.
    let teams = round["matches"].as_array().into_iter().flatten();
    let mut teams: Vec<u64> = teams
        .flat_map(|it| [it["first"]["team"].as_u64(), it["second"]["team"].as_u64()])
        .flatten()
        .collect();
    teams.sort_unstable();
    assert_eq!(teams, [2, 3, 4, 5]);
    assert_eq!(call(&mut desk, "verify", json!({}))?["findings"], json!([]));
    Ok(())
}

#[test]
fn another_file_gives_its_players_or_teams_and_stays_as_it_is() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path())?;
    played(&mut desk)?;
    let path = call(&mut desk, "overview", json!({}))?["path"].clone();
    call(&mut desk, "close_file", json!({}))?;
    let file = path.as_str().map(fs::read).ok_or("no path")??;
    for (carry, teams) in [("players", 0), ("teams", 4)] {
        let input = json!({ "path": path, "carry": carry, "name": format!("Neu {carry}") });
        let overview = call(&mut desk, "import_tournament", input)?;
        assert_eq!(
            (&overview["players"], &overview["rounds"]),
            (&json!(8), &json!([]))
        );
        let preview = call(
            &mut desk,
            "preview_tournament",
            json!({ "path": path, "carry": carry }),
        )?;
        assert_eq!(preview["teams"], json!(teams));
        assert_eq!(call(&mut desk, "verify", json!({}))?["findings"], json!([]));
    }
    assert_eq!(path.as_str().map(fs::read).ok_or("no path")??, file);
    Ok(())
}

#[test]
fn the_site_links_only_to_its_own_pages_and_says_names_as_text() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path())?;
    played(&mut desk)?;
    let site = folder.path().join("site");
    let input = json!({ "kind": "site", "path": site, "language": "de" });
    let exported = call(&mut desk, "export", input.clone())?;
    // Overview, two rounds, standings, crosstable, teams, players, 8 players, the style.
    assert_eq!(exported["files"], json!(16));
    for entry in fs::read_dir(&site)? {
        let path = entry?.path();
        let text = fs::read_to_string(&path)?;
        assert!(
            !text.contains("<script") && !text.contains("http"),
            "{}",
            path.display()
        );
        assert!(!text.contains("<b>Fett"), "{}", path.display());
        for link in text.split("href=\"").skip(1) {
            let target = link.split('"').next().unwrap_or_default();
            let (target, place) = target.split_once('#').unwrap_or((target, ""));
            let id = format!("id=\"{place}\"");
            assert!(place.is_empty() || fs::read_to_string(site.join(target))?.contains(&id));
            assert!(site.join(target).exists(), "{}: {target}", path.display());
        }
    }
    // A second export into the same directory removes the pages of undone rounds, and keeps other
    // files.
    fs::write(site.join("photo.jpg"), "x")?;
    for _ in 0..6 {
        call(&mut desk, "undo", json!({}))?;
    }
    call(&mut desk, "export", input)?;
    assert!(!site.join("round-2.html").exists() && site.join("photo.jpg").exists());
    // A directory with other contents is not changed.
    let other = folder.path().join("other");
    fs::create_dir(&other)?;
    fs::write(other.join("index.html"), "mine")?;
    let refusal = desk
        .call(
            "export",
            json!({ "kind": "site", "path": other, "language": "de" }),
        )
        .map_err(|refusal| refusal.code.to_string());
    assert_eq!(refusal, Err("folder_not_empty".to_owned()));
    Ok(())
}

#[test]
fn json_comes_in_again_as_it_went_out() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path())?;
    played(&mut desk)?;
    let (out, again) = (
        folder.path().join("out.json"),
        folder.path().join("again.json"),
    );
    let export = |path: &Path| json!({ "kind": "json", "path": path, "language": "de" });
    call(&mut desk, "export", export(&out))?;
    let import = json!({ "path": out, "carry": "players" });
    let preview = call(&mut desk, "preview_tournament", import.clone())?;
    assert_eq!(
        (
            &preview["source"],
            &preview["teams"],
            &preview["rounds"],
            &preview["remarks"]
        ),
        (&json!("json"), &json!(4), &json!(2), &json!([]))
    );
    call(&mut desk, "import_tournament", import)?;
    assert_eq!(call(&mut desk, "verify", json!({}))?["findings"], json!([]));
    call(&mut desk, "export", export(&again))?;
    let (mut first, mut second) = (json_of(&out)?, json_of(&again)?);
    // The authors and times of entries come from the history, which starts over.
    for all in [&mut first, &mut second] {
        for told in ["entered_by", "entered_at", "head"] {
            forget(all, told);
        }
    }
    assert_eq!(first, second);
    // The tournament can continue: there is a round to pair.
    call(&mut desk, "pair_round", json!({}))?;

    let text = fs::read_to_string(&out)?;
    let mut refuse = |text: &str| -> Result<String, Box<dyn Error>> {
        let path = folder.path().join("bad.json");
        fs::write(&path, text)?;
        let refusal = desk.call(
            "preview_tournament",
            json!({ "path": path, "carry": "players" }),
        );
        Ok(refusal
            .err()
            .map_or_else(String::new, |refusal| refusal.code.to_string()))
    };
    assert_eq!(refuse(&text[..text.len() - 9])?, "json_unreadable");
    assert_eq!(refuse("{}")?, "json_form");
    let schema = format!("\"schema\": {}", kralle_schema(&text)?);
    assert_eq!(
        refuse(&text.replace(&schema, "\"schema\": 999"))?,
        "json_newer"
    );
    let mut all: Value = serde_json::from_str(&text)?;
    all["rows"]["tables"]["membership"] = json!([]);
    assert_eq!(refuse(&all.to_string())?, "json_contradicts");
    Ok(())
}

fn json_of(path: &Path) -> Result<Value, Box<dyn Error>> {
    Ok(serde_json::from_slice(&fs::read(path)?)?)
}

/// Removes a field at any depth.
fn forget(value: &mut Value, name: &str) {
    match value {
        Value::Object(fields) => {
            fields.remove(name);
            fields.values_mut().for_each(|value| forget(value, name));
        }
        Value::Array(values) => values.iter_mut().for_each(|value| forget(value, name)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn kralle_schema(text: &str) -> Result<u64, Box<dyn Error>> {
    let all: Value = serde_json::from_str(text)?;
    all["rows"]["schema"]
        .as_u64()
        .ok_or_else(|| "no schema".into())
}

#[test]
fn json_holds_everything_that_is_shown() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path())?;
    played(&mut desk)?;
    let path = folder.path().join("all.json");
    call(
        &mut desk,
        "export",
        json!({ "kind": "json", "path": path, "language": "de" }),
    )?;
    let all: Value = serde_json::from_slice(&fs::read(path)?)?;
    for (name, input) in [
        ("players", json!({})),
        ("lots", json!({})),
        ("standings", json!({})),
        ("crosstable", json!({})),
        ("settings", json!({})),
    ] {
        assert_eq!(all[name], call(&mut desk, name, input)?, "{name}");
    }
    assert_eq!(
        all["rounds"][1],
        call(&mut desk, "round", json!({ "round": 2 }))?
    );
    Ok(())
}

#[test]
fn game_records_go_out_with_what_the_tournament_knows() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path())?;
    played(&mut desk)?;
    let path = folder.path().join("games.bpgn");
    let input = json!({ "kind": "games", "path": path, "language": "de" });
    let none = desk
        .call("export", input.clone())
        .map_err(|refusal| refusal.code.to_string());
    assert_eq!(none, Err("no_game_records".to_owned()));
    let record = "[Event \"Probe\"]\n[Opening \"Probe\"]\n[Result \"1-0\"]\n1A. e4 1a. e5 1B. d4 1b. d5 2A. Qh5 *\n";
    for table in [1, 2] {
        let evidence = json!({ "record": record });
        let attach =
            json!({ "round": 1, "table": table, "evidence": evidence, "overrule": "Probe" });
        call(&mut desk, "attach_evidence", attach)?;
    }
    call(&mut desk, "export", input)?;
    let written = fs::read_to_string(&path)?;
    // The event is the tournament's, the rest the record's.
    assert_eq!(written.matches("[Event \"Probe\"]").count(), 0, "{written}");
    for tag in [
        "[Opening \"Probe\"]",
        "[Round \"1\"]",
        "[WhiteA \"",
        "[BlackBTeam \"",
        "[Termination \"checkmate\"]",
    ] {
        assert_eq!(written.matches(tag).count(), 2, "{written}");
    }
    for table in [1, 2] {
        assert!(
            written.contains(&format!("[Board \"{table}\"]")),
            "{written}"
        );
    }
    // An exported file can be read again unchanged.
    let replayed = call(&mut desk, "replay_game", json!({ "path": path, "game": 1 }))?;
    assert_eq!(replayed["games"].as_array().map(Vec::len), Some(2));
    assert_eq!(replayed["plies"].as_array().map(Vec::len), Some(5));
    // Attached as evidence again, it is exported unchanged.
    for (game, table) in [1, 2].into_iter().enumerate() {
        let evidence = json!({ "record": written, "game": game });
        let attach =
            json!({ "round": 1, "table": table, "evidence": evidence, "overrule": "Probe" });
        call(&mut desk, "attach_evidence", attach)?;
    }
    let again = json!({ "kind": "games", "path": path, "language": "de" });
    call(&mut desk, "export", again)?;
    assert_eq!(fs::read_to_string(&path)?, written);
    Ok(())
}
