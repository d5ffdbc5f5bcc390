//! Days by correspondence, with a calendar controlled by the test.

#![allow(clippy::unwrap_used, reason = "a test may break where it stands")]

#[cfg(test)]
mod wrong_box;

use std::cell::Cell;
use std::sync::Arc;

use chrono::{DateTime, Days, Local, NaiveDate, NaiveTime, TimeZone as _, Utc};
use serde_json::{Value, json};

use crate::core::desk::{Desk, Folders};
use crate::core::environment::ByClock;
use crate::play::correspondence::print_letter::written_out;
use crate::play::correspondence::view::LetterName;

thread_local! {
    static DAY: Cell<u64> = const { Cell::new(0) };
}

/// Returns noon in the local time zone, so that UTC has the same date.
fn noon() -> DateTime<Utc> {
    let first = NaiveDate::from_ymd_opt(2026, 11, 1).unwrap();
    let day = first + Days::new(DAY.get());
    let noon = day.and_time(NaiveTime::from_hms_opt(12, 0, 0).unwrap());
    Local
        .from_local_datetime(&noon)
        .unwrap()
        .with_timezone(&Utc)
}

/// Sets the calendar to a day of November 2026.
pub(crate) fn november(day: u64) {
    DAY.set(day - 1);
}

/// A desk with a game by correspondence, opened on November 1.
pub(crate) struct Office {
    folder: tempfile::TempDir,
    pub(crate) desk: Desk,
}

impl Office {
    pub(crate) fn new(days: &Value) -> Self {
        november(1);
        let folder = tempfile::tempdir().unwrap();
        let mut desk = Desk::new(Folders {
            config: folder.path().join("config"),
            documents: folder.path().to_owned(),
        });
        desk.environment = Arc::new(ByClock(noon));
        let mut it = Self { folder, desk };
        let settings = json!({
            "name": "Fernturnier", "rule_set": "pzs", "formation": "single_players",
            "format": "round_robin",
        });
        let path = it.folder.path().join("fern.kralle");
        it.ask(
            "new_tournament",
            json!({ "settings": settings, "path": path }),
        );
        for name in ["Amsel, Anna", "Biber, Bert"] {
            it.ask("add_player", json!({ "name": name }));
        }
        it.ask("give_numbers", json!({ "seed": "1", "order": "listed" }));
        it.ask("pair_round", json!({}));
        it.ask("publish_round", json!({ "round": 1 }));
        let way = json!({ "correspondence": days });
        it.ask("open_game", json!({ "round": 1, "table": 1, "way": way }));
        it
    }

    pub(crate) fn ask(&mut self, name: &str, input: Value) -> Value {
        self.desk
            .call(name, input)
            .map_err(|refusal| format!("{name}: {refusal:?}"))
            .unwrap()
    }

    fn refused(&mut self, name: &str, input: Value) -> String {
        self.desk.call(name, input).unwrap_err().code.to_string()
    }

    pub(crate) fn take(&mut self, color: &str, message: &str) -> Value {
        let input = json!({ "game": 1, "color": color, "message": message, "reading": "message" });
        self.ask("take_in_move", input)["game"].take()
    }

    fn post(&mut self) -> Value {
        self.ask("correspondence", json!({}))["games"][0].take()
    }

    fn letter(&mut self) -> String {
        let input = json!({ "game": 1, "white": "en", "black": "en" });
        let letters = self.ask("correspondence_letters", input);
        letters["white"]["text"].as_str().unwrap().to_owned()
    }

    fn must_be_sound(&mut self) {
        let report = self.ask("verify", json!({}));
        assert_eq!(report["findings"], json!([]));
    }
}

