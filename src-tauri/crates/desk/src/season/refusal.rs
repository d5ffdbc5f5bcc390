//! Refusals of a season.

use crate::core::wire::refusals;

refusals! {
    /// Refusals of a season and hints about its files.
    pub enum SeasonRefusal {
        NotNow NoSeason,
        NotFound SeasonPersonUnknown { person: u32 },
        NotFound SeasonUnknownEntrant,
        NotFound SeasonNoSuchDecision { number: u32 },
        NotFound SeasonNoSuchEntry { entry: String },
        NotFound SeasonNoSuchFile { file: String },
        NotFound SeasonNoCategory { category: String },
        BadInput SeasonTooLarge { path: String },
        BadInput SeasonNotText { path: String },
        NotNow SeasonChangedElsewhere { path: String },
        NotNow SeasonGuestByClub,
        NotNow SeasonNoResults,
        NotNow SeasonNoCategories,
        NotNow SeasonNoRatings,
        NotNow SeasonNothingToUndo,
        NotNow SeasonNothingToRedo,
        NotNow SeasonSameAlready,
        BadInput(exit = 1) SeasonTwoEntrants,
        BadInput(exit = 1) SeasonCategoryTwice { category: String },
        BadInput(exit = 1) SeasonCategoryEmpty { category: String },
        BadInput(exit = 1) SeasonTooManyPatterns { most: usize, entry: String },
        BadInput(exit = 1) SeasonTooManyFiles { most: usize },
        BadInput(exit = 1) SeasonBadPattern { entry: String },
        NotAllowed SeasonFileElsewhere { entry: String },
        NotNow SeasonNothingFound { entry: String },
        NotNow SeasonListedTwice { entry: String },
        NotNow SeasonExcludedNotFound { file: String },
        NotNow SeasonOtherEnding { file: String },
        NotAllowed SeasonLinkLeaves { file: String },
    }
}
