//! The doctor on a machine where nothing can be found by accident.

use std::error::Error;
use std::process::{Command, Output};

type Outcome = Result<(), Box<dyn Error>>;

/// Runs the doctor with an empty path and empty pkg-config folders.
fn asked_in_the_dark() -> std::io::Result<Output> {
    let empty = tempfile::tempdir()?;
    Command::new(env!("CARGO_BIN_EXE_xtask"))
        .arg("doctor")
        .env_clear()
        .env("PATH", "")
        .env("PKG_CONFIG_PATH", "")
        .env("PKG_CONFIG_LIBDIR", "")
        .current_dir(empty.path())
        .output()
}

#[test]
fn in_the_dark_everything_on_the_path_is_missing() -> Outcome {
    let answer = asked_in_the_dark()?;
    let text = String::from_utf8(answer.stdout)?;
    for name in [
        "rustc",
        "rustfmt",
        "clippy",
        "node",
        "npm",
        "build-essential",
        "pkg-config",
        "libwebkit2gtk-4.1-dev",
        "xvfb",
        "xauth",
        "webkit2gtk-driver",
        "poppler-utils",
        "chromium",
    ] {
        assert!(
            text.lines()
                .any(|line| line.trim_start().starts_with(&format!("absent  {name}"))),
            "{name} was found in the dark:\n{text}"
        );
    }
    assert_eq!(answer.status.code(), Some(1));
    Ok(())
}

#[test]
fn every_package_comes_with_the_line_that_installs_it() -> Outcome {
    let answer = asked_in_the_dark()?;
    let text = String::from_utf8(answer.stdout)?;
    for name in [
        "build-essential",
        "pkg-config",
        "libwebkit2gtk-4.1-dev",
        "libclang-dev",
        "fonts-dejavu-core",
        "xvfb",
        "xauth",
        "webkit2gtk-driver",
        "poppler-utils",
        "postgresql",
        "chromium",
    ] {
        let line = format!("apt-get install -y --no-install-recommends {name}");
        assert!(
            text.lines().any(|it| it.trim() == line),
            "no line for {name}:\n{text}"
        );
    }
    let last = String::from_utf8(answer.stderr)?;
    assert!(last.contains("apt-get install -y --no-install-recommends build-essential pkg-config"));
    Ok(())
}

#[test]
fn an_unknown_word_names_the_known_ones() -> Outcome {
    let answer = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .arg("dance")
        .output()?;
    assert_eq!(answer.status.code(), Some(2));
    let text = String::from_utf8(answer.stderr)?;
    assert!(text.contains("no such word: dance") && text.contains("doctor"));
    Ok(())
}