#[test]
fn one_budget_is_used_up_by_both_for_themselves() {
    let mut office = Office::new(&json!({ "budget": 20 }));
    november(4);
    office.take("white", "e2e4");
    november(9);
    let post = office.take("black", "d7d5");
    assert_eq!(post["since"], "2026-11-09");
    assert_eq!(post["white_due"]["days_left"], 17);
    assert_eq!(post["black_due"]["days_left"], 12);
    assert_eq!(post["black_due"]["last_day"], "2026-11-21");
    let letter = office.letter();
    assert!(letter.contains("17 days are left."), "{letter}");
    assert!(letter.contains("rest of the game"), "{letter}");
    // The days left for a received move do not decrease.
    november(11);
    office.take("white", "d2d4");
    november(20);
    let post = office.post();
    assert_eq!(post["white_due"]["days_left"], 15);
    assert_eq!(post["white_due"]["came"], "2026-11-11");
    assert_eq!(post["black_due"]["days_left"], 1);
    office.must_be_sound();
}

#[test]
fn days_are_carried_over_beside_a_reserve() {
    let mut office = Office::new(&json!({ "days": 3, "budget": 4 }));
    assert_eq!(office.post()["white_due"]["days_left"], 7);
    november(2);
    office.take("white", "e2e4");
    november(6);
    let post = office.take("black", "d7d5");
    assert_eq!(post["white_due"]["days_left"], 7 - 1 + 3);
    assert_eq!(post["black_due"]["days_left"], 7 - 5 + 3);
    let letter = office.letter();
    assert!(letter.contains("9 days are left."), "{letter}");
    assert!(letter.contains("each move adds 3 days"), "{letter}");
    office.must_be_sound();
}

#[test]
fn pzsr_8_overstepped_days_end_the_game_by_the_supervisors_word_alone() {
    let mut office = Office::new(&json!({ "days": 5 }));
    let end = json!({ "game": 1 });
    november(3);
    office.take("white", "e2e4");
    november(6);
    assert_eq!(office.post()["black_due"]["days_left"], 0);
    assert_eq!(office.refused("end_overstepped", end.clone()), "days_left");
    november(8);
    let post = office.post();
    assert_eq!(post["black_due"]["days_left"], -2);
    assert_eq!(
        post["game"]["stage"], "storing",
        "nothing happens by itself"
    );

    let reminder = json!({ "game": 1, "color": "black", "language": "en" });
    let letter = office.ask("reminder_letter", reminder);
    let text = letter["text"].as_str().unwrap();
    assert!(text.starts_with("----- Reminder: Fernturnier"), "{text}");
    assert!(text.contains("still missing"), "{text}");
    assert!(text.contains("passed 2 days ago"), "{text}");
    let white = json!({ "game": 1, "color": "white" });
    assert_eq!(office.refused("note_reminder", white), "nothing_waited_for");
    let black = json!({ "game": 1, "color": "black" });
    let post = office.ask("note_reminder", black);
    assert_eq!(post["black_due"]["reminded"], "2026-11-08");

    let post = office.ask("end_overstepped", end);
    assert_eq!(post["game"]["end"]["score"], "white_wins");
    assert_eq!(post["game"]["end"]["reason"], "flag_fall");
    assert_eq!(post["game"]["end"]["article"]["text"], "PZSR 8");
    office.ask("enter_game_result", json!({ "game": 1 }));
    let round = office.ask("round", json!({ "round": 1 }));
    assert_eq!(round["matches"][0]["outcome"]["cause"], "flag_fall");
    let log = office.post()["log"].take();
    let what: Vec<&str> = log
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["what"].as_str().unwrap())
        .collect();
    assert_eq!(what, ["opened", "taken_in", "reminded", "days_overstepped"]);
    office.must_be_sound();
}

#[test]
fn both_late_since_one_day_draw() {
    let mut office = Office::new(&json!({ "days": 2 }));
    november(4);
    let post = office.ask("end_overstepped", json!({ "game": 1 }));
    assert_eq!(post["game"]["end"]["score"], "draw");
    assert_eq!(post["game"]["end"]["cause"], "both_flags");
    office.must_be_sound();
}

