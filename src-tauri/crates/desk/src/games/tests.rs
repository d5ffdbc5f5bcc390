//! Whole games over the calls, with a clock that the test moves.
#![allow(clippy::unwrap_used, reason = "a test may break where it stands")]

use std::cell::Cell;
use std::path::{Path, PathBuf};

use kralle_tournament::board_game::Millis;
use serde_json::{Value, json};

use crate::desk::{Desk, Folders};

thread_local! {
    static TICKS: Cell<u64> = const { Cell::new(0) };
}

fn ticks() -> Millis {
    Millis(TICKS.get())
}

/// Lets time pass.
fn wait(seconds: u64) {
    TICKS.set(TICKS.get() + 1000 * seconds);
}

/// Asks, and takes no for a failure.
fn ask(desk: &mut Desk, name: &str, input: Value) -> Value {
    desk.call(name, input)
        .map_err(|refusal| format!("{name}: {refusal:?}"))
        .unwrap()
}

/// Asks for what must be refused, and gives the code.
fn refused(desk: &mut Desk, name: &str, input: Value) -> String {
    desk.call(name, input).unwrap_err().code
}

/// A desk with its folders, and a tournament of two players whose round is published.
pub(super) struct Hall {
    pub(super) folder: tempfile::TempDir,
    pub(super) desk: Desk,
}

impl Hall {
    pub(super) fn new(rules: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut desk = desk_in(folder.path(), "config");
        let settings = json!({
            "name": "Klauenabend", "rule_set": rules, "formation": "single_players",
            "format": "round_robin",
        });
        let path = file_in(folder.path());
        ask(
            &mut desk,
            "new_tournament",
            json!({ "settings": settings, "path": path }),
        );
        for name in ["Amsel, Anna", "Biber, Bert"] {
            ask(&mut desk, "add_player", json!({ "name": name }));
        }
        let input = json!({ "seed": "739 142 068", "order": "listed" });
        ask(&mut desk, "give_numbers", input);
        ask(&mut desk, "pair_round", json!({}));
        ask(&mut desk, "publish_round", json!({ "round": 1 }));
        Self { folder, desk }
    }

    pub(super) fn ask(&mut self, name: &str, input: Value) -> Value {
        ask(&mut self.desk, name, input)
    }

    pub(super) fn refused(&mut self, name: &str, input: Value) -> String {
        refused(&mut self.desk, name, input)
    }

    /// Opens a game from a position and lets it begin: ten minutes, five seconds a move.
    pub(super) fn begin(&mut self, position: Option<&str>) -> Value {
        let way = json!({ "at_the_board": { "minutes": 10, "increment_seconds": 5 } });
        self.ask(
            "open_game",
            json!({ "round": 1, "table": 1, "way": way, "position": position }),
        );
        self.ask("resume_game", json!({ "game": 1 }))
    }

    pub(super) fn store(&mut self, color: &str, entry: &str) -> Value {
        let input = json!({ "game": 1, "color": color, "entry": entry });
        self.ask("store_move", input)
    }

    pub(super) fn stop(&mut self, color: &str) -> Value {
        self.ask("stop_clock", json!({ "game": 1, "color": color }))
    }

    /// A whole pair, and the clocks started again where the game goes on.
    pub(super) fn pair(&mut self, white: &str, black: &str) -> Value {
        self.store("white", white);
        self.store("black", black);
        self.stop("white");
        let view = self.stop("black");
        if view["stage"] == "storing" {
            self.ask("start_clocks", json!({ "game": 1 }));
        }
        view
    }

    /// Another program opens the file: this one was ended without a word.
    pub(super) fn crash(&mut self, config: &str) {
        let path = file_in(self.folder.path());
        let other = desk_in(self.folder.path(), config);
        let mut ended = std::mem::replace(&mut self.desk, other);
        // Nothing is kept on the way out.
        ended.running = super::running::Running::default();
        drop(ended);
        self.ask("open_tournament", json!({ "path": path }));
    }
}

