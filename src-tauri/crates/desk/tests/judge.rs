//! The arbiter's desk: adjudication of positions, and evidence checked against results.

use std::error::Error;
use std::path::Path;

use kralle_desk::Desk;
use serde_json::{Value, json};

type Outcome = Result<(), Box<dyn Error>>;

/// Black on board 1 is mated, but the partner's pawn can take the queen off (D 5.3.2).
const PENDING: &str = "7k/6pQ/8/8/8/3B4/8/6K1[] b - - 0 1 | 4k3/P7/8/8/8/8/8/4K3[] w - - 0 1";
/// The same mate; the partner has no defense.
const FINAL: &str = "7k/6pQ/8/8/8/3B4/8/6K1[] b - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
/// A position without a mate or check.
const QUIET: &str = "4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1";

fn ask(desk: &mut Desk, name: &str, input: Value) -> Result<Value, Box<dyn Error>> {
    desk.call(name, input)
        .map_err(|refusal| format!("{name}: {refusal:?}").into())
}

/// Returns code and article of a refused call.
fn refused(desk: &mut Desk, name: &str, input: Value) -> (String, String) {
    match desk.call(name, input) {
        Ok(answer) => (format!("not refused: {answer}"), String::new()),
        Err(refusal) => (
            refusal.code.to_string(),
            refusal.article.map(|it| it.text).unwrap_or_default(),
        ),
    }
}

fn position(desk: &mut Desk, rules: Option<&str>, text: &str) -> Result<Value, Box<dyn Error>> {
    ask(
        desk,
        "read_position",
        json!({ "rules": rules, "text": text }),
    )
}

fn judge(
    desk: &mut Desk,
    rules: &str,
    text: &str,
    question: &Value,
) -> Result<Value, Box<dyn Error>> {
    let position = position(desk, Some(rules), text)?;
    ask(
        desk,
        "judge",
        json!({ "rules": rules, "position": position, "question": question }),
    )
}

/// Returns a desk with a round of two tables under the DSJ rules: the first-named team has Black on
/// board 1.
fn running(folder: &Path) -> Result<Desk, Box<dyn Error>> {
    let mut desk = Desk::for_scripts("Anna Probe");
    let settings = json!({
        "name": "Probe", "place": "", "date": null, "rule_set": "dsj", "formation": "pot_draw",
        "format": "round_robin", "swiss_rounds": null, "win_half_points": null,
        "draw_half_points": null, "loss_half_points": null, "bye_half_points": null,
        "rating_list": "", "rating_list_date": null, "rating_order": ["standard"],
    });
    let path = folder.join("judge.kralle");
    ask(
        &mut desk,
        "new_tournament",
        json!({ "path": path, "settings": settings }),
    )?;
    for number in 0..8 {
        let player = json!({
            "name": format!("Probe {number}, Person"), "birth_year": null, "club": "",
            "fide_id": null, "ratings": { "standard": 2000 - number }, "presence": "here",
            "part": "entered",
        });
        ask(&mut desk, "add_player", player)?;
    }
    let lots = json!({ "seed": "1", "wish": "anyone", "third_joins": null });
    ask(&mut desk, "draw_lots", lots)?;
    ask(&mut desk, "pair_round", json!({}))?;
    ask(&mut desk, "publish_round", json!({ "round": 1 }))?;
    Ok(desk)
}

/// Returns the player of a side on a board at table 1.
fn player(desk: &mut Desk, side: &str, board: u64) -> Result<Value, Box<dyn Error>> {
    let round = ask(desk, "round", json!({ "round": 1 }))?;
    let seats = round["matches"][0][side]["seats"].as_array().cloned();
    seats
        .unwrap_or_default()
        .into_iter()
        .find(|seat| seat["board"] == board)
        .map(|seat| seat["player"]["id"].clone())
        .ok_or_else(|| format!("nobody at board {board}: {round}").into())
}

fn mate_of_second(desk: &mut Desk, text: &str) -> Result<Value, Box<dyn Error>> {
    let winner = player(desk, "second", 1)?;
    let evidence = position(desk, None, text)?;
    Ok(json!({
        "round": 1, "table": 1, "winner_player": winner, "cause": "checkmate",
        "evidence": { "position": evidence },
    }))
}

