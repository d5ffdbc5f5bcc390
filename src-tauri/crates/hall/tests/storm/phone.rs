//! A captain's phone over a plain socket, written from docs/hall.md only: it shares no code with
//! the page or other tests. Each visit opens a new connection, like the browser of a phone taken
//! from a pocket.

use std::fmt::Write as _;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use x25519_dalek::{PublicKey, StaticSecret};

/// The timeout of a response.
const PATIENCE: Duration = Duration::from_secs(30);

/// A phone that has entered a slip.
#[derive(Clone)]
pub(crate) struct Phone {
    host: SocketAddr,
    id: String,
    key: Vec<u8>,
}

/// A response, and its time from the first byte of the connection.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Value,
    pub(crate) took: Duration,
}

/// A connection.
pub(crate) struct Visit<'a> {
    phone: &'a Phone,
    reader: BufReader<TcpStream>,
    began: Instant,
}

fn hmac(key: &[u8], message: &[u8]) -> Vec<u8> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).unwrap();
    mac.update(message);
    mac.finalize().into_bytes().to_vec()
}

fn digits(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

impl Phone {
    /// Enters the slip `link`, as in `match_links`; `number` identifies the phone.
    pub(crate) fn enter(host: SocketAddr, link: &Value, number: u8) -> (Self, Duration) {
        let text = |field: &str| link[field].as_str().unwrap().to_owned();
        let paper = Self {
            host,
            id: text("id"),
            key: URL_SAFE_NO_PAD.decode(text("key")).unwrap(),
        };
        let mut seed = Sha256::digest(text("key"));
        seed[0] ^= number;
        let secret = StaticSecret::from(<[u8; 32]>::from(seed));
        let input = json!({
            "public": URL_SAFE_NO_PAD.encode(PublicKey::from(&secret).as_bytes()),
            "phone": URL_SAFE_NO_PAD.encode([number; 16]),
        });
        let answer = paper
            .visit()
            .send("POST", "/api/enter", &input.to_string(), "")
            .unwrap();
        assert_eq!(answer.status, 200, "{}", answer.body);
        let text = |field: &str| answer.body[field].as_str().unwrap();
        let public = URL_SAFE_NO_PAD.decode(text("public")).unwrap();
        let public: [u8; 32] = public.try_into().unwrap();
        let shared = secret.diffie_hellman(&PublicKey::from(public));
        let phone = Self {
            host,
            id: text("id").to_owned(),
            key: hmac(&paper.key, shared.as_bytes()),
        };
        (phone, answer.took)
    }

    pub(crate) fn visit(&self) -> Visit<'_> {
        self.try_visit().unwrap()
    }

    fn try_visit(&self) -> io::Result<Visit<'_>> {
        let began = Instant::now();
        let stream = TcpStream::connect(self.host)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        Ok(Visit {
            phone: self,
            reader: BufReader::new(stream),
            began,
        })
    }

    /// Listens until the server ends, and reads again at each event, like the page.
    pub(crate) fn listen(&self) {
        // A read has no response while the server ends.
        let _ = self.try_listen();
    }

    fn try_listen(&self) -> io::Result<()> {
        let mut visit = self.try_visit()?;
        visit.write("GET", "/api/events", "", "")?;
        let mut line = String::new();
        while visit.reader.read_line(&mut line)? > 0 {
            if line.starts_with("event: changed") {
                let mut look = self.try_visit()?;
                look.send("POST", "/api/call/my_match", "{}", "")?;
                look.send("POST", "/api/call/day", "{}", "")?;
            }
            line.clear();
        }
        Ok(())
    }
}

impl Visit<'_> {
    fn write(&mut self, method: &str, path: &str, body: &str, once: &str) -> io::Result<String> {
        let hash = digits(&Sha256::digest(body));
        let message = format!("{method}\n{path}\n{once}\n{hash}");
        let code = digits(&hmac(&self.phone.key, message.as_bytes()));
        let Phone { host, id, .. } = self.phone;
        let mut head = vec![
            format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\n"),
            format!("Authorization: Kralle {id} {code}\r\n"),
        ];
        if !once.is_empty() {
            head.push(format!("Idempotency-Key: {once}\r\n"));
        }
        if method == "POST" {
            let length = body.len();
            head.push(format!(
                "Content-Type: application/json\r\nContent-Length: {length}\r\n"
            ));
        }
        let request = format!("{}\r\n{body}", head.concat());
        self.reader.get_mut().write_all(request.as_bytes())?;
        Ok(code)
    }

    fn send(&mut self, method: &str, path: &str, body: &str, once: &str) -> io::Result<Answer> {
        let code = self.write(method, path, body, once)?;
        let mut line = String::new();
        if self.reader.read_line(&mut line)? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let status: u16 = line.split(' ').nth(1).unwrap().parse().unwrap();
        let (mut length, mut proof) = (0, String::new());
        loop {
            line.clear();
            self.reader.read_line(&mut line)?;
            let Some((name, value)) = line.trim().split_once(": ") else {
                break;
            };
            match name.to_ascii_lowercase().as_str() {
                "content-length" => length = value.parse().unwrap(),
                "kralle-answer" => value.clone_into(&mut proof),
                _ => {}
            }
        }
        let mut body = vec![0; length];
        self.reader.read_exact(&mut body)?;
        let took = self.began.elapsed();
        let message = format!("{status}\n{code}\n{}", digits(&Sha256::digest(&body)));
        let expected = digits(&hmac(&self.phone.key, message.as_bytes()));
        assert_eq!(proof, expected, "{}", String::from_utf8_lossy(&body));
        let body = serde_json::from_slice(&body).unwrap();
        Ok(Answer { status, body, took })
    }

    /// Performs an act once.
    pub(crate) fn act(&mut self, call: &str, input: &Value, once: &str) -> Answer {
        let path = format!("/api/call/{call}");
        self.send("POST", &path, &input.to_string(), once).unwrap()
    }

    /// Performs a read; its time counts from the request.
    pub(crate) fn look(&mut self, call: &str) -> Answer {
        self.began = Instant::now();
        let path = format!("/api/call/{call}");
        let answer = self.send("POST", &path, "{}", "").unwrap();
        assert_eq!(answer.status, 200, "{call}: {}", answer.body);
        answer
    }
}
