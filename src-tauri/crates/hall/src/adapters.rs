//! The network adapters of this machine, and their purpose, derived from names and media.

use std::net::IpAddr;

use serde::Serialize;

/// The medium of an adapter, as the system reports it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Medium {
    Wireless,
    Wired,
    Tunnel,
    Unknown,
}

/// A network adapter of this machine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Adapter {
    /// The system's name: `wlan0`, or on Windows a name such as `vEthernet (Default Switch)`.
    pub name: String,
    /// The product, such as `TAP-Windows Adapter V9`; empty if the system does not report it.
    pub description: String,
    pub medium: Medium,
    pub is_up: bool,
    /// `None` if the system does not report it.
    pub has_gateway: Option<bool>,
    pub addresses: Vec<IpAddr>,
}

/// The purpose of an adapter, sorted from the likeliest network of a hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NetworkKind {
    Wireless,
    Cable,
    Other,
    /// The hotspot of this machine.
    Hotspot,
    /// A VPN tunnel.
    Vpn,
    /// A network inside this machine, for virtual machines or containers.
    Virtual,
}

/// Substrings of names and products, in lower case, of networks inside a machine.
const VIRTUAL: &[&str] = &[
    "vethernet",
    "hyper-v",
    "virtualbox",
    "host-only",
    "vmware",
    "docker",
    "loopback",
];
/// Prefixes of names that Linux and macOS give to networks inside a machine.
const VIRTUAL_NAMES: &[&str] = &[
    "veth", "virbr", "br-", "vboxnet", "vmnet", "vnet", "lxc", "lxdbr", "podman", "cni", "dummy",
];
/// Substrings of names and products of tunnels.
const TUNNELS: &[&str] = &[
    "vpn",
    "tap-windows",
    "wintun",
    "wireguard",
    "anyconnect",
    "fortinet",
    "globalprotect",
    "pangp",
    "pulse secure",
    "zerotier",
    "tailscale",
];
/// Prefixes of names that Linux and macOS give to tunnels.
const TUNNEL_NAMES: &[&str] = &["tun", "tap", "utun", "wg", "ppp", "ipsec", "zt"];
/// Substrings of the product that Windows reports for a hotspot.
const HOTSPOTS: &[&str] = &["wi-fi direct", "hosted network"];

impl Adapter {
    /// Returns the purpose, derived from name, product and medium.
    pub fn kind(&self) -> NetworkKind {
        let name = self.name.to_lowercase();
        let text = format!("{name} {}", self.description.to_lowercase());
        let has = |parts: &[&str]| parts.iter().any(|it| text.contains(it));
        let begins = |names: &[&str]| names.iter().any(|it| name.starts_with(it));
        if has(VIRTUAL) || begins(VIRTUAL_NAMES) {
            return NetworkKind::Virtual;
        }
        if self.medium == Medium::Tunnel || has(TUNNELS) || begins(TUNNEL_NAMES) {
            return NetworkKind::Vpn;
        }
        if has(HOTSPOTS) {
            return NetworkKind::Hotspot;
        }
        match self.medium {
            Medium::Wireless => NetworkKind::Wireless,
            Medium::Wired => NetworkKind::Cable,
            Medium::Tunnel | Medium::Unknown => NetworkKind::Other,
        }
    }
}

/// Reads the adapters of this machine.
///
/// # Errors
/// Fails if the system does not list them.
#[cfg(windows)]
pub(crate) fn adapters() -> std::io::Result<Vec<Adapter>> {
    use ipconfig::{IfType, OperStatus};

    let all = ipconfig::get_adapters().map_err(|error| std::io::Error::other(error.to_string()))?;
    let adapters = all.iter().map(|it| Adapter {
        name: it.friendly_name().to_owned(),
        description: it.description().to_owned(),
        medium: if it.if_type() == IfType::Ieee80211 {
            Medium::Wireless
        } else if it.if_type() == IfType::EthernetCsmacd {
            Medium::Wired
        } else if matches!(it.if_type(), IfType::Tunnel | IfType::Ppp) {
            Medium::Tunnel
        } else {
            Medium::Unknown
        },
        is_up: it.oper_status() == OperStatus::IfOperStatusUp,
        has_gateway: Some(it.gateways().iter().any(|it| !it.is_unspecified())),
        addresses: it.ip_addresses().to_vec(),
    });
    Ok(adapters.collect())
}

