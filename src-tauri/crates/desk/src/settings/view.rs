//! What the director sets, as it crosses the bridge.

use kralle_tournament::{Format, Formation, RatingKind};

use crate::core::choice::Named;
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
