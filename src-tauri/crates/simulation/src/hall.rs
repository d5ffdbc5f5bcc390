//! The laptop: its desk, its hall without sockets, and the folder of both.

use std::fs;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::{Request, Response};
use kralle_desk::{Desk, Environment, SharedDesk};
use kralle_hall::{Body, Handler, Limits, Log};
use kralle_serve::{Client, SeatLimits, Seats};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::task::AbortHandle;

use crate::broken::Broken;
use crate::surroundings::Laptop;

/// The address of the laptop.
const ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::new(192, 168, 1, 5)), 41_234);

/// The tournament file in its folder.
const FILE: &str = "evening.kralle";

/// A folder in memory, where the system has one.
const MEMORY: &str = "/dev/shm";

/// The laptop with an open hall.
pub(crate) struct Hall {
    pub(crate) desk: Arc<SharedDesk>,
    pub(crate) handler: Arc<Handler>,
    seats: Arc<Seats>,
    /// The work of the program, and its open connections.
    tasks: Vec<AbortHandle>,
}

/// The disk of the laptop.
pub(crate) struct Disk {
    root: TempDir,
    /// The number of starts of the program; each has its own folder.
    starts: u32,
}

impl Disk {
    pub(crate) fn new() -> io::Result<Self> {
        let memory = Path::new(MEMORY);
        let root = if memory.is_dir() {
            tempfile::tempdir_in(memory)?
        } else {
            tempfile::tempdir()?
        };
        fs::create_dir(root.path().join("0"))?;
        Ok(Self { root, starts: 0 })
    }

    pub(crate) fn folder(&self) -> PathBuf {
        self.root.path().join(self.starts.to_string())
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.folder().join(FILE)
    }

    /// Copies the folder as it is, and continues with the copy: so a program that still has its files
    /// open cannot finish anything.
    pub(crate) fn cut(&mut self) -> io::Result<()> {
        let before = self.folder();
        self.starts += 1;
        copy(&before, &self.folder())
    }

    /// Deletes the folder of the start before.
    pub(crate) fn forget_before(&self) -> io::Result<()> {
        match self.starts.checked_sub(1) {
            Some(before) => fs::remove_dir_all(self.root.path().join(before.to_string())),
            None => Ok(()),
        }
    }

    /// Copies the folder as it is, to read it; returns the folder of the copy.
    pub(crate) fn look(&self) -> io::Result<TempDir> {
        let there = tempfile::tempdir_in(self.root.path())?;
        copy(&self.folder(), there.path())?;
        Ok(there)
    }

    pub(crate) fn file_in(there: &TempDir) -> PathBuf {
        there.path().join(FILE)
    }
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &to)?;
        } else {
            fs::copy(entry.path(), to)?;
        }
    }
    Ok(())
}

impl Hall {
    /// Starts the program on a disk; opens the file if there is one.
    pub(crate) async fn start(disk: &Disk, laptop: &Arc<Laptop>) -> Result<Self, Broken> {
        let environment: Arc<dyn Environment> = Arc::clone(laptop) as _;
        let desk = Desk::for_scripts("Rosa Klaue")
            .keeping_keys(&disk.folder().join("settings"))
            .in_environment(environment);
        let desk = Arc::new(SharedDesk::new(desk));
        if disk.file().exists() {
            let opened = desk.call("open_tournament", json!({ "path": disk.file() }), None);
            opened.map_err(|it| Broken::new("restart", format!("{it:?}")))?;
            let open = desk.open_hall();
            open.map_err(|it| Broken::new("restart", format!("{it:?}")))?;
        }
        let begun = Handler::begin(&desk, Limits::default(), Log::nowhere()).await;
        let (handler, background) = begun.map_err(Broken::stage)?;
        let limits = SeatLimits {
            in_all: 900,
            of_address: 700,
            of_loopback: 700,
            make_room: true,
        };
        let tasks = [background.acts, background.news].map(|it| tokio::spawn(it).abort_handle());
        Ok(Self {
            desk,
            handler: Arc::new(handler),
            seats: Arc::new(Seats::new(limits)),
            tasks: tasks.into(),
        })
    }

    /// Adds a task of a connection, which ends with the program even if nobody waits for it.
    pub(crate) fn add(&mut self, task: AbortHandle) {
        self.tasks.retain(|it| !it.is_finished());
        self.tasks.push(task);
    }

    /// Ends the work of the program at once.
    pub(crate) fn kill(&self) {
        self.tasks.iter().for_each(AbortHandle::abort);
    }

    /// Makes a call at the laptop.
    pub(crate) fn call(&self, name: &str, input: Value) -> Result<Value, String> {
        let answer = self.desk.call(name, input, None);
        answer.map_err(|it| it.code.to_string())
    }

    /// Makes a call at the laptop that must succeed.
    pub(crate) fn must(&self, name: &str, input: Value) -> Result<Value, Broken> {
        let answer = self.desk.call(name, input, None);
        answer.map_err(|it| Broken::new("director", format!("{name}: {it:?}")))
    }

    /// Takes a seat for a connection of `peer`.
    pub(crate) fn connect(&self, peer: IpAddr) -> Option<Client> {
        let seat = self.seats.take(peer, ADDRESS.ip())?;
        Some(Client {
            peer,
            local: ADDRESS,
            seat,
        })
    }
}

/// A request as it reaches the laptop.
#[derive(Debug, Clone)]
pub(crate) struct Arriving {
    pub(crate) peer: IpAddr,
    pub(crate) method: &'static str,
    pub(crate) path: String,
    pub(crate) headers: Vec<(&'static str, String)>,
    pub(crate) body: String,
}

/// A part of the response, as the laptop sends it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Sent {
    Answer(crate::phone::Answer),
    Stream,
    Chunk(Vec<u8>),
    End,
}

impl Arriving {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut headers = self.headers.iter();
        let it = headers.find(|it| it.0.eq_ignore_ascii_case(name))?;
        Some(it.1.as_str())
    }

    fn request(&self) -> Result<Request<Full<Bytes>>, hyper::http::Error> {
        let mut request = Request::builder().method(self.method).uri(&self.path);
        request = request.header("host", ADDRESS.to_string());
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        request.body(Full::new(Bytes::from(self.body.clone())))
    }

    /// Has the laptop answer, and passes each part of the response to `send`.
    pub(crate) async fn answered(
        self,
        handler: Arc<Handler>,
        client: Client,
        send: impl Fn(Sent) + Send,
    ) {
        let Ok(request) = self.request() else {
            return send(Sent::End);
        };
        let response = handler.answer(request, &client).await;
        // The connection lives on, and holds no handler.
        drop(handler);
        let (head, body): (_, Body) = Response::into_parts(response);
        let text = |name: &str| head.headers.get(name).and_then(|it| it.to_str().ok());
        if text("content-type") == Some("text/event-stream") {
            send(Sent::Stream);
            let mut body = body;
            while let Some(Ok(frame)) = body.frame().await {
                let bytes = frame.into_data().unwrap_or_default();
                send(Sent::Chunk(bytes.to_vec()));
            }
            return send(Sent::End);
        }
        let collected = body.collect().await;
        let body = collected.map_or_else(|_| Vec::new(), |it| it.to_bytes().to_vec());
        send(Sent::Answer(crate::phone::Answer {
            status: head.status.as_u16(),
            signature: text("kralle-answer").map(str::to_owned),
            laptop_time: text("kralle-now").and_then(|it| it.parse().ok()),
            body,
        }));
    }
}
