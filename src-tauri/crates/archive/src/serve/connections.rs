//! Connections: how many, and how long somebody may take to say what he wants.

use std::collections::HashMap;
use std::future::Future;
use std::io;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::select;
use tokio::time::{sleep, timeout};

use super::client::Peer;
use crate::Limits;

/// How long what has begun may take when the program is told to stop.
const ENDS_WITHIN: Duration = Duration::from_secs(8);
/// After how long connections are taken again when the system has none left.
const OUT_OF_SOCKETS: Duration = Duration::from_millis(100);

/// Answers whoever connects, until `stop`.
pub(super) async fn serve(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let mut stop = pin!(stop);
    let graceful = GracefulShutdown::new();
    let seats = Seats::new(limits.connections, limits.connections_of_address);
    let service = TowerToHyperService::new(router);
    loop {
        let (stream, address) = select! {
            () = &mut stop => break,
            accepted = listener.accept() => {
                let Ok(accepted) = accepted else {
                    sleep(OUT_OF_SOCKETS).await;
                    continue;
                };
                accepted
            }
        };
        // Who gets no seat is hung up on: to say why would take a seat.
        let Some(seat) = seats.take(address.ip()) else {
            continue;
        };
        answer(stream, seat, &service, limits, &graceful);
    }
    drop(listener);
    // Streams never end by themselves.
    let _ = timeout(ENDS_WITHIN, graceful.shutdown()).await;
    Ok(())
}

fn answer(
    stream: TcpStream,
    seat: Seat,
    service: &TowerToHyperService<Router>,
    limits: Limits,
    graceful: &GracefulShutdown,
) {
    // Answers are written whole; where the system does not know this, they only come later.
    let _ = stream.set_nodelay(true);
    // Who takes nothing of what is written to him is let go; where the system does not know this, he stays.
    #[cfg(target_os = "linux")]
    let _ = socket2::SockRef::from(&stream).set_tcp_user_timeout(Some(limits.taken_within));
    let (service, peer) = (service.clone(), Peer(seat.address));
    let service = service_fn(move |mut request: Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(peer);
        service.call(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head_within)
        .max_buf_size(limits.head_bytes)
        .serve_connection(TokioIo::new(stream), service);
    let connection = graceful.watch(connection);
    tokio::spawn(async move {
        // What goes wrong on a connection, its other end knows.
        let _ = connection.await;
        drop(seat);
    });
}

/// How many connections each address has.
#[derive(Debug, Clone)]
struct Seats {
    taken: Arc<Mutex<HashMap<IpAddr, usize>>>,
    most: usize,
    most_of_address: usize,
}

/// The right to a connection, until it is dropped.
#[derive(Debug)]
struct Seat {
    address: IpAddr,
    seats: Seats,
}

impl Seats {
    fn new(most: usize, most_of_address: usize) -> Self {
        Self {
            taken: Arc::default(),
            most,
            most_of_address,
        }
    }

    fn take(&self, address: IpAddr) -> Option<Seat> {
        let mut seats = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = seats.values().sum();
        let most = if address.is_loopback() {
            self.most
        } else {
            self.most_of_address
        };
        let of_address = seats.entry(address).or_default();
        if all >= self.most || *of_address >= most {
            return None;
        }
        *of_address += 1;
        Some(Seat {
            address,
            seats: self.clone(),
        })
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut seats = self
            .seats
            .taken
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = seats.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                seats.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::Seats;

    #[test]
    fn nobody_takes_all_connections() {
        let seats = Seats::new(4, 2);
        let greedy = IpAddr::from([192, 0, 2, 1]);
        let taken: Vec<_> = std::iter::from_fn(|| seats.take(greedy)).collect();
        assert_eq!(taken.len(), 2);
        assert!(seats.take(IpAddr::from([192, 0, 2, 2])).is_some());
        drop(taken);
        assert!(seats.take(greedy).is_some());
    }
}
