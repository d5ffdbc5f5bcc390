//! The unit of addresses for limits.

use std::net::{IpAddr, Ipv6Addr};

/// Returns the address that stands for a household. For IPv6 the network, since one client has any
/// number of addresses in it.
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) if !address.is_loopback() => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address @ (IpAddr::V4(_) | IpAddr::V6(_)) => address,
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case("192.0.2.1", "192.0.2.1")]
    #[case("::ffff:192.0.2.1", "192.0.2.1")]
    #[case("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::")]
    #[case("::1", "::1")]
    fn a_network_of_ipv6_is_one_household(#[case] address: IpAddr, #[case] expected: IpAddr) {
        assert_eq!(household(address), expected);
    }
}
