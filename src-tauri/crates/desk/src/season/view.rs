//! A season as it is shown: its evenings, its settings, what is asked, what was decided.

use kralle_rules::preset::Game;
use kralle_season::{DecisionKind, EveningProgress, QuestionReason, RunningRule, SharedRule};
use kralle_tournament::{Formation, Sex};
use kralle_view::named::Named;
use kralle_view::season::table::{SeasonPersonRef, SeasonPointsRule};

use crate::core::refusal::RefusalView;
use crate::core::wire::wire;

wire! {
    /// An entry of the list of files: a pattern or a path, as SEASON.toml has it.
    pub struct SeasonFileEntry {
        /// As it stands there; relative to the folder of SEASON.toml.
        pub entry: String,
        /// How many files it names.
        pub found: u32,
        /// Why it names none, or not all.
        pub problem: Option<RefusalView>,
    }
}

wire! {
    /// A file of a season, and the tournament in it.
    pub struct SeasonFileView {
        pub path: String,
        /// As it is shown: relative to the folder of SEASON.toml.
        pub file: String,
        /// The entry of the list of files that names it, from 0; the first, where several do.
        pub entry: u32,
        /// The number of its evening; none where it cannot be read, or is a copy of another.
        pub evening: Option<u32>,
        /// True if the settings exclude it.
        pub excluded: bool,
        /// Why it does not count, or what a person should know of it: it cannot be read, is of another
        /// kind, stands twice in the list, is still running.
        pub problem: Option<RefusalView>,
    }
}

wire! {
    /// A tournament of a season.
    pub struct SeasonEveningView {
        /// From 1, by date; behind them those that take no part.
        pub number: u32,
        /// What tells it from others: the identity of its file, the same in each copy.
        pub key: String,
        /// Its file, relative to the folder of SEASON.toml.
        pub file: String,
        pub name: String,
        /// As YYYY-MM-DD.
        pub date: Option<String>,
        pub game: Named<Game>,
        pub formation: Named<Formation>,
        pub progress: Named<EveningProgress>,
        pub players: u32,
        /// Teams; of single players those who have a rank.
        pub teams: u32,
        /// Matches that were played at the boards.
        pub matches: u32,
        /// Whether it counts in the table of the season.
        pub counts: bool,
        /// True if its matches are rated: it counts, or is finished and of another game.
        pub rated: bool,
    }
}

wire! {
    /// Somebody on the list of players of an evening.
    pub struct SeasonEntrantView {
        /// The key of the evening.
        pub key: String,
        /// The number of the player there.
        pub player: u32,
        /// The file of the evening, relative to the folder of SEASON.toml.
        pub file: String,
        /// The name of the evening.
        pub evening: String,
        /// As YYYY-MM-DD.
        pub date: Option<String>,
        pub name: String,
        pub club: String,
        pub birth_year: Option<u16>,
        pub fide_id: Option<u32>,
        pub national_id: String,
    }
}

wire! {
    /// A question: are these one person?
    pub struct SeasonQuestionView {
        pub reason: Named<QuestionReason>,
        pub one: SeasonPersonRef,
        pub other: SeasonPersonRef,
        /// Where the one was; the first entrant stands for the person in `decide_person`.
        pub one_entrants: Vec<SeasonEntrantView>,
        pub other_entrants: Vec<SeasonEntrantView>,
    }
}

wire! {
    /// Who is meant, by as much as is needed: everybody who agrees with all that is given.
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
        /// The number of the player there.
        #[serde(default)]
        pub player: Option<u32>,
    }
}

wire! {
    /// A decision about persons.
    pub struct SeasonDecisionView {
        /// From 1 among those of its kind, as SEASON.toml has them.
        pub number: u32,
        pub decided: Named<DecisionKind>,
        pub entries: Vec<SeasonPattern>,
        /// Why it does nothing: it names nobody, or would join two of one tournament.
        pub problem: Option<RefusalView>,
    }
}

wire! {
    /// What a season can be undone to, or redone.
    #[derive(Copy, Eq)]
    pub struct SeasonSteps {
        /// How many changes can be undone.
        pub undo: u32,
        /// How many can be done again.
        pub redo: u32,
    }
}

wire! {
    /// The open season.
    pub struct SeasonView {
        /// Where SEASON.toml lies.
        pub path: String,
        pub settings: SeasonSettings,
        /// The list of files, as SEASON.toml has it.
        pub entries: Vec<SeasonFileEntry>,
        /// Its files, in the order of their evenings; those without one last.
        pub files: Vec<SeasonFileView>,
        /// The evenings by date; those without one last.
        pub evenings: Vec<SeasonEveningView>,
        /// How many persons took part.
        pub persons: u32,
        pub questions: Vec<SeasonQuestionView>,
        /// How many more there are.
        pub more_questions: u32,
        pub decisions: Vec<SeasonDecisionView>,
        /// What else a person should know, such as a guest whom nobody is.
        pub problems: Vec<RefusalView>,
        /// The games that were played, each with ratings of its own.
        pub games: Vec<Named<Game>>,
        pub steps: SeasonSteps,
    }
}

wire! {
    /// Who has a table of their own.
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
    /// What the director sets in a season.
    pub struct SeasonSettings {
        /// May be empty.
        pub name: String,
        /// The game the table is for; others are rated only.
        pub game: Named<Game>,
        /// How many evenings count at most for each person; 0: all.
        pub best: u16,
        /// From how many evenings on a person is ranked; 0: from the first.
        pub minimum: u16,
        /// For taking part in an evening, in hundredths of a point.
        pub bonus_hundredths: i64,
        pub running: Named<RunningRule>,
        pub points: SeasonPointsRule,
        /// The points for rank 1, 2 and so on, in hundredths; only where they stand in a list.
        #[serde(default)]
        pub by_rank_hundredths: Vec<i64>,
        pub shared: Named<SharedRule>,
        #[serde(default)]
        pub categories: Vec<SeasonCategory>,
        /// Who is ranked in the evening and takes no points.
        #[serde(default)]
        pub guests: Vec<SeasonPattern>,
        /// The clubs whose members are no guests; empty: nobody is a guest for the club's sake.
        #[serde(default)]
        pub clubs: Vec<String>,
    }
}

impl SeasonView {
    /// Everything that does not count or could not be done: of entries, files, decisions, and the rest.
    pub fn every_problem(&self) -> Vec<RefusalView> {
        let entries = self.entries.iter().map(|it| &it.problem);
        let files = self.files.iter().map(|it| &it.problem);
        let decisions = self.decisions.iter().map(|it| &it.problem);
        let found = entries.chain(files).chain(decisions).flatten();
        found.chain(&self.problems).cloned().collect()
    }
}
