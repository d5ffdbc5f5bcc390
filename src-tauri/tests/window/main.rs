//! The real window: days of a tournament, long days, and a picture of every screen.
//!
//! Begin at [`machine::Machine`]: a person's folders, empty. Its [`window::Window`] is the
//! program as built, opened on a screen in memory and driven through WebDriver: found by
//! role and name, clicked, typed into. A [`director::Director`] runs a tournament in it.
//! [`story`] holds the days that run with every test,
//! [`days`] the long ones, by keys and by [`mouse`], [`shots`] the pictures.
//!
//! All are marked `ignore`, because they need a screen: `cargo xtask test`, `days` and
//! `shots` give them one.
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