fn desk_in(folder: &Path, config: &str) -> Desk {
    let mut desk = Desk::new(Folders {
        config: folder.join(config),
        documents: folder.to_owned(),
    });
    desk.ticks = ticks;
    desk
}

pub(super) fn file_in(folder: &Path) -> PathBuf {
    folder.join("abend.kralle")
}

#[test]
fn pzsr_2_and_7_two_covered_entries_are_revealed_at_once_and_the_clocks_started_again() {
    let mut hall = Hall::new("pzs");
    let view = hall.begin(None);
    assert_eq!(view["stage"], "storing");
    assert_eq!(view["white"]["clock"]["left_ms"], 600_000);
    assert_eq!(view["white"]["clock"]["running"], true);

    wait(20);
    let view = hall.store("white", "e2e4");
    assert_eq!(view["white"]["entry"], "stored");
    let first = view["white"]["commitment"].as_str().unwrap().to_owned();
    assert_eq!(first.split(' ').count(), 8);
    let view = hall.store("white", "d2-d4");
    let changed = view["white"]["commitment"].as_str().unwrap().to_owned();
    assert_ne!(first, changed, "a changed move is committed to anew");
    let view = hall.stop("white");
    assert_eq!(view["white"]["entry"], "closed");
    assert_eq!(view["white"]["clock"]["left_ms"], 600_000 - 20_000 + 5_000);
    assert_eq!(view["white"]["clock"]["running"], false);
    assert_eq!(
        hall.refused(
            "store_move",
            json!({ "game": 1, "color": "white", "entry": "e2e4" })
        ),
        "clock_stopped"
    );

    wait(10);
    hall.store("black", "5755");
    let view = hall.stop("black");
    let last = &view["last"];
    assert_eq!(last["line"], "d2-d4 e7-e5");
    assert_eq!(last["order"], "at_once");
    assert_eq!(last["white"]["opened"]["short"], changed.as_str());
    assert_eq!(last["white"]["thinking_ms"], 20_000);
    assert_eq!(last["black"]["thinking_ms"], 30_000);
    assert_eq!(last["grounds"][0]["ground"], "plain");
    assert_eq!(last["grounds"][0]["article"]["text"], "PZSR 2");
    assert_eq!(view["board"]["squares"]["d4"], "white_pawn");
    for side in ["white", "black"] {
        assert_eq!(view[side]["clock"]["running"], false);
        assert_eq!(view[side]["entry"], "empty");
        assert!(
            view[side]["acts"]
                .as_array()
                .unwrap()
                .contains(&json!("start_opponents_clock"))
        );
    }
    let view = hall.ask("start_clocks", json!({ "game": 1, "by": "white" }));
    assert_eq!(view["black"]["clock"]["running"], true);
    assert_eq!(view["white"]["clock"]["running"], false);
}

/// Every notation of a move that could stand somewhere: squares, numbers, octal, notation.
const NOTATIONS: [&str; 9] = [
    "g1f3", "g1-f3", "Ng1", "Sg1", "7163", "\"g1\"", "\"f3\"", "2605", "605250",
];

/// What of `bytes` tells the move.
fn told(bytes: &[u8]) -> Vec<&'static str> {
    let text = String::from_utf8_lossy(bytes);
    let mut found = NOTATIONS.to_vec();
    found.retain(|it| text.contains(it));
    found
}

