//! Opens a draft in the user's mail program, to be checked and sent there.
//!
//! Accepts only a subject and a text: no address, no attachment, no other kind of link.

use kralle_desk::core::refusal::RefusalView;
use kralle_desk::core::refusals::ShellRefusal;
use tauri::{AppHandle, Runtime};
use tauri_plugin_opener::OpenerExt as _;

use crate::program_for;

/// The maximum length of the link in bytes, supported by every system and mail program.
const LONGEST: usize = 2_000;

/// Opens the draft of a `mailto:` link in the user's mail program.
#[tauri::command]
pub(crate) async fn write_mail<R: Runtime>(
    app: AppHandle<R>,
    link: String,
) -> Result<(), RefusalView> {
    is_a_mail(&link)?;
    if !program_for::is_there("x-scheme-handler/mailto").await {
        let reason = String::new();
        return Err(ShellRefusal::NoMailProgram { reason }.into());
    }
    let opened = app.opener().open_url(link, None::<&str>);
    Ok(opened.map_err(|error| ShellRefusal::NoMailProgram {
        reason: error.to_string(),
    })?)
}

/// Refuses a link with anything but a subject and an optional text, percent-encoded (RFC 6068).
fn is_a_mail(link: &str) -> Result<(), ShellRefusal> {
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
        return Err(ShellRefusal::NotAMail {
            link: link.to_owned(),
        });
    }
    if link.len() > LONGEST {
        return Err(ShellRefusal::MailTooLong {
            bytes: link.len(),
            most: LONGEST,
        });
    }
    Ok(())
}

/// True if percent-encoded text has no control character: a line break in a subject would start
/// another header.
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
            assert_eq!(is_a_mail(&link), Err(ShellRefusal::NotAMail { link }));
        }
    }

    #[test]
    fn a_mail_has_at_most_two_thousand_bytes() {
        let link = |bytes: usize| format!("mailto:?subject={}", "a".repeat(bytes - 16));
        assert_eq!(is_a_mail(&link(2_000)), Ok(()));
        let most = 2_000;
        let found = Err(ShellRefusal::MailTooLong { bytes: 2_001, most });
        assert_eq!(is_a_mail(&link(2_001)), found);
    }
}
