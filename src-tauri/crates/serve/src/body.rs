//! Request bodies, within limits of size and pace.

use std::time::Duration;

use http_body_util::BodyExt as _;
use hyper::HeaderMap;
use hyper::body::{Body, Bytes};
use hyper::header::EXPECT;
use tokio::time::{Instant, timeout, timeout_at};

/// The minimum pace of a body.
#[derive(Debug, Clone, Copy)]
pub struct BodyPace {
    /// The maximum time without a byte.
    pub silence: Duration,
    /// The initial time without a minimum pace.
    pub grace: Duration,
    /// After that time, the minimum average of bytes a second since the start.
    pub slowest: u32,
}

impl BodyPace {
    /// Returns a pace for small bodies, which must be complete within a time.
    pub const fn within(time: Duration) -> Self {
        Self {
            silence: time,
            grace: time,
            slowest: u32::MAX,
        }
    }

    /// Returns the time since the start of a body after which this number of bytes is too low.
    fn patience(self, bytes: usize) -> Duration {
        let bytes = u64::try_from(bytes).unwrap_or(u64::MAX);
        let earned = bytes.saturating_mul(1000) / u64::from(self.slowest.max(1));
        Duration::from_millis(earned).max(self.grace)
    }
}

/// The end of a body.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    Complete,
    /// The client disconnected, or was slower than the minimum pace.
    Broken,
    TooLarge,
}

/// The maximum read of a refused body, as a multiple of its limit: a client does not read the
/// response while it sends.
const DISCARDED_TIMES: usize = 16;
/// The maximum read of any refused body, in bytes.
const DISCARDED: usize = 4 << 20;
/// The maximum time of reading a refused body.
const DISCARDED_WITHIN: Duration = Duration::from_secs(5);
/// The maximum silence in a refused body: a client that announces a body and sends none must not
/// keep its seat.
const DISCARDED_SILENCE: Duration = Duration::from_millis(500);

/// An unread request body.
#[derive(Debug)]
pub struct Upload<B> {
    body: B,
    /// True if the client waits for permission to send (`Expect: 100-continue`).
    waits: bool,
}

impl<B: Body<Data = Bytes> + Unpin> Upload<B> {
    /// Returns the body of a request with these headers.
    pub fn new(headers: &HeaderMap, body: B) -> Self {
        Self {
            body,
            waits: headers.contains_key(EXPECT),
        }
    }

    /// Appends the body to `bytes`, up to `most` bytes in total. Calls `admit` with the number of
    /// bytes so far, before each part of the body. Keeps the received part of a broken body;
    /// discards a refused body.
    ///
    /// # Errors
    /// Fails if `admit` does.
    pub async fn read<E>(
        mut self,
        bytes: &mut Vec<u8>,
        most: usize,
        pace: BodyPace,
        admit: impl FnMut(usize) -> Result<(), E>,
    ) -> Result<End, E> {
        let announced = usize::try_from(self.body.size_hint().lower()).unwrap_or(usize::MAX);
        if self.waits && announced > most.saturating_sub(bytes.len()) {
            return Ok(End::TooLarge);
        }
        let end = self.append(bytes, most, pace, admit).await;
        if !matches!(end, Ok(End::Complete | End::Broken)) {
            let limit = most.saturating_mul(DISCARDED_TIMES).min(DISCARDED);
            self.discard_bytes(limit).await;
        }
        end
    }

    async fn append<E>(
        &mut self,
        bytes: &mut Vec<u8>,
        most: usize,
        pace: BodyPace,
        mut admit: impl FnMut(usize) -> Result<(), E>,
    ) -> Result<End, E> {
        let (begun, before) = (Instant::now(), bytes.len());
        loop {
            admit(bytes.len())?;
            self.waits = false;
            let ends = begun + pace.patience(bytes.len() - before);
            let next = timeout_at(ends.min(Instant::now() + pace.silence), self.body.frame());
            let frame = match next.await {
                Ok(None) => return Ok(End::Complete),
                Ok(Some(Ok(frame))) => frame,
                Ok(Some(Err(_))) | Err(_) => return Ok(End::Broken),
            };
            let data = frame.into_data().unwrap_or_default();
            if bytes.len() + data.len() > most {
                return Ok(End::TooLarge);
            }
            bytes.extend_from_slice(&data);
        }
    }

    /// Reads a refused body for a while, so that the client reads the response.
    pub async fn discard(mut self) {
        self.discard_bytes(DISCARDED).await;
    }

    async fn discard_bytes(&mut self, most: usize) {
        if self.waits {
            return;
        }
        let mut left = most;
        let all = async {
            while left > 0
                && let Ok(Some(Ok(frame))) = timeout(DISCARDED_SILENCE, self.body.frame()).await
            {
                left = left.saturating_sub(frame.data_ref().map_or(0, Bytes::len));
            }
        };
        // A slower client can read the response to a retry.
        let _ = timeout(DISCARDED_WITHIN, all).await;
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case::nothing(0, 60)]
    #[case::a_minute(60 << 10, 60)]
    #[case::more(90 << 10, 90)]
    fn bytes_earn_time_after_the_grace(#[case] bytes: usize, #[case] seconds: u64) {
        let pace = BodyPace {
            silence: Duration::from_secs(20),
            grace: Duration::from_mins(1),
            slowest: 1024,
        };
        assert_eq!(pace.patience(bytes), Duration::from_secs(seconds));
    }

    #[test]
    fn no_byte_prolongs_the_time_of_a_small_body() {
        let pace = BodyPace::within(Duration::from_secs(10));
        assert_eq!(pace.patience(1 << 20), Duration::from_secs(10));
    }
}
