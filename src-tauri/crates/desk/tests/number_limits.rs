//! Numbers at the ends of their range: each call refuses them with a message, or accepts them and
//! every view works.
//!
//! A debug build panics at the first overflowing sum.

use kralle_desk::Desk;
use kralle_desk::core::refusal::RefusalView;
use kralle_words::{Language, Words};
use rstest::rstest;
use serde_json::{Value, json};

use crate::season::season;

/// Numbers at and beyond the ends of the types of inputs.
fn extremes() -> Vec<Value> {
    let signed = [i64::MIN, -(1 << 53), -(1 << 31), -1, 0, 1 << 53, i64::MAX];
    let unsigned = [
        u64::from(u8::MAX),
        u64::from(u8::MAX) + 1,
        u64::from(u16::MAX),
        u64::from(u16::MAX) + 1,
        (1 << 31) - 1,
        1 << 31,
        u64::from(u32::MAX),
        u64::from(u32::MAX) + 1,
        u64::MAX,
    ];
    let whole = signed.into_iter().map(Value::from);
    let others = [json!(1.5), json!(-0.5), json!(1e300)];
    whole
        .chain(unsigned.into_iter().map(Value::from))
        .chain(others)
        .collect()
}

/// Returns the place of each number in `input`, as a JSON pointer.
fn numbers(input: &Value) -> Vec<String> {
    fn walk(value: &Value, at: &str, places: &mut Vec<String>) {
        match value {
            Value::Number(_) => places.push(at.to_owned()),
            Value::Array(items) => {
                for (place, item) in items.iter().enumerate() {
                    walk(item, &format!("{at}/{place}"), places);
                }
            }
            Value::Object(fields) => {
                for (name, field) in fields {
                    walk(field, &format!("{at}/{name}"), places);
                }
            }
            Value::Null | Value::Bool(_) | Value::String(_) => {}
        }
    }
    let mut places = Vec::new();
    walk(input, "", &mut places);
    places
}

/// A desk with a tournament whose first round is published and has a result.
struct Day {
    desk: Desk,
    _folder: tempfile::TempDir,
}

impl Day {
    fn ask(&mut self, call: &str, input: Value) -> Value {
        let answer = self.desk.call(call, input);
        answer.unwrap_or_else(|refusal| panic!("{call}: {refusal:?}"))
    }

    fn settings(formation: &str) -> Value {
        json!({
            "name": "Klubtag", "rule_set": if formation == "pot_draw" { "swiss" } else { "pzs" },
            "formation": formation, "format": "swiss_system", "swiss_rounds": 3,
            "win_half_points": 2, "draw_half_points": 1, "loss_half_points": 0, "bye_half_points": 2,
            "schedule": { "thinking_minutes": 10, "increment_seconds": 5, "first_round_at": "19:00" },
        })
    }

    /// Eight players, in pairs or single, before any pairing.
    fn entered(formation: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tag.kralle");
        let mut desk = Desk::for_scripts("Rosa Klaue");
        desk = desk.keeping_keys(&folder.path().join("settings"));
        let mut day = Self {
            desk,
            _folder: folder,
        };
        let settings = Self::settings(formation);
        day.ask(
            "new_tournament",
            json!({ "settings": settings, "path": path }),
        );
        let players: Vec<Value> = (1..=8)
            .map(|number| {
                json!({ "name": format!("Krähe, {number}"), "ratings": { "standard": 2000 - number } })
            })
            .collect();
        day.ask("import_players", json!({ "players": players }));
        day
    }

    fn paired(formation: &str) -> Self {
        let mut day = Self::entered(formation);
        if formation == "pot_draw" {
            day.ask(
                "draw_lots",
                json!({ "seed": "739142068", "wish": "anyone" }),
            );
        } else {
            day.ask(
                "give_numbers",
                json!({ "seed": "739142068", "order": "strength" }),
            );
        }
        day.ask("pair_round", json!({}));
        day.ask("publish_round", json!({ "round": 1 }));
        day
    }

    /// Returns the command that undo would revert; events of the hall are not among them.
    fn undoable(&mut self) -> Value {
        self.ask("overview", json!({}))["undo"].clone()
    }

