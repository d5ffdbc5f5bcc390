//! Takes a body as it arrives.

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use http_body_util::BodyExt as _;
use kralle_push::answer::RefusalCode;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, timeout};

use crate::Refusal;

/// How long nothing may come.
const SILENCE: Duration = Duration::from_secs(20);
/// How long a body may come at whatever pace.
const GRACE: Duration = Duration::from_mins(1);
/// From then on, how many bytes must have come in each second since the beginning.
const SLOWEST: u64 = 1024;
/// How much, and how long, is read of a body that is not wanted.
const PATIENCE_BYTES: usize = 4 << 20;
const PATIENCE: Duration = Duration::from_secs(5);

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
    arriving: &Arc<Semaphore>,
) -> Result<Arrived, Refusal> {
    let arrived = take(&mut body, bytes, most, arriving).await;
    if arrived.is_err() {
        discard(body).await;
    }
    arrived
}

/// Lets a body that is not wanted arrive for a while: who still sends would not hear why it is refused.
pub(super) async fn discard(mut body: Body) {
    let mut left = PATIENCE_BYTES;
    let all = async {
        while let Some(Ok(frame)) = body.frame().await {
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
    arriving: &Arc<Semaphore>,
) -> Result<Arrived, Refusal> {
    let begun = Instant::now();
    let mut room: Option<OwnedSemaphorePermit> = None;
    let is_whole = loop {
        make_room(&mut room, bytes.len(), arriving)?;
        let frame = match timeout(SILENCE, body.frame()).await {
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
        let gone = begun.elapsed();
        let expected = gone.as_secs().saturating_mul(SLOWEST);
        if gone > GRACE && u64::try_from(bytes.len()).unwrap_or(u64::MAX) < expected {
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
