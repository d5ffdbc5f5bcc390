//! Fixed teams and their line-up orders, as they cross the bridge.

use kralle_tournament::{AbsenceWorth, NumberOrder, Presence, Role};
use kralle_view::named::Named;
use kralle_view::refs::PlayerRef;

use crate::core::refusal::{ArticleView, RefusalView};
use crate::core::wire::wire;
use crate::players::view::TeamMemberFields;

wire! {
    /// A team as it is reported.
    pub struct TeamFields {
        /// A name of its own; may be empty.
        #[serde(default)]
        pub name: String,
        /// Who speaks for it; may be missing or empty.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub captain: Option<String>,
        /// Two to six members by line-up order, substitutes from the third on.
        pub members: Vec<TeamMemberFields>,
    }
}

wire! {
    /// A member of a team: a line of the line-up report.
    pub struct TeamMemberRow {
        /// The place in the line-up order, from 1.
        pub order: u8,
        pub player: PlayerRef,
        /// Whether the player is a substitute: third or later in the order.
        pub substitute: bool,
        /// Whether the player is here; absent members are passed over when a match is planned.
        pub presence: Named<Presence>,
    }
}

wire! {
    /// A team with its line-up order as it holds for the next round: the data of the line-up
    /// report.
    pub struct TeamRow {
        /// Its number; provisional until numbers are given.
        pub number: u16,
        pub name: Option<String>,
        pub captain: Option<String>,
        /// The members by line-up order.
        pub members: Vec<TeamMemberRow>,
        /// Twice the average rating of the first two: 3001 means 1500½. None when neither has one.
        pub strength_doubled: Option<u16>,
    }
}

wire! {
    /// How the entrants got their numbers.
    pub struct StartNumberingView {
        pub seed: String,
        pub order: Named<NumberOrder>,
        /// The role drawn for the top entrant in round 1; in single games the first has White.
        pub top_role: Named<Role>,
    }
}

wire! {
    /// Who misses rounds.
    pub struct AbsenceRow {
        /// The team; a single player's number.
        pub team: u16,
        /// The team's own name, or its players.
        pub name: String,
        /// The first round missed.
        pub from: u16,
        /// The last round missed; none when the entrant leaves for good.
        pub to: Option<u16>,
        pub worth: Named<AbsenceWorth>,
        pub reason: Option<String>,
    }
}

wire! {
    /// Fixed teams, or the single players who have numbers.
    pub struct FormationView {
        /// The teams by number.
        pub teams: Vec<TeamRow>,
        pub without_team: Vec<PlayerRef>,
        pub numbering: Option<StartNumberingView>,
        /// Why numbers cannot be given now; none when they can.
        pub numbers_blocked: Option<RefusalView>,
        /// Who misses rounds, by number and first round.
        pub absences: Vec<AbsenceRow>,
        /// The first round that is not published.
        pub next_round: u16,
        /// The round from which an entrant plays who enters late; none where nobody can.
        pub late_from: Option<u16>,
        /// Whether the rules forbid leaving early: an absence then takes a reason.
        pub leaving_forbidden: bool,
        /// Whether round 1 is published: from then on line-up orders stand.
        pub closed: bool,
        /// Whether the director may still change a team with a reason although they are closed.
        pub director_may_change: bool,
        /// Where the rules in force speak of the line-up order.
        pub article: ArticleView,
        pub substitutes_article: ArticleView,
        /// Whether the rules in force keep the reported order in every match.
        pub order_is_kept: bool,
        pub most_members: u16,
    }
}
