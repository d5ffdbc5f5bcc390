//! Opens and closes the hall: its sockets, its threads, and who may connect.

use std::collections::BTreeSet;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use chrono::{DateTime, Utc};
use kralle_desk::SharedDesk;
use kralle_serve::{Client, Seats, Server, listen};
use rand::TryRng as _;
use rand::rngs::SysRng;
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tokio::task::AbortHandle;

use crate::acts::Acts;
use crate::events::{News, Streams};
use crate::hint::{Hint, hints_before};
use crate::host::NAME;
use crate::limits::Limits;
use crate::log::Log;
use crate::looks_once::LooksOnce;
use crate::machine::Machine;
use crate::pace::Paces;
use crate::port::PortTrouble;
use crate::public::Public;
use crate::requests::Requests;
use crate::telling::{Signal, hear, tell};
use crate::vigil::{Opened, Vigil};

/// Threads for requests; what waits for the desk has others.
const THREADS: usize = 2;
/// Threads for looks at the desk.
const LOOKING: usize = 8;
/// How long answers may still go out when the hall is closed.
const CLOSES_WITHIN: Duration = Duration::from_secs(2);
/// The response to a connection for which there is no room.
const FULL: &str = r#"{"code":"throttled","article":null,"data":{}}"#;

/// How a hall is opened.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The addresses of this machine that it answers at, all at one port; the first is the hall's.
    pub addresses: Vec<IpAddr>,
    /// Zero takes any that is free.
    pub port: u16,
    pub limits: Limits,
    pub log: Log,
    pub machine: Arc<dyn Machine>,
}

/// An open hall; it is closed when it is dropped.
#[derive(Debug)]
pub struct Hall {
    address: SocketAddr,
    since: DateTime<Utc>,
    /// None once it is closed.
    running: Option<Running>,
    log: Log,
    seats: Arc<Seats>,
    vigil: Vigil,
}

/// What runs while a hall is open.
#[derive(Debug)]
struct Running {
    runtime: Runtime,
    /// What takes connections, and what tells of news.
    tasks: Vec<AbortHandle>,
    signal: Arc<Signal>,
    server: Arc<Server>,
    writer: JoinHandle<()>,
}

impl Hall {
    /// Opens the hall of a desk.
    ///
    /// # Errors
    /// When an address is none of this machine, or the port is taken.
    pub fn open(desk: &Arc<SharedDesk>, settings: Settings) -> io::Result<Self> {
        let Settings {
            addresses,
            port,
            limits,
            log,
            machine,
        } = settings;
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(THREADS)
            .max_blocking_threads(LOOKING)
            .thread_name("hall")
            .enable_io()
            .enable_time()
            .build()?;
        let inside = runtime.enter();
        let listeners = listen(&addresses, port)?;
        let first = listeners.first().ok_or(io::ErrorKind::InvalidInput)?;
        let address = first.local_addr()?;
        let (news, heard) = watch::channel(News {
            journal: desk.journal(),
            ..News::default()
        });
        let signal = Arc::new(Signal::new(news));
        let listener = Arc::downgrade(&signal);
        desk.on_change(Box::new(move || hear(&listener)));
        let public = Arc::new(Public::new(Arc::clone(desk)));
        // Before anybody can listen: what changes from then on is heard of.
        let seen = runtime.block_on(public.seen());
        let (acts, writer) = Acts::at(Arc::clone(desk), limits.acts_waiting, limits.acts_at_once);
        let requests = Arc::new(Requests {
            desk: Arc::clone(desk),
            limits,
            paces: Paces::new(limits),
            acts,
            public: Arc::clone(&public),
            streams: Streams::new(heard, boot()?, limits),
            looks: LooksOnce::new(Utc::now().timestamp_millis()),
            log: log.clone(),
            naming_files: naming_files(),
        });
        let (renew, renewals) = watch::channel(0);
        let server = Arc::new(Server::new(limits.connections(), FULL));
        let seats = Arc::clone(server.seats());
        let mut tasks: Vec<AbortHandle> = listeners
            .into_iter()
            .map(|listener| {
                let (server, renewals) = (Arc::clone(&server), renewals.clone());
                let (requests, log) = (Arc::clone(&requests), log.clone());
                let answers = async move {
                    let renewed = || log.note("listens again");
                    let answer = move |request, client: Arc<Client>| {
                        let requests = Arc::clone(&requests);
                        async move { requests.answer(request, &client).await }
                    };
                    server.accept(listener, renewals, renewed, answer).await;
                };
                runtime.spawn(answers).abort_handle()
            })
            .collect();
        let telling = tell(
            Arc::clone(desk),
            (public, seen),
            Arc::downgrade(&signal),
            limits.events_apart,
        );
        tasks.push(runtime.spawn(telling).abort_handle());
        drop(inside);
        log.note(&format!("open at {address}"));
        let since = machine.now();
        let vigil = Vigil::begin(Opened {
            address,
            since,
            machine,
            seats: Arc::clone(&seats),
            log: log.clone(),
            renew,
        });
        Ok(Self {
            vigil,
            address,
            since,
            running: Some(Running {
                runtime,
                tasks,
                signal,
                server,
                writer,
            }),
            log,
            seats,
        })
    }

