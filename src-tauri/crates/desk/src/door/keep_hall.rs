//! Stores facts and keys of the hall, and computes the state of the hall.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use kralle_store::Store;
use kralle_tournament::{RoundNumber, Settings};

use crate::core::authors::{in_force, number};
use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::refusals::DeskRefusal;
use crate::door::day_plan::DayPlan;
use crate::door::doors::Doors;
use crate::door::hall::{HallKeys, HallState, KnownHall};
use crate::door::hall_fact::{HallFact, ToldFact};
use crate::door::slips::{Published, keyed, published_sides};

/// The times at which rounds were published.
type PublishedAt = BTreeMap<RoundNumber, DateTime<Utc>>;

/// Returns the journal rows in force that published the rounds, and their times.
fn published(store: &Store) -> Result<(Published, PublishedAt), RefusalView> {
    let (mut published, mut at) = (Published::new(), PublishedAt::new());
    // Newest first: for a round published again, the newest row counts.
    for entry in in_force(store, &["publish_round"], None)? {
        if let Some(round) = number(&entry, "round").and_then(RoundNumber::new) {
            published.entry(round).or_insert(entry.number);
            at.entry(round).or_insert(entry.time);
        }
    }
    Ok((published, at))
}

impl Desk {
    /// Returns the keys of the hall for the open file; creates them if this machine has none.
    pub(crate) fn hall_keys(&mut self) -> Result<HallKeys, RefusalView> {
        if let Some(kept) = self.kept_hall_keys()? {
            return Ok(kept);
        }
        let file = self.open_file()?.store.head()?.file;
        let made = self.doors.of(file, &*self.environment).map(drop);
        made.map_err(|error| self.doors.trouble(file, &error))?;
        self.look_anew();
        let made = self.hall_state()?.keys;
        made.ok_or_else(|| DeskRefusal::NoTournament.into())
    }

    /// Returns the keys of the hall for the open file; `None` if this machine has none.
    pub(crate) fn kept_hall_keys(&mut self) -> Result<Option<HallKeys>, RefusalView> {
        let file = self.open_file()?.store.head()?.file;
        let loaded = self.doors.load(file);
        if loaded.map_err(|error| self.doors.trouble(file, &error))? {
            self.look_anew();
        }
        Ok(self.hall_state()?.keys)
    }

    /// Changes the keys of the hall, durably on disk.
    pub(crate) fn change_doors<T>(
        &mut self,
        change: impl FnOnce(&mut Doors) -> T,
    ) -> Result<T, RefusalView> {
        let file = self.open_file()?.store.head()?.file;
        let changed = self.doors.change(file, &*self.environment, change);
        let seen = self.snapshot.take().or(self.before.take());
        self.changed();
        // The tournament has not changed.
        self.before = seen;
        Ok(changed.map_err(|error| self.doors.trouble(file, &error))?)
    }

    /// Computes the current state of the hall. Parts that depend only on the tournament are reused
    /// while it is the same.
    pub(crate) fn hall_state(&self) -> Result<HallState, RefusalView> {
        let file = self.open_file()?;
        let id = file.store.head()?.file;
        let doors = self.doors.known(id);
        // A plan by the schedule moves with the rounds, even without a hall.
        let tournament = &file.tournament;
        let rounds = tournament.rounds_planned();
        let Settings {
            schedule,
            match_format,
            ..
        } = &tournament.settings;
        let games = match_format.games.count();
        let planned = DayPlan::by_schedule(*schedule, rounds, games).is_some();
        if doors.is_none() && file.hall.is_empty() && !planned {
            return Ok(HallState::default());
        }
        let known = self.known_hall.as_ref();
        let known = known.filter(|it| Arc::ptr_eq(&it.tournament, &file.tournament));
        // Without a hall and a plan, nothing was computed yet.
        let known = known.filter(|KnownHall { state, .. }| {
            state.keys.is_some() || !state.facts.is_empty() || !state.published_at.is_empty()
        });
        let (published, published_at) = if let Some(KnownHall { state, .. }) = known {
            (
                Arc::clone(&state.published),
                Arc::clone(&state.published_at),
            )
        } else {
            let (published, at) = published(&file.store)?;
            (Arc::new(published), Arc::new(at))
        };
        let known = known.and_then(|it| it.state.keys.as_ref());
        let keys = doors.map(|doors| HallKeys {
            slips: known
                .filter(|it| it.doors.secret == doors.secret)
                .map_or_else(
                    || {
                        let sides = published_sides(&file.tournament, &published);
                        Arc::new(keyed(&doors.secret, id, &sides))
                    },
                    |known| Arc::clone(&known.slips),
                ),
            doors: Arc::clone(doors),
        });
        Ok(HallState {
            facts: Arc::clone(&file.hall),
            published,
            published_at,
            keys,
        })
    }

    /// The time of the last request of the holder of the key `id`, as RFC 3339; `None` if there was
    /// none.
    pub(crate) fn seen_of(&self, id: &str) -> Option<String> {
        let seen = self.seen.of(id)?;
        Some(seen.to_rfc3339_opts(chrono::SecondsFormat::Secs, true))
    }

    /// Adds a fact to the hall part of the journal, by the acting person. Returns its number.
    pub(crate) fn say_in_hall(&mut self, fact: HallFact) -> Result<u32, RefusalView> {
        let who = self.who();
        self.say_in_hall_as(&who, fact)
    }

    /// Adds a fact by `who`, for someone without a session yet. Returns its number.
    pub(crate) fn say_in_hall_as(&mut self, who: &str, fact: HallFact) -> Result<u32, RefusalView> {
        let entry = fact.entry(self.now(), who)?;
        let file = self.open_file_mut()?;
        let about = fact.from().map(|from| from.subjects(&file.tournament));
        let row = file.store.say_in_hall(&entry, &about.unwrap_or_default())?;
        let number = row.number;
        Arc::make_mut(&mut file.hall).push(Arc::new(ToldFact {
            number,
            time: row.time,
            who: row.who,
            fact,
        }));
        let facts = Arc::clone(&file.hall);
        let seen = self.snapshot.take();
        self.changed();
        self.snapshot = seen.and_then(|it| it.after_a_fact(&facts, number));
        Ok(number)
    }
}
