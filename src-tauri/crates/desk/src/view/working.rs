//! How the tie-breaks of an entrant came about, as it crosses the bridge.

use super::lots::TeamRef;
use super::wire;

wire! {
    /// Whom a part of a tie-break is about.
    #[derive(Copy, Eq)]
    pub enum AgainstName {
        /// An opponent.
        Opponent,
        /// The dummy of a round that was not played, in place of the opponent who was paired
        /// (FIDE C.07 16.4.1).
        DummyFor,
        /// The dummy of a round without an opponent (16.4.2).
        Dummy,
        /// Nobody: the entrant's own points.
        Own,
        /// A board of a team.
        Board,
    }
}

wire! {
    /// One part of the value of a tie-break.
    pub struct PartView {
        /// The round it comes from, where it comes from one.
        pub round: Option<u16>,
        /// Whom it is about.
        pub against: AgainstName,
        /// The opponent, where there is one.
        pub opponent: Option<TeamRef>,
        /// The board, counted from 1, where it is about one.
        pub board: Option<u8>,
        /// What it is worth, as it is written.
        pub value: String,
        /// Whether it was cut and does not count.
        pub cut: bool,
        /// Whether the round was not played by the entrant's own will.
        pub voluntary: bool,
    }
}

wire! {
    /// A tie-break of an entrant, and how it came about.
    pub struct TieBreakView {
        /// Its FIDE name.
        pub code: String,
        /// The value as it is written; none where there is none.
        pub value: Option<String>,
        /// Its parts in the order of rounds; none for a value that is simply read off.
        pub parts: Vec<PartView>,
    }
}

wire! {
    /// How the tie-breaks of an entrant came about.
    pub struct WorkingView {
        /// Who.
        pub team: TeamRef,
        /// After which round.
        pub after: u16,
        /// Half points.
        pub half_points: u16,
        /// The tie-breaks of the list, in order.
        pub tie_breaks: Vec<TieBreakView>,
    }
}
