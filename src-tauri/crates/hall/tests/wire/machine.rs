//! An open hall on a machine that sleeps, loses its address, or has a blocking firewall.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use kralle_hall::{Awake, Category, Firewall, Gap, Hint, Machine};

use crate::client::get;
use crate::place::{Place, place_on};

/// A machine with a state set by the test.
#[derive(Debug)]
struct Set {
    /// Its clock, in seconds.
    now: AtomicI64,
    has_address: AtomicBool,
    accepts: AtomicBool,
    firewall: Mutex<Firewall>,
    category: Category,
}

impl Set {
    fn new(category: Category) -> Arc<Self> {
        Arc::new(Self {
            now: AtomicI64::new(1_000_000),
            has_address: AtomicBool::new(true),
            accepts: AtomicBool::new(true),
            firewall: Mutex::default(),
            category,
        })
    }

    fn passes(&self, seconds: i64) {
        self.now.fetch_add(seconds, Ordering::SeqCst);
    }

    fn answers(&self, action: &str) {
        let rule = format!("v2.31|Action={action}|Active=TRUE|Dir=In|App=C:\\kralle.exe|");
        self.firewall.lock().unwrap().rules = vec![rule];
    }
}

impl Machine for Set {
    fn now(&self) -> DateTime<Utc> {
        DateTime::from_timestamp(self.now.load(Ordering::SeqCst), 0).unwrap()
    }

    fn apart(&self) -> Duration {
        Duration::from_millis(1)
    }

    fn is_for_others(&self, _address: IpAddr) -> bool {
        true
    }

    fn has_address(&self, _address: IpAddr) -> bool {
        self.has_address.load(Ordering::SeqCst)
    }

    fn accepts(&self, _address: SocketAddr) -> bool {
        self.accepts.load(Ordering::SeqCst)
    }

    fn firewall(&self) -> Option<Firewall> {
        Some(self.firewall.lock().unwrap().clone())
    }

    fn program(&self) -> PathBuf {
        PathBuf::from("c:\\KRALLE.exe")
    }

    fn category(&self, _address: IpAddr) -> Option<Category> {
        Some(self.category)
    }

    fn keep_awake(&self) -> Option<Awake> {
        None
    }
}

/// A timeout that no test reaches.
const LONG: Duration = Duration::from_mins(2);

/// Waits until the hall has these hints.
fn comes_to(place: &Place, expected: &[Hint]) {
    let began = Instant::now();
    let hints = || place.hall.as_ref().unwrap().hints();
    while hints() != expected {
        assert!(began.elapsed() < LONG, "{:?}", hints());
        std::thread::yield_now();
    }
}

/// Waits until a log line has this end.
fn logs(log: &Receiver<String>, end: &str) {
    let began = Instant::now();
    while !log.recv_timeout(LONG).unwrap().ends_with(end) {
        assert!(began.elapsed() < LONG);
    }
}

fn is_served(place: &Place) {
    let host = place.address().to_string();
    assert_eq!(place.ask(&get("/").with("host", &host)).status, 200);
}

#[test]
fn the_answer_to_the_firewall_is_noticed_while_the_hall_is_open() {
    let machine = Set::new(Category::Private);
    let place = place_on(machine.clone());
    comes_to(&place, &[Hint::Asks]);
    machine.answers("Block");
    comes_to(&place, &[Hint::Blocked]);
    machine.answers("Allow");
    comes_to(&place, &[]);
    // No device connects even so.
    machine.passes(10);
    machine.passes(200);
    let address = place.address();
    let hints = || place.hall.as_ref().unwrap().hints();
    assert_eq!(hints().first(), Some(&Hint::Silent { address }));
    assert_eq!(place.hall.as_ref().unwrap().is_awake(), Some(false));
}

#[test]
fn a_network_that_windows_takes_for_public_is_told() {
    let machine = Set::new(Category::Public);
    let place = place_on(machine.clone());
    comes_to(&place, &[Hint::Asks, Hint::Public]);
    machine.answers("Allow|Profile=Private");
    comes_to(&place, &[Hint::Public]);
}

#[test]
fn after_a_sleep_the_hall_serves_on_and_tells_how_long_it_was_away() {
    let machine = Set::new(Category::Private);
    machine.answers("Allow");
    let place = place_on(machine.clone());
    comes_to(&place, &[]);
    is_served(&place);
    let from = machine.now();
    machine.passes(100);
    logs(&place.log, "the machine slept, or its clock was set");
    let until = machine.now();
    comes_to(&place, &[Hint::Slept(Gap { from, until })]);
    is_served(&place);
}

#[test]
fn a_listener_that_accepts_nothing_after_a_sleep_begins_again_at_its_address() {
    let machine = Set::new(Category::Private);
    let place = place_on(machine.clone());
    let address = place.address();
    machine.accepts.store(false, Ordering::SeqCst);
    machine.passes(100);
    logs(&place.log, "listens again");
    assert_eq!(place.address(), address);
    is_served(&place);
}

#[test]
fn an_address_that_is_lost_is_told_until_it_is_back() {
    let machine = Set::new(Category::Private);
    machine.answers("Allow");
    let place = place_on(machine.clone());
    machine.has_address.store(false, Ordering::SeqCst);
    let address = place.address().ip();
    comes_to(&place, &[Hint::AddressGone { address }]);
    logs(&place.log, "address 127.0.0.1: gone");
    machine.has_address.store(true, Ordering::SeqCst);
    logs(&place.log, "address 127.0.0.1: back");
    comes_to(&place, &[]);
    is_served(&place);
}
