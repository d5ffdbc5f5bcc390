//! A server on a local socket, and minimal clients.

use std::io::{Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::{Duration, Instant};

use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::{Request, Response};
use kralle_serve::{Client, Limits, SeatLimits, Server, listen};
use tokio::runtime::Runtime;
use tokio::sync::watch;

/// The body of the response to a connection over the limit.
pub(crate) const FULL: &str = r#"{"code":"full"}"#;

/// A timeout that tests wait for.
pub(crate) const SHORT: Duration = Duration::from_millis(500);
/// A timeout that no test reaches.
pub(crate) const LONG: Duration = Duration::from_mins(10);
/// The time limit of any operation, long enough for a slow and busy machine.
const LONGEST: Duration = Duration::from_mins(1);

pub(crate) const LIMITS: Limits = Limits {
    seats: SeatLimits {
        in_all: 100,
        of_address: 100,
        of_loopback: 100,
        make_room: false,
    },
    head_bytes: 8 * 1024,
    head_within: LONG,
    read_within: LONG,
    gone_within: LONG,
};

/// The body of a response.
pub(crate) type Reply = http_body_util::combinators::BoxBody<Bytes, std::convert::Infallible>;

pub(crate) fn reply(body: impl Into<Bytes>) -> Response<Reply> {
    Response::new(Full::new(body.into()).boxed())
}

/// A running server.
pub(crate) struct Place {
    pub(crate) runtime: Runtime,
    pub(crate) server: Arc<Server>,
    pub(crate) address: SocketAddr,
    renew: watch::Sender<u64>,
}

impl Place {
    /// Returns a server that answers with `answer`.
    pub(crate) fn new<A, R>(limits: Limits, answer: A) -> Self
    where
        A: Fn(Request<Incoming>, Arc<Client>) -> R + Clone + Send + 'static,
        R: Future<Output = Response<Reply>> + Send + 'static,
    {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .unwrap();
        let inside = runtime.enter();
        let loopback = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let listener = listen(&[loopback], 0).unwrap().pop().unwrap();
        let address = listener.local_addr().unwrap();
        let (renew, renewals) = watch::channel(0);
        let server = Arc::new(Server::new(limits, FULL));
        let accepting = Arc::clone(&server);
        runtime.spawn(async move {
            accepting.accept(listener, renewals, || {}, answer).await;
        });
        drop(inside);
        Self {
            runtime,
            server,
            address,
            renew,
        }
    }

    /// Returns a server that answers every request with its path.
    pub(crate) fn echo(limits: Limits) -> Self {
        Self::new(limits, |request, _| {
            let path = request.uri().path().to_owned();
            async move { reply(path) }
        })
    }

    /// Replaces the listener.
    pub(crate) fn renew(&self) {
        self.renew.send_modify(|times| *times += 1);
    }

    pub(crate) fn line(&self) -> Line {
        Line::to(self.address).unwrap()
    }
}

/// A connection to a server.
pub(crate) struct Line(pub(crate) TcpStream);

impl Line {
    pub(crate) fn to(address: SocketAddr) -> std::io::Result<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(LONGEST))?;
        stream.set_write_timeout(Some(LONGEST))?;
        Ok(Self(stream))
    }

    pub(crate) fn send(&mut self, bytes: &[u8]) -> std::io::Result<()> {
        self.0.write_all(bytes)
    }

    /// Sends a request and reads the start of its response; empty if there is none.
    pub(crate) fn get(&mut self, path: &str) -> String {
        // A client without a seat may be disconnected before it sends.
        let _ = self.send(format!("GET {path} HTTP/1.1\r\nhost: x\r\n\r\n").as_bytes());
        self.part()
    }

    /// Reads the next bytes of a response; empty at its end.
    pub(crate) fn part(&mut self) -> String {
        let mut part = [0; 4096];
        let length = self.0.read(&mut part).unwrap_or_default();
        String::from_utf8_lossy(&part[..length]).into_owned()
    }

    /// Reads until the text has arrived.
    pub(crate) fn until(&mut self, text: &str) -> String {
        let mut all = String::new();
        while !all.contains(text) {
            let part = self.part();
            assert!(!part.is_empty(), "no {text} in {all}");
            all.push_str(&part);
        }
        all
    }

    /// Reads the rest of the connection until its end.
    pub(crate) fn rest(&mut self) -> String {
        let mut rest = Vec::new();
        // Unread bytes at the other end may reset the connection.
        let _ = self.0.read_to_end(&mut rest);
        String::from_utf8_lossy(&rest).into_owned()
    }
}

/// Polls until the condition holds.
pub(crate) fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let deadline = Instant::now() + LONGEST;
    while !holds() {
        assert!(Instant::now() < deadline, "never: {what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}
