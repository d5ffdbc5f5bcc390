//! The events of the desk in the bytes of a stream.

/// The part of an event stream that was read.
#[derive(Debug, Clone, Default)]
pub(super) struct EventStream {
    line: Vec<u8>,
    has_data: bool,
}

impl EventStream {
    /// Reads more bytes; returns the number of events that they complete. Comments are none.
    pub(super) fn read(&mut self, bytes: &[u8]) -> usize {
        let mut events = 0;
        for &byte in bytes {
            if byte != b'\n' {
                self.line.push(byte);
                continue;
            }
            let line = std::mem::take(&mut self.line);
            let line = line.strip_suffix(b"\r").unwrap_or(&line);
            if line.is_empty() {
                events += usize::from(std::mem::take(&mut self.has_data));
            } else if line.starts_with(b"data:") {
                self.has_data = true;
            }
        }
        events
    }
}
