//! A walk through an evening: one act after the other, with a check of the hall after each.

use std::collections::{BTreeMap, BTreeSet};

use kralle_desk::{Desk, Door, PublicView, SharedDesk, Visitor};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;
use serde_json::{Value, json};

use super::acts::Seen;
use super::told::Told;

/// A round number beyond those of all evenings.
const NO_SUCH_ROUND: u16 = 99;

/// A round, and the two teams that meet in it or one without an opponent.
type Meeting = (u16, BTreeSet<u16>);

/// The published rounds, and the visibility of the step that led here.
#[derive(Debug, Clone)]
pub(crate) struct Step {
    published: BTreeSet<u16>,
    seen: Seen,
}

/// The counts of events during the acts, so that a walk without events proves nothing.
#[derive(Debug, Default)]
pub(crate) struct Met {
    pub(crate) drafts: usize,
    pub(crate) taken_back: usize,
    pub(crate) most_published: usize,
    pub(crate) done: BTreeSet<String>,
}

impl Met {
    pub(crate) fn add(&mut self, other: Self) {
        self.drafts += other.drafts;
        self.taken_back += other.taken_back;
        self.most_published = self.most_published.max(other.most_published);
        self.done.extend(other.done);
    }
}

pub(crate) struct Walk {
    desk: SharedDesk,
    _folder: tempfile::TempDir,
    /// The last view of the hall.
    hall: BTreeMap<String, Value>,
    pub(crate) chance: ChaCha8Rng,
    visitors: Vec<Visitor>,
    /// Steps by the number of the entry that undo would revert next; 0 without one.
    pub(crate) steps: BTreeMap<u32, Step>,
    pub(crate) published: BTreeSet<u16>,
    pub(crate) met: Met,
}

