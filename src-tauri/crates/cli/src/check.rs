//! `kralle check`: pairs every round of a tournament report file again.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use kralle_desk::Job;
use kralle_exchange::trf::Trf;
use kralle_pairing::event::{EntrantNumber, Event, Participation, Role, RoundNumber};
use serde_json::json;

use crate::next_round::{Asked, pair_next};
use crate::pair::refusal;
use crate::system::{Readings, System};
use crate::trf_file::{self, BadInput};

/// Pair every round of a tournament report file again and compare.
#[derive(Debug, Args)]
pub(crate) struct Check {
    /// The pairing system.
    #[arg(long, value_enum)]
    system: System,
    /// The tournament report file.
    file: PathBuf,
    /// Write one JSON object for each round instead of lines.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    readings: Readings,
}

/// First and second; second is `None` for the bye.
type Line = (EntrantNumber, Option<EntrantNumber>);

/// Pairs the rounds before the first open one and compares. Exit code 0 if every round is the same,
/// 1 if one differs, 2 for bad input.
pub(crate) fn run(
    arguments: &Check,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    if let Err(error) = arguments.system.must_make_pairs() {
        return trf_file::conclude(Err(error), errors);
    }
    let outcome = match load(&arguments.file) {
        Ok((trf, event)) => {
            let readings = &arguments.readings;
            let (event, outweighed) = readings.by_rounds(arguments.system, &trf, event);
            let mut remarks = trf.remarks();
            remarks.extend(outweighed);
            trf_file::note(&arguments.file, &remarks, trf_file::and_more, errors)?;
            Ok(check(arguments, &trf, &event, output)?)
        }
        Err(error) => Err(error),
    };
    trf_file::conclude(outcome, errors)
}

fn load(path: &std::path::Path) -> Result<(Trf, Event), BadInput> {
    let trf = trf_file::read(path)?;
    let open = trf.open_rounds().first().copied();
    let event = match open.and_then(RoundNumber::new) {
        None => trf.to_event(),
        Some(open) => trf.to_event_before(open),
    };
    let event = event.map_err(|error| BadInput::in_file(path, &error))?;
    Ok((trf, event))
}

/// Prints the rounds from the first open one on. They cannot be checked: the results are missing.
fn show_open(trf: &Trf, as_json: bool, output: &mut impl Write) -> io::Result<()> {
    let open = trf.open_rounds();
    let Some(first) = open.first() else {
        return Ok(());
    };
    for round in *first..=trf.last_round() {
        let is_open = open.contains(&round);
        if as_json {
            writeln!(
                output,
                "{}",
                json!({ "round": round, "same": null, "open": is_open })
            )?;
        } else if is_open {
            writeln!(output, "round {round}: open, results are missing")?;
        } else {
            writeln!(output, "round {round}: not checked, round {first} is open")?;
        }
    }
    Ok(())
}

fn check(
    arguments: &Check,
    trf: &Trf,
    event: &Event,
    output: &mut impl Write,
) -> io::Result<ExitCode> {
    let rounds = event
        .planned_rounds()
        .unwrap_or_else(|| u16::try_from(event.round_count()).unwrap_or(u16::MAX));
    let mut all_same = true;
    for round in event.round_numbers() {
        let before = event.before(round).planned_for(rounds);
        let mut file = recorded(event, round);
        let (own, refused) = match pair_next(
            arguments.system,
            &arguments.readings,
            trf,
            &before,
            &Asked::default(),
            &Job::unwatched(),
        ) {
            Ok(paired) => {
                let pairs = paired
                    .pairs
                    .iter()
                    .map(|(first, second)| (*first, Some(*second)));
                let mut lines: Vec<Line> = pairs.collect();
                lines.extend(paired.bye.map(|bye| (bye, None)));
                lines.sort();
                (lines, None)
            }
            Err(error) => (Vec::new(), Some(refusal(&error))),
        };
        if arguments.system == System::Berger {
            // A report may leave the round of a resting entrant blank.
            let rests = own.iter().filter(|(entrant, opponent)| {
                let did = event.record(*entrant, round).participation;
                opponent.is_none() && did.scheduled_opponent().is_none()
            });
            let rests: Vec<Line> = rests.filter(|rest| !file.contains(rest)).copied().collect();
            file.extend(rests);
        }
        let only_file = without(&file, &own);
        let only_own = without(&own, &file);
        let same = only_file.is_empty() && only_own.is_empty();
        all_same &= same;
        if arguments.json {
            let pairs = |lines: &[Line]| -> Vec<_> {
                let numbers = lines
                    .iter()
                    .map(|(a, b)| json!([a.get(), b.map_or(0, EntrantNumber::get)]));
                numbers.collect()
            };
            let object = json!({
                "round": round.get(),
                "same": same,
                "file": pairs(&only_file),
                "kralle": pairs(&only_own),
                "refusal": refused,
            });
            writeln!(output, "{object}")?;
        } else if same {
            writeln!(output, "round {round}: same")?;
        } else {
            let own = refused.unwrap_or_else(|| words(&only_own));
            writeln!(
                output,
                "round {round}: differs: {} (file) {own} (kralle)",
                words(&only_file)
            )?;
        }
    }
    show_open(trf, arguments.json, output)?;
    output.flush()?;
    Ok(ExitCode::from(u8::from(!all_same)))
}

/// Returns the recorded pairs of a round, by the number of the first.
fn recorded(event: &Event, round: RoundNumber) -> Vec<Line> {
    let mut lines: Vec<Line> = event
        .entrants()
        .iter()
        .filter_map(|entrant| {
            let did = event.record(entrant.number, round).participation;
            if did == Participation::AllocatedBye {
                return Some((entrant.number, None));
            }
            let opponent = did.scheduled_opponent()?;
            let is_first = match did.scheduled_role() {
                Some(role) => role == Role::First,
                None => entrant.number < opponent,
            };
            is_first.then_some((entrant.number, Some(opponent)))
        })
        .collect();
    lines.sort();
    lines
}

fn without(lines: &[Line], others: &[Line]) -> Vec<Line> {
    let left = lines.iter().filter(|line| !others.contains(line));
    left.copied().collect()
}

fn words(lines: &[Line]) -> String {
    let words: Vec<String> = lines
        .iter()
        .map(|(first, second)| match second {
            Some(second) => format!("{first}-{second}"),
            None => format!("{first}-0"),
        })
        .collect();
    words.join(" ")
}
