//! A run over all days: power cuts, then failing calls.

use std::collections::BTreeMap;
use std::process::ExitCode;

use kralle_fault::Fault;
use kralle_power::trace::{Event, Record, record};

use crate::cut;
use crate::day::{Day, PREPARE, Step, days};
use crate::fail;
use crate::judge::scratch;
use crate::perform::{DONE, Task};

/// The seed of every choice.
pub(crate) const SEED: u64 = 0x4B52_414C_4C45;

/// The states of each command in a normal test run.
const SAMPLE: usize = 8;

/// The faults that power cuts find, and the choice of all of them.
const FAULTS: [Fault; 2] = [Fault::AnsweredBeforeSync, Fault::RenameWithoutFolderSync];
const ALL: &str = "all";

/// The environment variables of `cargo xtask power`.
const PART: &str = "KRALLE_POWER_PART";
const COMMAND: &str = "KRALLE_POWER_COMMAND";
const STATES: &str = "KRALLE_POWER_SAMPLE";
const FAULT: &str = "KRALLE_POWER_FAULT";
/// A folder in which the first broken state is laid out.
pub(crate) const KEEP: &str = "KRALLE_POWER_KEEP";

/// The part of a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// Power cuts alone.
    Cuts,
    /// Failing calls alone.
    Calls,
    Both,
}

/// The selection of a run.
pub(crate) struct Choices {
    pub(crate) part: Part,
    /// Only this command.
    pub(crate) command: Option<String>,
    /// The number of states of each command; `None` for all.
    pub(crate) sample: Option<usize>,
    /// The code of a fault that is put back.
    pub(crate) fault: Option<String>,
}

impl Choices {
    /// Reads the choices; without any, a sample is run.
    pub(crate) fn of_environment() -> Self {
        let read = |name| std::env::var(name).ok();
        Self {
            part: match read(PART).as_deref() {
                Some("cuts") => Part::Cuts,
                Some("calls") => Part::Calls,
                Some(_) | None => Part::Both,
            },
            command: read(COMMAND),
            sample: match read(STATES).as_deref() {
                None => Some(SAMPLE),
                Some(ALL) => None,
                Some(number) => Some(number.parse().unwrap()),
            },
            fault: read(FAULT),
        }
    }

    pub(crate) fn takes(&self, step: &Step) -> bool {
        let is_named = self.command.as_deref().is_none_or(|name| name == step.name);
        is_named && step.name != PREPARE
    }
}

/// The numbers of a run.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) commands: usize,
    pub(crate) states: usize,
    /// The different states, which were opened.
    pub(crate) opened: usize,
    /// The states of each command.
    by_command: BTreeMap<&'static str, usize>,
    /// The calls that failed by intention.
    pub(crate) failed_calls: usize,
    lost: usize,
    half: usize,
}

impl Tally {
    /// The number of broken states that are shown.
    const SHOWN: usize = 12;

    pub(crate) fn of_command(&mut self, name: &'static str, states: usize) {
        *self.by_command.entry(name).or_default() += states;
    }

    pub(crate) fn lost(&mut self, what: &str) {
        self.show("lost", what);
        self.lost += 1;
    }

    pub(crate) fn half(&mut self, what: &str) {
        self.show("half", what);
        self.half += 1;
    }

    fn show(&self, kind: &str, what: &str) {
        if self.lost + self.half < Self::SHOWN {
            println!("{kind}: {what}");
        }
    }
}

/// Runs all days; succeeds if nothing is lost or half there. With all faults, succeeds if each is
/// found.
pub(crate) fn run(choices: &Choices) -> ExitCode {
    if choices.fault.as_deref() != Some(ALL) {
        return ExitCode::from(u8::from(!tallied(choices)));
    }
    let is_found = |fault: &&Fault| {
        let choices = Choices {
            part: Part::Cuts,
            command: choices.command.clone(),
            sample: choices.sample.or(Some(SAMPLE)),
            fault: Some(fault.code().to_owned()),
        };
        !tallied(&choices)
    };
    let count = FAULTS.iter().filter(is_found).count();
    println!("power: {count} of {} faults found", FAULTS.len());
    ExitCode::from(u8::from(count != FAULTS.len()))
}

/// Runs all days; true if nothing is lost or half there.
fn tallied(choices: &Choices) -> bool {
    let mut tally = Tally::default();
    for day in days() {
        let (states, failed_calls) = (tally.states, tally.failed_calls);
        if day.steps.iter().any(|step| choices.takes(step)) {
            let record = recorded(&day, choices);
            if choices.part != Part::Calls {
                cut::cut(&day, &record, choices, &mut tally);
            }
            let is_short = choices.sample.is_some() && day.repeats;
            if choices.part != Part::Cuts && choices.fault.is_none() && !is_short {
                fail::fail(&day, &cut::lives(&record), choices, &mut tally);
            }
            println!(
                "{}: {} states, {} failed calls",
                day.name,
                tally.states - states,
                tally.failed_calls - failed_calls
            );
        }
    }
    for (name, states) in &tally.by_command {
        println!("{name}: {states} states");
    }
    println!(
        "power: {} different states opened, {} calls failed",
        tally.opened, tally.failed_calls
    );
    println!(
        "power: {} commands, {} states laid out, {} lost, {} half",
        tally.commands, tally.states, tally.lost, tally.half
    );
    tally.lost + tally.half == 0
}

/// Records a day from an empty folder on; every step must be answered.
fn recorded(day: &Day, choices: &Choices) -> Record {
    let folder = tempfile::tempdir_in(scratch()).unwrap();
    let task = Task {
        day: day.name,
        root: folder.path().to_owned(),
        steps: 0..day.steps.len(),
        fault: choices.fault.clone(),
    };
    let record = record(&mut task.start(), folder.path(), None).unwrap();
    let answers = record.events.iter().filter_map(|event| match event {
        Event::Mark(answer) => Some(answer),
        Event::Operation(_) => None,
    });
    let answers: Vec<&String> = answers.collect();
    for (step, answer) in day.steps.iter().zip(&answers) {
        assert_eq!(*answer, DONE, "{}: {}", day.name, step.name);
    }
    assert_eq!(answers.len(), day.steps.len(), "{}", day.name);
    assert!(record.ended_well, "{}", day.name);
    record
}
