//! Receiving of request bodies.

use std::convert::Infallible;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{FromRequest, Request};
use kralle_push::answer::RefusalCode;
use kralle_serve::{End, Upload};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::{Archive, Refusal};

/// The body of a request.
#[derive(Debug)]
pub(super) struct Arriving(Upload<Body>);

impl<S: Sync> FromRequest<S> for Arriving {
    type Rejection = Infallible;

    async fn from_request(request: Request, _state: &S) -> Result<Self, Infallible> {
        let (head, body) = request.into_parts();
        Ok(Self(Upload::new(&head.headers, body)))
    }
}

/// The received bytes.
#[derive(Debug)]
pub(super) struct Arrived {
    pub(super) bytes: Vec<u8>,
    pub(super) is_whole: bool,
    /// The reserved memory; released on drop.
    _room: Option<OwnedSemaphorePermit>,
}

impl Arriving {
    /// Receives a body of at most `most` bytes, continuing after `bytes`. An interrupted or too
    /// slow body is returned as far as it arrived.
    ///
    /// # Errors
    /// Fails if the body is larger, or too many bodies are in transfer.
    pub(super) async fn after(
        self,
        mut bytes: Vec<u8>,
        most: usize,
        archive: &Archive,
    ) -> Result<Arrived, Refusal> {
        let mut room = None;
        let admit = |length| make_room(&mut room, length, &archive.arriving);
        let pace = archive.limits.body_pace;
        let end = self.0.read(&mut bytes, most, pace, admit).await?;
        if end == End::TooLarge {
            let message = format!("the body has more than {most} bytes");
            return Err(Refusal::new(RefusalCode::TooLarge, message));
        }
        Ok(Arrived {
            bytes,
            is_whole: end == End::Complete,
            _room: room,
        })
    }

    /// Receives a complete body of at most `most` bytes.
    ///
    /// # Errors
    /// Fails if the body is larger or interrupted, or too many bodies are in transfer.
    pub(super) async fn complete(self, most: usize, archive: &Archive) -> Result<Vec<u8>, Refusal> {
        let arrived = self.after(Vec::new(), most, archive).await?;
        if arrived.is_whole {
            return Ok(arrived.bytes);
        }
        Err(Refusal::new(RefusalCode::BadBody, "the body broke off"))
    }

    /// Reads a refused body for a while, so that the client reads the response.
    pub(super) async fn discard(self) {
        self.0.discard().await;
    }
}

/// Extends a body's reservation to `bytes`.
///
/// # Errors
/// Fails if too many bodies are in transfer.
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
