//! An archive served on its own port.

use std::io::Read as _;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use kralle_archive::database::Database;
use kralle_archive::intake::admit;
use kralle_archive::serve::serve_until;
use kralle_archive::{Archive, Limits};
use kralle_push::{
    ArchiveId, Claim, ContentHash, Revision, SecretKey, Statement, StatementNumber, header,
};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use ureq::Agent;
use ureq::http::Request;

use crate::evening::{EVENINGS, Evening};
use crate::postgres::{self, runtime, sql};

/// A running archive, stopped on drop.
pub(crate) struct Served {
    pub(crate) address: SocketAddr,
    /// The URL of its database.
    pub(crate) url: String,
    /// An admitted organizer.
    pub(crate) organizer: SecretKey,
    /// The identity that statements name.
    pub(crate) id: ArchiveId,
    /// Number of statements about persons so far.
    said: AtomicU32,
    /// The number of the last statement.
    number: AtomicU64,
    agent: Agent,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

/// A response.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    headers: ureq::http::HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    /// The status and the code of a refusal.
    pub(crate) fn refused(&self) -> (u16, String) {
        let code = self.json()["code"].as_str().unwrap_or_default().to_owned();
        (self.status, code)
    }
}

/// Returns limits without a rate limit.
pub(crate) fn limits() -> Limits {
    Limits {
        requests_a_minute: None,
        ..Limits::default()
    }
}

impl Served {
    /// Starts an archive on its own database.
    pub(crate) fn new() -> Self {
        Self::on(postgres::database(), limits())
    }

