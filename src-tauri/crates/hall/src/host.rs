//! The host names that the hall accepts. Requests under another name, as in DNS rebinding, are
//! refused.

use std::net::SocketAddr;

use hyper::header::{HOST, ORIGIN};
use hyper::{HeaderMap, Uri};

use crate::signing::once;

/// The mDNS name of the hall on the WLAN.
pub(crate) const NAME: &str = "kralle.local";

/// Returns the host of a request if it is the address the request came to, or the hall's name;
/// otherwise `None`.
pub(crate) fn own<'a>(headers: &'a HeaderMap, uri: &Uri, local: SocketAddr) -> Option<&'a str> {
    let host = once(headers, HOST.as_str())?;
    // Requests to a proxy have an absolute URI; its host must be the same.
    if uri.authority().is_some_and(|it| it.as_str() != host) {
        return None;
    }
    is_own(host, local).then_some(host)
}

fn is_own(host: &str, local: SocketAddr) -> bool {
    let local = SocketAddr::new(local.ip().to_canonical(), local.port());
    let named = host.strip_prefix(NAME);
    host == local.to_string()
        || named == Some("")
        || named.and_then(|it| it.strip_prefix(':')) == Some(&local.port().to_string())
        // Browsers omit the default port of HTTP.
        || local.port() == 80 && local.to_string().strip_suffix(":80") == Some(host)
}

/// True if a page of another origin sent the request; programs other than browsers send no origin.
pub(crate) fn is_foreign(headers: &HeaderMap, host: &str) -> bool {
    headers.contains_key(ORIGIN)
        && once(headers, ORIGIN.as_str()).and_then(|it| it.strip_prefix("http://")) != Some(host)
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case("192.168.1.5:41234", true)]
    #[case("kralle.local:41234", true)]
    #[case("kralle.local", true)]
    #[case("192.168.1.5", false)]
    #[case("192.168.1.5:80", false)]
    #[case("192.168.1.50:41234", false)]
    #[case("192.168.1.5:41234.", false)]
    #[case("kralle.local:4123", false)]
    #[case("kralle.local.:41234", false)]
    #[case("kralle.localhost:41234", false)]
    #[case("localhost:41234", false)]
    #[case("127.0.0.1:41234", false)]
    #[case("evil.example:41234", false)]
    #[case("user@192.168.1.5:41234", false)]
    #[case("", false)]
    fn only_the_own_address_and_name_are_own(#[case] host: &str, #[case] own: bool) {
        assert_eq!(is_own(host, "192.168.1.5:41234".parse().unwrap()), own);
    }

    #[rstest]
    #[case("[fe80::1]:80", "[fe80::1]", true)]
    #[case("10.0.0.2:80", "10.0.0.2", true)]
    #[case("10.0.0.2:8080", "10.0.0.2", false)]
    #[case("[::ffff:10.0.0.2]:8080", "10.0.0.2:8080", true)]
    fn the_usual_port_may_be_left_out(#[case] local: &str, #[case] host: &str, #[case] own: bool) {
        assert_eq!(is_own(host, local.parse().unwrap()), own);
    }
}
