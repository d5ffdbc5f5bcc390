//! Opens the hall of a file at its port, with refusals for each failure.

use std::io;
use std::net::IpAddr;
use std::sync::Arc;

use kralle_desk::SharedDesk;
use kralle_desk::core::refusal::RefusalView;
use kralle_desk::core::refusals::ShellRefusal;
use rand::TryRng as _;
use rand::rngs::SysRng;

use crate::hall::{Hall, Settings};
use crate::port::{PortTrouble, candidates};

/// The reason the hall of a file was not opened.
#[derive(Debug)]
pub enum NotOpened {
    /// The desk has no file, or cannot keep its keys.
    Refused(RefusalView),
    /// The system refused the address or the port.
    System(io::Error),
}

impl From<RefusalView> for NotOpened {
    fn from(refusal: RefusalView) -> Self {
        Self::Refused(refusal)
    }
}

impl From<io::Error> for NotOpened {
    fn from(error: io::Error) -> Self {
        Self::System(error)
    }
}

impl NotOpened {
    /// Returns the refusal to open at an address and, unless it is 0, a port.
    pub fn refusal(self, address: IpAddr, port: u16) -> RefusalView {
        let error = match self {
            Self::Refused(refusal) => return refusal,
            Self::System(error) => error,
        };
        if error.kind() == io::ErrorKind::AddrNotAvailable {
            let name = address.to_string();
            return ShellRefusal::NetworkGone { name }.into();
        }
        let refusal = match PortTrouble::of(&error) {
            Some(PortTrouble::InUse) if port != 0 => ShellRefusal::HallPortInUse,
            Some(PortTrouble::Reserved) if port != 0 => ShellRefusal::HallPortReserved,
            Some(_) | None => ShellRefusal::HallNotOpened,
        };
        RefusalView::from(refusal)
            .with("address", address.to_string())
            .with("port", port.to_string())
            .with("reason", error.to_string())
    }
}

impl Hall {
    /// Opens the hall of a desk's file. Uses the port of the settings; otherwise the port on
    /// printed slips, the earlier port, or another if the system refuses these. The desk stores the
    /// address for later slips.
    ///
    /// # Errors
    /// Fails as [`Hall::open`], if no file is open, or if its keys can be neither read nor written.
    pub fn open_at_its_port(
        desk: &Arc<SharedDesk>,
        settings: &Settings,
    ) -> Result<Self, NotOpened> {
        desk.open_hall()?;
        let earlier = desk.hall_ports()?;
        let (hall, trouble) = open_at_one_of(desk, settings, &earlier)?;
        if let (Some(port), Some(trouble)) = (earlier.first(), trouble) {
            hall.moved_from(*port, trouble);
        }
        desk.keep_hall_address(hall.address())?;
        Ok(hall)
    }
}

/// Opens at the first port that the system grants; also returns the error of the preferred port.
fn open_at_one_of(
    desk: &Arc<SharedDesk>,
    settings: &Settings,
    earlier: &[u16],
) -> io::Result<(Hall, Option<PortTrouble>)> {
    let mut first = None;
    let mut refused = io::Error::from(io::ErrorKind::AddrInUse);
    for port in candidates(settings.port, earlier, chance) {
        let there = Settings {
            port,
            ..settings.clone()
        };
        match Hall::open(desk, there) {
            Ok(hall) => return Ok((hall, first)),
            Err(error) => {
                let Some(trouble) = PortTrouble::of(&error) else {
                    return Err(error);
                };
                first = first.or(Some(trouble));
                refused = error;
            }
        }
    }
    Err(refused)
}

/// Returns a random number; constant if the system has no randomness, which only costs retries.
fn chance() -> u16 {
    let mut bytes = [0; 2];
    let _ = SysRng.try_fill_bytes(&mut bytes);
    u16::from_le_bytes(bytes)
}

#[cfg(test)]
mod tests {
    use kralle_words::{Language, Words};
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case::wsaeaddrinuse(io::Error::from_raw_os_error(10048), 41_234, "hall_port_in_use")]
    #[case::wsaeacces(io::Error::from_raw_os_error(10013), 41_234, "hall_port_reserved")]
    #[case::no_port_left(io::Error::from_raw_os_error(10013), 0, "hall_not_opened")]
    #[case::no_network(io::ErrorKind::AddrNotAvailable.into(), 0, "network_gone")]
    #[case::anything_else(io::Error::other("?"), 41_234, "hall_not_opened")]
    fn each_trouble_has_a_refusal_of_its_own(
        #[case] error: io::Error,
        #[case] port: u16,
        #[case] code: &str,
    ) {
        let address = "192.168.1.5".parse().unwrap();
        assert_eq!(NotOpened::System(error).refusal(address, port).code, code);
        let key = format!("refusal-{}", code.replace('_', "-"));
        for language in Language::ALL {
            assert!(Words::new(language).knows(&key), "{language:?} {key}");
        }
    }
}
