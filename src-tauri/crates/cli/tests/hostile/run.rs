//! The program, with unlimited or little memory.

use std::ffi::OsStr;
use std::fs::File;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The limit of the address space, in KiB. The program itself, its fonts and the stacks of its
/// threads take about 100 MiB of it.
const ADDRESS_SPACE: &str = "524288";

/// The exit code and the output of a program.
pub(crate) struct Held {
    /// `None` if it was ended by a signal, such as an abort.
    pub(crate) code: Option<i32>,
    pub(crate) said: String,
}

impl From<Output> for Held {
    fn from(output: Output) -> Self {
        let both = [output.stdout, output.stderr].concat();
        Self {
            code: output.status.code(),
            said: String::from_utf8_lossy(&both).into_owned(),
        }
    }
}

/// Runs the program in `folder`.
pub(crate) fn program(
    folder: &Path,
    arguments: impl IntoIterator<Item = impl AsRef<OsStr>>,
) -> Held {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kralle"));
    command.args(arguments);
    ended(folder, command, None)
}

/// Runs it with little memory, and with the file `input` as its standard input.
pub(crate) fn held(folder: &Path, arguments: &[&str], input: Option<&str>) -> Held {
    // The limit applies to the command after `exec`; a system without limits runs without.
    let script = format!("ulimit -v {ADDRESS_SPACE} 2>/dev/null; exec \"$0\" \"$@\"");
    let mut command = Command::new("sh");
    command
        .args(["-c", &script, env!("CARGO_BIN_EXE_kralle")])
        .args(arguments);
    ended(folder, command, input)
}

fn ended(folder: &Path, mut command: Command, input: Option<&str>) -> Held {
    let input = input.map_or_else(Stdio::null, |path| File::open(path).unwrap().into());
    let output = command
        .current_dir(folder)
        .env("KRALLE_LANG", "en")
        .env("KRALLE_CONFIG_DIR", folder.join("config"))
        .stdin(input)
        .output();
    output.unwrap().into()
}
