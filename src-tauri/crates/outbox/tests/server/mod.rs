//! An archive in memory that checks signatures, enforces the rules of revisions, and fails on
//! demand.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test binary needs another part of it"
)]
#![allow(clippy::unwrap_used, reason = "tests may fail and tell")]

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;

use kralle_push::answer::RefusalCode;
use kralle_push::{
    ArchiveId, Claim, ContentHash, PublicKey, Revision, Signature, Statement, StatementNumber,
};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

/// The identity for statements.
pub const ID: &str = "the-archive-of-the-tests";

/// The contents of the archive, and its next failure.
#[derive(Default)]
pub struct Kept {
    /// The owner of a tournament, by the identity of its file.
    pub owners: BTreeMap<String, String>,
    /// The uncompressed revisions of each tournament.
    pub revisions: BTreeMap<String, BTreeMap<u32, Vec<u8>>>,
    pub withdrawn_to: BTreeMap<String, u32>,
    /// The newest visibility of the persons of each tournament, with its number.
    pub people: BTreeMap<String, (u32, Value)>,
    pub seasons: BTreeMap<String, String>,
    /// The newest number of each subject, as if one organizer owned all.
    pub numbers: BTreeMap<String, u64>,
    parts: BTreeMap<String, Vec<u8>>,
    /// The number of body bytes received.
    pub arrived: usize,
    /// Every response is this refusal.
    pub refuse: Option<RefusalCode>,
    /// Every response is this text.
    pub answer: Option<&'static str>,
    /// The next body breaks off after this number of bytes.
    pub cut: Option<usize>,
    /// The next change is made, and its response is lost.
    pub lose_answer: bool,
    /// The next body is read and never answered, until the client disconnects.
    pub hold: bool,
    /// The keys that are not admitted.
    pub barred: BTreeSet<String>,
}

pub struct Archive {
    pub address: SocketAddr,
    kept: Arc<Mutex<Kept>>,
    /// The requests in order: method and path.
    said: Receiver<String>,
}

struct Asked {
    method: String,
    path: String,
    headers: BTreeMap<String, String>,
}

impl Archive {
    pub fn start() -> Self {
        Self::at("127.0.0.1:0".parse().unwrap())
    }

    pub fn at(address: SocketAddr) -> Self {
        let listener = TcpListener::bind(address).unwrap();
        let address = listener.local_addr().unwrap();
        let kept = Arc::new(Mutex::new(Kept::default()));
        let (tell, said) = mpsc::channel();
        let here = Arc::clone(&kept);
        thread::spawn(move || {
            for stream in listener.incoming() {
                let (kept, tell) = (Arc::clone(&here), tell.clone());
                // A client that disconnects early is no fault of the archive.
                thread::spawn(move || serve(&stream.unwrap(), &kept, &tell));
            }
        });
        Self {
            address,
            kept,
            said,
        }
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    pub fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap()
    }

    /// Waits for the next answered request.
    pub fn next(&self) -> String {
        self.said.recv().unwrap()
    }

    /// Returns the requests answered since.
    pub fn said(&self) -> Vec<String> {
        self.said.try_iter().collect()
    }
}

fn serve(stream: &TcpStream, kept: &Mutex<Kept>, tell: &Sender<String>) -> Option<()> {
    let mut reader = BufReader::new(stream);
    let asked = head(&mut reader)?;
    let length = asked
        .headers
        .get("content-length")
        .and_then(|it| it.parse().ok());
    let mut body = vec![0; length.unwrap_or(0)];
    let cut = kept.lock().unwrap().cut.take_if(|cut| *cut < body.len());
    if let Some(cut) = cut {
        body.truncate(cut);
    }
    reader.read_exact(&mut body).ok()?;
    let mut here = kept.lock().unwrap();
    here.arrived += body.len();
    if cut.is_some() {
        let hash = asked.headers["kralle-sha256"].clone();
        here.parts.entry(hash).or_default().extend(body);
        return None;
    }
    let line = format!("{} {}", asked.method, asked.path);
    if line == "GET /api/v1/archive" && here.refuse.is_none() && here.answer.is_none() {
        drop(here);
        let text = json!({ "id": ID }).to_string();
        let answer = format!(
            "HTTP/1.1 200 X\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{text}",
            text.len()
        );
        return (&*stream).write_all(answer.as_bytes()).ok();
    }
    if std::mem::take(&mut here.hold) {
        drop(here);
        tell.send("held".to_owned()).ok()?;
        let mut rest = Vec::new();
        return reader.read_to_end(&mut rest).ok().map(drop);
    }
    if let Some(answer) = here.answer {
        return (&*stream).write_all(answer.as_bytes()).ok();
    }
    let answered = match here.refuse {
        Some(code) => Err(code),
        None => answer(&mut here, &asked, body),
    };
    let changes = asked.method != "HEAD" && asked.method != "GET";
    let is_lost = changes && std::mem::take(&mut here.lose_answer);
    let newest = here.numbers.values().max().copied();
    drop(here);
    if is_lost {
        return None;
    }
    let (status, offset, text) = match answered {
        Ok((status, offset, value)) => (status, offset, value.to_string()),
        Err(code) => {
            let newest = newest.filter(|_| code == RefusalCode::OldNumber);
            let refused =
                json!({ "code": code.code(), "message": "refused", "newest_number": newest });
            (status_of(code), 0, refused.to_string())
        }
    };
    let text = if asked.method == "HEAD" { "" } else { &text };
    let answer = format!(
        "HTTP/1.1 {status} X\r\nupload-offset: {offset}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{text}",
        text.len(),
    );
    // Reported before the response, so that a test with the response can read it.
    tell.send(line).ok()?;
    (&*stream).write_all(answer.as_bytes()).ok()
}

