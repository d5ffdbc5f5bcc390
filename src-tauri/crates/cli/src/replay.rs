//! `kralle replay`: replays game records by the rules.

mod chess;
mod form;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use kralle_cli::reading::MAX_TEXT;
use kralle_rules::notation::{bpgn, fen, pgn};
use kralle_rules::preset::Game;
use kralle_rules::replay::{Replay as Replayed, replay};
use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::side::Board;
use serde_json::json;

use crate::replay::form::Form;
use crate::rule_set_file;

/// Replay game records of both boards, or of ordinary chess.
#[derive(Args)]
pub(crate) struct Replay {
    /// The records: BPGN for a tandem rule set, PGN for `standard`.
    file: PathBuf,
    /// Rule set: dsj, swiss, ordnung, fics, standard, or a TOML file.
    #[arg(long)]
    rules: String,
    /// Print one JSON object a game.
    #[arg(long)]
    json: bool,
    /// Print only the position after this number of plies of each game, both boards as `a | b`.
    #[arg(long, value_name = "PLIES", conflicts_with = "json")]
    at: Option<usize>,
}

/// The games of a file.
enum Games {
    Tandem(Vec<bpgn::Game>),
    Chess(Vec<pgn::Game>),
}

/// Replays every game; exit code 1 if one breaks the rules or its result does not follow.
pub(crate) fn run(
    arguments: &Replay,
    out: &mut impl Write,
    notes: &mut impl Write,
) -> io::Result<ExitCode> {
    let (rules, games) = match read(arguments) {
        Ok(it) => it,
        Err(complaint) => {
            writeln!(notes, "{complaint}")?;
            return Ok(ExitCode::from(2));
        }
    };
    let games = match games {
        Games::Tandem(games) => games,
        Games::Chess(games) => {
            let form = match arguments.at {
                Some(plies) => Form::At(plies),
                None if arguments.json => Form::Json,
                None => Form::Sentence,
            };
            return chess::run(&rules, &games, form, out, notes);
        }
    };
    if let Some(plies) = arguments.at {
        return positions_at(plies, &rules, games, out, notes);
    }
    let mut all_follow = true;
    for (index, game) in games.iter().enumerate() {
        let replayed = replay(&rules, game);
        all_follow &= replayed.follows;
        let line = if arguments.json {
            object(index + 1, &replayed).to_string()
        } else {
            sentence(index + 1, &replayed)
        };
        writeln!(out, "{line}")?;
    }
    Ok(if all_follow {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(1)
    })
}

/// Prints the position of every game after a number of plies; exit code 1 if a game has fewer legal
/// ones.
fn positions_at(
    plies: usize,
    rules: &RuleSet,
    games: Vec<bpgn::Game>,
    out: &mut impl Write,
    notes: &mut impl Write,
) -> io::Result<ExitCode> {
    let mut code = ExitCode::SUCCESS;
    for (index, mut game) in games.into_iter().enumerate() {
        game.plies.truncate(plies);
        let replayed = replay(rules, &game);
        if replayed.plies == plies {
            let position = &replayed.position;
            let (a, b) = (position.board(Board::A), position.board(Board::B));
            writeln!(out, "{}", fen::write_pair(a, b))?;
        } else {
            let legal = replayed.plies;
            writeln!(
                notes,
                "game {}: found {legal} legal plies, expected {plies}",
                index + 1
            )?;
            code = ExitCode::from(1);
        }
    }
    Ok(code)
}

fn read(arguments: &Replay) -> Result<(RuleSet, Games), String> {
    let rules = rule_set_file::find(&arguments.rules).map_err(|it| format!("--rules: {it}"))?;
    let name = arguments.file.display();
    let games = match rules.game() {
        Game::Tandem => {
            let text = rule_set_file::read_text(&arguments.file, MAX_TEXT)?;
            Games::Tandem(bpgn::read(&text).map_err(|error| format!("{name}:{error}"))?)
        }
        Game::OrdinaryChess => {
            let text = rule_set_file::read_text(&arguments.file, MAX_TEXT)?;
            Games::Chess(pgn::read(&text).map_err(|error| format!("{name}:{error}"))?)
        }
        Game::PairMoves => {
            return Err(format!(
                "--rules: found {}, expected a tandem rule set or standard",
                rules.base
            ));
        }
    };
    let is_empty = match &games {
        Games::Tandem(games) => games.is_empty(),
        Games::Chess(games) => games.is_empty(),
    };
    if is_empty {
        return Err(format!("{name}: found no game, expected at least one"));
    }
    Ok((rules, games))
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

fn object(number: usize, replayed: &Replayed) -> serde_json::Value {
    json!({
        "game": number,
        "plies": replayed.plies,
        "board_a": fen::write(replayed.position.board(Board::A)),
        "board_b": fen::write(replayed.position.board(Board::B)),
        "ended_by": replayed.ended_by.map(kralle_rules::result::Cause::code),
        "result": replayed.result.text(),
        "follows": replayed.follows,
        "error": fault(replayed),
    })
}

fn sentence(number: usize, replayed: &Replayed) -> String {
    let ended_by = replayed
        .ended_by
        .map_or("nothing known", kralle_rules::result::Cause::code);
    let follows = if replayed.follows {
        "follows"
    } else {
        "does not follow"
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
    if let Some(fault) = fault(replayed) {
        line.push_str("; ");
        line.push_str(&fault);
    }
    line
}
