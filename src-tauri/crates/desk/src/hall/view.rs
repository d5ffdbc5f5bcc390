//! What somebody in the hall sees of a match, as it crosses the wire: names, boards and colors; no
//! birth years, no ratings, no drafts, no reasons.

use kralle_rules::result::Cause;
use kralle_tournament::{Progress, Role, Seating, Verdict};
use kralle_view::named::Named;
use kralle_view::table::{HallResult, HallSide};

use crate::core::hall_choice::{CallTopic, Reported, Reporting, Unsettled};
use crate::core::refusal::{ArticleView, RefusalView};
use crate::core::visitor::Level;
use crate::core::wire::wire;
use crate::round::view::CausesView;

wire! {
    /// What one side said of its match.
    pub struct ReportView {
        /// Its number in the file's log.
        pub number: u32,
        pub verdict: Named<Verdict>,
        pub cause: Named<Cause>,
        /// The board that decided.
        pub board: Option<u8>,
        /// The player who won there.
        pub winner_player: Option<u32>,
        pub reason: Option<String>,
        /// When, as RFC 3339.
        pub at: String,
    }
}

wire! {
    /// A captain's match.
    pub struct MyMatch {
        pub tournament: String,
        pub round: u16,
        pub table: u16,
        /// Which side the captain speaks for.
        pub side: Named<Role>,
        pub first: HallSide,
        pub second: HallSide,
        pub seating: Option<Named<Seating>>,
        pub white_on_board_1: Option<Named<Role>>,
        /// Where the rules fix who sits where; none where the teams choose.
        pub seating_fixed: Option<ArticleView>,
        /// Whose step of the seating is next; none once it is complete or fixed.
        pub next_step: Option<Named<Role>>,
        pub reporting: Named<Reporting>,
        pub report: Named<Reported>,
        /// The newest of this side that counts.
        pub mine: Option<ReportView>,
        /// The newest of the other side that counts.
        pub theirs: Option<ReportView>,
        pub result: Option<HallResult>,
        /// The sides that contest the result, or the other side's report.
        pub contested_by: Vec<Named<Role>>,
        /// The newest published round: a later one than `round` has slips of its own.
        pub newest_round: u16,
        pub causes: CausesView,
        /// Why this phone may not report now; none when it may.
        pub report_blocked: Option<RefusalView>,
        /// How many more times this side may report.
        pub reports_left: u16,
        /// How many more times this side may call an arbiter.
        pub calls_left: u16,
        /// Whether an arbiter is called and did not come yet.
        pub called: bool,
        /// Phones of the own side that ask to be let in, by number.
        pub asks: Vec<u16>,
    }
}

wire! {
    /// A match, as arbiters and helpers see it on a phone.
    pub struct HallTable {
        pub table: u16,
        pub first: HallSide,
        pub second: HallSide,
        pub seating: Option<Named<Seating>>,
        pub white_on_board_1: Option<Named<Role>>,
        pub progress: Named<Progress>,
        pub result: Option<HallResult>,
        /// The reports that are no result yet, or a dispute about the result.
        pub reports: Option<TableReports>,
        /// How many calls for an arbiter are open.
        pub calls: u16,
    }
}

wire! {
    /// What is reported of a match that nobody has settled.
    pub struct TableReports {
        pub round: u16,
        pub table: u16,
        pub state: Named<Unsettled>,
        pub first: HallSide,
        pub second: HallSide,
        /// The result that stands and is contested.
        pub result: Option<HallResult>,
        /// The sides that contest the result, or the other side's report.
        pub contested_by: Vec<Named<Role>>,
        /// True if the next round is published: to replace a result then needs a reason.
        pub settled: bool,
        pub sides: ReportSides,
        /// When the first of these was said, as RFC 3339; none where nobody reported.
        pub since: Option<String>,
    }
}

wire! {
    /// The reports of both sides that count. A side that contests what it reported itself has none.
    pub struct ReportSides {
        pub first: Option<ReportView>,
        pub second: Option<ReportView>,
    }
}

wire! {
    /// The device that asks.
    pub struct OwnDevice {
        pub name: String,
        pub level: Named<Level>,
        /// The first and the last table it is for; none: all.
        pub tables: Option<[u16; 2]>,
        /// The screen that a display shows; none where it is no display.
        pub screen: Option<u16>,
    }
}

wire! {
    /// The tables of the newest published round.
    pub struct HallTables {
        /// None where a window asks.
        pub device: Option<OwnDevice>,
        pub tournament: String,
        pub round: u16,
        pub tables: Vec<HallTable>,
        pub causes: CausesView,
        /// Whether results are settled: the next round is published.
        pub settled: bool,
    }
}

wire! {
    /// A call for an arbiter.
    pub struct HallCall {
        pub call: u32,
        pub round: u16,
        pub table: u16,
        pub side: Named<Role>,
        pub team: u16,
        pub team_name: Option<String>,
        /// The players of the team.
        pub players: Vec<String>,
        /// The captain's own words; may be empty.
        pub about: String,
        /// What was tapped.
        pub topic: Option<Named<CallTopic>>,
        /// When, as RFC 3339.
        pub at: String,
    }
}

wire! {
    /// What waits for an arbiter.
    pub struct Reports {
        pub reports: Vec<TableReports>,
        pub calls: Vec<HallCall>,
    }
}

wire! {
    /// Everybody who is entered.
    pub struct Arrivals {
        pub players: Vec<ArrivalView>,
    }
}

wire! {
    /// A player at the door.
    pub struct ArrivalView {
        pub player: u32,
        pub name: String,
        /// The club; may be empty.
        pub club: String,
        pub here: bool,
    }
}
