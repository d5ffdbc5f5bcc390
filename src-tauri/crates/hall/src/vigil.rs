//! Watches the machine of an open hall: keeps it awake, notices sleep and a lost address, and reads
//! the firewall until the first phone connects.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use chrono::{DateTime, Utc};
use kralle_serve::Seats;
use tokio::sync::watch;

use crate::awake::Awake;
use crate::gap::Gap;
use crate::hint::{Facts, Hint};
use crate::log::Log;
use crate::machine::Machine;
use crate::name::Name;
use crate::port::PortTrouble;

/// The number of checks after which the network category is read again.
const CATEGORY_EVERY: u32 = 12;

/// The running watch; ends on drop.
#[derive(Debug)]
pub(crate) struct Vigil {
    shared: Arc<Shared>,
    /// Keeps the thread running; `None` after the end.
    goes_on: Option<Sender<()>>,
}

#[derive(Debug)]
struct Shared {
    machine: Arc<dyn Machine>,
    seats: Arc<Seats>,
    log: Log,
    facts: Mutex<Facts>,
    /// `None` if the hall has no name.
    name: Mutex<Option<Name>>,
    /// `None` if the machine is not kept awake.
    awake: Mutex<Option<Awake>>,
    /// True while the category of the network is read.
    reads_category: AtomicBool,
    /// Makes the listeners reopen their sockets.
    renew: watch::Sender<u64>,
}

/// The state of the hall when the watch starts.
pub(crate) struct Opened {
    pub(crate) address: SocketAddr,
    pub(crate) since: DateTime<Utc>,
    pub(crate) machine: Arc<dyn Machine>,
    pub(crate) seats: Arc<Seats>,
    pub(crate) log: Log,
    pub(crate) renew: watch::Sender<u64>,
}

impl Vigil {
    /// Starts the watch; claims the hall's name.
    pub(crate) fn begin(opened: Opened) -> Self {
        let Opened {
            address,
            since,
            machine,
            seats,
            log,
            renew,
        } = opened;
        let is_for_others = machine.is_for_others(address.ip());
        let facts = Facts {
            address,
            since,
            is_for_others,
            has_address: true,
            verdict: None,
            category: None,
            gap: None,
            old_port: None,
        };
        let shared = Arc::new(Shared {
            name: Mutex::new(claim(address, &log)),
            awake: Mutex::new(is_for_others.then(|| machine.keep_awake()).flatten()),
            facts: Mutex::new(facts),
            reads_category: AtomicBool::new(false),
            machine,
            seats,
            log,
            renew,
        });
        let (goes_on, ends) = mpsc::channel::<()>();
        let watching = Arc::clone(&shared);
        // If the system cannot start a thread, the hall opens without a watch.
        let _ = thread::Builder::new()
            .name("hall vigil".to_owned())
            .spawn(move || {
                let apart = watching.machine.apart();
                let (mut looks, mut last) = (0, since);
                watching.read_the_system(looks);
                // Nothing is ever sent: the channel closes with the sender.
                while ends.recv_timeout(apart) == Err(RecvTimeoutError::Timeout) {
                    looks += 1;
                    last = watching.look(last);
                    watching.read_the_system(looks);
                }
            });
        Self {
            shared,
            goes_on: Some(goes_on),
        }
    }

    /// Records that the hall has a port other than the one on slips.
    pub(crate) fn moved_from(&self, port: u16, trouble: PortTrouble) {
        self.shared.facts().old_port = Some((port, trouble));
    }

    pub(crate) fn hints(&self) -> Vec<Hint> {
        let was_reached = self.shared.seats.were_reached();
        let now = self.shared.machine.now();
        self.shared.facts().hints(was_reached, now)
    }

    /// True if the machine is kept awake; `None` if phones cannot connect anyway.
    pub(crate) fn is_awake(&self) -> Option<bool> {
        let is_for_others = self.shared.facts().is_for_others;
        let mut awake = lock(&self.shared.awake);
        is_for_others.then(|| awake.as_mut().is_some_and(Awake::is_kept))
    }

    /// True if phones with mDNS find the hall by its name.
    pub(crate) fn has_name(&self) -> bool {
        lock(&self.shared.name).as_ref().is_some_and(Name::is_held)
    }

    /// Releases the name, and allows the machine to sleep.
    pub(crate) fn end(&mut self) {
        self.goes_on = None;
        *lock(&self.shared.name) = None;
        *lock(&self.shared.awake) = None;
    }
}

impl Drop for Vigil {
    fn drop(&mut self) {
        self.end();
    }
}

impl Shared {
    fn facts(&self) -> MutexGuard<'_, Facts> {
        lock(&self.facts)
    }

    /// Detects sleep since the last check, and a lost or returned address. Returns the time of this
    /// check.
    fn look(&self, last: DateTime<Utc>) -> DateTime<Utc> {
        let machine = &self.machine;
        let now = machine.now();
        let gap = Gap::between(last, now, machine.apart());
        let address = self.facts().address;
        let has_address = machine.has_address(address.ip());
        let had_address = {
            let mut facts = self.facts();
            facts.gap = gap.or(facts.gap);
            std::mem::replace(&mut facts.has_address, has_address)
        };
        if gap.is_some() {
            self.log.note("the machine slept, or its clock was set");
        }
        if has_address != had_address {
            let state = if has_address { "back" } else { "gone" };
            self.log.note(&format!("address {}: {state}", address.ip()));
        }
        if has_address && (gap.is_some() || !had_address) {
            self.announce(address);
        }
        now
    }

    /// Announces the hall on the network again, and reopens the listeners if a connection fails.
    fn announce(&self, address: SocketAddr) {
        let mut name = lock(&self.name);
        if name.take().is_some() {
            *name = claim(address, &self.log);
        }
        drop(name);
        if !self.machine.accepts(address) {
            self.log.note("nothing accepts connections");
            self.renew.send_modify(|times| *times += 1);
        }
    }

    /// Reads the firewall and, less often, the network category, until a device connects.
    fn read_the_system(self: &Arc<Self>, looks: u32) {
        if !self.facts().is_for_others || self.seats.were_reached() {
            return;
        }
        if looks.is_multiple_of(CATEGORY_EVERY)
            && !self.reads_category.swap(true, Ordering::Relaxed)
        {
            self.read_the_category();
        }
        let program = self.machine.program();
        let firewall = self.machine.firewall();
        let mut facts = self.facts();
        facts.verdict = firewall.map(|it| it.verdict(&program, facts.category));
    }

    /// Reads the network category in a separate thread, since that takes seconds.
    fn read_the_category(self: &Arc<Self>) {
        let shared = Arc::clone(self);
        let reading = thread::Builder::new().name("hall network".to_owned());
        // Without a thread the category stays as it is.
        let _ = reading.spawn(move || {
            let address = shared.facts().address.ip();
            let category = shared.machine.category(address);
            shared.facts().category = category;
            shared.reads_category.store(false, Ordering::Relaxed);
        });
    }
}

/// Claims the hall's name on the chosen network; `None` otherwise.
fn claim(address: SocketAddr, log: &Log) -> Option<Name> {
    let is_on_a_network = !address.ip().is_loopback() && !address.ip().is_unspecified();
    is_on_a_network.then(|| Name::claim(address, log)).flatten()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
