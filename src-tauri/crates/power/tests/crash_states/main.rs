//! A power cut at any moment loses no answered command and leaves no partial one.
//!
//! A child gives the commands of each [day](day::Day). Its system calls are recorded, every state
//! of the disk that a power cut may leave is laid out, and each is opened by the ordinary program.
//! A normal run takes a sample; `cargo xtask power` takes all of them.
//!
//! This test runs its own executable as the child, so it has no test harness.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "tests may fail and tell"
)]

#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod content;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod cut;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod day;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod fail;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod judge;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod perform;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod run;

#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
fn main() -> std::process::ExitCode {
    if let Some(task) = perform::Task::of_child() {
        perform::perform(&task);
        return std::process::ExitCode::SUCCESS;
    }
    run::run(&run::Choices::of_environment())
}

/// Only Linux lets a program follow the system calls of another one like this.
#[cfg(not(all(target_os = "linux", target_arch = "x86_64")))]
fn main() {}
