//! The child: gives the steps of a day and prints the answer of each.

use std::env;
use std::fmt;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use kralle_desk::{Desk, Folders};
use kralle_store::backups;
use serde_json::{Value, json};

use crate::day::{Act, Day, FILE, days};

/// The environment variables of a child.
const DAY: &str = "KRALLE_POWER_DAY";
const ROOT: &str = "KRALLE_POWER_ROOT";
const FIRST: &str = "KRALLE_POWER_FIRST";
const LAST: &str = "KRALLE_POWER_LAST";
const FAULT: &str = "KRALLE_POWER_PUT_BACK";

/// The line that a child prints when it waits for its recorder.
const READY: &str = "ready";

/// Two boards with a mate on the first.
const MATE: &str = "7k/6pQ/8/8/8/3B4/8/6K1[] b - - 0 1 | 4k3/P7/8/8/8/8/8/4K3[] w - - 0 1";

/// The answer of a step that succeeded.
pub(crate) const DONE: &str = "done";

/// A part of a day that a child performs.
#[derive(Debug, Clone)]
pub(crate) struct Task {
    pub(crate) day: &'static str,
    pub(crate) root: PathBuf,
    pub(crate) steps: Range<usize>,
    /// The code of a fault that is put back.
    pub(crate) fault: Option<String>,
}

impl Task {
    /// Returns the task of this process; `None` if it is no child.
    pub(crate) fn of_child() -> Option<Self> {
        let name = env::var(DAY).ok()?;
        let number = |name| env::var(name).unwrap().parse().unwrap();
        Some(Self {
            day: days().into_iter().find(|day| day.name == name)?.name,
            root: PathBuf::from(env::var_os(ROOT)?),
            steps: number(FIRST)..number(LAST),
            fault: env::var(FAULT).ok(),
        })
    }

    /// Starts a child and waits until it is ready.
    pub(crate) fn start(&self) -> Child {
        let mut command = Command::new(env::current_exe().unwrap());
        command
            .env(DAY, self.day)
            .env(ROOT, &self.root)
            .env(FIRST, self.steps.start.to_string())
            .env(LAST, self.steps.end.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        if let Some(fault) = &self.fault {
            command.env(FAULT, fault);
        }
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        let output = child.stdout.as_mut().unwrap();
        BufReader::with_capacity(1, output)
            .read_line(&mut line)
            .unwrap();
        assert_eq!(line.trim_end(), READY, "{self:?}");
        child
    }
}

/// Performs the task in this process.
pub(crate) fn perform(task: &Task) {
    put_back(task.fault.as_deref());
    let day: Day = days().into_iter().find(|it| it.name == task.day).unwrap();
    let mut hand = Hand {
        root: task.root.clone(),
        at_the_window: day.at_the_window,
        desk: None,
        gone: Value::Null,
        next_undo: Value::Null,
        backup: None,
        is_second: false,
    };
    if task.steps.start > 0 {
        hand.open_for(&day.steps[task.steps.start].act);
    }
    print(READY);
    io::stdin().read_line(&mut String::new()).unwrap();
    for step in &day.steps[task.steps.clone()] {
        hand.is_second = false;
        hand.backup = None;
        loop {
            let answer = hand.give(&step.act);
            let is_done = answer.is_ok();
            match answer {
                Ok(()) => print(DONE),
                Err(refused) => print(&refused),
            }
            // A refused step is given once more: the file must be usable.
            if is_done || std::mem::replace(&mut hand.is_second, true) {
                break;
            }
        }
    }
}

/// Prints a line in one system call.
fn print(line: &str) {
    let mut output = io::stdout().lock();
    output.write_all(format!("{line}\n").as_bytes()).unwrap();
    output.flush().unwrap();
}

#[cfg(feature = "faults")]
fn put_back(fault: Option<&str>) {
    use kralle_choice::Choice as _;
    kralle_fault::Fault::put_back(fault.map(|code| {
        kralle_fault::Fault::from_code(code).unwrap_or_else(|| panic!("no fault {code}"))
    }));
}

#[cfg(not(feature = "faults"))]
fn put_back(fault: Option<&str>) {
    assert_eq!(fault, None, "faults need the feature `faults`");
}

/// The desk of a child, and its folder.
struct Hand {
    root: PathBuf,
    at_the_window: bool,
    desk: Option<Desk>,
    /// The entry that undo goes to, by the last answer.
    next_undo: Value,
    /// The first member of the last team that an input named.
    gone: Value,
    /// The newest backup before the step: a refused step may leave another.
    backup: Option<String>,
    /// True after a step was refused.
    is_second: bool,
}

impl Hand {
    /// Opens the file that earlier steps left, for a step at the desk.
    fn open_for(&mut self, act: &Act) {
        let path = self.root.join(FILE);
        let is_at_the_desk = match act {
            Act::Call(call, _) => *call != "open_tournament",
            Act::Any(..) | Act::Close => true,
            Act::Store(_) => false,
        };
        if is_at_the_desk && path.exists() {
            let input = json!({ "path": path });
            self.desk().call("open_tournament", input).unwrap();
        }
    }