    /// Checks that every view is answered, or refused with a message.
    fn look_around(&mut self, after: &str) {
        let views = [
            ("overview", json!({})),
            ("round", json!({ "round": 1 })),
            ("standings", json!({})),
            ("crosstable", json!({})),
            ("decisions", json!({})),
            ("tie_break_working", json!({ "team": 1 })),
            ("settings", json!({})),
            ("players", json!({})),
            ("day", json!({})),
            ("notices", json!({})),
            ("games", json!({})),
            ("board_game", json!({ "game": 1 })),
            ("correspondence", json!({})),
            ("reports", json!({})),
            ("count_pages", sheet("standings")),
            ("count_pages", sheet("day_plan")),
            ("verify", json!({})),
        ];
        for (view, input) in views {
            if let Err(refusal) = self.desk.call(view, input) {
                must_have_words(&refusal, &format!("{view} after {after}"));
            }
        }
    }
}

fn sheet(name: &str) -> Value {
    json!({
        "sheet": name, "language": "de", "round": null, "order": null, "per_page": null,
        "paper": null, "orientation": null, "places": null, "certificate_for": null,
        "picture": null, "path": null,
    })
}

/// Checks that a refusal has a message in every language, and is no internal error.
fn must_have_words(refusal: &RefusalView, what: &str) {
    assert_ne!(refusal.code, "internal", "{what}: {refusal:?}");
    let key = format!("refusal-{}", refusal.code.replace('_', "-"));
    for language in Language::ALL {
        assert!(Words::new(language).knows(&key), "{what}: {key}");
    }
}

/// Replaces each number of a valid call by each extreme.
fn try_extremes(day: &mut Day, call: &str, input: &Value) {
    let places = numbers(input);
    assert_ne!(places, [] as [String; 0], "{call} has no number");
    for place in places {
        for extreme in extremes() {
            let mut input = input.clone();
            *input.pointer_mut(&place).unwrap() = extreme.clone();
            let what = format!("{call} with {extreme} at {place}");
            let before = day.undoable();
            match day.desk.call(call, input) {
                Err(refusal) => must_have_words(&refusal, &what),
                Ok(answer) => {
                    must_show_no_overflow(&answer, &what);
                    day.look_around(&what);
                    if day.undoable() != before {
                        day.ask("undo", json!({}));
                    }
                }
            }
        }
    }
    if call == "start_clock" {
        day.ask("end_clock", json!({}));
    }
    // Otherwise only the first check of the call was tested.
    day.ask(call, input.clone());
}

/// Checks that no half points have a value that an overflowed sum would give.
fn must_show_no_overflow(answer: &Value, what: &str) {
    match answer {
        Value::Array(items) => items.iter().for_each(|it| must_show_no_overflow(it, what)),
        Value::Object(fields) => {
            for (name, value) in fields {
                if let (true, Some(points)) = (name.ends_with("half_points"), value.as_i64()) {
                    assert!(points.abs() < 32_768, "{what}: {name} is {points}");
                }
                must_show_no_overflow(value, what);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn player() -> Value {
    json!({
        "name": "Kauz, Ida", "title": "", "birth_year": 1990, "club": "", "fide_id": 1_234_567,
        "national_id": "", "ratings": { "standard": 1500 }, "presence": "here", "part": "entered",
    })
}

#[rstest]
#[case("change_settings", Day::settings("pot_draw"))]
#[case("add_player", player())]
#[case("change_player", json!({ "player": 1, "fields": player() }))]
#[case("refresh_ratings", json!({
    "players": [{ "player": 1, "fide_id": 7, "ratings": { "standard": 1700 } }],
}))]
#[case("remove_player", json!({ "player": 8 }))]
#[case("check_in", json!({ "players": [1], "presence": "here" }))]
#[case("expected_day", json!({
    "schedule": { "thinking_minutes": 10, "increment_seconds": 5, "first_round_at": "19:00" },
    "rounds": 5,
}))]
#[case("suggest_format", json!({ "teams": 8, "rules": null }))]
#[case("draw_lots", json!({ "seed": "1", "wish": "anyone" , "third_joins": null }))]
fn before_the_first_round_no_number_overflows(#[case] call: &str, #[case] input: Value) {
    if call == "draw_lots" {
        let mut day = Day::entered("pot_draw");
        for extreme in extremes() {
            let input = json!({ "seed": "1", "wish": "anyone", "third_joins": extreme });
            if let Err(refusal) = day.desk.call(call, input) {
                must_have_words(&refusal, call);
            } else {
                day.look_around(call);
                day.ask("undo", json!({}));
            }
        }
        return;
    }
    try_extremes(&mut Day::entered("pot_draw"), call, &input);
}

