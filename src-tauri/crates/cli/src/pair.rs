//! `kralle pair`: pairs the next round of a tournament report file.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use kralle_exchange::tournament_report::told_partners;
use kralle_exchange::trf::{Trf, TrfError, TrfProblem, TrfRemark};
use kralle_pairing::event::{EntrantNumber, Event, Participation, RoundNumber};
use kralle_pairing::round_pairing::{Unpairable, WayOn, Wishes};
use serde_json::json;

use crate::by_hand::ByHand;
use crate::next_round::{Asked, pair_next};
use crate::overwrite::{Overwrite, Written};
use crate::paired::{Paired, Reasons};
use crate::progress;
use crate::system::{Readings, System};
use crate::trf_file::{self, BadInput};

/// Pair the next round of a tournament report file.
#[derive(Debug, Args)]
pub(crate) struct Pair {
    /// The pairing system.
    #[arg(long, value_enum)]
    system: System,
    /// The tournament report file.
    file: PathBuf,
    /// The round to pair, from the earlier ones; by default the next one.
    #[arg(long)]
    round: Option<u16>,
    /// The number of rounds of the tournament, if it is not in the file.
    #[arg(long)]
    rounds: Option<u16>,
    /// The file for the pairs; standard output by default.
    #[arg(short, long)]
    output: Option<PathBuf>,
    #[command(flatten)]
    overwrite: Overwrite,
    /// Print the deciding articles on standard error.
    #[arg(long)]
    explain: bool,
    /// Write one JSON object instead of lines.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    by_hand: ByHand,
    #[command(flatten)]
    readings: Readings,
}

/// Pairs the round. Exit code 0 if it is paired, 1 if it cannot be, 2 for bad input.
pub(crate) fn run(
    arguments: &Pair,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let path = arguments.output.as_deref();
    if let Err(code) = arguments
        .overwrite
        .must_be_meant(path, Written::Pairs, errors)?
    {
        return Ok(code);
    }
    let outcome = pair(arguments, output, errors)?;
    trf_file::conclude(outcome, errors)
}

