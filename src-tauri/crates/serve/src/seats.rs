//! Seats for connections: limited in total, and for each household.
//!
//! A seat may be held for a purpose, which has its own limits. If seats may make room, a new
//! connection replaces the one that has been without a purpose the longest.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::address::household;

/// The reason to keep a connection.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Purpose {
    /// A public event stream.
    PublicStream,
    /// Requests proved to come from the client with this id.
    Client(String),
}

/// The maximum numbers of connections.
#[derive(Debug, Clone, Copy)]
pub struct SeatLimits {
    pub in_all: usize,
    pub of_address: usize,
    /// From this machine, where a proxy may run.
    pub of_loopback: usize,
    /// True if a new connection may replace one without a purpose.
    pub make_room: bool,
}

/// Limits of connections held for one purpose.
#[derive(Debug, Clone, Copy)]
pub struct PurposeLimits {
    pub in_all: usize,
    pub of_address: usize,
}

/// The seats of a server.
#[derive(Debug)]
pub struct Seats {
    limits: SeatLimits,
    taken: Mutex<Taken>,
    /// True if a client on another machine has ever connected.
    was_reached: AtomicBool,
}

#[derive(Debug)]
struct Taken {
    /// The number of the newest connection, or of the newest request on one.
    last: u64,
    /// The total number of places.
    count: usize,
    /// By household and number; a household without places has no entry.
    places: HashMap<IpAddr, BTreeMap<u64, Place>>,
}

#[derive(Debug)]
struct Place {
    purpose: Option<Purpose>,
    /// Notified when the connection must end.
    gives_way: Arc<Notify>,
}

impl Taken {
    fn count_at(&self, address: IpAddr) -> usize {
        self.places.get(&address).map_or(0, BTreeMap::len)
    }

    /// Returns the number of the place, higher than all others.
    fn add(&mut self, address: IpAddr, place: Place) -> u64 {
        self.last += 1;
        self.count += 1;
        let here = self.places.entry(address).or_default();
        here.insert(self.last, place);
        self.last
    }

    fn remove(&mut self, address: IpAddr, number: u64) -> Option<Place> {
        let here = self.places.get_mut(&address)?;
        let place = here.remove(&number)?;
        if here.is_empty() {
            self.places.remove(&address);
        }
        self.count -= 1;
        Some(place)
    }

    /// Ends the oldest connection without a purpose, at one address or anywhere; false if there is
    /// none.
    fn make_room(&mut self, at: Option<IpAddr>) -> bool {
        let places = self.places.iter();
        let oldest = places
            .filter(|(address, _)| at.is_none_or(|it| it == **address))
            .filter_map(|(address, here)| {
                let (number, _) = here.iter().find(|(_, it)| it.purpose.is_none())?;
                Some((*number, *address))
            })
            .min();
        let place = oldest.and_then(|(number, address)| self.remove(address, number));
        place.is_some_and(|it| {
            it.gives_way.notify_one();
            true
        })
    }
}

impl Seats {
    pub fn new(limits: SeatLimits) -> Self {
        Self {
            limits,
            taken: Mutex::new(Taken {
                last: 0,
                count: 0,
                places: HashMap::new(),
            }),
            was_reached: AtomicBool::new(false),
        }
    }

    /// True if a client on another machine has ever connected.
    pub fn were_reached(&self) -> bool {
        self.was_reached.load(Ordering::Relaxed)
    }

    /// Takes a seat for a new connection; `None` if the total or household limit is reached and no
    /// seat makes room. A client on this machine connects from loopback, or from the address
    /// `local` that it connects to.
    pub fn take(self: &Arc<Self>, peer: IpAddr, local: IpAddr) -> Option<Seat> {
        if !peer.is_loopback() && peer != local {
            self.was_reached.store(true, Ordering::Relaxed);
        }
        let limits = self.limits;
        let most = if peer.is_loopback() {
            limits.of_loopback
        } else {
            limits.of_address
        };
        let address = household(peer);
        let mut taken = self.taken();
        if taken.count_at(address) >= most && !(limits.make_room && taken.make_room(Some(address)))
            || taken.count >= limits.in_all && !(limits.make_room && taken.make_room(None))
        {
            return None;
        }
        let gives_way = Arc::new(Notify::new());
        let place = Place {
            purpose: None,
            gives_way: Arc::clone(&gives_way),
        };
        let number = taken.add(address, place);
        drop(taken);
        Some(Seat {
            seats: Arc::clone(self),
            address,
            number: Mutex::new(number),
            gives_way,
        })
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The seat of one connection; freed on drop.
#[derive(Debug)]
pub struct Seat {
    seats: Arc<Seats>,
    /// The address of the household.
    address: IpAddr,
    number: Mutex<u64>,
    gives_way: Arc<Notify>,
}

impl Seat {
    /// Holds the seat for a purpose from now on; false if its limit is reached, or a newer
    /// connection has taken the seat.
    pub fn hold(&self, purpose: Purpose, limits: PurposeLimits) -> bool {
        let mut taken = self.seats.taken();
        let mut number = self.number.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(mut place) = taken.remove(self.address, *number) else {
            return false;
        };
        let count = |here: &BTreeMap<u64, Place>| {
            let held = here
                .values()
                .filter(|it| it.purpose.as_ref() == Some(&purpose));
            held.count()
        };
        let has_room = taken.places.get(&self.address).map_or(0, count) < limits.of_address
            && taken.places.values().map(count).sum::<usize>() < limits.in_all;
        if has_room {
            place.purpose = Some(purpose);
        }
        // The client with the latest request makes room last.
        *number = taken.add(self.address, place);
        has_room
    }

    /// Completes when a newer connection has taken the seat.
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
        self.seats.taken().remove(self.address, *number);
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use rstest::rstest;

    use super::*;

    const LIMITS: SeatLimits = SeatLimits {
        in_all: 4,
        of_address: 2,
        of_loopback: 4,
        make_room: false,
    };

    const SERVER: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 200));