impl Walk {
    pub(crate) fn new(seed: u64, formation: &str, format: &str, players: u16) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let desk = Desk::for_scripts("Rosa Klaue")
            .by_set_clock()
            .keeping_keys(&folder.path().join("settings"));
        let path = folder.path().join("abend.kralle");
        let mut walk = Self {
            desk: SharedDesk::new(desk),
            chance: ChaCha8Rng::seed_from_u64(seed),
            visitors: Vec::new(),
            steps: BTreeMap::new(),
            published: BTreeSet::new(),
            met: Met::default(),
            hall: BTreeMap::new(),
            _folder: folder,
        };
        let settings = json!({
            "name": "Klubabend", "rule_set": if formation == "single_players" { "standard" } else { "swiss" },
            "formation": formation, "format": format,
            "swiss_rounds": (format == "swiss_system").then_some(4),
            "schedule": {
                "thinking_minutes": 5, "increment_seconds": 0,
                "first_round_at": "19:30", "end_by": "23:30",
            },
        });
        walk.ask(
            "new_tournament",
            json!({ "settings": settings, "path": path }),
        );
        for number in 1..=players {
            let fields = json!({ "name": format!("Klaue, {number:02}"), "ratings": { "national": 2000 - 10 * number } });
            walk.ask("add_player", fields);
        }
        if formation == "single_players" {
            walk.ask(
                "give_numbers",
                json!({ "seed": "739142068", "order": "strength" }),
            );
        } else {
            walk.ask(
                "draw_lots",
                json!({ "seed": "739142068", "wish": "anyone" }),
            );
        }
        walk.desk.open_hall().unwrap();
        for (phone, level) in (1..).zip(["projector", "helper", "arbiter"]) {
            let device = walk.ask(
                "new_device",
                json!({ "level": level, "name": level, "tables": null }),
            );
            let entered = walk
                .desk
                .enter(device["id"].as_str().unwrap(), [phone; 32], [phone; 16]);
            match walk.desk.door(&entered.unwrap().id) {
                Door::Entered { visitor, .. } => walk.visitors.push(visitor),
                other @ (Door::Unknown | Door::Ended | Door::Paper { .. }) => panic!("{other:?}"),
            }
        }
        let before = Step {
            published: BTreeSet::new(),
            seen: Seen::May,
        };
        let so_far = 0..=walk.tip("undo");
        walk.steps = so_far.map(|entry| (entry, before.clone())).collect();
        walk.hall = walk.hall();
        walk
    }

    pub(crate) fn ask(&self, call: &str, input: Value) -> Value {
        match self.desk.call(call, input, None) {
            Ok(answer) => answer,
            Err(refusal) => panic!("{call}: {refusal:?}"),
        }
    }

    /// Returns the number of the entry that undo or redo would take next; 0 without one.
    fn tip(&self, way: &str) -> u32 {
        let number = &self.ask("overview", json!({}))[way]["number"];
        number.as_u64().map_or(0, |it| it.try_into().unwrap())
    }

    /// Returns everything the hall can request, as transferred.
    fn hall(&self) -> BTreeMap<String, Value> {
        let rounds = (1..=8)
            .chain([NO_SUCH_ROUND])
            .map(|it| format!("round/{it}"));
        let paths = [
            "overview",
            "round",
            "standings",
            "crosstable",
            "clock",
            "notices",
            "plan",
            "screens",
            "lots",
        ];
        let paths = paths.into_iter().map(ToOwned::to_owned).chain(rounds);
        let mut views: Vec<_> = paths
            .map(|path| (PublicView::at(&path).unwrap(), path))
            .collect();
        views.push((PublicView::Find("klaue".to_owned()), "find".to_owned()));
        let said = |answer: Result<Value, _>| {
            answer.unwrap_or_else(|refusal| json!({ "refused": refusal }))
        };
        let mut hall: BTreeMap<_, _> = views
            .into_iter()
            .map(|(view, path)| (path, said(self.desk.public(&view))))
            .collect();
        for visitor in &self.visitors {
            for call in [
                "clock",
                "notices",
                "day_plan",
                "screens",
                "hall_tables",
                "reports",
                "arrivals",
                "hall_penalties",
            ] {
                if SharedDesk::may_call(visitor.level(), call) == Some(true) {
                    let answer = self.desk.look(visitor, call, json!({})).unwrap();
                    hall.insert(format!("{call} of {:?}", visitor.level()), said(answer));
                }
            }
        }
        hall
    }

    /// Returns the meetings of a round from the director's view; empty if the round does not exist.
    fn meetings(&self, round: u16) -> BTreeSet<Meeting> {
        let Ok(view) = self.desk.call("round", json!({ "round": round }), None) else {
            return BTreeSet::new();
        };
        let number = |it: &Value| u16::try_from(it.as_u64().unwrap()).unwrap();
        let matches = view["matches"].as_array().unwrap().iter();
        let two = matches.map(|it| {
            [&it["first"]["team"], &it["second"]["team"]]
                .map(number)
                .into()
        });
        let one = view["bye"]["team"]
            .is_u64()
            .then(|| [number(&view["bye"]["team"])].into());
        let absent = view["absent"].as_array().unwrap().iter();
        let absent = absent.map(|it| [number(&it["team"])].into());
        two.chain(one)
            .chain(absent)
            .map(|who| (round, who))
            .collect()
    }

    /// Checks everything the hall sees.
    fn look_through(&mut self, hall: &BTreeMap<String, Value>, after: &str) {
        let rounds = self.ask("overview", json!({}))["rounds"]
            .as_array()
            .unwrap()
            .len();
        let rounds = u16::try_from(rounds).unwrap();
        let meetings: BTreeMap<u16, BTreeSet<Meeting>> = (1..=rounds)
            .map(|round| (round, self.meetings(round)))
            .collect();
        let (open, hidden): (BTreeMap<_, _>, BTreeMap<_, _>) = meetings
            .into_iter()
            .partition(|(round, _)| self.published.contains(round));
        assert_eq!(
            open.len(),
            self.published.len(),
            "{after}: a published round is gone"
        );
        let open: BTreeSet<Meeting> = open.into_values().flatten().collect();
        self.met.drafts += hidden.len();
        self.met.most_published = self.met.most_published.max(self.published.len());
        let nothing = &hall[&format!("round/{NO_SUCH_ROUND}")];
        assert!(nothing["refused"].is_object());
        for (path, said) in hall {
            let asked = path
                .strip_prefix("round/")
                .and_then(|it| it.parse::<u16>().ok());
            if let Some(round) = asked.filter(|round| !self.published.contains(round)) {
                assert_eq!(said, nothing, "{after}: round {round} is not published");
            }
            let mut told = Told::default();
            told.read(said, None, None);
            let shown = told.rounds.difference(&self.published).next();
            // The plan shows the numbers of expected rounds, and the clock the round it was started
            // for.
            let tells_numbers = ["plan", "clock", "day_plan"]
                .iter()
                .any(|it| path.starts_with(it));
            assert!(
                tells_numbers || shown.is_none(),
                "{after}: {path} tells of round {shown:?}"
            );
            for (round, who) in told.meetings {
                let known = match round {
                    Some(round) => open.contains(&(round, who.clone())),
                    None => open.iter().any(|(_, met)| *met == who),
                };
                assert!(
                    known,
                    "{after}: {path} tells that {who:?} meet in {round:?}"
                );
            }
        }
        let told = |path: &str| {
            let mut told = Told::default();
            told.read(&hall[path], None, None);
            told.meetings.len()
        };
        let two = open.iter().filter(|(_, who)| who.len() == 2).count();
        let newest = self.published.last();
        let of_newest = open
            .iter()
            .filter(|it| Some(&it.0) == newest && it.1.len() == 2)
            .count();
        assert!(
            told("round") >= of_newest && told("standings") >= two,
            "{after}: nothing was read"
        );
    }

    /// Executes an act, and checks the view of the hall after it.
    pub(crate) fn step(&mut self) {
        let (undone, redone) = (self.tip("undo"), self.tip("redo"));
        let (call, input, mut seen) = self.act();
        let after = format!("{call} {input}");
        if self.desk.call(&call, input, None).is_ok() {
            self.met.done.insert(call.clone());
            seen = self.done(&call, seen, [undone, redone]);
        } else {
            seen = Seen::MustNot;
        }
        let hall = self.hall();
        if seen == Seen::MustNot {
            for (path, said) in &hall {
                assert_eq!(said, &self.hall[path], "{after}: seen in {path}");
            }
        }
        self.look_through(&hall, &after);
        self.hall = hall;
    }

    /// Records a successful call; `tips` are the entries that undo and redo would have taken before
    /// it.
    fn done(&mut self, call: &str, seen: Seen, tips: [u32; 2]) -> Seen {
        let tip = self.tip("undo");
        let [undone, redone] = tips;
        match call {
            "undo" => {
                let taken = self.steps[&undone].clone();
                self.stand_at(tip);
                self.met.taken_back += usize::from(taken.published != self.published);
                return taken.seen;
            }
            "redo" => {
                self.stand_at(redone);
                return self.steps[&redone].seen;
            }
            "undo_to" | "redo_to" => self.stand_at(tip),
            _ => {
                if call == "publish_round" {
                    let newest = self.published.last().copied().unwrap_or_default();
                    self.published.insert(newest + 1);
                }
                // An event of the hall is no step that undo can revert.
                if tip != undone {
                    let published = self.published.clone();
                    self.steps.insert(tip, Step { published, seen });
                }
            }
        }
        seen
    }

    fn stand_at(&mut self, tip: u32) {
        self.published.clone_from(&self.steps[&tip].published);
    }
}
