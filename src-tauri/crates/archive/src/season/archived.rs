//! A season as an archive shows it: of tournaments that are not files here, with as much of each person as is
//! to be shown.

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

/// Somebody on the list of players of a tournament: its key, and who.
pub(super) type Entered = (String, PlayerId);

/// A season that was worked out.
pub(super) struct ArchivedSeason {
    worked: WorkedSeason,
    /// The entries of each person, by number.
    entries: BTreeMap<u32, Vec<Entered>>,
}

impl ArchivedSeason {
    /// The season of `evenings` by the SEASON.toml `text`, whose list of files is not looked at. The entries of each
    /// item of `one_person` are joined. `shown` says how much of somebody is to be shown; of a person, as much as the
    /// most careful of the entries.
    ///
    /// # Errors
    /// With line and column, when `text` is no SEASON.toml.
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

    /// What the season is called; empty where it does not say.
    pub(super) fn name(&self) -> String {
        let name = self.worked.settings.name.as_ref();
        name.map(ToString::to_string).unwrap_or_default()
    }

    /// The numbers of its persons, and where each was entered.
    pub(super) fn persons(&self) -> impl Iterator<Item = (PersonNumber, &[Entered])> {
        let entries = self.entries.iter();
        entries.map(|(person, entered)| (PersonNumber(*person), entered.as_slice()))
    }

    /// The season for other programs: what the organizer still has to decide is not among it.
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

    /// A page for each table, the first where one begins; names lead to what `page_of` says of a person's
    /// number.
    pub(super) fn pages(
        &self,
        words: &Words,
        page_of: &dyn Fn(u32) -> Option<String>,
    ) -> Vec<Page> {
        table_pages(&self.worked, Names::Linked(page_of), words)
    }
}

/// The decisions that join the entries of each item of `one_person`.
fn joined_by(evenings: &[Evening], one_person: &[Vec<Entered>]) -> Vec<Vec<EntryPattern>> {
    let names: HashMap<(&str, PlayerId), &Line> = evenings
        .iter()
        .flat_map(|evening| {
            let entrants = evening.entrants.iter();
            entrants.map(|it| ((evening.key.0.as_str(), it.player), &it.data.name))
        })
        .collect();
    let pattern = |(file, player): &Entered| EntryPattern {
        // By the name entries are found without going through all.
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
