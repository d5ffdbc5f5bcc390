//! `kralle standings`: prints ranks and tie-breaks of a tournament report file, or the table of a
//! tournament file.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use kralle_exchange::trf::{Trf, TrfRemark};
use kralle_pairing::event::{Event, RoundNumber};
use kralle_pairing::tie_break::{
    Against, PairingMode, Standings as Table, TieBreak, Working, parse_list, rank,
};
use serde_json::{Value, json};

use crate::trf_file::{self, BadInput};
use crate::{opening, standings_of_file};

/// Rank the entrants of a tournament report file, or print the standings of a tournament file.
#[derive(Debug, Args)]
pub(crate) struct Standings {
    /// The tournament report file, or a tournament file (`.kralle`), which uses its own rules.
    file: PathBuf,
    /// The tie-breaks in order, such as PTS,DE,BH/C1,BH,SB; by default those of the file (record
    /// 212 or 202).
    #[arg(long, value_name = "LIST")]
    tie_breaks: Option<String>,
    /// Count unplayed rounds as in a Swiss system (C.07 article 16).
    #[arg(long, conflicts_with = "round_robin")]
    swiss: bool,
    /// Count unplayed rounds as in a round robin (C.07 article 15.2).
    #[arg(long)]
    round_robin: bool,
    /// The rounds to count: all planned ones, unpaired ones as unplayed, or only the paired ones.
    #[arg(long, value_enum, default_value_t)]
    count_rounds: CountRounds,
    /// Write JSON, with the derivation of every value.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    wait: opening::Wait,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum CountRounds {
    /// All rounds that the file plans.
    #[default]
    Planned,
    /// The rounds that are paired.
    Paired,
}

/// Ranks the entrants. Exit code 0, or 2 for bad input.
pub(crate) fn run(
    arguments: &Standings,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    if standings_of_file::is_tournament(&arguments.file) {
        return of_file(arguments, output, errors);
    }
    let (event, list, mode, open, remarks) = match load(arguments) {
        Ok(loaded) => loaded,
        Err(error) => return trf_file::conclude(Err(error), errors),
    };
    trf_file::note(&arguments.file, &remarks, trf_file::and_more, errors)?;
    for round in open {
        writeln!(
            errors,
            "note: results are missing in round {round}, they count as not played"
        )?;
    }
    if mode == PairingMode::Predetermined {
        for tie_break in list.iter().filter(|it| it.kind.is_for_swiss_only()) {
            writeln!(
                errors,
                "note: C.07 article {} does not allow {tie_break} in a round robin",
                tie_break.kind.article()
            )?;
        }
    }
    let table = rank(&event, &list, mode);
    let text = if arguments.json {
        format!("{}\n", json_table(&table))
    } else {
        lines(&table)
    };
    output.write_all(text.as_bytes())?;
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Returns the table of a tournament file. Only the file determines the ranking.
fn of_file(
    arguments: &Standings,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let other_rules = arguments.tie_breaks.is_some()
        || arguments.swiss
        || arguments.round_robin
        || arguments.count_rounds != CountRounds::default();
    if other_rules {
        let error = BadInput::with_file(
            &arguments.file,
            "found a tournament file, which ranks by its own rules; expected --json at most",
        );
        return trf_file::conclude(Err(error), errors);
    }
    standings_of_file::run(
        &arguments.file,
        arguments.json,
        arguments.wait,
        output,
        errors,
    )
}

/// The event, its tie-breaks, its mode, the rounds with missing results, and the remarks.
type Loaded = (Event, Vec<TieBreak>, PairingMode, Vec<u16>, Vec<TrfRemark>);

fn load(arguments: &Standings) -> Result<Loaded, BadInput> {
    let trf = trf_file::read(&arguments.file)?;
    let (event, open) = trf
        .to_event_so_far()
        .map_err(|error| BadInput::in_file(&arguments.file, &error))?;
    let event = match arguments.count_rounds {
        CountRounds::Planned => event.with_planned_rounds(),
        CountRounds::Paired => event,
    };
    let list = match (
        &arguments.tie_breaks,
        trf.text_of("212"),
        trf.text_of("202"),
    ) {
        (Some(list), _, _) => list.clone(),
        (None, Some(list), _) => list.to_owned(),
        (None, None, Some(list)) => format!("PTS,{list}"),
        (None, None, None) => {
            return Err(BadInput::with_file(
                &arguments.file,
                "found no tie-breaks (record 212 or 202), expected --tie-breaks",
            ));
        }
    };
    let list = parse_list(&list).map_err(|error| BadInput(format!("--tie-breaks: {error}")))?;
    if list.is_empty() {
        return Err(BadInput(
            "--tie-breaks: found an empty list, expected at least one name such as PTS".to_owned(),
        ));
    }
    Ok((event, list, mode(arguments, &trf), open, trf.remarks()))
}

/// Returns the requested mode; otherwise a round robin if the file is one.
fn mode(arguments: &Standings, trf: &Trf) -> PairingMode {
    let says_round_robin = trf.tournament_type().is_some_and(|kind| {
        let kind = kind.to_ascii_uppercase();
        kind.contains("ROBIN") || kind.contains("BERGER")
    });
    if arguments.round_robin || (says_round_robin && !arguments.swiss) {
        PairingMode::Predetermined
    } else {
        PairingMode::Swiss
    }
}

fn lines(table: &Table) -> String {
    let mut text = "StartNo\tRank".to_owned();
    for column in &table.columns {
        let _ = write!(text, "\t{}", column.tie_break);
    }
    text.push('\n');
    for (index, rank) in table.ranks().into_iter().enumerate() {
        let _ = write!(text, "{}\t{rank}", index + 1);
        for column in &table.columns {
            text.push('\t');
            if let Some(value) = column.values[index] {
                let _ = write!(text, "{value}");
            }
        }
        text.push('\n');
    }
    text
}

fn json_table(table: &Table) -> Value {
    let rows: Vec<Value> = table
        .order
        .iter()
        .map(|standing| {
            let index = standing.entrant.index();
            let cells: Vec<Value> = table
                .columns
                .iter()
                .map(|column| {
                    json!({
                        "tie_break": column.tie_break.to_string(),
                        "article": column.tie_break.kind.article(),
                        "value": column.values[index].map(|value| value.to_string()),
                        "working": working(&column.workings[index]),
                    })
                })
                .collect();
            json!({
                "entrant": standing.entrant.get(),
                "rank": standing.rank,
                "shared_by": standing.shared_by,
                "cells": cells,
            })
        })
        .collect();
    rows.into()
}

fn working(working: &Working) -> Vec<Value> {
    let parts = working.contributions.iter().map(|part| {
        let (against, number) = match part.against {
            Against::Opponent(opponent) => ("opponent", Some(opponent.get())),
            Against::DummyFor(opponent) => ("dummy_for", Some(opponent.get())),
            Against::Dummy => ("dummy", None),
            Against::Own => ("own", None),
            Against::Board(board) => ("board", Some(u16::from(board))),
        };
        json!({
            "round": part.round.map(RoundNumber::get),
            "against": against,
            "number": number,
            "value": part.value.to_string(),
            "cut": part.cut,
            "voluntary": part.voluntary,
        })
    });
    parts.collect()
}
