//! The server and PostgreSQL are killed at random moments during pushes. Every acknowledged push
//! must be stored and provable, and none may be partial. A few kills run with all tests, more
//! with `cargo xtask archive kill 2000`.

use std::collections::hash_map::RandomState;
use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::hash::{BuildHasher as _, Hasher as _};
use std::process::Stdio;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, Weak};
use std::thread;
use std::time::{Duration, Instant};

use kralle_archive::database::Database;
use kralle_archive::intake::admit;
use kralle_push::{ArchiveId, Claim, ContentHash, Revision, SecretKey};
use kralle_store::{proved, unwatched};
use serde_json::json;
use sha2::{Digest as _, Sha256};
use sqlx_core::query_as::query_as;
use sqlx_postgres::PgConnection;
use ureq::Agent;

use crate::evening::Evening;
use crate::postgres::{Cluster, Fsync, runtime, sql};
use crate::program::Program;
use crate::served::{address, identity, signed_headers};

/// The default number of pushes, and the number of pushes per kill.
const PUSHES: usize = 40;
const PUSHES_FOR_A_KILL: usize = 9;
/// Number of machines that push concurrently.
const MACHINES: usize = 4;
/// Number of revisions per tournament.
const REVISIONS: usize = 5;

/// SHA-256 of acknowledged pushes, by file and revision.
type Acknowledged = BTreeMap<(String, u32), [u8; 32]>;

#[test]
fn whatever_was_acknowledged_outlives_every_kill() {
    let said = env::var("KRALLE_ARCHIVE_PUSHES").ok();
    let pushes = said.map_or(PUSHES, |said| said.parse().unwrap());
    let mut cluster = Cluster::new(Fsync::On);
    cluster.make_template();
    let url = cluster.copy_of_template();
    let secret = SecretKey::from_bytes(&[1; 32]);
    runtime().block_on(async {
        let database = Database::at(&url).unwrap();
        admit(&database, &secret.public(), "Verein").await.unwrap();
        database.close().await;
    });
    let server = Program::start(&url, Stdio::null());
    let at = Mutex::new(server.address.clone());
    let (tell, told) = channel();
    let killing = Arc::new(());
    let going = Arc::downgrade(&killing);
    let id = identity(&url);
    let acknowledged = thread::scope(|scope| {
        let (at, secret, going, id) = (&at, &secret, &going, &id);
        for machine in 0..MACHINES {
            let tell = tell.clone();
            let share = pushes / MACHINES + usize::from(machine < pushes % MACHINES);
            scope.spawn(move || {
                push_all(machine, share, (at, id, secret), going, |pushed| {
                    tell.send(pushed).unwrap();
                });
            });
        }
        drop(tell);
        let acknowledged = kill_now_and_then(&told, &mut cluster, server, &url, at);
        drop(killing);
        acknowledged
    });
    assert_eq!(acknowledged.len(), pushes);
    must_be_whole(&url, &acknowledged);
}

/// Pushes tournaments one after the other, each until it is acknowledged. Errors are tolerated
/// while `going` exists, because killed processes are restarted until then.
fn push_all(
    machine: usize,
    share: usize,
    (at, id, secret): (&Mutex<String>, &ArchiveId, &SecretKey),
    going: &Weak<()>,
    mut acknowledge: impl FnMut(((String, u32), [u8; 32])),
) {
    let config = Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(Duration::from_secs(30)))
        .build();
    let agent: Agent = config.into();
    let mut evening = None;
    for number in 0..share {
        if number % REVISIONS == 0 {
            let player = |place: usize| json!({ "name": format!("Spieler {place}, {machine}"), "birth_year": 1990 + place % 5 });
            evening = Some(Evening::with(&[player(1), player(2), player(number)]));
        }
        let evening: &Evening = evening.as_ref().unwrap();
        evening.enter(&format!("Neu {number}, {machine}"));
        let (file, revision, bytes) = (
            evening.file().to_string(),
            evening.revision(),
            evening.bytes(),
        );
        let sha256: [u8; 32] = Sha256::digest(&bytes).into();
        let claim = Claim::Push {
            file: &file,
            revision: Revision::new(revision).unwrap(),
            sha256: ContentHash(sha256),
        };
        let signed = signed_headers(id, secret, claim, revision.into());
        loop {
            let host = at.lock().unwrap().clone();
            let put = agent.put(format!("http://{host}{}", address(&file, revision)));
            let put = signed
                .iter()
                .fold(put, |put, (name, it)| put.header(*name, it));
            match put.send(&bytes).map(|answer| answer.status().as_u16()) {
                Ok(200 | 201) => break,
                // The server is down or the response was lost: the outbox sends it again.
                Ok(503) | Err(_) => assert!(going.strong_count() > 0, "it stays away"),
                Ok(status) => panic!("{file}, {revision}: {status}"),
            }
        }
        acknowledge(((file, revision), sha256));
    }
}

