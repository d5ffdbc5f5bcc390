//! `cargo xtask bench start`: measures the time to paint the start page, and the memory of a big
//! tournament. Each is compared with an empty window in the same run.
//!
//! Uses the release programs on a virtual screen that is observed from outside; they contain no
//! code for the measurement.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use super::memory;
use super::painted::{painted, put_away};
use crate::build::{self, Profile, cargo};
use crate::machine;
use crate::outcome::{Outcome, Trouble};
use crate::place;
use crate::screen::OpenScreen;
use crate::step;
use crate::system::Purpose;

/// The number of measured starts of each window, after a warm-up that fills the disk cache.
const TIMES: usize = 7;
/// The number of teams in the big tournament.
const TEAMS: usize = 500;
/// The idle time before a window's memory is counted.
const REST: Duration = Duration::from_secs(5);

/// Builds the programs, or uses those in the folder after `--built`.
pub(crate) fn run(arguments: &[OsString]) -> Outcome {
    machine::prepare(Purpose::Test)?;
    let programs = match arguments {
        [] => built()?,
        [flag, folder] if flag == "--built" => PathBuf::from(folder),
        _ => return Err(Trouble::new("bench start takes --built FOLDER or nothing")),
    };
    let house = place::target().join("bench-start");
    if house.exists() {
        fs::remove_dir_all(&house)?;
    }
    fs::create_dir_all(&house)?;
    let file = big_tournament(&programs, &house)?;
    let mut screen = OpenScreen::new(&house)?;
    let bare = || at_home(&programs.join("bare-window"), &house);
    let app = || at_home(&programs.join("kralle-app"), &house);

    println!("\nFrom the start of the process to the page, in ms");
    println!("{:>10}{:>10}{:>10}", "bare", "kralle", "ratio");
    let mut times = Vec::new();
    for turn in 0..=TIMES {
        let bare = time(&mut screen, bare())?;
        let app = time(&mut screen, app())?;
        if turn > 0 {
            println!("{bare:>10.0}{app:>10.0}{:>10.2}", app / bare);
            times.push((bare, app));
        }
    }
    let [first, second, ratio] = medians(&times, |bare, app| app / bare);
    println!("{first:>10.0}{second:>10.0}{ratio:>10.2}   median");

    println!("\nMemory of all processes, the app with {TEAMS} teams open, in MB");
    println!("{:>10}{:>10}{:>10}", "bare", "kralle", "above");
    let mut sizes = Vec::new();
    for _ in 0..TIMES.div_ceil(2) {
        let bare = weigh(&mut screen, bare())?;
        let mut opens = app();
        opens.arg(&file);
        let app = weigh(&mut screen, opens)?;
        let sums = (sum(&bare), sum(&app));
        let above = sums.1 - sums.0;
        println!(
            "{:>10.0}{:>10.0}{above:>10.0}   {}",
            sums.0,
            sums.1,
            told(&app)
        );
        sizes.push(sums);
    }
    let [first, second, above] = medians(&sizes, |bare, app| app - bare);
    println!("{first:>10.0}{second:>10.0}{above:>10.0}   median");
    Ok(())
}

/// Builds the release programs and the empty window; returns their folder.
fn built() -> Result<PathBuf, Trouble> {
    build::screens()?;
    let app = build::app(Profile::Release)?;
    step::must(
        "Bare window",
        cargo(&[
            "build",
            "--workspace",
            "--release",
            "--bin=bare-window",
            "--bin=kralle",
            "--features=kralle-bare/window",
        ]),
    )?;
    Ok(app.parent().unwrap_or(&app).to_owned())
}

/// Returns the command of a program with all its files in `house`.
fn at_home(program: &Path, house: &Path) -> Command {
    let mut command = Command::new(program);
    command
        .env("HOME", house)
        .env("KRALLE_CONFIG_DIR", house.join("settings"))
        .env("KRALLE_DOCUMENTS_DIR", house.join("tournaments"))
        .env_remove("WAYLAND_DISPLAY");
    for folder in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"] {
        command.env_remove(folder);
    }
    command
}

/// Creates a tournament in its first round with the command line.
fn big_tournament(programs: &Path, house: &Path) -> Result<PathBuf, Trouble> {
    let file = house.join("big.kralle");
    let list = house.join("list.csv");
    let people = (1..=2 * TEAMS).map(|number| {
        let (rating, club) = (2400 - number, number % 40);
        format!("Muster{number}, Anna;{rating};SK Beispiel {club}\n")
    });
    let players: String = people.collect();
    let players = format!("Name;Rating;Club\n{players}");
    fs::write(&list, players)?;
    let ask = |word: &[&str]| {
        let mut command = at_home(&programs.join("kralle"), house);
        command.args(word);
        step::answer(command)
    };
    let (path, list) = (file.display().to_string(), list.display().to_string());
    ask(&[
        "new", &path, "--name", "500", "--format", "swiss", "--rounds", "9",
    ])?;
    ask(&["import", "--into", &path, &list])?;
    let lots = r#"{"seed":"739142068","wish":"anyone","third_joins":null}"#;
    ask(&["call", &path, "draw_lots", lots])?;
    ask(&["call", &path, "pair_round", "{}"])?;
    ask(&["call", &path, "publish_round", r#"{"round":1}"#])?;
    Ok(file)
}

/// Returns the time of a window, in milliseconds.
fn time(screen: &mut OpenScreen, command: Command) -> Result<f64, Trouble> {
    let shown = painted(screen, command)?;
    let took = shown.after.as_secs_f64() * 1000.0;
    put_away(screen, shown)?;
    Ok(took)
}

/// Returns the memory of each process of a window, in kilobytes.
fn weigh(screen: &mut OpenScreen, command: Command) -> Result<Vec<(String, u64)>, Trouble> {
    let shown = painted(screen, command)?;
    sleep(REST);
    let taken = memory::of(shown.program.id())?;
    put_away(screen, shown)?;
    Ok(taken)
}

/// Returns the memory of all processes in total, in megabytes.
fn sum(taken: &[(String, u64)]) -> f64 {
    let kilobytes: u64 = taken.iter().map(|(_, it)| it).sum();
    f64::from(u32::try_from(kilobytes).unwrap_or(u32::MAX)) / 1024.0
}

/// Returns the memory of each process, as text.
fn told(taken: &[(String, u64)]) -> String {
    let each = taken.iter();
    let each: Vec<String> = each
        .map(|(name, it)| format!("{name} {}", it / 1024))
        .collect();
    each.join(", ")
}

/// Returns the medians of the first, of the second, and of the result of `both` on each pair.
fn medians(pairs: &[(f64, f64)], both: fn(f64, f64) -> f64) -> [f64; 3] {
    let median = |of: &dyn Fn(&(f64, f64)) -> f64| {
        let mut all: Vec<f64> = pairs.iter().map(of).collect();
        all.sort_by(f64::total_cmp);
        all.get(all.len() / 2).copied().unwrap_or_default()
    };
    [
        median(&|pair| pair.0),
        median(&|pair| pair.1),
        median(&|pair| both(pair.0, pair.1)),
    ]
}
