//! Socket options.

use std::io;
use std::time::Duration;

use socket2::{SockRef, TcpKeepalive};
use tokio::net::TcpStream;

/// The number of unanswered probes after which a connection ends.
const PROBES: u32 = 3;

/// Makes the system end the connection of a vanished client, such as a phone that left the WLAN.
/// The system probes a silent client and, on Linux, limits the time until sent bytes are
/// acknowledged.
pub(crate) fn notice_vanished_client(stream: &TcpStream, within: Duration) -> io::Result<()> {
    let socket = SockRef::from(stream);
    let apart = within / (PROBES + 1);
    let probes = TcpKeepalive::new().with_time(apart).with_interval(apart);
    #[cfg(not(windows))]
    let probes = probes.with_retries(PROBES);
    socket.set_tcp_keepalive(&probes)?;
    #[cfg(target_os = "linux")]
    socket.set_tcp_user_timeout(Some(within))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No client vanishes in the test; it reads the socket options back.
    #[test]
    fn a_client_that_vanishes_is_noticed_in_time() -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_io()
            .build()?;
        let _inside = runtime.enter();
        let listener = std::net::TcpListener::bind("127.0.0.1:0")?;
        let _client = std::net::TcpStream::connect(listener.local_addr()?)?;
        let (stream, _) = listener.accept()?;
        stream.set_nonblocking(true)?;
        let stream = TcpStream::from_std(stream)?;
        let within = Duration::from_secs(45);
        notice_vanished_client(&stream, within)?;
        let socket = SockRef::from(&stream);
        assert!(socket.keepalive()?);
        #[cfg(target_os = "linux")]
        {
            let probed = socket.tcp_keepalive_interval()? * socket.tcp_keepalive_retries()?;
            let silent = socket.tcp_keepalive_time()? + probed;
            let unread = socket.tcp_user_timeout()?;
            for ends in [silent, unread.unwrap_or(Duration::MAX)] {
                assert!(ends <= within, "{ends:?}");
            }
        }
        Ok(())
    }
}
