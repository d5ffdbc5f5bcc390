//! The games of a file of records, and those that cannot be read.

use std::io::{self, Write};
use std::path::Path;

use kralle_cli::reading::MAX_TEXT;
use kralle_rules::notation::remark::Remark;
use kralle_rules::notation::{FileGame, RecordError, bpgn, pgn};
use kralle_rules::preset::Game;
use kralle_rules::replay::Doubt;
use kralle_rules::rule_set::RuleSet;
use serde_json::{Value, json};

use crate::rule_set_file;

/// The games of a file.
pub(super) enum Games {
    Tandem(Vec<FileGame<bpgn::Game>>),
    Chess(Vec<FileGame<pgn::Game>>),
}

/// A game with a recorded result.
pub(super) trait Recorded {
    /// Returns the notation of the result.
    fn result(&self) -> &'static str;
}

impl Recorded for bpgn::Game {
    fn result(&self) -> &'static str {
        self.result.text()
    }
}

impl Recorded for pgn::Game {
    fn result(&self) -> &'static str {
        self.result.text()
    }
}

/// Reads the games of a file.
///
/// # Errors
/// Fails if the file cannot be read, or contains no part of a game.
pub(super) fn read(path: &Path, rules: &RuleSet) -> Result<Games, String> {
    let name = path.display();
    let games = match rules.game() {
        Game::Tandem => {
            let games = bpgn::read_each(&rule_set_file::read_text(path, MAX_TEXT)?);
            check(&games, |it| !it.tags.is_empty() || !it.plies.is_empty())
                .map_err(|it| format!("{name}:{it}"))?;
            Games::Tandem(games)
        }
        Game::OrdinaryChess => {
            let games = pgn::read_each(&rule_set_file::read_text(path, MAX_TEXT)?);
            check(&games, |it| !it.tags.is_empty() || !it.plies.is_empty())
                .map_err(|it| format!("{name}:{it}"))?;
            Games::Chess(games)
        }
        Game::PairMoves => {
            return Err(format!(
                "--rules: found {}, expected a tandem rule set or standard",
                rules.base
            ));
        }
    };
    Ok(games)
}

/// Fails if there is no game, or only text that is no game.
fn check<G>(games: &[FileGame<G>], has_content: impl Fn(&G) -> bool) -> Result<(), String> {
    let Some(first) = games.first() else {
        return Err(" found no game, expected at least one".to_owned());
    };
    match &first.error {
        Some(error)
            if !games
                .iter()
                .any(|it| it.error.is_none() || has_content(&it.game)) =>
        {
            Err(error.to_string())
        }
        Some(_) | None => Ok(()),
    }
}

/// True if nothing contradicts the recorded result: a record without its end is no fault.
pub(super) fn is_good(doubt: Option<Doubt>) -> bool {
    doubt.is_none_or(|it| !it.contradicts())
}

/// Returns the words for the relation of the result to the moves.
pub(super) fn relation(doubt: Option<Doubt>) -> String {
    match doubt {
        None => "follows".to_owned(),
        Some(Doubt::Fault) => "does not follow".to_owned(),
        Some(doubt) if doubt.contradicts() => format!("does not follow ({doubt})"),
        Some(doubt) => format!("is undetermined ({doubt})"),
    }
}

/// Prints the remarks of a game, and the error of one that was given up.
pub(super) fn note<G>(path: &Path, game: &FileGame<G>, notes: &mut impl Write) -> io::Result<()> {
    let name = path.display();
    for remark in &game.remarks {
        let place = remark.place();
        writeln!(
            notes,
            "{name}:{}:{}: {}",
            place.line,
            place.column,
            sentence(*remark)
        )?;
    }
    match &game.error {
        None => Ok(()),
        Some(error) => writeln!(notes, "{name}:{error}"),
    }
}

/// Prints the number of games that were given up, unless all were read.
pub(super) fn note_given_up(given_up: usize, notes: &mut impl Write) -> io::Result<()> {
    match given_up {
        0 => Ok(()),
        1 => writeln!(notes, "1 game could not be read"),
        more => writeln!(notes, "{more} games could not be read"),
    }
}

fn sentence(remark: Remark) -> String {
    match remark {
        Remark::MoveNumber {
            written, expected, ..
        } => format!("found move number {written}, expected {expected}"),
        Remark::Tag { .. } => "found a tag that cannot be read; it does not count".to_owned(),
        Remark::Text { lines: 1, .. } => "found a line of text, which no game has".to_owned(),
        Remark::Text { lines, .. } => format!("found {lines} lines of text, which no game has"),
        Remark::Position { .. } => {
            "found castling or en passant that the position does not allow; it does not count"
                .to_owned()
        }
    }
}

/// Returns the objects of remarks.
pub(super) fn remark_objects(remarks: &[Remark]) -> Vec<Value> {
    let object = |remark: &Remark| {
        let place = remark.place();
        let mut object = json!({
            "remark": remark.code(),
            "line": place.line,
            "column": place.column,
        });
        match *remark {
            Remark::MoveNumber {
                written, expected, ..
            } => {
                object["written"] = written.into();
                object["expected"] = expected.into();
            }
            Remark::Text { lines, .. } => object["lines"] = lines.into(),
            Remark::Tag { .. } | Remark::Position { .. } => {}
        }
        object
    };
    remarks.iter().map(object).collect()
}

/// Returns the object of a game that was given up.
pub(super) fn unreadable_object(
    number: usize,
    result: &str,
    remarks: &[Remark],
    error: &RecordError,
) -> Value {
    json!({
        "game": number,
        "plies": null,
        "ended_by": null,
        "result": result,
        "follows": false,
        "doubt": null,
        "error": format!(
            "line {}, column {}: found {}, expected {}",
            error.line, error.column, error.found, error.expected
        ),
        "unreadable": {
            "line": error.line,
            "column": error.column,
            "found": error.found,
            "expected": error.expected,
        },
        "remarks": remark_objects(remarks),
    })
}

/// Returns the line of a game that was given up.
pub(super) fn unreadable_sentence(number: usize, error: &RecordError) -> String {
    format!(
        "game {number}: not readable; line {}, column {}: found {}, expected {}",
        error.line, error.column, error.found, error.expected
    )
}
