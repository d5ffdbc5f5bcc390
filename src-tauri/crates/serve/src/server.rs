//! Accepts connections and answers requests on them.

use std::convert::Infallible;
use std::error::Error;
use std::io::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use hyper::body::{Body, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::select;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;

use crate::listen::renew;
use crate::seats::{Seat, SeatLimits, Seats};
use crate::socket::notice_vanished_client;

/// The pause after the system refused a connection, for example because of too many open files.
const OUT_OF_SOCKETS: Duration = Duration::from_millis(100);
/// The minimum buffer of a connection, in bytes.
const SMALLEST_BUFFER: usize = 8 * 1024;

/// Limits and timeouts of connections.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    pub seats: SeatLimits,
    /// The maximum size of request line and headers.
    pub head_bytes: usize,
    /// The timeout for a complete head, and for an idle connection.
    pub head_within: Duration,
    /// The timeout for a client that reads nothing of a response.
    pub read_within: Duration,
    /// The timeout for a vanished client.
    pub gone_within: Duration,
}

/// Accepts connections; one without a seat gets a response and ends.
#[derive(Debug)]
pub struct Server {
    limits: Limits,
    seats: Arc<Seats>,
    full: String,
    closing: watch::Sender<bool>,
}

/// The client of a connection.
#[derive(Debug)]
pub struct Client {
    pub peer: IpAddr,
    /// The local address of the connection.
    pub local: SocketAddr,
    pub seat: Seat,
}

impl Server {
    /// Creates a server; a connection over the limit gets a 429 with the JSON body `full`.
    pub fn new(limits: Limits, full: &str) -> Self {
        let length = full.len();
        Self {
            limits,
            seats: Arc::new(Seats::new(limits.seats)),
            full: format!(
                "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\n\
                 retry-after: 5\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{full}"
            ),
            closing: watch::Sender::new(false),
        }
    }

    pub const fn seats(&self) -> &Arc<Seats> {
        &self.seats
    }

    /// Accepts connections until it is dropped, and answers their requests with `answer`. A change
    /// of `renewals` replaces the listener by a new one at the same address, then calls `renewed`.
    pub async fn accept<A, R, B>(
        &self,
        mut listener: TcpListener,
        mut renewals: watch::Receiver<u64>,
        renewed: impl Fn(),
        answer: A,
    ) where
        A: Fn(Request<Incoming>, Arc<Client>) -> R + Clone + Send + 'static,
        R: Future<Output = Response<B>> + Send + 'static,
        B: Body<Data: Send, Error: Into<Box<dyn Error + Send + Sync>>> + Send + 'static,
    {
        loop {
            select! {
                accepted = listener.accept() => {
                    let Ok((stream, peer)) = accepted else {
                        sleep(OUT_OF_SOCKETS).await;
                        continue;
                    };
                    let Some((stream, client)) = self.admit(stream, peer.ip().to_canonical()) else {
                        continue;
                    };
                    let closing = self.closing.subscribe();
                    tokio::spawn(serve(stream, client, self.limits, closing, answer.clone()));
                }
                // Without a sender there are no more renewals.
                Ok(()) = renewals.changed() => {
                    listener = renew(listener).await;
                    renewed();
                }
            }
        }
    }

    /// Returns a connection with a seat; `None` if there is no seat, or the client has
    /// disconnected.
    fn admit(&self, stream: TcpStream, peer: IpAddr) -> Option<(TcpStream, Arc<Client>)> {
        let local = stream.local_addr().ok()?;
        let Some(seat) = self.seats.take(peer, local.ip().to_canonical()) else {
            // The response fits into the system's buffers and does not wait for a request.
            let mut stream = stream.into_std().ok()?;
            let _ = stream.write(self.full.as_bytes());
            return None;
        };
        Some((stream, Arc::new(Client { peer, local, seat })))
    }

    /// Closes connections: idle ones immediately, others after their response, within a timeout.
    pub async fn close(&self, within: Duration) {
        self.closing.send_replace(true);
        // A client that is still reading then loses its response, and retries.
        let _ = timeout(within, self.closing.closed()).await;
    }
}

/// Answers the requests of one connection until it ends.
async fn serve<A, R, B>(
    stream: TcpStream,
    client: Arc<Client>,
    limits: Limits,
    mut closing: watch::Receiver<bool>,
    answer: A,
) where
    A: Fn(Request<Incoming>, Arc<Client>) -> R,
    R: Future<Output = Response<B>>,
    B: Body<Error: Into<Box<dyn Error + Send + Sync>>> + 'static,
{
    // Responses are written in one piece. Without one of these options connections end later.
    let _ = stream.set_nodelay(true);
    let _ = notice_vanished_client(&stream, limits.gone_within);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(limits.read_within));
    let seated = Arc::clone(&client);
    let service = service_fn(move |request| {
        let response = answer(request, Arc::clone(&seated));
        async move { Ok::<_, Infallible>(response.await) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head_within)
        .max_header_size(limits.head_bytes)
        .max_buf_size(limits.head_bytes.max(SMALLEST_BUFFER))
        .serve_connection(TokioIo::new(Box::pin(stream)), service);
    let mut connection = pin!(connection);
    // A broken connection needs no error handling.
    select! {
        _ = connection.as_mut() => return,
        () = client.seat.is_needed() => return,
        _ = closing.wait_for(|it| *it) => connection.as_mut().graceful_shutdown(),
    }
    select! {
        _ = connection => {}
        () = client.seat.is_needed() => {}
    }
}