#[test]
fn pzsr_2_nothing_tells_a_stored_move_before_the_reveal() {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    // What stands there anyway, and is no trace: the squares of the view.
    let before = hall.ask("board_game", json!({ "game": 1 }));
    let traces = |view: &Value| {
        let mut view = view.clone();
        view["board"] = Value::Null;
        view["last"] = Value::Null;
        view["start"] = Value::Null;
        told(view.to_string().as_bytes())
    };
    assert_eq!(traces(&before), [""; 0]);
    for typed in ["g1f3", "Ng1-f3", "7163"] {
        let view = hall.store("white", typed);
        assert_eq!(traces(&view), [""; 0], "{typed}");
    }
    let view = hall.stop("white");
    assert_eq!(traces(&view), [""; 0]);
    for (name, input) in [
        ("board_game", json!({ "game": 1 })),
        ("games", json!({})),
        ("game_record", json!({ "game": 1 })),
        ("history", json!({})),
        ("round", json!({ "round": 1 })),
        ("verify", json!({})),
    ] {
        let view = hall.ask(name, input);
        assert_eq!(traces(&view), [""; 0], "{name}");
    }
    // A refusal says nothing either, whatever is wrong with the input.
    for input in [
        json!({ "game": 1, "color": "white", "entry": "g1f3" }),
        json!({ "game": 1, "color": "white", "entry": 7163 }),
        json!({ "game": 1, "color": "white", "entry": ["g1f3"] }),
    ] {
        let refusal = hall.desk.call("store_move", input).unwrap_err();
        assert_eq!(told(format!("{refusal:?}").as_bytes()), [""; 0]);
    }
    // Nor does any file: the tournament, what lies beside it, the settings, the key.
    let kept = hall.desk.kept_game(1).unwrap();
    assert_eq!(told(format!("{kept:?}").as_bytes()), [""; 0]);
    let mut seen = 0;
    let mut folders = vec![hall.folder.path().to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            seen += 1;
            let bytes = std::fs::read(&path).unwrap();
            assert_eq!(told(&bytes), [""; 0], "{}", path.display());
        }
    }
    assert!(seen >= 2, "the file and the key");
    // After the reveal everybody may know.
    hall.store("black", "g8f6");
    let view = hall.stop("black");
    assert_eq!(view["last"]["white"]["notation"], "Ng1-f3");
}

#[test]
fn after_a_crash_the_clocks_stand_and_both_entries_are_safe() {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    wait(7);
    hall.store("white", "e2e4");
    wait(3);
    hall.store("black", "d7d5");
    hall.stop("black");
    wait(4);
    hall.ask("keep_clocks", json!({ "game": 1 }));
    wait(100);
    hall.crash("config");
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["halted"]["why"], "interrupted");
    assert_eq!(view["white"]["entry"], "stored");
    assert_eq!(view["black"]["entry"], "closed");
    // What was kept last counts: ten seconds, and four more.
    assert_eq!(view["white"]["clock"]["left_ms"], 600_000 - 14_000);
    assert_eq!(view["white"]["clock"]["running"], false);
    assert_eq!(view["black"]["clock"]["left_ms"], 600_000 - 10_000 + 5_000);
    assert_eq!(
        hall.refused("stop_clock", json!({ "game": 1, "color": "white" })),
        "game_halted"
    );
    wait(1000);
    let view = hall.ask("resume_game", json!({ "game": 1 }));
    assert_eq!(view["white"]["clock"]["running"], true);
    assert_eq!(view["white"]["clock"]["left_ms"], 600_000 - 14_000);
    wait(6);
    let view = hall.stop("white");
    assert_eq!(view["last"]["line"], "e2-e4 d7-d5");
    assert_eq!(view["white"]["clock"]["left_ms"], 600_000 - 20_000 + 5_000);
    assert_eq!(view["last"]["white"]["thinking_ms"], 20_000);
    assert!(
        hall.desk
            .open_file()
            .unwrap()
            .store
            .verify()
            .unwrap()
            .is_sound()
    );
}

#[test]
fn on_another_machine_a_lost_entry_is_given_up_and_its_commitment_stays() {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    hall.store("white", "e2e4");
    let view = hall.stop("white");
    let commitment = view["white"]["commitment"].clone();
    hall.crash("another machine");
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["white"]["entry"], "lost");
    assert_eq!(view["white"]["acts"], json!(["enter_again"]));
    hall.ask("resume_game", json!({ "game": 1 }));
    hall.store("black", "d7d5");
    assert_eq!(
        hall.refused("stop_clock", json!({ "game": 1, "color": "black" })),
        "entry_lost"
    );
    assert_eq!(
        hall.refused("enter_again", json!({ "game": 1, "color": "black" })),
        "entry_not_lost"
    );
    let view = hall.ask("enter_again", json!({ "game": 1, "color": "white" }));
    assert_eq!(view["white"]["entry"], "empty");
    assert_eq!(
        view["white"]["clock"]["running"], false,
        "his clock stays stopped"
    );
    hall.store("white", "d2d4");
    hall.stop("white");
    let view = hall.stop("black");
    assert_eq!(view["last"]["line"], "d2-d4 d7-d5");
    let record = hall.ask("game_record", json!({ "game": 1 }));
    assert_eq!(
        record["unopened"],
        json!([{ "pair": 1, "color": "white", "commitment": commitment }])
    );
}

