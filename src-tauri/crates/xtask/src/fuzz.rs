//! `cargo xtask fuzz TARGET`: fuzzes one reader, on the stable toolchain.
//!
//! Targets are files, `crates/CRATE/fuzz/TARGET.rs`; docs/fuzzing.md describes the convention.

use std::ffi::OsString;
use std::path::PathBuf;
use std::{env, fs, io};

use crate::build::cargo;
use crate::outcome::{Outcome, Trouble};
use crate::{place, step};

/// The flags of `cargo fuzz`, in the form of the stable compiler.
const COVERAGE: &str = "-Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table \
    --cfg fuzzing";

/// A reader to fuzz.
struct Target {
    name: String,
    /// The folder of its crate, which is a feature of the fuzzing program.
    krate: String,
    /// Samples in the repository, if there are any.
    corpus: PathBuf,
}

pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    let targets = targets()?;
    let Some((name, rest)) = arguments.split_first() else {
        println!("cargo xtask fuzz TARGET [-- FLAGS OF LIBFUZZER]\n");
        for target in &targets {
            println!("  {}", target.name);
        }
        return Ok(());
    };
    let Some(target) = targets.iter().find(|target| *name == *target.name) else {
        return Err(Trouble::new(format!(
            "no target {}; `cargo xtask fuzz` names them",
            name.display()
        )));
    };
    let flags = match rest.split_first() {
        Some((dashes, flags)) if dashes == "--" => flags,
        Some((odd, _)) => {
            return Err(Trouble::new(format!(
                "flags of libFuzzer go after `--`; found {}",
                odd.display()
            )));
        }
        None => rest,
    };
    fuzz(target, flags)
}

fn fuzz(target: &Target, flags: &[OsString]) -> Outcome {
    let work = place::target().join("fuzz");
    let grown = work.join("corpus").join(&target.name);
    let found = work.join("artifacts").join(&target.name);
    fs::create_dir_all(&grown)?;
    fs::create_dir_all(&found)?;

    let mut command = cargo(&["run", "--release", "--quiet"]);
    command
        .arg("--manifest-path")
        .arg("src-tauri/fuzz/Cargo.toml")
        .args(["--features", &target.krate]);
    // An explicit triple keeps the flags away from build scripts.
    command.arg("--target").arg(host()?);
    command.env("CARGO_TARGET_DIR", work.join("build"));
    command.env("RUSTFLAGS", flags_over(COVERAGE));
    command.env("KRALLE_FUZZ_TARGET", &target.name);
    command.arg("--").arg(&grown);
    if target.corpus.is_dir() {
        command.arg(&target.corpus);
    }
    let mut prefix = OsString::from("-artifact_prefix=");
    prefix.push(found.join(""));
    command.arg(prefix).args(flags);
    step::must("Fuzzing", command)
}

fn flags_over(own: &str) -> String {
    match env::var("RUSTFLAGS") {
        Ok(given) if !given.is_empty() => format!("{given} {own}"),
        _ => own.to_owned(),
    }
}

/// Returns the triple of this machine, from rustc.
fn host() -> Result<String, Trouble> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = std::process::Command::new(rustc).arg("-vV").output()?;
    String::from_utf8_lossy(&output.stdout)
        .lines()
        .find_map(|line| line.strip_prefix("host: "))
        .map(str::to_owned)
        .ok_or_else(|| Trouble::new("`rustc -vV` names no host"))
}

fn targets() -> io::Result<Vec<Target>> {
    let mut targets = Vec::new();
    for folder in place::crates()? {
        let krate = folder.file_name().unwrap_or_default().to_string_lossy();
        let folder = folder.join("fuzz");
        if !folder.is_dir() {
            continue;
        }
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|ending| ending == "rs")
                && let Some(stem) = path.file_stem()
            {
                targets.push(Target {
                    name: stem.to_string_lossy().into_owned(),
                    krate: krate.clone().into_owned(),
                    corpus: folder.join("corpus").join(stem),
                });
            }
        }
    }
    targets.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(targets)
}
