//! Calculated season of the archive: its tournaments are not local files, and the visibility of
//! persons applies.

use std::collections::{BTreeMap, HashMap};

use kralle_exchange::site::Page;
use kralle_season::{
    EntryPattern, Evening, PersonNumber, SeasonFile, SeasonSettings, SettingsError, WorkedSeason,
};
use kralle_tournament::{Line, PlayerId};
use kralle_view::published::shown_name;
use kralle_view::season::json::{categories, evenings, persons, ratings};
use kralle_view::season::tables::{Names, table_pages};
use kralle_view::shown::Shown;
use kralle_words::Words;

use crate::season::SeasonJson;

/// A player of a tournament: the tournament's key and the player.
pub(super) type Entered = (String, PlayerId);

/// A calculated season.
pub(super) struct ArchivedSeason {
    worked: WorkedSeason,
    /// The entries of each person, by person number.
    entries: BTreeMap<u32, Vec<Entered>>,
}

impl ArchivedSeason {
    /// Calculates the season of `evenings` by the SEASON.toml `text`, ignoring its list of files.
    /// The entries of each item of `one_person` are joined. `shown` returns the visibility of an
    /// entry; a person gets the strictest one of their entries.
    ///
    /// # Errors
    /// Fails if `text` is not a valid SEASON.toml, with line and column.
    pub(super) fn of(
        text: &str,
        evenings: Vec<Evening>,
        one_person: &[Vec<Entered>],
        shown: impl Fn(&Entered) -> Shown,
    ) -> Result<Self, SettingsError> {
        let mut settings = SeasonSettings::from_toml(text)?;
        let joined = joined_by(&evenings, one_person);
        settings.decisions.same_person.extend(joined);
        let files = evenings.into_iter().map(|evening| SeasonFile {
            file: evening.key.0.clone(),
            evening,
        });
        let mut worked = WorkedSeason::of(settings, files.collect());
        let mut entries: BTreeMap<u32, Vec<Entered>> = BTreeMap::new();
        for person in worked.persons.all() {
            let of_person = person.entries.iter().filter_map(|entry| {
                let evening = &worked.season.evening(entry.at.evening)?.evening;
                Some((evening.key.0.clone(), entry.at.player))
            });
            entries.insert(person.number.0, of_person.collect());
        }
        worked.persons.rename(|person| {
            let own = entries.get(&person.number.0)?;
            let how = own.iter().map(&shown).max()?;
            (how != Shown::Name)
                .then(|| Line::parse(&shown_name(person.data.name.as_str(), how)).ok())
                .flatten()
        });
        Ok(Self { worked, entries })
    }

    /// The name of the season; empty if the settings have none.
    pub(super) fn name(&self) -> String {
        let name = self.worked.settings.name.as_ref();
        name.map(ToString::to_string).unwrap_or_default()
    }

    /// Returns the person numbers with their entries.
    pub(super) fn persons(&self) -> impl Iterator<Item = (PersonNumber, &[Entered])> {
        let entries = self.entries.iter();
        entries.map(|(person, entered)| (PersonNumber(*person), entered.as_slice()))
    }

    /// Returns the season for other programs, without the organizer's open questions.
    pub(super) fn json(&self) -> SeasonJson {
        SeasonJson {
            name: self.name(),
            evenings: evenings(&self.worked),
            persons: persons(&self.worked),
            categories: categories(&self.worked),
            ratings: ratings(&self.worked),
            questions: Vec::new(),
            problems: Vec::new(),
        }
    }

    /// Returns a page per table, the first one being the start. `page_of` returns the link for a
    /// person's number, or `None`.
    pub(super) fn pages(
        &self,
        words: &Words,
        page_of: &dyn Fn(u32) -> Option<String>,
    ) -> Vec<Page> {
        table_pages(&self.worked, Names::Linked(page_of), words)
    }
}

/// Returns the decisions that join the entries of each item of `one_person`.
fn joined_by(evenings: &[Evening], one_person: &[Vec<Entered>]) -> Vec<Vec<EntryPattern>> {
    let names: HashMap<(&str, PlayerId), &Line> = evenings
        .iter()
        .flat_map(|evening| {
            let entrants = evening.entrants.iter();
            entrants.map(|it| ((evening.key.0.as_str(), it.player), &it.data.name))
        })
        .collect();
    let pattern = |(file, player): &Entered| EntryPattern {
        // The name speeds up the lookup of entries.
        name: names.get(&(file.as_str(), *player)).map(|it| (*it).clone()),
        file: Some(file.clone()),
        player: Some(*player),
        ..EntryPattern::default()
    };
    one_person
        .iter()
        .map(|entries| entries.iter().map(pattern).collect())
        .collect()
}
