//! Bulk entry of players with an index of persons.
//!
//! Start at [`Tournament::entering`]. The time is about linear in the list, while
//! [`Tournament::enter_player`] compares each player with all others.

use std::collections::{BTreeSet, HashMap};

use crate::fixed_teams::{NewTeam, TeamMember};
use crate::{
    Likeness, NameKey, Namesake, Person, Player, PlayerData, PlayerId, Refusal, TeamNumber,
    Tournament,
};

/// An index of the players by the features that identify a person.
#[derive(Debug, Default)]
pub struct PersonIndex {
    /// In the order of the player list.
    entered: Vec<(PlayerId, Person)>,
    places: HashMap<PlayerId, usize>,
    by_name: HashMap<NameKey, Vec<usize>>,
    by_facts: HashMap<Person, Facts>,
    by_fide_id: HashMap<u32, Vec<usize>>,
    by_national_key: HashMap<String, Vec<usize>>,
}

/// The places of the players with one name, year of birth and club, in order.
#[derive(Debug, Default)]
struct Facts {
    all: BTreeSet<usize>,
    without_fide_id: BTreeSet<usize>,
}

impl PersonIndex {
    /// Indexes these players.
    pub fn of(players: &[Player]) -> Self {
        let mut index = Self::default();
        for player in players {
            index.push(player.id, (&player.data).into());
        }
        index
    }

    /// Returns the player most similar to this person. Among equals, players of the same name come
    /// first, then those who share a number, each in list order. `None` if nobody has the name or
    /// a number in common.
    pub fn likeliest(&self, person: &Person) -> Option<(Likeness, PlayerId, &Person)> {
        let at = |likeness, place: usize| {
            let (id, other) = self.entered.get(place)?;
            Some((likeness, *id, other))
        };
        let numbered = self.numbered(person);
        let has_name = |place: &usize| {
            let entered = self.entered.get(*place);
            entered.is_some_and(|(_, other)| other.name == person.name)
        };
        // Nobody is more similar than the first who is the same person.
        let same = numbered.iter().copied().filter(has_name);
        let same = same.chain(self.with_facts(person).take(1)).min();
        if let Some(place) = same {
            return at(Likeness::Same, place);
        }
        if let Some(place) = numbered.first() {
            return at(Likeness::Same, *place);
        }
        let named = self.named(person).iter();
        let others = named.filter_map(|place| self.entered.get(*place));
        others
            .map(|(id, other)| (person.likeness(other), *id, other))
            .reduce(|best, next| if next.0 > best.0 { next } else { best })
    }

    /// Returns the first player on the list who is the same person, skipping `own`; `None` without
    /// one.
    pub fn same(&self, person: &Person, own: Option<PlayerId>) -> Option<PlayerId> {
        let id = |place: usize| self.entered.get(place).map(|(id, _)| *id);
        let numbered = self.numbered(person).into_iter();
        let places = numbered.chain(self.with_facts(person).take(2));
        let others = places.filter(|place| own.is_none() || id(*place) != own);
        others.min().and_then(id)
    }

    /// Returns the places of players who are the same person by name, year of birth and club. Two
    /// different FIDE numbers contradict; who shares one is among the [numbered](Self::numbered).
    fn with_facts(&self, person: &Person) -> impl Iterator<Item = usize> {
        let facts = self.by_facts.get(&person.without_numbers());
        let places = facts.map(|facts| match person.fide_id {
            None => &facts.all,
            Some(_) => &facts.without_fide_id,
        });
        places.into_iter().flatten().copied()
    }

    /// Returns the position of a player on the list, from 0; `None` if he is not on it.
    pub fn place(&self, id: PlayerId) -> Option<usize> {
        self.places.get(&id).copied()
    }

    fn named(&self, person: &Person) -> &[usize] {
        self.by_name.get(&person.name).map_or(&[], Vec::as_slice)
    }

