//! Says something to an archive, and hears the answer.

use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use kralle_desk::ArchiveAddress;
use kralle_push::answer::{Pushed, Refused, Status};
use kralle_push::header::{KEY, SIGNATURE, UPLOAD_OFFSET};
use kralle_push::{Revision, SecretKey, Sentence};
use rustls::crypto::ring;
use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};
use ureq::http::{HeaderMap, Method, Request, Response};
use ureq::tls::{RootCerts, TlsConfig};
use ureq::{Agent, Body, SendBody};

use crate::refused::NotSaid;

/// Hears how many bytes of how many are sent, and says whether to go on.
pub type Watch<'a> = dyn FnMut(u64, u64) -> bool + 'a;

/// The most that is read of an answer, in bytes.
const LONGEST_ANSWER: u64 = 1 << 16;
/// What is no larger is sent whole without asking what of it is there: that would take as long.
const SMALL: usize = 1 << 16;
/// How much is sent until it is said how far it is, in bytes.
const PIECE: usize = 1 << 14;

/// The organizer, speaking to archives.
pub struct Client {
    agent: Agent,
    key: SecretKey,
}

/// A body to be sent.
struct Sent<'a> {
    bytes: &'a [u8],
    /// How much of it the archive has already.
    offset: usize,
    encoding: Option<&'static str>,
}

impl Client {
    /// Speaks as the owner of `key`. Certificates are trusted as the system does.
    pub fn new(key: SecretKey) -> Self {
        let tls = TlsConfig::builder()
            .root_certs(RootCerts::PlatformVerifier)
            .unversioned_rustls_crypto_provider(Arc::new(ring::default_provider()))
            .build();
        let config = Agent::config_builder()
            .tls_config(tls)
            .http_status_as_error(false)
            // What was signed for one archive is not sent to another place.
            .max_redirects(0)
            .max_redirects_will_error(false)
            .user_agent(concat!("kralle/", env!("CARGO_PKG_VERSION")))
            .timeout_connect(Some(Duration::from_secs(15)))
            .timeout_send_body(Some(Duration::from_mins(15)))
            // The archive proves the file before it answers.
            .timeout_recv_response(Some(Duration::from_mins(2)))
            .timeout_recv_body(Some(Duration::from_secs(30)))
            .build();
        Self {
            agent: config.into(),
            key,
        }
    }