#[test]
fn d_5_3_2_a_mate_that_the_partner_can_still_avert_is_told_with_the_move() -> Outcome {
    let mut desk = Desk::for_scripts("");
    let mate = json!({ "ask": "mate", "partner_moved": [] });
    let view = judge(&mut desk, "dsj", PENDING, &mate)?;
    assert_eq!(view["card"]["answer"]["code"], "mate_pending");
    assert_eq!(view["card"]["article"]["text"], "5.3.2");
    let lines = view["card"]["lines"]
        .as_array()
        .cloned()
        .unwrap_or_default();
    assert!(
        lines.iter().any(|line| {
            let said = &line["said"];
            said["code"] == "avert_promotion"
                && said["data"]["taken"] == "queen"
                && said["data"]["square"] == "h7"
        }),
        "{lines:?}"
    );
    assert_eq!(view["arrows"][0]["board"], "b");
    assert_eq!(view["arrows"][0]["from"], "a7");
    assert!(view["marks"].as_array().is_some_and(|marks| {
        marks
            .iter()
            .any(|it| it["kind"] == "taken" && it["square"] == "h7" && it["board"] == "a")
    }));
    // S F1a: defenses by the partner do not count.
    let mate =
        json!({ "ask": "mate", "partner_moved": [], "mated_by": { "a": "move", "b": "move" } });
    let view = judge(&mut desk, "swiss", PENDING, &mate)?;
    assert_eq!(view["card"]["answer"]["code"], "mate_final");
    assert_eq!(view["stands"], "team1_wins");
    Ok(())
}

#[test]
fn d_3_4_a_mating_drop_is_set_right_by_the_remedy() -> Outcome {
    let mut desk = Desk::for_scripts("");
    let text = "7k/6p1/8/8/8/3B4/8/6K1[Q] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
    let question = json!({
        "ask": "move", "opponent_moved": "not_yet",
        "played": { "kind": "drop", "board": "a", "color": "white", "piece": "queen", "to": "h7" },
    });
    let view = judge(&mut desk, "dsj", text, &question)?;
    assert_eq!(view["card"]["answer"]["data"]["why"], "drop_mate");
    assert_eq!(view["card"]["article"]["text"], "3.2");
    // The queen goes to the opponent's team-mate, who plays the same color on board 2.
    assert_eq!(view["remedy"]["b"]["white_hand"]["queen"], 1);
    assert_eq!(view["remedy"]["a"]["white_hand"]["queen"], 0);
    assert_eq!(view["remedy"]["a"]["to_move"], "black");
    Ok(())
}

#[test]
fn both_flags_down_come_to_what_each_preset_says() -> Outcome {
    let mut desk = Desk::for_scripts("");
    let flags = json!([{ "board": "a", "color": "white" }, { "board": "a", "color": "black" }]);
    for (preset, order, expected) in [
        ("dsj", "known", "team2_wins"),
        ("dsj", "unknown", "draw"),
        ("swiss", "known", "team2_wins"),
        ("swiss", "unknown", "arbiter"),
        ("ordnung", "known", "draw"),
        ("ordnung", "unknown", "draw"),
    ] {
        let question = json!({ "ask": "result", "flags": flags, "order": order });
        let view = judge(&mut desk, preset, QUIET, &question)?;
        assert_eq!(view["stands"], expected, "{preset}, order {order}");
    }
    Ok(())
}

#[test]
fn every_claim_of_the_contract_is_answered() -> Outcome {
    let mut desk = Desk::for_scripts("");
    for (claim, preset, expected) in [
        ("agreement", "dsj", "claim_admitted"),
        ("agreement", "swiss", "claim_refused"),
        ("resignation", "dsj", "claim_admitted"),
        ("threefold", "dsj", "claim_refused"),
        ("fifty_moves", "ordnung", "claim_refused"),
        ("dead_position", "swiss", "claim_refused"),
        ("illegal_move", "ordnung", "claim_admitted_on_word"),
        ("checkmate", "dsj", "claim_refused"),
    ] {
        let by = json!({ "board": "a", "color": "black" });
        let question = json!({
            "ask": "claim", "flags": [], "order": "known",
            "claims": [{ "claim": claim, "by": by, "moved": "not_yet" }],
        });
        let view = judge(&mut desk, preset, QUIET, &question)?;
        assert_eq!(view["card"]["answer"]["code"], expected, "{claim} {preset}");
    }
    Ok(())
}

