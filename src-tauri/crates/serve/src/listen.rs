//! Opens listeners and replaces broken ones.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use tokio::net::{TcpListener, TcpSocket};
use tokio::time::sleep;

/// The backlog of unaccepted connections, for many simultaneous clients.
const WAITING: u32 = 1024;
/// The pause between two attempts to listen again.
const RETRY: Duration = Duration::from_secs(1);

/// Opens a socket at each address, all with the port of the first.
///
/// # Errors
/// Fails if an address is not of this machine, or the port is taken.
pub fn listen(addresses: &[IpAddr], port: u16) -> io::Result<Vec<TcpListener>> {
    let mut port = port;
    let mut listeners = Vec::new();
    for address in addresses {
        let listener = listen_at(SocketAddr::new(*address, port))?;
        port = listener.local_addr()?.port();
        listeners.push(listener);
    }
    Ok(listeners)
}

fn listen_at(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4()?,
        SocketAddr::V6(_) => TcpSocket::new_v6()?,
    };
    // On Windows this option would let other programs take the port.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(WAITING)
}

/// Replaces a listener that accepts nothing any more by a new one at its address.
pub(crate) async fn renew(listener: TcpListener) -> TcpListener {
    let Ok(address) = listener.local_addr() else {
        return listener;
    };
    drop(listener);
    loop {
        if let Ok(listener) = listen_at(address) {
            return listener;
        }
        sleep(RETRY).await;
    }
}