#[rstest]
#[case("history", json!({ "round": 1, "team": 1, "player": 1, "before": 3, "most": 3 }))]
#[case("let_be_absent", json!({ "team": 1, "from": 2, "to": 3, "worth": "half", "reason": "krank" }))]
#[case("swap_teams", json!({ "round": 1, "one": 1, "other": 2, "reason": "Irrtum" }))]
#[case("choose_seating", json!({ "round": 1, "table": 1, "seating": "cross" }))]
#[case("mark_progress", json!({ "round": 1, "table": 1, "progress": "still_playing" }))]
#[case("impose_penalty", json!({
    "penalty": "points_down", "team": 1, "player": null, "round": 1, "table": null,
    "half_points": 1, "reason": "Zug vorgesagt",
}))]
#[case("impose_penalty", json!({
    "penalty": "points_up", "team": 1, "player": null, "round": 1, "table": null,
    "half_points": 1, "reason": "Zug vorgesagt",
}))]
#[case("standings", json!({ "after": 1 }))]
#[case("tie_break_working", json!({ "after": 1, "team": 1 }))]
#[case("enter_result", json!({
    "round": 1, "table": 1, "winner_team": 3, "cause": "forfeit", "reason": null,
}))]
#[case("start_clock", json!({
    "minutes": 20, "title": "Runde 1", "begins_in": 2, "before": null, "after": null,
    "amber": 3, "sounds": null,
}))]
#[case("notice", json!({ "text": "Pause", "minutes": 5 }))]
#[case("planned_day", plan())]
#[case("set_day_plan", plan())]
#[case("show_on_screen", json!({ "screen": 2, "shows": "plan" }))]
#[case("show_lots", json!({ "teams": 2 }))]
#[case("new_device", json!({ "level": "helper", "name": "Ruth", "tables": [1, 2] }))]
#[case("new_device", json!({ "level": "projector", "name": "Wand", "tables": null, "screen": 2 }))]
#[case("match_links", json!({ "round": 1 }))]
#[case("count_pages", {
    let mut cards = sheet("cards");
    cards["round"] = json!(1);
    cards["per_page"] = json!(2);
    cards["tables"] = json!([1]);
    cards
})]
#[case("copy_table", json!({ "table": "standings", "round": 1, "language": "de" }))]
fn during_a_tournament_of_teams_no_number_overflows(#[case] call: &str, #[case] input: Value) {
    let mut day = Day::paired("pot_draw");
    try_extremes(&mut day, call, &input);
}

fn plan() -> Value {
    json!({ "plan": { "begins": "19:00", "parts": [
        { "what": "round", "title": "", "minutes": 40 },
        { "what": "break", "title": "Pause", "minutes": 10 },
    ] } })
}

#[test]
fn extra_time_again_and_again_does_not_overflow() {
    let mut day = Day::paired("pot_draw");
    let start = json!({
        "minutes": 20, "title": "", "begins_in": null, "before": null, "after": null,
        "amber": null, "sounds": null,
    });
    day.ask("start_clock", start);
    let extra = json!({ "minutes": 5, "table": 1 });
    try_extremes(&mut day, "extend_clock", &extra);
    for _ in 0..300 {
        let longest = json!({ "minutes": 600, "table": null });
        if let Err(refusal) = day.desk.call("extend_clock", longest) {
            must_have_words(&refusal, "extend_clock");
        }
    }
    day.look_around("extra time");
}

/// Returns the half points of team 1.
fn points_of(day: &mut Day) -> i64 {
    let standings = day.ask("standings", json!({}));
    let mut rows = standings["rows"].as_array().unwrap().iter();
    let row = rows.find(|row| row["team"]["number"] == 1);
    row.unwrap()["half_points"].as_i64().unwrap()
}

