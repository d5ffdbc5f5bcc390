//! Wire types of a rule set: a preset, the differing options, and their source.

use kralle_rules::rule_set::room::Room;
use kralle_view::named::Named;

use crate::core::refusal::ArticleView;
use crate::core::wire::wire;

wire! {
    /// An option with a reading different from the preset.
    pub struct OptionChange {
        /// The option, such as `drop_mate`.
        pub option: String,
        /// The reading, such as `allowed`.
        pub value: String,
    }
}

wire! {
    /// A rule set as selected by the user.
    pub struct RuleSetDraft {
        /// The base preset, such as `swiss`.
        pub base: String,
        /// The announcement that contains the changes; may be empty.
        #[serde(default)]
        pub source: String,
        /// The options that differ from the preset.
        #[serde(default)]
        pub changes: Vec<OptionChange>,
    }
}

wire! {
    /// The part of the rules that an option belongs to.
    #[derive(Copy, Eq)]
    pub enum RulePartName {
        /// Captured pieces and dropping.
        Drops,
        /// Promotion, and the moves of dropped pawns and rooks.
        Moves,
        /// Mate, defense against it, stalemate.
        Mate,
        /// Resignation, draws, illegal moves, flags.
        Ending,
        /// Clocks, talking, visibility of the hand.
        Conduct,
        /// Seating, substitutes, byes, first place.
        Competition,
        /// PaarZugSchach and Fairschach.
        PairMoves,
        Ordinary,
    }
}

wire! {
    /// The program's use of an option.
    #[derive(Copy, Eq)]
    pub enum RuleUseName {
        /// On the board: judging positions and replaying games.
        Board,
        /// In the result entry, and on the board.
        Results,
        Seating,
        LineUps,
        /// In the proposed format, and the number of rounds.
        Format,
        /// In the points of a bye.
        Byes,
        Standings,
        /// None: it appears on the rule sheet, and people apply it.
        Sheet,
    }
}

wire! {
    /// An option with all its readings.
    pub struct RuleOptionView {
        /// The option; its message is `option-` and the name with hyphens, with the readings as
        /// attributes.
        pub option: String,
        pub part: RulePartName,
        /// The reading in force.
        pub value: String,
        pub preset_value: String,
        pub values: Vec<String>,
        pub article: ArticleView,
        /// The reason for the preset's reading, message `room-…`; `None` if the text leaves no
        /// room.
        pub room: Option<Named<Room>>,
        pub used: RuleUseName,
    }
}

wire! {
    /// A sentence of the preset's text beside the options.
    pub struct RuleSentenceView {
        /// The sentence name; its message is `sentence-` and this name.
        pub sentence: String,
        pub article: ArticleView,
        /// The options that replace the sentence once one of them differs from the preset.
        pub options: Vec<String>,
    }
}

wire! {
    /// A rule set, option by option.
    pub struct RuleSetView {
        pub draft: RuleSetDraft,
        /// The presets for the same formation: tandem for teams, all other games for single
        /// players.
        pub presets: Vec<String>,
        /// Every option of its game, in the order of the parts.
        pub options: Vec<RuleOptionView>,
        /// The sentences of the preset's text beside the options, in its order.
        pub sentences: Vec<RuleSentenceView>,
        /// True if the tournament has begun, so that a change needs a reason; false without a
        /// tournament.
        pub begun: bool,
    }
}
