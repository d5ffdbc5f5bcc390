//! A round and its matches, as they cross the bridge.

use kralle_rules::result::Cause;
use kralle_tournament::{Formation, Progress, Role, Seating, Verdict};
use kralle_view::named::Named;
use kralle_view::refs::PlayerRef;
use kralle_view::seats::SeatView;

use crate::core::authors::EarlierResult;
use crate::core::overview::RoundStateView;
use crate::core::refusal::{ArticleView, RefusalView};
use crate::core::wire::wire;
use crate::decisions::penalties::PenaltyView;
use crate::judge::view::VerdictCard;

wire! {
    /// A line-up that the rules in force admit.
    #[derive(Copy, Eq)]
    pub struct AdmittedLineUpView {
        pub board_1: u32,
        pub board_2: u32,
        pub needs_reason: bool,
    }
}

wire! {
    /// What a fixed team may report for a match.
    pub struct LineUpView {
        /// Whether the team has reported or confirmed who plays; until then it is as planned.
        pub chosen: bool,
        /// All members by line-up order, substitutes from the third on.
        pub members: Vec<PlayerRef>,
        /// What the rules admit, by line-up order; empty once the match has a result.
        pub admitted: Vec<AdmittedLineUpView>,
    }
}

wire! {
    /// A team at a table.
    pub struct SideView {
        pub team: u16,
        pub name: Option<String>,
        /// Who counts as the pot-1 player, then who counts as the pot-2 player: of a fixed team who
        /// is on board 1 and on board 2 of the line-up order. One seat in a single game.
        pub seats: Vec<SeatView>,
        /// The third of a three-player team, who sits out.
        pub sits_out: Option<PlayerRef>,
        /// Whether somebody else sits out than whose turn it is.
        pub turn_swapped: bool,
        /// Who may play, of a fixed team; none of other teams.
        pub line_up: Option<LineUpView>,
    }
}

wire! {
    /// How a match ended.
    pub struct OutcomeView {
        pub verdict: Named<Verdict>,
        pub first_half_points: u16,
        pub second_half_points: u16,
        pub cause: Named<Cause>,
        /// The board that decided.
        pub board: Option<u8>,
        pub reason: Option<String>,
        pub evidence: Option<EvidenceView>,
        /// What the rules engine says against it, and why it was entered all the same.
        pub overruled: Option<OverruledView>,
        pub entered_by: String,
        /// When, as RFC 3339; none where the journal does not tell.
        pub entered_at: Option<String>,
        /// Whether it was entered after the next round was published.
        pub late: bool,
        pub corrects: Option<EarlierResult>,
    }
}

wire! {
    /// What a result rests on.
    pub struct EvidenceView {
        /// The final position, `a | b`.
        pub position: Option<String>,
        /// The game record (BPGN).
        pub record: Option<String>,
    }
}

wire! {
    /// A result against the evidence, by the arbiter's word.
    pub struct OverruledView {
        /// What the rules engine says; the message is `why-` and the code.
        pub why: String,
        /// Why the arbiter entered it all the same.
        pub reason: String,
    }
}

wire! {
    /// An answer of the rules engine kept with a match.
    pub struct KeptAnswerView {
        pub number: u16,
        /// What was asked about, `a | b`.
        pub position: String,
        /// The answer; none where a later program wrote it.
        pub card: Option<VerdictCard>,
    }
}

wire! {
    /// A match.
    pub struct MatchView {
        pub table: u16,
        pub first: SideView,
        pub second: SideView,
        pub seating: Option<Named<Seating>>,
        pub white_on_board_1: Option<Named<Role>>,
        pub outcome: Option<OutcomeView>,
        /// What is known of it while it has not.
        pub progress: Named<Progress>,
        /// Penalties imposed in this round on one of the teams.
        pub penalties: Vec<PenaltyView>,
        pub rematch: bool,
        pub kept: Vec<KeptAnswerView>,
    }
}

wire! {
    /// Whether the rules in force admit a cause.
    pub struct CauseView {
        pub cause: Named<Cause>,
        pub article: ArticleView,
        /// Why it is not admitted; none when it is.
        pub refused: Option<RefusalView>,
        pub needs_reason: bool,
    }
}

wire! {
    /// What can bring a result about.
    pub struct CausesView {
        pub win: Vec<CauseView>,
        pub drawn: Vec<CauseView>,
    }
}

wire! {
    /// The team without an opponent.
    pub struct ByeView {
        pub team: u16,
        pub players: Vec<PlayerRef>,
        pub half_points: u16,
    }
}

wire! {
    /// An entrant who misses the round.
    pub struct AbsentView {
        /// The team; a single player's number.
        pub team: u16,
        pub players: Vec<PlayerRef>,
        pub half_points: u16,
        /// The last round missed; none when the entrant has left for good.
        pub to: Option<u16>,
        pub excluded: bool,
        pub reason: Option<String>,
    }
}

wire! {
    /// A round.
    pub struct RoundView {
        pub number: u16,
        pub state: RoundStateView,
        /// How the tournament's teams are formed: single players play one game at a table, White
        /// first.
        pub formation: Named<Formation>,
        /// Its matches in table order.
        pub matches: Vec<MatchView>,
        pub bye: Option<ByeView>,
        pub absent: Vec<AbsentView>,
        /// Where the rules fix who sits where; none where the teams choose.
        pub seating_fixed: Option<ArticleView>,
        pub causes: CausesView,
        /// Whether results are settled: a change needs a reason.
        pub settled: bool,
    }
}
