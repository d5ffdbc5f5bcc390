//! Waiting items reach the archive: once, complete, and signed with the right key, despite any
//! failure on the way.
#![allow(clippy::unwrap_used, reason = "tests may fail and tell")]

mod day;
mod server;

use std::fs;
use std::sync::Arc;

use day::{Day, desk, send_from};
use kralle_desk::archive::archived::Next;
use kralle_desk::{ArchiveAddress, Outbox, SharedDesk};
use kralle_outbox::{Client, Sender, send};
use kralle_push::answer::RefusalCode;
use kralle_push::{Revision, SecretKey};
use rstest::rstest;
use serde_json::{Value, json};
use server::Archive;
use sha2::{Digest as _, Sha256};

impl Day {
    fn put(&mut self, to: &str) {
        self.ask(
            "push_to_archive",
            json!({ "archive": to, "consent": "seen" }),
        );
    }

    fn outbox(&self) -> Outbox {
        self.desk.outbox().unwrap().clone()
    }

    fn state(&mut self) -> Value {
        self.ask("archive_state", json!({}))
    }

    fn copies(&self) -> usize {
        let entries = fs::read_dir(self.folder.path().join("settings/archive")).unwrap();
        let names = entries.map(|it| it.unwrap().path());
        names
            .filter(|it| it.extension().is_some_and(|it| it == "zst"))
            .count()
    }
}

fn newest(archive: &Archive, file: &str) -> Option<u32> {
    let kept = archive.kept();
    kept.revisions
        .get(file)
        .and_then(|it| it.keys().last().copied())
}

#[test]
fn the_archive_gets_the_very_file_and_the_director_sees_where_it_is() {
    let archive = Archive::start();
    let mut evening = Day::begin();
    evening.publish(1);
    evening.put(&archive.url());
    assert_eq!(
        evening.state()["tournament"]["waiting"]["errands"],
        json!(["push"])
    );
    evening.send().unwrap();
    let state = evening.state();
    let there = &state["tournament"]["in_archive"];
    assert_eq!(there["revision"], state["revision"]);
    assert_eq!(state["outbox"], json!([]));
    let page = format!("{}/de/tournaments/{}/", archive.url(), evening.file());
    assert_eq!(there["address"], page);
    assert_eq!(evening.copies(), 0);
    // The received file opens as the tournament.
    let copy = evening.folder.path().join("copy.kralle");
    let kept = archive.kept().revisions[&evening.file()]
        .values()
        .next()
        .unwrap()
        .clone();
    fs::write(&copy, kept).unwrap();
    let mut other = desk(evening.folder.path(), "other");
    let overview = other
        .call("open_tournament", json!({ "path": copy }))
        .unwrap();
    assert_eq!(overview["name"], "Klubtag");
    assert_eq!(overview["rounds"][0]["state"], "published");
}

#[test]
fn nothing_goes_out_before_the_director_has_seen_what_becomes_public() {
    let archive = Archive::start();
    let mut evening = Day::begin();
    let refused = evening
        .desk
        .call("push_to_archive", json!({ "archive": archive.url() }));
    assert_eq!(refused.unwrap_err().code, "archive_not_confirmed");
    let refused = evening
        .desk
        .call("set_archive_live", json!({ "live": "after_rounds" }));
    assert_eq!(refused.unwrap_err().code, "archive_not_confirmed");
    evening.send().unwrap();
    assert_eq!(archive.said(), [""; 0]);
}

#[rstest]
#[case("http://archive.example.org")]
#[case("https://name:word@example.org")]
#[case("archive")]
fn an_address_is_refused_by_its_field(#[case] address: &str) {
    let mut evening = Day::begin();
    let input = json!({ "archive": address, "consent": "seen" });
    let refused = evening.desk.call("push_to_archive", input).unwrap_err();
    assert_eq!(
        (&*refused.code, &refused.data["field"]),
        ("bad_field", &"archive".into())
    );
}

#[test]
fn what_waits_while_offline_goes_out_when_there_is_a_network_after_a_restart() {
    let archive = Archive::start();
    let (address, url) = (archive.address, archive.url());
    drop(archive);
    let mut evening = Day::begin();
    // A port without a listener.
    let nobody = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let free = nobody.local_addr().unwrap();
    drop(nobody);
    assert_ne!(free, address);
    drop(url);
    let url = format!("http://{free}");
    evening.put(&url);
    let refused = evening.send().unwrap_err();
    assert_eq!(
        (&*refused.refusal.code, refused.next),
        ("archive_not_reached", Next::Again)
    );
    let trouble = &evening.state()["tournament"]["waiting"]["trouble"];
    assert_eq!(trouble["is_tried_again"], true);
    assert_eq!(evening.copies(), 1);

    // The program restarts.
    let (path, file) = (evening.path(), evening.file());
    evening.ask("close_file", json!({}));
    evening.desk = desk(evening.folder.path(), "settings");
    evening.ask("open_tournament", json!({ "path": path }));
    let archive = Archive::at(free);
    evening.send().unwrap();
    assert!(newest(&archive, &file).is_some());
    assert_eq!(evening.state()["outbox"], json!([]));
}

