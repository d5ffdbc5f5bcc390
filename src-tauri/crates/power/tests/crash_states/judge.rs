//! The judge: opens a state of the disk like the ordinary program, and compares it with the states
//! that were answered.

use std::collections::HashMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use chrono::{DateTime, Utc};
use kralle_desk::Desk;
use kralle_power::tree::Tree;
use kralle_refusal::Declared as _;
use kralle_store::{NewEntry, Store, unwatched};
use kralle_tournament::{Course, Tournament};
use serde_json::{Value, json};

use crate::content::Content;
use crate::day::FILE;

/// The fault of a state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Broken {
    /// An answered command is not there.
    Lost(String),
    /// Something is there in part, or is refused.
    Half(String),
}

/// The content of the tournament file, `None` without one; or the reason it is refused.
type State = Result<Option<Content>, String>;

/// A file that got its final name during a step; a step may write the same file twice.
pub(crate) struct Renamed {
    pub(crate) step: usize,
    pub(crate) path: PathBuf,
    pub(crate) content: Arc<[u8]>,
}

/// The findings about files, by their bytes.
type Examined = HashMap<Arc<[u8]>, Result<Content, String>>;

/// The disks that were answered, in their order: before the first step, and after each.
pub(crate) struct Answered {
    lives: Vec<Tree>,
    contents: Vec<State>,
    /// Further contents that a step may leave, by the number of the step.
    between: Vec<(usize, State)>,
    renamed: Vec<Renamed>,
    /// The recovered files that were examined, by their bytes.
    examined: Mutex<Examined>,
}

/// The clock of the judge; migrations of the days use it, too.
pub(crate) const NOW: DateTime<Utc> = DateTime::UNIX_EPOCH;

impl Answered {
    pub(crate) fn new(lives: Vec<Tree>, renamed: Vec<Renamed>) -> Self {
        let mut answered = Self {
            contents: Vec::new(),
            between: Vec::new(),
            renamed,
            lives,
            examined: Mutex::default(),
        };
        for number in 0..answered.lives.len() {
            let content = answered.open(&answered.lives[number]);
            answered.contents.push(content);
        }
        answered
    }

    /// Allows a content between the answers of two steps, the second of which is `step`.
    pub(crate) fn allow(&mut self, step: usize, between: &Tree) {
        let content = self.open(between);
        self.between.push((step, content));
    }

    /// Judges a state after the answers to this many steps, and before that to the next.
    pub(crate) fn judge(&self, state: &Tree, steps: usize) -> Result<(), Broken> {
        self.judge_files(state, steps)?;
        let content = self.open(state);
        let allowed = &self.contents[steps..self.contents.len().min(steps + 2)];
        let mut between = self.between.iter().filter(|(step, _)| *step == steps);
        // A file that was refused before a step may be refused for another reason after a cut.
        let was_refused = self.contents[steps].is_err() && content.is_err();
        if was_refused
            || allowed.contains(&content)
            || between.any(|(_, between)| *between == content)
        {
            Ok(())
        } else if self.contents[..steps].contains(&content) {
            Err(Broken::Lost("the file is as before that answer".to_owned()))
        } else {
            let why = "the file is neither as before nor as after".to_owned();
            Err(Broken::Half(content.err().unwrap_or(why)))
        }
    }

    /// Judges the files beside the tournament: copies, backups, exports.
    fn judge_files(&self, state: &Tree, steps: usize) -> Result<(), Broken> {
        let before = &self.lives[steps];
        let after = self.lives.get(steps + 1).unwrap_or(before);
        let paths = state.files().chain(before.files()).map(|(path, _)| path);
        for path in paths.filter(|path| is_final(path)) {
            let (is, was) = (state.content(path), before.content(path));
            let is_renamed =
                |it: &Renamed| it.step == steps && it.path == *path && Some(&it.content) == is;
            if is == was || is == after.content(path) || self.renamed.iter().any(is_renamed) {
                continue;
            }
            let name = path.display();
            match (is, was) {
                (None, _) => return Err(Broken::Lost(format!("{name} is missing"))),
                // A removal that was not synced may be lost: then it is as it once was.
                (Some(is), None)
                    if self.lives[..steps]
                        .iter()
                        .any(|it| it.content(path) == Some(is)) => {}
                (Some(_), _) => return Err(Broken::Half(format!("{name} is not complete"))),
            }
        }
        Ok(())
    }

