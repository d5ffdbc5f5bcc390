//! The hall's name on the WLAN, by multicast DNS. Optional: the numeric address always works, many
//! phones do not support mDNS, and another Kralle may have the name. On any failure the hall is
//! open without a name, and logs it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use mdns_sd::{DaemonEvent, IfKind, ServiceDaemon, ServiceInfo};

use crate::host::NAME;
use crate::log::Log;

/// The port of multicast DNS.
const MDNS: u16 = 5353;

/// The service type for service browsers.
const SERVICE: &str = "_http._tcp.local.";
const INSTANCE: &str = "Kralle";

/// A claimed name, held until dropped.
pub(crate) struct Name {
    daemon: ServiceDaemon,
    is_held: Arc<AtomicBool>,
}

impl std::fmt::Debug for Name {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_tuple("Name").field(&self.is_held).finish()
    }
}

/// The meaning of an mDNS event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum News {
    /// The name is ours and has been announced.
    Held,
    /// Another machine has the name.
    Taken,
    /// An irrelevant event.
    Nothing,
}

impl Name {
    /// Claims the name for `address`, on its network only; `None` if this system cannot.
    pub(crate) fn claim(address: SocketAddr, log: &Log) -> Option<Self> {
        let claimed = Self::claim_at(MDNS, address, log);
        if claimed.is_none() {
            tell(log, false);
        }
        claimed
    }

    /// Claims the name with this mDNS port.
    fn claim_at(port: u16, address: SocketAddr, log: &Log) -> Option<Self> {
        let host = format!("{NAME}.");
        let at = address.ip();
        let info = ServiceInfo::new(SERVICE, INSTANCE, &host, at, address.port(), None);
        let daemon = ServiceDaemon::new_with_port(port).ok()?;
        let name = Self {
            daemon,
            is_held: Arc::default(),
        };
        let events = name.daemon.monitor().ok()?;
        let (daemon, is_held, log) = (name.daemon.clone(), Arc::clone(&name.is_held), log.clone());
        // The thread ends with the daemon.
        let listening = thread::Builder::new()
            .name("hall name".to_owned())
            .spawn(move || {
                for event in events {
                    match news(&event) {
                        News::Held => {
                            if !is_held.swap(true, Ordering::Relaxed) {
                                tell(&log, true);
                            }
                        }
                        News::Taken => {
                            is_held.store(false, Ordering::Relaxed);
                            tell(&log, false);
                            // An alternative name is on no slip, and requests to it are refused.
                            let _ = daemon.shutdown();
                            return;
                        }
                        News::Nothing => {}
                    }
                }
            });
        listening.ok()?;
        name.daemon.disable_interface(IfKind::All).ok()?;
        name.daemon.enable_interface(IfKind::Addr(at)).ok()?;
        name.daemon.register(info.ok()?).ok()?;
        Some(name)
    }

    /// True if phones with mDNS find the hall by it.
    pub(crate) fn is_held(&self) -> bool {
        self.is_held.load(Ordering::Relaxed)
    }
}

impl Drop for Name {
    fn drop(&mut self) {
        // The daemon says good-bye on shutdown; it may have ended already.
        let _ = self.daemon.shutdown();
    }
}

fn tell(log: &Log, is_held: bool) {
    let state = if is_held {
        "leads here"
    } else {
        "not available"
    };
    log.note(&format!("{NAME}: {state}"));
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the rest does not matter")]
fn news(event: &DaemonEvent) -> News {
    match event {
        DaemonEvent::Announce(..) => News::Held,
        DaemonEvent::NameChange(_) => News::Taken,
        _ => News::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};
    use std::sync::mpsc;

    use mdns_sd::{HostnameResolutionEvent, ScopedIp};

    use super::*;

    /// A timeout that no test reaches.
    const FOR_EVER: std::time::Duration = std::time::Duration::from_mins(2);

    /// A port without multicast DNS.
    const ELSEWHERE: u16 = 15_353;

    /// On this machine only: two halls, and a phone that looks the name up.
    #[test]
    fn the_first_hall_has_the_name_until_it_closes_and_a_second_one_goes_without() {
        let address = |port| SocketAddr::new(Ipv4Addr::LOCALHOST.into(), port);
        let (write, said) = mpsc::channel();
        let log = Log::to(move |line| {
            let _ = write.send(line.to_owned());
        });
        let first = Name::claim_at(ELSEWHERE, address(41_234), &log).unwrap();
        assert!(
            said.recv_timeout(FOR_EVER)
                .unwrap()
                .ends_with("kralle.local: leads here")
        );
        assert!(first.is_held());
        let phone = ServiceDaemon::new_with_port(ELSEWHERE).unwrap();
        let found = phone.resolve_hostname("kralle.local.", None).unwrap();
        let addresses = found.iter().find_map(|event| {
            if let HostnameResolutionEvent::AddressesFound(_, addresses) = event {
                Some(addresses)
            } else {
                None
            }
        });
        let addresses = addresses.unwrap();
        let addresses: Vec<IpAddr> = addresses.iter().map(ScopedIp::to_ip_addr).collect();
        assert_eq!(addresses, [IpAddr::V4(Ipv4Addr::LOCALHOST)]);
        let _ = phone.shutdown();
        // On the same machine the service differs: it has another port.
        let second = Name::claim_at(ELSEWHERE, address(41_235), &log).unwrap();
        assert!(
            said.recv_timeout(FOR_EVER)
                .unwrap()
                .ends_with("kralle.local: not available")
        );
        assert!(!second.is_held());
        assert!(first.is_held());
    }
}
