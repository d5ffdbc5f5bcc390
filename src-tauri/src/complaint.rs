//! Errors on standard error.

/// Prints an error on standard error: before there is a window, the only place left.
#[expect(
    clippy::print_stderr,
    reason = "for whoever started the program in a terminal"
)]
pub(crate) fn complain(error: &dyn std::fmt::Display) {
    eprintln!("kralle-app: {error}");
}
