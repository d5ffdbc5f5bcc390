//! `kralle replay` of ordinary chess: one board, one position.

use std::io::{self, Write};

use kralle_rules::notation::FileGame;
use kralle_rules::notation::pgn::Game;
use kralle_rules::notation::remark::Remark;
use kralle_rules::ordinary::record::{Replay, replay};
use kralle_rules::result::Cause;
use kralle_rules::rule_set::RuleSet;
use serde_json::json;
use shakmaty::fen::Fen;
use shakmaty::{EnPassantMode, Position as _};

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
    let replayed = replay(rules, &game);
    match form {
        Form::At(plies) => position_at(plies, number, &game, &replayed, out, notes),
        Form::Json => {
            writeln!(out, "{}", object(number, rules, &remarks, &replayed))?;
            Ok(is_good(replayed.doubt(rules)))
        }
        Form::Sentence => {
            writeln!(out, "{}", sentence(number, rules, &replayed))?;
            Ok(is_good(replayed.doubt(rules)))
        }
    }
}

/// Prints the position after a number of plies; false if the game has fewer legal ones.
fn position_at(
    plies: usize,
    number: usize,
    game: &Game,
    replayed: &Replay,
    out: &mut impl Write,
    notes: &mut impl Write,
) -> io::Result<bool> {
    let legal = replayed.moves.len();
    if plies > legal {
        writeln!(
            notes,
            "game {number}: found {legal} legal plies, expected {plies}"
        )?;
        return Ok(false);
    }
    let mut position = game.start().unwrap_or_default();
    for made in replayed.moves.iter().take(plies) {
        // Legal, as it was replayed.
        position = position.clone().play(*made).unwrap_or(position);
    }
    let fen = Fen::from_position(&position, EnPassantMode::Legal);
    writeln!(out, "{fen}")?;
    Ok(true)
}

fn ended_by(rules: &RuleSet, replayed: &Replay) -> Option<&'static str> {
    let (_, end) = replayed.decided(rules)?;
    end.map(|it| Cause::code(it.cause))
}

fn fault(replayed: &Replay) -> Option<String> {
    replayed.fault.map(|it| {
        format!(
            "line {}, column {}: {}{} {}: {} ({})",
            it.place.line,
            it.place.column,
            it.number,
            it.color.fold_wb(".", "..."),
            it.san,
            it.reason.code(),
            it.reason
        )
    })
}

fn object(
    number: usize,
    rules: &RuleSet,
    remarks: &[Remark],
    replayed: &Replay,
) -> serde_json::Value {
    json!({
        "game": number,
        "plies": replayed.moves.len(),
        "board": replayed.fen(),
        "ended_by": ended_by(rules, replayed),
        "result": replayed.result.text(),
        "follows": replayed.follows(rules),
        "doubt": replayed.doubt(rules).map(|it| it.code()),
        "error": fault(replayed),
        "remarks": remark_objects(remarks),
    })
}

fn sentence(number: usize, rules: &RuleSet, replayed: &Replay) -> String {
    let follows = relation(replayed.doubt(rules));
    let mut line = format!(
        "game {number}: {} plies, {}, ended by {}, {} {follows}",
        replayed.moves.len(),
        replayed.fen(),
        ended_by(rules, replayed).unwrap_or("nothing known"),
        replayed.result.text(),
    );
    if let Some(fault) = fault(replayed) {
        line.push_str("; ");
        line.push_str(&fault);
    }
    line
}
