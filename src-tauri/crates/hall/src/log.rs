//! The access log of the hall: client, request and result; never keys, bodies or players.

use std::fmt::Write as _;
use std::sync::mpsc::{self, SyncSender};
use std::thread;
use std::time::Duration;

use chrono::{SecondsFormat, Utc};

/// Queues log lines without blocking; a slow writer loses lines.
#[derive(Debug, Clone)]
pub struct Log(SyncSender<Line>);

/// A message to the writer thread.
#[derive(Debug)]
enum Line {
    Said(String),
    /// The sender is dropped once everything before it is written.
    Written(SyncSender<()>),
}

/// The maximum number of waiting lines.
const MOST_WAITING: usize = 1024;
/// The maximum time that the end of the program waits for the writer.
const WRITTEN_WITHIN: Duration = Duration::from_secs(1);
/// The maximum length of untrusted text in a line, in characters.
const LONGEST: usize = 64;

impl Log {
    /// Passes each line, without a line break, to `write` in a thread that ends with the last
    /// [`Log`].
    pub fn to(mut write: impl FnMut(&str) + Send + 'static) -> Self {
        let (lines, waiting) = mpsc::sync_channel(MOST_WAITING);
        thread::spawn(move || {
            for line in waiting {
                match line {
                    Line::Said(line) => write(&line),
                    Line::Written(waits) => drop(waits),
                }
            }
        });
        Self(lines)
    }

    /// Discards all lines.
    pub fn nowhere() -> Self {
        // Without a receiver every line is lost.
        Self(mpsc::sync_channel(1).0)
    }

    /// Logs an answered request.
    pub(crate) fn answered(&self, who: &str, what: &str, status: u16, took: Duration) {
        let (who, what) = (plain(who), plain(what));
        self.note(&format!("{who} {what} {status} {} ms", took.as_millis()));
    }

    /// Logs a line outside any request.
    pub(crate) fn note(&self, what: &str) {
        let now = Utc::now().to_rfc3339_opts(SecondsFormat::Millis, true);
        // A line without room is lost on purpose.
        let _ = self.0.try_send(Line::Said(format!("{now} {what}")));
    }

    /// Waits until everything is written, with a timeout for a blocked writer.
    pub(crate) fn wait_until_written(&self) {
        let (waits, written) = mpsc::sync_channel(1);
        if self.0.try_send(Line::Written(waits)).is_ok() {
            // Nothing is ever sent: the channel closes with the sender, or the wait times out.
            let _ = written.recv_timeout(WRITTEN_WITHIN);
        }
    }
}

/// Formats untrusted text on one line, without control characters for a terminal.
fn plain(word: &str) -> String {
    let mut written = String::new();
    for letter in word.chars().take(LONGEST) {
        if letter.is_ascii_graphic() {
            written.push(letter);
        } else {
            // Writing to a string cannot fail.
            let _ = write!(written, "{}", letter.escape_unicode());
        }
    }
    if written.is_empty() {
        written.push('-');
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_stays_one_line() {
        assert_eq!(plain("s1\n\u{1b}[2J ü"), "s1\\u{a}\\u{1b}[2J\\u{20}\\u{fc}");
        assert_eq!(plain(""), "-");
        assert_eq!(plain(&"x".repeat(99)).len(), LONGEST);
    }

    #[test]
    fn lines_reach_the_writer_in_their_order() {
        let (said, heard) = mpsc::channel();
        let log = Log::to(move |line| said.send(line.to_owned()).unwrap());
        log.answered("s1", "my_match", 200, Duration::from_millis(3));
        log.note("closed");
        drop(log);
        let lines: Vec<String> = heard.iter().collect();
        assert!(lines[0].ends_with("Z s1 my_match 200 3 ms"), "{lines:?}");
        assert!(lines[1].ends_with("Z closed"), "{lines:?}");
    }
}
