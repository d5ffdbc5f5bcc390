//! Comparison of joining with a slow, obvious implementation that compares all pairs.

use crate::sample;

use kralle_season::{Decisions, EntryPattern, Persons, Question, Season, SeasonFile};
use kralle_tournament::{Likeness, Line, Person, PlayerId};
use proptest::prelude::*;
use sample::{evening, joined};

/// An entry, and its current person.
struct Entry {
    evening: u32,
    player: PlayerId,
    file: String,
    person: Person,
    label: usize,
}

/// Criteria of similarity, the most certain first.
const ALIKE: [fn(&Person, &Person) -> bool; 3] = [
    |one, other| one.fide_id.is_some() && one.fide_id == other.fide_id,
    |one, other| one.national_key().is_some() && one.national_key() == other.national_key(),
    Person::is_written_as,
];

fn fits(entry: &Entry, pattern: &EntryPattern) -> bool {
    let meant = pattern.name.as_ref().map(Line::as_str).unwrap();
    let same_name = Person::new(meant, None, None, None, None).name == entry.person.name;
    let year = pattern.birth_year.map(u16::from);
    same_name
        && (year.is_none() || year == entry.person.birth_year)
        && pattern.file.as_ref().is_none_or(|it| *it == entry.file)
        && pattern.player.is_none_or(|it| it == entry.player)
}

/// Returns the sides of each valid decision: those that no entry matches twice.
fn sides(entries: &[Entry], decisions: &Decisions) -> Vec<Vec<Vec<usize>>> {
    let all = decisions.other_person.iter().map(|patterns| {
        let sides = patterns.iter().map(|pattern| {
            let fitting = (0..entries.len()).filter(|it| fits(&entries[*it], pattern));
            fitting.collect::<Vec<usize>>()
        });
        sides.collect::<Vec<_>>()
    });
    all.filter(|sides| {
        let mut seen = sides.concat();
        seen.sort_unstable();
        seen.windows(2).all(|it| it[0] != it[1])
    })
    .collect()
}

/// True if two persons cannot be one.
fn exclude(
    entries: &[Entry],
    sides: &[Vec<Vec<usize>>],
    [one, other]: [usize; 2],
    by_writing: bool,
) -> bool {
    let of = |label: usize| (0..entries.len()).filter(move |it| entries[*it].label == label);
    let side = |decision: &Vec<Vec<usize>>, entry: usize| {
        decision.iter().position(|side| side.contains(&entry))
    };
    let knows = |label| of(label).any(|it| entries[it].person.fide_id.is_some());
    (by_writing && knows(one) && knows(other))
        || of(one).any(|one| {
            of(other).any(|other| {
                let apart = sides.iter().any(|decision| {
                    let both = [side(decision, one), side(decision, other)];
                    both[0].is_some() && both[1].is_some() && both[0] != both[1]
                });
                apart || entries[one].evening == entries[other].evening
            })
        })
}

/// Gives all these persons the label of the first.
fn merge(entries: &mut [Entry], labels: &[usize]) {
    for it in entries {
        if labels.contains(&it.label) {
            it.label = labels[0];
        }
    }
}

fn labels(entries: &[Entry], them: &[usize]) -> Vec<usize> {
    let mut labels: Vec<usize> = them.iter().map(|it| entries[*it].label).collect();
    labels.sort_unstable();
    labels.dedup();
    labels
}

/// Joins entries that are certainly one person, unless one of these decisions sets them apart.
fn join_certain(entries: &mut [Entry], sides: &[Vec<Vec<usize>>]) {
    for (label, it) in entries.iter_mut().enumerate() {
        it.label = label;
    }
    for (level, alike) in ALIKE.iter().enumerate() {
        for first in 0..entries.len() {
            let set: Vec<usize> = (0..entries.len())
                .filter(|it| *it == first || alike(&entries[first].person, &entries[*it].person))
                .collect();
            if set[0] < first {
                continue;
            }
            let them = labels(entries, &set);
            let is_free = |one: &usize| {
                let mut others = them.iter().filter(|other| *other != one);
                others.all(|other| !exclude(entries, sides, [*one, *other], level == 2))
            };
            let free: Vec<usize> = them.iter().copied().filter(is_free).collect();
            if !free.is_empty() {
                merge(entries, &free);
            }
        }
    }
}