#[test]
fn undo_takes_the_result_back_and_no_move() {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    hall.pair("e2e4", "e7e5");
    hall.ask("resign", json!({ "game": 1, "color": "black" }));
    assert_eq!(
        hall.refused(
            "open_game",
            json!({ "round": 1, "table": 1,
            "way": { "correspondence": { "days": 3 } } })
        ),
        "game_open"
    );
    hall.ask("enter_game_result", json!({ "game": 1 }));
    let round = hall.ask("round", json!({ "round": 1 }));
    let outcome = &round["matches"][0]["outcome"];
    assert_eq!(outcome["verdict"], "first_wins");
    assert_eq!(outcome["cause"], "resignation");
    let record = outcome["evidence"]["record"].as_str().unwrap();
    assert!(record.contains("1. e2-e4 e7-e5"), "{record}");
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["result_entered"], true);
    hall.ask("undo", json!({}));
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["result_entered"], false);
    assert_eq!(view["lines"].as_array().unwrap().len(), 1);
    // Undo the publishing and the pairing too: the game stays, without its match.
    hall.ask("undo", json!({}));
    hall.ask("undo", json!({}));
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["in_match"], false);
    assert_eq!(
        hall.refused("enter_game_result", json!({ "game": 1 })),
        "game_without_match"
    );
    let report = hall.ask("verify", json!({}));
    assert_eq!(report["findings"], json!([]));
}

#[test]
fn a_whole_game_with_collision_swap_rights_a_void_move_and_adjacent_kings() {
    // Rook and knight side by side with the kings, so that every case comes up in few pairs.
    let mut hall = Hall::new("pzs");
    let view = hall.begin(Some("4k3/3p4/4r3/8/2b5/1RN5/4P3/4K3"));
    assert_eq!(view["stage"], "storing");

    // PZSR 4: the stronger rook captures the weaker bishop on one square.
    let view = hall.pair("Rb3-b5", "Bc4-b5");
    assert_eq!(
        view["last"]["meeting"], "stronger_captured",
        "{}",
        view["last"]
    );
    assert_eq!(view["last"]["black"]["vanished"], true);
    assert_eq!(view["last"]["white"]["vanished"], false);
    assert_eq!(view["last"]["grounds"][0]["ground"], "collision");
    assert_eq!(view["last"]["grounds"][0]["article"]["text"], "PZSR 4");
    assert_eq!(
        view["last"]["gone"],
        json!([{ "piece": "black_bishop", "square": "b5" }])
    );

    // PZSR 2: a void move; only the other is made.
    let view = hall.pair("Rb5-b4", "no idea");
    assert_eq!(view["last"]["black"]["fate"], "unreadable");
    assert_eq!(view["last"]["black"]["entered"], "? no idea");
    assert_eq!(view["last"]["line"], "Rb5-b4 ?");
    assert_eq!(view["last"]["grounds"][0]["ground"], "void");

    // Prose: each goes to the square the other leaves.
    hall.pair("Rb4-e4", "d7-d6");
    let view = hall.pair("Re4-e6", "Re6-e4");
    assert_eq!(view["last"]["meeting"], "swap", "{}", view["last"]);
    assert_eq!(view["last"]["gone"], json!([]));

    // PZSR 5: Black is in check and moves first; White's rook captures afterwards.
    assert_eq!(view["black"]["in_check"], true);
    let rights = view["rights"].as_array().unwrap();
    assert!(
        rights
            .iter()
            .any(|it| it["right"] == "check" && it["holder"] == "black")
    );
    let view = hall.pair("Re6xd6", "Ke8-f7");
    assert_eq!(view["last"]["order"]["first"]["right"], "check");
    assert_eq!(view["last"]["order"]["first"]["holder"], "black");
    assert_eq!(view["last"]["grounds"][0]["article"]["text"], "PZSR 5");
    assert!(view["last"]["between"].is_object());
    assert_eq!(view["last"]["line"], "Re6xd6 Ke8-f7^");

    let record = hall.ask("game_record", json!({ "game": 1 }));
    assert_eq!(record["pairs"].as_array().unwrap().len(), 5);
    let pairs = record["pairs"].as_array().unwrap();
    for two in pairs.windows(2) {
        assert_eq!(two[0]["after"]["squares"], two[1]["before"]["squares"]);
    }
}

