//! The networks of this machine, over one of which the director opens the hall.

use std::io;
use std::net::IpAddr;

/// A network of this machine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Network {
    /// The system's name of it.
    pub name: String,
    /// This machine's address there.
    pub address: IpAddr,
}

/// The networks over which other devices can reach this machine, those with short addresses first.
///
/// # Errors
/// When the system does not say.
pub fn networks() -> io::Result<Vec<Network>> {
    let found = if_addrs::get_if_addrs()?.into_iter();
    let mut networks: Vec<Network> = found
        .map(|it| Network {
            address: it.ip(),
            name: it.name,
        })
        .filter(|it| can_be_reached(it.address))
        .collect();
    networks.sort_by_key(|it| (it.address.is_ipv6(), it.name.clone()));
    Ok(networks)
}

/// Whether phones could be told this address.
fn can_be_reached(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => !address.is_loopback() && !address.is_unspecified(),
        // Addresses of one link need a zone, which no phone understands.
        IpAddr::V6(address) => {
            !address.is_loopback() && !address.is_unspecified() && !address.is_unicast_link_local()
        }
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case("192.168.1.5", true)]
    #[case("10.0.0.1", true)]
    #[case("127.0.0.1", false)]
    #[case("0.0.0.0", false)]
    #[case("::1", false)]
    #[case("fe80::1", false)]
    #[case("fd00::5", true)]
    fn only_what_a_phone_can_reach_is_offered(#[case] address: &str, #[case] offered: bool) {
        assert_eq!(can_be_reached(address.parse().unwrap()), offered);
    }
}
