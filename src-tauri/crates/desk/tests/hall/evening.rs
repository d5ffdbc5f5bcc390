//! An evening of eight players in four teams at two tables, with phones.

use std::cell::Cell;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use kralle_desk::core::refusal::RefusalView;
use kralle_desk::{
    Act, Acted, Desk, Door, Entered, NotEntered, PhoneProof, SharedDesk, Visitor, mac,
};
use serde_json::{Value, json};

/// A shared desk with a tournament of four teams.
pub(crate) struct Evening {
    pub(crate) desk: SharedDesk,
    pub(crate) folder: tempfile::TempDir,
    drawn: Cell<u64>,
}

/// A phone with a session.
pub(crate) struct Phone {
    pub(crate) visitor: Visitor,
}

/// An unmodified answer.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Value,
}

impl From<&Acted> for Answer {
    fn from(acted: &Acted) -> Self {
        Self {
            status: acted.status,
            body: serde_json::from_slice(&acted.body).unwrap(),
        }
    }
}

impl Answer {
    /// Returns the code of a refusal, or `none`.
    pub(crate) fn code(&self) -> &str {
        self.body["code"].as_str().unwrap_or("none")
    }
}

fn desk(folder: &tempfile::TempDir) -> Desk {
    Desk::for_scripts("Rosa Klaue").keeping_keys(&folder.path().join("settings"))
}

impl Evening {
    /// The lots are drawn, no round is paired.
    pub(crate) fn before_rounds() -> Self {
        Self::of(desk)
    }

    /// The same state, with the clock that scripts set.
    pub(crate) fn by_set_clock() -> Self {
        Self::of(|folder| desk(folder).by_set_clock())
    }

