//! What is read from outside, each within a limit: files, standard input, and its lines.

use std::io::{self, BufRead, Read as _};

use kralle_desk::too_large;

/// The most that is read of a tournament report or of game records, in bytes.
pub const MAX_TEXT: u64 = 32 << 20;

/// The most that is read of a call, in bytes: the largest list of players that is read as one.
pub const MAX_CALL: u64 = 8 << 20;

/// Reads the next line of `input` into `line`, with its end; says whether there was one.
///
/// # Errors
/// [`io::ErrorKind::FileTooLarge`] when it has more than `most` bytes: it may never come to an end,
/// so what comes behind it is not looked for. And what the system says.
pub fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>, most: u64) -> io::Result<bool> {
    line.clear();
    let read = input.take(most + 1).read_until(b'\n', line)?;
    if read as u64 > most {
        return Err(too_large(most));
    }
    Ok(read > 0)
}

/// What is typed up to the end of the line; nothing where it is longer than an answer.
///
/// # Errors
/// What the system says.
pub fn typed_line(mut input: impl BufRead) -> io::Result<String> {
    const LONGEST: u64 = 256;
    let mut line = Vec::new();
    match next_line(&mut input, &mut line, LONGEST) {
        Ok(_) => Ok(String::from_utf8_lossy(&line).into_owned()),
        Err(error) if error.kind() == io::ErrorKind::FileTooLarge => Ok(String::new()),
        Err(error) => Err(error),
    }
}

/// All of `input` as text: UTF-8, or UTF-16 with a byte order mark, as PowerShell writes it.
///
/// # Errors
/// [`io::ErrorKind::FileTooLarge`] for more than `most` bytes, [`io::ErrorKind::InvalidData`] for another
/// encoding, and the errors of the system.
pub fn all(input: impl BufRead, most: u64) -> io::Result<String> {
    let mut bytes = Vec::new();
    if input.take(most + 1).read_to_end(&mut bytes)? as u64 > most {
        return Err(too_large(most));
    }
    let (text, _, malformed) = encoding_rs::UTF_8.decode(&bytes);
    if malformed {
        return Err(io::ErrorKind::InvalidData.into());
    }
    Ok(text.into_owned())
}
