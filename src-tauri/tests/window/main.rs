//! Tests in the real window: tournament days, long days, and screenshots of every screen.
//!
//! Start at [`machine::Machine`]: a machine with empty folders. Its [`window::Window`] is the
//! program as built, opened on a virtual screen and driven through WebDriver. Elements are found by
//! role and name, clicked, typed into. A [`director::Director`] runs a tournament in it. [`story`]
//! contains the days that run with every test, [`days`] the long ones, by keys and by [`mouse`],
//! [`shots`] the screenshots.
//!
//! All are marked `ignore`, because they need a screen: `cargo xtask test`, `days` and `shots`
//! provide one.
#![cfg(target_os = "linux")]

mod accessibility;
mod days;
mod director;
mod element;
mod frame;
mod keypads;
mod keys;
mod machine;
mod mouse;
mod page;
mod patience;
mod processes;
mod roles;
mod screen;
mod shots;
mod story;
mod trouble;
mod webdriver;
mod window;
