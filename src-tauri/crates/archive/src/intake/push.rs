//! `PUT /api/v1/tournaments/{file_id}/{revision}`: the push of a file.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use kralle_push::answer::{Pushed, RefusalCode};
use kralle_push::{Claim, ContentHash, Revision, header};
use kralle_tournament::Tournament;
use serde_json::json;
use tokio::sync::SemaphorePermit;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::address::{Address, bad_field, number, revision};
use super::body::Arriving;
use super::keep::{Coming, Outcome, keep};
use super::packing::Packing;
use super::signed_request::{Signed, SignedRequest, content_hash, must_be_content};
use super::standing::{Before, Hold, Standing, Verdict};
use super::upload::Part;
use crate::database::{Act, note_once};
use crate::publication::{LEVEL, is_calendar_day, page, prove};
use crate::refusal::complain;
use crate::{Archive, Refusal};

/// Maximum time that a file waits for its proof.
const PATIENCE: Duration = Duration::from_secs(10);
/// Maximum number of attempts if other requests interfere.
const TRIES: usize = 5;

/// A push with a checked signature, without its body.
#[derive(Debug, Clone)]
struct PushRequest {
    signed: Signed,
    address: Address,
    revision: Revision,
    /// The announced hash of the file.
    sha256: ContentHash,
    packing: Packing,
    /// Number of body bytes already received; `None` if the body is complete.
    offset: Option<usize>,
}

impl PushRequest {
    /// Reads address and headers, and checks the signature.
    ///
    /// # Errors
    /// Fails if one of them is invalid.
    async fn of(
        archive: &Archive,
        file: String,
        revision_text: &str,
        headers: &HeaderMap,
    ) -> Result<Self, Refusal> {
        let address = Address::of(file)?;
        let revision = revision(revision_text)?;
        let request = SignedRequest::of(headers, "push")?;
        let sha256 = content_hash(headers)?;
        let (packing, offset) = (Packing::of(headers)?, offset(headers)?);
        let claim = Claim::Push {
            file: &address.text,
            revision,
            sha256,
        };
        let signed = request.check(archive, claim, address.subject()).await?;
        Ok(Self {
            signed,
            address,
            revision,
            sha256,
            packing,
            offset,
        })
    }

    /// Returns the key of a partial upload.
    fn part(&self) -> Part {
        Part {
            organizer: self.signed.organizer,
            file: self.address.file,
            revision: number(self.revision),
            sha256: self.sha256,
            packing: self.packing,
        }
    }
}

fn offset(headers: &HeaderMap) -> Result<Option<usize>, Refusal> {
    let Some(value) = headers.get(header::UPLOAD_OFFSET) else {
        return Ok(None);
    };
    let text = String::from_utf8_lossy(value.as_bytes());
    let offset = text.parse().ok().filter(|_| !text.starts_with('+'));
    offset
        .map(Some)
        .ok_or_else(|| bad_field(header::UPLOAD_OFFSET, &text, "a number of bytes"))
}

/// `PUT`: receives a file, or the rest of it.
pub(super) async fn put(
    State(archive): State<Archive>,
    Path((file, revision)): Path<(String, String)>,
    headers: HeaderMap,
    body: Arriving,
) -> Result<Response, Refusal> {
    let request = match PushRequest::of(&archive, file, &revision, &headers).await {
        Ok(request) => request,
        Err(refusal) => {
            archive.metrics.refused(refusal.code);
            body.discard().await;
            return Err(refusal);
        }
    };
    // A client that disconnects does not stop the work.
    let work = tokio::spawn(async move {
        let pushed = take(&archive, &request, body).await;
        if let Err(refusal) = &pushed {
            archive.metrics.refused(refusal.code);
            note_refusal(&archive, &request, refusal).await;
        }
        pushed
    });
    let pushed = work.await.map_err(|error| Refusal::internal(&error))??;
    let status = if pushed.is_new {
        StatusCode::CREATED
    } else {
        StatusCode::OK
    };
    Ok((status, Json(pushed)).into_response())
}

