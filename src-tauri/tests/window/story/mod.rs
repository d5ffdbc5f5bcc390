//! The days that run with every test.

mod arbiter;
mod archive;
mod blind;
mod board;
mod correspondence;
mod day;
mod disputes;
mod elsewhere;
mod hall;
mod harness;
mod history;
mod keypads;
mod paarzug;
mod print;
mod screens;
mod season;
mod second_start;
mod seven;
mod start;
mod wheel;
mod windows;
