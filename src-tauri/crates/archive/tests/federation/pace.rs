//! Throughput of pushes, including the proof. Tournaments of twelve teams are generated, packed
//! and signed in advance; the database is durable.

use std::process::Stdio;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use kralle_archive::database::{Database, migrate};
use kralle_archive::intake::admit;
use kralle_push::SecretKey;

use crate::clubs::Clubs;
use crate::load::percentile;
use crate::postgres::{Cluster, Fsync, runtime, sql};
use crate::program::Program;
use crate::push::{Push, identity};

/// Numbers of concurrent pushes.
const AT_ONCE: [usize; 3] = [1, 2, 8];

/// Pushes `pushes` tournaments, a part of them with each number of connections.
pub(crate) fn measure(pushes: u32) {
    let cluster = Cluster::new(Fsync::On);
    let url = cluster.empty();
    let secret = SecretKey::from_bytes(&[7; 32]);
    runtime().block_on(async {
        let database = Database::at(&url).unwrap();
        migrate(&database).await.unwrap();
        admit(&database, &secret.public(), "Verband").await.unwrap();
        database.close().await;
    });
    let server = Program::start(&url, Stdio::inherit());
    let clubs = Clubs::new(pushes);
    let evenings: Vec<_> = clubs.part(0, 1).flat_map(|club| clubs.play(club)).collect();
    let bytes: usize = evenings.iter().map(|it| it.bytes.len()).sum();
    println!(
        "{} evenings, {} kB each",
        evenings.len(),
        bytes / evenings.len() / 1024
    );
    let id = identity(&url);
    let ready = evenings.iter().map(|it| Push::of(it, &id, &secret));
    let mut ready: Vec<_> = ready.collect();
    let share = ready.len() / AT_ONCE.len();
    for at_once in AT_ONCE {
        let part = Mutex::new(ready.split_off(ready.len().saturating_sub(share)));
        let took = Mutex::new(Vec::new());
        let begun = Instant::now();
        std::thread::scope(|scope| {
            for _ in 0..at_once {
                scope.spawn(|| {
                    let agent = ureq::Agent::new_with_defaults();
                    loop {
                        let Some(push) = part.lock().unwrap().pop() else {
                            return;
                        };
                        let asked = Instant::now();
                        server.take(&agent, &push);
                        took.lock().unwrap().push(asked.elapsed());
                    }
                });
            }
        });
        let all = begun.elapsed();
        let mut took: Vec<Duration> = took.into_inner().unwrap();
        println!(
            "{at_once} at once: {:.0} a second, each p50 {:.1?}, p99 {:.1?}",
            took.len() as f64 / all.as_secs_f64(),
            percentile(&mut took, 50),
            percentile(&mut took, 99),
        );
    }
    let kept = sql(&url, "SELECT count(*) FROM revision");
    assert_eq!(kept, (share * AT_ONCE.len()).to_string());
}
