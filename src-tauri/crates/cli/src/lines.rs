//! `kralle call --lines`: a desk that keeps running, JSON Lines in and out.
//!
//! `{"id":1,"name":"add_player","input":{…}}` gets `{"id":1,"ok":…}` or `{"id":1,"refusal":…}`,
//! after any number of `{"id":1,"progress":{"done":3,"total":8}}`. Calls are answered in order, but
//! `cancel`, which has the id of a call, is answered immediately.
//! `{"id":3,"from":"ABCD","name":"my_match"}` is answered like the phone that entered the slip, or
//! the device, of this id. `{"id":2,"clock":"2026-11-21T14:32:00Z"}` sets the clock if there is
//! `--clock`.

use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::mpsc::{self, Sender, SyncSender};
use std::thread;

use chrono::{DateTime, Utc};
use kralle_cli::reading::{MAX_CALL, next_line};
use kralle_desk::core::job::Running;
use kralle_desk::core::refusal::RefusalView;
use kralle_desk::core::refusals::DeskRefusal;
use kralle_desk::day::set_clock;
use kralle_desk::hall::refusal::HallRefusal;
use kralle_desk::{Act, Desk, Door, Job, NotEntered, SharedDesk, mac, open_file};
use kralle_exchange::players::without_mark;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::refusal::BAD_INPUT;

/// The maximum number of waiting calls; the sender of more waits.
const MOST_WAITING: usize = 1024;

/// A line of the script.
#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Call(Call),
    Clock(Clock),
}

/// A call by its name.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Call {
    /// The id of its answers; `None` answers with null, and cannot be canceled.
    id: Option<u32>,
    name: String,
    /// Its input; an empty object by default.
    #[serde(default)]
    input: Map<String, Value>,
    /// The slip or device in the hall that sends it; `None` for the desk itself.
    #[serde(default)]
    from: Option<String>,
}

/// A new time of the clock.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Clock {
    /// The id of its answer.
    id: Option<u32>,
    clock: DateTime<Utc>,
}

/// Work done in the order of the lines.
enum Work {
    /// A call, and its job, which can be canceled while it waits.
    Call(Call, Option<(Job, Running)>),
    Clock(Clock),
    Unreadable(RefusalView),
}

/// Answers the lines of `script`, or of standard input, until they end.
pub(crate) fn run(
    script: Option<&Path>,
    desk: Desk,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let (place, input): (String, Box<dyn BufRead + Send>) = match script {
        None => ("-".to_owned(), Box::new(BufReader::new(io::stdin()))),
        Some(path) => match open_file(path) {
            Ok(file) => (path.display().to_string(), Box::new(BufReader::new(file))),
            Err(error) => {
                writeln!(errors, "{}: {error}", path.display())?;
                return Ok(ExitCode::from(BAD_INPUT));
            }
        },
    };
    let desk = Arc::new(SharedDesk::new(desk));
    let (answers, said) = mpsc::channel();
    let (queue, waiting) = mpsc::sync_channel::<Work>(MOST_WAITING);
    let reader = {
        let (desk, answers) = (Arc::clone(&desk), answers.clone());
        thread::spawn(move || read(input, &desk, &queue, &answers))
    };
    let worker = thread::spawn(move || {
        for (number, work) in (0..).zip(waiting) {
            if answers.send(done(&desk, number, work)).is_err() {
                break;
            }
        }
    });
    let written = said.iter().try_for_each(|line: Value| {
        writeln!(output, "{line}")?;
        output.flush()
    });
    // Without a receiver of answers the threads end as well.
    drop(said);
    let read = reader.join();
    let worked = worker.join();
    written?;
    match (read, worked) {
        (Ok(Ok(())), Ok(())) => Ok(ExitCode::SUCCESS),
        (Ok(Err(error)), _) => {
            writeln!(errors, "{place}: {error}")?;
            Ok(ExitCode::from(BAD_INPUT))
        }
        (Err(_), _) | (_, Err(_)) => Ok(ExitCode::from(3)),
    }
}

/// Reads lines into `queue` until they end; handles `cancel` immediately.
fn read(
    mut input: impl BufRead,
    desk: &SharedDesk,
    queue: &SyncSender<Work>,
    answers: &Sender<Value>,
) -> io::Result<()> {
    let mut bytes = Vec::new();
    let mut is_first = true;
    while next_line(&mut input, &mut bytes, MAX_CALL)? {
        let line = if is_first {
            without_mark(&bytes)
        } else {
            &bytes
        };
        let line = line.trim_ascii();
        is_first = false;
        let taken = match serde_json::from_slice(line) {
            _ if line.is_empty() => true,
            Ok(Line::Call(call)) if call.name == "cancel" => {
                let answer = desk.call(&call.name, Value::Object(call.input), None);
                answers.send(said(call.id, answer)).is_ok()
            }
            Ok(Line::Call(call)) => {
                let job = call.id.map(|id| job(id, answers));
                let job = job.map(|job| (job.clone(), desk.expect(&job)));
                queue.send(Work::Call(call, job)).is_ok()
            }
            Ok(Line::Clock(clock)) => queue.send(Work::Clock(clock)).is_ok(),
            Err(_) => queue.send(Work::Unreadable(unreadable(line))).is_ok(),
        };
        if !taken {
            break;
        }
    }
    Ok(())
}

