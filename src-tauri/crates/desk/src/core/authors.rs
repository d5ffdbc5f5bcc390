//! The authors of the results of a round: name, time, and the result before a correction.

use std::collections::BTreeMap;

use chrono::SecondsFormat;
use kralle_rules::result::Cause;
use kralle_store::{Commands, EntryState, Filter, JournalEntry, Store};
use kralle_tournament::{GameNumber, RoundNumber, TableNumber, Verdict};
use kralle_view::named::Named;
use serde::de::DeserializeOwned;

use crate::core::refusal::RefusalView;
use crate::core::wire::wire;

wire! {
    /// The earlier result of a game whose result was corrected.
    pub struct EarlierResult {
        /// The credited side; none if the journal does not record it.
        pub verdict: Option<Named<Verdict>>,
        /// The cause of the result; none if the journal does not record it.
        pub cause: Option<Named<Cause>>,
        pub entered_by: String,
        /// The time, as RFC 3339.
        pub entered_at: String,
    }
}

/// The author of the current result of a game.
#[derive(Clone)]
pub(crate) struct Author {
    /// The number of the journal entry.
    pub(crate) entry: u32,
    pub(crate) who: String,
    /// The time, as RFC 3339.
    pub(crate) when: String,
    /// True if the next round was published before this entry.
    pub(crate) late: bool,
    pub(crate) corrects: Option<EarlierResult>,
}

impl Author {
    /// Returns the author of the only result so far of a game, from the journal entry of that
    /// result.
    pub(crate) fn first(entry: &JournalEntry, late: bool) -> Self {
        Self {
            entry: entry.number,
            who: entry.who.clone(),
            when: entry.time.to_rfc3339_opts(SecondsFormat::Secs, true),
            late,
            corrects: None,
        }
    }
}

/// The author of each result of a round.
#[derive(Clone, Default)]
pub(crate) struct Authors(BTreeMap<(TableNumber, GameNumber), Author>);

impl Authors {
    /// Returns the author of the result of a game. An entry without a game, such as a penalty,
    /// decides all open games of its match.
    pub(crate) fn of(&self, table: TableNumber, game: GameNumber) -> Option<&Author> {
        let own = self.0.get(&(table, game));
        own.or_else(|| self.0.get(&(table, GameNumber::FIRST)))
    }

    /// Returns the author of the newest result at a table.
    pub(crate) fn newest(&self, table: TableNumber) -> Option<&Author> {
        let games = self.0.range((table, GameNumber::FIRST)..);
        games
            .take_while(|((it, _), _)| *it == table)
            .map(|(_, author)| author)
            .max_by_key(|author| author.entry)
    }

    /// Adds the first result at a table; false if it has one.
    pub(crate) fn add_first(&mut self, entry: &JournalEntry, late: bool) -> bool {
        let Some(table) = number(entry, "table").and_then(TableNumber::new) else {
            return false;
        };
        let is_first = self.newest(table).is_none();
        if is_first {
            let author = Author::first(entry, late);
            self.0.insert((table, game(entry)), author);
        }
        is_first
    }
}

/// Returns the game of an entry; the first if it names none.
fn game(entry: &JournalEntry) -> GameNumber {
    let given = number(entry, "game").and_then(GameNumber::new);
    given.unwrap_or(GameNumber::FIRST)
}

/// Commands that give a match its result.
const RESULTS: [&str; 3] = ["enter_result", "overrule_result", "impose_penalty"];

/// Reads the authors of the current results of a round from the journal. For each game it reads
/// the newest entry in force and the one before it.
pub(crate) fn authors_of(store: &Store, round: RoundNumber) -> Result<Authors, RefusalView> {
    let published = in_force(store, &["publish_round"], Some(round.next()))?
        .first()
        .map(|entry| entry.number);
    let mut authors = BTreeMap::new();
    for entry in in_force(store, &RESULTS, Some(round))? {
        let Some(table) = number(&entry, "table").and_then(TableNumber::new) else {
            continue;
        };
        // A penalty of another round may name a team of this one.
        if number(&entry, "round") != Some(round.get()) {
            continue;
        }
        let at = (table, game(&entry));
        match authors.get_mut(&at) {
            None => {
                let late = published.is_some_and(|published| entry.number > published);
                authors.insert(at, Author::first(&entry, late));
            }
            Some(author) if author.corrects.is_none() => {
                author.corrects = Some(EarlierResult {
                    verdict: coded(&entry, "verdict"),
                    cause: coded(&entry, "cause"),
                    entered_by: entry.who,
                    entered_at: entry.time.to_rfc3339_opts(SecondsFormat::Secs, true),
                });
            }
            Some(_) => {}
        }
    }
    Ok(Authors(authors))
}

/// Returns the entries in force of the given commands, newest first; of all rounds if `round` is
/// `None`.
pub(crate) fn in_force(
    store: &Store,
    commands: &[&str],
    round: Option<RoundNumber>,
) -> Result<Vec<JournalEntry>, RefusalView> {
    let filter = Filter {
        commands: Commands::Of(commands.iter().copied().map(str::to_owned).collect()),
        round,
        ..Filter::default()
    };
    let mut entries = store.history(&filter, None, u16::MAX)?.entries;
    entries.retain(|entry| entry.state == EntryState::Done);
    Ok(entries)
}

/// Returns a number from the data of an entry; `None` if missing or not a `u16`.
pub(crate) fn number(entry: &JournalEntry, name: &str) -> Option<u16> {
    let value = entry.data.get(name).and_then(serde_json::Value::as_u64);
    value.and_then(|it| u16::try_from(it).ok())
}

fn coded<T: DeserializeOwned>(entry: &JournalEntry, name: &str) -> Option<T> {
    let value = entry.data.get(name)?;
    serde_json::from_value(value.clone()).ok()
}
