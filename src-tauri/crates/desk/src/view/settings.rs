//! What the director sets, as it crosses the bridge.

use super::wire;

wire! {
    /// Who meets whom.
    #[derive(Copy, Eq)]
    pub enum FormatName {
        /// Everyone meets everyone once.
        RoundRobin,
        /// Everyone meets everyone twice.
        DoubleRoundRobin,
        /// Swiss system.
        SwissSystem,
    }
}

wire! {
    /// How players come to their teams.
    #[derive(Copy, Eq)]
    pub enum FormationName {
        /// From two pots by lot.
        PotDraw,
        /// Teams enter with a reported line-up order.
        FixedTeams,
        /// Nobody has a partner: each entrant is a team of one, each match a single game.
        SinglePlayers,
    }
}

impl FormationName {
    /// What is meant when nothing is said.
    const fn pot_draw() -> Self {
        Self::PotDraw
    }
}

wire! {
    /// A list a rating comes from.
    #[derive(Copy, Eq, PartialOrd, Ord)]
    pub enum RatingKindName {
        /// FIDE standard, or the only rating of a list.
        Standard,
        /// FIDE rapid.
        Rapid,
        /// FIDE blitz.
        Blitz,
        /// A national list, such as the German DWZ.
        National,
        /// Any other number the director gives.
        Other,
    }
}

wire! {
    /// What the director sets.
    pub struct SettingsView {
        /// The tournament's name.
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
        pub rules: Option<super::rule_set::RuleSetDraft>,
        /// How players come to their teams.
        #[serde(default = "FormationName::pot_draw")]
        pub formation: FormationName,
        /// Who meets whom.
        pub format: FormatName,
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
        pub rating_order: Vec<RatingKindName>,
        /// The tie-breaks after the points, in order, by their FIDE names such as `BH/C1`; empty
        /// for what the regulations say.
        #[serde(default)]
        pub tie_breaks: Vec<String>,
    }
}

wire! {
    /// What suits a number of teams.
    pub struct FormatSuggestion {
        /// How many teams it is for.
        pub teams: u16,
        /// The format suggested.
        pub format: FormatName,
        /// Rounds of a round robin, a double round robin and a Swiss system, in this order.
        pub rounds: Vec<u16>,
    }
}
