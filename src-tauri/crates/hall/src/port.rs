//! The port of the hall: the order of attempts, and the reasons a system refuses one.

use std::io;

/// The reason the system refuses a port.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PortTrouble {
    /// Another program has it.
    InUse,
    /// The system reserves it, such as Windows for Hyper-V, or a permission is missing.
    Reserved,
}

/// `WSAEACCES` of Windows.
const FORBIDDEN: i32 = 10013;
/// `WSAEADDRINUSE` of Windows.
const TAKEN: i32 = 10048;

impl PortTrouble {
    /// Returns the reason in an error; `None` if it is not about the port.
    pub(crate) fn of(error: &io::Error) -> Option<Self> {
        let kind = error.kind();
        match error.raw_os_error() {
            Some(TAKEN) => Some(Self::InUse),
            Some(FORBIDDEN) => Some(Self::Reserved),
            _ if kind == io::ErrorKind::AddrInUse => Some(Self::InUse),
            _ if kind == io::ErrorKind::PermissionDenied => Some(Self::Reserved),
            _ => None,
        }
    }
}

/// Ports outside the ephemeral ranges of Linux (from 32768) and Windows (from 49152). No other
/// program gets one after a reboot, so printed slips stay valid.
const CALM: std::ops::RangeInclusive<u16> = 20_000..=32_767;
/// The number of such ports to try.
const TRIES: usize = 8;

/// Returns the ports to try in order: the `wanted` one, or those of `earlier` runs, then some drawn
/// by `chance`, finally any free one (0).
pub(crate) fn candidates(
    wanted: u16,
    earlier: &[u16],
    mut chance: impl FnMut() -> u16,
) -> Vec<u16> {
    if wanted != 0 {
        return vec![wanted];
    }
    let width = CALM.end() - CALM.start() + 1;
    let calm = std::iter::repeat_with(|| CALM.start() + chance() % width).take(TRIES);
    earlier.iter().copied().chain(calm).chain([0]).collect()
}

#[cfg(test)]
mod tests {
    use std::io::ErrorKind;

    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case::wsaeaddrinuse(io::Error::from_raw_os_error(10048), Some(PortTrouble::InUse))]
    #[case::wsaeacces(io::Error::from_raw_os_error(10013), Some(PortTrouble::Reserved))]
    #[case::in_use(ErrorKind::AddrInUse.into(), Some(PortTrouble::InUse))]
    #[case::below_1024_on_unix(ErrorKind::PermissionDenied.into(), Some(PortTrouble::Reserved))]
    #[case::no_address_of_this_machine(ErrorKind::AddrNotAvailable.into(), None)]
    #[case::anything_else(io::Error::other("?"), None)]
    fn a_refused_port_is_in_use_or_reserved(
        #[case] error: io::Error,
        #[case] trouble: Option<PortTrouble>,
    ) {
        assert_eq!(PortTrouble::of(&error), trouble);
    }

    #[test]
    fn earlier_ports_come_first_and_new_ones_are_calm() {
        let mut drawn = [0, 12_767, 12_768, u16::MAX].into_iter().cycle();
        let ports = candidates(0, &[41_234, 23_456], || drawn.next().unwrap());
        assert_eq!(ports[..5], [41_234, 23_456, 20_000, 32_767, 20_000]);
        assert_eq!(ports.last(), Some(&0));
        let calm = &ports[2..ports.len() - 1];
        assert!(calm.iter().all(|it| CALM.contains(it)), "{calm:?}");
        assert_eq!(candidates(80, &[41_234], || 0), [80]);
    }
}
