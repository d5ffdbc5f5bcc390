//! The tournaments of a season, each once and in one order, however they were given.

use crate::{Evening, EveningNumber, Problem};

/// A tournament, and the name of the file it came from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonFile {
    /// The file's name as the season says it, such as `2026-03.kralle`.
    pub file: String,
    pub evening: Evening,
}

/// Tournaments by date, those without a date last, then by key; each once.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Season {
    files: Vec<SeasonFile>,
    problems: Vec<Problem>,
}

impl Season {
    /// The season of these tournaments, in whatever order they are given. Of two copies of one the
    /// further one is kept, and the other becomes a problem.
    pub fn of(mut files: Vec<SeasonFile>) -> Self {
        // The further copy of a tournament first.
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
        kept.sort_by(|one, other| {
            let order = |it: &SeasonFile| (it.evening.date.is_none(), it.evening.date);
            order(one)
                .cmp(&order(other))
                .then_with(|| one.evening.key.cmp(&other.evening.key))
        });
        let undated = kept.iter().filter(|it| it.evening.date.is_none());
        problems.extend(undated.map(|it| Problem::Undated {
            file: it.file.clone(),
        }));
        Self {
            files: kept,
            problems,
        }
    }

    /// Every tournament with its number, in the order of the season.
    pub fn evenings(&self) -> impl Iterator<Item = (EveningNumber, &SeasonFile)> {
        let files = self.files.iter().enumerate();
        files.map(|(index, it)| (EveningNumber::at(index), it))
    }

    /// The tournament of this number.
    pub fn evening(&self, number: EveningNumber) -> Option<&SeasonFile> {
        self.files.get(number.index())
    }

    /// What is the matter with the tournaments given: twice, without a date.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }
}
