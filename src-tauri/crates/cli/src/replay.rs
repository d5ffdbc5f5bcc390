//! `kralle replay`: replays game records by the rules.

mod chess;
mod form;
mod games;
mod tandem;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use kralle_rules::notation::FileGame;

use crate::replay::form::Form;
use crate::replay::games::{Games, Recorded};
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

/// Replays every game; exit code 1 if one cannot be read, breaks the rules, or has a result that
/// its record contradicts.
pub(crate) fn run(
    arguments: &Replay,
    out: &mut impl Write,
    notes: &mut impl Write,
) -> io::Result<ExitCode> {
    let read = rule_set_file::find(&arguments.rules)
        .map_err(|it| format!("--rules: {it}"))
        .and_then(|rules| games::read(&arguments.file, &rules).map(|games| (rules, games)));
    let (rules, games) = match read {
        Ok(it) => it,
        Err(complaint) => {
            writeln!(notes, "{complaint}")?;
            return Ok(ExitCode::from(2));
        }
    };
    let form = match arguments.at {
        Some(plies) => Form::At(plies),
        None if arguments.json => Form::Json,
        None => Form::Sentence,
    };
    let path = &arguments.file;
    let good = match games {
        Games::Tandem(games) => each(path, games, form, out, notes, |number, it, out, notes| {
            tandem::show(&rules, form, number, it, out, notes)
        })?,
        Games::Chess(games) => each(path, games, form, out, notes, |number, it, out, notes| {
            chess::show(&rules, form, number, it, out, notes)
        })?,
    };
    Ok(if good {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(1)
    })
}

/// Shows every game with `show`, and those that cannot be read with their error; false if any of
/// them is not good.
fn each<G: Recorded, O: Write, N: Write>(
    path: &Path,
    games: Vec<FileGame<G>>,
    form: Form,
    out: &mut O,
    notes: &mut N,
    mut show: impl FnMut(usize, FileGame<G>, &mut O, &mut N) -> io::Result<bool>,
) -> io::Result<bool> {
    let (mut given_up, mut all_good) = (0, true);
    for (index, game) in games.into_iter().enumerate() {
        let number = index + 1;
        games::note(path, &game, notes)?;
        let Some(error) = &game.error else {
            all_good &= show(number, game, out, notes)?;
            continue;
        };
        given_up += 1;
        match form {
            Form::At(_) => {}
            Form::Json => {
                let result = game.game.result();
                let object = games::unreadable_object(number, result, &game.remarks, error);
                writeln!(out, "{object}")?;
            }
            Form::Sentence => writeln!(out, "{}", games::unreadable_sentence(number, error))?,
        }
    }
    games::note_given_up(given_up, notes)?;
    Ok(all_good && given_up == 0)
}
