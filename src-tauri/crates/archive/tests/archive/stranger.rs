//! A client without an organizer's secret key, but with the public key: nothing of its requests
//! is read, stored or logged.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use kralle_push::header;
use rstest::rstest;

use crate::evening::Evening;
use crate::patience::until;
use crate::served::{Served, address, lines};

/// Returns the head of a push of `evening` with a forged signature, announcing `length` bytes.
fn forged(archive: &Served, evening: &Evening, length: usize) -> String {
    let mut headers = archive.push_headers(evening);
    for (name, value) in &mut headers {
        if *name == header::SIGNATURE {
            *value = "A".repeat(86);
        }
    }
    let path = address(&evening.file().to_string(), evening.revision());
    format!(
        "PUT {path} HTTP/1.1\r\nhost: x\r\n{}content-length: {length}\r\n\r\n",
        lines(&headers)
    )
}

/// Sends a head and the beginning of a body, and returns the response, which does not wait for
/// the rest.
fn answer(archive: &Served, head: &str, begin: &[u8]) -> String {
    let mut line = TcpStream::connect(archive.address).unwrap();
    line.write_all(head.as_bytes()).unwrap();
    // The server may refuse the unwanted body.
    let _ = line.write_all(begin);
    let mut answer = Vec::new();
    let _ = line.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

#[test]
fn an_upload_without_a_signature_is_refused_before_its_body_is_read() {
    let archive = Served::new();
    let evening = Evening::played(0);
    let body = evening.bytes();
    // The organizer's own upload was interrupted.
    let own = format!(
        "PUT {} HTTP/1.1\r\nhost: x\r\n{}content-length: {}\r\n\r\n",
        address(&evening.file().to_string(), evening.revision()),
        lines(&archive.push_headers(&evening)),
        body.len()
    );
    let mut line = TcpStream::connect(archive.address).unwrap();
    line.write_all(own.as_bytes()).unwrap();
    line.write_all(&body[..900]).unwrap();
    line.shutdown(std::net::Shutdown::Write).unwrap();
    let _ = line.read_to_end(&mut Vec::new());
    let parts = "SELECT string_agg(length(bytes)::text, ' ') FROM upload";
    until("900 bytes are stored", || archive.sql(parts) == "900");
    let log = archive.sql("SELECT count(*) FROM log");
    for number in 0..6_usize {
        let head = forged(&archive, &evening, 50 << 20);
        let answer = answer(&archive, &head, &vec![b'x'; number << 10]);
        assert!(answer.starts_with("HTTP/1.1 401"), "{answer}");
        assert!(answer.contains("bad_signature"), "{answer}");
    }
    // The partial upload was not replaced, and nothing of the stranger is stored.
    assert_eq!(archive.sql(parts), "900");
    assert_eq!(archive.sql("SELECT count(*) FROM log"), log);
    archive.must_push(&evening);
}

#[test]
fn a_refusal_that_repeats_is_one_line_of_the_log() {
    let archive = Served::new();
    let evening = Evening::played(0);
    let headers = archive.push_headers(&evening);
    let path = address(&evening.file().to_string(), evening.revision());
    for _ in 0..5 {
        let answer = archive.ask_with("PUT", &path, &headers, b"another body");
        assert_eq!(answer.refused(), (400, "bad_body".to_owned()));
    }
    let lines = archive.sql("SELECT count(*) FROM log WHERE act = 'refuse'");
    assert_eq!(lines, "1");
}

#[rstest]
#[case::persons("people/3")]
#[case::a_season("season")]
fn no_other_body_is_read_before_its_signature_is_checked(#[case] what: &str) {
    let archive = Served::new();
    let evening = Evening::played(0);
    let push = forged(&archive, &evening, 4 << 10);
    let of_push = address(&evening.file().to_string(), evening.revision());
    let path = match what {
        "season" => "/api/v1/seasons/cup".to_owned(),
        people => format!("/api/v1/tournaments/{}/{people}", evening.file()),
    };
    let answer = answer(&archive, &push.replace(&of_push, &path), b"");
    assert!(answer.starts_with("HTTP/1.1 401"), "{answer}");
}
