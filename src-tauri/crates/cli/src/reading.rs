//! Size-limited reading of files, standard input, and lines.

use std::io::{self, BufRead, Read as _};

use kralle_desk::too_large;

/// The maximum size of a tournament report or game records, in bytes.
pub const MAX_TEXT: u64 = 32 << 20;

/// The maximum size of a call, in bytes: that of the largest player list.
pub const MAX_CALL: u64 = 8 << 20;

/// Reads the next line of `input` into `line`, with its line break; true if there was one.
///
/// # Errors
/// Fails with [`io::ErrorKind::FileTooLarge`] if it has more than `most` bytes; the rest of the
/// line is not read, since it may never end. Also fails with the error of the system.
pub fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>, most: u64) -> io::Result<bool> {
    line.clear();
    let read = input.take(most + 1).read_until(b'\n', line)?;
    if read as u64 > most {
        return Err(too_large(most));
    }
    Ok(read > 0)
}

/// Reads a typed line; empty if it is longer than an answer.
///
/// # Errors
/// Fails with the error of the system.
pub fn typed_line(mut input: impl BufRead) -> io::Result<String> {
    const LONGEST: u64 = 256;
    let mut line = Vec::new();
    match next_line(&mut input, &mut line, LONGEST) {
        Ok(_) => Ok(String::from_utf8_lossy(&line).into_owned()),
        Err(error) if error.kind() == io::ErrorKind::FileTooLarge => Ok(String::new()),
        Err(error) => Err(error),
    }
}

/// Reads all of `input` as text: UTF-8, or UTF-16 with a byte order mark, as PowerShell writes it.
///
/// # Errors
/// Fails with [`io::ErrorKind::FileTooLarge`] for more than `most` bytes, with
/// [`io::ErrorKind::InvalidData`] for another encoding, or with the error of the system.
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
