//! Opens a message in the program the person writes mail with, to be looked at and sent there.
//!
//! Nothing but a subject and a text goes out: no address, no attachment, no other kind of link.

use serde::Serialize;
use tauri::{AppHandle, Runtime};
use tauri_plugin_opener::OpenerExt as _;

use crate::program_for;

/// The longest link in bytes: what every system and mail program takes.
const LONGEST: usize = 2_000;

/// Why no message was opened.
#[derive(Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "code", content = "data", rename_all = "snake_case")]
pub(crate) enum MailError {
    /// Only a subject and a text are handed to the mail program.
    #[error("not a message: {link}")]
    NotAMail { link: String },
    /// Mail programs cut such a message short, or do not take it.
    #[error("the message is too long: {bytes} bytes, at most {most}")]
    MailTooLong { bytes: usize, most: usize },
    /// The machine has no mail program, or it did not start.
    #[error("no mail program: {reason}")]
    NoMailProgram {
        /// What the system said, in its language; empty where it knows of no such program.
        reason: String,
    },
}

/// Opens the message of a `mailto:` link in the person's mail program.
#[tauri::command]
pub(crate) async fn write_mail<R: Runtime>(
    app: AppHandle<R>,
    link: String,
) -> Result<(), MailError> {
    is_a_mail(&link)?;
    if !program_for::is_there("x-scheme-handler/mailto").await {
        let reason = String::new();
        return Err(MailError::NoMailProgram { reason });
    }
    app.opener()
        .open_url(link, None::<&str>)
        .map_err(|error| MailError::NoMailProgram {
            reason: error.to_string(),
        })
}

/// Refuses a link that is anything but a subject and perhaps a text, percent-encoded (RFC 6068).
fn is_a_mail(link: &str) -> Result<(), MailError> {
    let encoded = |text: &str| {
        text.bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"-_.~%!*'()".contains(&byte))
    };
    let fields = link.strip_prefix("mailto:?subject=");
    let is_one = fields.is_some_and(|fields| {
        let (subject, body) = fields.split_once("&body=").unwrap_or((fields, ""));
        encoded(subject) && encoded(body) && is_one_line(subject)
    });
    if !is_one {
        return Err(MailError::NotAMail {
            link: link.to_owned(),
        });
    }
    if link.len() > LONGEST {
        return Err(MailError::MailTooLong {
            bytes: link.len(),
            most: LONGEST,
        });
    }
    Ok(())
}

/// Whether percent-encoded text has no control character: a line break in a subject begins another header.
fn is_one_line(text: &str) -> bool {
    text.split('%').skip(1).all(|it| {
        let byte = it.get(..2).and_then(|hex| u8::from_str_radix(hex, 16).ok());
        byte.is_some_and(|byte| !byte.is_ascii_control())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_subject_and_a_text_are_a_mail() {
        for link in [
            "mailto:?subject=Runde%201",
            "mailto:?subject=Runde%201&body=Guten%20Tag%2C%0D%0A(e2e4)",
        ] {
            assert_eq!(is_a_mail(link), Ok(()));
        }
    }

    #[test]
    fn nothing_else_goes_to_the_system() {
        for link in [
            "https://example.org/",
            "file:///etc/passwd",
            "mailto:somebody@example.org?subject=a",
            "mailto:?subject=a&attach=/etc/passwd",
            "mailto:?subject=a&body=b&attach=/etc/passwd",
            "mailto:?subject=Runde 1",
            "mailto:?subject=a%0D%0ABcc:somebody@example.org",
            "mailto:?subject=a%0d%0aBcc%3asomebody%40example.org&body=b",
            "mailto:?subject=a%00",
            "mailto:?subject=a%",
            "--help",
        ] {
            let link = link.to_owned();
            assert_eq!(is_a_mail(&link), Err(MailError::NotAMail { link }));
        }
    }

    #[test]
    fn a_mail_has_at_most_two_thousand_bytes() {
        let link = |bytes: usize| format!("mailto:?subject={}", "a".repeat(bytes - 16));
        assert_eq!(is_a_mail(&link(2_000)), Ok(()));
        let most = 2_000;
        let found = Err(MailError::MailTooLong { bytes: 2_001, most });
        assert_eq!(is_a_mail(&link(2_001)), found);
    }
}