fn head(reader: &mut impl std::io::BufRead) -> Option<Asked> {
    let mut line = String::new();
    reader.read_line(&mut line).ok()?;
    let mut words = line.split(' ');
    let (method, path) = (words.next()?.to_owned(), words.next()?.to_owned());
    let mut headers = BTreeMap::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).ok()?;
        let Some((name, value)) = line.trim_end().split_once(':') else {
            return Some(Asked {
                method,
                path,
                headers,
            });
        };
        headers.insert(name.to_ascii_lowercase(), value.trim().to_owned());
    }
}

const fn status_of(code: RefusalCode) -> u16 {
    match code {
        RefusalCode::BadSignature | RefusalCode::OldStatement => 401,
        RefusalCode::NotAdmitted | RefusalCode::AnotherOrganizer => 403,
        RefusalCode::BadBody | RefusalCode::BadField => 400,
        RefusalCode::TooLarge => 413,
        RefusalCode::AnotherFile | RefusalCode::NotProven | RefusalCode::NewerSchema => 422,
        RefusalCode::OldRevision
        | RefusalCode::OtherContent
        | RefusalCode::OldPeople
        | RefusalCode::OldNumber
        | RefusalCode::DoesNotContinue => 409,
        RefusalCode::Withdrawn | RefusalCode::TimeIsOver => 410,
        RefusalCode::Unknown => 404,
        RefusalCode::TooMany => 429,
        RefusalCode::DatabaseAway => 503,
        RefusalCode::DatabaseFull => 507,
        RefusalCode::Internal => 500,
    }
}

type Answer = Result<(u16, usize, Value), RefusalCode>;

