//! The view of a season: evenings, settings, questions and decisions.

use kralle_rules::preset::Game;
use kralle_season::{DecisionKind, EveningProgress, QuestionReason, RunningRule, SharedRule};
use kralle_tournament::{Formation, Sex};
use kralle_view::named::Named;
use kralle_view::season::table::{SeasonPersonRef, SeasonPointsRule};

use crate::core::refusal::RefusalView;
use crate::core::wire::wire;

wire! {
    /// An entry of the file list in SEASON.toml: a pattern or a path.
    pub struct SeasonFileEntry {
        /// The text of the entry; paths are relative to the folder of SEASON.toml.
        pub entry: String,
        /// The number of files it names.
        pub found: u32,
        /// The reason it names no file, too many, or only files of earlier entries; `None` without a problem.
        pub problem: Option<RefusalView>,
    }
}

wire! {
    /// A file of a season, and the tournament in it.
    pub struct SeasonFileView {
        pub path: String,
        /// The path for display: relative to the folder of SEASON.toml if it is below.
        pub file: String,
        /// The index of the first entry that names it, from 0.
        pub entry: u32,
        /// The number of its evening; `None` if it cannot be read or is a copy of another file.
        pub evening: Option<u32>,
        /// True if the settings exclude it.
        pub excluded: bool,
        /// A warning, or the reason it does not count; `None` without one.
        ///
        /// Examples: it cannot be read, is of another kind, is a copy of another file, or is still running.
        pub problem: Option<RefusalView>,
    }
}

wire! {
    /// A tournament of a season.
    pub struct SeasonEveningView {
        /// The number from 1, by date; tournaments that do not take part have the last numbers.
        pub number: u32,
        /// The identity of its file, the same in each copy.
        pub key: String,
        /// Its file, relative to the folder of SEASON.toml.
        pub file: String,
        pub name: String,
        /// The date (YYYY-MM-DD); `None` without one.
        pub date: Option<String>,
        pub game: Named<Game>,
        pub formation: Named<Formation>,
        pub progress: Named<EveningProgress>,
        pub players: u32,
        /// The number of ranked teams; for single players, of ranked players.
        pub teams: u32,
        /// The number of matches played at the boards.
        pub matches: u32,
        /// True if it counts in the table of the season.
        pub counts: bool,
        /// True if its matches are rated: it counts, or is finished and of another game.
        pub rated: bool,
    }
}

wire! {
    /// An entry in the player list of an evening.
    pub struct SeasonEntrantView {
        /// The key of the evening.
        pub key: String,
        /// The number of the player in that list.
        pub player: u32,
        /// The file of the evening, relative to the folder of SEASON.toml.
        pub file: String,
        /// The name of the evening.
        pub evening: String,
        /// The date of the evening (YYYY-MM-DD); `None` without one.
        pub date: Option<String>,
        pub name: String,
        pub club: String,
        pub birth_year: Option<u16>,
        pub fide_id: Option<u32>,
        pub national_id: String,
    }
}

wire! {
    /// The question if two persons are the same.
    pub struct SeasonQuestionView {
        pub reason: Named<QuestionReason>,
        pub one: SeasonPersonRef,
        pub other: SeasonPersonRef,
        /// The entries of `one`. Pass the first of each list to `decide_person`.
        pub one_entrants: Vec<SeasonEntrantView>,
        pub other_entrants: Vec<SeasonEntrantView>,
    }
}

wire! {
    /// A pattern for entries. It matches all entries that agree with every given value; `None` is not
    /// compared.
    pub struct SeasonPattern {
        #[serde(default)]
        pub name: Option<String>,
        #[serde(default)]
        pub birth_year: Option<u16>,
        #[serde(default)]
        pub club: Option<String>,
        #[serde(default)]
        pub fide_id: Option<u32>,
        #[serde(default)]
        pub national_id: Option<String>,
        /// The file of the evening, relative to the folder of SEASON.toml.
        #[serde(default)]
        pub file: Option<String>,
        /// The number of the player in that file.
        #[serde(default)]
        pub player: Option<u32>,
    }
}

