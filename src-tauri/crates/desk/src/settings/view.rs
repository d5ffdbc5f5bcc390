//! What the director sets, as it crosses the bridge.

use kralle_tournament::{Format, Formation, RatingKind};
use kralle_view::named::Named;

use crate::core::wire::wire;
use crate::rules::view::RuleSetDraft;

wire! {
    /// What the director sets.
    #[derive(Default)]
    pub struct SettingsView {
        pub name: String,
        /// Where it is played; may be empty.
        #[serde(default)]
        pub place: String,
        /// When, as YYYY-MM-DD.
        #[serde(default)]
        pub date: Option<String>,
        /// The preset of the rule set: for teams `dsj`, `swiss`, `ordnung` or `fics`, for single
        /// players `standard`, `fairschach` or `pzs`.
        pub rule_set: String,
        /// The rule set with what differs from the preset; none takes the preset as it is, or what
        /// is kept now where the preset stays.
        #[serde(default)]
        pub rules: Option<RuleSetDraft>,
        #[serde(default)]
        pub formation: Named<Formation>,
        pub format: Named<Format>,
        /// Rounds of a Swiss system; none takes the suggestion.
        #[serde(default)]
        pub swiss_rounds: Option<u16>,
        /// Half points of a win; none takes 1 point.
        #[serde(default)]
        pub win_half_points: Option<u16>,
        /// Half points of a draw; none takes ½ point.
        #[serde(default)]
        pub draw_half_points: Option<u16>,
        /// Half points of a loss; none takes 0.
        #[serde(default)]
        pub loss_half_points: Option<u16>,
        /// Half points of a bye; none takes what the regulations say for the format.
        #[serde(default)]
        pub bye_half_points: Option<u16>,
        /// The name of the rating list; may be empty.
        #[serde(default)]
        pub rating_list: String,
        /// The date of the rating list, as YYYY-MM-DD.
        #[serde(default)]
        pub rating_list_date: Option<String>,
        /// The ratings that make the order; the first that a player has counts. Empty takes
        /// national, standard, rapid, blitz, other.
        #[serde(default)]
        pub rating_order: Vec<Named<RatingKind>>,
        /// The tie-breaks after the points, in order, by their FIDE names such as `BH/C1`; empty
        /// for what the regulations say.
        #[serde(default)]
        pub tie_breaks: Vec<String>,
        #[serde(default)]
        pub schedule: ScheduleView,
        /// The number of players expected, of teams where they are fixed; only suggestions use it.
        /// None, as 0, where nobody has set it.
        #[serde(default)]
        pub expected_entrants: Option<u16>,
    }
}

wire! {
    /// When it is played, as far as the director has said it.
    #[derive(Default)]
    pub struct ScheduleView {
        /// Minutes each player has at the start, 1 to 600; none says no time control.
        #[serde(default)]
        pub thinking_minutes: Option<u16>,
        /// Seconds added with each move, 0 to 600; none adds nothing.
        #[serde(default)]
        pub increment_seconds: Option<u16>,
        /// When round 1 begins, as HH:MM.
        #[serde(default)]
        pub first_round_at: Option<String>,
        /// When the last round must be over, as HH:MM.
        #[serde(default)]
        pub end_by: Option<String>,
    }
}

wire! {
    /// How a day is expected to go, every game lasting as long as it may.
    pub struct ExpectedDayView {
        /// Minutes from the start of a round to the start of the next; none without a time control.
        pub round_minutes: Option<u16>,
        /// When the last round is over, as HH:MM; none where something for that is missing.
        pub last_round_ends: Option<String>,
        /// How many rounds are over by the end that was said; none where something for that is
        /// missing.
        pub rounds_by_end: Option<u16>,
    }
}

wire! {
    /// What suits a number of teams.
    pub struct FormatSuggestion {
        pub teams: u16,
        pub format: Named<Format>,
        /// Rounds of a round robin, a double round robin and a Swiss system, in this order.
        pub rounds: Vec<u16>,
    }
}
