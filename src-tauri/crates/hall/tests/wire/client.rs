//! A minimal client of the hall: bytes over a socket, parsed as HTTP.
#![allow(unreachable_pub, reason = "a module of several tests")]

use std::fmt::Write as _;
use std::io::{self, Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use x25519_dalek::{PublicKey, StaticSecret};

/// A timeout that no test reaches.
const FOR_EVER: Duration = Duration::from_mins(2);

/// A response.
#[derive(Debug)]
pub struct Said {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Said {
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|it| it.0 == name);
        found.map(|it| it.1.as_str())
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Returns the code of a refusal.
    pub fn code(&self) -> String {
        let said = self.json();
        assert!(
            said["data"].is_object() && said.get("article").is_some(),
            "{said}"
        );
        said["code"].as_str().unwrap().to_owned()
    }
}

/// A request; unset parts have defaults.
#[derive(Debug, Clone)]
pub struct Ask {
    pub method: &'static str,
    pub path: String,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

pub fn get(path: &str) -> Ask {
    Ask {
        method: "GET",
        path: path.to_owned(),
        headers: Vec::new(),
        body: Vec::new(),
    }
}

pub fn post(path: &str, body: impl Into<Vec<u8>>) -> Ask {
    Ask {
        method: "POST",
        body: body.into(),
        ..get(path)
    }
    .with("content-type", "application/json")
}

impl Ask {
    /// Sets a header, replacing one of this name.
    pub fn with(mut self, name: &str, value: &str) -> Self {
        self.headers.retain(|it| it.0 != name);
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    pub fn without(mut self, name: &str) -> Self {
        self.headers.retain(|it| it.0 != name);
        self
    }

    pub fn by(mut self, method: &'static str) -> Self {
        self.method = method;
        self
    }

    pub fn once(self, key: &str) -> Self {
        self.with("idempotency-key", key)
    }

    fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|it| it.0 == name);
        found.map_or("", |it| it.1.as_str())
    }

    /// Returns the signature of the request with `key`.
    pub fn mac(&self, key: &[u8]) -> String {
        let (once, body) = (
            self.header("idempotency-key"),
            hex(&Sha256::digest(&self.body)),
        );
        mac(
            key,
            &format!("{}\n{}\n{once}\n{body}", self.method, self.path),
        )
    }

    /// Signs with `key` as `id`; call it last.
    pub fn signed(self, id: &str, key: &[u8]) -> Self {
        let said = format!("Kralle {id} {}", self.mac(key));
        self.with("authorization", &said)
    }

    pub fn bytes(&self, host: SocketAddr) -> Vec<u8> {
        let mut head = format!("{} {} HTTP/1.1\r\n", self.method, self.path);
        if !self.headers.iter().any(|it| it.0 == "host") {
            write!(head, "host: {host}\r\n").unwrap();
        }
        if !self.body.is_empty() && !self.headers.iter().any(|it| it.0 == "content-length") {
            write!(head, "content-length: {}\r\n", self.body.len()).unwrap();
        }
        for (name, value) in &self.headers {
            write!(head, "{name}: {value}\r\n").unwrap();
        }
        let mut bytes = (head + "\r\n").into_bytes();
        bytes.extend(&self.body);
        bytes
    }
}

pub fn mac(key: &[u8], text: &str) -> String {
    hex(&hmac(key, text.as_bytes()))
}

pub fn hmac(key: &[u8], bytes: &[u8]) -> Vec<u8> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).unwrap();
    mac.update(bytes);
    mac.finalize().into_bytes().to_vec()
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").unwrap();
        text
    })
}

/// A persistent connection.
pub struct Line {
    stream: TcpStream,
    host: SocketAddr,
    rest: Vec<u8>,
}

impl Line {
    pub fn to(host: SocketAddr) -> Self {
        Self::try_to(host).unwrap()
    }

    /// Connects, with an error if no one listens.
    pub fn try_to(host: SocketAddr) -> io::Result<Self> {
        Ok(Self::of(TcpStream::connect(host)?, host))
    }