    /// Sends a revision of the tournament `file`, packed by zstd; goes on where it broke off the last time.
    ///
    /// # Errors
    /// When it did not get there, or is refused.
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
        let sentence = Sentence::Push {
            file,
            revision,
            sha256,
        };
        let mut sent = Sent {
            bytes: packed,
            offset: 0,
            encoding: Some("zstd"),
        };
        if packed.len() > SMALL {
            sent.offset = self.arrived(archive, &path, &sentence, packed.len())?;
        }
        let answer = self.say(archive, Method::PUT, &path, &sentence, &sent, watch);
        match answer {
            // What is there is gone by now, or is not the beginning of this.
            Err(refused) if sent.offset > 0 && refused.is_about_the_body() => {
                sent.offset = 0;
                self.say(archive, Method::PUT, &path, &sentence, &sent, watch)
            }
            answer => answer,
        }
        .and_then(|response| heard(response, archive))
    }

    /// Takes a tournament back from the public, with all revisions up to this one.
    ///
    /// # Errors
    /// When it did not get there, or is refused.
    pub fn withdraw(
        &self,
        archive: &ArchiveAddress,
        file: &str,
        revision: Revision,
    ) -> Result<(), NotSaid> {
        let path = format!("tournaments/{file}/{revision}");
        let sentence = Sentence::Withdraw { file, revision };
        self.ask(archive, Method::DELETE, &path, &sentence)
            .map(drop)
    }

    /// Says what may be seen of the persons of a tournament, in the place of what was said under smaller numbers.
    ///
    /// # Errors
    /// When it did not get there, or is refused.
    pub fn people(
        &self,
        archive: &ArchiveAddress,
        file: &str,
        revision: Revision,
        body: &[u8],
    ) -> Result<(), NotSaid> {
        let sha256 = Sha256::digest(body).into();
        let sentence = Sentence::People {
            file,
            revision,
            sha256: &sha256,
        };
        let path = format!("tournaments/{file}/people/{revision}");
        self.put_body(archive, &path, &sentence, body)
    }

    /// Sends a season: SEASON.toml, its files by their identity.
    ///
    /// # Errors
    /// When it did not get there, or is refused.
    pub fn season(&self, archive: &ArchiveAddress, slug: &str, toml: &[u8]) -> Result<(), NotSaid> {
        let sha256 = Sha256::digest(toml).into();
        let sentence = Sentence::Season {
            slug,
            sha256: &sha256,
        };
        self.put_body(archive, &format!("seasons/{slug}"), &sentence, toml)
    }

    /// Asks what became of a tournament.
    ///
    /// # Errors
    /// When the archive cannot be asked, or refuses.
    pub fn status(&self, archive: &ArchiveAddress, file: &str) -> Result<Status, NotSaid> {
        let path = format!("tournaments/{file}/status");
        let sentence = Sentence::Status { file };
        let response = self.ask(archive, Method::GET, &path, &sentence)?;
        heard(response, archive)
    }

    fn put_body(
        &self,
        archive: &ArchiveAddress,
        path: &str,
        sentence: &Sentence<'_>,
        bytes: &[u8],
    ) -> Result<(), NotSaid> {
        let sent = Sent {
            bytes,
            offset: 0,
            encoding: None,
        };
        let mut unwatched = |_, _| true;
        self.say(archive, Method::PUT, path, sentence, &sent, &mut unwatched)
            .map(drop)
    }

    fn request(
        &self,
        archive: &ArchiveAddress,
        method: Method,
        path: &str,
        sentence: &Sentence<'_>,
    ) -> ureq::http::request::Builder {
        Request::builder()
            .method(method)
            .uri(format!("{archive}/api/v1/{path}"))
            .header(KEY, self.key.public().to_string())
            .header(SIGNATURE, self.key.sign(sentence).to_string())
    }

    /// A request without a body.
    fn ask(
        &self,
        archive: &ArchiveAddress,
        method: Method,
        path: &str,
        sentence: &Sentence<'_>,
    ) -> Result<Response<Body>, NotSaid> {
        let request = self.request(archive, method, path, sentence).body(());
        let request = request.map_err(|error| NotSaid::of(&error.into(), archive))?;
        let answer = self.agent.run(request);
        accepted(
            answer.map_err(|error| NotSaid::of(&error, archive))?,
            archive,
        )
    }

    /// How many of so many bytes of a body have arrived already.
    fn arrived(
        &self,
        archive: &ArchiveAddress,
        path: &str,
        sentence: &Sentence<'_>,
        total: usize,
    ) -> Result<usize, NotSaid> {
        let request = self.request(archive, Method::HEAD, path, sentence).body(());
        let request = request.map_err(|error| NotSaid::of(&error.into(), archive))?;
        let answer = self.agent.run(request);
        let answer = answer.map_err(|error| NotSaid::of(&error, archive))?;
        // Why it is refused is answered to what follows.
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
        archive: &ArchiveAddress,
        method: Method,
        path: &str,
        sentence: &Sentence<'_>,
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
        let mut request = self
            .request(archive, method, path, sentence)
            .header("content-length", body.rest.len());
        if let Some(encoding) = sent.encoding {
            request = request.header("content-encoding", encoding);
        }
        if sent.offset > 0 {
            request = request.header(UPLOAD_OFFSET, sent.offset);
        }
        let answer = request
            .body(SendBody::from_reader(&mut body))
            .map_err(ureq::Error::from)
            .and_then(|request| self.agent.run(request));
        match answer {
            Ok(answer) => accepted(answer, archive),
            Err(_) if is_canceled.load(Ordering::Relaxed) => Err(NotSaid::canceled()),
            Err(error) => Err(NotSaid::of(&error, archive)),
        }
    }
}

/// A body that says how far it is.
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

/// The answer, unless it is a refusal.
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

/// The answer as JSON; a page that a WLAN shows before one has signed in is none.
fn json<T: DeserializeOwned>(
    answer: &mut Response<Body>,
    archive: &ArchiveAddress,
) -> Result<T, NotSaid> {
    let status = answer.status();
    let read = answer.body_mut().with_config().limit(LONGEST_ANSWER);
    let text = read
        .read_to_vec()
        .map_err(|error| NotSaid::of(&error, archive))?;
    serde_json::from_slice(&text).map_err(|_| {
        let mut not_said = NotSaid::for_now("archive_answer_unreadable", archive);
        not_said.refusal = not_said.refusal.with("status", status.as_u16());
        not_said
    })
}

fn number(headers: &HeaderMap, name: &str) -> Option<u64> {
    headers.get(name)?.to_str().ok()?.parse().ok()
}
