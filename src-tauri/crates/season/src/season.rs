//! The tournaments of a season, without duplicates and in a fixed order.

use crate::{Evening, EveningNumber, EveningProgress, Problem, RunningRule, SeasonSettings};

/// A tournament and the name of its file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonFile {
    /// The file's name in the season, such as `2026-03.kralle`.
    pub file: String,
    pub evening: Evening,
}

/// The reason a tournament is excluded from a season entirely.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LeftOut {
    /// The settings exclude its file.
    Excluded,
    /// No round is published.
    NotBegun,
    /// It is still running, and the settings omit running tournaments.
    Running,
    /// First place is tied and undecided, and the settings omit running tournaments.
    FirstPlaceOpen,
}

impl LeftOut {
    /// Returns the reason `evening` is excluded for its progress; `None` if it takes part.
    const fn by_progress(evening: &Evening, running: RunningRule) -> Option<Self> {
        match (evening.progress, running) {
            (EveningProgress::NotBegun, _) => Some(Self::NotBegun),
            (EveningProgress::Running, RunningRule::Omit) => Some(Self::Running),
            (EveningProgress::FirstPlaceOpen, RunningRule::Omit) => Some(Self::FirstPlaceOpen),
            (
                EveningProgress::Running | EveningProgress::FirstPlaceOpen,
                RunningRule::AsItStands,
            )
            | (EveningProgress::Finished, _) => None,
        }
    }

    /// Returns the problem to report; `None` for an excluded file, which is no problem.
    fn problem(self, file: String) -> Option<Problem> {
        match self {
            Self::Excluded => None,
            Self::NotBegun => Some(Problem::NotBegun { file }),
            Self::Running => Some(Problem::Running { file }),
            Self::FirstPlaceOpen => Some(Problem::FirstPlaceOpen { file }),
        }
    }
}

/// Tournaments by date, those without a date last, then by key; without duplicates.
///
/// Excluded tournaments come after the others.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Season {
    files: Vec<SeasonFile>,
    left_out: Vec<(SeasonFile, LeftOut)>,
    problems: Vec<Problem>,
}

impl Season {
    /// Returns the season of all these tournaments, whatever their order.
    ///
    /// Of two copies of one, the more advanced one is kept, and the other becomes a problem.
    pub fn of(files: Vec<SeasonFile>) -> Self {
        let (files, mut problems) = each_once(files);
        problems.extend(undated(files.iter()));
        Self {
            files,
            left_out: Vec::new(),
            problems,
        }
    }

    /// Returns the season by its settings.
    ///
    /// Excluded files take no part, nor do unfinished tournaments unless running ones count.
    pub fn by(files: Vec<SeasonFile>, settings: &SeasonSettings) -> Self {
        let (mut excluded, files): (Vec<_>, Vec<_>) = files
            .into_iter()
            .partition(|it| settings.exclude.contains(&it.file));
        let (files, mut problems) = each_once(files);
        problems.extend(undated(files.iter()));
        let mut season = Self::default();
        for it in files {
            match LeftOut::by_progress(&it.evening, settings.running) {
                None => season.files.push(it),
                Some(why) => {
                    problems.extend(why.problem(it.file.clone()));
                    season.left_out.push((it, why));
                }
            }
        }
        sort(&mut excluded);
        let excluded = excluded.into_iter().map(|it| (it, LeftOut::Excluded));
        season.left_out.extend(excluded);
        season.problems = problems;
        season
    }

    /// Returns every participating tournament with its number, in the order of the season.
    pub fn evenings(&self) -> impl Iterator<Item = (EveningNumber, &SeasonFile)> {
        let files = self.files.iter().enumerate();
        files.map(|(index, it)| (EveningNumber::at(index), it))
    }

    /// Returns the excluded tournaments, numbered after the others.
    pub fn left_out(&self) -> impl Iterator<Item = (EveningNumber, &SeasonFile, LeftOut)> {
        let left_out = (self.files.len()..).zip(&self.left_out);
        left_out.map(|(index, (it, why))| (EveningNumber::at(index), it, *why))
    }

    /// Returns the tournament of this number; `None` if there is none.
    pub fn evening(&self, number: EveningNumber) -> Option<&SeasonFile> {
        let index = number.index();
        self.files.get(index).or_else(|| {
            let behind = index.checked_sub(self.files.len())?;
            self.left_out.get(behind).map(|(it, _)| it)
        })
    }

    /// Returns the problems of the tournaments: duplicates, missing dates, unfinished ones.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }
}

/// Returns each tournament once, in season order, with a problem for each further copy.
fn each_once(mut files: Vec<SeasonFile>) -> (Vec<SeasonFile>, Vec<Problem>) {
    // The more advanced copy of a tournament comes first.
    files.sort_by(|one, other| {
        let further = |it: &SeasonFile| (it.evening.progress, it.evening.matches.len());
        one.evening
            .key
            .cmp(&other.evening.key)
            .then_with(|| further(other).cmp(&further(one)))
            .then_with(|| one.file.cmp(&other.file))
    });
    let mut problems = Vec::new();
    let mut kept: Vec<SeasonFile> = Vec::with_capacity(files.len());
    for it in files {
        match kept.last() {
            Some(last) if last.evening.key == it.evening.key => {
                problems.push(Problem::GivenTwice {
                    file: it.file,
                    kept: last.file.clone(),
                });
            }
            Some(_) | None => kept.push(it),
        }
    }
    sort(&mut kept);
    (kept, problems)
}

/// Sorts by date, those without a date last, then by key and file.
fn sort(files: &mut [SeasonFile]) {
    files.sort_by(|one, other| {
        let order = |it: &SeasonFile| (it.evening.date.is_none(), it.evening.date);
        order(one)
            .cmp(&order(other))
            .then_with(|| one.evening.key.cmp(&other.evening.key))
            .then_with(|| one.file.cmp(&other.file))
    });
}

fn undated<'a>(files: impl Iterator<Item = &'a SeasonFile>) -> impl Iterator<Item = Problem> {
    let undated = files.filter(|it| it.evening.date.is_none());
    undated.map(|it| Problem::Undated {
        file: it.file.clone(),
    })
}