fn pair(
    arguments: &Pair,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<Result<ExitCode, BadInput>> {
    let (trf, event, outweighed) = match load(arguments) {
        Ok(found) => found,
        Err(error) => return Ok(Err(error)),
    };
    let event = match (arguments.rounds, event.planned_rounds()) {
        (Some(rounds), _) => event.planned_for(rounds),
        (None, Some(_)) => event,
        (None, None) => {
            let assumed = event.next_round().get();
            if matches!(arguments.system, System::Dutch | System::Team) {
                writeln!(
                    errors,
                    "note: the file does not say how many rounds there are, {assumed} assumed (--rounds)"
                )?;
            }
            event.planned_for(assumed)
        }
    };
    let ahead = bye_ahead(&event);
    let mut wishes = arguments.by_hand.wishes();
    if wishes.bye.is_some() && wishes.bye == ahead {
        // The file already grants the wish.
        wishes.bye = None;
    }
    let partners = match told_partners(&trf) {
        Ok(partners) => partners,
        Err(error) => return Ok(Err(BadInput::in_file(&arguments.file, &error))),
    };
    let asked = Asked {
        partners,
        wishes,
        reasons: if arguments.explain {
            Reasons::Wanted
        } else {
            Reasons::Unwanted
        },
    };
    let tables = matches!(arguments.system, System::Berger | System::ChangingPartners);
    if tables && asked.wishes != Wishes::default() {
        return Ok(Err(BadInput(
            "found a choice by hand, expected it with --system dutch or team only: \
             here the standing or the tables say who meets whom"
                .to_owned(),
        )));
    }
    let mut remarks = trf.remarks();
    remarks.extend(outweighed);
    trf_file::note(&arguments.file, &remarks, trf_file::and_more, errors)?;
    let readings = &arguments.readings;
    let job = progress::job();
    let paired = pair_next(arguments.system, readings, &trf, &event, &asked, &job);
    // Removes the progress line.
    job.progress(1, 1);
    let paired = match paired {
        Ok(paired) => match ahead {
            Some(bye) => paired.with_bye_of_file(bye, asked.reasons),
            None => paired,
        },
        Err(error) => {
            writeln!(
                errors,
                "{}: round {} cannot be paired: {}",
                arguments.file.display(),
                event.next_round(),
                refusal(&error)
            )?;
            return Ok(Ok(ExitCode::from(1)));
        }
    };
    let text = if arguments.json {
        json_text(&paired, &event, arguments.explain)
    } else {
        lines(&paired)
    };
    if !arguments.json {
        for explanation in paired.costs.iter().chain(&paired.reasons) {
            writeln!(errors, "{}", explanation.line)?;
        }
    }
    let written = trf_file::write(arguments.output.as_ref(), text.as_bytes(), output)?;
    Ok(written.map(|()| ExitCode::SUCCESS))
}

/// Returns the entrant with a bye in the next round that the file has already; `None` without one.
fn bye_ahead(event: &Event) -> Option<EntrantNumber> {
    let round = event.next_round();
    let mut requested = event.requested().iter();
    let bye = requested
        .find(|it| it.round == round && it.kind == Participation::AllocatedBye)
        .map(|it| it.entrant);
    bye.filter(|_| event.to_be_paired().len().is_multiple_of(2))
}

/// Returns the file, its event before the round to pair, and a remark about colors.
fn load(arguments: &Pair) -> Result<(Trf, Event, Option<TrfRemark>), BadInput> {
    let trf = trf_file::read(&arguments.file)?;
    let by_rounds = |event| (arguments.readings).by_rounds(arguments.system, &trf, event);
    let at_fault = |error: TrfError| BadInput::in_file(&arguments.file, &error);
    let Some(number) = arguments.round else {
        let (event, outweighed) = by_rounds(trf.to_event().map_err(|error| {
            let again = if let TrfProblem::MissingResult { round } = error.problem {
                format!("; --round {round} pairs this round again")
            } else {
                String::new()
            };
            BadInput(format!("{}{again}", at_fault(error).0))
        })?);
        return Ok((trf, event, outweighed));
    };
    let Some(round) = RoundNumber::new(number) else {
        return Err(BadInput(
            "found --round 0, expected a round from 1".to_owned(),
        ));
    };
    // A round in the file records its absent entrants. If later rounds are inconsistent, earlier
    // ones may still be valid.
    let (event, outweighed) = match trf.to_event() {
        Ok(event) => by_rounds(event),
        Err(_) => by_rounds(trf.to_event_before(round).map_err(at_fault)?),
    };
    if event.next_round() < round {
        return Err(BadInput::with_file(
            &arguments.file,
            format_args!(
                "found {} paired rounds, expected at least {} before round {round}",
                event.round_count(),
                round.index()
            ),
        ));
    }
    Ok((trf, event.before(round), outweighed))
}

/// Returns the message of an impossible pairing; its code is the same in every language.
pub(crate) fn refusal(error: &Unpairable) -> String {
    let mut text = format!("{error} ({})", error.code());
    let stuck: &[EntrantNumber] = match error {
        Unpairable::NoCompletePairing { stuck } => stuck,
        Unpairable::NoByeLeavesAPairing { candidates } => candidates,
        Unpairable::Nobody
        | Unpairable::NobodyForTheBye
        | Unpairable::Refused(_)
        | Unpairable::Cancelled => &[],
    };
    if !stuck.is_empty() {
        let numbers: Vec<String> = stuck.iter().map(ToString::to_string).collect();
        let _ = write!(text, ", stuck: {}", numbers.join(" "));
    }
    if let Unpairable::Refused(refusal) = error
        && let Some(criterion) = refusal.criterion()
    {
        let _ = write!(text, ", {criterion}");
    }
    let ways: Vec<&str> = error.ways_on().iter().map(|&way| way_on(way)).collect();
    if !ways.is_empty() {
        let _ = write!(text, "; ways on: {}", ways.join(", "));
    }
    text
}

/// Returns the option for an alternative.
const fn way_on(way: WayOn) -> &'static str {
    match way {
        WayOn::SecondMeetings => {
            "let as few as possible meet again (--second-meetings unavoidable)"
        }
        WayOn::SecondBye => "give the bye by hand (--bye NUMBER)",
        WayOn::OtherWishes => "other choices by hand",
        WayOn::EndTheTournament => "end the tournament",
    }
}

fn lines(paired: &Paired) -> String {
    let count = paired.pairs.len()
        + usize::from(paired.bye.is_some())
        + paired.squares.len()
        + paired.resting.len();
    let mut text = format!("{count}\n");
    for [a, b, c, d] in &paired.squares {
        let _ = writeln!(text, "{a} {b} {c} {d}");
    }
    for resting in &paired.resting {
        let _ = writeln!(text, "{resting} 0");
    }
    for (first, second) in &paired.pairs {
        let _ = writeln!(text, "{first} {second}");
    }
    if let Some(bye) = paired.bye {
        let _ = writeln!(text, "{bye} 0");
    }
    text
}

fn json_text(paired: &Paired, event: &Event, explain: bool) -> String {
    let pairs: Vec<_> = paired
        .pairs
        .iter()
        .map(|(first, second)| json!([first.get(), second.get()]))
        .collect();
    let mut object = json!({
        "round": event.next_round().get(),
        "pairs": pairs,
        "bye": paired.bye.map(EntrantNumber::get),
    });
    if !paired.squares.is_empty() {
        let squares = paired
            .squares
            .iter()
            .map(|square| json!(square.map(EntrantNumber::get)));
        object["squares"] = squares.collect::<Vec<_>>().into();
        let resting = paired.resting.iter().map(|it| it.get());
        object["resting"] = resting.collect::<Vec<_>>().into();
    }
    if !paired.costs.is_empty() {
        let costs = paired.costs.iter().map(|cost| cost.object.clone());
        object["costs"] = costs.collect::<Vec<_>>().into();
    }
    if explain {
        let reasons = paired.reasons.iter().map(|reason| reason.object.clone());
        object["reasons"] = reasons.collect::<Vec<_>>().into();
    }
    format!("{object}\n")
}
