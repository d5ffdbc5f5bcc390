//! A thread that sends waiting items, and sleeps when there are none.

use std::collections::BTreeMap;
use std::sync::{Arc, Weak};
use std::thread;
use std::time::{Duration, Instant};

use kralle_desk::archive::archived::Next;
use kralle_desk::{FileId, Outbox, SharedDesk, Woken};

use crate::client::Client;
use crate::refused::NotSaid;
use crate::send::send;

/// The retry delay after a failure: initial and maximum.
const PAUSE: (Duration, Duration) = (Duration::from_secs(5), Duration::from_mins(10));

/// Sends the contents of a desk's outbox until dropped.
pub struct Sender {
    outbox: Outbox,
}

/// The next retry of each tournament.
struct Tries {
    count: u32,
    next: Instant,
}

impl Sender {
    /// Starts a thread that sends the contents of the outbox of `desk`; `None` if it has no outbox.
    /// Listeners of the desk are notified of changes.
    pub fn start(desk: &Arc<SharedDesk>) -> Option<Self> {
        let outbox = desk.outbox()?;
        let sender = Self {
            outbox: outbox.clone(),
        };
        let desk = Arc::downgrade(desk);
        thread::spawn(move || run(&outbox, &desk));
        Some(sender)
    }
}

impl Drop for Sender {
    /// Cancels the current upload; its item keeps waiting.
    fn drop(&mut self) {
        self.outbox.end();
    }
}

fn run(outbox: &Outbox, desk: &Weak<SharedDesk>) {
    let mut client = None;
    let mut tries = BTreeMap::new();
    let mut seen = 0;
    loop {
        let soonest = send_all(outbox, desk, &mut client, &mut tries);
        let longest = soonest.map(|at| at.saturating_duration_since(Instant::now()));
        if outbox.wait(&mut seen, longest) == Woken::End {
            return;
        }
    }
}

/// Sends everything that is due; returns the time of the next retry.
fn send_all(
    outbox: &Outbox,
    desk: &Weak<SharedDesk>,
    client: &mut Option<Client>,
    tries: &mut BTreeMap<[u8; 16], Tries>,
) -> Option<Instant> {
    for (file, archived) in outbox.all() {
        let trouble = archived.trouble.as_ref();
        let stays = trouble.is_some_and(|it| it.next == Next::Stays);
        if archived.errands.is_empty() || stays || outbox.has_ended() {
            tries.remove(&file.0);
            continue;
        }
        if trouble.is_some() && tries.get(&file.0).is_some_and(is_early) {
            continue;
        }
        let sent = with_key(outbox, client)
            .and_then(|client| send(outbox, client, file, &mut telling(desk)));
        match sent {
            Err(not_said) if not_said.next == Next::Again => again(tries, file, &not_said),
            Ok(()) | Err(_) => drop(tries.remove(&file.0)),
        }
        tell(desk);
    }
    tries.values().map(|it| it.next).min()
}

fn is_early(tries: &Tries) -> bool {
    Instant::now() < tries.next
}

/// Returns the client; reads its key only if an item is waiting.
fn with_key<'a>(outbox: &Outbox, client: &'a mut Option<Client>) -> Result<&'a Client, NotSaid> {
    match client {
        Some(client) => Ok(client),
        None => Ok(client.insert(Client::new(outbox.key().map_err(NotSaid::here)?))),
    }
}

fn again(tries: &mut BTreeMap<[u8; 16], Tries>, file: FileId, not_said: &NotSaid) {
    let count = tries.get(&file.0).map_or(0, |it| it.count);
    let (first, most) = PAUSE;
    let pause = first.saturating_mul(1 << count.min(8)).min(most);
    let pause = pause.max(not_said.after.unwrap_or_default().min(most));
    let next = Instant::now() + pause;
    let count = count + 1;
    tries.insert(file.0, Tries { count, next });
}

/// Reports progress to every window, in steps of one percent.
fn telling(desk: &Weak<SharedDesk>) -> impl FnMut(u64, u64) -> bool {
    let mut told = None;
    move |sent, total| {
        let hundredth = sent.saturating_mul(100).checked_div(total);
        if told != Some(hundredth) {
            told = Some(hundredth);
            tell(desk);
        }
        true
    }
}

fn tell(desk: &Weak<SharedDesk>) {
    if let Some(desk) = desk.upgrade() {
        desk.tell();
    }
}
