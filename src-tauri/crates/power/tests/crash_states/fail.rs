//! Failing system calls: each call of a command fails once, and the command is answered or refused.

use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use kralle_power::numbers::Numbers;
use kralle_power::trace::{Event, Failure, Injection, record};
use kralle_power::tree::Tree;
use kralle_store::{contents, proved, unwatched};
use kralle_tournament::Tournament;

use crate::day::{Act, Day, FILE, PREPARE};
use crate::judge::scratch;
use crate::perform::{DONE, Task};
use crate::run::{Choices, SEED, Tally};

const FAILURES: [Failure; 3] = [Failure::Io, Failure::Full, Failure::Interrupted];

/// The number of failing calls of each command on the days that repeat what other days write.
const BY_SEED: usize = 12;

/// The number of failing calls of each command in a sample.
const SAMPLE: usize = 1;

/// The state of the file: its tournament and the number of journal entries; `None` without a file.
type State = Result<Option<(Tournament, u32)>, String>;

/// Lets the calls of each step of a day fail. `lives` are the disks before the first step and after
/// each.
pub(crate) fn fail(day: &Day, lives: &[Tree], choices: &Choices, tally: &mut Tally) {
    let mut trials: Vec<(usize, Injection)> = Vec::new();
    let mut references = Vec::new();
    for (number, step) in day.steps.iter().enumerate() {
        // With a failure, such a step would go on to its next input.
        let is_one = !matches!(step.act, Act::Any(..)) && step.name != PREPARE;
        let reference = (is_one && choices.takes(step))
            .then(|| Performed::of(day, number, &lives[number], None))
            .filter(|reference| reference.answers == [DONE]);
        let calls = reference.as_ref().map_or(0, |it| it.calls);
        let mut injections: Vec<Injection> = Vec::new();
        for failure in FAILURES {
            injections.extend((0..calls).map(|at| Injection { failure, at }));
        }
        let most = match choices.sample {
            Some(_) => SAMPLE,
            None if day.repeats => BY_SEED,
            None => injections.len(),
        };
        let mut numbers = Numbers(SEED ^ u64::try_from(number).unwrap());
        while injections.len() > most {
            injections.swap_remove(numbers.below(injections.len()));
        }
        trials.extend(injections.into_iter().map(|it| (number, it)));
        references.push(reference.map(|reference| (state_of(&lives[number]), reference.state)));
    }
    tally.failed_calls += trials.len();
    let next = AtomicUsize::new(0);
    let broken = Mutex::new(Vec::new());
    let work = || {
        while let Some((number, injection)) = trials.get(next.fetch_add(1, Ordering::Relaxed)) {
            let Some((before, after)) = &references[*number] else {
                continue;
            };
            let performed = Performed::of(day, *number, &lives[*number], Some(*injection));
            if let Err(why) = performed.fault(before, after) {
                let (name, answers) = (day.steps[*number].name, &performed.answers);
                broken.lock().unwrap().push(format!(
                    "{}, step {number} ({name}), {injection:?}, answers {answers:?}: {why}",
                    day.name,
                ));
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, NonZeroUsize::get) {
            scope.spawn(work);
        }
    });
    for what in broken.into_inner().unwrap() {
        tally.half(&what);
    }
}

/// The result of a child that performs one step.
struct Performed {
    answers: Vec<String>,
    ended_well: bool,
    /// The number of calls until the first answer.
    calls: usize,
    state: State,
}

fn state(path: &Path) -> State {
    if !path.exists() {
        return Ok(None);
    }
    let told = |error| format!("{error:?}");
    let report = proved(path, &mut unwatched).map_err(told)?;
    let contents = contents(path).map_err(told)?;
    // Files of early versions have findings already.
    if report.is_sound() || contents.schema_version < 10 {
        Ok(Some((contents.tournament, contents.entries)))
    } else {
        Err(format!("{:?}", report.findings))
    }
}

fn state_of(live: &Tree) -> State {
    let folder = tempfile::tempdir_in(scratch()).unwrap();
    live.lay_out(folder.path()).unwrap();
    state(&folder.path().join(FILE))
}

impl Performed {
    /// Performs a step in a folder that is like `live`.
    fn of(day: &Day, step: usize, live: &Tree, injection: Option<Injection>) -> Self {
        let folder = tempfile::tempdir_in(scratch()).unwrap();
        live.lay_out(folder.path()).unwrap();
        let task = Task {
            day: day.name,
            root: folder.path().to_owned(),
            steps: step..step + 1,
            fault: None,
        };
        let record = record(&mut task.start(), folder.path(), injection).unwrap();
        let answers = record.events.iter().filter_map(|event| match event {
            Event::Mark(answer) => Some(answer.clone()),
            Event::Operation(_) => None,
        });
        Self {
            answers: answers.collect(),
            ended_well: record.ended_well,
            calls: record.calls.first().copied().unwrap_or(0),
            state: state(&folder.path().join(FILE)),
        }
    }

    /// Fails unless the command was answered and is there, or was refused by name and the file is
    /// as before or after. A refused command must succeed when it is given again.
    fn fault(&self, before: &State, after: &State) -> Result<(), String> {
        if !self.ended_well {
            return Err("the program broke off".to_owned());
        }
        if self.answers.iter().any(|it| it == "internal") {
            return Err("the refusal has no words".to_owned());
        }
        let is_answered = self.answers.last().is_some_and(|it| it == DONE);
        if self.state == *after || !is_answered && self.state == *before {
            return Ok(());
        }
        // A command that was refused, but is there, may be there once more after its repetition.
        if let (true, Ok(Some((tournament, entries))), Ok(Some((expected, first)))) =
            (self.answers.len() > 1, &self.state, after)
            && tournament == expected
            && *entries == first + 1
        {
            return Ok(());
        }
        Err(match &self.state {
            state if state == before => "the file is as before".to_owned(),
            Ok(None) => "the file is missing".to_owned(),
            Ok(Some((_, entries))) => format!("the file has {entries} entries"),
            Err(why) => why.clone(),
        })
    }
}
