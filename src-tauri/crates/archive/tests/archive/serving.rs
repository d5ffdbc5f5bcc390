//! Failures of the database, of clients, and of the server itself.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Command, Stdio};
use std::thread;

use kralle_archive::Limits;
use rstest::rstest;
use serde_json::json;
use sqlx_core::connection::Connection as _;
use sqlx_core::query::query;
use sqlx_postgres::PgConnection;

use crate::evening::Evening;
use crate::patience::until;
use crate::postgres::{self, Cluster, Fsync, runtime};
use crate::program::Program;
use crate::served::{Served, address, limits, lines};

/// True if the server receives changes from the database.
fn hears(archive: &Served) -> bool {
    archive.get("/healthz").json()["hears_changes"] == true
}

/// Returns the lines of the response that streams the changes of a tournament.
fn changes_of(archive: &Served, evening: &Evening) -> impl Iterator<Item = String> {
    let mut stream = TcpStream::connect(archive.address).unwrap();
    let file = evening.file();
    write!(
        stream,
        "GET /api/v1/events/{file} HTTP/1.1\r\nhost: archive\r\n\r\n"
    )
    .unwrap();
    BufReader::new(stream).lines().map(Result::unwrap)
}

#[test]
fn while_the_database_is_away_kept_pages_stay_and_pushes_wait() {
    let mut cluster = Cluster::new(Fsync::Off);
    cluster.make_template();
    let archive = Served::on(cluster.copy_of_template(), limits());
    let evening = Evening::played(0);
    archive.must_push(&evening);
    let page = format!("/de/tournaments/{}/", evening.file());
    let shown = archive.get(&page);
    assert_eq!(shown.status, 200);
    assert_eq!(archive.get("/healthz").json()["database"], "here");
    evening.enter("Später, Sofie");
    for _ in 0..2 {
        cluster.stop();
        let health = archive.get("/healthz");
        assert_eq!(health.status, 503);
        assert_eq!(health.json()["database"], "away");
        let refused = archive.push(&evening);
        assert_eq!(refused.refused(), (503, "database_away".to_owned()));
        assert!(refused.header("retry-after").is_some());
        assert_eq!(archive.get(&page).body, shown.body);
        cluster.start();
        assert_eq!(archive.get("/healthz").status, 200);
    }
    archive.must_push(&evening);
    until("the page is the new one", || {
        archive.get(&page).body != shown.body
    });
}

/// Cached pages survive late notifications and an interruption of the notification channel. Under
/// load, both can happen at any moment.
#[test]
fn kept_pages_stay_whatever_was_heard_before_the_database_went_away() {
    let mut cluster = Cluster::new(Fsync::Off);
    cluster.make_template();
    let archive = Served::on(cluster.copy_of_template(), limits());
    until("it hears", || hears(&archive));
    let evening = Evening::played(0);
    archive.must_push(&evening);
    let page = format!("/de/tournaments/{}/", evening.file());
    let shown = archive.get(&page);
    assert_eq!(shown.status, 200);
    // The notification of the push arrives again, after the page that includes it.
    let mut lines = changes_of(&archive, &evening);
    assert!(lines.any(|it| it.starts_with(':')), "no stream");
    archive.sql(
        "SELECT pg_notify('kralle_archive', upper(encode(file, 'hex')) || ' ' || newest || ' '
             || (extract(epoch FROM changed) * 1000000)::bigint || ' shows') FROM tournament",
    );
    assert!(lines.any(|it| it == "event: revision"));
    cluster.stop();
    assert_eq!(archive.get(&page).body, shown.body);
    // The channel is restored, and the database stops before the next request.
    cluster.start();
    until("it hears again", || hears(&archive));
    cluster.stop();
    assert_eq!(archive.get(&page).body, shown.body);
    cluster.start();
}

#[test]
fn a_withdrawal_that_was_missed_during_a_break_is_heard_behind_it() {
    let mut cluster = Cluster::new(Fsync::Off);
    cluster.make_template();
    let archive = Served::on(cluster.copy_of_template(), limits());
    until("it hears", || hears(&archive));
    let evening = Evening::with(&[json!({ "name": "Scheu, Sabine" })]);
    archive.must_push(&evening);
    let page = format!("/de/tournaments/{}/", evening.file());
    assert_eq!(archive.get(&page).status, 200);
    assert_eq!(archive.get("/de/persons/1").status, 200);
    let mut lines = changes_of(&archive, &evening);
    assert!(lines.any(|it| it.starts_with(':')), "no stream");
    // Another program takes the tournament down, and the notification channel breaks.
    archive.sql(
        "UPDATE tournament SET is_taken_down = true,
             changed = greatest(clock_timestamp(), changed + interval '1 microsecond');
         SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()",
    );
    assert!(lines.any(|it| it == "data: {\"revision\":0}"), "not heard");
    cluster.stop();
    assert_eq!(archive.get(&page).status, 410);
    assert_eq!(archive.get("/de/persons/1").status, 503);
    cluster.start();
}

