//! What everybody in the hall may see without a key, as it crosses the wire.

use kralle_pairing::tie_break::AgainstKind;
use kralle_tournament::TieKind;
use shakmaty::Color;

use crate::core::choice::Named;
use crate::core::wire::wire;
use crate::hall::view::{HallResult, HallSide};
use crate::standings::view::{CrossCell, ResultCell};
use crate::standings::working::OpponentLeft;

wire! {
    /// Which tournament it is, and how far.
    pub struct PublicOverview {
        pub tournament: String,
        pub place: Option<String>,
        /// When, as YYYY-MM-DD.
        pub date: Option<String>,
        /// The newest published round; none before the first.
        pub round: Option<u16>,
        pub rounds_planned: u16,
        /// How many tables of it there are, and how many have a result.
        pub tables: u16,
        pub results: u16,
        pub closed: bool,
    }
}

wire! {
    /// A table.
    pub struct PublicTable {
        pub table: u16,
        pub first: HallSide,
        pub second: HallSide,
        pub result: Option<HallResult>,
    }
}

wire! {
    /// The team without an opponent.
    pub struct PublicBye {
        pub team: PublicTeam,
        pub half_points: u16,
    }
}

wire! {
    /// A published round.
    pub struct PublicRound {
        pub round: u16,
        pub tables: Vec<PublicTable>,
        pub bye: Option<PublicBye>,
    }
}

wire! {
    /// A team by its number, its name and the names of its players.
    pub struct PublicTeam {
        pub team: u16,
        pub name: Option<String>,
        pub players: Vec<String>,
    }
}

wire! {
    /// A part of the value of a tie-break.
    pub struct PublicPart {
        pub round: Option<u16>,
        pub against: Named<AgainstKind>,
        /// The opponent's number.
        pub opponent: Option<u16>,
        /// The board, counted from 1, where it is about one.
        pub board: Option<u8>,
        pub value: String,
        /// Whether it was cut and does not count.
        pub cut: bool,
        /// The rounds since the opponent left; `None` if it has not, or its score does not count here.
        #[serde(default)]
        pub left: Option<OpponentLeft>,
        /// Half points that penalties gave the opponent, or with a minus took; not part of the value.
        #[serde(default)]
        pub penalty_half_points: i16,
    }
}

wire! {
    /// A tie-break and how it came about.
    pub struct PublicTieBreak {
        /// Its FIDE name.
        pub code: String,
        pub value: Option<String>,
        pub parts: Vec<PublicPart>,
    }
}

wire! {
    /// A line of the standings.
    pub struct PublicRow {
        /// The best and the worst rank held.
        pub rank_from: u16,
        pub rank_to: u16,
        pub team: PublicTeam,
        pub half_points: u16,
        /// Half points of them that penalties gave, or with a minus took.
        pub penalty_half_points: i32,
        /// What puts it there among those with as many points.
        pub tie: Named<TieKind>,
        /// The first round it misses for good, if it has left or is excluded.
        #[serde(default)]
        pub left_with: Option<u16>,
        pub results: Vec<ResultCell>,
        pub tie_breaks: Vec<PublicTieBreak>,
    }
}

wire! {
    /// The standings after the newest published round, with what is in of it.
    pub struct PublicStandings {
        /// After which round; 0 before any.
        pub after: u16,
        pub rows: Vec<PublicRow>,
        pub closed: bool,
    }
}

wire! {
    /// A line of the crosstable.
    pub struct PublicCrossRow {
        pub team: PublicTeam,
        pub rank_from: u16,
        pub rank_to: u16,
        pub half_points: u16,
        pub cells: Vec<CrossCell>,
    }
}

wire! {
    /// The crosstable, lines and columns in the order of the standings.
    pub struct PublicCrosstable {
        pub rows: Vec<PublicCrossRow>,
    }
}

wire! {
    /// Where somebody sits.
    pub struct PublicSeat {
        pub name: String,
        pub team: u16,
        pub round: u16,
        /// None for the team without an opponent, and for who sits out.
        pub table: Option<u16>,
        pub board: Option<u8>,
        pub color: Option<Named<Color>>,
        pub against: Option<PublicTeam>,
    }
}

wire! {
    /// Who was found, by name.
    pub struct PublicFound {
        pub found: Vec<PublicSeat>,
    }
}