    fn address(number: u32) -> IpAddr {
        Ipv4Addr::from_bits(0x0a00_0000 + number).into()
    }

    fn client(id: &str) -> Purpose {
        Purpose::Client(id.to_owned())
    }

    fn seats(limits: SeatLimits) -> Arc<Seats> {
        Arc::new(Seats::new(limits))
    }

    /// Returns the numbers of seats and of addresses in use.
    fn kept(seats: &Seats) -> (usize, usize) {
        let taken = seats.taken();
        (taken.count, taken.places.len())
    }

    fn take(seats: &Arc<Seats>, number: u32) -> Option<Seat> {
        seats.take(address(number), SERVER)
    }

    #[test]
    fn one_address_takes_its_share_and_no_more() {
        let seats = seats(LIMITS);
        let greedy: Vec<_> = std::iter::from_fn(|| take(&seats, 1)).collect();
        assert_eq!(greedy.len(), 2);
        assert!(take(&seats, 2).is_some());
        drop(greedy);
        assert!(take(&seats, 1).is_some());
    }

    #[test]
    fn a_refused_address_leaves_no_entry() {
        let seats = seats(LIMITS);
        let all: Vec<_> = (1..=4).map(|it| take(&seats, it).unwrap()).collect();
        for number in 5..100_000 {
            assert!(take(&seats, number).is_none());
        }
        assert_eq!(kept(&seats), (4, 4));
        drop(all);
        assert_eq!(kept(&seats), (0, 0));
    }

    #[test]
    fn many_addresses_that_come_and_go_leave_no_entry() {
        let seats = seats(SeatLimits {
            make_room: true,
            ..LIMITS
        });
        let last: Vec<_> = (1..100_000).filter_map(|it| take(&seats, it)).collect();
        assert_eq!((last.len(), kept(&seats)), (99_999, (4, 4)));
        drop(last);
        assert_eq!(kept(&seats), (0, 0));
    }

    #[test]
    fn a_network_of_ipv6_has_the_share_of_one_address() {
        let seats = seats(LIMITS);
        let at = |host: u16| seats.take([0x2001, 0xdb8, 0, 1, 0, 0, 0, host].into(), SERVER);
        let taken: Vec<_> = (1..100).filter_map(at).collect();
        assert_eq!(taken.len(), 2);
    }

    #[test]
    fn loopback_has_a_share_of_its_own() {
        let seats = seats(LIMITS);
        let proxy = || seats.take(Ipv4Addr::LOCALHOST.into(), SERVER);
        assert_eq!(std::iter::from_fn(proxy).collect::<Vec<_>>().len(), 4);
    }

    #[test]
    fn the_oldest_seat_without_a_purpose_makes_room() {
        let seats = seats(SeatLimits {
            of_address: 3,
            make_room: true,
            ..LIMITS
        });
        let limits = PurposeLimits {
            in_all: 1,
            of_address: 1,
        };
        let old: Vec<_> = (0..3).map(|_| take(&seats, 1).unwrap()).collect();
        assert!(old[0].hold(Purpose::PublicStream, limits));
        assert!(!old[1].hold(Purpose::PublicStream, limits), "one too many");
        // That request was later than the third connection.
        let _new = take(&seats, 1).unwrap();
        assert!(old[1].hold(client("1"), limits));
        assert!(!old[2].hold(client("2"), limits), "its seat is taken");
        let _newer = take(&seats, 1).unwrap();
        assert!(old[0].hold(Purpose::PublicStream, limits));
        let _newest = take(&seats, 1).unwrap();
        assert_eq!(kept(&seats).0, 3);
    }

    #[test]
    fn a_purpose_has_limits_in_all_and_for_each_address() {
        let seats = seats(LIMITS);
        let limits = PurposeLimits {
            in_all: 2,
            of_address: 1,
        };
        let all: Vec<_> = [1, 1, 2, 3].map(|it| take(&seats, it).unwrap()).into();
        let held: Vec<bool> = all
            .iter()
            .map(|it| it.hold(Purpose::PublicStream, limits))
            .collect();
        assert_eq!(held, [true, false, true, false]);
        drop(all);
        assert_eq!(kept(&seats), (0, 0));
    }

    #[rstest]
    #[case::a_phone("192.168.1.20", "192.168.1.5", true)]
    #[case::the_browser_of_this_machine("192.168.1.5", "192.168.1.5", false)]
    #[case::a_script("127.0.0.1", "127.0.0.1", false)]
    fn only_another_machine_reaches_a_server(
        #[case] from: IpAddr,
        #[case] to: IpAddr,
        #[case] reached: bool,
    ) {
        let seats = seats(LIMITS);
        assert!(seats.take(from, to).is_some());
        assert_eq!(seats.were_reached(), reached);
    }
}