wire! {
    /// A decision about persons.
    pub struct SeasonDecisionView {
        /// The number among the decisions of this kind in SEASON.toml, from 1.
        pub number: u32,
        pub decided: Named<DecisionKind>,
        pub entries: Vec<SeasonPattern>,
        /// The reason it has no effect; `None` if it has.
        ///
        /// Examples: it matches no entry, or would join two players of one tournament.
        pub problem: Option<RefusalView>,
    }
}

wire! {
    /// The available undo and redo steps of a season.
    #[derive(Copy, Eq)]
    pub struct SeasonSteps {
        /// The number of changes that can be undone.
        pub undo: u32,
        /// The number of changes that can be redone.
        pub redo: u32,
    }
}

wire! {
    /// The open season.
    pub struct SeasonView {
        /// The path of SEASON.toml.
        pub path: String,
        pub settings: SeasonSettings,
        /// The file list of SEASON.toml.
        pub entries: Vec<SeasonFileEntry>,
        /// The files in the order of their evenings; files without an evening come last.
        pub files: Vec<SeasonFileView>,
        /// The evenings by date; undated ones come last, then those that do not take part.
        pub evenings: Vec<SeasonEveningView>,
        /// The number of persons.
        pub persons: u32,
        pub questions: Vec<SeasonQuestionView>,
        /// The number of further questions that are not shown.
        pub more_questions: u32,
        pub decisions: Vec<SeasonDecisionView>,
        /// Other problems, such as a guest pattern without a match.
        pub problems: Vec<RefusalView>,
        /// The games with ratings.
        pub games: Vec<Named<Game>>,
        pub steps: SeasonSteps,
    }
}

wire! {
    /// A group of persons with a table of its own. `None` sets no condition.
    pub struct SeasonCategory {
        pub name: String,
        /// Born in this year or later.
        #[serde(default)]
        pub born_from: Option<u16>,
        /// Born in this year or earlier.
        #[serde(default)]
        pub born_until: Option<u16>,
        #[serde(default)]
        pub sex: Option<Named<Sex>>,
        #[serde(default)]
        pub rating_from: Option<u16>,
        #[serde(default)]
        pub rating_until: Option<u16>,
    }
}

wire! {
    /// The settings of a season that a form shows.
    pub struct SeasonSettings {
        /// Empty without a name.
        pub name: String,
        /// The game of the table; matches of other games are only rated.
        pub game: Named<Game>,
        /// The maximum number of evenings that count for each person; 0 for all.
        pub best: u16,
        /// The minimum number of evenings for a rank; 0 for none.
        pub minimum: u16,
        /// Points for attendance at an evening, in hundredths.
        pub bonus_hundredths: i64,
        pub running: Named<RunningRule>,
        pub points: SeasonPointsRule,
        /// The points for rank 1, 2 and so on, in hundredths; empty unless `points` is `by_rank`.
        #[serde(default)]
        pub by_rank_hundredths: Vec<i64>,
        pub shared: Named<SharedRule>,
        #[serde(default)]
        pub categories: Vec<SeasonCategory>,
        /// Persons who are ranked in each evening but get no points.
        #[serde(default)]
        pub guests: Vec<SeasonPattern>,
        /// If not empty, members of other clubs are guests.
        #[serde(default)]
        pub clubs: Vec<String>,
    }
}

impl SeasonView {
    /// Returns all problems: of entries, files and decisions, then the others.
    pub fn every_problem(&self) -> Vec<RefusalView> {
        let entries = self.entries.iter().map(|it| &it.problem);
        let files = self.files.iter().map(|it| &it.problem);
        let decisions = self.decisions.iter().map(|it| &it.problem);
        let found = entries.chain(files).chain(decisions).flatten();
        found.chain(&self.problems).cloned().collect()
    }
}