#[test]
fn pzsr_8_adjacent_kings_draw_and_the_cause_says_so() {
    let mut hall = Hall::new("pzs");
    hall.begin(Some("8/8/8/p3k3/8/4K3/P7/8"));
    let view = hall.pair("e3f4", "e5d5");
    assert_eq!(view["end"], Value::Null, "{}", view["last"]);
    hall.pair("f4f3", "d5e5");
    let view = hall.pair("f3e3", "e5d4");
    assert_eq!(view["stage"], "ended", "{}", view["last"]);
    assert_eq!(view["end"]["reason"], "kings_adjacent");
    assert_eq!(view["end"]["score"], "draw");
    assert_eq!(view["end"]["article"]["text"], "PZSR 8");
    hall.ask("enter_game_result", json!({ "game": 1 }));
    let round = hall.ask("round", json!({ "round": 1 }));
    assert_eq!(round["matches"][0]["outcome"]["cause"], "kings_adjacent");
    assert_eq!(round["matches"][0]["outcome"]["verdict"], "drawn");
}

#[test]
fn pzsr_5_a_second_move_is_chosen_on_a_running_clock() {
    let mut hall = Hall::new("pzs");
    // White is in check from e8; Black's stored move is with the piece that gets captured.
    hall.begin(Some("k3r3/p7/8/8/B7/8/P7/4K3"));
    wait(10);
    let view = hall.pair("a4e8", "e8e3");
    assert_eq!(view["stage"], "choosing", "{}", view["last"]);
    assert_eq!(view["chooser"], "black");
    assert_eq!(view["last"]["black"]["fate"], "being_replaced");
    assert_eq!(view["last"]["white"]["notation"], "Ba4xe8^");
    assert_eq!(view["black"]["clock"]["running"], true);
    assert_eq!(view["white"]["clock"]["running"], false);
    assert_eq!(view["black"]["clock"]["left_ms"], 600_000 - 10_000 + 5_000);
    let second = |entry: &str| json!({ "game": 1, "color": "black", "entry": entry });
    assert_eq!(
        hall.refused("choose_second", second("e8e3")),
        "illegal_second"
    );
    wait(30);
    let view = hall.ask("choose_second", second("a7a6"));
    assert_eq!(view["stage"], "storing");
    assert_eq!(view["last"]["black"]["fate"], "replaced");
    assert_eq!(view["last"]["black"]["thinking_ms"], 40_000);
    assert_eq!(view["last"]["line"], "Ba4xe8^ (Re8-e3)a7-a6");
    assert_eq!(view["black"]["clock"]["left_ms"], 600_000 - 40_000 + 10_000);
}