    /// When it was opened.
    pub const fn since(&self) -> DateTime<Utc> {
        self.since
    }

    /// The name and the port by which phones find it that look names up; none where it has no name.
    pub fn name(&self) -> Option<String> {
        let has_name = self.vigil.has_name();
        has_name.then(|| format!("{NAME}:{}", self.address.port()))
    }

    /// True if another machine has reached it since it was opened.
    pub fn was_reached(&self) -> bool {
        self.seats.were_reached()
    }

    /// The reasons for which phones may not come through, the gravest first.
    pub fn hints(&self) -> Vec<Hint> {
        self.vigil.hints()
    }

    /// The hints before a hall is opened on `machine`.
    pub fn hints_before(machine: &dyn Machine) -> Vec<Hint> {
        let firewall = machine.firewall();
        hints_before(firewall.map(|it| it.verdict(&machine.program(), None)))
    }

    /// True if this machine is kept from going to sleep by itself; None where no other machine can come.
    pub fn is_awake(&self) -> Option<bool> {
        self.vigil.is_awake()
    }

    /// The hall has another port than the one of the last time.
    pub(crate) fn moved_from(&self, port: u16, trouble: PortTrouble) {
        self.vigil.moved_from(port, trouble);
    }

    /// Where it is.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Waits until the system asks the program to end.
    ///
    /// # Errors
    /// When the system does not say so.
    pub fn wait_for_the_end(&self) -> io::Result<()> {
        match &self.running {
            Some(running) => running.runtime.block_on(async {
                kralle_serve::end()?.await;
                Ok(())
            }),
            None => Ok(()),
        }
    }

    /// Closes the hall: takes no more connections, ends streams, lets answers go out and acts be
    /// written that were begun.
    pub fn close(mut self) {
        self.end();
    }

    fn end(&mut self) {
        let Some(running) = self.running.take() else {
            return;
        };
        self.vigil.end();
        running.tasks.iter().for_each(AbortHandle::abort);
        // Streams end with the one who speaks to them.
        drop(running.signal);
        running
            .runtime
            .block_on(running.server.close(CLOSES_WITHIN));
        // The last requests go, and with them the queue of acts.
        running.runtime.shutdown_timeout(CLOSES_WITHIN);
        if running.writer.join().is_err() {
            self.log.note("the writer broke down");
        }
        self.log.note("closed");
        self.log.wait_until_written();
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        self.end();
    }
}

/// A number that no other start of the hall has.
fn boot() -> io::Result<String> {
    let mut bytes = [0; 8];
    SysRng
        .try_fill_bytes(&mut bytes)
        .map_err(io::Error::other)?;
    Ok(hex::encode(bytes))
}

/// The calls whose input names a file.
fn naming_files() -> BTreeSet<&'static str> {
    let calls = kralle_desk::list().into_iter();
    calls
        .filter(|it| it.names_a_file)
        .map(|it| it.name)
        .collect()
}
