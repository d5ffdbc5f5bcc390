//! `kralle perft`: counts positions.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

use clap::Args;
use kralle_rules::notation::fen;
use kralle_rules::preset::Game;
use kralle_rules::tandem::Position;
use kralle_rules::tandem::board_state::BoardState;
use kralle_rules::tandem::perft::{perft, perft_one};
use kralle_rules::tandem::side::Board;
use shakmaty::Bitboard;

use crate::rule_set_file;

/// Count positions on two boards, or on one.
#[derive(Args)]
pub(crate) struct Perft {
    /// Rule set: dsj, swiss, ordnung, fics, or a TOML file.
    #[arg(long)]
    rules: String,
    /// Plies to count.
    #[arg(long)]
    depth: u32,
    /// One board only; captured pieces leave it.
    #[arg(
        long,
        value_name = "FEN",
        conflicts_with = "boards",
        required_unless_present = "boards"
    )]
    board: Option<String>,
    /// Two boards, "`FEN_A` | `FEN_B`".
    #[arg(value_name = "FEN_A | FEN_B")]
    boards: Option<String>,
}

/// Counts, and prints the number on stdout and the rate on stderr.
pub(crate) fn run(
    arguments: &Perft,
    out: &mut impl Write,
    notes: &mut impl Write,
) -> io::Result<ExitCode> {
    let started = Instant::now();
    match count(arguments) {
        Ok(nodes) => {
            writeln!(out, "{nodes}")?;
            let seconds = started.elapsed().as_secs_f64();
            #[allow(clippy::cast_precision_loss)] // a rate for display
            let rate = nodes as f64 / seconds.max(1e-9);
            writeln!(notes, "{seconds:.3} s, {rate:.0} nodes/s")?;
            Ok(ExitCode::SUCCESS)
        }
        Err(complaint) => {
            writeln!(notes, "{complaint}")?;
            Ok(ExitCode::from(2))
        }
    }
}

fn count(arguments: &Perft) -> Result<u64, String> {
    let rules = rule_set_file::find(&arguments.rules).map_err(|it| format!("--rules: {it}"))?;
    match rules.game() {
        Game::Tandem => {}
        Game::PairMoves | Game::OrdinaryChess => {
            return Err(format!(
                "--rules: found {}, expected a tandem rule set",
                rules.base
            ));
        }
    }
    let state = |fen, board| {
        BoardState::from_fen(fen, board, Bitboard::EMPTY, &rules.tandem)
            .map_err(|error| format!("{}: {error}", error.code()))
    };
    if let Some(text) = &arguments.board {
        let fen = fen::read(text).map_err(|error| format!("--board, {error}"))?;
        return Ok(perft_one(
            &state(fen, Board::A)?,
            &rules.tandem,
            arguments.depth,
        ));
    }
    let text = arguments.boards.as_deref().unwrap_or_default();
    let (a, b) = fen::read_pair(text).map_err(|error| format!("position, {error}"))?;
    // Without the check against two full sets: positions to count may be artificial.
    let position = Position::new(state(a, Board::A)?, state(b, Board::B)?);
    Ok(perft(&position, &rules.tandem, arguments.depth))
}
