//! Request bodies that are slow, broken or too large.

use std::net::Shutdown;
use std::time::Duration;

use kralle_serve::{BodyPace, Upload};
use rstest::rstest;

use crate::place::{LIMITS, LONG, Line, Place, SHORT, reply};

const MOST: usize = 1000;

/// Returns a server that answers with the end of a body and the number of bytes it kept.
fn place(pace: BodyPace) -> Place {
    Place::new(LIMITS, move |request, _| async move {
        let (head, body) = request.into_parts();
        let mut bytes = Vec::new();
        let upload = Upload::new(&head.headers, body);
        let end = upload.read(&mut bytes, MOST, pace, |length| {
            (length < 900).then_some(()).ok_or("refused")
        });
        reply(format!("{:?} {}", end.await, bytes.len()))
    })
}

fn begin(line: &mut Line, headers: &str, body: &str) {
    let head = format!("POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n{headers}\r\n{body}");
    line.send(head.as_bytes()).unwrap();
}

#[rstest]
#[case::none("content-length: 0\r\n", 0, "Ok(Complete) 0")]
#[case::complete("content-length: 800\r\n", 800, "Ok(Complete) 800")]
#[case::not_admitted("content-length: 950\r\n", 950, "Err(\"refused\") 950")]
#[case::too_large("content-length: 1001\r\n", 1001, "Ok(TooLarge) 0")]
fn a_body_has_an_end(#[case] headers: &str, #[case] length: usize, #[case] expected: &str) {
    let place = place(BodyPace::within(LONG));
    let mut line = place.line();
    begin(&mut line, headers, &"x".repeat(length));
    let response = line.rest();
    assert!(response.ends_with(expected), "{response}");
}

#[test]
fn a_body_without_a_length_is_counted() {
    let place = place(BodyPace::within(LONG));
    let mut line = place.line();
    let chunk = format!("100\r\n{}\r\n", "x".repeat(256));
    begin(&mut line, "transfer-encoding: chunked\r\n", &chunk);
    line.send(chunk.repeat(3).as_bytes()).unwrap();
    line.send(b"0\r\n\r\n").unwrap();
    let response = line.rest();
    assert!(response.contains("TooLarge"), "{response}");
}

/// A client that asks first is told not to send.
#[test]
fn a_body_that_is_announced_too_large_is_refused_before_it_is_sent() {
    let place = place(BodyPace::within(LONG));
    let mut line = place.line();
    let headers = "expect: 100-continue\r\ncontent-length: 99999999999\r\n";
    begin(&mut line, headers, "");
    let response = line.rest();
    assert!(response.starts_with("HTTP/1.1 200"), "{response}");
    assert!(response.ends_with("Ok(TooLarge) 0"), "{response}");
    let mut line = place.line();
    begin(
        &mut line,
        "expect: 100-continue\r\ncontent-length: 3\r\n",
        "",
    );
    assert!(line.part().starts_with("HTTP/1.1 100"));
    line.send(b"xyz").unwrap();
    line.until("Ok(Complete) 3");
}

#[rstest]
#[case::silence(BodyPace { silence: SHORT, grace: LONG, slowest: 1 })]
#[case::small_bodies(BodyPace::within(SHORT))]
#[case::slower_than_the_pace(BodyPace { silence: LONG, grace: Duration::ZERO, slowest: 100 })]
fn a_slow_body_is_broken_and_its_bytes_are_kept(#[case] pace: BodyPace) {
    let place = place(pace);
    let mut line = place.line();
    begin(&mut line, "content-length: 100\r\n", "0123456789");
    let response = line.rest();
    assert!(response.ends_with("Ok(Broken) 10"), "{response}");
}

#[test]
fn a_body_that_breaks_off_is_broken() {
    let place = place(BodyPace::within(LONG));
    let mut line = place.line();
    begin(&mut line, "content-length: 100\r\n", "0123456789");
    line.0.shutdown(Shutdown::Write).unwrap();
    let response = line.rest();
    assert!(
        response.is_empty() || response.ends_with("Ok(Broken) 10"),
        "{response}"
    );
}
