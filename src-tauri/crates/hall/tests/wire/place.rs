//! A hall of a tournament, and who has a key there.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, mpsc};

use kralle_desk::{Desk, SharedDesk};
use kralle_hall::{Hall, Limits, Log, Settings};
use serde_json::{Value, json};

use crate::client::{Ask, Line, Said, post};

/// An open hall.
pub struct Place {
    pub hall: Option<Hall>,
    pub desk: Arc<SharedDesk>,
    /// What it wrote down.
    pub log: mpsc::Receiver<String>,
}

/// An id and its key.
#[derive(Debug, Clone)]
pub struct Key {
    pub id: String,
    pub key: Vec<u8>,
}

pub fn place() -> Place {
    place_with(Limits::default())
}

pub fn place_with(limits: Limits) -> Place {
    let mut desk = Desk::for_scripts("Probe");
    desk.call("open_demo", json!({})).unwrap();
    let desk = Arc::new(SharedDesk::new(desk));
    let (written, log) = mpsc::channel();
    let settings = Settings {
        addresses: vec![Ipv4Addr::LOCALHOST.into()],
        port: 0,
        limits,
        log: Log::to(move |line| {
            // A test that reads no log has thrown it away.
            let _ = written.send(line.to_owned());
        }),
    };
    desk.open_hall().unwrap();
    Place {
        hall: Some(Hall::open(&desk, settings).unwrap()),
        desk,
        log,
    }
}

impl Place {
    pub fn address(&self) -> SocketAddr {
        self.hall.as_ref().unwrap().address()
    }

    pub fn line(&self) -> Line {
        Line::to(self.address())
    }

    pub fn ask(&self, ask: &Ask) -> Said {
        self.line().ask(ask)
    }

    /// Asks as the holder of a key.
    pub fn as_(&self, key: &Key, ask: Ask) -> Said {
        self.ask(&key.sign(ask))
    }

    /// A call of the holder of a key, with an act's key.
    pub fn call(&self, key: &Key, name: &str, input: &Value) -> Said {
        let ask = post(&format!("/api/call/{name}"), input.to_string());
        self.as_(key, ask.once(&fresh()))
    }

    pub fn director(&self) -> Key {
        let (id, key) = self.desk.open_hall().unwrap();
        Key {
            id,
            key: key.to_vec(),
        }
    }
}

impl Key {
    pub fn sign(&self, ask: Ask) -> Ask {
        ask.signed(&self.id, &self.key)
    }
}

/// A key of an act that no other act has.
pub fn fresh() -> String {
    use std::sync::atomic::{AtomicU32, Ordering};
    static LAST: AtomicU32 = AtomicU32::new(0);
    format!("act-{:016}", LAST.fetch_add(1, Ordering::Relaxed))
}
