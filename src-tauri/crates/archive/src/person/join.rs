//! Identification of a tournament's players with persons of the archive.
//!
//! Certain matches are joined ([`Likeness::Same`]); all other players become new persons. The
//! administrator can merge persons later. Two players of one tournament are never the same
//! person.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use kralle_tournament::{Likeness, NameKey, Player, PlayerId};
use kralle_view::shown::Shown;
use sqlx_core::query::query;
use sqlx_core::query_as::query_as;
use sqlx_postgres::PgConnection;

use super::candidate::{Candidate, Wanted, candidates, entered, lock};
use crate::Refusal;

/// The persons of a tournament's players with their visibility: the stricter of the settings by
/// the organizer (`said`) and by the administrator.
pub(crate) type Persons = BTreeMap<PlayerId, (i32, Shown)>;

/// The identified players of a tournament.
pub(crate) struct Joined {
    pub(crate) persons: Persons,
    /// The persons to [count](super::count::tournaments) again, including those no longer in the
    /// tournament.
    pub(crate) touched: BTreeSet<i32>,
}

/// Identifies the players of a tournament with persons, and stores the result. A player of an
/// earlier revision keeps the same person, unless the new data contradict it.
///
/// # Errors
/// Fails if the database is unavailable.
pub(crate) async fn join(
    connection: &mut PgConnection,
    tournament: i32,
    players: &[Player],
    said: &BTreeMap<PlayerId, Shown>,
) -> Result<Joined, Refusal> {
    let before = entered(connection, tournament).await?;
    let mut joining = Joining::of(players);
    for (player, candidate) in &before {
        joining.stay(*player, candidate);
    }
    let open = joining.open();
    let found = candidates(connection, &open.wanted).await?;
    let places = open.places;
    joining.take(&places, &found);
    let open = joining.open();
    if !open.wanted.is_empty() {
        lock(connection, &open.wanted).await?;
        let found = candidates(connection, &open.wanted).await?;
        let places = open.places;
        joining.take(&places, &found);
        let open = joining.open();
        let made = make(connection, &open.wanted).await?;
        let places = open.places;
        joining.make(&places, &made);
    }
    let persons = joining.persons(said);
    keep(connection, tournament, &persons, &joining.players).await?;
    let left = before.iter().map(|(_, candidate)| candidate.number);
    let touched = persons.values().map(|(person, _)| *person).chain(left);
    Ok(Joined {
        touched: touched.collect(),
        persons,
    })
}

/// From this many namesakes in one tournament, only numbers join players. Otherwise a file with
/// every birth year could reveal that of a person.
const MANY_NAMESAKES: usize = 3;

/// Players in the process of identification.
struct Joining {
    players: Vec<(PlayerId, Wanted)>,
    /// By index in `players`.
    found: Vec<Option<(i32, Shown)>>,
    taken: BTreeSet<i32>,
}

/// The players that have no person yet.
struct Open<'a> {
    places: Vec<usize>,
    wanted: Vec<&'a Wanted>,
}

impl Joining {
    fn of(players: &[Player]) -> Self {
        Self {
            players: players
                .iter()
                .map(|it| (it.id, Wanted::of(&it.data)))
                .collect(),
            found: vec![None; players.len()],
            taken: BTreeSet::new(),
        }
    }

    fn open(&self) -> Open<'_> {
        let places: Vec<usize> = (0..self.players.len())
            .filter(|place| self.found[*place].is_none())
            .collect();
        let wanted = places.iter().map(|place| &self.players[*place].1).collect();
        Open { places, wanted }
    }

    fn set(&mut self, place: usize, candidate: &Candidate) {
        if self.found[place].is_none() && self.taken.insert(candidate.number) {
            self.found[place] = Some((candidate.number, candidate.shown));
        }
    }

    /// Keeps the person of a player from the previous revision.
    fn stay(&mut self, player: i32, candidate: &Candidate) {
        let is_he = |(id, wanted): &(PlayerId, Wanted)| {
            i64::from(id.0) == i64::from(player)
                && wanted.person.likeness(&candidate.person) >= Likeness::Likely
        };
        if let Some(place) = self.players.iter().position(is_he) {
            self.set(place, candidate);
        }
    }

    /// True for each player with so many namesakes that they may be guesses at one person.
    fn of_many(&self) -> Vec<bool> {
        let mut counts: HashMap<&NameKey, usize> = HashMap::new();
        for (_, wanted) in &self.players {
            *counts.entry(&wanted.person.name).or_default() += 1;
        }
        let names = self.players.iter().map(|(_, wanted)| &wanted.person.name);
        names
            .map(|name| counts.get(name) >= Some(&MANY_NAMESAKES))
            .collect()
    }

    /// Joins certain candidates: first by national or FIDE number, then by name.
    fn take(&mut self, places: &[usize], found: &[(usize, Candidate)]) {
        let of_many = self.of_many();
        for is_by_number in [true, false] {
            for (index, candidate) in found {
                let Some(place) = places.get(*index) else {
                    continue;
                };
                let person = &self.players[*place].1.person;
                // A name alone must not join all namesakes of a federation.
                let is_told_apart =
                    (person.birth_year.is_some() || person.club().is_some()) && !of_many[*place];
                if person.likeness(&candidate.person) == Likeness::Same
                    && person.shares_number(&candidate.person) == is_by_number
                    && (is_by_number || is_told_apart || candidate.is_merged)
                {
                    self.set(*place, candidate);
                }
            }
        }
    }

    fn make(&mut self, places: &[usize], made: &[i32]) {
        for (place, number) in places.iter().zip(made) {
            self.found[*place] = Some((*number, Shown::Name));
        }
    }

    fn persons(&self, said: &BTreeMap<PlayerId, Shown>) -> Persons {
        self.players
            .iter()
            .zip(&self.found)
            .filter_map(|((player, _), found)| {
                let (person, shown) = (*found)?;
                let said = said.get(player).copied().unwrap_or_default();
                Some((*player, (person, shown.max(said))))
            })
            .collect()
    }
}

