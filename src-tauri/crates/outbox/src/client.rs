//! The client of an archive.

use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use kralle_desk::ArchiveAddress;
use kralle_push::answer::{Introduction, Pushed, Refused, Status};
use kralle_push::header::UPLOAD_OFFSET;
use kralle_push::{ArchiveId, Claim, ContentHash, Revision, SecretKey};
use rustls::crypto::ring;
use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};
use ureq::http::{HeaderMap, Method, Request, Response};
use ureq::tls::{RootCerts, TlsConfig};
use ureq::{Agent, Body, SendBody};

use crate::refused::NotSaid;
use crate::signer::{SignedHeaders, Signer};

/// Receives the number of sent and of total bytes; returns false to cancel.
pub type Watch<'a> = dyn FnMut(u64, u64) -> bool + 'a;

/// The maximum size of a response, in bytes.
const LONGEST_ANSWER: u64 = 1 << 16;
/// The size up to which a body is sent without querying its received part, in bytes: the query
/// would take as long.
const SMALL: usize = 1 << 16;
/// The number of bytes between two progress reports.
const PIECE: usize = 1 << 14;

/// A client that signs as the organizer.
pub struct Client {
    agent: Agent,
    signer: Signer,
}

/// A request with the headers that sign it.
struct SignedRequest<'a> {
    archive: &'a ArchiveAddress,
    method: Method,
    /// The path below `/api/v1`.
    path: &'a str,
    headers: &'a SignedHeaders,
}

/// A body to send.
struct Sent<'a> {
    bytes: &'a [u8],
    /// The number of bytes that the archive has already.
    offset: usize,
    encoding: Option<&'static str>,
}

impl Client {
    /// Creates a client with the key `key`. Trusts the certificates of the system.
    pub fn new(key: SecretKey) -> Self {
        let tls = TlsConfig::builder()
            .root_certs(RootCerts::PlatformVerifier)
            .unversioned_rustls_crypto_provider(Arc::new(ring::default_provider()))
            .build();
        let config = Agent::config_builder()
            .tls_config(tls)
            .http_status_as_error(false)
            // A request signed for one archive must not go elsewhere.
            .max_redirects(0)
            .max_redirects_will_error(false)
            .user_agent(concat!("kralle/", env!("CARGO_PKG_VERSION")))
            .timeout_connect(Some(Duration::from_secs(15)))
            .timeout_send_body(Some(Duration::from_mins(15)))
            // The archive verifies the file before it responds.
            .timeout_recv_response(Some(Duration::from_mins(2)))
            .timeout_recv_body(Some(Duration::from_secs(30)))
            .build();
        Self {
            agent: config.into(),
            signer: Signer::new(key),
        }
    }

    /// Sends a revision of the tournament `file`, compressed with zstd; resumes an interrupted
    /// upload.
    ///
    /// # Errors
    /// Fails if it was not delivered, or was refused.
    pub fn push(
        &self,
        archive: &ArchiveAddress,
        file: &str,
        revision: Revision,
        sha256: &[u8; 32],
        packed: &[u8],
        watch: &mut Watch<'_>,
    ) -> Result<Pushed, NotSaid> {
        let path = format!("tournaments/{file}/{revision}");
        let claim = Claim::Push {
            file,
            revision,
            sha256: ContentHash(*sha256),
        };
        let response = self.stated(archive, claim, |headers| {
            let request = SignedRequest {
                archive,
                method: Method::PUT,
                path: &path,
                headers,
            };
            self.send_file(&request, packed, watch)
        })?;
        heard(response, archive)
    }

    /// Withdraws a tournament, with all revisions up to this one.
    ///
    /// # Errors
    /// Fails if it was not delivered, or was refused.
    pub fn withdraw(
        &self,
        archive: &ArchiveAddress,
        file: &str,
        revision: Revision,
    ) -> Result<(), NotSaid> {
        let path = format!("tournaments/{file}/{revision}");
        let claim = Claim::Withdraw { file, revision };
        self.ask(archive, &Method::DELETE, &path, claim).map(drop)
    }

    /// Sets the visibility of the persons of a tournament, replacing that of smaller numbers.
    ///
    /// # Errors
    /// Fails if it was not delivered, or was refused.
    pub fn people(
        &self,
        archive: &ArchiveAddress,
        file: &str,
        revision: Revision,
        body: &[u8],
    ) -> Result<(), NotSaid> {
        let claim = Claim::People {
            file,
            revision,
            sha256: ContentHash(Sha256::digest(body).into()),
        };
        let path = format!("tournaments/{file}/people/{revision}");
        self.put_body(archive, &path, claim, body)
    }

