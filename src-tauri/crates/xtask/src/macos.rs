//! `cargo xtask macos`: runs the lints for macOS on everything that compiles here. Runs no program.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use crate::build;
use crate::machine;
use crate::outcome::{Outcome, Trouble};
use crate::place;
use crate::python;
use crate::standard_library;
use crate::step;
use crate::system::Purpose;

/// The Rust target; also for the C compiler.
const TRIPLE: &str = "aarch64-apple-darwin";
const C_TARGET: &str = "aarch64-macos";

/// A C compiler for macOS, from the Python Package Index (MIT).
const ZIG: &str = "ziglang==0.15.2";

/// The members that are checked, and those that are not, with the reason.
const CHECKED: [&str; 2] = ["kralle", "kralle-cli"];
const NOT_CHECKED: [(&str, &str); 2] = [
    ("kralle-archive", "a server for Debian"),
    ("kralle-xtask", "knows Debian's packages only"),
];

/// Checks the app and the command line with all their crates, including tests.
pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    if let Some(odd) = arguments.first() {
        return Err(Trouble::new(format!(
            "macos takes nothing, not {}",
            odd.display()
        )));
    }
    machine::prepare(Purpose::Description)?;
    standard_library::prepare()?;
    build::screens()?;
    let zig = python::install(ZIG)?.join("ziglang");
    let compiler = compiler(&zig)?;
    let mut command = build::packaging("lints.sh");
    standard_library::with_library(&mut command, &folder());
    command
        .args(standard_library::arguments(TRIPLE))
        .args(CHECKED.iter().flat_map(|name| ["--package", name]))
        .env("CC_aarch64_apple_darwin", &compiler)
        .env("AR_aarch64_apple_darwin", "ar")
        .env(
            "BINDGEN_EXTRA_CLANG_ARGS_aarch64_apple_darwin",
            headers(&zig),
        );
    step::must("Lints for macOS", command)?;
    for (name, reason) in NOT_CHECKED {
        println!("not checked: {name}: {reason}");
    }
    println!("macos: {} checked, nothing run", CHECKED.join(" and "));
    Ok(())
}

fn folder() -> PathBuf {
    place::target().join("macos")
}

/// Returns a script that runs zig as a C compiler, without the Apple arguments that it refuses.
fn compiler(zig: &Path) -> Result<PathBuf, Trouble> {
    let script = folder().join("cc");
    let lines = format!(
        r#"#!/bin/bash
arguments=()
while [ $# -gt 0 ]; do
	case $1 in
	--target=* | -mmacosx-version-min=* | -mmacos-version-min=*) ;;
	-arch) shift ;;
	*) arguments+=("$1") ;;
	esac
	shift
done
exec '{}' cc -target {C_TARGET} "${{arguments[@]}}"
"#,
        zig.join("zig").display()
    );
    fs::create_dir_all(folder())?;
    build::script(&script, &lines)?;
    Ok(script)
}

/// Returns the macOS headers of zig, as arguments of bindgen's clang.
fn headers(zig: &Path) -> String {
    ["lib/include", "lib/libc/include/any-darwin-any"]
        .map(|folder| format!("-isystem {}", zig.join(folder).display()))
        .join(" ")
}