#[cfg(not(windows))]
pub(crate) use interfaces::adapters;

#[cfg(not(windows))]
mod interfaces {
    use std::fs;
    use std::io;
    use std::path::Path;

    use super::{Adapter, medium, with_gateway};

    /// Reads the adapters of this machine.
    ///
    /// # Errors
    /// Fails if the system does not list them.
    pub(crate) fn adapters() -> io::Result<Vec<Adapter>> {
        let gateways = gateways();
        let mut adapters: Vec<Adapter> = Vec::new();
        for interface in if_addrs::get_if_addrs()? {
            let address = interface.ip();
            if let Some(adapter) = adapters.iter_mut().find(|it| it.name == interface.name) {
                adapter.addresses.push(address);
                continue;
            }
            adapters.push(Adapter {
                description: String::new(),
                medium: medium(&interface.name, interface.is_p2p(), |file| {
                    let folder = Path::new("/sys/class/net").join(&interface.name);
                    folder.join(file).exists()
                }),
                // Systems report working adapters as "unknown".
                is_up: interface.oper_status != if_addrs::IfOperStatus::Down,
                has_gateway: gateways.as_ref().map(|it| it.contains(&interface.name)),
                addresses: vec![address],
                name: interface.name,
            });
        }
        Ok(adapters)
    }

    /// Returns the adapters with a router, by name; `None` if the system does not list routes as
    /// Linux does.
    fn gateways() -> Option<Vec<String>> {
        let v4 = fs::read_to_string("/proc/net/route").ok()?;
        // A system without IPv6 has no such file.
        let v6 = fs::read_to_string("/proc/net/ipv6_route").unwrap_or_default();
        Some(with_gateway(&v4, &v6))
    }
}

/// Returns the medium of an adapter. On Linux `has` checks for files in its folder in `/sys`; macOS
/// has none.
#[cfg_attr(windows, allow(dead_code, reason = "Windows reports it"))]
fn medium(name: &str, is_point_to_point: bool, has: impl Fn(&str) -> bool) -> Medium {
    if is_point_to_point || has("tun_flags") {
        Medium::Tunnel
    } else if has("wireless") || has("phy80211") {
        Medium::Wireless
    } else if has("device") || name.starts_with("en") {
        Medium::Wired
    } else {
        Medium::Unknown
    }
}

