//! The days that the child gives: scripts of commands, from an empty folder on.

mod evening;
mod store;
mod swiss;
mod teams;
mod window;

use std::path::Path;

use kralle_store::StoreError;
use serde_json::Value;

/// A script of steps in one folder.
pub(crate) struct Day {
    pub(crate) name: &'static str,
    /// True if its desk is that of the window, which keeps preferences and keys.
    pub(crate) at_the_window: bool,
    /// True if its commands write like those of other days: then calls fail by seed.
    pub(crate) repeats: bool,
    pub(crate) steps: Vec<Step>,
}

/// One command and its answer.
pub(crate) struct Step {
    /// The name of the command.
    pub(crate) name: &'static str,
    pub(crate) act: Act,
}

pub(crate) enum Act {
    /// A call of the desk. In its input, `ROOT` is the folder and `BACKUP` the newest backup.
    Call(&'static str, Value),
    /// The first of these inputs of a call that changes the tournament.
    Any(&'static str, Vec<Value>),
    /// Closes the desk with its file.
    Close,
    /// Work at the store, without a desk.
    Store(fn(&Path) -> Result<(), StoreError>),
}

/// The name of the tournament file of every day.
pub(crate) const FILE: &str = "abend.kralle";

/// The name of a step that prepares others and is no command.
pub(crate) const PREPARE: &str = "prepare";

/// Every day.
pub(crate) fn days() -> Vec<Day> {
    vec![
        evening::day(),
        evening::numbers(),
        swiss::day(),
        teams::fixed(),
        teams::single(),
        window::day(),
        store::import(),
        store::first_version(),
        store::ninth_version(),
        store::damage(),
    ]
}

/// A step named like its call.
fn call(name: &'static str, input: Value) -> Step {
    Step {
        name,
        act: Act::Call(name, input),
    }
}

/// A step named after the command of its entry, where the call has another name.
fn named(name: &'static str, call: &'static str, input: Value) -> Step {
    Step {
        name,
        act: Act::Call(call, input),
    }
}

fn any(name: &'static str, inputs: Vec<Value>) -> Step {
    Step {
        name,
        act: Act::Any(name, inputs),
    }
}

/// Returns an input for a table of the first round.
fn table(table: u16, mut input: Value) -> Value {
    input["round"] = Value::from(1);
    input["table"] = Value::from(table);
    input
}

fn close() -> Step {
    Step {
        name: "close",
        act: Act::Close,
    }
}

fn open() -> Step {
    let path = format!("ROOT/{FILE}");
    call("open_tournament", serde_json::json!({ "path": path }))
}
