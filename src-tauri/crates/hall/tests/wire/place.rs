//! A hall of a tournament, and keys of every level.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};

use kralle_desk::{Desk, SharedDesk};
use kralle_hall::{Hall, Limits, Log, Machine, Settings, ThisMachine};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::client::{Ask, Key, Line, Said, enter, post};

/// An open hall.
pub struct Place {
    pub hall: Option<Hall>,
    pub desk: Arc<SharedDesk>,
    /// Its log lines.
    pub log: mpsc::Receiver<String>,
    /// The folder of its file, kept until the end.
    folder: TempDir,
}

pub fn place() -> Place {
    place_with(Limits::default())
}

pub fn place_with(limits: Limits) -> Place {
    place_at(vec![Ipv4Addr::LOCALHOST.into()], limits)
}

/// Listens on these addresses of this machine; the first is the hall's.
pub fn place_at(addresses: Vec<IpAddr>, limits: Limits) -> Place {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::for_scripts("Probe").keeping_keys(&folder.path().join("config"));
    publish_a_round(&mut desk, folder.path());
    place_of(desk, folder, addresses, limits, Arc::new(ThisMachine))
}

/// Opens a place where matches have two games.
pub fn place_of_double_rounds() -> Place {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::for_scripts("Probe").keeping_keys(&folder.path().join("config"));
    publish_a_round_of(&mut desk, folder.path(), &json!({ "games_per_match": 2 }));
    let addresses = vec![Ipv4Addr::LOCALHOST.into()];
    place_of(
        desk,
        folder,
        addresses,
        Limits::default(),
        Arc::new(ThisMachine),
    )
}

/// Opens a place on a machine other than this one.
pub fn place_on(machine: Arc<dyn Machine>) -> Place {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::for_scripts("Probe").keeping_keys(&folder.path().join("config"));
    publish_a_round(&mut desk, folder.path());
    let addresses = vec![Ipv4Addr::LOCALHOST.into()];
    place_of(desk, folder, addresses, Limits::default(), machine)
}

fn place_of(
    desk: Desk,
    folder: TempDir,
    addresses: Vec<IpAddr>,
    limits: Limits,
    machine: Arc<dyn Machine>,
) -> Place {
    let desk = Arc::new(SharedDesk::new(desk));
    let (written, log) = mpsc::channel();
    let settings = Settings {
        addresses,
        port: 0,
        limits,
        log: Log::to(move |line| {
            // A test without interest in the log has dropped the receiver.
            let _ = written.send(line.to_owned());
        }),
        machine,
    };
    desk.open_hall().unwrap();
    Place {
        hall: Some(Hall::open(&desk, settings).unwrap()),
        desk,
        log,
        folder,
    }
}

/// Creates a tournament of six teams with a published first round.
fn publish_a_round(desk: &mut Desk, folder: &Path) {
    publish_a_round_of(desk, folder, &json!({}));
}

/// The same with games per match.
fn publish_a_round_of(desk: &mut Desk, folder: &Path, match_format: &Value) {
    let mut ask = |name: &str, input: Value| {
        let answer = desk.call(name, input);
        answer.unwrap_or_else(|refusal| panic!("{name}: {refusal:?}"))
    };
    let settings = json!({ "name": "Evening", "rule_set": "swiss", "format": "round_robin", "match_format": match_format });
    let path = folder.join("evening.kralle");
    ask(
        "new_tournament",
        json!({ "settings": settings, "path": path }),
    );
    for number in 0..12 {
        let (name, rating) = (format!("Player, Number {number}"), 1500 + number);
        let player = json!({ "name": name, "presence": "here", "ratings": { "standard": rating } });
        ask("add_player", player);
    }
    ask("draw_lots", json!({ "seed": "1", "wish": "anyone" }));
    ask("pair_round", json!({}));
    ask("publish_round", json!({ "round": 1 }));
}

impl Place {
    /// Restarts the program with the same file.
    pub fn start_again(mut self) -> Self {
        self.hall.take().unwrap().close();
        let Self { desk, folder, .. } = self;
        drop(desk);
        let mut desk = Desk::for_scripts("Probe").keeping_keys(&folder.path().join("config"));
        let path = folder.path().join("evening.kralle");
        desk.call("open_tournament", json!({ "path": path }))
            .unwrap();
        place_of(
            desk,
            folder,
            vec![Ipv4Addr::LOCALHOST.into()],
            Limits::default(),
            Arc::new(ThisMachine),
        )
    }