#[test]
fn the_largest_penalties_one_after_the_other_do_not_overflow() {
    for penalty in ["points_up", "points_down"] {
        let mut day = Day::paired("pot_draw");
        let impose = |half_points: u16| {
            json!({
                "penalty": penalty, "team": 1, "player": null, "round": 1, "table": null,
                "half_points": half_points, "reason": "Zug vorgesagt",
            })
        };
        let falling = [u16::MAX, 32_767, 10_000, 1000, 400, 200, 100, 20, 2, 1];
        let largest = falling.into_iter().find(|points| {
            let imposed = day.desk.call("impose_penalty", impose(*points));
            imposed.is_ok()
        });
        let mut before = points_of(&mut day);
        for _ in 0..400 {
            if let Err(refusal) = day.desk.call("impose_penalty", impose(largest.unwrap())) {
                must_have_words(&refusal, penalty);
            }
            let points = points_of(&mut day);
            let (lower, higher) = (before.min(points), before.max(points));
            let expected = [higher, lower][usize::from(penalty == "points_down")];
            assert_eq!(points, expected, "{penalty}: after {before}");
            before = points;
        }
        day.look_around(penalty);
    }
}

#[rstest]
#[case("open_game", json!({
    "round": 1, "table": 1, "way": { "at_the_board": { "minutes": 10, "increment_seconds": 5 } },
}))]
#[case("open_game", json!({
    "round": 1, "table": 1, "way": { "correspondence": { "days": 5, "budget": null } },
}))]
#[case("open_game", json!({
    "round": 1, "table": 1, "way": { "correspondence": { "days": null, "budget": 30 } },
}))]
fn games_played_here_take_no_number_that_overflows(#[case] call: &str, #[case] input: Value) {
    let places = numbers(&input);
    for place in places {
        for extreme in extremes() {
            let mut day = Day::paired("single_players");
            let mut input = input.clone();
            *input.pointer_mut(&place).unwrap() = extreme.clone();
            let what = format!("{call} with {extreme} at {place}");
            if let Err(refusal) = day.desk.call(call, input) {
                must_have_words(&refusal, &what);
                continue;
            }
            for act in ["start_clocks", "halt_game", "resume_game"] {
                let _ = day.desk.call(act, json!({ "game": 1 }));
            }
            day.look_around(&what);
        }
    }
    Day::paired("single_players").ask(call, input);
}

#[test]
fn positions_take_no_number_that_overflows() {
    let mut day = Day::paired("pot_draw");
    let text = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 | 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let position = day.ask("read_position", json!({ "rules": "dsj", "text": text }));
    let input = json!({ "rules": "dsj", "position": position });
    try_extremes(&mut day, "see_position", &input);
    let board = day.ask(
        "read_board",
        json!({ "text": "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1" }),
    );
    let input = json!({ "rules": "standard", "board": board, "question": { "ask": "stands" } });
    try_extremes(&mut day, "judge_board", &input);
}

#[test]
fn a_season_takes_no_number_that_overflows() {
    let folder = tempfile::tempdir().unwrap();
    let (mut desk, _, view) = season(folder.path(), 2);
    let mut settings = view["settings"].clone();
    settings["best"] = json!(1);
    settings["minimum"] = json!(1);
    settings["bonus_hundredths"] = json!(50);
    settings["points"] = json!("by_rank");
    settings["by_rank_hundredths"] = json!([1000, 750]);
    settings["categories"] = json!([{
        "name": "Jugend", "born_from": 2005, "born_until": 2020, "sex": null,
        "rating_from": 1000, "rating_until": 2000,
    }]);
    settings["guests"] = json!([{
        "name": "Kauz, Ida", "birth_year": 1990, "club": null, "fide_id": 7, "national_id": null,
        "file": null, "player": null,
    }]);
    let input = json!({ "settings": settings });
    desk.call("change_season", input.clone()).unwrap();
    for place in numbers(&input) {
        for extreme in extremes() {
            let mut input = input.clone();
            *input.pointer_mut(&place).unwrap() = extreme.clone();
            let what = format!("change_season with {extreme} at {place}");
            let changed = desk.call("change_season", input);
            let Err(refusal) = changed else {
                for view in ["season", "season_persons", "season_ratings"] {
                    if let Err(refusal) = desk.call(view, json!({})) {
                        must_have_words(&refusal, &format!("{view} after {what}"));
                    }
                }
                let _ = desk.call("undo_season", json!({}));
                continue;
            };
            must_have_words(&refusal, &what);
        }
    }
}