    /// Returns the positions of players who share a number, in order.
    fn numbered(&self, person: &Person) -> Vec<usize> {
        let fide = person.fide_id.and_then(|id| self.by_fide_id.get(&id));
        let national = person.national_key();
        let national = national.and_then(|key| self.by_national_key.get(key));
        let both = fide.into_iter().chain(national).flatten();
        let mut places: Vec<usize> = both.copied().collect();
        places.sort_unstable();
        places.dedup();
        places
    }

    fn push(&mut self, id: PlayerId, person: Person) {
        let place = self.entered.len();
        self.list(place, &person);
        self.places.insert(id, place);
        self.entered.push((id, person));
    }

    fn list(&mut self, place: usize, person: &Person) {
        let named = self.by_name.entry(person.name.clone()).or_default();
        named.push(place);
        let facts = self.by_facts.entry(person.without_numbers()).or_default();
        facts.all.insert(place);
        if person.fide_id.is_none() {
            facts.without_fide_id.insert(place);
        }
        if let Some(id) = person.fide_id {
            self.by_fide_id.entry(id).or_default().push(place);
        }
        if let Some(key) = person.national_key() {
            let of_key = self.by_national_key.entry(key.to_owned()).or_default();
            of_key.push(place);
        }
    }

    /// Replaces the person at `place`.
    fn replace(&mut self, place: usize, person: Person) {
        let Some((_, before)) = self.entered.get(place) else {
            return;
        };
        let before = before.clone();
        let other = |at: &usize| *at != place;
        if let Some(named) = self.by_name.get_mut(&before.name) {
            named.retain(other);
        }
        if let Some(facts) = self.by_facts.get_mut(&before.without_numbers()) {
            facts.all.remove(&place);
            facts.without_fide_id.remove(&place);
        }
        if let Some(places) = before.fide_id.and_then(|it| self.by_fide_id.get_mut(&it)) {
            places.retain(other);
        }
        let key = before.national_key();
        if let Some(places) = key.and_then(|it| self.by_national_key.get_mut(it)) {
            places.retain(other);
        }
        self.list(place, &person);
        for places in [
            self.by_name.get_mut(&person.name),
            person.fide_id.and_then(|it| self.by_fide_id.get_mut(&it)),
        ]
        .into_iter()
        .flatten()
        {
            places.sort_unstable();
        }
        if let Some((_, entered)) = self.entered.get_mut(place) {
            *entered = person;
        }
    }
}

/// A tournament during bulk entry. After a refusal it keeps the players entered before.
#[derive(Debug)]
pub struct Entering<'t> {
    tournament: &'t mut Tournament,
    index: PersonIndex,
    newest: u32,
}

impl Tournament {
    /// Starts a bulk entry with an index of the players.
    pub fn entering(&mut self) -> Entering<'_> {
        let index = PersonIndex::of(&self.players);
        let newest = self.players.iter().map(|player| player.id.0).max();
        Entering {
            newest: newest.unwrap_or(0),
            index,
            tournament: self,
        }
    }
}

