//! The view of the open season.

use std::collections::BTreeMap;

use kralle_rules::preset::Game;
use kralle_season::{
    DecisionKind, DecisionPlace, EntryAt, EntryPattern, Problem, Question, SeasonFile,
};
use kralle_view::capped::capped;
use kralle_view::named::Named;
use kralle_view::season::table::person_ref;

use crate::core::refusal::RefusalView;
use crate::season::open_season::{KnownSeason, SeenSeason};
use crate::season::parse::settings_view;
use crate::season::persons::{entrant, pattern_view};
use crate::season::problem::problem;
use crate::season::refusal::SeasonRefusal;
use crate::season::view::{
    SeasonDecisionView, SeasonEveningView, SeasonFileEntry, SeasonFileView, SeasonQuestionView,
    SeasonSteps, SeasonView,
};

/// Returns the view of the season.
pub(crate) fn view(seen: &SeenSeason) -> SeasonView {
    let known = &seen.known;
    let problems = Problems::of(known);
    let [undo, redo] = seen.steps;
    SeasonView {
        path: known.path.display().to_string(),
        settings: settings_view(&known.settings),
        entries: known
            .entries
            .iter()
            .map(|it| SeasonFileEntry {
                entry: it.entry.clone(),
                found: capped(it.found),
                problem: it.problem.clone(),
            })
            .collect(),
        files: files(known, &problems.of_files),
        evenings: evenings(known),
        persons: capped(known.persons.all().len()),
        questions: known
            .persons
            .questions()
            .iter()
            .filter_map(|it| question(known, it))
            .collect(),
        more_questions: capped(known.persons.questions_left_out()),
        decisions: decisions(known, &problems.of_decisions),
        problems: problems.others,
        games: Game::ALL
            .into_iter()
            .filter(|game| !known.ratings.in_game(*game).is_empty())
            .map(Named)
            .collect(),
        steps: SeasonSteps {
            undo: capped(undo),
            redo: capped(redo),
        },
    }
}

/// The problems of a season, grouped by their subject.
struct Problems<'a> {
    /// The problem of each file. A reason not to count takes precedence over a missing date.
    of_files: BTreeMap<&'a str, RefusalView>,
    of_decisions: BTreeMap<DecisionPlace, RefusalView>,
    others: Vec<RefusalView>,
}

impl<'a> Problems<'a> {
    fn of(known: &'a KnownSeason) -> Self {
        let mut found = Self {
            of_files: BTreeMap::new(),
            of_decisions: BTreeMap::new(),
            others: Vec::new(),
        };
        let listed = |file: &&String| known.files.iter().any(|it| it.file == **file);
        let excluded = known.settings.exclude.iter().filter(|file| !listed(file));
        let nowhere =
            |file: &String| SeasonRefusal::SeasonExcludedNotFound { file: file.clone() }.into();
        found.others.extend(excluded.map(nowhere));
        let of_season = known.season.problems().iter();
        let all = of_season.chain(&known.table.problems);
        for it in all.chain(known.persons.problems()) {
            match it {
                // A reason not to count takes precedence over a missing date.
                Problem::Undated { file } => {
                    found.of_files.entry(file).or_insert_with(|| problem(it));
                }
                Problem::GivenTwice { file, .. }
                | Problem::Running { file }
                | Problem::FirstPlaceOpen { file }
                | Problem::NotBegun { file }
                | Problem::OtherGame { file, .. } => {
                    found.of_files.insert(file, problem(it));
                }
                Problem::DecisionFitsNobody { decision, .. }
                | Problem::DecisionJoinsTwo { decision, .. }
                | Problem::DecisionSplitsOne { decision, .. }
                | Problem::DecisionsContradict { decision, .. } => {
                    let place = found.of_decisions.entry(*decision);
                    place.or_insert_with(|| problem(it));
                }
                Problem::TwoOfOneTournament { .. } | Problem::GuestFitsNobody { .. } => {
                    found.others.push(problem(it));
                }
            }
        }
        found
    }
}

/// Returns the files in the order of their evenings; those without an evening come last.
fn files(known: &KnownSeason, problems: &BTreeMap<&str, RefusalView>) -> Vec<SeasonFileView> {
    let left_out = known.season.left_out().map(|(number, it, _)| (number, it));
    let numbers: BTreeMap<&str, u32> = known
        .season
        .evenings()
        .chain(left_out)
        .map(|(number, it)| (it.file.as_str(), number.0))
        .collect();
    let mut files: Vec<SeasonFileView> = known
        .files
        .iter()
        .map(|it| SeasonFileView {
            path: it.path.display().to_string(),
            file: it.file.clone(),
            entry: capped(it.entry),
            evening: numbers.get(it.file.as_str()).copied(),
            excluded: it.excluded,
            problem: it
                .problem
                .clone()
                .or_else(|| problems.get(it.file.as_str()).cloned()),
        })
        .collect();
    files.sort_by_key(|it| (it.evening.is_none(), it.evening));
    files
}

fn evenings(known: &KnownSeason) -> Vec<SeasonEveningView> {
    let taking_part = known
        .season
        .evenings()
        .map(|(number, it)| (number, it, true));
    let left_out = known
        .season
        .left_out()
        .map(|(number, it, _)| (number, it, false));
    let evenings = taking_part.chain(left_out);
    evenings
        .map(
            |(number, SeasonFile { file, evening }, rated)| SeasonEveningView {
                number: number.0,
                key: evening.key.0.clone(),
                file: file.clone(),
                name: evening.name.clone(),
                date: evening.date.map(|date| date.to_string()),
                game: Named(evening.game),
                formation: Named(evening.formation),
                progress: Named(evening.progress),
                players: capped(evening.entrants.len()),
                teams: capped(evening.teams.iter().filter(|it| !it.is_out).count()),
                matches: capped(evening.matches.len()),
                counts: known.table.evenings.contains(&number),
                rated,
            },
        )
        .collect()
}

/// Returns the view of a question; in each list the similar entrant comes first. `None` if a person is unknown.
fn question(known: &KnownSeason, it: &Question) -> Option<SeasonQuestionView> {
    let [one, other] = it.entries;
    let entrants = |person, alike: EntryAt| {
        let entries = known.persons.get(person)?.entries.iter().map(|it| it.at);
        let others = entries.filter(|at| *at != alike);
        let all = std::iter::once(alike).chain(others);
        Some(all.filter_map(|at| entrant(known, at)).collect())
    };
    Some(SeasonQuestionView {
        reason: Named(it.reason),
        one: person_ref(known, it.one)?,
        other: person_ref(known, it.other)?,
        one_entrants: entrants(it.one, one)?,
        other_entrants: entrants(it.other, other)?,
    })
}

fn decisions(
    known: &KnownSeason,
    problems: &BTreeMap<DecisionPlace, RefusalView>,
) -> Vec<SeasonDecisionView> {
    let decisions = &known.settings.decisions;
    let of_kind = |kind: DecisionKind, all: &[Vec<EntryPattern>]| {
        (1..)
            .zip(all)
            .map(|(number, patterns)| SeasonDecisionView {
                number,
                decided: Named(kind),
                entries: patterns.iter().map(pattern_view).collect(),
                problem: problems.get(&DecisionPlace { kind, number }).cloned(),
            })
            .collect::<Vec<_>>()
    };
    let mut views = of_kind(DecisionKind::SamePerson, &decisions.same_person);
    views.extend(of_kind(DecisionKind::OtherPerson, &decisions.other_person));
    views
}
