//! Commands change only what their law permits: a debug build refuses to save a violation, and
//! verification names it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use kralle_desk::Desk;
use rstest::rstest;
use serde_json::{Value, json};

/// Calls with their inputs.
type Steps = Vec<(&'static str, Value)>;

fn new_tournament(settings: Value) -> (&'static str, Value) {
    ("new_tournament", settings)
}

/// Creates `players` players, some with equal ratings, for teams from pots.
fn pots(players: u16, format: &str) -> Steps {
    let settings = json!({
        "name": "Klubabend", "rule_set": "swiss", "format": format,
        "rating_order": ["standard"],
    });
    let players: Vec<Value> = (1..=players)
        .map(|number| {
            let rating = 2000 - 10 * (number / 3);
            json!({ "name": format!("Krähe, {number}"), "ratings": { "standard": rating } })
        })
        .collect();
    vec![
        new_tournament(settings),
        ("import_players", json!({ "players": players })),
        (
            "set_odd_number",
            json!({ "odd_number": "three_player_team" }),
        ),
    ]
}

fn drawn(players: u16, format: &str) -> Steps {
    let lots = json!({ "seed": "739142068", "wish": "anyone" });
    and(pots(players, format), &[("draw_lots", lots)])
}

fn published(before: Steps) -> Steps {
    let pair = ("pair_round", json!({}));
    and(before, &[pair, ("publish_round", json!({ "round": 1 }))])
}

/// Creates four fixed teams of three members: players 1 to 3, 4 to 6 and so on.
fn fixed(rules: &str) -> Steps {
    let settings = json!({
        "name": "Klubabend", "rule_set": rules, "format": "round_robin",
        "formation": "fixed_teams", "rating_order": ["standard"],
    });
    let team = |team: u16| {
        let members = (1..=3).map(|member| {
            let rating = 2000 - 100 * team - member;
            let name = format!("Krähe, {team}-{member}");
            json!({ "fields": { "name": name, "ratings": { "standard": rating } } })
        });
        json!({ "name": format!("Team {team}"), "members": members.collect::<Vec<_>>() })
    };
    let teams: Vec<Value> = (1..=4).map(team).collect();
    vec![
        new_tournament(settings),
        ("import_teams", json!({ "teams": teams })),
    ]
}

fn single() -> Steps {
    let settings = json!({
        "name": "Klubabend", "rule_set": "pzs", "format": "swiss_system",
        "formation": "single_players", "swiss_rounds": 3,
    });
    let players: Vec<Value> = (1..=6)
        .map(|number| json!({ "name": format!("Krähe, {number}") }))
        .collect();
    vec![
        new_tournament(settings),
        ("import_players", json!({ "players": players })),
    ]
}

fn numbered(before: Steps) -> Steps {
    let give = json!({ "seed": "739142068", "order": "listed" });
    and(before, &[("give_numbers", give)])
}

fn and(mut steps: Steps, more: &[(&'static str, Value)]) -> Steps {
    steps.extend_from_slice(more);
    steps
}

fn leaves(team: u16) -> (&'static str, Value) {
    let input = json!({ "team": team, "from": 1, "worth": "nothing", "reason": "Zug verpasst" });
    ("let_be_absent", input)
}

fn excluded(team: u16, player: Option<u32>) -> (&'static str, Value) {
    let input = json!({
        "penalty": "exclusion", "team": team, "player": player, "round": 1, "reason": "Betrug",
    });
    ("impose_penalty", input)
}

fn members(players: &[u32]) -> Value {
    let players = players.iter().map(|player| json!({ "player": player }));
    let new = json!({ "fields": { "name": "Amsel, Ida", "ratings": { "standard": 1500 } } });
    players.chain([new]).collect()
}

fn table(rest: &Value) -> Value {
    let mut input = json!({ "round": 1, "table": 1 });
    if let (Some(input), Some(rest)) = (input.as_object_mut(), rest.as_object()) {
        input.extend(rest.clone());
    }
    input
}

fn seating() -> (&'static str, Value) {
    ("choose_seating", table(&json!({ "seating": "cross" })))
}

fn colors(white: &str) -> (&'static str, Value) {
    (
        "choose_colors",
        table(&json!({ "white_on_board_1": white })),
    )
}

fn result() -> (&'static str, Value) {
    let input = json!({ "no_winner": "drawn", "cause": "arbiter_decision", "reason": "Licht aus" });
    ("enter_result", table(&input))
}

fn evidence() -> (&'static str, Value) {
    let record = "[Event \"Probe\"]\n\n1A. e4 1a. e5 1B. d4 1b. d5 2A. Qh5 *\n";
    let input = json!({ "evidence": { "record": record }, "overrule": "Abgebrochen" });
    ("attach_evidence", table(&input))
}

fn correction(more: &Value) -> (&'static str, Value) {
    let mut input = table(more);
    input["seating"] = json!("cross");
    input["white_on_board_1"] = json!("second");
    ("correct_seating", input)
}

fn wish() -> Value {
    json!({ "kind": "together", "team": 1, "other": 2 })
}

/// Returns the input of a call for each player, for a call that fits only one of them.
fn for_each_player(input: impl Fn(u32) -> Value) -> Vec<Value> {
    (1..=9).map(input).collect()
}

#[rstest]
#[case::of_new_players("add_team", fixed("ordnung"), ("add_team", json!({ "name": "Krallen", "captain": "Krähe, 9", "members": [
    { "fields": { "name": "Krähe, 9", "club": "SK Horst" } }, { "fields": { "name": "Krähe, 10" } },
] })))]
#[case::of_a_listed_player("add_team", and(fixed("ordnung"), &[("add_player", json!({ "name": "Krähe, 13" }))]),
    ("add_team", json!({ "members": members(&[13]) })))]