    /// Completes round 1 and publishes the next.
    pub fn next_round(&self) {
        for table in 1..=3 {
            self.finish(table);
        }
        self.at_the_desk("pair_round", json!({}));
        self.at_the_desk("publish_round", json!({ "round": 2 }));
    }

    /// Enters a result of round 1.
    pub fn finish(&self, table: u16) {
        self.at_the_desk("enter_result", self.result(1, table));
    }

    /// Returns a result of a match: a player of the first-named team won by a flag.
    pub fn result(&self, round: u16, table: u16) -> Value {
        let seen = self.at_the_desk("round", json!({ "round": 1 }));
        let it = &seen["matches"][usize::from(table) - 1];
        let winner = &it["first"]["seats"][0]["player"]["id"];
        json!({
            "round": round, "table": table, "winner_player": winner, "cause": "flag_fall",
        })
    }

    /// Returns a device of a level, restricted to some tables.
    pub fn device_at(&self, level: &str, tables: [u16; 2], phone: u8) -> Key {
        let input = json!({ "level": level, "name": level, "tables": tables });
        let paper = Key::shown(&self.at_the_desk("new_device", input));
        self.enter(&paper, phone).unwrap()
    }

    /// Returns the size of the file in bytes.
    pub fn file_size(&self) -> u64 {
        let path = self.folder.path().join("evening.kralle");
        std::fs::metadata(path).unwrap().len()
    }

    /// Returns a path next to the tournament.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn address(&self) -> SocketAddr {
        self.hall.as_ref().unwrap().address()
    }

    pub fn line(&self) -> Line {
        Line::to(self.address())
    }

    pub fn ask(&self, ask: &Ask) -> Said {
        self.line().ask(ask)
    }

    /// Sends a request signed with a key.
    pub fn as_(&self, key: &Key, ask: Ask) -> Said {
        self.ask(&key.sign(ask))
    }

    /// Makes a call with a key, and a fresh idempotency key.
    pub fn call(&self, key: &Key, name: &str, input: &Value) -> Said {
        let ask = post(&format!("/api/call/{name}"), input.to_string());
        self.as_(key, ask.once(&fresh()))
    }

    /// Returns the response to a call of the director in the window.
    pub fn at_the_desk(&self, name: &str, input: Value) -> Value {
        let answer = self.desk.call(name, input, None);
        answer.unwrap_or_else(|refusal| panic!("{name}: {refusal:?}"))
    }

    /// Returns the code of a new device, and its number.
    pub fn device(&self, level: &str) -> (Key, Value) {
        let said = self.at_the_desk("new_device", json!({ "level": level, "name": level }));
        (Key::shown(&said), said["device"].clone())
    }

    /// Returns the slip of a side at a table.
    pub fn slip(&self, table: u16, side: &str) -> Key {
        let said = self.at_the_desk("match_links", json!({ "round": 1 }));
        let mut links = said["links"].as_array().unwrap().iter();
        let of_side = |it: &&Value| it["table"] == table && it["side"] == side;
        Key::shown(links.find(of_side).unwrap())
    }

    /// Enters with a code; each phone has its own secret.
    pub fn enter(&self, paper: &Key, phone: u8) -> Result<Key, Said> {
        enter(self.address(), paper, phone)
    }

    /// Returns a key of each level, by its name.
    pub fn levels(&self) -> Vec<(&'static str, Key)> {
        let device = |level: &'static str, phone: u8| {
            let entered = self.enter(&self.device(level).0, phone);
            (level, entered.unwrap())
        };
        vec![
            ("captain", self.enter(&self.slip(1, "first"), 1).unwrap()),
            device("helper", 2),
            device("arbiter", 3),
            device("projector", 4),
            ("director", self.director()),
        ]
    }

    pub fn director(&self) -> Key {
        let (id, key) = self.desk.open_hall().unwrap();
        Key {
            id,
            key: key.to_vec(),
        }
    }
}

/// Returns a fresh idempotency key.
pub fn fresh() -> String {
    use std::sync::atomic::{AtomicU32, Ordering};
    static LAST: AtomicU32 = AtomicU32::new(0);
    format!("act-{:016}", LAST.fetch_add(1, Ordering::Relaxed))
}
