//! The measurements of the load test.

use std::env;
use std::process::Stdio;
use std::time::{Duration, Instant};

use kralle_archive::database::{Database, migrate};
use kralle_archive::{person, rating};
use kralle_push::{ArchiveId, SecretKey};

use crate::clubs::Clubs;
use crate::postgres::{Cluster, Fsync, runtime, sql};
use crate::program::Program;
use crate::push::{Push, identity};
use crate::{clubs, load, pace};

/// The size of the generated federation.
struct Size {
    tournaments: u32,
    /// Number of additional persons, only for the search.
    persons: u32,
    clients: usize,
    requests: usize,
}

fn size() -> Size {
    let number = |name: &str, usual: u32| {
        let value = env::var(name).ok();
        value.map_or(usual, |it| it.parse().expect("a number"))
    };
    Size {
        tournaments: number("KRALLE_FEDERATION_TOURNAMENTS", 80),
        persons: number("KRALLE_FEDERATION_PERSONS", 5000),
        clients: number("KRALLE_FEDERATION_CLIENTS", 40) as usize,
        requests: number("KRALLE_FEDERATION_REQUESTS", 2000) as usize,
    }
}

/// Runs all measurements.
pub(crate) fn run() {
    // Test runners call this with `--list` to select tests.
    if env::args().any(|it| it == "--list") {
        return;
    }
    if let Ok(pushes) = env::var("KRALLE_ARCHIVE_PUSHES") {
        pace::measure(pushes.parse().expect("a number"));
        return;
    }
    let size = size();
    let mut cluster = Cluster::new(Fsync::Off);
    let url = cluster.empty();
    let runtime = runtime();
    let entered = runtime.enter();
    let secret = SecretKey::from_bytes(&[7; 32]);
    let database = Database::at(&url).unwrap();
    runtime.block_on(migrate(&database)).unwrap();
    runtime
        .block_on(kralle_archive::intake::admit(
            &database,
            &secret.public(),
            "Verband",
        ))
        .unwrap();
    let server = Program::start(&url, Stdio::inherit());

    let pushed = push_all(&size, &server, &identity(&url), &secret);
    let listed = sql(&url, "SELECT count(*) FROM public_tournament");
    assert_eq!(
        listed,
        size.tournaments.to_string(),
        "every acknowledged push is listed"
    );

    rate(&runtime, &database, &url);
    println!(
        "database: {} MB; its tables: {}",
        megabytes(&sql(&url, "SELECT pg_database_size(current_database())")),
        sql(&url, SIZES).replace('\n', ", "),
    );
    find(&runtime, &database, &url, &size);
    load::read(&runtime, &server, &pushed, size.clients, size.requests);
    drop(entered);
    runtime.block_on(database.close());
    drop(server);
    cluster.stop();
}

const SIZES: &str =
    "SELECT relname || ' ' || pg_total_relation_size(oid) / 1000000 || ' MB' FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    ORDER BY pg_total_relation_size(oid) DESC LIMIT 8";

fn megabytes(bytes: &str) -> u64 {
    bytes.parse::<u64>().unwrap() / 1_000_000
}

/// Pushes every tournament and returns their files.
fn push_all(size: &Size, server: &Program, id: &ArchiveId, secret: &SecretKey) -> Vec<String> {
    let clubs = Clubs::new(size.tournaments);
    let begun = Instant::now();
    let mut pushed = Vec::new();
    let mut took: Vec<Duration> = Vec::new();
    // Two organizers' machines concurrently: one per core of the archive here.
    let (send, receive) = std::sync::mpsc::channel();
    std::thread::scope(|scope| {
        for part in 0..2 {
            let (clubs, send) = (&clubs, send.clone());
            scope.spawn(move || {
                let agent = ureq::Agent::new_with_defaults();
                for club in clubs.part(part, 2) {
                    for evening in clubs.play(club) {
                        let push = Push::of(&evening, id, secret);
                        let asked = Instant::now();
                        server.take(&agent, &push);
                        send.send((evening.file, asked.elapsed())).unwrap();
                    }
                }
            });
        }
        drop(send);
        for (file, took_one) in receive {
            pushed.push(file);
            took.push(took_one);
            if pushed.len() % 5000 == 0 {
                println!("{} pushed after {:.0?}", pushed.len(), begun.elapsed());
            }
        }
    });
    println!(
        "pushed {} tournaments, made beside it: {:.0} a second, each p50 {:.1?}, p99 {:.1?}",
        pushed.len(),
        pushed.len() as f64 / begun.elapsed().as_secs_f64(),
        load::percentile(&mut took, 50),
        load::percentile(&mut took, 99),
    );
    pushed
}

/// Rates everything twice, and checks that the results are identical.
fn rate(runtime: &tokio::runtime::Runtime, database: &Database, url: &str) {
    let digest = "SELECT md5(string_agg(md5(kind || person || rating || deviation || matches || encode(curve, 'hex')), '' ORDER BY kind, person)) FROM rating";
    let begun = Instant::now();
    let run = runtime
        .block_on(rating::run(database))
        .unwrap()
        .expect("nobody else rates");
    let took = begun.elapsed();
    assert!(run.matches > 0 && run.persons > 0, "{run:?}");
    let first = sql(url, digest);
    let again = Instant::now();
    sql(url, "DELETE FROM rating");
    runtime
        .block_on(rating::run(database))
        .unwrap()
        .expect("nobody else rates");
    assert_eq!(
        first,
        sql(url, digest),
        "the same tournaments give the same ratings"
    );
    println!(
        "rated {} matches of {} tournaments, {} persons: {took:.1?}, again {:.1?}",
        run.matches,
        run.tournaments,
        run.persons,
        again.elapsed(),
    );
}

/// Searches persons by name among very many.
fn find(runtime: &tokio::runtime::Runtime, database: &Database, url: &str, size: &Size) {
    sql(url, &clubs::namesakes(size.persons));
    sql(url, "ANALYZE");
    let people = sql(url, "SELECT count(*) FROM person");
    let asked = clubs::questions(url);
    let mut took = Vec::new();
    for (text, is_there) in &asked {
        let begun = Instant::now();
        let found = runtime.block_on(person::search(database, text)).unwrap();
        took.push((begun.elapsed(), text.clone()));
        assert_eq!(!found.is_empty(), *is_there, "{text}");
    }
    took.sort();
    let slowest: Vec<String> = took
        .iter()
        .rev()
        .take(3)
        .map(|(took, text)| format!("{text} {took:.1?}"))
        .collect();
    let mut times: Vec<Duration> = took.iter().map(|(took, _)| *took).collect();
    println!(
        "found by name among {people} persons, {} questions: p50 {:.1?}, p99 {:.1?}; slowest {}",
        asked.len(),
        load::percentile(&mut times, 50),
        load::percentile(&mut times, 99),
        slowest.join(", "),
    );
}
