//! The captains of a full hall report their matches: response times, idle and with a busy process.
//! The phones are in `phone.rs`; the server is a separate process.

use std::collections::BTreeMap;
use std::process::{Child, Command};
use std::sync::{Barrier, Mutex};
use std::time::{Duration, Instant};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::{Value, json};

use crate::phone::Phone;
use crate::server::Server;
use crate::{ask, desk, file, make, round_of};

/// The teams in the hall, with one phone each.
const TEAMS: usize = 120;

/// Set if this program is the busy process.
pub(crate) const BUSY: &str = "KRALLE_STORM_BUSY";

/// The arrival of the reports of a round.
#[derive(Clone, Copy)]
struct Arrivals {
    name: &'static str,
    /// Each phone starts at a random time within this.
    within: Duration,
    /// True if the second captain confirms the first report instead of sending his own.
    confirms: bool,
}

const ARRIVALS: [Arrivals; 3] = [
    Arrivals {
        name: "both report at the same moment",
        within: Duration::ZERO,
        confirms: false,
    },
    Arrivals {
        name: "both report within 100 ms",
        within: Duration::from_millis(100),
        confirms: false,
    },
    Arrivals {
        name: "one reports, the other confirms, each within 1 s",
        within: Duration::from_secs(1),
        confirms: true,
    },
];

/// Response times by kind of request.
type Times = BTreeMap<&'static str, Vec<Duration>>;

/// Measures one hall, enough to check that all are answered.
pub(crate) fn measure_once() {
    let [_, within, _] = ARRIVALS;
    let (times, cpu) = hall(within, 1);
    println!("{} teams, {}", TEAMS, within.name);
    print(&times, cpu);
}

/// Measures `runs` halls of each kind idle, and as many with a busy process.
pub(crate) fn measure(runs: usize) {
    for is_busy in [false, true] {
        let busy = is_busy.then(Busy::start);
        for arrivals in ARRIVALS {
            for run in 1..=runs {
                let (times, cpu) = hall(arrivals, run as u64);
                let beside = if is_busy { "busy" } else { "quiet" };
                println!("{beside}, run {run}: {}", arrivals.name);
                print(&times, cpu);
            }
        }
        drop(busy);
    }
}

/// A process that keeps one core busy.
struct Busy(Child);

