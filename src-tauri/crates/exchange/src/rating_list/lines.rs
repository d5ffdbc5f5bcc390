//! The lines of a list, counted and reported as they are read.

use super::RatingListError;
use super::entry::RatedPlayer;
use std::io::{self, BufRead, BufReader, Read};

/// Read at once, in bytes.
const CHUNK: usize = 256 * 1024;

pub(super) type Take<'a> = &'a mut dyn FnMut(&RatedPlayer) -> Result<(), RatingListError>;

/// Hears how many bytes are read, of how many.
pub(super) type Watch<'a> = &'a mut dyn FnMut(u64, u64) -> Result<(), RatingListError>;

/// Bytes read from front to back, line by line, with a count.
pub(super) struct Lines<'a> {
    reader: BufReader<&'a mut dyn Read>,
    read: u64,
    total: u64,
    number: u64,
    /// Bytes since the last player was complete.
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

    /// The first bytes, without taking them.
    pub(super) fn glance(&mut self) -> io::Result<&[u8]> {
        self.reader.fill_buf()
    }

    /// The next line without its end; none after the last. A line that never ends is cut.
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

    /// A player is complete: what comes belongs to the next one.
    pub(super) const fn begin_player(&mut self) {
        self.since = 0;
    }

    /// Counts what is read, and refuses a player who never ends: an archive of some kilobytes may
    /// unpack to gigabytes of one cell.
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

    /// Passes over the rest of a line.
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

    /// How many bytes are read, of how many.
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
        // The next look into the buffer refuses what is too much.
        let _ = self.count(amount);
        self.reader.consume(amount);
    }
}