/// `HEAD`: returns the number of bytes received of an interrupted body.
pub(super) async fn head(
    State(archive): State<Archive>,
    Path((file, revision)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let request = PushRequest::of(&archive, file, &revision, &headers).await?;
    let length = request.part().length(&archive.database).await?;
    Ok([(header::UPLOAD_OFFSET, length.to_string())].into_response())
}

async fn take(archive: &Archive, request: &PushRequest, body: Arriving) -> Result<Pushed, Refusal> {
    let packed = whole_body(archive, request, body).await?;
    let begun = Instant::now();
    let done = |is_new| {
        archive.metrics.pushed(is_new, begun.elapsed());
        Pushed {
            revision: request.revision,
            is_new,
            page: page(request.address.file),
        }
    };
    let file = match unpack(archive, request, packed).await {
        Ok(file) => Arc::new(file),
        Err(refusal) => {
            forget_part(archive, request).await;
            return Err(refusal);
        }
    };
    let (organizer, revision) = (request.signed.organizer, number(request.revision));
    for _ in 0..TRIES {
        let mut connection = archive.database.writers().acquire().await?;
        let standing =
            Standing::of(&mut connection, request.address.file, revision, Hold::No).await?;
        // A proof takes long, so the connection is released meanwhile.
        drop(connection);
        let verdict = match &standing {
            Some(standing) => standing.verdict(organizer, revision, &request.sha256.0)?,
            None => Verdict::IsNew { before: None },
        };
        if verdict == Verdict::IsHere {
            forget_part(archive, request).await;
            return Ok(done(false));
        }
        let coming = proven(archive, request, &file, verdict).await?;
        match keep_patiently(archive, &coming).await? {
            Outcome::Kept(change) => {
                archive.has_changed(change).await;
                return Ok(done(true));
            }
            Outcome::WasHere => return Ok(done(false)),
            Outcome::Again => {}
        }
    }
    Err(Refusal::busy("others push this tournament at this moment"))
}

/// Returns the complete body, including earlier parts. An incomplete body is stored until the
/// rest arrives.
///
/// # Errors
/// Fails if the body is incomplete or too large, or its offset is wrong.
async fn whole_body(
    archive: &Archive,
    request: &PushRequest,
    body: Arriving,
) -> Result<Vec<u8>, Refusal> {
    let (database, part) = (&archive.database, request.part());
    let before = match request.offset {
        None => Vec::new(),
        Some(offset) => {
            let before = part.bytes(database).await?;
            if before.len() != offset {
                body.discard().await;
                return Err(bad_field(
                    header::UPLOAD_OFFSET,
                    &offset.to_string(),
                    &format!("{}, as much is here", before.len()),
                ));
            }
            before
        }
    };
    let has = before.len();
    let arrived = body
        .after(before, archive.limits.file_bytes, archive)
        .await?;
    if arrived.is_whole {
        return Ok(arrived.bytes);
    }
    let length = arrived.bytes.len();
    if length > has {
        part.keep(database, &arrived.bytes).await?;
    }
    Err(Refusal::new(
        RefusalCode::BadBody,
        format!("the body broke off; {length} bytes of it are here, send the rest"),
    ))
}

/// Waits for a permit for CPU-intensive work.
///
/// # Errors
/// Fails after [`PATIENCE`].
async fn permit(archive: &Archive) -> Result<SemaphorePermit<'_>, Refusal> {
    let busy = || Refusal::busy("too many files wait for their proof");
    timeout(PATIENCE, archive.proofs.acquire())
        .await
        .map_err(|_| busy())?
        .map_err(|_| busy())
}

/// Unpacks the file and checks its signed hash.
///
/// # Errors
/// Fails if the body is too large, or is not the signed file.
async fn unpack(
    archive: &Archive,
    request: &PushRequest,
    packed: Vec<u8>,
) -> Result<Vec<u8>, Refusal> {
    let _permit = permit(archive).await?;
    let (packing, sha256, most) = (request.packing, request.sha256, archive.limits.file_bytes);
    let work = spawn_blocking(move || {
        let file = packing.unpack(packed, most)?;
        must_be_content(&file, sha256)?;
        Ok(file)
    });
    work.await.map_err(|error| Refusal::internal(&error))?
}

