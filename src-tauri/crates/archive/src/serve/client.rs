//! Client addresses of requests behind proxies.

use std::net::IpAddr;

use axum::http::HeaderMap;
use kralle_serve::household;

/// The remote address of a connection.
#[derive(Debug, Clone, Copy)]
pub(super) struct Peer(pub(super) IpAddr);

/// The number of the archive's own proxies. The entry added by the outermost one is trusted;
/// earlier entries are not.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Proxies(pub u8);

const FORWARDED_FOR: &str = "x-forwarded-for";

impl Proxies {
    /// Returns the address that a request comes from. An IPv6 address is reduced to its network,
    /// which is one household.
    pub(super) fn client(self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let said: Vec<&str> = headers
            .get_all(FORWARDED_FOR)
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(','))
            .collect();
        // Each proxy appends the address of its client.
        let place = said.len().checked_sub(usize::from(self.0));
        let client = match (self.0, place) {
            (0, _) | (_, None) => peer,
            (_, Some(place)) => said
                .get(place)
                .and_then(|said| said.trim().parse().ok())
                .unwrap_or(peer),
        };
        household(client)
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use axum::http::HeaderMap;
    use rstest::rstest;

    use super::{FORWARDED_FOR, Proxies};

    #[rstest]
    #[case::nobody_is_believed(0, &["203.0.113.9"], "192.0.2.1")]
    #[case::the_proxy_is_believed(1, &["203.0.113.9"], "203.0.113.9")]
    #[case::what_a_client_claims_is_not(1, &["10.0.0.1, 203.0.113.9"], "203.0.113.9")]
    #[case::two_proxies(2, &["10.0.0.1, 203.0.113.9, 198.51.100.2"], "203.0.113.9")]
    #[case::in_two_headers(1, &["10.0.0.1", "203.0.113.9"], "203.0.113.9")]
    #[case::nothing_said(1, &[], "192.0.2.1")]
    #[case::fewer_than_there_are(2, &["203.0.113.9"], "192.0.2.1")]
    #[case::nonsense(1, &["<script>"], "192.0.2.1")]
    #[case::a_household(1, &["2001:db8:1:2:3:4:5:6"], "2001:db8:1:2::")]
    fn who_asks_is_known_behind_proxies(
        #[case] proxies: u8,
        #[case] said: &[&str],
        #[case] expected: &str,
    ) {
        let mut headers = HeaderMap::new();
        for said in said {
            headers.append(FORWARDED_FOR, said.parse().unwrap());
        }
        let peer = IpAddr::from([192, 0, 2, 1]);
        let client = Proxies(proxies).client(peer, &headers);
        assert_eq!(client, expected.parse::<IpAddr>().unwrap());
    }
}
