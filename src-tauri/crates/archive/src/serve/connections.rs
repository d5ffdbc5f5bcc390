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

/// How long the head of a request may take to come, and a connection may stay idle.
const HEAD: Duration = Duration::from_secs(15);
/// Of a request line and its headers, in bytes.
const LARGEST_HEAD: usize = 16 << 10;
/// How many connections there may be.
const MOST: usize = 8192;
/// How many of them from one address that is no proxy of this machine.
const MOST_OF_ADDRESS: usize = 512;
/// How long what has begun may take when the program is told to stop.
const ENDS_WITHIN: Duration = Duration::from_secs(8);
/// After how long connections are taken again when the system has none left.
const OUT_OF_SOCKETS: Duration = Duration::from_millis(100);

/// Answers whoever connects, until `stop`.
pub(super) async fn serve(
    listener: TcpListener,
    router: Router,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let mut stop = pin!(stop);
    let graceful = GracefulShutdown::new();
    let seats = Seats::default();
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
        answer(stream, seat, &service, &graceful);
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
    graceful: &GracefulShutdown,
) {
    // Answers are written whole; where the system does not know this, they only come later.
    let _ = stream.set_nodelay(true);
    let (service, peer) = (service.clone(), Peer(seat.address));
    let service = service_fn(move |mut request: Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(peer);
        service.call(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(stream), service);
    let connection = graceful.watch(connection);
    tokio::spawn(async move {
        // What goes wrong on a connection, its other end knows.
        let _ = connection.await;
        drop(seat);
    });
}

/// How many connections each address has.
#[derive(Debug, Clone, Default)]
struct Seats(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// The right to a connection, until it is dropped.
#[derive(Debug)]
struct Seat {
    address: IpAddr,
    seats: Seats,
}

impl Seats {
    fn take(&self, address: IpAddr) -> Option<Seat> {
        let mut seats = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = seats.values().sum();
        let most = if address.is_loopback() {
            MOST
        } else {
            MOST_OF_ADDRESS
        };
        let of_address = seats.entry(address).or_default();
        if all >= MOST || *of_address >= most {
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
        let mut seats = self.seats.0.lock().unwrap_or_else(PoisonError::into_inner);
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

    use super::{MOST_OF_ADDRESS, Seats};

    #[test]
    fn nobody_takes_all_connections() {
        let seats = Seats::default();
        let greedy = IpAddr::from([192, 0, 2, 1]);
        let taken: Vec<_> = std::iter::from_fn(|| seats.take(greedy)).collect();
        assert_eq!(taken.len(), MOST_OF_ADDRESS);
        assert!(seats.take(IpAddr::from([192, 0, 2, 2])).is_some());
        drop(taken);
        assert!(seats.take(greedy).is_some());
    }
}
