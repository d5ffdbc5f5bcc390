//! Many long games in one file: the time to list them.
//!
//! `cargo test -p kralle-desk --lib many_long_games -- --ignored --nocapture`

#![allow(clippy::print_stdout, reason = "tests tell")]

use std::time::Instant;

use kralle_play::board_game::{GameEvent, GameEventKind, GameNumber};
use serde_json::{Value, json};

use crate::play::board::tests::{Hall, file_in, wait};

const GAMES: u32 = 200;
const PAIRS: usize = 60;

fn timed(hall: &mut Hall, what: &str, name: &str, input: Value) -> Value {
    let begin = Instant::now();
    let answer = hall.ask(name, input);
    println!("{what}: {:.1} ms", begin.elapsed().as_secs_f64() * 1e3);
    answer
}

/// Returns the events of a game as if made in the game `number`, since each commitment is bound to
/// its game.
fn as_of(number: GameNumber, events: &[GameEvent]) -> Vec<GameEvent> {
    let mut events = events.to_vec();
    // Backwards, since a reveal follows the entries it opens.
    let mut pair = PAIRS + 1;
    let mut opened = None;
    for event in events.iter_mut().rev() {
        if let GameEventKind::Revealed { white, black } = &event.kind {
            opened = Some((white.clone(), black.clone()));
            pair -= 1;
        } else if let GameEventKind::Stored {
            color, commitment, ..
        } = &mut event.kind
            && let Some((white, black)) = &opened
        {
            let entry = color.fold_wb(white, black);
            *commitment = entry.commitment(number, pair, *color);
        }
    }
    events
}

#[test]
#[ignore = "plays 200 long games; run by hand for its figures"]
fn many_long_games_are_listed() {
    let mut hall = Hall::new("pzs");
    hall.begin(None);
    for pair in 0..PAIRS {
        wait(1);
        let moves = [("g1f3", "g8f6"), ("f3g1", "f6g8")][pair % 2];
        hall.pair(moves.0, moves.1);
    }
    let ended = json!({ "game": 1, "score": "draw", "reason": "Ende" });
    hall.ask("end_game", ended);
    let store = &mut hall.desk.file_mut().unwrap().store;
    let events = store.game_events(GameNumber(1)).unwrap();
    for _ in 1..GAMES {
        let kept = store.open_game(&events[0]).unwrap();
        let events = as_of(kept.game.number(), &events);
        store
            .append_game_events(&kept, &events[1..], |_| Ok(()))
            .unwrap();
    }
    let path = file_in(hall.folder.path());
    hall.ask("close_file", json!({}));
    timed(
        &mut hall,
        "open",
        "open_tournament",
        json!({ "path": path }),
    );
    let listed = timed(&mut hall, "every game", "games", json!({}));
    assert_eq!(listed["games"].as_array().unwrap().len(), GAMES as usize);
    assert_eq!(listed["games"][199]["pairs"], PAIRS);
    let again = timed(&mut hall, "every game again", "games", json!({}));
    assert_eq!(again, listed);
    timed(&mut hall, "by correspondence", "correspondence", json!({}));
    timed(&mut hall, "one game", "board_game", json!({ "game": 7 }));
    let report = timed(&mut hall, "verify", "verify", json!({}));
    assert_eq!(report["findings"], json!([]));
}