    fn of(desk: impl FnOnce(&tempfile::TempDir) -> Desk) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let evening = Self {
            desk: SharedDesk::new(desk(&folder)),
            folder,
            drawn: Cell::new(0),
        };
        let settings = json!({
            "name": "Klubabend", "place": "", "date": null, "rule_set": "swiss",
            "format": "round_robin", "rating_order": ["standard"], "rating_list": "",
            "swiss_rounds": null,
        });
        let path = evening.folder.path().join("abend.kralle");
        evening.ask(
            "new_tournament",
            json!({ "settings": settings, "path": path }),
        );
        let players: Vec<Value> = (1..=8)
            .map(|number| {
                json!({
                    "name": format!("Krähe, {number}"), "birth_year": 1990,
                    "ratings": { "standard": 2000 - number },
                    "fide_id": 98_765_430 + number, "national_id": format!("GER-77712{number}"),
                })
            })
            .collect();
        evening.ask("import_players", json!({ "players": players }));
        evening.ask(
            "draw_lots",
            json!({ "seed": "739142068", "wish": "anyone" }),
        );
        evening.desk.open_hall().unwrap();
        evening
    }

    /// The first round is published.
    pub(crate) fn new() -> Self {
        let evening = Self::before_rounds();
        evening.next_round(1);
        evening
    }

    pub(crate) fn next_round(&self, round: u16) {
        self.ask("pair_round", json!({}));
        self.ask("publish_round", json!({ "round": round }));
    }

    /// Restarts the program with the same evening.
    pub(crate) fn start_again(self) -> Self {
        let Self {
            desk: before,
            folder,
            drawn,
        } = self;
        drop(before);
        let again = Self {
            desk: SharedDesk::new(desk(&folder)),
            folder,
            drawn,
        };
        let path = again.folder.path().join("abend.kralle");
        again.ask("open_tournament", json!({ "path": path }));
        again.desk.open_hall().unwrap();
        again
    }

    /// Makes a call at the desk that must succeed.
    pub(crate) fn ask(&self, call: &str, input: Value) -> Value {
        match self.try_to(call, input) {
            Ok(answer) => answer,
            Err(refusal) => panic!("{call}: {refusal:?}"),
        }
    }

    pub(crate) fn try_to(&self, call: &str, input: Value) -> Result<Value, RefusalView> {
        self.desk.call(call, input, None)
    }

    /// Returns the slip of a side.
    pub(crate) fn link(&self, round: u16, table: u16, side: &str) -> Value {
        let links = self.ask("match_links", json!({ "round": round }));
        let links = links["links"].as_array().unwrap();
        let mut found = links
            .iter()
            .filter(|link| link["table"] == table && link["side"] == side);
        found.next().unwrap().clone()
    }

    /// Shows a slip from a phone that identifies itself as `phone`.
    pub(crate) fn show(&self, link: &Value, public: u8, phone: u8) -> Result<Entered, NotEntered> {
        let id = link["id"].as_str().unwrap();
        self.desk.enter(id, [public; 32], [phone; 16])
    }

    /// Enters the slip of a side with the phone `phone`.
    pub(crate) fn phone(&self, table: u16, side: &str, phone: u8) -> Phone {
        let link = self.link(1, table, side);
        let entered = self.show(&link, phone, phone).unwrap();
        self.entered(&entered)
    }

    /// Enters the slip of a side with the phone `phone`, which proves its identity with the session
    /// `before`.
    pub(crate) fn same_phone(&self, before: &Phone, table: u16, side: &str, phone: u8) -> Phone {
        let session = before.visitor.id();
        let Door::Entered { key, .. } = self.desk.door(session) else {
            panic!("it has entered");
        };
        let link = self.link(1, table, side);
        let (id, public) = (link["id"].as_str().unwrap(), [phone + 100; 32]);
        let message = format!("kralle/phone\n{id}\n{}", URL_SAFE_NO_PAD.encode(public));
        let proof = PhoneProof::new(session.to_owned(), mac(&key, message.as_bytes()));
        let entered = self
            .desk
            .enter_with_proof(id, public, [phone; 16], Some(&proof));
        self.entered(&entered.unwrap())
    }

    pub(crate) fn entered(&self, entered: &Entered) -> Phone {
        match self.desk.door(&entered.id) {
            Door::Entered { visitor, .. } => Phone { visitor },
            other @ (Door::Unknown | Door::Ended | Door::Paper { .. }) => panic!("{other:?}"),
        }
    }

    /// Enters a device of a level, responsible for `tables`.
    pub(crate) fn device(&self, level: &str, tables: Option<[u16; 2]>) -> (Phone, u64) {
        let device = self.ask(
            "new_device",
            json!({ "level": level, "name": "Uhu, Ada", "tables": tables }),
        );
        let number = device["device"].as_u64().unwrap();
        let public = u8::try_from(number).unwrap();
        let entered = self.show(&device, public, public).unwrap();
        (self.entered(&entered), number)
    }

    /// Returns an act of `phone`, with a fresh key.
    pub(crate) fn act(&self, phone: &Phone, call: &str, input: Value) -> Act {
        self.drawn.set(self.drawn.get() + 1);
        Act {
            visitor: phone.visitor.clone(),
            name: call.to_owned(),
            body: [u8::try_from(self.drawn.get()).unwrap(); 32],
            key: format!("act-{:016}", self.drawn.get()),
            input,
        }
    }

    /// Executes an act of a phone.
    pub(crate) fn by(&self, phone: &Phone, call: &str, input: Value) -> Answer {
        let act = self.act(phone, call, input);
        Answer::from(&self.desk.act(&[act])[0])
    }

    /// Makes a read-only call from a phone.
    pub(crate) fn look(&self, phone: &Phone, call: &str) -> Value {
        self.try_look(phone, call).unwrap()
    }

    pub(crate) fn try_look(&self, phone: &Phone, call: &str) -> Result<Value, RefusalView> {
        let look = self.desk.look(&phone.visitor, call, json!({}));
        look.unwrap()
    }

    /// Returns the result that the first player of a side won by flag fall.
    pub(crate) fn wins(&self, table: u16, side: &str) -> Value {
        let round = self.ask("round", json!({ "round": 1 }));
        let it = &round["matches"][usize::from(table) - 1];
        let winner = &it[side]["seats"][0]["player"]["id"];
        json!({ "winner_player": winner, "cause": "flag_fall" })
    }

    /// Checks that the verification of the file finds nothing.
    pub(crate) fn must_be_sound(&self) {
        let report = self.ask("verify", json!({}));
        assert_eq!(report["findings"], json!([]), "{report}");
    }

    /// Returns the result of a match of round 1.
    pub(crate) fn outcome(&self, table: u16) -> Value {
        let round = self.ask("round", json!({ "round": 1 }));
        round["matches"][usize::from(table) - 1]["outcome"].clone()
    }
}
