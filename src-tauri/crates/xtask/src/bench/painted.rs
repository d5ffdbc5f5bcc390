//! Measures from outside when a window has painted its content, by the pixels of its screen.

use std::collections::HashMap;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::outcome::Trouble;
use crate::screen::OpenScreen;

/// The time without changes after which a window is ready.
const STILL: Duration = Duration::from_millis(1500);
/// The timeout for a window on the slowest machine.
const PATIENCE: Duration = Duration::from_mins(1);
/// The interval between two reads of the screen: the precision of the measurement.
const BLINK: Duration = Duration::from_millis(4);
/// The percentage of the text that must be visible: a clock or a cursor may have changed.
const MOST: usize = 95;

/// A program with a ready window; killed on drop.
pub(crate) struct Shown {
    pub(crate) program: Child,
    /// The time from before its start until its text was visible.
    pub(crate) after: Duration,
}

impl Drop for Shown {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// Starts `command` on an empty screen and waits until its window stops changing.
pub(crate) fn painted(screen: &mut OpenScreen, mut command: Command) -> Result<Shown, Trouble> {
    let empty = screen.look()?;
    command
        .env("DISPLAY", &screen.screen.name)
        .stdin(Stdio::null());
    let began = Instant::now();
    let program = command
        .spawn()
        .map_err(|error| Trouble::new(format!("the window: {error}")))?;
    let mut shown = Shown {
        program,
        after: Duration::ZERO,
    };
    let mut frames = vec![(Duration::ZERO, empty)];
    loop {
        let now = began.elapsed();
        let frame = screen.look()?;
        match frames.last() {
            Some((since, last)) if *last == frame => {
                if !writing(&frame).is_empty() && now.saturating_sub(*since) > STILL {
                    break;
                }
            }
            _ => frames.push((now, frame)),
        }
        if now > PATIENCE {
            return Err(Trouble::new("the window shows nothing, or never rests"));
        }
        std::thread::sleep(BLINK);
    }
    shown.after = first(&frames).unwrap_or_default();
    Ok(shown)
}

/// Waits until the window of `shown` has disappeared from the screen.
pub(crate) fn put_away(screen: &mut OpenScreen, shown: Shown) -> Result<(), Trouble> {
    drop(shown);
    let began = Instant::now();
    while screen.look()?.windows(2).any(|pair| pair[0] != pair[1]) {
        if began.elapsed() > PATIENCE {
            return Err(Trouble::new("the window does not go away"));
        }
        std::thread::sleep(BLINK);
    }
    Ok(())
}

/// Returns the time at which most of the text of the last frame was first visible.
fn first(frames: &[(Duration, Vec<u32>)]) -> Option<Duration> {
    let (_, last) = frames.last()?;
    let ink = writing(last);
    let stands = |frame: &[u32]| {
        let same = ink.iter().filter(|&&at| frame.get(at) == last.get(at));
        same.count() * 100 >= ink.len() * MOST
    };
    let found = frames.iter().find(|(_, frame)| stands(frame));
    found.map(|(after, _)| *after)
}

/// Returns the positions in a frame whose color is not the most frequent one.
fn writing(frame: &[u32]) -> Vec<usize> {
    let mut counts: HashMap<u32, usize> = HashMap::new();
    for &pixel in frame {
        *counts.entry(pixel).or_default() += 1;
    }
    let ground = counts.into_iter().max_by_key(|&(_, count)| count);
    let ground = ground.map(|(color, _)| color);
    let places = frame.iter().enumerate();
    places
        .filter(|&(_, &pixel)| Some(pixel) != ground)
        .map(|(at, _)| at)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_is_painted_when_its_writing_stands_there_not_when_its_ground_does() {
        let at = Duration::from_millis;
        let (black, ground, written) = (vec![0; 100], vec![7; 100], {
            let mut page = vec![7; 100];
            page[10..50].fill(1);
            page
        });
        let mut half = written.clone();
        half[30..50].fill(7);
        let frames = [
            (at(0), black),
            (at(100), ground),
            (at(200), half),
            (at(300), written.clone()),
            (at(400), written),
        ];
        assert_eq!(first(&frames), Some(at(300)));
        assert!(writing(&frames[1].1).is_empty());
    }
}
