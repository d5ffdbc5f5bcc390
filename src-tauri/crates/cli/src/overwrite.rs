//! Overwriting of existing files: Kralle's own output is replaced, other files only with consent.

use std::io::{self, IsTerminal as _, Read as _, Write};
use std::path::Path;
use std::process::ExitCode;

use clap::Args;
use kralle_cli::reading;
use kralle_desk::core::refusal::{Data, Datum};
use kralle_desk::exchange::export::ExportKind;
use kralle_desk::open_file;
use kralle_exchange::players::without_mark;

use crate::refusal::{self, BAD_INPUT};

/// Consent to replace any existing file.
#[derive(Debug, Args, Clone, Copy)]
pub(crate) struct Overwrite {
    /// Overwrite an existing file of any kind. Kralle's own output is overwritten without it.
    #[arg(long)]
    force: bool,
}

/// The kind of an output, recognizable by its first bytes.
#[derive(Clone, Copy)]
pub(crate) enum Written {
    Pdf,
    Workbook,
    Json,
    /// Values separated by commas, semicolons or tabs.
    Table,
    Report,
    Records,
    /// Lines of a name, `=` and a number.
    Broadcast,
    /// A pairing: the number of pairs, then two numbers a line.
    Pairs,
}

impl Written {
    /// Returns the kind of an export into one file; `None` for a site, which has its own folder.
    pub(crate) const fn by(kind: ExportKind) -> Option<Self> {
        match kind {
            ExportKind::Trf => Some(Self::Report),
            ExportKind::Csv => Some(Self::Table),
            ExportKind::Xlsx => Some(Self::Workbook),
            ExportKind::Json => Some(Self::Json),
            ExportKind::Games => Some(Self::Records),
            ExportKind::Broadcast => Some(Self::Broadcast),
            ExportKind::Site => None,
        }
    }

    /// True if a file that starts with `head` is such an output. An empty file is no loss.
    fn is_one(self, head: &[u8]) -> bool {
        let head = without_mark(head);
        if head.trim_ascii().is_empty() {
            return true;
        }
        let mut lines = head.split(|byte| matches!(byte, b'\n' | b'\r'));
        let first = lines.next().unwrap_or_default();
        match self {
            Self::Pdf => head.starts_with(b"%PDF-"),
            Self::Workbook => head.starts_with(b"PK\x03\x04"),
            Self::Json => head.starts_with(b"{"),
            Self::Table => {
                !head.contains(&0) && first.iter().any(|byte| matches!(byte, b';' | b',' | b'\t'))
            }
            Self::Report => {
                let is_code =
                    |byte: &u8| byte.is_ascii_digit() || byte.is_ascii_uppercase() || *byte == b'#';
                first.get(3) == Some(&b' ') && first.iter().take(3).all(is_code)
            }
            Self::Records => head.starts_with(b"["),
            Self::Broadcast => first.windows(3).any(|it| it == b" = "),
            Self::Pairs => first.iter().all(u8::is_ascii_digit) || head.starts_with(b"{"),
        }
    }
}

/// The number of bytes that are examined.
const HEAD: u64 = 4096;

impl Overwrite {
    /// Asks on the terminal if `path` is a file that is no earlier output `written`; without a
    /// terminal refuses. Returns the exit code if the command must end.
    pub(crate) fn must_be_meant(
        self,
        path: Option<&Path>,
        written: Written,
        errors: &mut impl Write,
    ) -> io::Result<Result<(), ExitCode>> {
        let Some(path) = path.filter(|path| !self.force && path.is_file()) else {
            return Ok(Ok(()));
        };
        let mut head = Vec::new();
        let read = open_file(path).and_then(|file| file.take(HEAD).read_to_end(&mut head));
        if read.is_ok() && written.is_one(&head) {
            return Ok(Ok(()));
        }
        let place = path.display().to_string();
        let data = Data::from([("path".to_owned(), Datum::from(place.clone()))]);
        if io::stdin().is_terminal() && io::stderr().is_terminal() {
            let question = refusal::sentence("overwrite-asked", &data).unwrap_or_default();
            write!(errors, "{question} ")?;
            errors.flush()?;
            if is_yes(&reading::typed_line(io::stdin().lock())?) {
                return Ok(Ok(()));
            }
        } else {
            let said = refusal::sentence("overwrite-refused", &data).unwrap_or_default();
            writeln!(errors, "{place}: {said}")?;
        }
        Ok(Err(ExitCode::from(BAD_INPUT)))
    }
}

/// True for yes in English, German, French or Italian.
fn is_yes(answer: &str) -> bool {
    let answer = answer.trim().to_lowercase();
    ["y", "yes", "j", "ja", "o", "oui", "s", "si", "sì"].contains(&answer.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_kralle_writes_is_known_as_that() {
        let made: [(Written, &[u8]); 9] = [
            (Written::Pdf, b"%PDF-1.7\n"),
            (Written::Workbook, b"PK\x03\x04"),
            (Written::Json, b"{\"kind\":"),
            (Written::Table, b"\xEF\xBB\xBFRang;Team\r\n"),
            (Written::Report, b"012 Klubabend\n"),
            (Written::Report, b"### remark\n"),
            (Written::Records, b"[Event \"Klubabend\"]\n"),
            (Written::Pairs, b"2\n1 3\n2 4\n"),
            (Written::Pairs, b""),
        ];
        for (written, head) in made {
            assert!(written.is_one(head), "{}", String::from_utf8_lossy(head));
        }
        let thesis = b"Three years of work\n";
        for written in [
            Written::Pdf,
            Written::Workbook,
            Written::Json,
            Written::Table,
            Written::Report,
            Written::Records,
            Written::Pairs,
        ] {
            let text = &b"The first of three years\n"[..];
            for other in [&thesis[..], text, b"SQLite format 3\0", b"\x89PNG\r\n"] {
                assert!(!written.is_one(other));
            }
        }
    }

    #[test]
    fn only_yes_is_yes() {
        for (answer, is_meant) in [("y\n", true), ("Ja", true), ("", false), ("yup", false)] {
            assert_eq!(is_yes(answer), is_meant, "{answer}");
        }
    }
}