#[rstest]
fn a_refusal_says_why_and_only_what_may_go_better_is_tried_again(
    #[values(
        RefusalCode::BadSignature,
        RefusalCode::OldStatement,
        RefusalCode::OldNumber,
        RefusalCode::NotAdmitted,
        RefusalCode::AnotherOrganizer,
        RefusalCode::BadBody,
        RefusalCode::TooLarge,
        RefusalCode::AnotherFile,
        RefusalCode::NotProven,
        RefusalCode::NewerSchema,
        RefusalCode::OldRevision,
        RefusalCode::OtherContent,
        RefusalCode::OldPeople,
        RefusalCode::DoesNotContinue,
        RefusalCode::Withdrawn,
        RefusalCode::TimeIsOver,
        RefusalCode::Unknown,
        RefusalCode::BadField,
        RefusalCode::TooMany,
        RefusalCode::DatabaseAway,
        RefusalCode::DatabaseFull,
        RefusalCode::Internal
    )]
    code: RefusalCode,
) {
    let archive = Archive::start();
    let mut evening = Day::begin();
    evening.put(&archive.url());
    archive.kept().refuse = Some(code);
    let refused = evening.send().unwrap_err();
    assert_eq!(*refused.refusal.code, format!("archive_{}", code.code()));
    let again = [
        RefusalCode::BadBody,
        RefusalCode::TooMany,
        RefusalCode::DatabaseAway,
        RefusalCode::DatabaseFull,
        RefusalCode::Internal,
    ];
    let expected = if again.contains(&code) {
        Next::Again
    } else {
        Next::Stays
    };
    assert_eq!(refused.next, expected);
    // It keeps waiting, and is sent once the obstacle is gone.
    archive.kept().refuse = None;
    evening.ask("retry_outbox", json!({}));
    evening.send().unwrap();
    assert_eq!(evening.state()["outbox"], json!([]));
}

#[rstest]
#[case::a_page_of_the_wlan(
    "HTTP/1.1 200 OK\r\ncontent-length: 6\r\nconnection: close\r\n\r\n<html>"
)]
#[case::another_place(
    "HTTP/1.1 307 X\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)]
fn what_is_no_archive_gets_no_second_word(#[case] answer: &'static str) {
    let archive = Archive::start();
    let mut evening = Day::begin();
    evening.put(&archive.url());
    archive.kept().answer = Some(answer);
    let refused = evening.send().unwrap_err();
    assert_eq!(refused.refusal.code, "archive_answer_unreadable");
    assert_eq!(refused.next, Next::Again);
    assert_eq!(evening.copies(), 1);
}

#[test]
fn another_machine_has_another_key_and_is_another_organizer() {
    let archive = Archive::start();
    let mut evening = Day::begin();
    evening.put(&archive.url());
    evening.send().unwrap();
    let path = evening.path();
    evening.ask("close_file", json!({}));
    let mut other = desk(evening.folder.path(), "another-machine");
    other
        .call("open_tournament", json!({ "path": path }))
        .unwrap();
    let input = json!({ "archive": archive.url(), "consent": "seen" });
    other.call("push_to_archive", input).unwrap();
    let refused = send_from(&other).unwrap_err();
    assert_eq!(refused.refusal.code, "archive_another_organizer");
}

#[test]
fn after_a_lost_answer_the_same_revision_is_said_again_and_stays_one() {
    let archive = Archive::start();
    let mut evening = Day::begin();
    evening.put(&archive.url());
    archive.kept().lose_answer = true;
    assert_eq!(evening.send().unwrap_err().next, Next::Again);
    evening.send().unwrap();
    assert_eq!(archive.kept().revisions[&evening.file()].len(), 1);
    assert_eq!(evening.state()["outbox"], json!([]));
}

