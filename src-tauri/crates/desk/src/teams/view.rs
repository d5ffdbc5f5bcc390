//! Views of fixed teams and their line-up orders.

use kralle_tournament::{AbsenceWorth, NumberOrder, Presence, Role};
use kralle_view::named::Named;
use kralle_view::refs::PlayerRef;

use crate::core::refusal::{ArticleView, RefusalView};
use crate::core::wire::wire;
use crate::players::view::TeamMemberFields;

wire! {
    /// The fields of a reported team.
    pub struct TeamFields {
        /// The team's own name; may be empty.
        #[serde(default)]
        pub name: String,
        /// The captain; may be missing or empty.
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
        /// True for a substitute: third or later in the order.
        pub substitute: bool,
        /// The player's presence. Absent members are skipped when a match is planned.
        pub presence: Named<Presence>,
    }
}

wire! {
    /// A team with its line-up order, the data of the line-up report.
    pub struct TeamRow {
        /// The team number; provisional until numbers are given.
        pub number: u16,
        /// `None` without a name.
        pub name: Option<String>,
        pub captain: Option<String>,
        /// The members by line-up order.
        pub members: Vec<TeamMemberRow>,
        /// Twice the average rating of the first two players, ignoring an unrated one: 3001 means
        /// 1500½. `None` if neither is rated.
        pub strength_doubled: Option<u16>,
    }
}

wire! {
    /// The method by which entrants got their numbers.
    pub struct StartNumberingView {
        pub seed: String,
        pub order: Named<NumberOrder>,
        /// The role drawn for the top entrant in round 1; in single games the first-named has White.
        pub top_role: Named<Role>,
    }
}

wire! {
    /// An absence of an entrant.
    pub struct AbsenceRow {
        /// The number of the team or the single player.
        pub team: u16,
        /// The team's own name, or the names of its players.
        pub name: String,
        /// The first missed round.
        pub from: u16,
        /// The last missed round; `None` if the entrant leaves for good.
        pub to: Option<u16>,
        pub worth: Named<AbsenceWorth>,
        pub reason: Option<String>,
    }
}

wire! {
    /// Fixed teams, or single players with numbers.
    pub struct FormationView {
        /// The teams by number.
        pub teams: Vec<TeamRow>,
        /// Players without a fixed team; empty for other formations.
        pub without_team: Vec<PlayerRef>,
        /// `None` before numbers are given.
        pub numbering: Option<StartNumberingView>,
        /// The reason numbers cannot be given now; `None` if they can.
        pub numbers_blocked: Option<RefusalView>,
        /// The absences, by number and first round.
        pub absences: Vec<AbsenceRow>,
        /// The first unpublished round.
        pub next_round: u16,
        /// The first round of a late entrant; `None` if none can enter.
        pub late_from: Option<u16>,
        /// True if the rules forbid leaving early: an absence then needs a reason.
        pub leaving_forbidden: bool,
        /// True if line-up orders are closed: round 1 is published.
        pub closed: bool,
        /// True if the director may change a team with a reason although line-up orders are closed.
        pub director_may_change: bool,
        /// The article of the rules about the line-up order.
        pub article: ArticleView,
        /// The article of the rules about substitutes.
        pub substitutes_article: ArticleView,
        /// True if the rules require the reported order in every match.
        pub order_is_kept: bool,
        pub most_members: u16,
    }
}