impl Busy {
    fn start() -> Self {
        let mut busy = Command::new(std::env::current_exe().unwrap());
        Self(busy.env(BUSY, "1").spawn().unwrap())
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

/// Computes forever.
pub(crate) fn be_busy() {
    let mut hash = [0_u8; 32];
    loop {
        hash = <sha2::Sha256 as sha2::Digest>::digest(hash).into();
        std::hint::black_box(&hash);
    }
}

/// Runs one hall: all captains enter, listen and read, then report.
fn hall(arrivals: Arrivals, seed: u64) -> (Times, Option<Duration>) {
    let folder = tempfile::tempdir().unwrap();
    make(folder.path(), TEAMS);
    let desk = desk(folder.path());
    ask(&desk, "open_tournament", file(folder.path()));
    ask(&desk, "set_reporting", json!({ "reporting": "both" }));
    drop(desk);
    let (links, winners) = round_of(folder.path(), 1);
    let server = Server::start(folder.path());
    let host = server.now().0;
    let times = Mutex::new(Times::new());
    let captains: Vec<Captain> = (1..)
        .zip(&links)
        .map(|(number, link)| {
            let (phone, took) = Phone::enter(host, link, number);
            note(&times, "enter", took);
            let table = usize::try_from(link["table"].as_u64().unwrap()).unwrap();
            Captain {
                phone,
                is_first: link["side"] == "first",
                winner: winners[table - 1].clone(),
            }
        })
        .collect();
    let mut cpu = None;
    std::thread::scope(|scope| {
        for captain in &captains {
            scope.spawn(|| captain.phone.listen());
        }
        for captain in &captains {
            note(
                &times,
                "my_match",
                captain.phone.visit().look("my_match").took,
            );
        }
        let before = processor_time(&server);
        if arrivals.confirms {
            let (first, second): (Vec<_>, Vec<_>) = captains.iter().partition(|it| it.is_first);
            together(&first, arrivals, seed, |captain| captain.report(&times));
            together(&second, arrivals, seed + 99, |captain| {
                captain.confirm(&times);
            });
        } else {
            let all: Vec<_> = captains.iter().collect();
            together(&all, arrivals, seed, |captain| captain.report(&times));
        }
        cpu = processor_time(&server)
            .zip(before)
            .and_then(|(after, before)| after.checked_sub(before));
        let after = captains[0].phone.visit().look("my_match").body;
        assert_ne!(after["result"], Value::Null, "{after}");
        // The listeners end with the server.
        server.stop();
    });
    (times.into_inner().unwrap(), cpu)
}

/// Starts all captains, each at its time.
fn together(captains: &[&Captain], arrivals: Arrivals, seed: u64, act: impl Fn(&Captain) + Sync) {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let barrier = Barrier::new(captains.len());
    std::thread::scope(|scope| {
        for captain in captains {
            let most = u64::try_from(arrivals.within.as_micros()).unwrap();
            let after = Duration::from_micros(chance.random_range(0..=most));
            let (barrier, act) = (&barrier, &act);
            scope.spawn(move || {
                barrier.wait();
                std::thread::sleep(after);
                act(captain);
            });
        }
    });
}

struct Captain {
    phone: Phone,
    is_first: bool,
    winner: Value,
}

impl Captain {
    fn report(&self, times: &Mutex<Times>) {
        let input = json!({ "winner_player": self.winner, "cause": "flag_fall" });
        let mut visit = self.phone.visit();
        let answer = visit.act("report_result", &input, "report-0000000000000");
        assert_eq!(answer.status, 200, "{}", answer.body);
        note(times, "report", answer.took);
        note(times, "my_match after", visit.look("my_match").took);
    }

    fn confirm(&self, times: &Mutex<Times>) {
        let mut visit = self.phone.visit();
        let seen = visit.look("my_match");
        note(times, "my_match before", seen.took);
        let input = json!({ "agrees": true, "report": seen.body["theirs"]["number"] });
        let began = Instant::now();
        let answer = visit.act("answer_report", &input, "confirm-000000000000");
        assert_eq!(answer.status, 200, "{}", answer.body);
        note(times, "confirmation", began.elapsed());
    }
}

fn note(times: &Mutex<Times>, name: &'static str, took: Duration) {
    times.lock().unwrap().entry(name).or_default().push(took);
}

fn print(times: &Times, cpu: Option<Duration>) {
    for (name, took) in times {
        let mut took = took.clone();
        took.sort_unstable();
        let at = |part: usize| took[(took.len() * part / 100).min(took.len() - 1)];
        let [half, most, last] = [at(50), at(99), at(100)].map(|it| it.as_secs_f64() * 1000.0);
        let count = took.len();
        println!("    {name}: {count}, p50 {half:.1} ms, p99 {most:.1} ms, last {last:.1} ms");
    }
    if let Some(cpu) = cpu {
        let acts: usize = ["report", "confirmation"]
            .iter()
            .filter_map(|name| times.get(name))
            .map(Vec::len)
            .sum();
        let each = cpu.as_secs_f64() * 1000.0 / f64::from(u32::try_from(acts).unwrap());
        println!(
            "    processor time of the server: {} ms, {each:.2} ms a report",
            cpu.as_millis()
        );
    }
}

/// Returns the processor time of the server so far; `None` if the system does not report it.
fn processor_time(server: &Server) -> Option<Duration> {
    let pid = server.now.lock().unwrap().child.as_ref()?.id();
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let mut fields = stat.rsplit_once(") ")?.1.split(' ').skip(11);
    let mut ticks = || fields.next()?.parse::<u64>().ok();
    // Linux counts a hundred ticks a second.
    Some(Duration::from_millis(10 * (ticks()? + ticks()?)))
}
