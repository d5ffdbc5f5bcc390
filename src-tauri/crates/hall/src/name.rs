//! The hall's name on the WLAN, by multicast DNS. A comfort: the address in digits always works, many
//! phones do not look names up this way, and another Kralle may have the name already. Whatever
//! fails, the hall is open without a name, and says so.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use mdns_sd::{DaemonEvent, IfKind, ServiceDaemon, ServiceInfo};

use crate::host::NAME;
use crate::log::Log;

/// Where multicast DNS is spoken.
const MDNS: u16 = 5353;

/// What browsers of services find.
const SERVICE: &str = "_http._tcp.local.";
const INSTANCE: &str = "Kralle";

/// A name that is claimed as long as this is there.
pub(crate) struct Name {
    daemon: ServiceDaemon,
    is_held: Arc<AtomicBool>,
}

impl std::fmt::Debug for Name {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_tuple("Name").field(&self.is_held).finish()
    }
}

/// What follows from an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum News {
    /// Nobody else has the name, and everybody was told.
    Held,
    /// Somebody else has it.
    Taken,
    /// Nothing that matters.
    Nothing,
}

impl Name {
    /// Claims the name for `address`, on its network alone; none where this system cannot.
    pub(crate) fn claim(address: SocketAddr, log: &Log) -> Option<Self> {
        let claimed = Self::claim_at(MDNS, address, log);
        if claimed.is_none() {
            tell(log, false);
        }
        claimed
    }

    /// The same where names are asked for at another port.
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
        // It ends with the daemon.
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
                            // Another name would stand on no slip, nor be answered to.
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

    /// Whether phones that look names up find the hall by it.
    pub(crate) fn is_held(&self) -> bool {
        self.is_held.load(Ordering::Relaxed)
    }
}

impl Drop for Name {
    fn drop(&mut self) {
        // It says good-bye on its way; a daemon that is gone already needs nothing.
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

    /// Nothing in a test takes so long; who waits longer waits for ever.
    const FOR_EVER: std::time::Duration = std::time::Duration::from_mins(2);

    /// Nobody speaks multicast DNS there.
    const ELSEWHERE: u16 = 15_353;

    /// On this machine alone: two halls, and a phone that looks for the name.
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
        // On the same machine it is the service that is another one: it leads to another port.
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