    fn give(&mut self, act: &Act) -> Result<(), String> {
        match act {
            Act::Close => {
                self.desk = None;
                Ok(())
            }
            Act::Store(work) => work(&self.root).map_err(|error| code(&error)),
            Act::Call(name, input) => self.call(name, input),
            Act::Any(name, inputs) => {
                let mut refused = "unchanged".to_owned();
                for input in inputs {
                    let before = self.next_undo.clone();
                    match self.call(name, input) {
                        Ok(()) if self.next_undo != before => return Ok(()),
                        Ok(()) => {}
                        Err(code) => refused = code,
                    }
                }
                Err(refused)
            }
        }
    }

    fn call(&mut self, name: &str, input: &Value) -> Result<(), String> {
        let input = self.filled_in(input);
        let answer = self.desk().call(name, input);
        let answer = answer.map_err(|refusal| refusal.code.to_string())?;
        if let Some(undo) = answer.get("undo") {
            self.next_undo = undo.clone();
        }
        Ok(())
    }

    fn desk(&mut self) -> &mut Desk {
        self.desk.get_or_insert_with(|| {
            if self.at_the_window {
                Desk::new(Folders {
                    config: self.root.join("config"),
                    documents: self.root.join("documents"),
                })
            } else {
                Desk::for_scripts("Rosa Klaue")
            }
        })
    }

    /// Replaces the names of the folder, of the newest backup, and of members of teams.
    fn filled_in(&mut self, input: &Value) -> Value {
        let mut text = input.to_string();
        text = text.replace("ROOT", &self.root.display().to_string());
        if text.contains("BACKUP") {
            let backup = self.backup.get_or_insert_with(|| newest_backup(&self.root));
            text = text.replace("BACKUP", backup);
        }
        for (name, size) in [("TWO", 2), ("THREE", 3)] {
            if text.contains(name) {
                text = self.with_members(&text, name, size);
            }
        }
        if text.contains("POSITION") {
            let input = json!({ "rules": null, "text": MATE });
            let position = self.desk().call("read_position", input).unwrap();
            text = text.replace("\"POSITION\"", &position.to_string());
        }
        text = text.replace("\"GONE\"", &self.gone.to_string());
        serde_json::from_str(&text).unwrap()
    }

    /// Replaces the names of the first team of this size, and of its members.
    fn with_members(&mut self, text: &str, name: &str, size: usize) -> String {
        let view = self.desk().call("players", Value::Null).unwrap();
        let teams = view["late"]["teams"].as_array().unwrap();
        let members = |team: &Value| team["players"].as_array().unwrap().clone();
        let team = teams
            .iter()
            .find(|team| members(team).len() == size)
            .unwrap();
        let mut text = text.replace(&format!("\"{name}_TEAM\""), &team["number"].to_string());
        for (member, number) in members(team).iter().zip(1..) {
            text = text.replace(&format!("\"{name}_{number}\""), &member["id"].to_string());
        }
        self.gone = members(team)[0]["id"].clone();
        text
    }
}

fn newest_backup(root: &Path) -> String {
    let path = root.join(FILE);
    // The recorder may let a call fail that is the child's own.
    let list = backups(&path).or_else(|_| backups(&path));
    list.unwrap()[0].name()
}

fn code(error: &impl fmt::Debug) -> String {
    let text = format!("{error:?}");
    let end = text.find([' ', '(', '{']).unwrap_or(text.len());
    text[..end].to_owned()
}
