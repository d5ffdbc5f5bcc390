//! Every state of the disk that a power cut may leave.
//!
//! Begin at [`disk`], the model of a disk, and [`mod@crash`], the states it may have after a cut. On
//! Linux, [`mod@trace`] records the system calls of a running program, so that nothing a program
//! writes escapes the model. The test program lays the states out and opens them.
//!
//! Not here: tournaments. No released program depends on this crate.

pub mod crash;
pub mod disk;
pub mod numbers;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
pub mod trace;
pub mod tree;
