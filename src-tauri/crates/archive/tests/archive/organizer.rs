//! The organizer's client against the real archive.

use kralle_archive::database::Database;
use kralle_archive::intake::admit;
use kralle_archive::{Archive, Limits, serve};
use kralle_desk::{ArchiveAddress, Desk};
use kralle_outbox::{Client, NotSaid};
use kralle_push::Revision;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use crate::day::{Day, desk, send_from};
use crate::postgres::{database, runtime};

/// A running archive, and a desk with a tournament.
struct Evening {
    runtime: Runtime,
    database: String,
    url: String,
    day: Day,
}

impl Evening {
    fn begin() -> Self {
        let runtime = runtime();
        let database = database();
        let address = runtime.block_on(async {
            let archive = Archive::new(Database::at(&database).unwrap(), Limits::default());
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = listener.local_addr().unwrap();
            tokio::spawn(serve::serve(listener, archive));
            address
        });
        let mut day = Day::begin();
        day.publish(1);
        Self {
            runtime,
            database,
            url: format!("http://{address}"),
            day,
        }
    }

    fn ask(&mut self, call: &str, input: Value) -> Value {
        self.day.ask(call, input)
    }

    fn admit(&self, desk: &Desk) {
        let key = desk.outbox().unwrap().key().unwrap().public();
        self.runtime.block_on(async {
            let database = Database::at(&self.database).unwrap();
            admit(&database, &key, "SK Horst").await.unwrap();
        });
    }

    fn push(&mut self) -> Result<(), NotSaid> {
        let input = json!({ "archive": self.url, "consent": "seen" });
        self.ask("push_to_archive", input);
        self.day.send()
    }

    fn client(&self) -> (Client, ArchiveAddress, String) {
        let key = self.day.desk.outbox().unwrap().key().unwrap();
        (Client::new(key), self.url.parse().unwrap(), self.day.file())
    }

    /// Returns status and text of the public page.
    fn page(&mut self) -> (u16, String) {
        let state = self.ask("archive_state", json!({}));
        let address = state.pointer("/tournament/in_archive/address").unwrap();
        let config = ureq::Agent::config_builder().http_status_as_error(false);
        let agent: ureq::Agent = config.build().into();
        let mut answer = agent.get(address.as_str().unwrap()).call().unwrap();
        let status = answer.status().as_u16();
        (status, answer.body_mut().read_to_string().unwrap())
    }
}

fn code(refused: &NotSaid) -> &str {
    &refused.refusal.code
}

#[test]
fn who_is_not_admitted_waits_and_once_he_is_the_tournament_is_public() {
    let mut evening = Evening::begin();
    let refused = evening.push().unwrap_err();
    assert_eq!(code(&refused), "archive_not_admitted");
    evening.admit(&evening.day.desk);
    evening.ask("retry_outbox", json!({}));
    evening.day.send().unwrap();
    let (status, page) = evening.page();
    assert_eq!(status, 200);
    assert!(page.contains("Amsel"), "{page}");
    // A repeated push stays one revision.
    evening.push().unwrap();
    let (client, address, file) = evening.client();
    let status = client.status(&address, &file).unwrap();
    let head = evening.day.desk.call("archive_state", json!({})).unwrap();
    assert_eq!(json!(status.revision), head["revision"]);
    assert!(status.is_public);
}

#[test]
fn who_is_withheld_is_never_public_and_a_name_that_is_free_again_is() {
    let mut evening = Evening::begin();
    evening.admit(&evening.day.desk);
    let shown = json!([{ "player": 1, "shown": "initials" }, { "player": 2, "shown": "withheld" }]);
    let url = evening.url.clone();
    evening.ask(
        "set_archive_people",
        json!({ "archive": url, "players": shown }),
    );
    evening.push().unwrap();
    let (_, page) = evening.page();
    assert!(!page.contains("Amsel") && !page.contains("Biber"), "{page}");
    let shown = json!([{ "player": 1, "shown": "name" }]);
    evening.ask("set_archive_people", json!({ "players": shown }));
    evening.day.send().unwrap();
    let (_, page) = evening.page();
    assert!(page.contains("Amsel") && !page.contains("Biber"), "{page}");
}

#[test]
fn what_was_said_of_persons_on_another_machine_stands_until_the_director_has_looked() {
    let mut evening = Evening::begin();
    evening.admit(&evening.day.desk);
    evening.push().unwrap();
    let (client, address, file) = evening.client();
    let number = Revision::new(7).unwrap();
    let said = br#"{ "players": { "2": "withheld" } }"#;
    client.people(&address, &file, number, said).unwrap();
    let shown = json!([{ "player": 1, "shown": "initials" }]);
    evening.ask("set_archive_people", json!({ "players": shown }));
    assert_eq!(code(&evening.day.send().unwrap_err()), "archive_old_people");
    // The next push does not send it either.
    assert_eq!(code(&evening.push().unwrap_err()), "archive_old_people");
    let (_, page) = evening.page();
    assert!(page.contains("Amsel") && !page.contains("Biber"), "{page}");
    evening.ask("retry_outbox", json!({}));
    evening.day.send().unwrap();
    let (_, page) = evening.page();
    assert!(!page.contains("Amsel") && page.contains("Biber"), "{page}");
}

#[test]
fn what_is_withdrawn_is_gone_and_its_next_state_can_be_published() {
    let mut evening = Evening::begin();
    evening.admit(&evening.day.desk);
    evening.push().unwrap();
    evening.ask("withdraw_from_archive", json!({}));
    evening.day.send().unwrap();
    assert!(matches!(evening.page().0, 404 | 410));
    assert_eq!(code(&evening.push().unwrap_err()), "archive_withdrawn");
    for table in [1, 2] {
        let drawn =
            json!({ "round": 1, "table": table, "no_winner": "drawn", "cause": "draw_agreed" });
        evening.ask("enter_result", drawn);
    }
    evening.push().unwrap();
    assert_eq!(evening.page().0, 200);
}

#[test]
fn another_organizer_and_another_copy_are_refused() {
    let mut evening = Evening::begin();
    evening.admit(&evening.day.desk);
    let copy = evening.day.folder.path().join("copy.kralle");
    evening.ask("save_copy", json!({ "path": copy }));
    evening.day.publish(2);
    evening.push().unwrap();
    let (path, url) = (evening.day.path(), evening.url.clone());
    // An older copy that was continued differently and further.
    evening.ask("open_tournament", json!({ "path": copy }));
    assert_eq!(code(&evening.push().unwrap_err()), "archive_old_revision");
    for table in [1, 2, 1, 2] {
        let causes = if table == 1 {
            "draw_agreed"
        } else {
            "stalemate"
        };
        let drawn = json!({ "round": 1, "table": table, "no_winner": "drawn", "cause": causes });
        evening.ask("enter_result", drawn);
        evening.ask("clear_result", json!({ "round": 1, "table": table }));
    }
    assert_eq!(
        code(&evening.push().unwrap_err()),
        "archive_does_not_continue"
    );
    evening.ask("close_file", json!({}));
    let mut other = desk(evening.day.folder.path(), "another-machine");
    evening.admit(&other);
    other
        .call("open_tournament", json!({ "path": path }))
        .unwrap();
    let input = json!({ "archive": url, "consent": "seen" });
    other.call("push_to_archive", input).unwrap();
    assert_eq!(
        code(&send_from(&other).unwrap_err()),
        "archive_another_organizer"
    );
}
