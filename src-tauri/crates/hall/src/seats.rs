//! Places for connections: so many in all, and so many from one address. A connection holds its place
//! for a purpose. Streams without an id have places of their own, so that they never take those of signed
//! requests; and where all places are taken, the connection that has proved nothing for the longest
//! time makes room.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Notify;

use crate::limits::Limits;

/// The connections there are.
#[derive(Debug)]
pub(crate) struct Seats {
    limits: Limits,
    taken: Mutex<Taken>,
    /// True if any of them came from another machine.
    was_reached: AtomicBool,
}

#[derive(Debug, Default)]
struct Taken {
    /// The number of the next connection, and of the next request on one.
    next: u64,
    by_number: BTreeMap<u64, Place>,
}

#[derive(Debug)]
struct Place {
    address: IpAddr,
    holder: Holder,
    /// Notified if the connection must end.
    gives_way: Arc<Notify>,
}

/// The purpose for which a connection holds its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Holder {
    /// Nothing that was proved: it makes room for others.
    Anybody,
    /// A stream without an id.
    PublicStream,
    /// Requests signed as this id.
    Signer(String),
}

/// The place of one connection; it is free again when this is dropped.
#[derive(Debug)]
pub(crate) struct Seat {
    seats: Arc<Seats>,
    number: Mutex<u64>,
    gives_way: Arc<Notify>,
}

impl Taken {
    fn count(&self, is_counted: impl Fn(&Place) -> bool) -> usize {
        self.by_number.values().filter(|it| is_counted(it)).count()
    }

    const fn next(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    /// Ends the oldest connection of anybody's that `may_go`; false if there is none.
    fn make_room(&mut self, may_go: impl Fn(&Place) -> bool) -> bool {
        let mut all = self.by_number.iter();
        let oldest = all.find(|(_, it)| it.holder == Holder::Anybody && may_go(it));
        let Some(number) = oldest.map(|(number, _)| *number) else {
            return false;
        };
        if let Some(place) = self.by_number.remove(&number) {
            place.gives_way.notify_one();
        }
        true
    }
}

impl Seats {
    /// All of them free.
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            limits,
            taken: Mutex::default(),
            was_reached: AtomicBool::new(false),
        }
    }

    /// True if another machine has ever taken one.
    pub(crate) fn were_reached(&self) -> bool {
        self.was_reached.load(Ordering::Relaxed)
    }

    /// A place for a new connection; none where all places, or all of this address, are held by
    /// streams and by who has proved who he is. A machine that connects to itself comes from the address that it
    /// connects to, `local`.
    pub(crate) fn take(self: &Arc<Self>, address: IpAddr, local: IpAddr) -> Option<Seat> {
        if !address.is_loopback() && address != local {
            self.was_reached.store(true, Ordering::Relaxed);
        }
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let is_here = |it: &Place| it.address == address;
        if taken.count(is_here) >= self.limits.connections_of_address && !taken.make_room(is_here)
            || taken.by_number.len() >= self.limits.connections && !taken.make_room(|_| true)
        {
            return None;
        }
        let number = taken.next();
        let gives_way = Arc::new(Notify::new());
        let place = Place {
            address,
            holder: Holder::Anybody,
            gives_way: Arc::clone(&gives_way),
        };
        taken.by_number.insert(number, place);
        drop(taken);
        Some(Seat {
            seats: Arc::clone(self),
            number: Mutex::new(number),
            gives_way,
        })
    }
}

impl Seat {
    /// Holds the place for something else from now on; false where there are too many of those.
    pub(crate) fn hold(&self, holder: Holder) -> bool {
        let limits = &self.seats.limits;
        let mut taken = self
            .seats
            .taken
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let mut number = self.number.lock().unwrap_or_else(PoisonError::into_inner);
        // It had to make room meanwhile.
        let Some(mut place) = taken.by_number.remove(&number) else {
            return false;
        };
        let of_it = taken.count(|it| it.holder == holder && it.address == place.address);
        let has_room = match &holder {
            Holder::Anybody => true,
            Holder::PublicStream => {
                taken.count(|it| it.holder == holder) < limits.public_streams
                    && of_it < limits.streams_of_address
            }
            Holder::Signer(_) => of_it < limits.connections_of_device,
        };
        if has_room {
            place.holder = holder;
        }
        // The latest to ask makes room last.
        *number = taken.next();
        taken.by_number.insert(*number, place);
        has_room
    }

    /// Waits until this place is needed for somebody else.
    pub(crate) async fn is_needed(&self) {
        self.gives_way.notified().await;
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let number = self
            .number
            .get_mut()
            .unwrap_or_else(PoisonError::into_inner);
        let taken = self.seats.taken.lock();
        let mut taken = taken.unwrap_or_else(PoisonError::into_inner);
        taken.by_number.remove(number);
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case::a_phone("192.168.1.20", "192.168.1.5", true)]
    #[case::the_browser_of_this_machine("192.168.1.5", "192.168.1.5", false)]
    #[case::a_script("127.0.0.1", "127.0.0.1", false)]
    fn only_another_machine_has_reached_the_hall(
        #[case] from: &str,
        #[case] to: &str,
        #[case] reached: bool,
    ) {
        let seats = Arc::new(Seats::new(Limits::default()));
        let seat = seats.take(from.parse().unwrap(), to.parse().unwrap());
        assert!(seat.is_some());
        assert_eq!(seats.were_reached(), reached);
    }
}
