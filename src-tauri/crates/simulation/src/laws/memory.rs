//! Memory: a program that has run holds little more than one that has just opened the same file, and
//! frees all of it at its end.
//!
//! Counts the bytes of the heap in this thread, which does all the work of an evening. So the numbers
//! follow from the seed, up to the order of hash tables. The pages of SQLite do not count: they have a
//! limit of their own.

use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;

use allocation_counter::measure;

use crate::broken::Broken;
use crate::hall::Hall;

const LAW: &str = "memory grows at most as the acts do";

/// The bytes that a running program may hold beyond a new one: full caches. The largest halls, with
/// 58 teams and 116 phones, hold 570 KiB after 2,500 acts and 190 KiB after 11,600.
const RUNNING: i64 = 768 << 10;

/// The bytes that may stay after an evening.
const LEFT: i64 = 256 << 10;

/// The bytes that each act may add to both.
const OF_AN_ACT: i64 = 16;

/// A program that has ended.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ended {
    /// The bytes that it held.
    held: i64,
    /// The acts since its start.
    acts: u64,
}

/// Plays an evening; returns the bytes that stay after it.
pub(crate) fn left(play: impl FnOnce()) -> i64 {
    measure(play).bytes_current
}

/// Checks the bytes that stay after an evening of a number of acts.
pub(crate) fn check_left(acts: u64, left: i64) -> Result<(), Broken> {
    if left <= LEFT + OF_AN_ACT * i64::try_from(acts).unwrap_or(i64::MAX) {
        return Ok(());
    }
    let detail = format!("{left} bytes stay after {acts} acts");
    Err(Broken::new(LAW, detail))
}

/// Starts a program; returns the bytes that it holds.
pub(crate) async fn started<T>(start: impl Future<Output = T>) -> (T, i64) {
    let mut start = pin!(start);
    let mut held = 0;
    let output = std::future::poll_fn(|context| {
        let mut polled = Poll::Pending;
        held += measure(|| polled = start.as_mut().poll(context)).bytes_current;
        polled
    });
    (output.await, held)
}

/// Ends a program whose tasks have ended, after a number of acts.
pub(crate) fn end(hall: Hall, acts: u64) -> Result<Ended, Broken> {
    let desk = Arc::downgrade(&hall.desk);
    let held = -measure(|| drop(hall)).bytes_current;
    let left = desk.strong_count();
    if left > 0 {
        let detail = format!("the desk is held {left} times after the end of the program");
        return Err(Broken::new(
            "a program that has ended holds nothing",
            detail,
        ));
    }
    Ok(Ended { held, acts })
}

/// Compares a program that has ended with a new one that holds `new` bytes, with the same file.
pub(crate) fn check(before: Ended, new: i64) -> Result<(), Broken> {
    let Ended { held, acts } = before;
    let most = RUNNING + OF_AN_ACT * i64::try_from(acts).unwrap_or(i64::MAX);
    if held - new <= most {
        return Ok(());
    }
    let detail = format!("{held} bytes after {acts} acts, {new} bytes in a new program");
    Err(Broken::new(LAW, detail))
}
