//! `kralle replay` of both boards.

use std::io::{self, Write};

use kralle_rules::notation::bpgn::Game;
use kralle_rules::notation::remark::Remark;
use kralle_rules::notation::{FileGame, fen};
use kralle_rules::replay::{Doubt, Replay as Replayed, replay};
use kralle_rules::result::Cause;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::side::Board;
use serde_json::json;

use super::form::Form;
use super::games::{is_good, relation, remark_objects};

/// Replays and prints a game; false if it breaks the rules or its result does not follow.
pub(super) fn show(
    rules: &RuleSet,
    form: Form,
    number: usize,
    game: FileGame<Game>,
    out: &mut impl Write,
    notes: &mut impl Write,
) -> io::Result<bool> {
    let FileGame { game, remarks, .. } = game;
    match form {
        Form::At(plies) => position_at(plies, rules, number, game, out, notes),
        Form::Json => {
            let replayed = replay(rules, &game);
            writeln!(out, "{}", object(number, &remarks, &replayed))?;
            Ok(is_good(replayed.doubt))
        }
        Form::Sentence => {
            let replayed = replay(rules, &game);
            writeln!(out, "{}", sentence(number, &replayed))?;
            Ok(is_good(replayed.doubt))
        }
    }
}

/// Prints the position after a number of plies; false if the game has fewer legal ones.
fn position_at(
    plies: usize,
    rules: &RuleSet,
    number: usize,
    mut game: Game,
    out: &mut impl Write,
    notes: &mut impl Write,
) -> io::Result<bool> {
    game.plies.truncate(plies);
    let replayed = replay(rules, &game);
    if replayed.plies == plies {
        let position = &replayed.position;
        let (a, b) = (position.board(Board::A), position.board(Board::B));
        writeln!(out, "{}", fen::write_pair(a, b))?;
        return Ok(true);
    }
    let legal = replayed.plies;
    writeln!(
        notes,
        "game {number}: found {legal} legal plies, expected {plies}"
    )?;
    Ok(false)
}

fn fault(replayed: &Replayed) -> Option<String> {
    replayed.fault.map(|it| {
        let letter = match (it.side.board, it.side.color) {
            (Board::A, shakmaty::Color::White) => 'A',
            (Board::A, shakmaty::Color::Black) => 'a',
            (Board::B, shakmaty::Color::White) => 'B',
            (Board::B, shakmaty::Color::Black) => 'b',
        };
        let place = it.place;
        format!(
            "line {}, column {}: {}{letter}. {}: {} ({})",
            place.line,
            place.column,
            it.number,
            it.san,
            it.reason.code(),
            it.reason
        )
    })
}

fn object(number: usize, remarks: &[Remark], replayed: &Replayed) -> serde_json::Value {
    json!({
        "game": number,
        "plies": replayed.plies,
        "board_a": fen::write(replayed.position.board(Board::A)),
        "board_b": fen::write(replayed.position.board(Board::B)),
        "ended_by": replayed.ended_by.map(Cause::code),
        "result": replayed.result.text(),
        "follows": replayed.follows(),
        "doubt": replayed.doubt.map(|it| it.code()),
        "error": fault(replayed),
        "result_of": replayed.seen_from.letter().to_string(),
        "remarks": remark_objects(remarks),
    })
}

fn sentence(number: usize, replayed: &Replayed) -> String {
    let ended_by = replayed.ended_by.map_or("nothing known", Cause::code);
    let follows = match (replayed.doubt, replayed.ended_by.and_then(draw_of_servers)) {
        (Some(Doubt::NotAdmitted), Some(draw)) => format!("does not follow ({draw})"),
        (doubt, _) => relation(doubt),
    };
    let mut line = format!(
        "game {number}: {} plies, {}, ended by {ended_by}, {} {follows}",
        replayed.plies,
        fen::write_pair(
            replayed.position.board(Board::A),
            replayed.position.board(Board::B)
        ),
        replayed.result.text(),
    );
    if replayed.seen_from == Board::B {
        line.push_str(" (recorded as the result of board B)");
    }
    if let Some(fault) = fault(replayed) {
        line.push_str("; ");
        line.push_str(&fault);
    }
    line
}

/// Returns the sentence about a draw that servers end a match with, if the rules do not admit it;
/// `None` for other causes.
const fn draw_of_servers(cause: Cause) -> Option<&'static str> {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "a few causes have a sentence of their own"
    )]
    match cause {
        Cause::Repetition => Some("these rules do not end a match by repetition of a position"),
        Cause::FiftyMoves => Some("these rules do not end a match after 50 moves"),
        Cause::Stalemate => Some("these rules do not end a match by stalemate"),
        _ => None,
    }
}