#[test]
fn a_clock_that_was_put_back_keeps_nothing_from_the_archive() {
    let archive = Archive::start();
    let mut evening = Day::begin();
    evening.put(&archive.url());
    evening.send().unwrap();
    // As if the clock had been a year ahead the last time.
    let file = evening.file();
    let ahead = archive.kept().numbers[&file] + 31_536_000_000;
    archive.kept().numbers.insert(file.clone(), ahead);
    evening.publish(1);
    evening.put(&archive.url());
    evening.send().unwrap();
    assert_eq!(archive.kept().numbers[&file], ahead + 1);
    assert_eq!(evening.state()["outbox"], json!([]));
}

#[test]
fn a_last_day_that_is_over_is_refused_before_anything_is_sent() {
    let archive = Archive::start();
    let mut evening = Day::begin();
    let input = |day: &str| json!({ "archive": archive.url(), "players": [], "public_until": day });
    let refused = evening
        .desk
        .call("set_archive_people", input("2020-01-01"))
        .unwrap_err();
    assert_eq!(refused.code, "archive_until_over");
    evening.ask("set_archive_people", input("2999-12-31"));
}

#[test]
fn a_newer_revision_takes_the_place_of_one_that_was_not_sent() {
    let archive = Archive::start();
    let mut evening = Day::begin();
    evening.put(&archive.url());
    evening.publish(1);
    evening.put(&archive.url());
    assert_eq!(evening.copies(), 1);
    evening.send().unwrap();
    assert_eq!(archive.kept().revisions[&evening.file()].len(), 1);
    assert_eq!(
        evening.state()["tournament"]["in_archive"]["revision"],
        evening.state()["revision"]
    );
}

#[test]
fn a_body_that_breaks_off_goes_on_where_it_did() {
    let archive = Archive::start();
    let client = Client::new(SecretKey::from_bytes(&[7; 32]));
    let address: ArchiveAddress = archive.url().parse().unwrap();
    // Incompressible data.
    let file: Vec<u8> = (0_u32..20_000)
        .flat_map(|it| Sha256::digest(it.to_le_bytes()))
        .collect();
    let packed = zstd::bulk::compress(&file, 3).unwrap();
    let sha256 = Sha256::digest(&file).into();
    let name = "00112233445566778899AABBCCDDEEFF";
    let push = |watch: &mut dyn FnMut(u64, u64) -> bool| {
        client.push(&address, name, Revision::FIRST, &sha256, &packed, watch)
    };
    let half = packed.len() / 2;
    archive.kept().cut = Some(half);
    assert_eq!(push(&mut |_, _| true).unwrap_err().next, Next::Again);
    let mut first = None;
    let pushed = push(&mut |sent, _| {
        first.get_or_insert(sent);
        true
    });
    assert!(pushed.unwrap().is_new);
    assert_eq!(first, Some(half as u64));
    assert_eq!(archive.kept().arrived, packed.len());
    assert_eq!(archive.kept().revisions[name][&1], file);
}

#[test]
fn what_is_left_out_in_the_middle_of_sending_does_not_get_there() {
    let archive = Archive::start();
    let mut evening = Day::begin();
    evening.put(&archive.url());
    let (outbox, file) = (evening.outbox(), evening.desk.file_identity().unwrap());
    let client = Client::new(outbox.key().unwrap());
    let mut asked = 0;
    let sent = send(&outbox, &client, file, &mut |_, _| {
        asked += 1;
        if asked == 1 {
            evening.ask("drop_from_outbox", json!({ "file": file.to_string() }));
        }
        true
    });
    assert_eq!(sent.unwrap_err().refusal.code, "canceled");
    assert_eq!(newest(&archive, &file.to_string()), None);
    assert_eq!(evening.state()["outbox"], json!([]));
    assert_eq!(evening.copies(), 0);
}

#[test]
fn what_may_be_seen_of_persons_goes_first_so_that_no_name_is_public_for_a_moment() {
    let archive = Archive::start();
    let mut evening = Day::begin();
    let shown = json!([{ "player": 1, "shown": "initials" }, { "player": 2, "shown": "withheld" }]);
    let input = json!({ "archive": archive.url(), "players": shown });
    let preview = evening.ask("set_archive_people", input);
    assert_eq!(preview["players"][0]["public_name"], "A., A.");
    assert_eq!(preview["players"][1]["public_name"], "N. N.");
    evening.put(&archive.url());
    evening.send().unwrap();
    let file = evening.file();
    let people = |number| format!("PUT /api/v1/tournaments/{file}/people/{number}");
    let revision = newest(&archive, &file).unwrap();
    let push = format!("PUT /api/v1/tournaments/{file}/{revision}");
    assert_eq!(archive.said(), [people(1), push]);
    let expected = json!({ "players": { "1": "initials", "2": "withheld" } });
    assert_eq!(archive.kept().people[&file], (1, expected));
    // A change is sent alone, and includes persons who are fully visible again.
    let shown = json!([{ "player": 1, "shown": "name" }]);
    evening.ask(
        "set_archive_people",
        json!({ "players": shown, "public_until": "2030-12-31" }),
    );
    evening.send().unwrap();
    assert_eq!(archive.said(), [people(2)]);
    let expected =
        json!({ "players": { "1": "name", "2": "withheld" }, "public_until": "2030-12-31" });
    assert_eq!(archive.kept().people[&file], (2, expected));
}