/// Returns the entries of each person, by comparing all pairs.
fn compared(season: &Season, decisions: &Decisions) -> Vec<String> {
    let mut entries: Vec<Entry> = Vec::new();
    for (number, it) in season.evenings() {
        for entrant in &it.evening.entrants {
            entries.push(Entry {
                evening: number.0,
                player: entrant.player,
                file: it.file.clone(),
                person: (&entrant.data).into(),
                label: entries.len(),
            });
        }
    }
    let sides = sides(&entries, decisions);
    let mut from_the_start: Vec<Vec<Vec<usize>>> = Vec::new();
    loop {
        join_certain(&mut entries, &from_the_start);
        let is_broken = |decision: &&Vec<Vec<usize>>| {
            let of = |side: &Vec<usize>| labels(&entries, side);
            let all: Vec<usize> = decision.iter().flat_map(of).collect();
            all.iter()
                .any(|it| all.iter().filter(|other| *other == it).count() > 1)
        };
        let broken: Vec<Vec<Vec<usize>>> = sides.iter().filter(is_broken).cloned().collect();
        if broken.is_empty() {
            break;
        }
        from_the_start.extend(broken);
    }
    for patterns in &decisions.same_person {
        let fitting = (0..entries.len())
            .filter(|it| patterns.iter().any(|pattern| fits(&entries[*it], pattern)));
        let them = labels(&entries, &fitting.collect::<Vec<_>>());
        let is_possible = them.iter().all(|one| {
            let mut others = them.iter().filter(|other| *other != one);
            others.all(|other| !exclude(&entries, &sides, [*one, *other], false))
        });
        if is_possible && !them.is_empty() {
            merge(&mut entries, &them);
        }
    }
    let mut firsts: Vec<usize> = entries.iter().map(|it| it.label).collect();
    firsts.sort_unstable();
    firsts.dedup();
    let words = |label: usize| {
        let own = entries.iter().filter(|it| it.label == label);
        let words: Vec<String> = own
            .map(|it| format!("{}.{}", it.evening, it.player.0))
            .collect();
        words.join(" ")
    };
    firsts.into_iter().map(words).collect()
}

/// Generates a player from few names, years, clubs and numbers, so that many are similar.
fn player() -> impl Strategy<Value = String> {
    let name = prop::sample::select(vec!["Müller, Jan", "Jan Mueller", "Adler, Ida"]);
    let year = prop::sample::select(vec!["", "1990", "2008"]);
    let club = prop::sample::select(vec!["", "SK Nest", "sk nest", "SK Horst"]);
    let fide = prop::sample::select(vec!["", "", "", "7", "8"]);
    let national = prop::sample::select(vec!["", "", "", "", "70107-23", "GER 70107-0023"]);
    (name, year, club, fide, national).prop_map(|(name, year, club, fide, national)| {
        format!("{name};{year};{club};{fide};{national}")
    })
}

fn files() -> impl Strategy<Value = Vec<SeasonFile>> {
    let evening = prop::collection::vec(player(), 1..5);
    prop::collection::vec((evening, 1..4_u8), 1..7).prop_map(|evenings| {
        let numbered = evenings.iter().enumerate();
        numbered
            .map(|(index, (players, day))| {
                let players: Vec<&str> = players.iter().map(String::as_str).collect();
                let date = if *day == 3 {
                    String::new()
                } else {
                    format!("2026-03-0{day}")
                };
                sample_evening(index, &date, &players)
            })
            .collect()
    })
}

fn sample_evening(index: usize, date: &str, players: &[&str]) -> SeasonFile {
    evening(&format!("e{index}"), date, players)
}