#[test]
fn a_database_that_takes_nothing_says_so_and_keeps_nothing_half() {
    let archive = Served::new();
    let evening = Evening::played(0);
    archive.must_push(&evening);
    let before = archive.rows();
    let name = archive.sql("SELECT current_database()");
    let reads_only = |is_on: bool| {
        archive.sql(&format!(
            "SET transaction_read_only = off;
             ALTER DATABASE {name} SET default_transaction_read_only = {is_on};
             SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND pid <> pg_backend_pid()"
        ));
    };
    reads_only(true);
    evening.enter("Später, Sofie");
    let refused = archive.push(&evening);
    assert_eq!(refused.refused(), (507, "database_full".to_owned()));
    assert_eq!(archive.rows(), before);
    assert_eq!(archive.shown(&evening).status, 200);
    reads_only(false);
    archive.must_push(&evening);
}

#[test]
fn a_server_stops_taking_files_once_a_newer_one_has_the_database() {
    let archive = Served::new();
    let evening = Evening::played(0);
    archive.must_push(&evening);
    archive.sql(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (4711, 'later', true, '', 0)",
    );
    let before = archive.rows();
    evening.enter("Später, Sofie");
    let refused = archive.push(&evening);
    assert_eq!(refused.refused(), (503, "database_away".to_owned()));
    let withdrawn = archive.withdraw(&evening, evening.revision());
    assert_eq!(withdrawn.refused(), (503, "database_away".to_owned()));
    let hidden = archive.people(&evening, &json!({ "players": {} }));
    assert_eq!(hidden.refused(), (503, "database_away".to_owned()));
    assert_eq!(archive.rows(), before);
    let health = archive.get("/healthz");
    assert_eq!(health.status, 503);
    assert_eq!(health.json()["database"], "newer");
}

#[test]
fn what_one_server_takes_the_others_show() {
    let one = Served::new();
    let other = Served::on(one.url.clone(), limits());
    let evening = Evening::played(0);
    let page = format!("/de/tournaments/{}/", evening.file());
    until("both hear", || {
        [&one, &other]
            .iter()
            .all(|it| it.get("/healthz").json()["hears_changes"] == true)
    });
    assert_eq!(other.get(&page).status, 404);
    one.must_push(&evening);
    until("it is shown", || other.get(&page).status == 200);
    one.withdraw(&evening, evening.revision());
    until("it is gone", || other.get(&page).status == 410);
}

#[test]
fn readers_do_not_take_the_place_of_those_who_push() {
    let archive = Served::new();
    let evening = Evening::played(0);
    let runtime = runtime();
    let mut held = runtime.block_on(async {
        let mut connection = PgConnection::connect(&archive.url).await.unwrap();
        query("BEGIN").execute(&mut connection).await.unwrap();
        query("LOCK TABLE rating_run IN ACCESS EXCLUSIVE MODE")
            .execute(&mut connection)
            .await
            .unwrap();
        connection
    });
    thread::scope(|scope| {
        for _ in 0..12 {
            scope.spawn(|| archive.get("/api/v1/ratings/tandem"));
        }
        until("all connections of readers wait", || {
            archive.sql("SELECT count(*) FROM pg_locks WHERE NOT granted") == "8"
        });
        archive.must_push(&evening);
        runtime.block_on(async {
            query("ROLLBACK").execute(&mut held).await.unwrap();
        });
    });
}

#[test]
fn who_asks_too_often_waits() {
    let limits = Limits {
        requests_a_minute: Some(5),
        ..Limits::default()
    };
    let archive = Served::on(postgres::database(), limits);
    let asked: Vec<u16> = (0..7).map(|_| archive.get("/healthz").status).collect();
    assert_eq!(asked, [200, 200, 200, 200, 200, 429, 429]);
    assert!(archive.get("/healthz").header("retry-after").is_some());
}

#[rstest]
#[case("/healthz")]
#[case("/api/v1/tournaments")]
#[case("/api/v1/tournaments/nonsense")]
#[case("/de/")]
#[case("/nowhere")]
fn browsers_are_told_to_be_careful(#[case] path: &str) {
    let archive = Served::new();
    let answer = archive.get(path);
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    let policy = answer.header("content-security-policy").unwrap();
    assert!(policy.contains("default-src 'none'"), "{policy}");
}

#[rstest]
#[case("persons/%ff")]
#[case("tournaments/%ff")]
#[case("tournaments/%ff/revisions")]
#[case("seasons/%c3%28")]
fn a_path_that_is_not_utf_8_is_refused_in_json(#[case] path: &str) {
    let archive = Served::new();
    let answer = archive.get(&format!("/api/v1/{path}"));
    assert_eq!(answer.refused(), (404, "unknown".to_owned()));
}