#[test]
fn what_no_position_can_be_is_named_with_its_place() -> Outcome {
    let mut desk = Desk::for_scripts("");
    let mut setup = position(&mut desk, Some("dsj"), QUIET)?;
    setup["b"]["squares"]["a1"] = json!("white_king");
    let input = json!({ "rules": "dsj", "position": setup });
    let report = ask(&mut desk, "see_position", input)?;
    assert_eq!(report["problem"]["code"], "several_kings");
    assert_eq!(report["problem"]["data"]["board"], 2);
    assert_eq!(report["text"], Value::Null);
    let input = json!({ "rules": "dsj", "text": "4k3/8/8/8 | 8" });
    assert_eq!(refused(&mut desk, "read_position", input).0, "bad_fen");
    let input = json!({ "rules": "standard", "text": QUIET });
    let (code, _) = refused(&mut desk, "read_position", input);
    assert_eq!(code, "not_a_tandem_game");
    Ok(())
}

#[test]
fn a_record_is_played_through_with_its_clocks() -> Outcome {
    let mut desk = Desk::for_scripts("");
    let text = "[WhiteA \"Probe\"]\n1A. e4 {179} 1B. d4 {178} 1a. e5 {177} 1b. Ke4 *";
    let input = json!({ "rules": "dsj", "text": text });
    let game = ask(&mut desk, "replay_game", input)?;
    assert_eq!(game["plies"].as_array().map(Vec::len), Some(3));
    assert_eq!(
        game["plies"][2]["after"]["a"]["squares"]["e5"],
        "black_pawn"
    );
    assert_eq!(game["plies"][0]["clock_ms"], 179_000);
    assert_eq!(game["fault"]["san"], "Ke4");
    assert_eq!(game["fault"]["board"], "b");
    Ok(())
}

#[test]
fn a_mate_that_is_not_final_is_refused_and_may_be_overruled_with_a_reason() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = running(folder.path())?;
    let mut entry = mate_of_second(&mut desk, PENDING)?;
    let refusal = refused(&mut desk, "enter_result", entry.clone());
    assert_eq!(
        refusal,
        ("evidence_contradicts".to_owned(), "5.3.2".to_owned())
    );
    let round = ask(&mut desk, "round", json!({ "round": 1 }))?;
    assert_eq!(
        round["matches"][0]["outcome"],
        Value::Null,
        "nothing half done"
    );

    entry["overrule"] = json!("Der Partner hat verzichtet");
    let overview = ask(&mut desk, "enter_result", entry)?;
    assert_eq!(overview["undo"]["command"], "overrule_result");
    assert_eq!(
        overview["undo"]["data"]["reason"],
        "Der Partner hat verzichtet"
    );
    let round = ask(&mut desk, "round", json!({ "round": 1 }))?;
    let outcome = &round["matches"][0]["outcome"];
    assert_eq!(outcome["overruled"]["why"], "mate_not_final");
    assert_eq!(outcome["overruled"]["reason"], "Der Partner hat verzichtet");
    assert_eq!(outcome["entered_by"], "Anna Probe");
    assert!(outcome["evidence"]["position"].is_string());

    let undone = ask(&mut desk, "undo", json!({}))?;
    assert_eq!(undone["redo"]["command"], "overrule_result");
    let report = ask(&mut desk, "verify", json!({}))?;
    assert_eq!(report["findings"], json!([]));
    Ok(())
}

#[test]
fn a_final_mate_proposes_the_result_and_stands_as_evidence() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = running(folder.path())?;
    let entry = mate_of_second(&mut desk, FINAL)?;
    let open = json!({ "round": 1, "table": 1, "evidence": entry["evidence"] });
    let check = ask(&mut desk, "check_result", open)?;
    // The boards do not show that the queen was not dropped (D 3.2).
    assert_eq!(
        check["finding"]["card"]["answer"]["code"],
        "mate_final_unless_dropped"
    );
    let entered = ask(&mut desk, "check_result", entry.clone())?;
    assert_eq!(entered["condition"], "not_dropped");
    assert_eq!(check["finding"]["finding"], "ended");
    assert_eq!(check["finding"]["verdict"], "second_wins");
    assert_eq!(check["finding"]["board"], 1);
    assert_eq!(check["finding"]["winner_player"], entry["winner_player"]);

    // The other player of that board has not won.
    let mut wrong = entry.clone();
    wrong["winner_player"] = player(&mut desk, "first", 1)?;
    let check = ask(&mut desk, "check_result", wrong)?;
    assert_eq!(check["contradiction"]["data"]["why"], "mate_says_otherwise");

    ask(&mut desk, "enter_result", entry)?;
    let round = ask(&mut desk, "round", json!({ "round": 1 }))?;
    assert_eq!(round["matches"][0]["outcome"]["overruled"], Value::Null);

    // A quiet position is no evidence of mate.
    let quiet = position(&mut desk, None, QUIET)?;
    let input = json!({ "round": 1, "table": 1, "evidence": { "position": quiet } });
    let (code, article) = refused(&mut desk, "attach_evidence", input);
    assert_eq!(
        (code.as_str(), article.as_str()),
        ("evidence_contradicts", "5.3")
    );
    Ok(())
}

