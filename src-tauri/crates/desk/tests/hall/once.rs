//! An act takes effect exactly once, regardless of the network.

use serde_json::{Value, json};

use super::evening::{Answer, Evening};

#[test]
fn the_same_request_gives_the_first_answer_again_also_after_a_restart() {
    let evening = Evening::new();
    let first = evening.phone(1, "first", 1);
    let call = evening.act(&first, "call_arbiter", json!({ "about": "Uhr" }));
    let refused = evening.act(
        &first,
        "choose_my_colors",
        json!({ "white_on_board_1": "first" }),
    );
    let before: Vec<Answer> = evening
        .desk
        .act(&[call.clone(), refused.clone(), call.clone()])
        .iter()
        .map(Answer::from)
        .collect();
    assert_eq!(before[0], before[2]);
    assert_eq!(before[1].code(), "not_your_choice");

    let evening = evening.start_again();
    let after = evening.desk.act(&[refused, call.clone()]);
    assert_eq!(Answer::from(&after[0]), before[1]);
    assert_eq!(Answer::from(&after[1]), before[0]);
    let calls = evening.ask("reports", json!({}))["calls"].clone();
    assert_eq!(
        calls.as_array().map(Vec::len),
        Some(1),
        "it was called once"
    );

    let mut other = call;
    other.body = [0; 32];
    let reused = Answer::from(&evening.desk.act(&[other])[0]);
    assert_eq!((reused.status, reused.code()), (422, "key_reused"));
}

#[test]
fn a_key_is_the_asker_s_own() {
    let evening = Evening::new();
    let (first, second) = (evening.phone(1, "first", 1), evening.phone(1, "second", 2));
    let mine = evening.act(&first, "call_arbiter", json!({ "about": "eins" }));
    let mut theirs = evening.act(&second, "call_arbiter", json!({ "about": "zwei" }));
    theirs.key.clone_from(&mine.key);
    let answers = evening.desk.act(&[mine, theirs]);
    assert!(answers.iter().all(|it| it.status == 200));
    let calls = evening.ask("reports", json!({}))["calls"].clone();
    assert_eq!(calls.as_array().map(Vec::len), Some(2));
}

#[test]
fn many_acts_are_kept_together_and_each_is_answered_for_itself() {
    let evening = Evening::new();
    let phones: Vec<_> = [(1, "first"), (1, "second"), (2, "first"), (2, "second")]
        .into_iter()
        .zip(1..)
        .map(|((table, side), phone)| (table, evening.phone(table, side, phone)))
        .collect();
    let mut acts = Vec::new();
    for (table, phone) in &phones {
        acts.push(evening.act(phone, "report_result", evening.wins(*table, "first")));
        acts.push(evening.act(phone, "report_result", json!({ "cause": "flag_fall" })));
    }
    let journal = evening.desk.journal();
    let answers: Vec<u16> = evening.desk.act(&acts).iter().map(|it| it.status).collect();
    assert_eq!(answers, [200, 422, 200, 422, 200, 422, 200, 422]);
    // Four reports and two results.
    assert_eq!(evening.desk.journal(), journal + 6);
    let evening = evening.start_again();
    for table in [1, 2] {
        assert_eq!(evening.outcome(table)["verdict"], "first_wins");
    }
    evening.must_be_sound();
}

#[test]
fn what_cannot_be_kept_is_not_answered_as_kept() {
    let evening = Evening::new();
    let first = evening.phone(1, "first", 1);
    let path = evening.folder.path().join("abend.kralle");
    let aside = evening.folder.path().join("anderswo.kralle");
    let act = evening.act(&first, "report_result", evening.wins(1, "first"));
    let moved = std::fs::rename(&path, &aside);
    if cfg!(windows) {
        // Windows cannot move an open file, so the report is saved.
        moved.unwrap_err();
        let done = Answer::from(&evening.desk.act(&[act])[0]);
        assert_eq!((done.status, &done.body["report"]), (200, &json!("mine")));
        return;
    }
    moved.unwrap();
    let refused = Answer::from(&evening.desk.act(std::slice::from_ref(&act))[0]);
    assert_eq!((refused.status, refused.code()), (503, "file_replaced"));
    assert_eq!(evening.look(&first, "my_match")["report"], "none");
    std::fs::rename(&aside, &path).unwrap();
    let done = Answer::from(&evening.desk.act(&[act])[0]);
    assert_eq!((done.status, &done.body["report"]), (200, &json!("mine")));
    assert_ne!(evening.ask("reports", json!({}))["reports"], Value::Null);
}

/// Restoring a backup does not repeat an answered act; statements made since then no longer count.
#[test]
fn a_restored_backup_knows_what_was_answered() {
    let evening = Evening::new();
    let first = evening.phone(1, "first", 1);
    // The backup from before the second round.
    evening.by(&first, "report_result", evening.wins(1, "first"));
    evening.next_round(2);
    let call = evening.act(&first, "call_arbiter", json!({ "about": "Uhr" }));
    let before = Answer::from(&evening.desk.act(std::slice::from_ref(&call))[0]);
    assert_eq!(before.status, 200);
    let backups = evening.ask("backups", json!({}));
    let newest = &backups["backups"][0]["name"];
    let path = evening.folder.path().join("abend.kralle");
    evening.ask("restore_backup", json!({ "path": path, "name": newest }));
    let journal = evening.desk.journal();
    let again = Answer::from(&evening.desk.act(&[call])[0]);
    assert_eq!(again, before);
    assert_eq!(evening.desk.journal(), journal);
    assert_eq!(evening.ask("reports", json!({}))["calls"], json!([]));
    assert_eq!(evening.look(&first, "my_match")["report"], "mine");
    evening.must_be_sound();
}
