//! Power cuts: lays out and judges the states that the record of a day allows.

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use kralle_power::crash::{Crash, crashes};
use kralle_power::disk::{Disk, Operation};
use kralle_power::numbers::Numbers;
use kralle_power::trace::{Event, Record};
use kralle_power::tree::Tree;

use crate::day::Day;
use crate::judge::{Answered, Broken, Renamed};
use crate::run::{Choices, KEEP, SEED, Tally};

/// A moment at which the power may be cut.
struct Moment {
    disk: Disk,
    /// The steps answered by then.
    steps: usize,
    /// True before the sync of a folder.
    is_of_folder: bool,
    /// The operation that does not happen any more.
    before: String,
}

/// Cuts the power at every moment of a recorded day.
pub(crate) fn cut(day: &Day, record: &Record, choices: &Choices, tally: &mut Tally) {
    let Replay {
        moments,
        lives,
        renamed,
    } = replay(record);
    let mut answered = Answered::new(lives, renamed);
    for moment in &moments {
        // An import creates its tournament first, so that the import itself can be undone.
        let step = day.steps.get(moment.steps).map(|step| step.name);
        if step == Some("import_tournament") && moment.is_of_folder {
            let created = moment.disk.live();
            answered.allow(moment.steps, &created);
        }
    }
    let mut cuts: Vec<(usize, Crash)> = Vec::new();
    for (step, _) in day
        .steps
        .iter()
        .enumerate()
        .filter(|it| choices.takes(it.1))
    {
        tally.commands += 1;
        let mut of_step: Vec<(usize, Crash)> = Vec::new();
        for (number, moment) in moments.iter().enumerate() {
            // After the last answer only its own states are left.
            if moment.steps == step || moment.steps == step + 1 && step + 1 == day.steps.len() {
                let seed = SEED ^ u64::try_from(number).unwrap();
                let states = crashes(&moment.disk, seed).into_iter();
                of_step.extend(states.map(|crash| (number, crash)));
            }
        }
        if let Some(sample) = choices.sample {
            let mut numbers = Numbers(SEED ^ u64::try_from(step).unwrap());
            while of_step.len() > sample {
                let index = numbers.below(of_step.len());
                of_step.swap_remove(index);
            }
        }
        tally.of_command(day.steps[step].name, of_step.len());
        cuts.extend(of_step);
    }
    tally.states += cuts.len();
    let next = AtomicUsize::new(0);
    let seen = Mutex::new(HashSet::new());
    let broken = Mutex::new(Vec::new());
    let judge = || {
        while let Some((number, crash)) = cuts.get(next.fetch_add(1, Ordering::Relaxed)) {
            let moment = &moments[*number];
            let state = moment.disk.state(|pending| crash.fate(pending));
            if !seen.lock().unwrap().insert((state.hash(), moment.steps)) {
                continue;
            }
            if let Err(fault) = answered.judge(&state, moment.steps) {
                broken.lock().unwrap().push((*number, crash, fault));
            }
        }
    };
    thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        for _ in 0..threads {
            scope.spawn(judge);
        }
    });
    tally.opened += seen.into_inner().unwrap().len();
    let mut broken = broken.into_inner().unwrap();
    broken.sort_by_key(|(number, ..)| *number);
    for (number, crash, fault) in broken {
        let moment = &moments[number];
        let step = day
            .steps
            .get(moment.steps)
            .map_or("the end", |step| step.name);
        if let Some(folder) = std::env::var_os(KEEP) {
            let state = moment.disk.state(|pending| crash.fate(pending));
            let _ = state.lay_out(Path::new(&folder));
        }
        let place = format!(
            "{}, step {} ({step}), before {}, kept {}",
            day.name,
            moment.steps,
            moment.before,
            crash.signature(),
        );
        match fault {
            Broken::Lost(why) => tally.lost(&format!("{place}: {why}")),
            Broken::Half(why) => tally.half(&format!("{place}: {why}")),
        }
    }
}

/// Returns the disks that were answered: before the first step, and after each.
pub(crate) fn lives(record: &Record) -> Vec<Tree> {
    replay(record).lives
}

/// A replayed record.
struct Replay {
    /// The moments before each sync and at each answer.
    moments: Vec<Moment>,
    /// The disks that were answered: before the first step, and after each.
    lives: Vec<Tree>,
    /// The files that got their final name during a step.
    renamed: Vec<Renamed>,
}

fn replay(record: &Record) -> Replay {
    let mut disk = record.disk.clone();
    let mut lives = vec![disk.live()];
    let mut moments = Vec::new();
    let mut renamed = Vec::new();
    let cut = |disk: &Disk, lives: &Vec<_>, before: String| Moment {
        disk: disk.clone(),
        steps: lives.len() - 1,
        is_of_folder: before.contains("folder"),
        before,
    };
    for (number, event) in record.events.iter().enumerate() {
        match event {
            Event::Mark(_) => {
                moments.push(cut(&disk, &lives, format!("event {number}, the answer")));
                lives.push(disk.live());
                moments.push(cut(
                    &disk,
                    &lives,
                    format!("event {number}, after the answer"),
                ));
            }
            Event::Operation(operation) => {
                if operation.is_sync() {
                    moments.push(cut(
                        &disk,
                        &lives,
                        format!("event {number}, {}", shown(operation)),
                    ));
                }
                disk.perform(operation).unwrap();
                if let Operation::Rename { to, .. } = operation {
                    let content = disk.live().content(to).cloned();
                    renamed.extend(content.map(|content| Renamed {
                        step: lives.len() - 1,
                        path: to.clone(),
                        content,
                    }));
                }
            }
        }
    }
    moments.push(cut(&disk, &lives, "the end".to_owned()));
    Replay {
        moments,
        lives,
        renamed,
    }
}

fn shown(operation: &Operation) -> String {
    match operation {
        Operation::SyncFile { file } => format!("the sync of file {}", file.0),
        Operation::SyncFolder { path } => format!("the sync of folder “{}”", path.display()),
        Operation::Create { .. }
        | Operation::MakeFolder { .. }
        | Operation::Link { .. }
        | Operation::Rename { .. }
        | Operation::Remove { .. }
        | Operation::Write { .. }
        | Operation::Truncate { .. } => format!("{operation:?}"),
    }
}