/// Proves the file.
///
/// # Errors
/// Fails if the file is invalid, is another tournament, or does not contain the revision in
/// force.
async fn proven(
    archive: &Archive,
    request: &PushRequest,
    file: &Arc<Vec<u8>>,
    verdict: Verdict,
) -> Result<Coming, Refusal> {
    let _permit = permit(archive).await?;
    let (request, file) = (request.clone(), Arc::clone(file));
    let work = spawn_blocking(move || {
        let before = match &verdict {
            Verdict::IsNew { before } => before.as_ref(),
            Verdict::IsHere => None,
        };
        let (proven, continues) = prove(&file, before.map(Before::head))?;
        if let (false, Some(Before::InForce(earlier))) = (continues, before) {
            return Err(Refusal::new(
                RefusalCode::DoesNotContinue,
                format!(
                    "the file with head {} does not contain {earlier}, the head of the last revision",
                    proven.head
                ),
            ));
        }
        let expected = request.address.file;
        if proven.head.file != expected {
            return Err(Refusal::new(
                RefusalCode::AnotherFile,
                format!("the file is {}, not {expected}", proven.head.file),
            ));
        }
        must_have_a_calendar_day(&proven.tournament)?;
        let packed = zstd::bulk::compress(&file, LEVEL);
        Ok(Coming {
            file: expected,
            revision: number(request.revision),
            sha256: request.sha256.0,
            bytes: file.len(),
            packed: packed.map_err(|error| Refusal::internal(&error))?,
            verdict,
            is_another_copy: !continues,
            proven: Arc::new(proven),
            upload: request.offset.map(|_| request.part()),
            signed: request.signed,
        })
    });
    work.await.map_err(|error| Refusal::internal(&error))?
}

/// Stores the file, and retries after conflicts with other pushes.
///
/// # Errors
/// Fails as `keep` does.
async fn keep_patiently(archive: &Archive, coming: &Coming) -> Result<Outcome, Refusal> {
    let mut tries = 1..TRIES;
    loop {
        match keep(&archive.database, coming).await {
            Err(refusal) if refusal.is_conflict && tries.next().is_some() => {}
            outcome => return outcome,
        }
    }
}

/// Refuses a tournament whose year does not have four digits: neither calendars nor the database
/// support it.
fn must_have_a_calendar_day(tournament: &Tournament) -> Result<(), Refusal> {
    match tournament.settings.date {
        Some(date) if !is_calendar_day(date) => Err(bad_field(
            "the day of the tournament",
            &date.to_string(),
            "a year from 1 to 9999",
        )),
        Some(_) | None => Ok(()),
    }
}

/// Removes the parts of a complete but invalid body.
async fn forget_part(archive: &Archive, request: &PushRequest) {
    if request.offset.is_none() {
        return;
    }
    let forget = async {
        let mut connection = archive.database.writers().acquire().await?;
        request.part().remove(&mut connection).await
    };
    if let Err(error) = forget.await {
        // The hourly cleanup removes it after a day.
        complain(&error);
    }
}

/// Logs a refused push, at most once an hour for the same refusal. If logging fails, the refusal
/// still applies.
async fn note_refusal(archive: &Archive, request: &PushRequest, refusal: &Refusal) {
    if matches!(
        refusal.code,
        RefusalCode::DatabaseAway | RefusalCode::DatabaseFull | RefusalCode::TooMany
    ) {
        return;
    }
    let act = Act {
        name: "refuse",
        organizer: Some(request.signed.organizer),
        file: Some(request.address.file.0),
        data: json!({ "revision": request.revision, "code": refusal.code.code() }),
    };
    let noted = async {
        let mut connection = archive.database.writers().acquire().await?;
        note_once(&mut connection, act).await
    };
    if let Err(error) = noted.await {
        complain(&error);
    }
}
