//! `kralle manual`: writes manual pages and shell completions, for packagers.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Command};
use clap_complete::Shell;

use crate::refusal::BAD_INPUT;

/// The name of the command, wherever it was built.
const NAME: &str = "kralle";

/// Write the manual pages and shell completions into a folder.
#[derive(Args)]
pub(crate) struct Manual {
    /// The folder; created if missing.
    folder: PathBuf,
}

/// Writes `man/` and `completions/` for the command line `tree`.
pub(crate) fn run(
    arguments: &Manual,
    tree: Command,
    notes: &mut impl Write,
) -> io::Result<ExitCode> {
    match write(arguments, tree) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(error) => {
            writeln!(notes, "{}: {error}", arguments.folder.display())?;
            Ok(ExitCode::from(BAD_INPUT))
        }
    }
}

fn write(arguments: &Manual, mut tree: Command) -> io::Result<()> {
    let manuals = arguments.folder.join("man");
    let completions = arguments.folder.join("completions");
    fs::create_dir_all(&manuals)?;
    fs::create_dir_all(&completions)?;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        clap_complete::generate_to(shell, &mut tree, NAME, &completions)?;
    }
    clap_mangen::generate_to(tree, &manuals)
}