    /// Sends a season: SEASON.toml, with its files by identity.
    ///
    /// # Errors
    /// Fails if it was not delivered, or was refused.
    pub fn season(&self, archive: &ArchiveAddress, slug: &str, toml: &[u8]) -> Result<(), NotSaid> {
        let claim = Claim::Season {
            slug,
            sha256: ContentHash(Sha256::digest(toml).into()),
        };
        self.put_body(archive, &format!("seasons/{slug}"), claim, toml)
    }

    /// Queries the state of a tournament.
    ///
    /// # Errors
    /// Fails if the archive cannot be reached, or refuses.
    pub fn status(&self, archive: &ArchiveAddress, file: &str) -> Result<Status, NotSaid> {
        let path = format!("tournaments/{file}/status");
        let response = self.ask(archive, &Method::GET, &path, Claim::Status { file })?;
        heard(response, archive)
    }

    /// Returns the identity of the archive, part of every statement.
    fn identity(&self, archive: &ArchiveAddress) -> Result<ArchiveId, NotSaid> {
        let request = Request::builder()
            .uri(format!("{archive}/api/v1/archive"))
            .body(());
        let response = self.run(archive, request)?;
        let status = response.status().as_u16();
        let introduction: Introduction = heard(response, archive)?;
        let id = introduction.id.parse();
        id.map_err(|()| NotSaid::unreadable(status, archive))
    }

    /// Sends a statement with `send`. If the archive refuses its number as old, signs once more
    /// with a later number. The clock of this computer was set back, or another one has the same
    /// key.
    fn stated<T>(
        &self,
        archive: &ArchiveAddress,
        claim: Claim<'_>,
        mut send: impl FnMut(&SignedHeaders) -> Result<T, NotSaid>,
    ) -> Result<T, NotSaid> {
        let id = self.identity(archive)?;
        let sent = send(&self.signer.sign(&id, claim, None));
        match sent {
            Err(refused) if refused.newest_number.is_some() => {
                send(&self.signer.sign(&id, claim, refused.newest_number))
            }
            sent => sent,
        }
    }

    /// Sends a statement without a body.
    fn ask(
        &self,
        archive: &ArchiveAddress,
        method: &Method,
        path: &str,
        claim: Claim<'_>,
    ) -> Result<Response<Body>, NotSaid> {
        self.stated(archive, claim, |headers| {
            let request = SignedRequest {
                archive,
                method: method.clone(),
                path,
                headers,
            };
            self.run(archive, request.builder().body(()))
        })
    }

    fn put_body(
        &self,
        archive: &ArchiveAddress,
        path: &str,
        claim: Claim<'_>,
        bytes: &[u8],
    ) -> Result<(), NotSaid> {
        let sent = Sent {
            bytes,
            offset: 0,
            encoding: None,
        };
        let answer = self.stated(archive, claim, |headers| {
            let request = SignedRequest {
                archive,
                method: Method::PUT,
                path,
                headers,
            };
            self.say(&request, &sent, &mut |_, _| true)
        });
        answer.map(drop)
    }

    /// Sends a file compressed with zstd; resumes an interrupted upload.
    fn send_file(
        &self,
        request: &SignedRequest<'_>,
        packed: &[u8],
        watch: &mut Watch<'_>,
    ) -> Result<Response<Body>, NotSaid> {
        let mut sent = Sent {
            bytes: packed,
            offset: 0,
            encoding: Some("zstd"),
        };
        if packed.len() > SMALL {
            sent.offset = self.arrived(request, packed.len())?;
        }
        match self.say(request, &sent, watch) {
            // The part in the archive was deleted, or is not the start of this file.
            Err(refused) if sent.offset > 0 && refused.is_about_the_body() => {
                sent.offset = 0;
                self.say(request, &sent, watch)
            }
            answer => answer,
        }
    }

    /// Sends a request without a body; returns the response unless it is a refusal.
    fn run(
        &self,
        archive: &ArchiveAddress,
        request: Result<Request<()>, ureq::http::Error>,
    ) -> Result<Response<Body>, NotSaid> {
        let request = request.map_err(|error| NotSaid::of(&error.into(), archive))?;
        let answer = self.agent.run(request);
        let answer = answer.map_err(|error| NotSaid::of(&error, archive))?;
        accepted(answer, archive)
    }

