//! The season table: what each person's results are worth together, and the order they give.
//!
//! Begin at [`SeasonTable::of`]. Every figure has its working beside it, as data.

mod order;
mod points;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use kralle_choice::Code;
use kralle_tournament::{NameKey, Rank, TeamNumber, folded};

use crate::person::Entries;
use crate::{
    Category, EntryAt, Evening, EveningNumber, EveningProgress, Guests, PersonNumber, Persons,
    Points, Problem, RunningRule, Season, SeasonFile, SeasonPerson, SeasonSettings,
};
use order::{Standing, ranked};
use points::count_best;

/// How the points of one result came about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointsWorking {
    /// What each of the ranks held is worth, best first; one, where the rank is not shared or the
    /// tournament's own points count.
    pub by_rank: Vec<Points>,
    /// What the rank is worth: one of these, or their mean.
    pub base: Points,
    /// For taking part.
    pub bonus: Points,
    /// Whether nothing is given because the person is a guest; then the rest says what it would be.
    pub is_guest: bool,
}

/// A person's result in one tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EveningResult {
    pub evening: EveningNumber,
    pub team: TeamNumber,
    /// The other members of the team.
    pub partners: Vec<PersonNumber>,
    /// The rank of the team in the tournament.
    pub rank: Rank,
    /// How many teams stand in the order, without those that are out.
    pub teams: u16,
    pub points: Points,
    pub working: PointsWorking,
    /// Whether it is among the best that count.
    pub counts: bool,
}

/// What sets somebody behind the one before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Code)]
pub enum Behind {
    /// Fewer points in all.
    Total,
    /// A worse single result; all better ones are equal.
    SingleResult {
        /// Which, from 1 for the best.
        nth: u16,
        /// That of the one before.
        before: Points,
        own: Points,
    },
    /// Fewer starts.
    Starts {
        /// Of the one before.
        before: u16,
        own: u16,
    },
    /// Nothing: they share the rank.
    Shared,
}

/// Where somebody stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Code)]
pub enum SeasonPlace {
    /// One rank, or several that are shared.
    Ranked {
        rank: Rank,
        /// What sets him behind the one before; none for the first.
        behind: Option<Behind>,
    },
    /// Behind all who are ranked: fewer starts than the minimum.
    BelowMinimum {
        /// How many are missing.
        missing: u16,
    },
    /// A guest: no points, no rank.
    Guest,
}

/// A line of the season table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonRow {
    pub person: PersonNumber,
    pub place: SeasonPlace,
    /// The sum of the results that count.
    pub total: Points,
    pub starts: u16,
    /// In the order of the season.
    pub results: Vec<EveningResult>,
}

/// The rows of a category: those of the table, ranked among themselves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CategoryTable {
    pub name: String,
    pub rows: Vec<CategoryRow>,
}

/// A line of a category.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CategoryRow {
    pub person: PersonNumber,
    /// Where the person stands in the category.
    pub place: SeasonPlace,
    /// The line of the whole table, counted from 0.
    pub row: usize,
}

/// The season table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SeasonTable {
    /// The tournaments that count, in the order of the season.
    pub evenings: Vec<EveningNumber>,
    /// The ranked ones first, then those below the minimum, then the guests.
    pub rows: Vec<SeasonRow>,
    /// In the order of the settings.
    pub categories: Vec<CategoryTable>,
    /// What is not in the table, and why.
    pub problems: Vec<Problem>,
}

impl SeasonTable {
    /// The table of a season.
    pub fn of(season: &Season, persons: &Persons, settings: &SeasonSettings) -> Self {
        let mut problems = Vec::new();
        let guests = guests(season, persons, &settings.guests, &mut problems);
        let mut evenings = Vec::new();
        let mut results: BTreeMap<PersonNumber, Vec<EveningResult>> = BTreeMap::new();
        for (number, it) in season.evenings() {
            if let Some(problem) = left_out(it, settings) {
                problems.push(problem);
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

    /// The line of a person.
    pub fn row(&self, person: PersonNumber) -> Option<&SeasonRow> {
        self.rows.iter().find(|row| row.person == person)
    }
}

/// Why a tournament is not in the table.
fn left_out(it: &SeasonFile, settings: &SeasonSettings) -> Option<Problem> {
    let (evening, file) = (&it.evening, it.file.clone());
    if evening.game != settings.game {
        let game = evening.game;
        return Some(Problem::OtherGame { file, game });
    }
    match (evening.progress, settings.running) {
        (EveningProgress::NotBegun, _) => Some(Problem::NotBegun { file }),
        (EveningProgress::Running, RunningRule::Omit) => Some(Problem::Running { file }),
        (EveningProgress::FirstPlaceOpen, RunningRule::Omit) => {
            Some(Problem::FirstPlaceOpen { file })
        }
        (EveningProgress::Running | EveningProgress::FirstPlaceOpen, RunningRule::AsItStands)
        | (EveningProgress::Finished, _) => None,
    }
}

/// Who takes part without points.
fn guests(
    season: &Season,
    persons: &Persons,
    guests: &Guests,
    problems: &mut Vec<Problem>,
) -> BTreeSet<PersonNumber> {
    let mut found = BTreeSet::new();
    if !guests.persons.is_empty() {
        let entries = Entries::of(season);
        for (entry, pattern) in (1..).zip(&guests.persons) {
            let fitting = entries.fitting(season, pattern);
            if fitting.is_empty() {
                problems.push(Problem::GuestFitsNobody { entry });
            }
            let at = fitting.into_iter().filter_map(|it| entries.at(it));
            found.extend(at.filter_map(|at| persons.at(at)));
        }
    }
    if !guests.clubs.is_empty() {
        let clubs: BTreeSet<String> = guests.clubs.iter().map(|it| folded(it.as_str())).collect();
        let is_member = |it: &&SeasonPerson| {
            let club = it.club.as_ref().map(|club| folded(club.as_str()));
            club.is_some_and(|club| clubs.contains(&club))
        };
        let strangers = persons.all().iter().filter(|it| !is_member(it));
        found.extend(strangers.map(|it| it.number));
    }
    found
}

/// The results of a tournament, by person; whoever is out has not taken part.
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
        name: NameKey::of(person.name.as_str()),
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
    /// Whether a person is in it.
    fn holds(&self, person: &SeasonPerson) -> bool {
        fn within<T: PartialOrd>(value: Option<&T>, from: Option<&T>, until: Option<&T>) -> bool {
            let is_asked = from.is_some() || until.is_some();
            value.map_or(!is_asked, |value| {
                from.is_none_or(|it| value >= it) && until.is_none_or(|it| value <= it)
            })
        }
        within(
            person.birth_year.as_ref(),
            self.born_from.as_ref(),
            self.born_until.as_ref(),
        ) && within(
            person.ratings.values().next(),
            self.rating_from.as_ref(),
            self.rating_until.as_ref(),
        ) && (self.sex.is_none() || self.sex == person.sex)
    }
}
