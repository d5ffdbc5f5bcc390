//! Errors on standard error.

/// Prints an error on standard error, the only output before there is a window.
#[expect(
    clippy::print_stderr,
    reason = "for whoever started the program in a terminal"
)]
pub(crate) fn complain(error: &dyn std::fmt::Display) {
    eprintln!("kralle-app: {error}");
}
