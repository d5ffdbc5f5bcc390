//! The season table: total points of each person, and the resulting order.
//!
//! Begin at [`SeasonTable::of`]. Every number comes with its working, as data.

mod order;
mod points;
mod row;

use std::cell::LazyCell;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use kralle_tournament::{NameOrder, folded};

use crate::person::Entries;
use crate::{
    Category, EntryAt, Evening, EveningNumber, Guests, PersonNumber, Persons, Points, Problem,
    Season, SeasonPerson, SeasonSettings,
};
use order::{Standing, ranked};
use points::count_best;
pub use row::{
    Behind, CategoryRow, CategoryTable, EveningResult, PointsWorking, SeasonPlace, SeasonRow,
    SeasonTable,
};

impl SeasonTable {
    /// Computes the table of a season.
    pub fn of(season: &Season, persons: &Persons, settings: &SeasonSettings) -> Self {
        let mut problems = Vec::new();
        let guests = guests(season, persons, &settings.guests, &mut problems);
        let mut evenings = Vec::new();
        let mut results: BTreeMap<PersonNumber, Vec<EveningResult>> = BTreeMap::new();
        for (number, it) in season.evenings() {
            if it.evening.game != settings.game {
                problems.push(Problem::OtherGame {
                    file: it.file.clone(),
                    game: it.evening.game,
                });
                continue;
            }
            evenings.push(number);
            for (person, result) in results_of(number, &it.evening, persons, settings, &guests) {
                results.entry(person).or_default().push(result);
            }
        }
        for results in results.values_mut() {
            count_best(results, settings.best);
        }
        let standing = |person: PersonNumber| {
            let known = persons.get(person)?;
            let results = results.get(&person)?;
            Some(standing(known, results, settings.minimum, &guests))
        };
        let all = persons.all().iter().map(|it| it.number);
        let order = ranked(all.filter_map(standing).collect());
        let row_of: BTreeMap<PersonNumber, usize> = (0..)
            .zip(&order)
            .map(|(row, (person, _))| (*person, row))
            .collect();
        let of_category = |category: &Category| {
            let members = persons.all().iter().filter(|it| category.holds(it));
            let order = ranked(members.filter_map(|it| standing(it.number)).collect());
            CategoryTable {
                name: category.name.as_str().to_owned(),
                rows: order
                    .into_iter()
                    .filter_map(|(person, place)| {
                        let row = *row_of.get(&person)?;
                        Some(CategoryRow { person, place, row })
                    })
                    .collect(),
            }
        };
        let categories = settings.categories.iter().map(of_category).collect();
        let rows = order.into_iter().map(|(person, place)| {
            let results = results.remove(&person).unwrap_or_default();
            SeasonRow {
                person,
                place,
                total: total(&results),
                starts: count(results.len()),
                results,
            }
        });
        Self {
            evenings,
            rows: rows.collect(),
            categories,
            problems,
        }
    }

    /// Returns the row of a person; `None` if the person has none.
    pub fn row(&self, person: PersonNumber) -> Option<&SeasonRow> {
        self.rows.iter().find(|row| row.person == person)
    }
}

/// Returns the persons who take part without points.
fn guests(
    season: &Season,
    persons: &Persons,
    guests: &Guests,
    problems: &mut Vec<Problem>,
) -> BTreeSet<PersonNumber> {
    let mut found = BTreeSet::new();
    if !guests.persons.is_empty() {
        let entries = Entries::of(season);
        let aside = LazyCell::new(|| Entries::of_left_out(season));
        for (entry, pattern) in (1..).zip(&guests.persons) {
            let fitting = entries.fitting(season, pattern);
            if fitting.is_empty() && aside.fitting(season, pattern).is_empty() {
                problems.push(Problem::GuestFitsNobody { entry });
            }
            let at = fitting.into_iter().filter_map(|it| entries.at(it));
            found.extend(at.filter_map(|at| persons.at(at)));
        }
    }
    if !guests.clubs.is_empty() {
        let clubs: BTreeSet<String> = guests.clubs.iter().map(|it| folded(it.as_str())).collect();
        let is_member = |it: &&SeasonPerson| {
            let club = it.data.club.as_ref().map(|club| folded(club.as_str()));
            club.is_some_and(|club| clubs.contains(&club))
        };
        let strangers = persons.all().iter().filter(|it| !is_member(it));
        found.extend(strangers.map(|it| it.number));
    }
    found
}

/// Returns the results of a tournament, by person; teams outside the order have none.
fn results_of(
    number: EveningNumber,
    evening: &Evening,
    persons: &Persons,
    settings: &SeasonSettings,
    guests: &BTreeSet<PersonNumber>,
) -> Vec<(PersonNumber, EveningResult)> {
    let teams = || evening.teams.iter().filter(|it| !it.is_out);
    let count_of_teams = count(teams().count());
    let mut results = Vec::new();
    for it in teams() {
        let members = it.members.iter().filter_map(|player| {
            persons.at(EntryAt {
                evening: number,
                player: *player,
            })
        });
        let members: Vec<PersonNumber> = members.collect();
        for &person in &members {
            let is_guest = guests.contains(&person);
            let working = PointsWorking::of(settings, it.rank, count_of_teams, it.points, is_guest);
            let partners = members.iter().filter(|it| **it != person);
            results.push((
                person,
                EveningResult {
                    evening: number,
                    team: it.team,
                    partners: partners.copied().collect(),
                    rank: it.rank,
                    teams: count_of_teams,
                    points: working.points(),
                    working,
                    counts: false,
                },
            ));
        }
    }
    results
}

fn standing(
    person: &SeasonPerson,
    results: &[EveningResult],
    minimum: u16,
    guests: &BTreeSet<PersonNumber>,
) -> Standing {
    let points = results.iter().map(|it| it.points);
    let mut singles: Vec<Points> = points.filter(|it| *it != Points::NONE).collect();
    singles.sort_unstable_by_key(|it| Reverse(*it));
    let starts = count(results.len());
    Standing {
        person: person.number,
        name: NameOrder::of(person.data.name.as_str()),
        is_guest: guests.contains(&person.number),
        missing: minimum.saturating_sub(starts),
        total: total(results),
        singles,
        starts,
    }
}

fn total(results: &[EveningResult]) -> Points {
    let counting = results.iter().filter(|it| it.counts);
    counting.map(|it| it.points).sum()
}

fn count(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

impl Category {
    /// True if the category contains a person.
    fn holds(&self, person: &SeasonPerson) -> bool {
        fn within<T: PartialOrd>(value: Option<&T>, from: Option<&T>, until: Option<&T>) -> bool {
            let is_asked = from.is_some() || until.is_some();
            value.map_or(!is_asked, |value| {
                from.is_none_or(|it| value >= it) && until.is_none_or(|it| value <= it)
            })
        }
        within(
            person.data.birth_year.as_ref(),
            self.born_from.as_ref(),
            self.born_until.as_ref(),
        ) && within(
            person.data.ratings.values().next(),
            self.rating_from.as_ref(),
            self.rating_until.as_ref(),
        ) && (self.sex.is_none() || self.sex == person.data.sex)
    }
}
