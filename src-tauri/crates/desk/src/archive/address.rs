//! The address of an archive.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The address of an archive: `https://` and a host, optionally with a port and a path. `http://`
/// only for this machine. No trailing slash.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ArchiveAddress(String);

/// The error for a text that is not an address of an archive.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "no address of an archive; expected https:// and a host, such as https://archive.example.org, \
     or http:// for this computer alone"
)]
pub struct NoArchiveAddress;

/// The maximum length in bytes.
const LONGEST: usize = 200;

impl ArchiveAddress {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the absolute address of `path`, which the archive reports from the root of its host.
    /// If `path` is invalid, returns the archive's address itself, never another host's.
    pub fn at_root(&self, path: &str) -> String {
        let is_path = path
            .strip_prefix('/')
            .is_some_and(|path| path.split('/').all(is_segment));
        if !is_path {
            return self.0.clone();
        }
        let scheme = self.0.find("://").map_or(0, |at| at + 3);
        let end = self.0[scheme..].find('/').map(|at| scheme + at);
        format!("{}{path}", &self.0[..end.unwrap_or(self.0.len())])
    }
}

impl FromStr for ArchiveAddress {
    type Err = NoArchiveAddress;

    fn from_str(text: &str) -> Result<Self, NoArchiveAddress> {
        let text = text.trim().trim_end_matches('/');
        let (scheme, rest) = text.split_once("://").ok_or(NoArchiveAddress)?;
        let (place, path) = rest.split_once('/').unwrap_or((rest, ""));
        // The colons inside brackets do not start a port.
        let behind = place.find(']').map_or(0, |at| at + 1);
        let (host, port) = match place[behind..].split_once(':') {
            Some((before, port)) => (&place[..behind + before.len()], Some(port)),
            None => (place, None),
        };
        let scheme = scheme.to_ascii_lowercase();
        let host = host.to_ascii_lowercase();
        let is_here = matches!(host.as_str(), "127.0.0.1" | "localhost" | "[::1]");
        let is_good = text.len() <= LONGEST
            && match scheme.as_str() {
                "https" => is_here || is_host(&host),
                "http" => is_here,
                _ => false,
            }
            && port.is_none_or(|port| port.parse::<u16>().is_ok_and(|port| port > 0))
            && path.split('/').all(is_segment);
        if !is_good {
            return Err(NoArchiveAddress);
        }
        let port = port.map(|port| format!(":{port}")).unwrap_or_default();
        let path = if path.is_empty() {
            String::new()
        } else {
            format!("/{path}")
        };
        Ok(Self(format!("{scheme}://{host}{port}{path}")))
    }
}

/// True for names separated by dots, such as `archiv.example.org`.
fn is_host(host: &str) -> bool {
    host.split('.').all(|name| {
        !name.is_empty()
            && !name.starts_with('-')
            && !name.ends_with('-')
            && name
                .bytes()
                .all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-')
    })
}

/// True if a segment of a path needs no percent-encoding.
fn is_segment(segment: &str) -> bool {
    !matches!(segment, "." | "..")
        && segment
            .bytes()
            .all(|it| it.is_ascii_alphanumeric() || matches!(it, b'-' | b'.' | b'_' | b'~'))
}

impl fmt::Display for ArchiveAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for ArchiveAddress {
    type Error = NoArchiveAddress;

    fn try_from(text: String) -> Result<Self, NoArchiveAddress> {
        text.parse()
    }
}

impl From<ArchiveAddress> for String {
    fn from(address: ArchiveAddress) -> Self {
        address.0
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::ArchiveAddress;

    #[rstest]
    #[case("https://archiv.example.org", Some("https://archiv.example.org"))]
    #[case(" https://Archiv.Example.org/ ", Some("https://archiv.example.org"))]
    #[case(
        "https://example.org:8443/archiv/",
        Some("https://example.org:8443/archiv")
    )]
    #[case("http://127.0.0.1:8080", Some("http://127.0.0.1:8080"))]
    #[case("http://localhost", Some("http://localhost"))]
    #[case("http://[::1]:80", Some("http://[::1]:80"))]
    #[case("http://archiv.example.org", None)]
    #[case("http://127.0.0.1.example.org", None)]
    #[case("http://localhost@example.org", None)]
    #[case("https://name:word@example.org", None)]
    #[case("https://example.org?next=1", None)]
    #[case("https://example.org/../x", None)]
    #[case("https://example.org:0", None)]
    #[case("https://example.org:99999", None)]
    #[case("https://ex ample.org", None)]
    #[case("https://", None)]
    #[case("ftp://example.org", None)]
    #[case("archiv.example.org", None)]
    fn what_is_signed_goes_to_no_machine_without_encryption_but_this_one(
        #[case] text: &str,
        #[case] expected: Option<&str>,
    ) {
        let read = text.parse::<ArchiveAddress>().ok();
        assert_eq!(read.as_ref().map(ArchiveAddress::as_str), expected);
    }

    #[rstest]
    #[case("https://example.org", "https://example.org/de/tournaments/A/")]
    #[case(
        "https://example.org:1/archiv",
        "https://example.org:1/de/tournaments/A/"
    )]
    fn pages_count_from_the_root(#[case] address: &str, #[case] expected: &str) {
        let address: ArchiveAddress = address.parse().unwrap();
        assert_eq!(address.at_root("/de/tournaments/A/"), expected);
    }

    #[rstest]
    #[case("@example.com/")]
    #[case(".example.com/")]
    #[case(":81/")]
    #[case("/de/../../x")]
    #[case("/de?next=https://example.com")]
    fn a_page_is_on_no_other_machine(#[case] page: &str) {
        let address: ArchiveAddress = "https://example.org".parse().unwrap();
        assert_eq!(address.at_root(page), "https://example.org");
    }
}
