//! The lines of a list, with a count and the progress.

use super::RatingListError;
use super::entry::RatedPlayer;
use std::io::{self, BufRead, BufReader, Read};

/// Buffer size in bytes.
const CHUNK: usize = 256 * 1024;

pub(super) type Take<'a> = &'a mut dyn FnMut(&RatedPlayer) -> Result<(), RatingListError>;

/// Receives the progress: bytes read and total bytes.
pub(super) type Watch<'a> = &'a mut dyn FnMut(u64, u64) -> Result<(), RatingListError>;

/// Reads bytes from front to back, line by line, and counts them.
pub(super) struct Lines<'a> {
    reader: BufReader<&'a mut dyn Read>,
    read: u64,
    total: u64,
    number: u64,
    /// Bytes read since the last complete player.
    since: u64,
}

impl<'a> Lines<'a> {
    pub(super) fn new(unpacked: &'a mut dyn Read, total: u64) -> Self {
        Self {
            reader: BufReader::with_capacity(CHUNK, unpacked),
            read: 0,
            total,
            number: 0,
            since: 0,
        }
    }

    /// Returns the next buffered bytes without consuming them.
    ///
    /// # Errors
    /// Fails if reading fails.
    pub(super) fn glance(&mut self) -> io::Result<&[u8]> {
        self.reader.fill_buf()
    }

    /// Reads the next line, without its line break, into `line` and returns its number from 1.
    /// `None` after the last line. A line longer than [`MAX_LINE`](super::MAX_LINE) is cut.
    ///
    /// # Errors
    /// Fails if reading fails, or the line exceeds [`MAX_RECORD`](super::MAX_RECORD).
    pub(super) fn next(&mut self, line: &mut Vec<u8>) -> io::Result<Option<u64>> {
        line.clear();
        let most = super::MAX_LINE as u64;
        let taken = (&mut self.reader).take(most).read_until(b'\n', line)?;
        if taken == 0 {
            return Ok(None);
        }
        self.since = 0;
        self.count(taken)?;
        if line.last() == Some(&b'\n') {
            line.pop();
        } else if taken as u64 == most {
            self.skip_line()?;
        }
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        self.number += 1;
        Ok(Some(self.number))
    }

    /// Marks a player as complete: later bytes belong to the next one.
    pub(super) const fn begin_player(&mut self) {
        self.since = 0;
    }

    /// Counts the bytes read. Fails if a single player exceeds [`MAX_RECORD`](super::MAX_RECORD),
    /// because an archive of some kilobytes may unpack to gigabytes in one cell.
    fn count(&mut self, amount: usize) -> io::Result<()> {
        self.read += amount as u64;
        self.since += amount as u64;
        if self.since > super::MAX_RECORD {
            return Err(io::Error::new(
                io::ErrorKind::InvalidData,
                "a single entry of more than 4 MiB",
            ));
        }
        Ok(())
    }

    /// Skips the rest of a line.
    ///
    /// # Errors
    /// Fails if reading fails, or the line exceeds [`MAX_RECORD`](super::MAX_RECORD).
    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.reader.fill_buf()?;
            if buffer.is_empty() {
                return Ok(());
            }
            let (used, found) = match buffer.iter().position(|byte| *byte == b'\n') {
                Some(end) => (end + 1, true),
                None => (buffer.len(), false),
            };
            self.reader.consume(used);
            self.count(used)?;
            if found {
                return Ok(());
            }
        }
    }

    /// Returns the bytes read and the total.
    pub(super) const fn progress(&self) -> (u64, u64) {
        (self.read, self.total)
    }
}

impl Read for Lines<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let taken = self.reader.read(buffer)?;
        self.count(taken)?;
        Ok(taken)
    }
}

impl BufRead for Lines<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.count(0)?;
        self.reader.fill_buf()
    }

    fn consume(&mut self, amount: usize) {
        // The next call of `fill_buf` reports the error.
        let _ = self.count(amount);
        self.reader.consume(amount);
    }
}