fn pattern() -> impl Strategy<Value = EntryPattern> {
    let name = prop::sample::select(vec!["Müller, Jan", "Adler, Ida"]);
    let year = prop::sample::select(vec![None, Some(1990_u16), Some(2008)]);
    let place = prop::option::of((0..6_u32, 1..5_u32));
    (name, year, place).prop_map(|(name, year, place)| EntryPattern {
        name: Some(Line::parse(name).unwrap()),
        birth_year: year.map(|it| it.try_into().unwrap()),
        file: place.map(|(file, _)| format!("e{file}.kralle")),
        player: place.map(|(_, player)| PlayerId(player)),
        ..EntryPattern::default()
    })
}

fn decisions() -> impl Strategy<Value = Decisions> {
    let some = || prop::collection::vec(prop::collection::vec(pattern(), 2..4), 0..4);
    (some(), some()).prop_map(|(same_person, other_person)| Decisions {
        same_person,
        other_person,
    })
}

proptest! {
    #[test]
    fn whoever_is_compared_with_everybody_is_joined_the_same(
        files in files(),
        decisions in decisions(),
    ) {
        let season = Season::of(files);
        let persons = Persons::of(&season, &decisions);
        prop_assert_eq!(joined(&persons), compared(&season, &decisions));
    }

    #[test]
    fn the_order_of_files_does_not_matter(
        (files, shuffled) in files().prop_flat_map(|it| (Just(it.clone()), Just(it).prop_shuffle())),
        decisions in decisions(),
    ) {
        let (season, other) = (Season::of(files), Season::of(shuffled));
        prop_assert_eq!(&season, &other);
        prop_assert_eq!(Persons::of(&season, &decisions), Persons::of(&other, &decisions));
    }

    #[test]
    fn two_of_one_tournament_are_never_one_person(files in files(), decisions in decisions()) {
        let persons = Persons::of(&Season::of(files), &decisions);
        for person in persons.all() {
            for both in person.entries.windows(2) {
                prop_assert!(both[0].at.evening < both[1].at.evening);
            }
        }
    }

    #[test]
    fn only_those_are_asked_who_are_alike_and_may_be_one(files in files(), decisions in decisions()) {
        let season = Season::of(files);
        let persons = Persons::of(&season, &decisions);
        for it in persons.questions() {
            prop_assert!(it.one < it.other);
            let [one, other] = it.entries.map(|at| {
                let file = &season.evening(at.evening).unwrap().evening;
                Person::from(&file.entrant(at.player).unwrap().data)
            });
            prop_assert!(one.likeness(&other) >= Likeness::Likely);
            let evenings = |number| persons.get(number).unwrap().entries.iter().map(|it| it.at.evening);
            prop_assert!(evenings(it.one).all(|one| evenings(it.other).all(|other| one != other)));
        }
    }

    /// An answered question is not asked again: "yes" joins two persons, "no" keeps all as they are.
    #[test]
    fn every_answer_holds(files in files(), answers in prop::collection::vec(any::<bool>(), 40)) {
        let season = Season::of(files);
        let mut decisions = Decisions::default();
        for is_same in answers {
            let persons = Persons::of(&season, &decisions);
            let Some(question) = persons.questions().first() else {
                return Ok(());
            };
            let patterns = persons.patterns(&season, &[question.one, question.other]);
            prop_assert_eq!(patterns.len(), 2);
            let before = persons.all().len();
            if is_same {
                decisions.same_person.push(patterns);
                let after = Persons::of(&season, &decisions);
                prop_assert_eq!(after.all().len(), before - 1, "{:?}", decisions);
            } else {
                decisions.other_person.push(patterns);
                let after = Persons::of(&season, &decisions);
                prop_assert_eq!(joined(&after), joined(&persons), "{:?}", decisions);
                let both = |it: &Question| (it.one, it.other);
                prop_assert!(!after.questions().iter().any(|it| both(it) == both(question)));
            }
        }
    }
}
