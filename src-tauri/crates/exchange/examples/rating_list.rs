//! Generates an invented rating list of any length, or builds a local list from a rating list.
//! Both can then be measured by hand:
//!
//! `cargo run --release -p kralle-exchange --example rating_list -- invent fide-text 1500000 LIST`
//! `cargo run --release -p kralle-exchange --example rating_list -- index LIST LOCAL`

#![allow(clippy::print_stderr, reason = "it says what it did")]

#[path = "../tests/rating_sample/mod.rs"]
mod rating_sample;

use std::error::Error;
use std::fs::{self, File};
use std::io::BufWriter;
use std::ops::ControlFlow;
use std::time::Instant;

use kralle_exchange::rating_list::{ListSource, build};
use rating_sample::{Form, list};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["invent", form, players, path] => {
            let form = match form {
                "fide-text" => Form::FideText,
                "fide-xml" => Form::FideXml,
                "dwz" => Form::Dwz,
                _ => return Err("expected fide-text, fide-xml or dwz".into()),
            };
            fs::write(path, list(form, players.parse()?))?;
            Ok(())
        }
        ["index", from, to] => {
            let start = Instant::now();
            let mut output = BufWriter::new(File::create(to)?);
            let built = build(
                ListSource::new(File::open(from)?, from),
                &mut output,
                &mut |_, _| ControlFlow::Continue(()),
            )?;
            let most = fs::read_to_string("/proc/self/status")
                .ok()
                .and_then(|text| {
                    text.lines()
                        .find(|it| it.starts_with("VmHWM"))
                        .map(str::to_owned)
                });
            eprintln!(
                "{built:?} in {:?}, {}",
                start.elapsed(),
                most.unwrap_or_default()
            );
            Ok(())
        }
        _ => Err("expected: invent FORM PLAYERS FILE, or index FILE LOCAL".into()),
    }
}
