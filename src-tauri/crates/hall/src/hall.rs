//! Opens and closes the hall: its sockets, its threads, and its admission of clients.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use chrono::{DateTime, Utc};
use kralle_desk::SharedDesk;
use kralle_serve::{Client, Seats, Server, listen};
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tokio::task::AbortHandle;

use crate::handler::Handler;
use crate::hint::{Hint, hints_before};
use crate::host::NAME;
use crate::limits::Limits;
use crate::log::Log;
use crate::machine::Machine;
use crate::port::PortTrouble;
use crate::vigil::{Opened, Vigil};

/// Threads for requests; work that waits for the desk has others.
const THREADS: usize = 2;
/// Threads for queries of the desk.
const LOOKING: usize = 8;
/// The time for unfinished responses when the hall closes.
const CLOSES_WITHIN: Duration = Duration::from_secs(2);
/// The response to a connection over the limit.
const FULL: &str = r#"{"code":"throttled","article":null,"data":{}}"#;

/// The settings of a hall.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The addresses of this machine to listen on, all with one port; the first is the hall's.
    pub addresses: Vec<IpAddr>,
    /// Zero for any free port.
    pub port: u16,
    pub limits: Limits,
    pub log: Log,
    pub machine: Arc<dyn Machine>,
}

/// An open hall; closed on drop.
#[derive(Debug)]
pub struct Hall {
    address: SocketAddr,
    since: DateTime<Utc>,
    /// `None` once it is closed.
    running: Option<Running>,
    log: Log,
    seats: Arc<Seats>,
    vigil: Vigil,
}

/// The running parts of an open hall.
#[derive(Debug)]
struct Running {
    runtime: Runtime,
    /// The tasks that accept connections, and the one that announces changes.
    tasks: Vec<AbortHandle>,
    handler: Arc<Handler>,
    server: Arc<Server>,
    writer: JoinHandle<()>,
}

impl Hall {
    /// Opens the hall of a desk.
    ///
    /// # Errors
    /// Fails if an address is not of this machine, or the port is taken.
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
        let (handler, background) = runtime.block_on(Handler::begin(desk, limits, log.clone()))?;
        let handler = Arc::new(handler);
        let writing = runtime.handle().clone();
        let writer = thread::spawn(move || writing.block_on(background.acts));
        let (renew, renewals) = watch::channel(0);
        let server = Arc::new(Server::new(limits.connections(), FULL));
        let seats = Arc::clone(server.seats());
        let mut tasks: Vec<AbortHandle> = listeners
            .into_iter()
            .map(|listener| {
                let (server, renewals) = (Arc::clone(&server), renewals.clone());
                let (handler, log) = (Arc::clone(&handler), log.clone());
                let answers = async move {
                    let renewed = || log.note("listens again");
                    let answer = move |request, client: Arc<Client>| {
                        let handler = Arc::clone(&handler);
                        async move { handler.answer(request, &client).await }
                    };
                    server.accept(listener, renewals, renewed, answer).await;
                };
                runtime.spawn(answers).abort_handle()
            })
            .collect();
        tasks.push(runtime.spawn(background.news).abort_handle());
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
                handler,
                server,
                writer,
            }),
            log,
            seats,
        })
    }

    /// Returns the time it was opened.
    pub const fn since(&self) -> DateTime<Utc> {
        self.since
    }

    /// Returns the mDNS name and port of the hall; `None` if it has no name.
    pub fn name(&self) -> Option<String> {
        let has_name = self.vigil.has_name();
        has_name.then(|| format!("{NAME}:{}", self.address.port()))
    }

    /// True if another machine has connected since it was opened.
    pub fn was_reached(&self) -> bool {
        self.seats.were_reached()
    }

    /// Returns the likely reasons that phones cannot connect, most serious first.
    pub fn hints(&self) -> Vec<Hint> {
        self.vigil.hints()
    }

    /// Returns the hints before a hall is opened on `machine`.
    pub fn hints_before(machine: &dyn Machine) -> Vec<Hint> {
        let firewall = machine.firewall();
        hints_before(firewall.map(|it| it.verdict(&machine.program(), None)))
    }

    /// True if this machine is kept from sleeping; `None` if no other machine can connect.
    pub fn is_awake(&self) -> Option<bool> {
        self.vigil.is_awake()
    }

    /// Records that the hall has a port other than the last time.
    pub(crate) fn moved_from(&self, port: u16, trouble: PortTrouble) {
        self.vigil.moved_from(port, trouble);
    }

    /// Returns the address of the hall.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Waits until the system asks the program to end.
    ///
    /// # Errors
    /// Fails if the system has no such signal.
    pub fn wait_for_the_end(&self) -> io::Result<()> {
        match &self.running {
            Some(running) => running.runtime.block_on(async {
                kralle_serve::end()?.await;
                Ok(())
            }),
            None => Ok(()),
        }
    }

    /// Closes the hall: accepts no more connections, ends streams, and finishes pending responses
    /// and acts.
    pub fn close(mut self) {
        self.end();
    }

    fn end(&mut self) {
        let Some(running) = self.running.take() else {
            return;
        };
        self.vigil.end();
        running.tasks.iter().for_each(AbortHandle::abort);
        running.handler.end_streams();
        running
            .runtime
            .block_on(running.server.close(CLOSES_WITHIN));
        // The last requests end, and with them the queue of acts.
        running.runtime.shutdown_timeout(CLOSES_WITHIN);
        drop(running.handler);
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
