//! The networks of this machine; the director opens the hall on one of them.

use std::io;
use std::net::IpAddr;

use crate::adapters::{Adapter, NetworkKind, adapters};

/// An address of this machine in a network.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Network {
    /// The system's name of the adapter.
    pub name: String,
    pub address: IpAddr,
    pub kind: NetworkKind,
}

/// Returns the networks through which other devices can reach this machine, the likeliest for a
/// hall first.
///
/// # Errors
/// Fails if the system does not list its adapters.
pub fn networks() -> io::Result<Vec<Network>> {
    Ok(ranked(&adapters()?))
}

/// Returns the addresses that phones can use, the likeliest for a hall first.
pub(crate) fn ranked(adapters: &[Adapter]) -> Vec<Network> {
    let mut networks: Vec<(Chance, Network)> = adapters
        .iter()
        .filter(|it| it.is_up)
        .flat_map(|adapter| {
            let reachable = adapter.addresses.iter().filter(|it| can_be_reached(**it));
            reachable.map(|address| {
                let network = Network {
                    name: adapter.name.clone(),
                    address: *address,
                    kind: adapter.kind(),
                };
                (chance(adapter, *address), network)
            })
        })
        .collect();
    networks.sort_by(|(a, left), (b, right)| {
        let key = |it: &Network| (it.address.is_ipv6(), it.kind, it.name.clone(), it.address);
        (a, key(left)).cmp(&(b, key(right)))
    });
    networks.into_iter().map(|(_, it)| it).collect()
}

/// The likelihood that phones are in a network, best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Chance {
    /// WLAN or cable, with a router.
    Router,
    /// A Hyper-V switch or a bridge that replaces the adapter with the router.
    Bridged,
    Hotspot,
    /// WLAN or cable, without a router.
    Unrouted,
    /// A self-assigned address, without DHCP.
    SelfAssigned,
    Tunnel,
    Inside,
}

fn chance(adapter: &Adapter, address: IpAddr) -> Chance {
    match (adapter.kind(), adapter.has_gateway) {
        (NetworkKind::Vpn, _) => Chance::Tunnel,
        (NetworkKind::Virtual, Some(true)) => Chance::Bridged,
        (NetworkKind::Virtual, _) => Chance::Inside,
        (NetworkKind::Hotspot, _) => Chance::Hotspot,
        _ if is_self_assigned(address) => Chance::SelfAssigned,
        (_, Some(false)) => Chance::Unrouted,
        (_, Some(true) | None) => Chance::Router,
    }
}

/// True for 169.254.0.0/16, from which a machine picks an address without DHCP.
const fn is_self_assigned(address: IpAddr) -> bool {
    matches!(address, IpAddr::V4(address) if address.is_link_local())
}

/// True if phones can use this address.
fn can_be_reached(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => !address.is_loopback() && !address.is_unspecified(),
        // Link-local addresses need a zone, which no phone supports.
        IpAddr::V6(address) => {
            !address.is_loopback() && !address.is_unspecified() && !address.is_unicast_link_local()
        }
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;
    use crate::adapters::Medium;

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

    fn adapter(
        name: &str,
        description: &str,
        medium: Medium,
        has_gateway: impl Into<Option<bool>>,
        addresses: &[&str],
    ) -> Adapter {
        Adapter {
            name: name.to_owned(),
            description: description.to_owned(),
            medium,
            is_up: true,
            has_gateway: has_gateway.into(),
            addresses: addresses.iter().map(|it| it.parse().unwrap()).collect(),
        }
    }

    fn order(adapters: &[Adapter]) -> Vec<String> {
        let networks = ranked(adapters).into_iter();
        networks.map(|it| it.address.to_string()).collect()
    }

    #[test]
    fn wlan_with_a_router_comes_first_and_what_leads_nowhere_last() {
        let wired = Medium::Wired;
        let mut unplugged = adapter("Ethernet 2", "Realtek", wired, false, &["169.254.9.9"]);
        unplugged.is_up = false;
        let adapters = [
            adapter(
                "vEthernet (Default Switch)",
                "Hyper-V Virtual Ethernet Adapter",
                wired,
                false,
                &["fe80::1", "172.28.0.1"],
            ),
            adapter(
                "Ethernet 3",
                "VirtualBox Host-Only",
                wired,
                false,
                &["192.168.56.1"],
            ),
            adapter(
                "verein",
                "WireGuard Tunnel",
                Medium::Tunnel,
                true,
                &["10.8.0.2"],
            ),
            adapter("Ethernet 4", "Realtek", wired, false, &["169.254.3.4"]),
            adapter("Ethernet 5", "Realtek", wired, false, &["192.168.7.1"]),
            unplugged,
            adapter(
                "LAN-Verbindung* 10",
                "Microsoft Wi-Fi Direct Virtual Adapter #2",
                Medium::Wireless,
                false,
                &["192.168.137.1"],
            ),
            adapter("Ethernet", "Realtek", wired, true, &["192.168.1.6"]),
            adapter(
                "WLAN",
                "Intel Wi-Fi",
                Medium::Wireless,
                true,
                &["fe80::2", "fd00::5", "192.168.1.5"],
            ),
            adapter(
                "Loopback Pseudo-Interface 1",
                "",
                Medium::Unknown,
                false,
                &["127.0.0.1", "::1"],
            ),
        ];
        let expected = [
            "192.168.1.5",
            "192.168.1.6",
            "fd00::5",
            "192.168.137.1",
            "192.168.7.1",
            "169.254.3.4",
            "10.8.0.2",
            "192.168.56.1",
            "172.28.0.1",
        ];
        assert_eq!(order(&adapters), expected);
    }

    #[test]
    fn a_switch_of_hyper_v_that_took_over_the_card_comes_first() {
        let hyper_v = "Hyper-V Virtual Ethernet Adapter";
        let adapters = [
            adapter(
                "vEthernet (Default Switch)",
                hyper_v,
                Medium::Wired,
                false,
                &["172.28.0.1"],
            ),
            adapter(
                "vEthernet (Extern)",
                hyper_v,
                Medium::Wired,
                true,
                &["192.168.1.5"],
            ),
            adapter("Ethernet", "Realtek", Medium::Wired, false, &[]),
        ];
        assert_eq!(order(&adapters), ["192.168.1.5", "172.28.0.1"]);
    }

    #[test]
    fn where_the_system_reports_no_router_names_decide() {
        let adapters = [
            adapter("utun3", "", Medium::Unknown, None, &["10.8.0.2"]),
            adapter("vmnet8", "", Medium::Unknown, None, &["172.16.0.1"]),
            adapter("en0", "", Medium::Wired, None, &["192.168.1.5"]),
        ];
        assert_eq!(order(&adapters), ["192.168.1.5", "10.8.0.2", "172.16.0.1"]);
    }
}
