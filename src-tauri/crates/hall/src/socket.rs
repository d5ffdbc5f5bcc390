//! A connection that ends when the other side leaves what is written to it untaken for too long.

use std::io::{self, ErrorKind};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use socket2::{SockRef, TcpKeepalive};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep};

/// How often the other side is asked whether it is there, before it is given up.
const PROBES: u32 = 3;

/// Lets the system end a connection whose other side is gone without a word: a phone that left the
/// WLAN. It is asked where nothing is on its way, and what is on its way must be taken.
pub(crate) fn notice_who_is_gone(stream: &TcpStream, within: Duration) -> io::Result<()> {
    let socket = SockRef::from(stream);
    let apart = within / (PROBES + 1);
    let ask = TcpKeepalive::new().with_time(apart).with_interval(apart);
    #[cfg(not(windows))]
    let ask = ask.with_retries(PROBES);
    socket.set_tcp_keepalive(&ask)?;
    #[cfg(target_os = "linux")]
    socket.set_tcp_user_timeout(Some(within))?;
    Ok(())
}

/// A connection to somebody in the hall.
pub(crate) struct Socket {
    stream: TcpStream,
    taken_within: Duration,
    /// Runs while something waits to be taken.
    deadline: Option<Pin<Box<Sleep>>>,
}

impl Socket {
    pub(crate) fn new(stream: TcpStream, taken_within: Duration) -> Self {
        Self {
            stream,
            taken_within,
            deadline: None,
        }
    }

    /// Gives on what came of writing, and counts the time while nothing is taken.
    fn waited<T>(
        &mut self,
        written: Poll<io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.deadline = None;
            return written;
        }
        let ends = Instant::now() + self.taken_within;
        let deadline = self
            .deadline
            .get_or_insert_with(|| Box::pin(tokio::time::sleep_until(ends)));
        ready!(deadline.as_mut().poll(context));
        Poll::Ready(Err(ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Socket {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Socket {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.waited(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.waited(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Limits;

    /// Nobody leaves the WLAN of a test; what is asked of the system is what it says.
    #[test]
    fn a_phone_that_is_gone_without_a_word_is_noticed_within_a_minute() -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_io()
            .build()?;
        let _inside = runtime.enter();
        let listener = std::net::TcpListener::bind("127.0.0.1:0")?;
        let _phone = std::net::TcpStream::connect(listener.local_addr()?)?;
        let (stream, _) = listener.accept()?;
        stream.set_nonblocking(true)?;
        let stream = TcpStream::from_std(stream)?;
        let within = Limits::default().gone_within;
        notice_who_is_gone(&stream, within)?;
        let socket = SockRef::from(&stream);
        assert!(socket.keepalive()?);
        #[cfg(target_os = "linux")]
        {
            let asked = socket.tcp_keepalive_interval()? * socket.tcp_keepalive_retries()?;
            let silent = socket.tcp_keepalive_time()? + asked;
            let untaken = socket.tcp_user_timeout()?;
            for ends in [silent, untaken.unwrap_or(Duration::MAX)] {
                assert!(ends <= Duration::from_mins(1), "{ends:?}");
            }
        }
        Ok(())
    }
}