#[test]
fn a_record_that_names_another_winner_speaks_against_the_result() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = running(folder.path())?;
    // White of board 1 is the second-named team (D 8.2); by the record, it won.
    let record = "[Result \"1-0\"]\n1A. e4 1a. e5 {resigns} 1-0";
    let mut entry = json!({
        "round": 1, "table": 1, "winner_player": player(&mut desk, "first", 1)?,
        "cause": "resignation", "evidence": { "record": record },
    });
    let check = ask(&mut desk, "check_result", entry.clone())?;
    assert_eq!(
        check["contradiction"]["data"]["why"],
        "record_says_otherwise"
    );
    entry["winner_player"] = player(&mut desk, "second", 1)?;
    ask(&mut desk, "enter_result", entry)?;
    let round = ask(&mut desk, "round", json!({ "round": 1 }))?;
    let record = &round["matches"][0]["outcome"]["evidence"]["record"];
    assert!(
        record.as_str().is_some_and(|text| text.contains("e5")),
        "{record}"
    );
    Ok(())
}

#[test]
fn an_answer_is_kept_with_its_match_and_printed_as_a_note() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = running(folder.path())?;
    let setup = position(&mut desk, None, PENDING)?;
    let question = json!({ "ask": "mate", "partner_moved": [] });
    let input = json!({ "round": 1, "table": 2, "position": setup, "question": question });
    ask(&mut desk, "keep_answer", input.clone())?;
    let overview = ask(&mut desk, "keep_answer", input)?;
    assert_eq!(overview["undo"]["command"], "keep_answer");
    let round = ask(&mut desk, "round", json!({ "round": 1 }))?;
    let kept = &round["matches"][1]["kept"];
    assert_eq!(kept[1]["number"], 2);
    assert_eq!(kept[1]["card"]["answer"]["code"], "mate_pending");
    let forget = json!({ "round": 1, "table": 2, "number": 1 });
    ask(&mut desk, "forget_answer", forget.clone())?;
    assert_eq!(
        refused(&mut desk, "forget_answer", forget).0,
        "answer_unknown"
    );

    let setup = position(&mut desk, None, PENDING)?;
    let path = folder.path().join("note.pdf");
    let input = json!({
        "position": setup, "question": question, "round": 1, "table": 2, "language": "de",
        "path": path,
    });
    let printed = ask(&mut desk, "print_answer", input)?;
    assert_eq!(printed["missing"], "", "a letter cannot be printed");
    assert!(std::fs::read(&path)?.starts_with(b"%PDF"));
    Ok(())
}

#[test]
fn names_of_several_arbiters_are_kept_once_each() -> Outcome {
    let mut desk = Desk::for_scripts("");
    let input = json!({
        "language": "de", "theme": "system", "acting_name": "Rosa Klaue", "letter_keys": "on",
        "arbiters": ["Anna Probe", "Rosa  Klaue", " "],
    });
    let kept = ask(&mut desk, "set_preferences", input)?;
    assert_eq!(kept["arbiters"], json!(["Anna Probe", "Rosa Klaue"]));
    Ok(())
}

#[test]
fn a_question_is_asked_under_a_rule_set_of_its_own() -> Outcome {
    let mut desk = Desk::for_scripts("");
    let text = "7k/6p1/8/8/8/3B4/8/6K1[Q] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
    let question = json!({
        "ask": "move", "opponent_moved": "not_yet",
        "played": { "kind": "drop", "board": "a", "color": "white", "piece": "queen", "to": "h7" },
    });
    let rules = |mate| format!("base = \"dsj\"\nsource = \"Aushang\"\ndrop_mate = \"{mate}\"\n");
    let view = judge(&mut desk, &rules("allowed"), text, &question)?;
    assert_eq!(view["card"]["answer"]["code"], "move_legal");
    let setup = position(&mut desk, Some("dsj"), text)?;
    let input = json!({ "rules": rules("maybe"), "position": setup, "question": question });
    let refused = desk
        .call("judge", input)
        .map_err(|refusal| refusal.code.to_string());
    assert_eq!(refused, Err("bad_rule_set".to_owned()));
    Ok(())
}
