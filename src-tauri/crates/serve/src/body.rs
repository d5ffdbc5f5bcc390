//! Request bodies, within limits of size and pace.

use std::time::Duration;

use http_body_util::BodyExt as _;
use hyper::HeaderMap;
use hyper::body::{Body, Bytes};
use hyper::header::EXPECT;
use tokio::time::{Instant, timeout, timeout_at};

/// The slowest pace at which a body may arrive.
#[derive(Debug, Clone, Copy)]
pub struct BodyPace {
    /// The longest time without a byte.
    pub silence: Duration,
    /// The time for which any pace will do.
    pub grace: Duration,
    /// After that, the bytes that must have arrived for each second since the beginning.
    pub slowest: u32,
}

impl BodyPace {
    /// A pace for small bodies, which must be complete within a time.
    pub const fn within(time: Duration) -> Self {
        Self {
            silence: time,
            grace: time,
            slowest: u32::MAX,
        }
    }

    /// The time since the beginning of a body after which so many bytes are too few.
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
    /// The client disconnected, or was slower than the pace.
    Broken,
    TooLarge,
}

/// The most that is read of a refused body, as a multiple of its limit: a client that still sends does not read the
/// response.
const DISCARDED_TIMES: usize = 16;
/// The most that is read of any refused body, in bytes.
const DISCARDED: usize = 4 << 20;
/// The time for which a refused body is read.
const DISCARDED_WITHIN: Duration = Duration::from_secs(5);
/// The longest silence in a refused body: a client that announces a body and sends none keeps no seat.
const DISCARDED_SILENCE: Duration = Duration::from_millis(500);

/// A request body that has not been read.
#[derive(Debug)]
pub struct Upload<B> {
    body: B,
    /// True if the client sends the body only when told to.
    waits: bool,
}

impl<B: Body<Data = Bytes> + Unpin> Upload<B> {
    /// The body of a request with these headers.
    pub fn new(headers: &HeaderMap, body: B) -> Self {
        Self {
            body,
            waits: headers.contains_key(EXPECT),
        }
    }

    /// Appends the body to `bytes`, which then has `most` bytes at most. `admit` is called with the number of bytes
    /// so far, before each part of the body. What arrived of a broken body is kept, what is refused is discarded.
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
        // A client that is slower reads the response when it tries again.
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
