//! Late entries, as they cross the bridge.

use super::wire;

wire! {
    /// Which number a late entrant gets.
    #[derive(Copy, Eq)]
    pub enum LateNumberName {
        /// The place by strength; whoever is weaker moves up by one.
        ByStrength,
        /// The next free one; the others keep theirs.
        Next,
    }
}

wire! {
    /// What becomes of what a late entrant has missed.
    #[derive(Copy, Eq)]
    pub enum MissedName {
        /// In a Swiss system: each round is worth as much as a draw.
        Half,
        /// In a Swiss system: the rounds are worth nothing.
        Nothing,
        /// In a round robin: the matches are forfeited.
        Forfeited,
        /// In a round robin: the matches are played later.
        ToPlay,
    }
}

wire! {
    /// What a late entry would do.
    #[derive(Eq)]
    pub struct LateEntryView {
        /// The number the entrant gets.
        pub number: u16,
        /// How many entrants move up by one.
        pub moved: u16,
        /// The numbers that can be chosen, the usual one first.
        pub numbers: Vec<LateNumberName>,
    }
}
