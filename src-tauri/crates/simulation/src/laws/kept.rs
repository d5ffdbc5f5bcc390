//! Reports that a phone was told are kept stand once at their match, and both captains' word counts.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::broken::Broken;
use crate::people::captain::MARK;
use crate::phone::Told;
use crate::world::World;

/// A side of a match: round, table, side.
pub(crate) type Place = (u64, u64, String);

/// The events of the hall in the file: the kind, the place, and the mark of a report.
pub(crate) type Rows = Vec<(String, Place, Option<String>)>;

const LAW: &str = "what was told is kept stands once at its match";

/// Everything that phones were told.
#[derive(Default)]
pub(crate) struct Kept {
    /// The place of each report that was told as kept, by its mark.
    reports: BTreeMap<String, Place>,
    /// The keys of the acts that were told as kept, by event and place.
    acts: BTreeMap<(&'static str, Place), BTreeSet<String>>,
    /// The place of each session.
    sessions: BTreeMap<String, Place>,
    /// The keys of confirmations that reached the laptop, by session.
    confirmations: BTreeMap<String, BTreeSet<String>>,
    /// Matches that an official may have decided.
    officials: BTreeSet<(u64, u64)>,
}

/// Reads the place of a match from an answer.
fn place(view: &Value) -> Option<Place> {
    let side = view["side"].as_str()?.to_owned();
    Some((view["round"].as_u64()?, view["table"].as_u64()?, side))
}

impl Kept {
    /// Records that an official may decide a match.
    pub(crate) fn official(&mut self, round: u64, table: u64) {
        self.officials.insert((round, table));
    }

    /// Records that the director takes something back: each match so far may then change.
    pub(crate) fn undone(&mut self, published: u16, teams: u16) {
        let rounds = 1..=u64::from(published);
        let tables = 1..=u64::from(teams / 2);
        let all = rounds.flat_map(|round| tables.clone().map(move |table| (round, table)));
        self.officials.extend(all);
    }

    /// Records what a phone was told.
    pub(crate) fn tell(&mut self, told: &Told, world: &World) -> Result<(), Broken> {
        let code = told.answer["code"].as_str();
        if code == Some("key_reused") {
            let detail = format!("{} with the key {}", told.act.call, told.act.key);
            return Err(Broken::new("no phone reuses a key", detail));
        }
        let Some(place) = place(&told.answer).filter(|_| told.status == 200) else {
            return Ok(());
        };
        let session = told.act.session.clone();
        self.sessions.insert(session, place.clone());
        let input: Value = serde_json::from_str(&told.act.body).unwrap_or_default();
        match told.act.call {
            "report_result" => {
                let mark = input["reason"].as_str().unwrap_or_default();
                self.reports.insert(mark.to_owned(), place.clone());
            }
            "call_arbiter" => {
                let keys = self.acts.entry(("call", place.clone())).or_default();
                keys.insert(told.act.key.clone());
            }
            _ => {}
        }
        if matches!(told.act.call, "report_result" | "answer_report")
            && world.reporting != "arbiters"
        {
            self.agreed(&told.answer, &place, world.games.has_several())?;
        }
        Ok(())
    }

    /// A result from captains is the one that both reported last. The reports are those of the current
    /// game, which is the last one once a match of several games has a result.
    fn agreed(&self, view: &Value, place: &Place, several: bool) -> Result<(), Broken> {
        let (mine, theirs, result) = (&view["mine"], &view["theirs"], &view["result"]);
        if mine.is_null() || theirs.is_null() {
            return Ok(());
        }
        // A board that is not named fits each.
        let fits = |it: &Value, other: &Value| it.is_null() || other.is_null() || it == other;
        let same = |one: &Value, other: &Value| {
            let is_same = ["verdict", "cause"].iter().all(|it| one[it] == other[it]);
            is_same && fits(&one["board"], &other["board"])
        };
        let is_official = self.officials.contains(&(place.0, place.1));
        let is_kept = if several {
            !result.is_null()
        } else {
            same(mine, result)
        };
        if same(mine, theirs) && !is_kept && !is_official {
            return Err(Broken::new(
                "both captains' word counts",
                format!("both report {mine} at {place:?}, and the result is {result}"),
            ));
        }
        Ok(())
    }

    /// Compares with the events in the file.
    pub(crate) fn check(&self, rows: &Rows) -> Result<(), Broken> {
        let mut reports: BTreeMap<&str, Vec<&Place>> = BTreeMap::new();
        let mut events: BTreeMap<(&str, &Place), usize> = BTreeMap::new();
        for (event, place, mark) in rows {
            *events.entry((event, place)).or_default() += 1;
            let own = mark.as_deref().filter(|it| it.starts_with(MARK));
            if let Some(mark) = own {
                reports.entry(mark).or_default().push(place);
            }
        }
        for (mark, place) in &self.reports {
            let there = reports.get(mark.as_str()).map(Vec::as_slice);
            if !there.unwrap_or_default().contains(&place) {
                return Err(Broken::new(LAW, format!("{mark} is not at {place:?}")));
            }
        }
        for ((event, place), keys) in &self.acts {
            let there = events.get(&(*event, place)).copied().unwrap_or_default();
            if there < keys.len() {
                let detail = format!("{} of {} {event} at {place:?}", there, keys.len());
                return Err(Broken::new(LAW, detail));
            }
        }
        self.check_doubles(rows)
    }

    /// Records an act that reached the laptop.
    pub(crate) fn arrive(&mut self, session: &str, key: &str, body: &str) {
        let input: Value = serde_json::from_str(body).unwrap_or_default();
        if input["agrees"] == true {
            let keys = self.confirmations.entry(session.to_owned()).or_default();
            keys.insert(key.to_owned());
        }
    }

    /// A report stands once. A confirmation repeats the mark of the other side.
    fn check_doubles(&self, rows: &Rows) -> Result<(), Broken> {
        let mut seen: BTreeMap<(&Place, &str), usize> = BTreeMap::new();
        for (_, place, mark) in rows {
            if let Some(mark) = mark.as_deref().filter(|it| it.starts_with(MARK)) {
                *seen.entry((place, mark)).or_default() += 1;
            }
        }
        for ((place, mark), count) in seen.into_iter().filter(|it| it.1 > 1) {
            let is_its = |session: &String| self.sessions.get(session).is_none_or(|it| it == place);
            let of_side = self.confirmations.iter().filter(|it| is_its(it.0));
            let most = 1 + of_side.map(|it| it.1.len()).sum::<usize>();
            if count > most {
                let detail = format!("{mark} is {count} times at {place:?}");
                return Err(Broken::new(LAW, detail));
            }
        }
        Ok(())
    }
}
