//! Input at the limits: names lose invisible characters, dates are those of the calendar, long
//! lists are complete.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use kralle_desk::Desk;
use serde_json::{Value, json};

fn ask(desk: &mut Desk, name: &str, input: Value) -> Value {
    desk.call(name, input)
        .map_err(|refusal| format!("{name}: {refusal:?}"))
        .unwrap()
}

fn code(desk: &mut Desk, name: &str, input: Value) -> String {
    let refusal = desk.call(name, input).err();
    refusal.map_or_else(String::new, |refusal| refusal.code.to_string())
}

/// A name with characters that reverse the following text or have no width.
const HIDDEN: &str = "Kr\u{200b}ähe, An\u{202e}na\u{2066}";
const SEEN: &str = "Krähe, Anna";

fn settings(name: &str, date: &str) -> Value {
    json!({
        "name": name, "rule_set": "swiss", "place": name, "date": date, "format": "round_robin",
        "rating_order": ["standard"], "rating_list": "", "swiss_rounds": null,
    })
}

/// Returns a desk with a tournament of one player called `name`.
fn open(folder: &Path, name: &str) -> Desk {
    let mut desk = Desk::for_scripts("Ro\u{202e}sa");
    let settings = settings(name, "2026-11-21");
    let path = folder.join("a.kralle");
    ask(
        &mut desk,
        "new_tournament",
        json!({ "settings": settings, "path": path }),
    );
    ask(
        &mut desk,
        "add_player",
        json!({ "name": name, "club": name }),
    );
    desk
}

fn names(desk: &mut Desk) -> Vec<Value> {
    let players = ask(desk, "players", json!({}));
    let overview = ask(desk, "overview", json!({}));
    let player = &players["rows"][0]["fields"];
    vec![
        overview["name"].clone(),
        overview["place"].clone(),
        player["name"].clone(),
    ]
}

#[test]
fn names_lose_what_nobody_sees_whichever_way_they_come_in() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path(), HIDDEN);
    assert_eq!(names(&mut desk), [SEEN; 3]);
    let history = ask(&mut desk, "history", json!({}));
    assert!(!history.to_string().contains('\u{202e}'));
    // As JSON, in the rows of a file.
    let json = folder.path().join("a.json");
    ask(
        &mut desk,
        "export",
        json!({ "kind": "json", "path": json, "language": "de" }),
    );
    let text = fs::read_to_string(&json).unwrap();
    fs::write(&json, text.replace(SEEN, HIDDEN)).unwrap();
    ask(
        &mut desk,
        "import_tournament",
        json!({ "path": json, "carry": "players", "to": folder.path().join("c.kralle") }),
    );
    assert_eq!(names(&mut desk), [SEEN; 3]);
    // A name without visible characters is no name.
    let refused = code(
        &mut desk,
        "add_player",
        json!({ "name": "\u{202e}\u{200b}" }),
    );
    assert_eq!(refused, "bad_field");
}

#[test]
fn a_tournament_is_dated_in_the_calendar_whichever_way_the_date_comes_in() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path(), SEEN);
    let json = folder.path().join("a.json");
    ask(
        &mut desk,
        "export",
        json!({ "kind": "json", "path": json, "language": "de" }),
    );
    let text = fs::read_to_string(&json).unwrap();
    let wrong = ["-2026-11-21", "0000-11-21", "+12026-11-21"];
    for date in wrong {
        let bad = folder.path().join("bad.json");
        fs::write(&bad, text.replace("2026-11-21", date)).unwrap();
        let refused = code(
            &mut desk,
            "import_tournament",
            json!({ "path": bad, "carry": "players" }),
        );
        assert_eq!(refused, "json_contradicts", "{date}");
        let settings = settings(SEEN, date);
        let path = folder.path().join("b.kralle");
        let new = json!({ "settings": settings, "path": path });
        assert_eq!(
            code(&mut desk, "new_tournament", new),
            "bad_field",
            "{date}"
        );
        let mut settings = ask(&mut desk, "settings", json!({}));
        settings["rating_list_date"] = json!(date);
        let refused = code(&mut desk, "change_settings", settings);
        assert_eq!(refused, "bad_field", "{date}");
    }
}

/// Nine thousand players of a list, imported and updated.
#[test]
fn a_list_of_nine_thousand_players_is_entered_and_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = open(folder.path(), SEEN);
    let mut list = "Name;Elo;FIDE-ID;Verein\n".to_owned();
    for number in 1..=9_000 {
        let _ = writeln!(
            list,
            "Pfote {number}, Ute;{};{number};SK {}",
            1000 + number % 900,
            number % 70
        );
    }
    let preview = ask(&mut desk, "preview_players", json!({ "text": list }));
    let fields: Vec<Value> = preview["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["fields"].clone())
        .collect();
    assert_eq!(fields.len(), 9_000);
    ask(&mut desk, "import_players", json!({ "players": fields }));
    // Import again, with other ratings: all players are recognized.
    let preview = ask(
        &mut desk,
        "preview_players",
        json!({ "text": list.replace(";1", ";2") }),
    );
    let updates: Vec<Value> = preview["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| json!({ "player": it["same_as"]["player"], "fields": it["fields"] }))
        .collect();
    let overview = ask(
        &mut desk,
        "import_players",
        json!({ "players": [], "updates": updates }),
    );
    assert_eq!(overview["players"], 9_001);
}
