//! Instruction counts of hot paths, for `cargo xtask bench counts`.
//!
//! A benchmark lists its paths and calls [`run`] before it measures times. Callgrind counts only between the entry and
//! the return of [`counted`], so preparation is not counted.

#![expect(clippy::print_stdout, reason = "lists the names for the caller")]

/// A hot path: its name, and the function that prepares the work to count.
pub type HotPath = (&'static str, fn() -> Box<dyn FnMut()>);

/// The argument before the name of a path.
const ARGUMENT: &str = "--count";

/// Runs the path named after `--count` on the command line, or lists all names without one.
///
/// Returns false without `--count`: the benchmark then measures times.
pub fn run(paths: &[HotPath]) -> bool {
    let mut arguments = std::env::args().skip_while(|it| it != ARGUMENT);
    if arguments.next().is_none() {
        return false;
    }
    let name = arguments.next();
    for (path, prepare) in paths {
        if name.is_none() {
            println!("{path}");
        } else if name.as_deref() == Some(path) {
            counted(&mut *prepare());
        }
    }
    true
}

/// The function whose instructions callgrind counts, identified by its name.
#[inline(never)]
fn counted(work: &mut dyn FnMut()) {
    work();
}