    /// Starts an archive on the database at `url`.
    pub(crate) fn on(url: String, limits: Limits) -> Self {
        let organizer = SecretKey::from_bytes(&[1; 32]);
        let (stop, stopped) = oneshot::channel();
        let (tell, told) = std::sync::mpsc::channel();
        let (database, public) = (url.clone(), organizer.public());
        let thread = thread::spawn(move || {
            runtime().block_on(async move {
                let database = Database::at(&database).unwrap();
                admit(&database, &public, "Verein").await.unwrap();
                let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
                tell.send(listener.local_addr().unwrap()).unwrap();
                let stopped = async {
                    let _ = stopped.await;
                };
                serve_until(listener, Archive::new(database, limits), stopped)
                    .await
                    .unwrap();
            });
        });
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(Duration::from_mins(1)))
            .max_redirects(0)
            .build();
        let address = told.recv().unwrap();
        Self {
            address,
            id: identity(&url),
            url,
            organizer,
            said: AtomicU32::new(0),
            number: AtomicU64::new(0),
            agent: config.into(),
            stop: Some(stop),
            thread: Some(thread),
        }
    }

    /// Starts an archive with a club's tournaments and their season.
    pub(crate) fn with_a_season() -> Self {
        let archive = Self::new();
        let mut files = Vec::new();
        for number in 0..EVENINGS {
            let evening = Evening::played(number);
            archive.must_push(&evening);
            files.push(evening.file().to_string());
        }
        archive.put_season("klubjahr", "Klubjahr", &files);
        archive
    }

    /// Creates a season of these tournaments.
    pub(crate) fn put_season(&self, slug: &str, name: &str, files: &[String]) {
        let toml = format!("name = \"{name}\"\nfiles = {files:?}\n");
        let answer = self.say(
            &self.organizer,
            Claim::Season {
                slug,
                sha256: hash(toml.as_bytes()),
            },
            ("PUT", &format!("/api/v1/seasons/{slug}")),
            toml.as_bytes(),
        );
        assert_eq!(answer.status, 204, "{}", answer.text());
    }

    /// Admits another organizer.
    pub(crate) fn admit(&self, secret: &SecretKey) {
        runtime().block_on(async {
            let database = Database::at(&self.url).unwrap();
            admit(&database, &secret.public(), "Anderer Verein")
                .await
                .unwrap();
            database.close().await;
        });
    }

    /// Sends a request.
    pub(crate) fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Answer {
        let mut request = Request::builder()
            .method(method)
            .uri(format!("http://{}{path}", self.address));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let mut answer = match method {
            "PUT" => self.agent.run(request.body(body).unwrap()),
            _ => self.agent.run(request.body(()).unwrap()),
        }
        .unwrap();
        let mut read = Vec::new();
        answer
            .body_mut()
            .as_reader()
            .read_to_end(&mut read)
            .unwrap();
        Answer {
            status: answer.status().as_u16(),
            headers: answer.headers().clone(),
            body: read,
        }
    }

    /// Sends an unsigned GET request.
    pub(crate) fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[], &[])
    }

    /// Returns the next statement number, larger than all before.
    pub(crate) fn next_number(&self) -> u64 {
        self.number.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// Returns the headers of a statement signed by `secret`, with this number.
    pub(crate) fn headers(
        &self,
        secret: &SecretKey,
        claim: Claim<'_>,
        number: u64,
    ) -> Vec<(&'static str, String)> {
        signed_headers(&self.id, secret, claim, number)
    }

    /// Returns the headers of the organizer's push of a tournament.
    pub(crate) fn push_headers(&self, evening: &Evening) -> Vec<(&'static str, String)> {
        let file = evening.file().to_string();
        let claim = Claim::Push {
            file: &file,
            revision: Revision::new(evening.revision()).unwrap(),
            sha256: hash(&evening.bytes()),
        };
        self.headers(&self.organizer, claim, self.next_number())
    }

    /// Sends a signed request with the next number.
    pub(crate) fn say(
        &self,
        secret: &SecretKey,
        claim: Claim<'_>,
        (method, path): (&str, &str),
        body: &[u8],
    ) -> Answer {
        let headers = self.headers(secret, claim, self.next_number());
        self.ask_with(method, path, &headers, body)
    }

    /// Sends a request with signed headers.
    pub(crate) fn ask_with(
        &self,
        method: &str,
        path: &str,
        headers: &[(&'static str, String)],
        body: &[u8],
    ) -> Answer {
        let headers: Vec<_> = headers
            .iter()
            .map(|(name, it)| (*name, it.as_str()))
            .collect();
        self.ask(method, path, &headers, body)
    }

    /// Pushes these bytes as `secret`.
    pub(crate) fn push_bytes(
        &self,
        secret: &SecretKey,
        (file, revision): (&str, u32),
        bytes: &[u8],
    ) -> Answer {
        let claim = Claim::Push {
            file,
            revision: Revision::new(revision).unwrap(),
            sha256: hash(bytes),
        };
        self.say(secret, claim, ("PUT", &address(file, revision)), bytes)
    }

    /// Pushes a tournament as `revision`.
    pub(crate) fn push_as(&self, evening: &Evening, revision: u32) -> Answer {
        let file = evening.file().to_string();
        self.push_bytes(&self.organizer, (&file, revision), &evening.bytes())
    }

    /// Pushes a tournament with the number of its newest entry.
    pub(crate) fn push(&self, evening: &Evening) -> Answer {
        self.push_as(evening, evening.revision())
    }

    /// Pushes a tournament, which must be accepted.
    pub(crate) fn must_push(&self, evening: &Evening) {
        let answer = self.push(evening);
        assert_eq!(answer.status, 201, "{}", answer.text());
    }

    /// Withdraws all revisions up to this one.
    pub(crate) fn withdraw(&self, evening: &Evening, revision: u32) -> Answer {
        let file = evening.file().to_string();
        let claim = Claim::Withdraw {
            file: &file,
            revision: Revision::new(revision).unwrap(),
        };
        let address = address(&file, revision);
        self.say(&self.organizer, claim, ("DELETE", &address), &[])
    }

    /// Sets the visibility of persons, with the next number.
    pub(crate) fn people(&self, evening: &Evening, body: &Value) -> Answer {
        let number = self.said.fetch_add(1, Ordering::Relaxed) + 1;
        self.people_as(evening, number, body)
    }

    /// Sets the visibility of persons, with this number.
    pub(crate) fn people_as(&self, evening: &Evening, number: u32, body: &Value) -> Answer {
        let (file, body) = (evening.file().to_string(), body.to_string());
        let claim = Claim::People {
            file: &file,
            revision: Revision::new(number).unwrap(),
            sha256: hash(body.as_bytes()),
        };
        let path = format!("/api/v1/tournaments/{file}/people/{number}");
        self.say(&self.organizer, claim, ("PUT", &path), body.as_bytes())
    }

    /// Requests the status of a tournament.
    pub(crate) fn status(&self, evening: &Evening) -> Answer {
        let file = evening.file().to_string();
        let path = format!("/api/v1/tournaments/{file}/status");
        let claim = Claim::Status { file: &file };
        self.say(&self.organizer, claim, ("GET", &path), &[])
    }

    /// Requests the public JSON of a tournament.
    pub(crate) fn shown(&self, evening: &Evening) -> Answer {
        self.get(&format!("/api/v1/tournaments/{}", evening.file()))
    }

    /// Runs SQL on its database.
    pub(crate) fn sql(&self, text: &str) -> String {
        sql(&self.url, text)
    }

    /// Returns a summary of all rows that a push can write, to detect changes.
    pub(crate) fn rows(&self) -> String {
        self.sql(
            "SELECT (SELECT count(*) FROM tournament), (SELECT count(*) FROM revision),
                (SELECT count(*) FROM kept), (SELECT count(*) FROM person),
                (SELECT count(*) FROM entry), (SELECT count(*) FROM person_word),
                (SELECT count(*) FROM upload), (SELECT count(*) FROM log WHERE act <> 'refuse'),
                (SELECT coalesce(sum(newest), 0) FROM tournament)",
        )
    }
}

/// Returns the address of a revision.
pub(crate) fn address(file: &str, revision: u32) -> String {
    format!("/api/v1/tournaments/{file}/{revision}")
}

/// Returns the hash of a body, as signed.
pub(crate) fn hash(body: &[u8]) -> ContentHash {
    ContentHash(Sha256::digest(body).into())
}

/// Returns the identity of the archive on the database at `url`.
pub(crate) fn identity(url: &str) -> ArchiveId {
    let id = sql(url, "SELECT encode(id, 'hex') FROM archive_identity");
    id.parse().unwrap()
}

/// Returns the headers of a statement signed by `secret` to the archive `id`.
pub(crate) fn signed_headers(
    id: &ArchiveId,
    secret: &SecretKey,
    claim: Claim<'_>,
    number: u64,
) -> Vec<(&'static str, String)> {
    let statement = Statement {
        archive: id,
        number: StatementNumber::new(number).unwrap(),
        claim,
    };
    let mut headers = vec![
        (header::KEY, secret.public().to_string()),
        (header::NUMBER, number.to_string()),
        (header::SIGNATURE, secret.sign(&statement).to_string()),
    ];
    if let Claim::Push { sha256, .. }
    | Claim::People { sha256, .. }
    | Claim::Season { sha256, .. } = claim
    {
        headers.push((header::SHA256, sha256.to_string()));
    }
    headers
}

/// Formats headers for a raw request.
pub(crate) fn lines(headers: &[(&'static str, String)]) -> String {
    let lines = headers
        .iter()
        .map(|(name, value)| format!("{name}: {value}\r\n"));
    lines.collect()
}

impl Drop for Served {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            // If the thread failed, the test has already reported it.
            let _ = thread.join();
        }
    }
}