    /// Returns the number of bytes of a body that have arrived already.
    fn arrived(&self, put: &SignedRequest<'_>, total: usize) -> Result<usize, NotSaid> {
        let archive = put.archive;
        let request = SignedRequest {
            method: Method::HEAD,
            ..*put
        };
        let request = request.builder().header("content-encoding", "zstd");
        let request = request.body(());
        let request = request.map_err(|error| NotSaid::of(&error.into(), archive))?;
        let answer = self.agent.run(request);
        let answer = answer.map_err(|error| NotSaid::of(&error, archive))?;
        // The next request gets the reason of a refusal.
        let offset = answer
            .status()
            .is_success()
            .then(|| number(answer.headers(), UPLOAD_OFFSET))
            .flatten();
        let offset = offset.and_then(|it| usize::try_from(it).ok());
        Ok(offset.filter(|it| *it < total).unwrap_or(0))
    }

    fn say(
        &self,
        request: &SignedRequest<'_>,
        sent: &Sent<'_>,
        watch: &mut Watch<'_>,
    ) -> Result<Response<Body>, NotSaid> {
        let is_canceled = AtomicBool::new(false);
        let mut body = Watched {
            rest: sent.bytes.get(sent.offset..).unwrap_or_default(),
            total: sent.bytes.len(),
            watch,
            is_canceled: &is_canceled,
        };
        let mut builder = request.builder().header("content-length", body.rest.len());
        if let Some(encoding) = sent.encoding {
            builder = builder.header("content-encoding", encoding);
        }
        if sent.offset > 0 {
            builder = builder.header(UPLOAD_OFFSET, sent.offset);
        }
        let answer = builder
            .body(SendBody::from_reader(&mut body))
            .map_err(ureq::Error::from)
            .and_then(|request| self.agent.run(request));
        match answer {
            Ok(answer) => accepted(answer, request.archive),
            Err(_) if is_canceled.load(Ordering::Relaxed) => Err(NotSaid::canceled()),
            Err(error) => Err(NotSaid::of(&error, request.archive)),
        }
    }
}

impl SignedRequest<'_> {
    fn builder(&self) -> ureq::http::request::Builder {
        let Self {
            archive,
            method,
            path,
            headers,
        } = self;
        let builder = Request::builder()
            .method(method)
            .uri(format!("{archive}/api/v1/{path}"));
        headers.iter().fold(builder, |builder, (name, value)| {
            builder.header(name, value)
        })
    }
}

/// A body that reports its progress.
struct Watched<'a, 'w> {
    rest: &'a [u8],
    total: usize,
    watch: &'a mut Watch<'w>,
    is_canceled: &'a AtomicBool,
}

impl Read for Watched<'_, '_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let sent = self.total - self.rest.len();
        if !(self.watch)(sent as u64, self.total as u64) {
            self.is_canceled.store(true, Ordering::Relaxed);
            return Err(io::Error::other("canceled"));
        }
        let most = buffer.len().min(PIECE);
        self.rest.read(&mut buffer[..most])
    }
}

/// Returns the response, unless it is a refusal.
fn accepted(
    mut answer: Response<Body>,
    archive: &ArchiveAddress,
) -> Result<Response<Body>, NotSaid> {
    if answer.status().is_success() {
        return Ok(answer);
    }
    let after = number(answer.headers(), "retry-after").map(Duration::from_secs);
    let refused: Refused = json(&mut answer, archive)?;
    Err(NotSaid::answered(&refused, archive, after))
}

fn heard<T: DeserializeOwned>(
    mut answer: Response<Body>,
    archive: &ArchiveAddress,
) -> Result<T, NotSaid> {
    json(&mut answer, archive)
}

/// Parses the response as JSON; fails for the login page of a WLAN.
fn json<T: DeserializeOwned>(
    answer: &mut Response<Body>,
    archive: &ArchiveAddress,
) -> Result<T, NotSaid> {
    let status = answer.status();
    let read = answer.body_mut().with_config().limit(LONGEST_ANSWER);
    let text = read
        .read_to_vec()
        .map_err(|error| NotSaid::of(&error, archive))?;
    serde_json::from_slice(&text).map_err(|_| NotSaid::unreadable(status.as_u16(), archive))
}

fn number(headers: &HeaderMap, name: &str) -> Option<u64> {
    headers.get(name)?.to_str().ok()?.parse().ok()
}