#[rstest]
#[case("from=-200000-01-01")]
#[case("until=+200000-01-01")]
#[case("from=0000-12-31")]
#[case("after=-5000000.1")]
#[case("after=-100000000.1")]
#[case("after=-2147483648.1")]
fn a_day_that_no_database_has_is_a_field_that_cannot_be_read(#[case] query: &str) {
    let archive = Served::new();
    let query = query.replace('+', "%2B");
    let answer = archive.get(&format!("/api/v1/tournaments?{query}"));
    assert_eq!(answer.refused(), (400, "bad_field".to_owned()), "{query}");
    if query.starts_with("after") {
        let page = archive.get(&format!("/en/tournaments?{query}"));
        assert_eq!(page.status, 400, "{query}");
    }
}

#[test]
fn what_happens_is_counted() {
    let archive = Served::new();
    let evening = Evening::played(0);
    archive.must_push(&evening);
    archive.push(&evening);
    archive.push_as(&evening, evening.revision() - 1);
    let counted = archive.get("/metrics").text();
    for line in [
        "kralle_archive_pushes_total{outcome=\"kept\"} 1",
        "kralle_archive_pushes_total{outcome=\"was_here\"} 1",
        "kralle_archive_pushes_total{outcome=\"old_revision\"} 1",
        "kralle_archive_push_seconds_count 2",
        "kralle_archive_answers_total{status=\"4xx\"} 1",
    ] {
        assert!(counted.lines().any(|it| it == line), "{line}:\n{counted}");
    }
}

#[rstest]
#[case::terminated("-TERM")]
#[case::interrupted("-INT")]
fn a_server_that_is_told_to_stop_ends_what_has_begun(#[case] signal: &str) {
    let admitted = Served::new();
    let url = admitted.url.clone();
    let evening = Evening::played(0);
    let signed = lines(&admitted.push_headers(&evening));
    drop(admitted);
    let mut server = Program::start(&url, Stdio::inherit());
    let body = evening.bytes();
    let mut stream = TcpStream::connect(&server.address).unwrap();
    write!(
        stream,
        "PUT {} HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\n{signed}content-length: {}\r\n\r\n",
        address(&evening.file().to_string(), evening.revision()),
        body.len(),
    )
    .unwrap();
    // The server requests the body, so the request has begun.
    let mut begun = [0; 12];
    stream.read_exact(&mut begun).unwrap();
    assert_eq!(&begun, b"HTTP/1.1 100");
    let told = Command::new("kill")
        .args([signal, &server.child.id().to_string()])
        .status();
    assert!(told.unwrap().success());
    stream.write_all(&body).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.contains("HTTP/1.1 201"), "{answer}");
    assert_eq!(server.child.wait().unwrap().code(), Some(0));
}

#[test]
fn a_stream_ends_with_the_server() {
    let url = postgres::database();
    let mut server = Program::start(&url, Stdio::inherit());
    let mut stream = TcpStream::connect(&server.address).unwrap();
    let file = "0".repeat(32);
    write!(
        stream,
        "GET /api/v1/events/{file} HTTP/1.1\r\nhost: x\r\n\r\n"
    )
    .unwrap();
    let mut lines = BufReader::new(stream).lines().map(Result::unwrap);
    assert!(lines.any(|it| it.starts_with(':')), "no stream");
    let process = server.child.id().to_string();
    let told = Command::new("kill").args(["-TERM", &process]).status();
    assert!(told.unwrap().success());
    // The last chunk of a complete response.
    assert_eq!(lines.by_ref().find(|it| it == "0").as_deref(), Some("0"));
    assert_eq!(lines.last().as_deref(), Some(""), "the connection ends");
    assert_eq!(server.child.wait().unwrap().code(), Some(0));
}

#[test]
fn who_listens_is_answered_before_anything_is_new_and_then_hears_of_it() {
    let archive = Served::new();
    until("it hears", || hears(&archive));
    let evening = Evening::played(0);
    let mut lines = changes_of(&archive, &evening);
    let status = lines.next().unwrap();
    assert!(status.contains("200"), "{status}");
    assert!(lines.by_ref().any(|it| it.is_empty()), "no end of the head");
    archive.must_push(&evening);
    let before: Vec<String> = lines
        .by_ref()
        .take_while(|it| it != "event: revision")
        .collect();
    // Proxies that hold back the head until the body begins need a first byte.
    assert!(before.iter().any(|it| it.starts_with(':')), "{before:?}");
    let told = format!("data: {{\"revision\":{}}}", evening.revision());
    assert_eq!(lines.next(), Some(told));
}
