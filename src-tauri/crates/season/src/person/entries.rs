//! Every entry in the lists of players, by its identifying data.

use std::collections::HashMap;
use std::hash::Hash;

use kralle_tournament::{NameKey, NationalId, Person, folded};

use super::decision::EntryPattern;
use super::entry::EntryAt;
use crate::{EveningNumber, Season, SeasonFile};

/// Identifying data, with the entries that share it.
pub(super) struct Description {
    pub(super) person: Person,
    /// Positions of entries, ascending.
    pub(super) entries: Vec<usize>,
}

/// Every entry of a season in order: by tournament, then by player. Its position identifies an
/// entry.
pub(crate) struct Entries {
    at: Vec<EntryAt>,
    /// The position of each entry's description.
    described: Vec<usize>,
    /// In the order of their first entries.
    descriptions: Vec<Description>,
    by_name: HashMap<NameKey, Vec<usize>>,
    by_fide_id: HashMap<u32, Vec<usize>>,
    by_national_id: HashMap<String, Vec<usize>>,
}

impl Entries {
    /// Returns the entries of the tournaments that take part in a season.
    pub(crate) fn of(season: &Season) -> Self {
        Self::among(season.evenings())
    }

    /// Returns the entries of the tournaments that take no part in a season.
    pub(crate) fn of_left_out(season: &Season) -> Self {
        Self::among(season.left_out().map(|(number, it, _)| (number, it)))
    }

    fn among<'a>(evenings: impl Iterator<Item = (EveningNumber, &'a SeasonFile)>) -> Self {
        let (mut at, mut described) = (Vec::new(), Vec::new());
        let mut known: HashMap<Person, usize> = HashMap::new();
        let mut entries: Vec<Vec<usize>> = Vec::new();
        for (evening, it) in evenings {
            for entrant in &it.evening.entrants {
                let description = *known.entry((&entrant.data).into()).or_insert_with(|| {
                    entries.push(Vec::new());
                    entries.len() - 1
                });
                if let Some(entries) = entries.get_mut(description) {
                    entries.push(at.len());
                }
                described.push(description);
                at.push(EntryAt {
                    evening,
                    player: entrant.player,
                });
            }
        }
        let mut persons: Vec<(usize, Person)> =
            known.into_iter().map(|(it, index)| (index, it)).collect();
        persons.sort_by_key(|(index, _)| *index);
        let descriptions: Vec<Description> = persons
            .into_iter()
            .zip(entries)
            .map(|((_, person), entries)| Description { person, entries })
            .collect();
        Self {
            at,
            described,
            by_name: grouped(&descriptions, |it| Some(it.name.clone())),
            by_fide_id: grouped(&descriptions, |it| it.fide_id),
            by_national_id: grouped(&descriptions, |it| it.national_key().map(str::to_owned)),
            descriptions,
        }
    }

    pub(super) fn len(&self) -> usize {
        self.at.len()
    }

    pub(crate) fn at(&self, entry: usize) -> Option<EntryAt> {
        self.at.get(entry).copied()
    }

    /// Returns the identifying data of an entry.
    pub(super) fn described(&self, entry: usize) -> Option<&Person> {
        let description = self.descriptions.get(*self.described.get(entry)?)?;
        Some(&description.person)
    }

    /// Returns the positions of the descriptions of each name, unordered.
    pub(super) fn of_one_name(&self) -> impl Iterator<Item = &[usize]> {
        self.by_name.values().map(Vec::as_slice)
    }

    pub(super) fn descriptions(&self) -> &[Description] {
        &self.descriptions
    }

    /// Returns the sets of entries that share a key, each ascending, in the order of their first
    /// entries.
    pub(super) fn alike<K: Hash + Eq>(
        &self,
        key: impl Fn(&Person) -> Option<K>,
    ) -> Vec<Vec<usize>> {
        let mut sets: Vec<Vec<usize>> = grouped(&self.descriptions, key)
            .into_values()
            .map(|descriptions| {
                let them = descriptions
                    .iter()
                    .filter_map(|it| self.descriptions.get(*it));
                let mut entries: Vec<usize> =
                    them.flat_map(|it| it.entries.iter().copied()).collect();
                entries.sort_unstable();
                entries
            })
            .collect();
        sets.sort_unstable_by_key(|entries| entries.first().copied());
        sets
    }

    /// Returns the entries that match a pattern, ascending.
    pub(crate) fn fitting(&self, season: &Season, pattern: &EntryPattern) -> Vec<usize> {
        let name = pattern.name.as_ref().map(|name| NameKey::of(name.as_str()));
        let national_id = pattern.national_id.as_ref().map(NationalId::key);
        let club = pattern.club.as_ref().map(|club| folded(club.as_str()));
        let looked_at = match (&pattern.fide_id, &national_id, &name) {
            (Some(fide_id), ..) => Some(self.by_fide_id.get(fide_id)),
            (None, Some(national_id), _) => Some(self.by_national_id.get(national_id)),
            (None, None, Some(name)) => Some(self.by_name.get(name)),
            (None, None, None) => None,
        };
        let all: Vec<usize> = match looked_at {
            Some(found) => found.cloned().unwrap_or_default(),
            None => (0..self.descriptions.len()).collect(),
        };
        let fits = |person: &Person| {
            name.as_ref().is_none_or(|name| *name == person.name)
                && (pattern.fide_id.is_none() || pattern.fide_id == person.fide_id)
                && (national_id.is_none() || national_id.as_deref() == person.national_key())
                && (club.is_none() || club.as_deref() == person.club())
                && pattern
                    .birth_year
                    .is_none_or(|year| person.birth_year == Some(year.get()))
        };
        let stands = |at: EntryAt| {
            pattern.player.is_none_or(|player| player == at.player)
                && pattern.file.as_ref().is_none_or(|file| {
                    season
                        .evening(at.evening)
                        .is_some_and(|it| it.file == *file)
                })
        };
        let mut entries: Vec<usize> = all
            .into_iter()
            .filter_map(|it| self.descriptions.get(it))
            .filter(|it| fits(&it.person))
            .flat_map(|it| it.entries.iter().copied())
            .filter(|entry| self.at(*entry).is_some_and(stands))
            .collect();
        entries.sort_unstable();
        entries
    }
}

/// Groups positions of descriptions by a key, each list ascending.
fn grouped<K: Hash + Eq>(
    descriptions: &[Description],
    key: impl Fn(&Person) -> Option<K>,
) -> HashMap<K, Vec<usize>> {
    let mut groups: HashMap<K, Vec<usize>> = HashMap::new();
    for (index, it) in descriptions.iter().enumerate() {
        if let Some(key) = key(&it.person) {
            groups.entry(key).or_default().push(index);
        }
    }
    groups
}