    /// Connects from another address of this machine.
    pub fn from(address: [u8; 4], host: SocketAddr) -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_io()
            .build()
            .unwrap();
        let stream = runtime.block_on(async {
            let socket = tokio::net::TcpSocket::new_v4().unwrap();
            let from = SocketAddr::new(IpAddr::V4(Ipv4Addr::from(address)), 0);
            socket.bind(from).unwrap();
            socket.connect(host).await.unwrap().into_std().unwrap()
        });
        stream.set_nonblocking(false).unwrap();
        Self::of(stream, host)
    }

    fn of(stream: TcpStream, host: SocketAddr) -> Self {
        stream.set_read_timeout(Some(FOR_EVER)).unwrap();
        stream.set_write_timeout(Some(FOR_EVER)).unwrap();
        stream.set_nodelay(true).unwrap();
        Self {
            stream,
            host,
            rest: Vec::new(),
        }
    }

    pub fn send(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.stream.write_all(bytes)
    }

    pub fn ask(&mut self, ask: &Ask) -> Said {
        let bytes = ask.bytes(self.host);
        self.send(&bytes).unwrap();
        self.answer(ask.method == "HEAD").unwrap()
    }

    /// Reads more; 0 if the other side has closed.
    fn more(&mut self) -> io::Result<usize> {
        let mut part = [0; 16 * 1024];
        let read = self.stream.read(&mut part)?;
        self.rest.extend(&part[..read]);
        Ok(read)
    }

    fn until(&mut self, end: &[u8]) -> io::Result<Vec<u8>> {
        loop {
            if let Some(at) = self.rest.windows(end.len()).position(|it| it == end) {
                let after = self.rest.split_off(at + end.len());
                return Ok(std::mem::replace(&mut self.rest, after));
            }
            if self.more()? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
    }

    fn take(&mut self, length: usize) -> io::Result<Vec<u8>> {
        while self.rest.len() < length {
            if self.more()? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
        let after = self.rest.split_off(length);
        Ok(std::mem::replace(&mut self.rest, after))
    }

    /// Reads a response; of a stream only its head.
    pub fn answer(&mut self, is_head: bool) -> io::Result<Said> {
        let head = String::from_utf8(self.until(b"\r\n\r\n")?).unwrap();
        let mut lines = head.lines();
        let first = lines.next().unwrap();
        let status = first.split(' ').nth(1).unwrap().parse().unwrap();
        let headers: Vec<(String, String)> = lines
            .filter_map(|it| it.split_once(": "))
            .map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()))
            .collect();
        let mut said = Said {
            status,
            headers,
            body: Vec::new(),
        };
        let length = said.header("content-length").map(|it| it.parse().unwrap());
        if let Some(length) = length.filter(|_| !is_head && status != 304) {
            said.body = self.take(length)?;
        }
        Ok(said)
    }

    /// Returns the next event of a stream: its name and its data; `None` at its end.
    pub fn event(&mut self) -> Option<(String, Value)> {
        loop {
            let size = String::from_utf8(self.until(b"\r\n").ok()?).unwrap();
            let size = usize::from_str_radix(size.trim(), 16).unwrap();
            let chunk = String::from_utf8(self.take(size + 2).ok()?).unwrap();
            if size == 0 {
                return None;
            }
            if let Some((name, data)) = chunk.trim().split_once('\n') {
                let name = name.strip_prefix("event: ").unwrap().to_owned();
                let data = data.strip_prefix("data: ").unwrap();
                return Some((name, serde_json::from_str(data).unwrap()));
            }
        }
    }

    /// True if the other side has closed.
    pub fn has_ended(&mut self) -> bool {
        matches!(self.more(), Ok(0) | Err(_))
    }
}

/// An id and its key.
#[derive(Debug, Clone)]
pub struct Key {
    pub id: String,
    pub key: Vec<u8>,
}

impl Key {
    /// Parses the key from the response that shows it once.
    pub fn shown(said: &Value) -> Self {
        let key = URL_SAFE_NO_PAD.decode(said["key"].as_str().unwrap());
        Self {
            id: said["id"].as_str().unwrap().to_owned(),
            key: key.unwrap(),
        }
    }

    pub fn sign(&self, ask: Ask) -> Ask {
        ask.signed(&self.id, &self.key)
    }
}

/// Enters with the code `paper` as a new phone with its own secret.
pub fn enter(host: SocketAddr, paper: &Key, phone: u8) -> Result<Key, Said> {
    let entering = Entering::new(paper, phone, phone, None);
    entering.key(Line::to(host).ask(&entering.ask))
}

/// A request to enter as sent, and the secret, which is not sent.
pub struct Entering {
    pub ask: Ask,
    secret: StaticSecret,
    paper: Key,
}

impl Entering {
    /// Builds it from a secret, a name of the phone, and the session that proves the name.
    pub fn new(paper: &Key, secret: u8, phone: u8, proof: Option<&Key>) -> Self {
        let secret = StaticSecret::from([secret; 32]);
        let public = URL_SAFE_NO_PAD.encode(PublicKey::from(&secret).as_bytes());
        let phone = URL_SAFE_NO_PAD.encode([phone; 16]);
        let mut body = json!({ "public": public, "phone": phone });
        if let Some(session) = proof {
            let message = format!("kralle/phone\n{}\n{public}", paper.id);
            let code = URL_SAFE_NO_PAD.encode(hmac(&session.key, message.as_bytes()));
            body["proof"] = json!(format!("{}.{code}", session.id));
        }
        Self {
            ask: paper.sign(post("/api/enter", body.to_string())),
            secret,
            paper: paper.clone(),
        }
    }

    /// Returns the key of the session opened by the response.
    pub fn key(&self, answer: Said) -> Result<Key, Said> {
        if answer.status != 200 {
            return Err(answer);
        }
        let body = answer.json();
        let public = URL_SAFE_NO_PAD.decode(body["public"].as_str().unwrap());
        let public: [u8; 32] = public.unwrap().try_into().unwrap();
        let shared = self.secret.diffie_hellman(&PublicKey::from(public));
        Ok(Key {
            id: body["id"].as_str().unwrap().to_owned(),
            key: hmac(&self.paper.key, shared.as_bytes()),
        })
    }
}
