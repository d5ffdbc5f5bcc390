//! The development tasks of the project: `cargo xtask WORD`.
//!
//! Start at [`WORDS`]; each task is one file. [`system`] has the system requirements, [`build`] the
//! builds.
//!
//! This crate has no dependencies, so that `cargo xtask doctor` runs immediately on a machine with
//! few packages.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program for the terminal: printing is what it does"
)]

mod apt_repository;
mod archive;
mod attack;
mod bench;
mod build;
mod check;
mod days;
mod deny;
mod doctor;
mod fuzz;
mod handbook;
mod kill;
mod machine;
mod macos;
mod memory;
mod openapi;
mod outcome;
mod package;
mod part;
mod place;
mod power;
mod python;
mod quick;
mod run;
mod screen;
mod shots;
mod simulate;
mod standard_library;
mod step;
mod storm;
mod system;
mod test;
mod walk;
mod windows;
mod words;

use std::ffi::OsString;
use std::process::ExitCode;

use outcome::Outcome;

/// A task and its description.
struct Word {
    name: &'static str,
    about: &'static str,
    run: fn(&[OsString]) -> Outcome,
}

const WORDS: &[Word] = &[
    Word {
        name: "run",
        about: "installs what is missing, builds and opens the app ([--release] [FILE.kralle])",
        run: run::run,
    },
    Word {
        name: "test",
        about: "all tests; or parts: rust screens window phones layout pages openapi, or a word in names of tests",
        run: test::run,
    },
    Word {
        name: "check",
        about: "format, types, lints, documentation, counts and packages; or parts: format types lints optimized docs counts package",
        run: check::run,
    },
    Word {
        name: "quick",
        about: "what changed since the last commit: format, types, lints, tests",
        run: quick::run,
    },
    Word {
        name: "shots",
        about: "pictures of every screen, light and dark, in three sizes, of the phones and of the archive: target/shots; those of the handbook anew",
        run: shots::run,
    },
    Word {
        name: "words",
        about: "each message beside the picture of its scene, a page a language: target/words",
        run: words::run,
    },
    Word {
        name: "handbook",
        about: "the handbook as a book for the browser: target/handbook",
        run: handbook::run,
    },
    Word {
        name: "days",
        about: "the long tournament days through the real window, and every control of every screen (sweep)",
        run: days::run,
    },
    Word {
        name: "deny",
        about: "licenses, bans and sources of all dependencies, by deny.toml ([advisories])",
        run: deny::run,
    },
    Word {
        name: "bench",
        about: "the benchmarks, as a table ([NAME]); the first page and the memory: start",
        run: bench::run,
    },
    Word {
        name: "fuzz",
        about: "throws bytes at one reader ([TARGET [-- FLAGS OF LIBFUZZER]])",
        run: fuzz::run,
    },
    Word {
        name: "kill",
        about: "kills the program while it writes, and looks what the file holds ([TIMES])",
        run: kill::run,
    },
    Word {
        name: "power",
        about: "every state of the disk that a power cut may leave, laid out and opened; `calls`: each system call fails ([--command NAME] [--fault NAME|all] [--sample STATES])",
        run: power::run,
    },
    Word {
        name: "storm",
        about: "reports through a bad network to a hall whose server is killed ([REPORTS [KILLS]]); `load [RUNS]` measures answers",
        run: storm::run,
    },
    Word {
        name: "simulate",
        about: "plays evenings by seed, with phones, network, clocks and disk (SEED [--evenings N] [--fault NAME]; --faults)",
        run: simulate::run,
    },
    Word {
        name: "archive",
        about: "the archive at full size: kill [PUSHES]: server and PostgreSQL are killed; push [PUSHES]: how fast; federation [TOURNAMENTS]",
        run: archive::run,
    },
    Word {
        name: "attack",
        about: "hostile files, places and input at full size ([TEST])",
        run: attack::run,
    },
    Word {
        name: "walk",
        about: "holds the rules against their second model, then with known faults put back ([STEPS])",
        run: walk::run,
    },
    Word {
        name: "windows",
        about: "lints, programs and tests for Windows, run under Wine; --quick: a sample",
        run: windows::run,
    },
    Word {
        name: "macos",
        about: "lints for macOS of all that compiles here",
        run: macos::run,
    },
    Word {
        name: "package",
        about: "a deb and an rpm, with their list of components; tried in a fresh root ([--address https://…] [--try])",
        run: package::run,
    },
    Word {
        name: "apt-repository",
        about: "signs the packages into a repository for apt (--key KEYID FOLDER)",
        run: apt_repository::run,
    },
    Word {
        name: "doctor",
        about: "what the system needs, how it was found, the line that installs it",
        run: doctor::run,
    },
];

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    let asked = arguments.next().unwrap_or_default();
    let rest: Vec<OsString> = arguments.collect();
    let Some(word) = WORDS.iter().find(|word| asked == word.name) else {
        usage(&asked);
        return ExitCode::from(2);
    };
    match (word.run)(&rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            if !trouble.is_told() {
                eprintln!("{trouble}");
            }
            ExitCode::FAILURE
        }
    }
}

fn usage(asked: &OsString) {
    if !asked.is_empty() {
        eprintln!("no such word: {}\n", asked.display());
    }
    eprintln!("cargo xtask WORD\n");
    for word in WORDS {
        eprintln!("  {:<15}{}", word.name, word.about);
    }
}