#[case::before_numbers("change_team", fixed("ordnung"),
    ("change_team", json!({ "number": 1, "team": { "name": "Krallen", "captain": "Krähe, 1-1", "members": members(&[3, 1]) } })))]
#[case::with_a_draft("change_team", and(numbered(fixed("ordnung")), &[("pair_round", json!({}))]),
    ("change_team", json!({ "number": 1, "team": { "members": members(&[3]) } })))]
#[case::after_a_round("change_team", published(numbered(fixed("swiss"))),
    ("change_team", json!({ "number": 1, "team": { "members": members(&[2, 1]) }, "reason": "Krank" })))]
#[case::after_a_round_with_a_draft("change_team", and(published(numbered(fixed("swiss"))), &[("pair_round", json!({}))]),
    ("change_team", json!({ "number": 1, "team": { "members": members(&[2]) }, "reason": "Krank" })))]
#[case::first("choose_colors", and(published(drawn(8, "round_robin")), &[seating()]), colors("first"))]
#[case::again("choose_colors", and(published(drawn(8, "round_robin")), &[seating(), colors("first")]), colors("second"))]
#[case::first("choose_seating", published(drawn(8, "round_robin")), seating())]
#[case::with_colors("choose_seating", and(published(drawn(8, "round_robin")), &[
    ("choose_seating", table(&json!({ "seating": "parallel" }))), colors("second"),
]), seating())]
#[case::before_colors("reopen_seating", and(published(drawn(8, "round_robin")), &[seating()]), ("reopen_seating", table(&json!({}))))]
#[case::with_colors("reopen_seating", and(published(drawn(8, "round_robin")), &[seating(), colors("first")]),
    ("reopen_seating", table(&json!({}))))]
#[case::of_the_pots("correct_seating", and(published(drawn(8, "round_robin")), &[result()]), correction(&json!({})))]
#[case::settled_with_evidence("correct_seating", and(published(drawn(8, "round_robin")), &[
    result(), evidence(), ("enter_result", json!({ "round": 1, "table": 2, "no_winner": "drawn", "cause": "arbiter_decision", "reason": "Licht aus" })),
    ("pair_round", json!({})), ("publish_round", json!({ "round": 2 })),
]), correction(&json!({ "reason": "Irrtum", "overrule": "Abgebrochen" })))]
#[case::out_of_the_draft("end_with_last_round", published(drawn(8, "swiss_system")), ("end_with_last_round", json!({})))]
#[case::of_a_result("detach_evidence", and(published(drawn(8, "round_robin")), &[result(), evidence()]),
    ("attach_evidence", table(&json!({}))))]
#[case::first("draw_numbers", drawn(20, "round_robin"), ("draw_numbers", json!({ "seed": "77" })))]
#[case::again("draw_numbers", and(drawn(20, "round_robin"), &[("draw_numbers", json!({ "seed": "77" }))]),
    ("draw_numbers", json!({ "seed": "78" })))]
#[case::drawn("drop_numbers", and(drawn(20, "round_robin"), &[("draw_numbers", json!({ "seed": "77" }))]), ("drop_numbers", json!({})))]
#[case::of_two_teams("drop_pairing_wish", and(drawn(16, "swiss_system"), &[("wish_pairing", wish())]), ("drop_pairing_wish", wish()))]
#[case::of_a_bye("drop_pairing_wish", and(drawn(14, "swiss_system"), &[
    ("wish_pairing", json!({ "kind": "bye", "team": 1 })), ("wish_pairing", wish()),
]), ("drop_pairing_wish", wish()))]
#[case::first("order_by_hand", pots(8, "round_robin"), ("order_by_hand", json!({ "players": [4, 3, 5] })))]
#[case::shorter("order_by_hand", and(pots(8, "round_robin"), &[("order_by_hand", json!({ "players": [4, 3, 5] }))]),
    ("order_by_hand", json!({ "players": [5] })))]
#[case::ordered_by_hand("remove_player", and(pots(8, "round_robin"), &[("order_by_hand", json!({ "players": [4, 3, 5] }))]),
    ("remove_player", json!({ "player": 4 })))]
