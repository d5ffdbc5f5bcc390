//! `PUT /api/v1/tournaments/{file_id}/{revision}`: a whole file comes.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use kralle_push::answer::{Pushed, RefusalCode};
use kralle_push::{Revision, Sentence, header};
use serde_json::json;
use sha2::{Digest as _, Sha256};
use tokio::sync::SemaphorePermit;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::asking::{Address, Asking, bad_field, number, revision};
use super::body::{arrive, discard};
use super::keep::{Coming, Outcome, keep};
use super::packing::Packing;
use super::standing::{Before, Hold, Standing, Verdict};
use super::upload;
use crate::database::{Act, note};
use crate::publication::{LEVEL, page, prove};
use crate::refusal::complain;
use crate::{Archive, Refusal};

/// How long a file waits for its proof.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often a push is tried anew that another request came before.
const TRIES: usize = 5;

/// What is asked, without the body.
#[derive(Debug, Clone)]
struct Asked {
    asking: Asking,
    address: Address,
    revision: Revision,
    packing: Packing,
    /// How much of the body is here already; none: all of it comes.
    offset: Option<usize>,
}

impl Asked {
    fn of(file: String, revision_text: &str, headers: &HeaderMap) -> Result<Self, Refusal> {
        Ok(Self {
            address: Address::of(file)?,
            revision: revision(revision_text)?,
            asking: Asking::of(headers)?,
            packing: Packing::of(headers)?,
            offset: offset(headers)?,
        })
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

/// `PUT`: the file, or the rest of it.
pub(super) async fn put(
    State(archive): State<Archive>,
    Path((file, revision)): Path<(String, String)>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refusal> {
    let (asked, organizer) = match admitted(&archive, file, &revision, &headers).await {
        Ok(admitted) => admitted,
        Err(refusal) => {
            discard(body).await;
            return Err(refusal);
        }
    };
    // Who hangs up does not stop what was begun.
    let work = tokio::spawn(async move {
        let pushed = take(&archive, organizer, &asked, body).await;
        if let Err(refusal) = &pushed {
            archive.metrics.refused(refusal.code);
            note_refusal(&archive, organizer, &asked, refusal).await;
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

/// `HEAD`: how much of a body is here that broke off.
pub(super) async fn head(
    State(archive): State<Archive>,
    Path((file, revision)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let (asked, organizer) = admitted(&archive, file, &revision, &headers).await?;
    let length = upload::length(&archive.database, organizer, &asked.asking.signature).await?;
    Ok([(header::UPLOAD_OFFSET, length.to_string())].into_response())
}

/// What is asked, and by which organizer.
async fn admitted(
    archive: &Archive,
    file: String,
    revision: &str,
    headers: &HeaderMap,
) -> Result<(Asked, i32), Refusal> {
    let asked = Asked::of(file, revision, headers)?;
    let organizer = asked.asking.organizer(&archive.database).await?;
    Ok((asked, organizer))
}

async fn take(
    archive: &Archive,
    organizer: i32,
    asked: &Asked,
    body: Body,
) -> Result<Pushed, Refusal> {
    let packed = whole_body(archive, organizer, asked, body).await?;
    let begun = Instant::now();
    let done = |is_new| {
        archive.metrics.pushed(is_new, begun.elapsed());
        Pushed {
            revision: asked.revision,
            is_new,
            page: page(asked.address.file),
        }
    };
    let unpacked = unpack(archive, asked, packed).await;
    let (file, sha256) = match unpacked {
        Ok(unpacked) => unpacked,
        Err(refusal) => {
            forget_part(archive, asked).await;
            return Err(refusal);
        }
    };
    let file = Arc::new(file);
    let revision = number(asked.revision);
    for _ in 0..TRIES {
        let mut connection = archive.database.writers().acquire().await?;
        let standing =
            Standing::of(&mut connection, asked.address.file, revision, Hold::No).await?;
        // A proof is long: others have the connection meanwhile.
        drop(connection);
        let verdict = match &standing {
            Some(standing) => standing.verdict(organizer, revision, &sha256)?,
            None => Verdict::IsNew { before: None },
        };
        if verdict == Verdict::IsHere {
            forget_part(archive, asked).await;
            return Ok(done(false));
        }
        let coming = proven(archive, organizer, asked, &file, sha256, verdict).await?;
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

/// The body, with what came of it before. A part is kept until the rest comes.
async fn whole_body(
    archive: &Archive,
    organizer: i32,
    asked: &Asked,
    body: Body,
) -> Result<Vec<u8>, Refusal> {
    let database = &archive.database;
    let signature = &asked.asking.signature;
    let before = match asked.offset {
        None => Vec::new(),
        Some(offset) => {
            let part = upload::part(database, organizer, signature).await?;
            if part.len() != offset {
                discard(body).await;
                return Err(bad_field(
                    header::UPLOAD_OFFSET,
                    &offset.to_string(),
                    &format!("{}, as much is here", part.len()),
                ));
            }
            part
        }
    };
    let has = before.len();
    let arrived = arrive(body, before, archive.limits.file_bytes, archive).await?;
    if arrived.is_whole {
        return Ok(arrived.bytes);
    }
    let length = arrived.bytes.len();
    if length > has {
        upload::keep(database, organizer, signature, &arrived.bytes).await?;
    }
    Err(Refusal::new(
        RefusalCode::BadBody,
        format!("the body broke off; {length} bytes of it are here, send the rest"),
    ))
}

/// A permit to work hard.
async fn permit(archive: &Archive) -> Result<SemaphorePermit<'_>, Refusal> {
    let busy = || Refusal::busy("too many files wait for their proof");
    timeout(PATIENCE, archive.proofs.acquire())
        .await
        .map_err(|_| busy())?
        .map_err(|_| busy())
}

/// The file as it was before it was packed, and its SHA-256, which was signed.
async fn unpack(
    archive: &Archive,
    asked: &Asked,
    packed: Vec<u8>,
) -> Result<(Vec<u8>, [u8; 32]), Refusal> {
    let _permit = permit(archive).await?;
    let (asked, most) = (asked.clone(), archive.limits.file_bytes);
    let work = spawn_blocking(move || {
        let file = asked.packing.unpack(packed, most)?;
        let sha256: [u8; 32] = Sha256::digest(&file).into();
        asked.asking.must_have_signed(&Sentence::Push {
            file: &asked.address.text,
            revision: asked.revision,
            sha256: &sha256,
        })?;
        Ok((file, sha256))
    });
    work.await.map_err(|error| Refusal::internal(&error))?
}

/// The file, proven.
async fn proven(
    archive: &Archive,
    organizer: i32,
    asked: &Asked,
    file: &Arc<Vec<u8>>,
    sha256: [u8; 32],
    verdict: Verdict,
) -> Result<Coming, Refusal> {
    let _permit = permit(archive).await?;
    let (asked, file) = (asked.clone(), Arc::clone(file));
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
        let expected = asked.address.file;
        if proven.head.file != expected {
            return Err(Refusal::new(
                RefusalCode::AnotherFile,
                format!("the file is {}, not {expected}", proven.head.file),
            ));
        }
        let packed = zstd::bulk::compress(&file, LEVEL);
        Ok(Coming {
            organizer,
            file: expected,
            revision: number(asked.revision),
            sha256,
            bytes: file.len(),
            packed: packed.map_err(|error| Refusal::internal(&error))?,
            verdict,
            is_another_copy: !continues,
            proven: Arc::new(proven),
            upload: asked.offset.map(|_| asked.asking.signature),
        })
    });
    work.await.map_err(|error| Refusal::internal(&error))?
}

/// Keeps it; where two pushes stood in each other's way, once more.
async fn keep_patiently(archive: &Archive, coming: &Coming) -> Result<Outcome, Refusal> {
    let mut tries = 1..TRIES;
    loop {
        match keep(&archive.database, coming).await {
            Err(refusal) if refusal.is_conflict && tries.next().is_some() => {}
            outcome => return outcome,
        }
    }
}

/// A body that is whole and no good is not kept.
async fn forget_part(archive: &Archive, asked: &Asked) {
    if asked.offset.is_none() {
        return;
    }
    let forget = async {
        let mut connection = archive.database.writers().acquire().await?;
        upload::remove(&mut connection, &asked.asking.signature).await
    };
    if let Err(error) = forget.await {
        // It goes after a day.
        complain(&error);
    }
}

/// Tells the log who was refused what; where that does not go, the refusal stands all the same.
async fn note_refusal(archive: &Archive, organizer: i32, asked: &Asked, refusal: &Refusal) {
    if matches!(
        refusal.code,
        RefusalCode::DatabaseAway | RefusalCode::DatabaseFull | RefusalCode::TooMany
    ) {
        return;
    }
    let act = Act {
        name: "refuse",
        organizer: Some(organizer),
        file: Some(asked.address.file.0),
        data: json!({ "revision": asked.revision, "code": refusal.code.code() }),
    };
    let noted = async {
        let mut connection = archive.database.writers().acquire().await?;
        note(&mut connection, act).await
    };
    if let Err(error) = noted.await {
        complain(&error);
    }
}
