//! Takes a body as it arrives.

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use http_body_util::BodyExt as _;
use kralle_push::answer::RefusalCode;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, timeout};

use crate::{Archive, Refusal};

/// How slowly a body may come.
#[derive(Debug, Clone, Copy)]
pub struct BodyPace {
    /// How long nothing may come.
    pub silence: Duration,
    /// How long it may come at whatever pace.
    pub grace: Duration,
    /// From then on, how many bytes must have come in each second since the beginning.
    pub slowest: u32,
}

impl Default for BodyPace {
    fn default() -> Self {
        Self {
            silence: Duration::from_secs(20),
            grace: Duration::from_mins(1),
            slowest: 1024,
        }
    }
}

impl BodyPace {
    /// Whether so many bytes are too few after so long.
    fn is_too_slow(self, bytes: usize, gone: Duration) -> bool {
        let expected = u128::from(self.slowest) * gone.as_millis() / 1000;
        gone > self.grace && u128::try_from(bytes).is_ok_and(|bytes| bytes < expected)
    }
}

/// How much, and how long, is read of a body that is not wanted.
const PATIENCE_BYTES: usize = 4 << 20;
const PATIENCE: Duration = Duration::from_secs(5);
/// The longest silence before a body begins: a client that announces one and sends none holds no place.
const PATIENCE_SILENCE: Duration = Duration::from_millis(500);

/// What arrived.
#[derive(Debug)]
pub(super) struct Arrived {
    pub(super) bytes: Vec<u8>,
    pub(super) is_whole: bool,
    /// The memory it takes is free for others when this is dropped.
    _room: Option<OwnedSemaphorePermit>,
}

/// Takes a body of at most `most` bytes, which goes on from `bytes`. One that breaks off, or comes too
/// slowly, is given as far as it came.
///
/// # Errors
/// When it is larger, or too many others send at this moment.
pub(super) async fn arrive(
    mut body: Body,
    bytes: Vec<u8>,
    most: usize,
    archive: &Archive,
) -> Result<Arrived, Refusal> {
    let arrived = take(&mut body, bytes, most, archive).await;
    if arrived.is_err() {
        discard(body).await;
    }
    arrived
}

/// A body of at most `most` bytes that is not kept where it breaks off.
///
/// # Errors
/// When it is larger, breaks off, or too many others send at this moment.
pub(super) async fn whole(body: Body, most: usize, archive: &Archive) -> Result<Vec<u8>, Refusal> {
    let arrived = arrive(body, Vec::new(), most, archive).await?;
    if arrived.is_whole {
        return Ok(arrived.bytes);
    }
    Err(Refusal::new(RefusalCode::BadBody, "the body broke off"))
}

/// Lets a body that is not wanted arrive for a while: who still sends would not hear why it is refused.
pub(super) async fn discard(mut body: Body) {
    let mut left = PATIENCE_BYTES;
    let all = async {
        while let Ok(Some(Ok(frame))) = timeout(PATIENCE_SILENCE, body.frame()).await {
            let length = frame.data_ref().map_or(0, Bytes::len);
            left = left.saturating_sub(length);
            if left == 0 {
                break;
            }
        }
    };
    // Who is slower hears it when he asks again.
    let _ = timeout(PATIENCE, all).await;
}

async fn take(
    body: &mut Body,
    mut bytes: Vec<u8>,
    most: usize,
    archive: &Archive,
) -> Result<Arrived, Refusal> {
    let pace = archive.limits.body_pace;
    let (begun, before) = (Instant::now(), bytes.len());
    let mut room: Option<OwnedSemaphorePermit> = None;
    let is_whole = loop {
        make_room(&mut room, bytes.len(), &archive.arriving)?;
        let frame = match timeout(pace.silence, body.frame()).await {
            Ok(None) => break true,
            Ok(Some(Ok(frame))) => frame,
            Ok(Some(Err(_))) | Err(_) => break false,
        };
        let Ok(data) = frame.into_data() else {
            continue;
        };
        if bytes.len() + data.len() > most {
            return Err(Refusal::new(
                RefusalCode::TooLarge,
                format!("the body has more than {most} bytes"),
            ));
        }
        bytes.extend_from_slice(&data);
        if pace.is_too_slow(bytes.len() - before, begun.elapsed()) {
            break false;
        }
    };
    Ok(Arrived {
        bytes,
        is_whole,
        _room: room,
    })
}

/// Takes as much of the common room as `bytes` take.
fn make_room(
    room: &mut Option<OwnedSemaphorePermit>,
    bytes: usize,
    arriving: &Arc<Semaphore>,
) -> Result<(), Refusal> {
    let has = room.as_ref().map_or(0, OwnedSemaphorePermit::num_permits);
    let Some(more) = bytes
        .div_ceil(1024)
        .checked_sub(has)
        .filter(|more| *more > 0)
    else {
        return Ok(());
    };
    let more = u32::try_from(more).unwrap_or(u32::MAX);
    let more = Arc::clone(arriving)
        .try_acquire_many_owned(more)
        .map_err(|_| Refusal::busy("too many send at this moment"))?;
    match room {
        Some(room) => room.merge(more),
        None => *room = Some(more),
    }
    Ok(())
}