#[case::named_by_a_penalty("remove_player", and(numbered(fixed("ordnung")), &[
    excluded(1, Some(1)), ("change_team", json!({ "number": 1, "team": { "members": members(&[2, 3]) } })),
]), ("remove_player", json!({ "player": 1 })))]
#[case::before_numbers("remove_team", fixed("ordnung"), ("remove_team", json!({ "number": 2 })))]
#[case::absent_with_others("remove_team", and(numbered(fixed("ordnung")), &[
    leaves(2), leaves(3), excluded(4, None), ("take_numbers_back", json!({})),
]), ("remove_team", json!({ "number": 2 })))]
#[case::excluded("remove_team", and(numbered(fixed("ordnung")), &[
    excluded(2, None), ("take_numbers_back", json!({})),
]), ("remove_team", json!({ "number": 2 })))]
#[case::of_teams("take_numbers_back", and(numbered(fixed("ordnung")), &[leaves(2)]), ("take_numbers_back", json!({})))]
#[case::of_players("take_numbers_back", and(numbered(single()), &[leaves(2), excluded(3, None)]), ("take_numbers_back", json!({})))]
#[case::with_who_is_out("give_numbers", and(numbered(single()), &[leaves(2), excluded(3, None)]),
    ("give_numbers", json!({ "seed": "482915077", "order": "lot" })))]
fn a_command_changes_what_its_law_admits_and_is_taken_back(
    #[case] command: &str,
    #[case] before: Steps,
    #[case] (call, input): (&str, Value),
) {
    play(command, before, call, &[input]);
}

#[test]
fn another_player_of_three_sits_out() {
    let input = |player: u32| table(&json!({ "player": player }));
    let before = published(drawn(5, "round_robin"));
    play(
        "let_sit_out",
        before,
        "let_sit_out",
        &for_each_player(input),
    );
}

#[test]
fn a_substitute_is_lined_up_and_noted_as_who_played() {
    let lined_up = |first: u32| {
        let input = json!({ "team": 1, "board_1": first, "board_2": first + 1 });
        table(&input)
    };
    let before = published(numbered(fixed("ordnung")));
    let inputs = for_each_player(lined_up);
    play(
        "choose_line_up",
        before.clone(),
        "choose_line_up",
        &inputs[1..2],
    );
    let played = |first: u32| {
        let played = json!({ "board_1": first, "board_2": first + 2 });
        let mut input = table(&json!({ "first": played }));
        input["seating"] = json!("parallel");
        input["white_on_board_1"] = json!("second");
        input
    };
    let before = and(before, &[result()]);
    play(
        "correct_seating",
        before,
        "correct_seating",
        &(1..=12).map(played).collect::<Vec<_>>(),
    );
}

/// Plays `before` and the first of `inputs` that adds an entry `command`, then undoes and redoes
/// it.
fn play(command: &str, before: Steps, call: &str, inputs: &[Value]) {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::for_scripts("Rosa Klaue");
    for (name, mut input) in before {
        if name == "new_tournament" {
            input = json!({ "settings": input, "path": folder.path().join("abend.kralle") });
        }
        ask(&mut desk, name, input);
    }
    let mut refusals = Vec::new();
    let is_kept = inputs.iter().any(|input| {
        let answer = desk.call(call, input.clone());
        let answer = answer.map_err(|refusal| refusals.push(refusal));
        answer.is_ok_and(|overview| overview["undo"]["command"] == command)
    });
    assert!(is_kept, "{call}: {refusals:?}");
    must_be_sound(&mut desk);
    let undone = ask(&mut desk, "undo", json!({}));
    assert_eq!(undone["redo"]["command"], command);
    must_be_sound(&mut desk);
    let redone = ask(&mut desk, "redo", json!({}));
    assert_eq!(redone["undo"]["command"], command);
    must_be_sound(&mut desk);
}

fn ask(desk: &mut Desk, call: &str, input: Value) -> Value {
    let answer = desk.call(call, input);
    answer.unwrap_or_else(|refusal| panic!("{call}: {refusal:?}"))
}

fn must_be_sound(desk: &mut Desk) {
    let report = ask(desk, "verify", json!({}));
    assert_eq!(report["findings"], json!([]), "{report}");
}

/// Entries without a call: those of older files and of copies.
const FOREIGN: &str = "migrate_file rescue_file";

/// Returns the text of every file below `folder` whose name ends in `end`.
fn texts(folder: &Path, end: &str) -> String {
    let entries = fs::read_dir(folder).unwrap();
    let texts = entries.map(|entry| {
        let path = entry.unwrap().path();
        if path.is_dir() {
            texts(&path, end)
        } else if path.to_string_lossy().ends_with(end) {
            fs::read_to_string(path).unwrap()
        } else {
            String::new()
        }
    });
    texts.collect()
}

#[test]
fn every_command_of_the_history_is_played_by_a_test() {
    let desk = Path::new(env!("CARGO_MANIFEST_DIR"));
    let messages = texts(&desk.join("../../../ui/messages/en"), ".ftl");
    let keys = messages
        .lines()
        .filter_map(|line| line.strip_prefix("journal-"));
    let commands = keys.filter_map(|line| Some(line.split_once(" =")?.0.replace('-', "_")));
    let tests = texts(&desk.join("tests"), ".rs");
    let missing = commands.filter(|command| !tests.contains(&format!("\"{command}\"")));
    let missing: BTreeSet<String> = missing.collect();
    assert_eq!(missing, FOREIGN.split(' ').map(str::to_owned).collect());
}