/// Returns the adapters with a default route through a router, in Linux's lists for IPv4 and IPv6.
#[cfg_attr(windows, allow(dead_code, reason = "Windows reports it"))]
fn with_gateway(v4: &str, v6: &str) -> Vec<String> {
    let is_zero = |digits: &str| digits.bytes().all(|it| it == b'0');
    let v4 = v4.lines().filter_map(|line| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        match fields[..] {
            [name, to, router, ..] if is_zero(to) && !is_zero(router) => Some(name),
            _ => None,
        }
    });
    let v6 = v6.lines().filter_map(|line| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        match fields[..] {
            [to, length, _, _, router, .., name]
                if is_zero(to) && is_zero(length) && !is_zero(router) =>
            {
                Some(name)
            }
            _ => None,
        }
    });
    v4.chain(v6).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case::windows_wlan(
        "WLAN",
        "Intel(R) Wi-Fi 6 AX201 160MHz",
        Medium::Wireless,
        NetworkKind::Wireless
    )]
    #[case::windows_cable(
        "Ethernet",
        "Realtek PCIe GbE Family Controller",
        Medium::Wired,
        NetworkKind::Cable
    )]
    #[case::hyper_v(
        "vEthernet (Default Switch)",
        "Hyper-V Virtual Ethernet Adapter",
        Medium::Wired,
        NetworkKind::Virtual
    )]
    #[case::wsl(
        "vEthernet (WSL (Hyper-V firewall))",
        "Hyper-V Virtual Ethernet Adapter #2",
        Medium::Wired,
        NetworkKind::Virtual
    )]
    #[case::virtualbox(
        "Ethernet 3",
        "VirtualBox Host-Only Ethernet Adapter",
        Medium::Wired,
        NetworkKind::Virtual
    )]
    #[case::vmware(
        "VMware Network Adapter VMnet8",
        "VMware Virtual Ethernet Adapter for VMnet8",
        Medium::Wired,
        NetworkKind::Virtual
    )]
    #[case::openvpn(
        "LAN-Verbindung 2",
        "TAP-Windows Adapter V9",
        Medium::Wired,
        NetworkKind::Vpn
    )]
    #[case::wireguard("verein", "WireGuard Tunnel", Medium::Unknown, NetworkKind::Vpn)]
    #[case::windows_hotspot(
        "LAN-Verbindung* 10",
        "Microsoft Wi-Fi Direct Virtual Adapter #2",
        Medium::Wireless,
        NetworkKind::Hotspot
    )]
    #[case::bluetooth(
        "Bluetooth-Netzwerkverbindung",
        "Bluetooth Device (Personal Area Network)",
        Medium::Wired,
        NetworkKind::Cable
    )]
    #[case::linux_wlan("wlp2s0", "", Medium::Wireless, NetworkKind::Wireless)]
    #[case::docker("docker0", "", Medium::Unknown, NetworkKind::Virtual)]
    #[case::libvirt("virbr0", "", Medium::Unknown, NetworkKind::Virtual)]
    #[case::linux_tunnel("tun0", "", Medium::Tunnel, NetworkKind::Vpn)]
    #[case::mac_tunnel("utun3", "", Medium::Unknown, NetworkKind::Vpn)]
    #[case::mac("en0", "", Medium::Wired, NetworkKind::Cable)]
    #[case::a_bridge_of_the_person("br0", "", Medium::Unknown, NetworkKind::Other)]
    fn an_adapter_is_told_by_name_product_and_medium(
        #[case] name: &str,
        #[case] description: &str,
        #[case] medium: Medium,
        #[case] kind: NetworkKind,
    ) {
        let adapter = Adapter {
            name: name.to_owned(),
            description: description.to_owned(),
            medium,
            is_up: true,
            has_gateway: None,
            addresses: Vec::new(),
        };
        assert_eq!(adapter.kind(), kind);
    }

    #[rstest]
    #[case("wlp2s0", &["device", "wireless", "phy80211"], Medium::Wireless)]
    #[case("eth0", &["device"], Medium::Wired)]
    #[case("vpn", &["tun_flags"], Medium::Tunnel)]
    #[case("br0", &["bridge"], Medium::Unknown)]
    #[case("en0", &[], Medium::Wired)]
    fn the_files_of_an_adapter_tell_its_medium(
        #[case] name: &str,
        #[case] files: &[&str],
        #[case] expected: Medium,
    ) {
        assert_eq!(medium(name, false, |it| files.contains(&it)), expected);
    }

    #[test]
    fn a_router_is_the_next_hop_of_a_default_route() {
        let v4 = "Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\n\
                  wlp2s0\t00000000\t01B2A8C0\t0003\t0\t0\t600\t00000000\n\
                  wg0\t00000000\t00000000\t0001\t0\t0\t50\t00000000\n\
                  wlp2s0\t00B2A8C0\t00000000\t0001\t0\t0\t600\t00FFFFFF\n\
                  docker0\t000011AC\t00000000\t0001\t0\t0\t0\t0000FFFF\n";
        let zero = "0".repeat(32);
        let router = format!("fe80{}", "1".repeat(28));
        let v6 = format!(
            "{zero} 00 {zero} 00 {router} 00000400 00000001 00000000 00000003     eth0\n\
             {zero} 00 {zero} 00 {zero} ffffffff 00000001 00000000 00200200       lo\n\
             fe80{rest} 40 {zero} 00 {zero} 00000100 00000001 00000000 00000001     eth1\n",
            rest = "0".repeat(28)
        );
        assert_eq!(with_gateway(v4, &v6), ["wlp2s0", "eth0"]);
        assert!(with_gateway("", "").is_empty());
    }
}