#[test]
fn a_withdrawal_takes_what_waits_with_it_and_to_publish_again_is_decided_again() {
    let archive = Archive::start();
    let mut evening = Day::begin();
    evening.put(&archive.url());
    evening.send().unwrap();
    evening.publish(1);
    evening.put(&archive.url());
    let state = evening.ask("withdraw_from_archive", json!({}));
    assert_eq!(state["outbox"][0]["errands"], json!(["withdraw"]));
    evening.send().unwrap();
    let file = evening.file();
    // The response to a waiting push might be lost: its revision is withdrawn as well.
    assert_eq!(
        archive.kept().withdrawn_to[&file],
        evening.state()["revision"]
    );
    assert_eq!(
        evening.state()["tournament"]["in_archive"]["is_public"],
        false
    );
    let again = evening
        .desk
        .call("push_to_archive", json!({ "archive": archive.url() }));
    assert_eq!(again.unwrap_err().code, "archive_not_confirmed");
}

#[test]
fn a_tournament_is_public_in_one_archive() {
    let (one, other) = (Archive::start(), Archive::start());
    let mut evening = Day::begin();
    evening.put(&one.url());
    evening.send().unwrap();
    let input = json!({ "archive": other.url(), "consent": "seen" });
    let refused = evening.desk.call("push_to_archive", input).unwrap_err();
    assert_eq!(refused.code, "archive_elsewhere");
    evening.ask("withdraw_from_archive", json!({}));
    evening.send().unwrap();
    evening.put(&other.url());
    evening.send().unwrap();
    assert!(newest(&other, &evening.file()).is_some());
}

#[test]
fn a_live_tournament_goes_out_by_itself_after_rounds_and_at_no_other_time() {
    let archive = Archive::start();
    let mut evening = Day::begin();
    evening.publish(1);
    let file = evening.file();
    let Day {
        desk,
        folder: _folder,
    } = evening;
    let desk = Arc::new(SharedDesk::new(desk));
    let _sender = Sender::start(&desk).unwrap();
    let ask = |call: &str, input: Value| desk.call(call, input, None).unwrap();
    let push = |number: u64| format!("PUT /api/v1/tournaments/{file}/{number}");
    let revision = || {
        ask("archive_state", json!({}))["revision"]
            .as_u64()
            .unwrap()
    };
    ask(
        "push_to_archive",
        json!({ "archive": archive.url(), "consent": "seen" }),
    );
    assert_eq!(archive.next(), push(revision()));
    ask("set_archive_live", json!({ "live": "after_rounds" }));
    let drawn = |table: u16, cause: &str, reason: Option<&str>| {
        let result = json!({ "round": 1, "table": table, "no_winner": "drawn", "cause": cause, "reason": reason });
        ask("enter_result", result);
    };
    // One result of two does not complete a round.
    drawn(1, "draw_agreed", None);
    let half = u32::try_from(revision()).unwrap();
    drawn(2, "draw_agreed", None);
    assert_eq!(archive.next(), push(revision()));
    assert!(!archive.kept().revisions[&file].contains_key(&half));
    ask("pair_round", json!({}));
    ask("publish_round", json!({ "round": 2 }));
    assert_eq!(archive.next(), push(revision()));
    // A correction in a completed round.
    drawn(1, "stalemate", Some("Der Zettel war falsch gelesen"));
    assert_eq!(archive.next(), push(revision()));
}

#[test]
fn a_damaged_note_keeps_nobody_from_the_tournament() {
    let mut evening = Day::begin();
    let note = evening.folder.path().join("settings/archive");
    fs::create_dir_all(&note).unwrap();
    fs::write(
        note.join(format!("{}.json", evening.file().to_lowercase())),
        "{",
    )
    .unwrap();
    evening.publish(1);
    let input = json!({ "archive": "https://archive.example.org", "consent": "seen" });
    let refused = evening.desk.call("push_to_archive", input).unwrap_err();
    assert_eq!(refused.code, "archive_not_kept");
    assert_eq!(evening.state()["outbox"], json!([]));
}