/// Returns a job that reports its progress among the answers.
fn job(id: u32, answers: &Sender<Value>) -> Job {
    let answers = answers.clone();
    Job::new(
        id,
        Arc::new(move |progress| {
            let far = json!({ "done": progress.done, "total": progress.total });
            // A disconnected caller gets no answer.
            let _ = answers.send(json!({ "id": id, "progress": far }));
        }),
    )
}

/// Handles the line `number`, and returns its answer.
fn done(desk: &SharedDesk, number: u64, work: Work) -> Value {
    match work {
        Work::Call(
            Call {
                id,
                name,
                input,
                from: Some(from),
            },
            _,
        ) => said(
            id,
            from_hall(desk, number, &from, &name, Value::Object(input)),
        ),
        Work::Call(call, job) => {
            let job = job.as_ref().map(|(job, _waiting)| job);
            let answer = desk.call(&call.name, Value::Object(call.input), job);
            said(call.id, answer)
        }
        Work::Clock(clock) => {
            set_clock::put(clock.clock);
            said(clock.id, Ok(json!({})))
        }
        Work::Unreadable(refusal) => said(None, Err(refusal)),
    }
}

/// Answers the line `number` as the hall answers the holder of the slip or device `from`.
fn from_hall(
    desk: &SharedDesk,
    number: u64,
    from: &str,
    name: &str,
    input: Value,
) -> Result<Value, RefusalView> {
    // The same phone each time, so that it enters once.
    let public = mac(b"kralle/lines", from.as_bytes());
    let phone = std::array::from_fn(|place| public[place]);
    let entered = desk
        .enter(from, public, phone)
        .map_err(|refused| match refused {
            NotEntered::Refused(refusal) => refusal,
            NotEntered::SlipInUse { .. }
            | NotEntered::Unknown
            | NotEntered::Ended
            | NotEntered::TooMany => HallRefusal::SlipEnded.into(),
        })?;
    let Door::Entered { visitor, .. } = desk.door(&entered.id) else {
        return Err(HallRefusal::SlipEnded.into());
    };
    match SharedDesk::may_call(visitor.level(), name) {
        None => {
            let name = name.to_owned();
            return Err(DeskRefusal::UnknownCall { name }.into());
        }
        Some(false) => {
            let name = name.to_owned();
            return Err(DeskRefusal::NotForThisWindow { name }.into());
        }
        Some(true) => {}
    }
    if let Some(looked) = desk.look(&visitor, name, input.clone()) {
        return looked;
    }
    let act = Act {
        visitor,
        name: name.to_owned(),
        input,
        // Unique for each act, also after the file was opened again.
        key: format!("{:08}-{number:08}", desk.journal()),
        body: mac(b"kralle/lines", &number.to_be_bytes()),
    };
    let acted = desk.act(&[act]).pop();
    let acted = acted.ok_or(DeskRefusal::Internal { reason: None })?;
    match acted.status {
        200 => serde_json::from_slice(&acted.body).map_err(|error| RefusalView::internal(&error)),
        // That state already exists: no refusal.
        _ => {
            Err(serde_json::from_slice(&acted.body)
                .unwrap_or_else(|_| HallRefusal::OutOfDate.into()))
        }
    }
}

/// Returns an answer as a line.
fn said(id: Option<u32>, answer: Result<Value, RefusalView>) -> Value {
    match answer {
        Ok(output) => json!({ "id": id, "ok": output }),
        Err(refusal) => json!({ "id": id, "refusal": refusal }),
    }
}

/// Returns the refusal of a line that is not a call.
fn unreadable(line: &[u8]) -> RefusalView {
    let reason = match serde_json::from_slice::<Call>(line) {
        Err(error) => error.to_string(),
        Ok(_) => String::new(),
    };
    DeskRefusal::BadInput { reason }.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the answers to a script that is read completely before the first call runs.
    fn answers(script: &str) -> Vec<Value> {
        let desk = SharedDesk::new(Desk::for_scripts(""));
        let (answers, said) = mpsc::channel();
        let (queue, waiting) = mpsc::sync_channel(MOST_WAITING);
        read(script.as_bytes(), &desk, &queue, &answers).expect("read");
        drop(queue);
        for work in waiting {
            answers.send(done(&desk, 0, work)).expect("heard");
        }
        drop(answers);
        said.iter().collect()
    }

    #[test]
    fn a_call_that_waits_is_canceled_at_once_and_the_others_are_answered_in_order() {
        let script = r#"{"id":1,"name":"start"}
            {"id":2,"name":"start"}
            {"id":3,"name":"start"}
            {"id":4,"name":"cancel","input":{"job":2}}
            {"id":5,"name":"cancel","input":{"job":99}}"#;
        let said: Vec<(Value, Value)> = answers(script)
            .into_iter()
            .map(|mut line| (line["id"].take(), line["refusal"]["code"].take()))
            .collect();
        let expected = [4, 5, 1, 2, 3].map(|id| {
            let code = if id == 2 {
                json!("canceled")
            } else {
                Value::Null
            };
            (json!(id), code)
        });
        assert_eq!(said, expected);
    }
}