/// Kills PostgreSQL, the server, or both at random moments while pushes are acknowledged.
fn kill_now_and_then(
    told: &Receiver<((String, u32), [u8; 32])>,
    cluster: &mut Cluster,
    server: Program,
    url: &str,
    at: &Mutex<String>,
) -> Acknowledged {
    let mut acknowledged = Acknowledged::new();
    let mut server = Some(server);
    let mut kills = 0;
    while let Ok((pushed, sha256)) = told.recv() {
        acknowledged.insert(pushed, sha256);
        if !acknowledged.len().is_multiple_of(PUSHES_FOR_A_KILL) {
            continue;
        }
        // At a random moment during the pushes.
        let moment = Instant::now() + Duration::from_micros(chance() % 30_000);
        while let Some(left) = moment.checked_duration_since(Instant::now()) {
            if let Ok((pushed, sha256)) = told.recv_timeout(left) {
                acknowledged.insert(pushed, sha256);
            }
        }
        let kind = kills % 3;
        if kind != 0 {
            server = None;
        }
        if kind != 1 {
            cluster.kill();
            cluster.start();
        }
        if server.is_none() {
            let started = Program::start(url, Stdio::null());
            at.lock().unwrap().clone_from(&started.address);
            server = Some(started);
        }
        kills += 1;
    }
    assert!(kills > 0, "nothing was killed");
    println!("{} pushes, {kills} kills", acknowledged.len());
    drop(server);
    acknowledged
}

/// Returns a random number.
fn chance() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// Checks that exactly the acknowledged pushes are stored, and that all of them are valid and
/// consistent.
fn must_be_whole(url: &str, acknowledged: &Acknowledged) {
    type Row = (Vec<u8>, i32, Vec<u8>, i32, Vec<u8>);
    let rows: Vec<Row> = runtime().block_on(async {
        use sqlx_core::connection::Connection as _;
        let mut connection = PgConnection::connect(url).await.unwrap();
        query_as("SELECT file, revision, sha256, bytes, packed FROM revision JOIN tournament USING (tournament)")
            .fetch_all(&mut connection)
            .await
            .unwrap()
    });
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file.kralle");
    let mut there = BTreeSet::new();
    for (file, revision, sha256, bytes, packed) in rows {
        let key = (
            kralle_store::FileId(file.try_into().unwrap()).to_string(),
            u32::try_from(revision).unwrap(),
        );
        assert_eq!(acknowledged[&key], *sha256, "{key:?}");
        let file = zstd::bulk::decompress(&packed, usize::try_from(bytes).unwrap()).unwrap();
        assert_eq!(Sha256::digest(&file).as_slice(), sha256, "{key:?}");
        fs::write(&path, &file).unwrap();
        let report = proved(&path, &mut unwatched).unwrap();
        assert!(report.is_sound(), "{key:?}: {report:?}");
        there.insert(key);
    }
    assert!(there.iter().eq(acknowledged.keys()));
    for half in [
        "SELECT count(*) FROM tournament t WHERE newest <>
            (SELECT max(revision) FROM revision r WHERE r.tournament = t.tournament)",
        "SELECT count(*) FROM tournament LEFT JOIN kept USING (tournament)
         WHERE revision IS DISTINCT FROM newest",
        "SELECT count(*) FROM tournament t WHERE players <>
            (SELECT count(*) FROM entry e WHERE e.tournament = t.tournament)",
        "SELECT count(*) FROM person p WHERE tournaments <>
            (SELECT count(*) FROM entry e WHERE e.person = p.person)",
        "SELECT count(*) FROM person p WHERE NOT EXISTS
            (SELECT 1 FROM person_word w WHERE w.person = p.person)",
        "SELECT count(*) FROM (SELECT name_key, birth_year FROM person
         GROUP BY name_key, birth_year HAVING count(*) > 1) twice",
        "SELECT (SELECT count(*) FROM revision) - (SELECT count(*) FROM log WHERE act = 'push')",
    ] {
        assert_eq!(sql(url, half), "0", "{half}");
    }
}