#[test]
fn granted_days_hold_for_this_move_and_are_told() {
    let mut office = Office::new(&json!({ "days": 2 }));
    november(4);
    let grant = |days: u16, reason: &str| json!({ "game": 1, "color": "white", "days": days, "reason": reason });
    assert_eq!(office.refused("grant_days", grant(10, " ")), "bad_field");
    assert_eq!(
        office.refused("grant_days", grant(0, "Urlaub")),
        "bad_field"
    );
    assert_eq!(
        office.refused("grant_days", grant(366, "Urlaub")),
        "game_days"
    );
    let post = office.ask("grant_days", grant(10, "Urlaub"));
    assert_eq!(post["white_due"]["days_left"], 9);
    assert_eq!(post["black_due"]["days_left"], -1);
    assert_eq!(post["log"][1]["said"], "Urlaub");
    assert_eq!(post["log"][1]["days"], 10);
    office.take("white", "e2e4");
    let post = office.take("black", "d7d5");
    assert_eq!(post["white_due"]["days_left"], 2);
    office.must_be_sound();
}

#[test]
fn a_message_that_lay_in_the_letter_box_counts_from_its_arrival() {
    let mut office = Office::new(&json!({ "budget": 20 }));
    november(9);
    let say = |arrived: &str| json!({ "game": 1, "color": "white", "message": "e2e4", "reading": "message", "arrived": arrived });
    for wrong in ["2026-10-31", "2026-11-10"] {
        assert_eq!(office.refused("take_in_move", say(wrong)), "arrived_day");
    }
    assert_eq!(office.refused("take_in_move", say("gestern")), "bad_field");
    let taken = office.ask("take_in_move", say("2026-11-03"));
    assert_eq!(taken["game"]["white_due"]["came"], "2026-11-03");
    assert_eq!(taken["game"]["white_due"]["days_left"], 18);
    office.must_be_sound();
}

#[test]
fn those_who_are_latest_stand_on_top() {
    let mut office = Office::new(&json!({ "days": 9 }));
    november(3);
    office.ask(
        "end_game",
        json!({ "game": 1, "score": "annulled", "reason": "Probe" }),
    );
    let open = |days: u16| json!({ "round": 1, "table": 1, "way": { "correspondence": { "days": days } } });
    office.ask("open_game", open(4));
    november(20);
    let games = office.ask("correspondence", json!({}))["games"].take();
    let order: Vec<u64> = games
        .as_array()
        .unwrap()
        .iter()
        .map(|post| post["game"]["game"].as_u64().unwrap())
        .collect();
    assert_eq!(order, [2, 1]);
    assert_eq!(games[0]["white_due"]["days_left"], -13);
    assert_eq!(games[1]["white_due"], Value::Null);
}

#[test]
fn a_changed_budget_in_the_file_is_found() {
    let mut office = Office::new(&json!({ "budget": 20 }));
    november(4);
    office.take("white", "e2e4");
    office.ask("close_file", json!({}));
    let path = office.folder.path().join("fern.kralle");
    let mut bytes = std::fs::read(&path).unwrap();
    let written = br#""budget":20"#;
    let at = bytes
        .windows(written.len())
        .position(|part| part == written)
        .unwrap();
    bytes[at + written.len() - 2] = b'9';
    std::fs::write(&path, bytes).unwrap();
    let report = office.ask("verify", json!({ "path": path }));
    assert_ne!(report["findings"], json!([]), "{report}");
}

#[test]
fn the_record_so_far_goes_out_without_times_and_without_what_is_covered() {
    let mut office = Office::new(&json!({ "days": 5 }));
    office.take("white", "e2e4");
    office.take("black", "d7d5");
    office.take("white", "h2h4");
    let path = office.folder.path().join("so-far.pzs");
    office.ask("export_game", json!({ "game": 1, "path": path }));
    let text = std::fs::read_to_string(path).unwrap();
    assert!(text.contains("1. e2-e4 d7-d5"), "{text}");
    for absent in ["h2h4", "h2-h4", "%emt"] {
        assert!(!text.contains(absent), "{absent} in {text}");
    }
    let line = office.post()["game"]["lines"][0].take();
    assert_eq!(line["white_ms"], Value::Null);
}

