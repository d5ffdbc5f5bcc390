//! Who may connect: so many in all, and so many from one address.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::limits::Limits;

/// How many connections there are.
#[derive(Debug)]
pub(crate) struct Seats {
    limits: Limits,
    taken: Mutex<BTreeMap<IpAddr, usize>>,
    /// Whether any of them came from another machine.
    was_reached: AtomicBool,
}

/// The place of one connection; it is free again when this is dropped.
pub(crate) struct Seat {
    seats: Arc<Seats>,
    address: IpAddr,
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

    /// Whether another machine has ever taken one.
    pub(crate) fn were_reached(&self) -> bool {
        self.was_reached.load(Ordering::Relaxed)
    }

    /// None when there are too many, of this address or in all.
    pub(crate) fn take(self: &Arc<Self>, address: IpAddr) -> Option<Seat> {
        if !address.is_loopback() {
            self.was_reached.store(true, Ordering::Relaxed);
        }
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = taken.values().sum();
        let here = taken.get(&address).copied().unwrap_or(0);
        if all >= self.limits.connections || here >= self.limits.connections_of_address {
            return None;
        }
        taken.insert(address, here + 1);
        Some(Seat {
            seats: Arc::clone(self),
            address,
        })
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let taken = self.seats.taken.lock();
        let mut taken = taken.unwrap_or_else(PoisonError::into_inner);
        if let Some(here) = taken.get_mut(&self.address) {
            *here -= 1;
            if *here == 0 {
                taken.remove(&self.address);
            }
        }
    }
}