    /// Opens the tournament of a state, and returns its content; `None` if there is no file.
    fn open(&self, state: &Tree) -> State {
        let folder = tempfile::tempdir_in(scratch()).unwrap();
        state.lay_out(folder.path()).unwrap();
        let path = folder.path().join(FILE);
        if state.content(Path::new(FILE)).is_none() {
            return must_be_free(&path).map(|()| None);
        }
        match Store::open(&path, NOW) {
            Ok(store) => drop(store),
            Err(error) => return Err(format!("refused: {:?}", error.declared())),
        }
        let bytes: Arc<[u8]> = std::fs::read(&path).unwrap().into();
        if let Some(examined) = self.examined.lock().unwrap().get(&bytes) {
            return examined.clone().map(Some);
        }
        let examined = examine(&path, &bytes);
        let mut all = self.examined.lock().unwrap();
        all.insert(bytes, examined.clone());
        examined.map(Some)
    }
}

/// Returns the folder of scratch files: in memory if there is one.
pub(crate) fn scratch() -> PathBuf {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() {
        memory.to_owned()
    } else {
        std::env::temp_dir()
    }
}

/// True for a file with its final name: no unfinished file, and no journal of SQLite.
fn is_final(path: &Path) -> bool {
    let name = path.file_name().and_then(OsStr::to_str).unwrap_or_default();
    path != Path::new(FILE) && !name.starts_with(".kralle-") && !name.ends_with("-journal")
}

/// Leftovers must not keep a file from being created.
fn must_be_free(path: &Path) -> Result<(), String> {
    let settings = json!({
        "name": "Klubabend", "rule_set": "swiss", "format": "round_robin",
    });
    let input = json!({ "path": path, "settings": settings });
    let created = Desk::for_scripts("Rosa Klaue").call("new_tournament", input);
    created
        .map(drop)
        .map_err(|refusal| format!("no file, and none can be made: {refusal:?}"))
}

fn entry() -> NewEntry {
    NewEntry {
        time: NOW,
        who: "Rosa Klaue".to_owned(),
        command: "later".to_owned(),
        data: Value::Null,
    }
}

/// Verifies a recovered file, changes it and takes the change back.
fn examine(path: &Path, bytes: &[u8]) -> Result<Content, String> {
    let content = Content::of(bytes).map_err(|error| format!("no database: {error}"))?;
    let mut desk = Desk::for_scripts("Rosa Klaue");
    let mut ask = |call: &str, input: Value| {
        let answer = desk.call(call, input);
        answer.map_err(|refusal| format!("{call}: {refusal:?}"))
    };
    ask("open_tournament", json!({ "path": path }))?;
    let report = ask("verify", json!({}))?;
    drop(desk);
    // A file of an early version may have findings already: then every state has the same.
    let findings = report["findings"].to_string();
    let change = || {
        let mut store = Store::open(path, NOW)?;
        let before = store.tournament()?;
        let mut after = before.clone();
        after.course = match before.course {
            Course::Running => Course::Closed,
            Course::Closed => Course::Running,
        };
        store.keep(&before, &after, &entry())?;
        store.undo("Rosa Klaue", NOW)?;
        Ok::<_, kralle_store::StoreError>((
            before,
            store.tournament()?,
            store.verify(&mut unwatched)?,
        ))
    };
    let (before, after, report): (Tournament, Tournament, _) =
        change().map_err(|error| format!("not usable: {error:?}"))?;
    if before == after && report.findings.is_empty() == (findings == "[]") {
        Ok(content.with(&findings))
    } else {
        Err("not usable: undo did not lead back".to_owned())
    }
}