#[test]
fn the_players_agree_to_go_on_with_ordinary_chess_at_a_check() {
    let mut hall = Hall::new("pzs");
    let view = hall.begin(Some("4k3/p7/8/8/8/8/P6R/4K3"));
    assert!(
        !view["white"]["acts"]
            .as_array()
            .unwrap()
            .contains(&json!("offer_ordinary")),
        "no king is in check"
    );
    let offer = json!({ "game": 1, "by": "white", "offer": "ordinary" });
    assert_eq!(hall.refused("offer", offer.clone()), "cannot_switch");
    hall.pair("h2e2", "a7a6");
    hall.ask("offer", offer);
    let answer = |by: &str| json!({ "game": 1, "by": by, "answer": "accept" });
    assert_eq!(hall.refused("answer_offer", answer("white")), "no_offer");
    let view = hall.ask("answer_offer", answer("black"));
    assert_eq!(view["stage"], "ordinary");
    assert_eq!(view["to_move"], "black");
    assert_eq!(view["black"]["clock"]["running"], true);
    assert_eq!(view["white"]["clock"]["running"], false);
    let play = |color: &str, entry: &str| json!({ "game": 1, "color": color, "entry": entry });
    assert_eq!(
        hall.refused("play_move", play("white", "a2a4")),
        "not_on_move"
    );
    assert_eq!(
        hall.refused("play_move", play("black", "a6a5")),
        "illegal_move"
    );
    wait(9);
    let view = hall.ask("play_move", play("black", "e8d7"));
    assert_eq!(view["to_move"], "white");
    assert_eq!(view["white"]["clock"]["running"], true);
    wait(2);
    let view = hall.ask("play_move", play("white", "a2a4"));
    let lines = view["lines"].as_array().unwrap();
    assert_eq!(lines[1]["white"], "–");
    assert_eq!(lines[1]["black"], "Ke8-d7");
    assert_eq!(lines[1]["begins_ordinary"], true);
    assert_eq!(lines[1]["black_ms"], 9000);
    assert_eq!(lines[2]["white_ms"], 2000);
    assert_eq!(view["last"]["order"], "in_turn");
    wait(3600);
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["black"]["clock"]["fallen"], true);
    let view = hall.ask("call_flag", json!({ "game": 1 }));
    assert_eq!(view["end"]["score"], "white_wins");
    assert_eq!(view["end"]["reason"], "flag_fall");
    assert_eq!(view["end"]["cause"], "flag_fall");
}

#[test]
fn a_draw_is_offered_declined_by_playing_on_and_agreed() {
    let mut hall = Hall::new("fairschach");
    hall.begin(None);
    hall.store("white", "e2e4");
    let offer = json!({ "game": 1, "by": "white", "offer": "draw" });
    let view = hall.ask("offer", offer.clone());
    assert_eq!(view["offer"], json!({ "by": "white", "offer": "draw" }));
    assert_eq!(hall.refused("offer", offer.clone()), "offer_pending");
    hall.store("black", "e7e5");
    let view = hall.stop("black");
    assert_eq!(view["offer"], Value::Null, "who plays on declines");
    hall.ask("offer", offer);
    let view = hall.ask(
        "answer_offer",
        json!({ "game": 1, "by": "black", "answer": "accept" }),
    );
    assert_eq!(view["end"]["reason"], "agreement");
    assert_eq!(view["end"]["cause"], "draw_agreed");
    let record = hall.ask("game_record", json!({ "game": 1 }));
    assert_eq!(record["unopened"].as_array().unwrap().len(), 2);
}

#[test]
fn pzsr_8_repetition_is_drawn_when_claimed() {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    let claim = json!({ "game": 1, "by": "black", "claim": "threefold" });
    assert_eq!(hall.refused("claim_draw", claim.clone()), "claim_unfounded");
    for _ in 0..2 {
        hall.pair("Ng1-f3", "Ng8-f6");
        hall.pair("Nf3-g1", "Nf6-g8");
    }
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["occurrences"], 3);
    assert_eq!(view["quiet_pairs"], 4);
    assert_eq!(view["black"]["claims"], json!(["threefold"]));
    let view = hall.ask("claim_draw", claim);
    assert_eq!(view["end"]["reason"], "threefold");
    assert_eq!(view["end"]["cause"], "repetition");
}

