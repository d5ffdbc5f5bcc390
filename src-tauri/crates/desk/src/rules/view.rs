//! A rule set, as it crosses the bridge: a preset, the options that differ, and where they stand.

use kralle_rules::rule_set::room::Room;
use kralle_view::named::Named;

use crate::core::refusal::ArticleView;
use crate::core::wire::wire;

wire! {
    /// An option that is settled otherwise than the preset has it.
    pub struct OptionChange {
        /// The option, such as `drop_mate`.
        pub option: String,
        /// The reading, such as `allowed`.
        pub value: String,
    }
}

wire! {
    /// A rule set as it is chosen.
    pub struct RuleSetDraft {
        /// The preset it starts from, such as `swiss`.
        pub base: String,
        /// The announcement the changes stand in; may be empty.
        #[serde(default)]
        pub source: String,
        /// The options that differ from the preset.
        #[serde(default)]
        pub changes: Vec<OptionChange>,
    }
}

wire! {
    /// What part of the rules an option belongs to.
    #[derive(Copy, Eq)]
    pub enum RulePartName {
        /// Captured pieces and dropping.
        Drops,
        /// Promotion, and what dropped pawns and rooks may do.
        Moves,
        /// Mate, averting it, stalemate.
        Mate,
        /// Resigning, draws, illegal moves, flags.
        Ending,
        /// Clocks, talking, showing the hand.
        Conduct,
        /// Seating, substitutes, byes, first place.
        Competition,
        /// PaarZugSchach and Fairschach.
        PairMoves,
        Ordinary,
    }
}

wire! {
    /// Where the program acts by an option.
    #[derive(Copy, Eq)]
    pub enum RuleUseName {
        /// On the board: judging positions and replaying games.
        Board,
        /// In the result entry, and on the board.
        Results,
        Seating,
        LineUps,
        /// At the format that is proposed, and at the number of rounds.
        Format,
        /// At the points of a bye.
        Byes,
        Standings,
        /// Nowhere: it stands on the rule sheet, and people keep it.
        Sheet,
    }
}

wire! {
    /// An option with all its readings.
    pub struct RuleOptionView {
        /// The option; its message is `option-` and the name with hyphens, the readings are its
        /// attributes.
        pub option: String,
        pub part: RulePartName,
        /// The reading in force.
        pub value: String,
        pub preset_value: String,
        pub values: Vec<String>,
        pub article: ArticleView,
        /// Why the preset's text is read so, where it leaves room; the words are `room-…`.
        pub room: Option<Named<Room>>,
        pub used: RuleUseName,
    }
}

wire! {
    /// A sentence of the preset's text beside the options.
    pub struct RuleSentenceView {
        /// The message is `sentence-` and this name.
        pub sentence: String,
        pub article: ArticleView,
        /// The options that take its place once one of them differs from the preset.
        pub options: Vec<String>,
    }
}

wire! {
    /// A rule set, option by option.
    pub struct RuleSetView {
        pub draft: RuleSetDraft,
        /// The presets of the same game.
        pub presets: Vec<String>,
        /// Every option its game has, in the order of the parts.
        pub options: Vec<RuleOptionView>,
        /// The sentences of the preset's text beside them, in its order.
        pub sentences: Vec<RuleSentenceView>,
        /// Whether the tournament has begun: a change then needs a reason. False without one.
        pub begun: bool,
    }
}
