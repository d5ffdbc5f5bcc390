//! View types of a match for the hall: names, boards and colors; no birth years, ratings, drafts or
//! reasons.

use kralle_rules::result::Cause;
use kralle_tournament::{Progress, Role, Seating, Verdict};
use kralle_view::named::Named;
use kralle_view::table::{GamesSoFar, HallResult, HallSide};

use crate::core::hall_choice::{CallTopic, Reported, Reporting, Unsettled};
use crate::core::refusal::{ArticleView, RefusalView};
use crate::core::visitor::Level;
use crate::core::wire::wire;
use crate::round::view::CausesView;

wire! {
    /// The report of one side.
    pub struct ReportView {
        /// The number of its journal entry.
        pub number: u32,
        pub verdict: Named<Verdict>,
        pub cause: Named<Cause>,
        /// The board that decided the match; none if no board did.
        pub board: Option<u8>,
        /// The player who won there.
        pub winner_player: Option<u32>,
        pub reason: Option<String>,
        /// The time of the report, as RFC 3339.
        pub at: String,
    }
}

wire! {
    /// A captain's match.
    pub struct MyMatch {
        pub tournament: String,
        pub round: u16,
        pub table: u16,
        /// The captain's side.
        pub side: Named<Role>,
        pub first: HallSide,
        pub second: HallSide,
        pub seating: Option<Named<Seating>>,
        pub white_on_board_1: Option<Named<Role>>,
        /// The article by which the rules fix the seating; none if the teams choose.
        pub seating_fixed: Option<ArticleView>,
        /// The side with the next step of the seating; none if it is complete or fixed.
        pub next_step: Option<Named<Role>>,
        pub reporting: Named<Reporting>,
        pub report: Named<Reported>,
        /// The newest valid report of this side.
        pub mine: Option<ReportView>,
        /// The newest valid report of the other side.
        pub theirs: Option<ReportView>,
        /// The result of the last game; `None` while a game is open.
        pub result: Option<HallResult>,
        /// The score of a match of several games so far; `None` if matches have one game.
        pub games: Option<GamesSoFar>,
        /// The sides that contest the result, or the other side's report.
        pub contested_by: Vec<Named<Role>>,
        /// The newest published round; if later than `round`, it has its own slips.
        pub newest_round: u16,
        pub causes: CausesView,
        /// The reason why this phone may not report now; none if it may.
        pub report_blocked: Option<RefusalView>,
        /// The number of remaining reports of this side.
        pub reports_left: u16,
        /// The number of remaining calls for an arbiter of this side.
        pub calls_left: u16,
        /// True if a call for an arbiter is unanswered.
        pub called: bool,
        /// The numbers of waiting phones of the own side.
        pub asks: Vec<u16>,
    }
}

wire! {
    /// A match, for arbiters and helpers on a phone.
    pub struct HallTable {
        pub table: u16,
        pub first: HallSide,
        pub second: HallSide,
        pub seating: Option<Named<Seating>>,
        pub white_on_board_1: Option<Named<Role>>,
        pub progress: Named<Progress>,
        /// The result of the last game; `None` while a game is open.
        pub result: Option<HallResult>,
        /// The score of a match of several games so far; `None` if matches have one game.
        pub games: Option<GamesSoFar>,
        /// The reports that are not yet a result, or a dispute about the result.
        pub reports: Option<TableReports>,
        /// The number of unanswered calls for an arbiter.
        pub calls: u16,
    }
}

wire! {
    /// The open reports of a match.
    pub struct TableReports {
        pub round: u16,
        pub table: u16,
        pub state: Named<Unsettled>,
        pub first: HallSide,
        pub second: HallSide,
        /// The result of the last game, which is contested; none while a game is open.
        pub result: Option<HallResult>,
        /// The sides that contest the result, or the other side's report.
        pub contested_by: Vec<Named<Role>>,
        /// True if the next round is published: replacing a result then needs a reason.
        pub settled: bool,
        pub sides: ReportSides,
        /// The time of the first open report or objection, as RFC 3339; none if there is none.
        pub since: Option<String>,
    }
}

wire! {
    /// The valid reports of both sides. A side that contests its own report has none.
    pub struct ReportSides {
        pub first: Option<ReportView>,
        pub second: Option<ReportView>,
    }
}

wire! {
    /// The calling device.
    pub struct OwnDevice {
        pub name: String,
        pub level: Named<Level>,
        /// The first and the last table of the device; none for all.
        pub tables: Option<[u16; 2]>,
        /// The screen of a display; none for other devices.
        pub screen: Option<u16>,
    }
}

wire! {
    /// The tables of the newest published round.
    pub struct HallTables {
        /// None if a window calls.
        pub device: Option<OwnDevice>,
        pub tournament: String,
        pub round: u16,
        pub tables: Vec<HallTable>,
        pub causes: CausesView,
        /// True if results are final because the next round is published; a change then needs a
        /// reason.
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
        /// The tapped topic; none if there are only own words.
        pub topic: Option<Named<CallTopic>>,
        /// The time of the call, as RFC 3339.
        pub at: String,
    }
}

wire! {
    /// The open tasks of an arbiter.
    pub struct Reports {
        pub reports: Vec<TableReports>,
        pub calls: Vec<HallCall>,
    }
}

wire! {
    /// The entered players.
    pub struct Arrivals {
        pub players: Vec<ArrivalView>,
    }
}

wire! {
    /// A player with presence, for check-in.
    pub struct ArrivalView {
        pub player: u32,
        pub name: String,
        /// The club; may be empty.
        pub club: String,
        pub here: bool,
    }
}