/// Creates persons and returns their numbers, in the order of `wanted`.
///
/// # Errors
/// Fails if the database is unavailable.
async fn make(connection: &mut PgConnection, wanted: &[&Wanted]) -> Result<Vec<i32>, Refusal> {
    if wanted.is_empty() {
        return Ok(Vec::new());
    }
    let column = |of: fn(&Wanted) -> Option<&str>| -> Vec<Option<String>> {
        wanted.iter().map(|it| of(it).map(str::to_owned)).collect()
    };
    let names: Vec<String> = wanted.iter().map(|it| it.name.clone()).collect();
    let made: Vec<(i32, String)> = query_as(
        "INSERT INTO person (name, name_key, birth_year, club, club_key, fide_id, national_key)
         SELECT name, name_key, birth_year, club, club_key, fide_id, national_key
         FROM unnest($1::text[], $2::text[], $3::smallint[], $4::text[], $5::text[], $6::integer[], $7::text[])
             WITH ORDINALITY AS
             w (name, name_key, birth_year, club, club_key, fide_id, national_key, place)
         ORDER BY place
         RETURNING person, name",
    )
    .bind(&names)
    .bind(column(|it| Some(it.name_key())))
    .bind(wanted.iter().map(|it| it.birth_year()).collect::<Vec<_>>())
    .bind(column(|it| it.club.as_deref()))
    .bind(column(Wanted::club_key))
    .bind(wanted.iter().map(|it| it.fide_id()).collect::<Vec<_>>())
    .bind(column(|it| it.person.national_key()))
    .fetch_all(&mut *connection)
    .await?;
    // Rows are returned in the order of insertion; this check guards that assumption.
    if !made.iter().map(|(_, name)| name).eq(&names) {
        return Err(Refusal::internal(&"persons were made in another order"));
    }
    Ok(made.into_iter().map(|(person, _)| person).collect())
}

/// Stores the persons of the players, with name and club.
///
/// # Errors
/// Fails if the database is unavailable.
async fn keep(
    connection: &mut PgConnection,
    tournament: i32,
    persons: &Persons,
    players: &[(PlayerId, Wanted)],
) -> Result<(), Refusal> {
    let entered: BTreeMap<PlayerId, &Wanted> = players.iter().map(|(id, it)| (*id, it)).collect();
    let column = |of: fn(&Wanted) -> Option<&str>| -> Vec<Option<String>> {
        let players = persons.keys().map(|player| entered.get(player));
        players
            .map(|it| it.and_then(|it| of(it)).map(str::to_owned))
            .collect()
    };
    let names = column(|it| Some(&it.name));
    let keys = column(|it| Some(it.name_key()));
    let clubs = column(|it| it.club.as_deref());
    let number = |player: &PlayerId| i32::try_from(player.0).unwrap_or(i32::MAX);
    let players: Vec<i32> = persons.keys().map(number).collect();
    query("DELETE FROM entry WHERE tournament = $1 AND player <> ALL ($2)")
        .bind(tournament)
        .bind(&players)
        .execute(&mut *connection)
        .await?;
    let numbers: Vec<i32> = persons.values().map(|(person, _)| *person).collect();
    let shown: Vec<&str> = persons.values().map(|(_, shown)| shown.code()).collect();
    query(
        "INSERT INTO entry (tournament, player, person, shown, name, name_key, club)
         SELECT $1, * FROM unnest($2::integer[], $3::integer[], $4::text[], $5::text[], $6::text[], $7::text[])
         ON CONFLICT (tournament, player) DO UPDATE SET person = excluded.person, shown = excluded.shown,
             name = excluded.name, name_key = excluded.name_key, club = excluded.club
         WHERE (entry.person, entry.shown, entry.name, entry.name_key, entry.club) IS DISTINCT FROM
             (excluded.person, excluded.shown, excluded.name, excluded.name_key, excluded.club)",
    )
    .bind(tournament)
    .bind(&players)
    .bind(numbers)
    .bind(shown)
    .bind(names)
    .bind(keys)
    .bind(clubs)
    .execute(connection)
    .await?;
    Ok(())
}