impl Entering<'_> {
    /// Returns the player of this id.
    ///
    /// # Errors
    /// Fails if there is none.
    pub fn player(&self, id: PlayerId) -> Result<&Player, Refusal> {
        let place = self.index.places.get(&id);
        let player = place.and_then(|place| self.tournament.players.get(*place));
        player.ok_or(Refusal::PlayerUnknown { player: id })
    }

    /// Enters a player, as [`Tournament::enter_player`].
    ///
    /// # Errors
    /// Fails as [`Tournament::enter_player`].
    pub fn enter(&mut self, data: PlayerData, namesake: Namesake) -> Result<PlayerId, Refusal> {
        self.tournament.must_take_players()?;
        let person = Person::from(&data);
        self.must_be_new(&person, None, namesake)?;
        Ok(self.push(data, person))
    }

    /// Changes the data of a player, as [`Tournament::correct_player`].
    ///
    /// # Errors
    /// Fails as [`Tournament::correct_player`].
    pub fn correct(
        &mut self,
        id: PlayerId,
        data: PlayerData,
        namesake: Namesake,
    ) -> Result<(), Refusal> {
        self.tournament.must_run()?;
        let now = self.player(id)?.data.clone();
        let (person, before) = (Person::from(&data), Person::from(&now));
        if person != before {
            self.must_be_new(&person, Some(id), namesake)?;
        }
        self.tournament.must_keep_order(id, &now, &data)?;
        if let Some(place) = self.index.places.get(&id).copied()
            && let Some(player) = self.tournament.players.get_mut(place)
        {
            player.data = data;
            self.index.replace(place, person);
        }
        Ok(())
    }

    /// Enters a team with its line-up order, as [`Tournament::add_team`]. `namesake` is called with
    /// the position of a new member and decides about a duplicate person.
    ///
    /// # Errors
    /// Fails as [`Tournament::add_team`].
    pub fn add_team(
        &mut self,
        team: NewTeam,
        namesake: impl Fn(usize) -> Namesake,
    ) -> Result<TeamNumber, Refusal> {
        self.tournament.must_take_team(team.name.as_ref())?;
        let members = team.members.into_iter().enumerate();
        let members = members.map(|(place, member)| match member {
            TeamMember::New(data) => {
                let entered = self.enter(*data, namesake(place));
                entered.map(TeamMember::Entered)
            }
            entered @ TeamMember::Entered(_) => Ok(entered),
        });
        let members = members.collect::<Result<Vec<_>, Refusal>>()?;
        self.tournament.add_team(NewTeam { members, ..team })
    }

    fn push(&mut self, data: PlayerData, person: Person) -> PlayerId {
        self.newest += 1;
        let id = PlayerId(self.newest);
        self.index.push(id, person);
        self.tournament.players.push(Player { id, data });
        id
    }

    fn must_be_new(
        &self,
        person: &Person,
        own: Option<PlayerId>,
        namesake: Namesake,
    ) -> Result<(), Refusal> {
        match (self.index.same(person, own), namesake) {
            (Some(twin), Namesake::Asked) => Err(Refusal::PlayerTwice {
                player: twin,
                name: self.player(twin)?.data.name.clone(),
            }),
            (Some(_), Namesake::Admitted) | (None, _) => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn person() -> impl Strategy<Value = Person> {
        let number = prop::option::of(1_u32..4);
        let year = prop::option::of(1990_u16..1992);
        let club = prop::option::of("[AB]");
        let national = prop::option::of("[1-3]");
        ("[ab]", year, club, number, national).prop_map(|(name, year, club, fide, national)| {
            let national = national.and_then(|it| crate::NationalId::parse(&it).ok());
            Person::new(&name, year, club.as_deref(), fide, national.as_ref())
        })
    }

    proptest! {
        /// The index finds whom a comparison with every player finds.
        #[test]
        fn the_index_compares_as_everybody_with_everybody(
            mut entered in prop::collection::vec(person(), 1..12),
            asked in person(),
            replaced in (0_usize..12, person()),
            own in 0_u32..12,
        ) {
            let mut index = PersonIndex::default();
            for (id, person) in (0_u32..).zip(&entered) {
                index.push(PlayerId(id), person.clone());
            }
            let place = replaced.0 % entered.len();
            index.replace(place, replaced.1.clone());
            entered[place] = replaced.1;
            let all = || (0_u32..).map(PlayerId).zip(&entered);
            let is_same = |other: &Person| asked.likeness(other) == Likeness::Same;
            let same = all().find(|(id, it)| *id != PlayerId(own) && is_same(it));
            prop_assert_eq!(index.same(&asked, Some(PlayerId(own))), same.map(|it| it.0));
            let first = all().find(|(_, it)| is_same(it));
            prop_assert_eq!(index.same(&asked, None), first.map(|it| it.0));
            let named = all().filter(|(_, it)| it.name == asked.name);
            let numbered = all().filter(|(_, it)| it.shares_number(&asked));
            let likeliest = named.chain(numbered)
                .map(|(id, it)| (asked.likeness(it), id, it))
                .reduce(|best, next| if next.0 > best.0 { next } else { best });
            prop_assert_eq!(index.likeliest(&asked), likeliest);
        }
    }
}
