//! The form of the settings.

use kralle_tournament::{
    Acceleration, ColorsBetweenGames, Format, Formation, MatchScore, PointsKind, RatingKind,
    SeatingBetweenGames,
};
use kralle_view::named::Named;

use crate::core::wire::wire;
use crate::rules::view::RuleSetDraft;

wire! {
    /// The settings of a tournament.
    #[derive(Default)]
    pub struct SettingsView {
        pub name: String,
        /// The place of the tournament; may be empty.
        #[serde(default)]
        pub place: String,
        /// The date (YYYY-MM-DD); `None` if it is not set.
        #[serde(default)]
        pub date: Option<String>,
        /// The preset of the rule set: for teams `dsj`, `swiss`, `ordnung` or `fics`, for single
        /// players `standard`, `fairschach` or `pzs`.
        pub rule_set: String,
        /// The rule set with its differences from the preset.
        ///
        /// `None` for the preset itself, or for the present rules if the preset does not change.
        #[serde(default)]
        pub rules: Option<RuleSetDraft>,
        #[serde(default)]
        pub formation: Named<Formation>,
        pub format: Named<Format>,
        /// The number of rounds of a Swiss system, 1 to 200; `None` for the suggested number.
        #[serde(default)]
        pub swiss_rounds: Option<u16>,
        /// The acceleration of a Swiss system; fixed once the first round is paired.
        #[serde(default)]
        pub acceleration: Named<Acceleration>,
        /// Half points of a win, at most 200; `None` for 1 point.
        #[serde(default)]
        pub win_half_points: Option<u16>,
        /// Half points of a draw, at most 200; `None` for ½ point.
        #[serde(default)]
        pub draw_half_points: Option<u16>,
        /// Half points of a loss, at most 200; `None` for 0.
        #[serde(default)]
        pub loss_half_points: Option<u16>,
        /// Half points of a bye, at most 200; `None` for the value of the regulations for the format.
        #[serde(default)]
        pub bye_half_points: Option<u16>,
        /// The name of the rating list; may be empty.
        #[serde(default)]
        pub rating_list: String,
        /// The date of the rating list (YYYY-MM-DD); `None` if it is not set.
        #[serde(default)]
        pub rating_list_date: Option<String>,
        /// The rating order: a player's first rating in this order counts.
        ///
        /// Empty for national, standard, rapid, blitz, other, tandem.
        #[serde(default)]
        pub rating_order: Vec<Named<RatingKind>>,
        /// The tie-breaks after the points, in order, by their FIDE codes such as `BH/C1`; at most 12.
        ///
        /// Empty for the rules of the regulations.
        #[serde(default)]
        pub tie_breaks: Vec<String>,
        #[serde(default)]
        pub schedule: ScheduleView,
        /// The expected number of players, or of fixed teams; only suggestions use it.
        ///
        /// `None` or 0 if it is not set.
        #[serde(default)]
        pub expected_entrants: Option<u16>,
        #[serde(default)]
        pub arbiters: ArbitersView,
        #[serde(default)]
        pub match_format: MatchFormatView,
    }
}

wire! {
    /// The games of a match, and how they count. Without a number of games, a match has one.
    #[derive(Default)]
    pub struct MatchFormatView {
        /// The number of games, all of which are played, 1 to 20; `None` for a best of games.
        #[serde(default)]
        pub games_per_match: Option<u8>,
        /// The largest number of games of a match that ends as soon as it is decided; otherwise
        /// `None`.
        #[serde(default)]
        pub best_of: Option<u8>,
        #[serde(default)]
        pub colors_between_games: Named<ColorsBetweenGames>,
        #[serde(default)]
        pub seating_between_games: Named<SeatingBetweenGames>,
        #[serde(default)]
        pub match_score: Named<MatchScore>,
        /// The points that decide the standings; the others are the first tie-break.
        #[serde(default)]
        pub standings_by: Named<PointsKind>,
    }
}

wire! {
    /// The arbiters of a tournament. Sheets and tournament reports name them.
    #[derive(Default)]
    pub struct ArbitersView {
        /// The chief arbiter; may be empty.
        #[serde(default)]
        pub chief: String,
        /// The deputy arbiters in order, at most 20; empty names are skipped.
        #[serde(default)]
        pub deputies: Vec<String>,
        /// True if sites and archives show the names.
        #[serde(default)]
        pub are_public: bool,
    }
}

wire! {
    /// The schedule of a tournament. A field is `None` if it is not set.
    #[derive(Default)]
    pub struct ScheduleView {
        /// Minutes of thinking time for each player, 1 to 600; `None` without a time control.
        #[serde(default)]
        pub thinking_minutes: Option<u16>,
        /// Seconds added with each move, 0 to 600; `None` for 0.
        #[serde(default)]
        pub increment_seconds: Option<u16>,
        /// The start of round 1 (HH:MM).
        #[serde(default)]
        pub first_round_at: Option<String>,
        /// The latest end of the last round (HH:MM).
        #[serde(default)]
        pub end_by: Option<String>,
    }
}

wire! {
    /// The expected times of a day if every game takes its maximum time.
    pub struct ExpectedDayView {
        /// Minutes from the start of a round to the start of the next; `None` without a time control.
        pub round_minutes: Option<u16>,
        /// The end of the last round (HH:MM).
        ///
        /// `None` without a time control, a start time or a number of rounds.
        pub last_round_ends: Option<String>,
        /// The number of rounds that end by `end_by`.
        ///
        /// `None` without a time control, a start time or a latest end.
        pub rounds_by_end: Option<u16>,
    }
}

wire! {
    /// The suggested format for a number of teams.
    pub struct FormatSuggestion {
        pub teams: u16,
        pub format: Named<Format>,
        /// The numbers of rounds of a round robin, a double round robin and a Swiss system.
        pub rounds: Vec<u16>,
        /// The number of pairs that never play together in a complete schedule of changing partners.
        ///
        /// `None` for another formation, and for a number of players without a schedule.
        pub never_partners: Option<u16>,
    }
}