#[test]
fn the_language_of_a_player_stays_with_the_game() {
    let mut office = Office::new(&json!({ "days": 5 }));
    assert_eq!(office.post()["black_language"], Value::Null);
    let choose = |language: &str| json!({ "game": 1, "color": "black", "language": language });
    office.ask("write_letters_in", choose("en"));
    office.ask("resign", json!({ "game": 1, "color": "white" }));
    // The letter with the result can still be in another language.
    office.ask("write_letters_in", choose("fr"));
    office.ask("close_file", json!({}));
    let path = office.folder.path().join("fern.kralle");
    office.ask("open_tournament", json!({ "path": path }));
    let post = office.post();
    assert_eq!(post["black_language"], "fr");
    assert_eq!(post["white_language"], Value::Null);
    office.must_be_sound();
}

impl Office {
    /// Returns the text of the printed letter to White.
    fn on_paper(&self, kind: LetterName) -> String {
        let input = json!({ "game": 1, "color": "white", "language": "de", "letter": kind });
        let input = serde_json::from_value(input).unwrap();
        written_out(&self.desk, &input).unwrap().0.pdf.text
    }
}

#[test]
fn a_letter_on_paper_has_all_pairs_with_octal_codes_and_nothing_that_is_covered() {
    let mut office = Office::new(&json!({ "days": 3 }));
    let first = office.on_paper(LetterName::Position);
    assert!(first.contains("die Partie beginnt"), "{first}");
    assert!(!first.contains("Die Partie bisher"), "{first}");
    office.take("white", "e2e4");
    office.take("black", "d7d5");
    office.take("white", "Sg1-f3");
    let paper = office.on_paper(LetterName::Position);
    assert!(!paper.contains("Sg1-f3"), "{paper}");
    assert!(!paper.contains("Mein Zug"), "his move is in: {paper}");
    november(2);
    office.take("black", "Dd8-d6");
    let paper = office.on_paper(LetterName::Position);
    for said in [
        "Runde 1, Tisch 1",
        "Guten Tag Anna Amsel,",
        "Sg1-f3 (Oktalcode 2605207)",
        "1  e2-e4  1414300  d7-d5  1363404",
        "2  Sg1-f3  2605207  Dd8-d6  5373503",
        "FEN: rnb1kbnr/ppp1pppp/3q4/3p4/4P3/5N2/PPPP1PPP/RNBQKB1R KQkq -",
        "Bitte senden Sie Ihren Zug für Paarzug 3 bis zum 5.11.2026.",
        "Es bleiben 3 Tage.",
        "Mein Zug",
    ] {
        assert!(paper.contains(said), "{said}: {paper}");
    }
    let reminder = office.on_paper(LetterName::Reminder);
    assert!(reminder.contains("fehlt noch"), "{reminder}");
    office.ask("resign", json!({ "game": 1, "color": "black" }));
    let last = office.on_paper(LetterName::Position);
    assert!(last.contains("Die Partie ist beendet: 1–0"), "{last}");
    assert!(!last.contains("Mein Zug"), "{last}");

    let path = office.folder.path().join("an-weiss.pdf");
    let input = json!({ "game": 1, "color": "white", "language": "fr", "path": path });
    let printed = office.ask("print_letter", input);
    assert_eq!(
        (&printed["pages"], &printed["missing"]),
        (&json!(1), &json!(""))
    );
    assert!(std::fs::read(&path).unwrap().starts_with(b"%PDF"));
    let input = json!({ "game": 1, "color": "white", "language": "de" });
    let printed = office.ask("print_letter", input.clone());
    let beside = office
        .folder
        .path()
        .join("fern – Fernschachbrief Runde 1 Tisch 1 an Amsel Anna.pdf");
    assert_eq!(printed["path"], beside.to_str().unwrap());
    let mut input = input;
    input["letter"] = json!("reminder");
    assert_eq!(office.refused("print_letter", input), "nothing_waited_for");
}
