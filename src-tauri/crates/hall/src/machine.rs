//! The state of this machine that an open hall depends on: its clock, addresses, firewall and
//! sleep.

use std::fmt::Debug;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::path::PathBuf;
use std::time::Duration;

use chrono::{DateTime, Utc};

use crate::adapters::adapters;
use crate::awake::Awake;
use crate::category::{Category, category};
use crate::firewall::{Firewall, firewall};

/// A machine on which a hall is open.
pub trait Machine: Debug + Send + Sync {
    fn now(&self) -> DateTime<Utc>;

    /// Returns the interval between two checks of the machine.
    fn apart(&self) -> Duration;

    /// True if other devices can connect to this address.
    fn is_for_others(&self, address: IpAddr) -> bool;

    /// True while the machine has this address.
    fn has_address(&self, address: IpAddr) -> bool;

    /// True if the machine accepts a connection to this address of its own.
    fn accepts(&self, address: SocketAddr) -> bool;

    /// Reads the firewall rules; `None` if the system has no rules that a program may read.
    fn firewall(&self) -> Option<Firewall>;

    /// Returns the executable of this program, as named in firewall rules.
    fn program(&self) -> PathBuf;

    /// Returns the category of the network with this address. Takes seconds; `None` if the system
    /// has no categories.
    fn category(&self, address: IpAddr) -> Option<Category>;

    /// Keeps it awake; `None` if the system cannot.
    fn keep_awake(&self) -> Option<Awake>;
}

/// The machine that this program runs on.
#[derive(Debug, Clone, Copy)]
pub struct ThisMachine;

/// The timeout for a machine's connection to itself.
const CONNECTS_WITHIN: Duration = Duration::from_secs(2);

impl Machine for ThisMachine {
    fn now(&self) -> DateTime<Utc> {
        Utc::now()
    }

    fn apart(&self) -> Duration {
        Duration::from_secs(5)
    }

    fn is_for_others(&self, address: IpAddr) -> bool {
        !address.is_loopback()
    }

    fn has_address(&self, address: IpAddr) -> bool {
        let Ok(adapters) = adapters() else {
            // A system without a list of addresses loses none.
            return true;
        };
        let mut usable = adapters.iter().filter(|it| it.is_up);
        address.is_unspecified() || usable.any(|it| it.addresses.contains(&address))
    }

    fn accepts(&self, address: SocketAddr) -> bool {
        // Windows does not connect to the unspecified address.
        let ip = match address.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
            ip @ (IpAddr::V4(_) | IpAddr::V6(_)) => ip,
        };
        let address = SocketAddr::new(ip, address.port());
        TcpStream::connect_timeout(&address, CONNECTS_WITHIN).is_ok()
    }

    fn firewall(&self) -> Option<Firewall> {
        firewall()
    }

    fn program(&self) -> PathBuf {
        std::env::current_exe().unwrap_or_default()
    }

    fn category(&self, address: IpAddr) -> Option<Category> {
        category(address)
    }

    fn keep_awake(&self) -> Option<Awake> {
        Awake::begin()
    }
}
