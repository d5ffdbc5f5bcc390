//! What the rules and the evidence say about a result, before it is entered.

use super::judge::VerdictCard;
use super::refusal::{ArticleView, RefusalView};
use super::round::{CauseName, VerdictName};
use super::wire;

wire! {
    /// What the evidence shows by itself.
    #[derive(Copy, Eq)]
    pub enum FindingName {
        /// The match has ended.
        Ended,
        /// Nothing has ended the match on the boards.
        GoesOn,
        /// The arbiter decides.
        Arbiter,
        /// The record cannot be played to its end.
        Broken,
        /// Who had which color is not chosen.
        SeatingOpen,
        /// There is no evidence.
        Nothing,
    }
}

wire! {
    /// What the evidence shows, and the result that follows.
    pub struct FindingView {
        /// What it shows.
        pub finding: FindingName,
        /// Who is credited, where the match has ended.
        pub verdict: Option<VerdictName>,
        /// By what.
        pub cause: Option<CauseName>,
        /// The board that decided.
        pub board: Option<u8>,
        /// The player who won there.
        pub winner_player: Option<u32>,
        /// Where the rules say so.
        pub article: Option<ArticleView>,
        /// The first move of a record that is not legal, in short notation.
        pub broken_at: Option<String>,
        /// The answer to the question of mate on its boards.
        pub card: Option<VerdictCard>,
    }
}

wire! {
    /// What is said about a result before it is entered.
    pub struct ResultCheck {
        /// Where the rules admit it; none while it is not complete, or not admitted.
        pub admitted: Option<ArticleView>,
        /// What must be the case for it; the message is `condition-` and the code.
        pub condition: Option<String>,
        /// Why it is not admitted.
        pub refused: Option<RefusalView>,
        /// What the evidence shows.
        pub finding: FindingView,
        /// How the evidence speaks against it.
        pub contradiction: Option<RefusalView>,
    }
}