fn answer(kept: &mut Kept, asked: &Asked, body: Vec<u8>) -> Answer {
    let key = asked.headers["kralle-key"].clone();
    if kept.barred.contains(&key) {
        return Err(RefusalCode::NotAdmitted);
    }
    let path = asked
        .path
        .strip_prefix("/api/v1/")
        .ok_or(RefusalCode::Unknown)?;
    let parts: Vec<&str> = path.split('/').collect();
    let signed = |kept: &mut Kept, subject: &str, claim: Claim<'_>| {
        let key: PublicKey = key.parse().map_err(|_| RefusalCode::BadSignature)?;
        let signature: Signature = asked.headers["kralle-signature"]
            .parse()
            .map_err(|_| RefusalCode::BadSignature)?;
        let number: StatementNumber = asked.headers["kralle-number"]
            .parse()
            .map_err(|()| RefusalCode::BadField)?;
        let archive: ArchiveId = ID.parse().map_err(|()| RefusalCode::Internal)?;
        let statement = Statement {
            archive: &archive,
            number,
            claim,
        };
        if !key.has_signed(&statement, &signature) {
            return Err(RefusalCode::BadSignature);
        }
        let newest = kept.numbers.entry(subject.to_owned()).or_default();
        if number.get() < *newest {
            return Err(RefusalCode::OldNumber);
        }
        *newest = number.get();
        Ok(())
    };
    let announced = || -> Result<ContentHash, RefusalCode> {
        let hash = asked.headers.get("kralle-sha256");
        let hash = hash.ok_or(RefusalCode::BadField)?.parse();
        hash.map_err(|()| RefusalCode::BadField)
    };
    let is_announced = |body: &[u8], hash: ContentHash| {
        if Sha256::digest(body).as_slice() == hash.0 {
            Ok(())
        } else {
            Err(RefusalCode::BadBody)
        }
    };
    let owned = |kept: &Kept, file: &str| match kept.owners.get(file) {
        None => Err(RefusalCode::Unknown),
        Some(owner) if *owner == key => Ok(()),
        Some(_) => Err(RefusalCode::AnotherOrganizer),
    };
    match (asked.method.as_str(), parts.as_slice()) {
        ("HEAD", ["tournaments", ..]) => {
            let part = kept.parts.get(&asked.headers["kralle-sha256"]);
            Ok((200, part.map_or(0, Vec::len), Value::Null))
        }
        ("PUT", ["tournaments", file, "people", number]) => {
            let revision: Revision = number.parse().map_err(|()| RefusalCode::BadField)?;
            let sha256 = announced()?;
            let claim = Claim::People {
                file,
                revision,
                sha256,
            };
            signed(kept, file, claim)?;
            is_announced(&body, sha256)?;
            // Also before the first push.
            if kept.owners.contains_key(*file) {
                owned(kept, file)?;
            }
            let people = serde_json::from_slice(&body).map_err(|_| RefusalCode::BadField)?;
            kept.people
                .insert((*file).to_owned(), (revision.get(), people));
            Ok((200, 0, json!({})))
        }
        ("PUT", ["tournaments", file, number]) => {
            let revision: Revision = number.parse().map_err(|()| RefusalCode::BadField)?;
            let sha256 = announced()?;
            let claim = Claim::Push {
                file,
                revision,
                sha256,
            };
            signed(kept, file, claim)?;
            let packed = whole(kept, asked, body);
            let unpacked = match asked.headers.get("content-encoding").map(String::as_str) {
                Some("zstd") => {
                    zstd::stream::decode_all(packed.as_slice()).map_err(|_| RefusalCode::BadBody)?
                }
                _ => packed,
            };
            is_announced(&unpacked, sha256)?;
            match owned(kept, file) {
                Err(RefusalCode::Unknown) => drop(kept.owners.insert((*file).to_owned(), key)),
                it => it?,
            }
            if kept
                .withdrawn_to
                .get(*file)
                .is_some_and(|it| *it >= revision.get())
            {
                return Err(RefusalCode::Withdrawn);
            }
            let revisions = kept.revisions.entry((*file).to_owned()).or_default();
            let is_new = match revisions.get(&revision.get()) {
                Some(there) if *there == unpacked => false,
                Some(_) => return Err(RefusalCode::OtherContent),
                None if revisions.keys().any(|it| *it > revision.get()) => {
                    return Err(RefusalCode::OldRevision);
                }
                None => true,
            };
            revisions.insert(revision.get(), unpacked);
            let page = format!("/de/tournaments/{file}/");
            let pushed = json!({ "revision": revision, "is_new": is_new, "page": page });
            Ok((if is_new { 201 } else { 200 }, 0, pushed))
        }
        ("DELETE", ["tournaments", file, number]) => {
            let revision: Revision = number.parse().map_err(|()| RefusalCode::BadField)?;
            signed(kept, file, Claim::Withdraw { file, revision })?;
            owned(kept, file)?;
            kept.withdrawn_to.insert((*file).to_owned(), revision.get());
            Ok((200, 0, json!({})))
        }
        ("GET", ["tournaments", file, "status"]) => {
            signed(kept, file, Claim::Status { file })?;
            owned(kept, file)?;
            let newest = kept.revisions[*file].keys().last().copied();
            let withdrawn = kept.withdrawn_to.get(*file).copied();
            Ok((
                200,
                0,
                json!({
                    "revision": newest,
                    "is_public": withdrawn < newest,
                    "pushed": "2026-11-25T20:00:00Z",
                    "head": "1-AAAA",
                    "page": format!("/de/tournaments/{file}/"),
                }),
            ))
        }
        ("PUT", ["seasons", slug]) => {
            let sha256 = announced()?;
            signed(kept, slug, Claim::Season { slug, sha256 })?;
            is_announced(&body, sha256)?;
            let toml = String::from_utf8(body).map_err(|_| RefusalCode::BadField)?;
            kept.seasons.insert((*slug).to_owned(), toml);
            Ok((200, 0, json!({})))
        }
        _ => Err(RefusalCode::Unknown),
    }
}

/// Returns the body with its earlier part.
fn whole(kept: &mut Kept, asked: &Asked, body: Vec<u8>) -> Vec<u8> {
    let offset: Option<usize> = asked
        .headers
        .get("upload-offset")
        .and_then(|it| it.parse().ok());
    let Some(offset) = offset else {
        return body;
    };
    let part = kept.parts.remove(&asked.headers["kralle-sha256"]);
    let mut part = part.unwrap_or_default();
    assert_eq!(part.len(), offset, "a body goes on where it broke off");
    part.extend(body);
    part
}
