//! `cargo xtask handbook`: builds the handbook as a web book, in `target/handbook`.
//!
//! mdBook is a tool, not part of the program: it is built once, with its own lock file and a fixed
//! version. The pages inside the program are built from the same sources with the screens, whose
//! tests check their content.

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::build::cargo;
use crate::outcome::{Outcome, Trouble};
use crate::place;
use crate::step;

const MDBOOK: &str = "0.5.4";

/// The folder of each language, and its own name.
const BOOKS: &[(&str, &str)] = &[
    ("de", "Deutsch"),
    ("en", "English"),
    ("fr", "Français"),
    ("it", "Italiano"),
];

pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    if let Some(odd) = arguments.first() {
        return Err(Trouble::new(format!(
            "handbook takes nothing, not {}",
            odd.display()
        )));
    }
    let mdbook = mdbook()?;
    let books = place::target().join("handbook");
    let mut list = Vec::new();
    for (language, name) in BOOKS {
        let mut build = Command::new(&mdbook);
        build
            .args(["build", "--dest-dir"])
            .arg(books.join(language))
            .arg(place::root().join("docs/handbook"))
            .env("MDBOOK_BOOK__SRC", language)
            .env("MDBOOK_BOOK__LANGUAGE", language);
        step::must("Book", build)?;
        list.push(format!(
            "<li lang=\"{language}\"><a href=\"{language}/index.html\">{name}</a></li>\n"
        ));
    }
    let index = format!(
        "<!doctype html>\n<html>\n<meta charset=\"utf-8\">\n<title>Kralle</title>\n\
         <h1>Kralle</h1>\n<ul>\n{}</ul>\n</html>\n",
        list.concat()
    );
    fs::write(books.join("index.html"), index)?;
    println!("\nHandbook: {}", books.join("index.html").display());
    Ok(())
}

/// Returns mdBook, built on first use.
fn mdbook() -> Result<PathBuf, Trouble> {
    let root = place::target()
        .join("tools")
        .join(format!("mdbook-{MDBOOK}"));
    let program = root.join("bin/mdbook");
    if !program.is_file() {
        let mut install = cargo(&[
            "install",
            "mdbook",
            "--version",
            MDBOOK,
            "--locked",
            "--no-default-features",
            "--features",
            "search",
            "--root",
        ]);
        // A separate target folder, so that the program is not rebuilt.
        install.arg(&root).env_remove("CARGO_TARGET_DIR");
        step::must("mdBook, the first time", install)?;
    }
    Ok(program)
}
