//! Many concurrent readers with persistent connections.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;

use crate::program::Program;

/// Returns a percentile of durations.
pub(crate) fn percentile(times: &mut [Duration], percent: usize) -> Duration {
    times.sort_unstable();
    let index = (times.len() * percent).div_ceil(100).saturating_sub(1);
    times.get(index).copied().unwrap_or_default()
}

/// Reads the start pages of `files` with `clients` connections and `requests` requests in all. It
/// does so twice: first rendered, then cached.
pub(crate) fn read(
    runtime: &Runtime,
    server: &Program,
    files: &[String],
    clients: usize,
    requests: usize,
) {
    let paths: Arc<Vec<String>> = Arc::new(
        files
            .iter()
            .map(|file| format!("/de/tournaments/{file}/"))
            .collect(),
    );
    for round in ["first", "again"] {
        let next = Arc::new(AtomicUsize::new(0));
        let begun = Instant::now();
        let mut times: Vec<Duration> = runtime.block_on(async {
            let readers: Vec<_> = (0..clients)
                .map(|_| {
                    let (paths, next) = (Arc::clone(&paths), Arc::clone(&next));
                    tokio::spawn(reader(server.address.clone(), paths, next, requests))
                })
                .collect();
            let mut times = Vec::with_capacity(requests);
            for reader in readers {
                times.extend(reader.await.unwrap());
            }
            times
        });
        assert_eq!(times.len(), requests, "every request is answered");
        println!(
            "pages, {round}: {} requests of {clients} clients: {:.0} a second, p50 {:.1?}, p99 {:.1?}",
            times.len(),
            requests as f64 / begun.elapsed().as_secs_f64(),
            percentile(&mut times, 50),
            percentile(&mut times, 99),
        );
    }
}

async fn reader(
    address: String,
    paths: Arc<Vec<String>>,
    next: Arc<AtomicUsize>,
    requests: usize,
) -> Vec<Duration> {
    let stream = TcpStream::connect(&address).await.unwrap();
    stream.set_nodelay(true).unwrap();
    let mut stream = BufReader::new(stream);
    let mut times = Vec::new();
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= requests {
            return times;
        }
        // A stride coprime to most numbers, so that neighbors are not read in sequence.
        let path = &paths[number * 7919 % paths.len()];
        let begun = Instant::now();
        let request =
            format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nAccept-Encoding: gzip\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let body = answered(&mut stream, path).await;
        assert!(body > 0, "{path}: nothing in it");
        times.push(begun.elapsed());
    }
}

/// Reads a response, which must be 200, and returns the length of its body.
async fn answered(stream: &mut BufReader<TcpStream>, path: &str) -> usize {
    let mut length = 0;
    let mut line = String::new();
    stream.read_line(&mut line).await.unwrap();
    assert!(line.starts_with("HTTP/1.1 200"), "{path}: {line}");
    loop {
        line.clear();
        stream.read_line(&mut line).await.unwrap();
        if line == "\r\n" {
            break;
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse().unwrap();
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await.unwrap();
    length
}
