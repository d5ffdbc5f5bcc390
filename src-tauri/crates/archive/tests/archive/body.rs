//! Transfer of bodies: packed or not, complete, in parts, too large.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpStream};

use kralle_archive::Limits;
use kralle_push::header;
use rstest::rstest;

use crate::evening::Evening;
use crate::postgres;
use crate::served::{Answer, Served, address, limits, lines};

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packer.write_all(bytes).unwrap();
    packer.finish().unwrap()
}

fn zstd(bytes: &[u8]) -> Vec<u8> {
    zstd::bulk::compress(bytes, 3).unwrap()
}

/// Sends `body` as the signed push of `evening`.
fn put(archive: &Served, evening: &Evening, more: &[(&'static str, &str)], body: &[u8]) -> Answer {
    let mut headers = archive.push_headers(evening);
    headers.extend(
        more.iter()
            .map(|(name, value)| (*name, (*value).to_owned())),
    );
    let path = address(&evening.file().to_string(), evening.revision());
    archive.ask_with("PUT", &path, &headers, body)
}

#[test]
fn a_body_is_packed_as_its_header_says() {
    let archive = Served::new();
    let evening = Evening::played(0);
    let bytes = evening.bytes();
    let bodies = [
        (Some("zstd"), zstd(&bytes)),
        (Some("gzip"), gzip(&bytes)),
        (Some("identity"), bytes.clone()),
        (None, bytes.clone()),
    ];
    let mut expected = 201;
    for (packing, body) in bodies {
        let headers: Vec<_> = packing.iter().map(|it| ("content-encoding", *it)).collect();
        let answer = put(&archive, &evening, &headers, &body);
        assert_eq!(answer.status, expected, "{packing:?}: {}", answer.text());
        expected = 200;
    }
    for (packing, body, code) in [
        ("zstd", bytes.clone(), (400, "bad_body")),
        ("gzip", zstd(&bytes), (400, "bad_body")),
        ("zstd", zstd(&bytes)[..900].to_vec(), (400, "bad_body")),
        ("identity", zstd(&bytes), (400, "bad_body")),
        ("br", bytes.clone(), (400, "bad_field")),
    ] {
        let answer = put(&archive, &evening, &[("content-encoding", packing)], &body);
        assert_eq!(answer.refused(), (code.0, code.1.to_owned()), "{packing}");
    }
}

#[rstest]
#[case::plain("identity")]
#[case::gzip("gzip")]
#[case::zstd("zstd")]
fn a_body_that_unfolds_without_end_is_given_up(#[case] packing: &str) {
    let limits = Limits {
        file_bytes: 1 << 20,
        ..limits()
    };
    let archive = Served::on(postgres::database(), limits);
    let endless = vec![0; 64 << 20];
    let body = match packing {
        "gzip" => gzip(&endless),
        "zstd" => zstd(&endless),
        _ => endless[..=1 << 20].to_vec(),
    };
    let evening = Evening::played(0);
    let answer = put(&archive, &evening, &[("content-encoding", packing)], &body);
    assert_eq!(answer.refused(), (413, "too_large".to_owned()));
    assert_eq!(archive.sql("SELECT count(*) FROM upload"), "0");
}

/// Sends the beginning of a body, and disconnects.
fn break_off(
    archive: &Served,
    evening: &Evening,
    offset: Option<usize>,
    sent: &[u8],
    whole: usize,
) {
    let mut stream = TcpStream::connect(archive.address).unwrap();
    let path = address(&evening.file().to_string(), evening.revision());
    let signed = lines(&archive.push_headers(evening));
    let offset = offset.map_or(String::new(), |it| {
        format!("{}: {it}\r\n", header::UPLOAD_OFFSET)
    });
    write!(
        stream,
        "PUT {path} HTTP/1.1\r\nhost: x\r\n{signed}{offset}content-encoding: zstd\r\n\
         content-length: {whole}\r\n\r\n",
    )
    .unwrap();
    stream.write_all(sent).unwrap();
    stream.shutdown(Shutdown::Write).unwrap();
    // The request has been handled when the server closes the connection, whatever it responded.
    let _ = stream.read_to_end(&mut Vec::new());
}

/// Waits until `expected` bytes of the push of `evening` are stored.
fn must_have(archive: &Served, evening: &Evening, expected: usize) {
    let mut headers = archive.push_headers(evening);
    headers.push(("content-encoding", "zstd".to_owned()));
    let path = address(&evening.file().to_string(), evening.revision());
    // A client that disconnected gets no response, so it must poll.
    for _ in 0..1000 {
        let answer = archive.ask_with("HEAD", &path, &headers, &[]);
        assert_eq!(answer.status, 200);
        if answer.header(header::UPLOAD_OFFSET) == Some(&expected.to_string()) {
            return;
        }
    }
    panic!("{expected} bytes are not there");
}

#[test]
fn a_body_that_broke_off_goes_on() {
    let archive = Served::new();
    let evening = Evening::played(0);
    let body = zstd(&evening.bytes());
    let (third, half) = (body.len() / 3, body.len() / 2);
    must_have(&archive, &evening, 0);
    break_off(&archive, &evening, None, &body[..third], body.len());
    must_have(&archive, &evening, third);
    assert_eq!(archive.sql("SELECT count(*) FROM tournament"), "0");
    break_off(
        &archive,
        &evening,
        Some(third),
        &body[third..half],
        body.len() - third,
    );
    must_have(&archive, &evening, half);
    let go_on = |offset: usize| {
        let offset_text = offset.to_string();
        let headers = [
            ("content-encoding", "zstd"),
            (header::UPLOAD_OFFSET, offset_text.as_str()),
        ];
        put(&archive, &evening, &headers, &body[half..])
    };
    let wrong = go_on(third);
    assert_eq!(wrong.refused(), (400, "bad_field".to_owned()));
    let answer = go_on(half);
    assert_eq!(answer.status, 201, "{}", answer.text());
    assert_eq!(archive.sql("SELECT count(*) FROM upload"), "0");
    must_have(&archive, &evening, 0);
}

#[test]
fn a_body_that_went_wrong_on_its_way_is_sent_anew() {
    let archive = Served::new();
    let evening = Evening::played(0);
    let body = zstd(&evening.bytes());
    let half = body.len() / 2;
    break_off(&archive, &evening, None, &vec![0; half], body.len());
    must_have(&archive, &evening, half);
    let offset = half.to_string();
    let headers = [
        ("content-encoding", "zstd"),
        (header::UPLOAD_OFFSET, offset.as_str()),
    ];
    let answer = put(&archive, &evening, &headers, &body[half..]);
    assert_eq!(answer.refused(), (400, "bad_body".to_owned()));
    must_have(&archive, &evening, 0);
    let answer = put(&archive, &evening, &[("content-encoding", "zstd")], &body);
    assert_eq!(answer.status, 201, "{}", answer.text());
}

#[test]
fn an_organizer_keeps_four_parts_at_most() {
    let archive = Served::new();
    let evening = Evening::played(0);
    for number in 0..6 {
        evening.enter(&format!("Nachzügler {number}"));
        let body = zstd(&evening.bytes());
        break_off(&archive, &evening, None, &body[..100], body.len());
        must_have(&archive, &evening, 100);
    }
    assert_eq!(archive.sql("SELECT count(*) FROM upload"), "4");
}
