//! A local server with scripted responses, and an app without a window as its client.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

use base64::prelude::{BASE64_STANDARD, Engine as _};
use kralle_updates::{Source, Updates, plugin};
use minisign::KeyPair;
use serde_json::{Value, json};
use tauri::App;
use tauri::test::{MockRuntime, mock_builder, mock_context, noop_assets};

/// The response to a path.
#[derive(Clone)]
pub(crate) struct Said {
    pub(crate) status: u16,
    pub(crate) body: Vec<u8>,
    /// Number of promised bytes that are not sent.
    pub(crate) missing: usize,
}

impl From<Vec<u8>> for Said {
    fn from(body: Vec<u8>) -> Self {
        Self {
            status: 200,
            body,
            missing: 0,
        }
    }
}

impl From<Value> for Said {
    fn from(value: Value) -> Self {
        value.to_string().into_bytes().into()
    }
}

/// A local server, until the test ends.
pub(crate) struct Server {
    address: String,
    said: Arc<Mutex<BTreeMap<String, Said>>>,
}

impl Server {
    pub(crate) fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let said = Arc::new(Mutex::new(BTreeMap::<String, Said>::new()));
        let pages = Arc::clone(&said);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let path = asked(&stream);
                let page = pages.lock().unwrap().get(&path).cloned();
                answer(stream, page);
            }
        });
        Self { address, said }
    }

    pub(crate) fn say(&self, path: &str, said: impl Into<Said>) {
        self.said
            .lock()
            .unwrap()
            .insert(path.to_owned(), said.into());
    }

    pub(crate) fn address(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }

    /// Returns the description of a version for this system, with this signature.
    pub(crate) fn newest(&self, version: &str, signature: &str) -> Value {
        let system = format!("linux-{}", std::env::consts::ARCH);
        let platform = json!({ "url": self.address("/kralle"), "signature": signature });
        json!({ "version": version, "notes": "Quicker.", "platforms": { system: platform } })
    }
}

/// Reads a request and returns its path.
fn asked(stream: &TcpStream) -> String {
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    let first = lines.next().unwrap_or_default();
    lines.take_while(|line| !line.is_empty()).for_each(drop);
    first.split(' ').nth(1).unwrap_or_default().to_owned()
}

fn answer(mut stream: TcpStream, page: Option<Said>) {
    let page = page.unwrap_or(Said {
        status: 404,
        body: Vec::new(),
        missing: 0,
    });
    let length = page.body.len() + page.missing;
    let head = format!(
        "HTTP/1.1 {} -\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n",
        page.status
    );
    // The client may have disconnected.
    let _ = stream.write_all(head.as_bytes());
    let _ = stream.write_all(&page.body);
}

/// A signer: the publisher of Kralle, or another one.
pub(crate) struct Maker(KeyPair);

impl Maker {
    pub(crate) fn new() -> Self {
        Self(KeyPair::generate_unencrypted_keypair().unwrap())
    }

    /// Returns the public key, as built into a program.
    pub(crate) fn key(&self) -> String {
        let file = self.0.pk.to_box().unwrap().to_string();
        BASE64_STANDARD.encode(file)
    }

    /// Returns the signature of a program, with the trusted comment of Tauri's command line.
    pub(crate) fn sign(&self, program: &[u8], about: &str) -> String {
        let signed = minisign::sign(
            Some(&self.0.pk),
            &self.0.sk,
            std::io::Cursor::new(program),
            Some(about),
            None,
        );
        BASE64_STANDARD.encode(signed.unwrap().to_string())
    }
}

/// Returns an app of version 1.4.0.
pub(crate) fn app() -> App<MockRuntime> {
    let mut context = mock_context(noop_assets());
    context.package_info_mut().version = "1.4.0".parse().unwrap();
    let plugin = plugin(&mut context);
    mock_builder().plugin(plugin).build(context).unwrap()
}

/// Checks for the newest version at `address`, and returns its downloaded bytes if there is one.
pub(crate) fn fetched(
    key: &str,
    address: &str,
) -> Result<Option<Vec<u8>>, kralle_updates::Refused> {
    let app = app();
    let updates = Updates::default();
    tauri::async_runtime::block_on(async {
        let newer = updates.look(app.handle(), Source { key, address }).await?;
        match newer {
            Some(newer) => updates.fetch(&newer.version).await.map(Some),
            None => Ok(None),
        }
    })
}