#[test]
fn the_arbiter_halts_ends_and_annuls() {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    wait(5);
    hall.ask("halt_game", json!({ "game": 1 }));
    wait(500);
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["halted"]["why"], "arbiter");
    assert_eq!(view["white"]["clock"]["left_ms"], 595_000);
    hall.ask("start_clocks", json!({ "game": 1 }));
    wait(5);
    let view = hall.ask("board_game", json!({ "game": 1 }));
    assert_eq!(view["white"]["clock"]["left_ms"], 590_000);
    let end = |score: &str, reason: &str| json!({ "game": 1, "score": score, "reason": reason });
    assert_eq!(hall.refused("end_game", end("draw", " ")), "bad_field");
    let view = hall.ask("end_game", end("annulled", "Power cut in the hall"));
    assert_eq!(view["end"]["score"], "annulled");
    assert_eq!(
        hall.refused("enter_game_result", json!({ "game": 1 })),
        "game_annulled"
    );
    let games = hall.ask("games", json!({}));
    assert_eq!(games["free"].as_array().unwrap().len(), 1);
    let way = json!({ "correspondence": { "days": 3 } });
    let view = hall.ask("open_game", json!({ "round": 1, "table": 1, "way": way }));
    assert_eq!(view["game"], 2);
    assert_eq!(
        view["halted"],
        Value::Null,
        "a game by correspondence begins at once"
    );
    let games = hall.ask("games", json!({}));
    assert_eq!(games["free"], json!([]));
}

#[test]
fn a_script_plays_on_from_call_to_call() {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    let path = file_in(hall.folder.path());
    let config = hall.folder.path().join("config");
    hall.desk.clear();
    for (color, entry) in [("white", "e2e4"), ("black", "e7e5")] {
        for (name, input) in [
            (
                "store_move",
                json!({ "game": 1, "color": color, "entry": entry }),
            ),
            ("stop_clock", json!({ "game": 1, "color": color })),
        ] {
            let mut script = Desk::for_scripts("Rosa Klaue").keeping_keys(&config);
            ask(&mut script, "open_tournament", json!({ "path": path }));
            ask(&mut script, name, input);
        }
    }
    let mut script = Desk::for_scripts("Rosa Klaue");
    ask(&mut script, "open_tournament", json!({ "path": path }));
    let view = ask(&mut script, "board_game", json!({ "game": 1 }));
    assert_eq!(view["last"]["line"], "e2-e4 e7-e5");
}

#[test]
fn the_exported_record_is_read_back_as_it_was() {
    use kralle_rules::paarzug::notation::{read, replay::replay};
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    hall.pair("e2e4", "d7d5");
    hall.pair("e4d5", "Qd8xd5");
    hall.pair("Nb1-c3", "?!");
    let path = hall.folder.path().join("partie.txt");
    hall.ask("export_game", json!({ "game": 1, "path": path }));
    let text = std::fs::read_to_string(&path).unwrap();
    let records = read::read(&text).unwrap();
    assert_eq!(records.record.to_string(), text);
    let kept = hall.desk.kept_game(1).unwrap();
    let start = kept.game.pairs().start().clone();
    let replayed = replay(&records, start, *kept.game.pairs().rules()).unwrap();
    assert_eq!(replayed.game.position(), kept.game.pairs().position());
    assert!(text.contains("[%emt 0:00:00]"), "{text}");
    assert!(text.contains("kralle/1/1/white/"), "{text}");
}

#[test]
fn the_record_is_printed_in_every_language() {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    hall.pair("e2e4", "d7d5");
    hall.pair("e4d5", "Qd8xd5");
    hall.ask("resign", json!({ "game": 1, "color": "white" }));
    for language in ["de", "en", "fr", "it"] {
        let path = hall.folder.path().join(format!("{language}.pdf"));
        let input = json!({
            "sheet": "game_record", "language": language, "game": 1, "path": path,
        });
        let printed = hall.ask("print_sheet", input);
        assert_eq!(printed["pages"], 1);
        assert_eq!(printed["missing"], "");
    }
    let input = json!({ "sheet": "game_record", "language": "de" });
    assert_eq!(hall.refused("print_sheet", input), "game_not_named");
    let input = json!({ "sheet": "game_record", "language": "de", "game": 7 });
    assert_eq!(hall.refused("preview_sheet", input), "no_game");
}
