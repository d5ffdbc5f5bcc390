//! Terminal output without control sequences from names and files.

use std::io::{self, Write};

/// Writes complete lines, with control characters and those that change the writing direction
/// escaped as in JSON: `\u001b`.
pub(crate) struct Plain<W: Write> {
    terminal: W,
    /// The current line, not yet written.
    line: Vec<u8>,
}

impl<W: Write> Plain<W> {
    pub(crate) const fn new(terminal: W) -> Self {
        let line = Vec::new();
        Self { terminal, line }
    }
}

impl<W: Write> Write for Plain<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.line.extend_from_slice(bytes);
        if bytes.contains(&b'\n') {
            self.flush()?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let said = plain(&String::from_utf8_lossy(&self.line));
        self.line.clear();
        self.terminal.write_all(said.as_bytes())?;
        self.terminal.flush()
    }
}

/// Escapes control characters in a text.
fn plain(text: &str) -> String {
    let mut said = String::with_capacity(text.len());
    for sign in text.chars() {
        if steers(sign) {
            said.push_str("\\u");
            said.extend(format!("{:04x}", u32::from(sign)).chars());
        } else {
            said.push(sign);
        }
    }
    said
}

/// True for control characters except line break and tab, and for those that change the writing
/// direction.
fn steers(sign: char) -> bool {
    match sign {
        '\n' | '\t' => false,
        '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
            true
        }
        sign => sign.is_control(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_steer_the_terminal() -> io::Result<()> {
        let mut said = Vec::new();
        let mut terminal = Plain::new(&mut said);
        let name = "Kr\u{e4}he \u{1b}[2J\u{7}\u{9b}31m\u{202e}\r\tx\n";
        // A character may arrive in two pieces.
        let (first, second) = name.as_bytes().split_at(3);
        terminal.write_all(first)?;
        terminal.write_all(second)?;
        terminal.write_all(b"no line")?;
        terminal.flush()?;
        let expected = "Kr\u{e4}he \\u001b[2J\\u0007\\u009b31m\\u202e\\u000d\tx\nno line";
        assert_eq!(String::from_utf8_lossy(&said), expected);
        Ok(())
    }
}
