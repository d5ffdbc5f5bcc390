//! A round and its matches, as they cross the bridge.

use kralle_rules::result::Cause;
use kralle_tournament::{Formation, Progress, Role, Seating, Verdict};
use shakmaty::Color;

use crate::core::authors::EarlierResult;
use crate::core::choice::Named;
use crate::core::lots_view::PlayerRef;
use crate::core::overview::RoundStateView;
use crate::core::refusal::{ArticleView, RefusalView};
use crate::core::wire::wire;
use crate::decisions::penalties::PenaltyView;
use crate::judge::view::VerdictCard;

wire! {
    /// A player at a table.
    pub struct SeatView {
        /// The player.
        pub player: PlayerRef,
        /// Board 1 or 2, once it is known.
        pub board: Option<u8>,
        /// The color, once it is chosen.
        pub color: Option<Named<Color>>,
    }
}

wire! {
    /// A line-up that the rules in force admit.
    #[derive(Copy, Eq)]
    pub struct AdmittedLineUpView {
        /// Who sits on board 1, by id.
        pub board_1: u32,
        /// Who sits on board 2, by id.
        pub board_2: u32,
        /// Whether it takes a reason of the director.
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
        /// The team's number.
        pub team: u16,
        /// The team's own name, if it has one.
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
        /// Who is credited.
        pub verdict: Named<Verdict>,
        /// Half points of the first-named team.
        pub first_half_points: u16,
        /// Half points of the second-named team.
        pub second_half_points: u16,
        /// By what.
        pub cause: Named<Cause>,
        /// The board that decided.
        pub board: Option<u8>,
        /// Why, if a reason was given.
        pub reason: Option<String>,
        /// What it rests on; none where nothing was given.
        pub evidence: Option<EvidenceView>,
        /// What the rules engine says against it, and why it was entered all the same.
        pub overruled: Option<OverruledView>,
        /// Who entered it, as he calls himself.
        pub entered_by: String,
        /// When, as RFC 3339; none where the journal does not tell.
        pub entered_at: Option<String>,
        /// Whether it was entered after the next round was published.
        pub late: bool,
        /// The result it corrects, if another stood before.
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
        /// Its number in the match.
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
        /// The table.
        pub table: u16,
        /// The first-named team.
        pub first: SideView,
        /// The second-named team.
        pub second: SideView,
        /// Who meets whom, once it is chosen.
        pub seating: Option<Named<Seating>>,
        /// The team with White on board 1, once it is chosen.
        pub white_on_board_1: Option<Named<Role>>,
        /// How it ended.
        pub outcome: Option<OutcomeView>,
        /// What is known of it while it has not.
        pub progress: Named<Progress>,
        /// Penalties imposed in this round on one of the teams.
        pub penalties: Vec<PenaltyView>,
        /// Whether these teams have met before.
        pub rematch: bool,
        /// Answers of the rules engine kept with it.
        pub kept: Vec<KeptAnswerView>,
    }
}

wire! {
    /// Whether the rules in force admit a cause.
    pub struct CauseView {
        /// The cause.
        pub cause: Named<Cause>,
        /// Where the rules say so.
        pub article: ArticleView,
        /// Why it is not admitted; none when it is.
        pub refused: Option<RefusalView>,
        /// Whether a reason is needed.
        pub needs_reason: bool,
    }
}

wire! {
    /// What can bring a result about.
    pub struct CausesView {
        /// A win.
        pub win: Vec<CauseView>,
        /// A draw.
        pub drawn: Vec<CauseView>,
    }
}

wire! {
    /// The team without an opponent.
    pub struct ByeView {
        /// The team.
        pub team: u16,
        /// Its players.
        pub players: Vec<PlayerRef>,
        /// What the bye is worth, in half points.
        pub half_points: u16,
    }
}

wire! {
    /// An entrant who misses the round.
    pub struct AbsentView {
        /// The team; a single player's number.
        pub team: u16,
        /// Its players.
        pub players: Vec<PlayerRef>,
        /// What the round is worth, in half points.
        pub half_points: u16,
        /// The last round missed; none when the entrant has left for good.
        pub to: Option<u16>,
        /// Whether it is excluded.
        pub excluded: bool,
        /// Why, if it was said.
        pub reason: Option<String>,
    }
}

wire! {
    /// A round.
    pub struct RoundView {
        /// Its number.
        pub number: u16,
        /// How far it is.
        pub state: RoundStateView,
        /// How the tournament's teams are formed: single players play one game at a table, White
        /// first.
        pub formation: Named<Formation>,
        /// Its matches in table order.
        pub matches: Vec<MatchView>,
        /// The team without an opponent.
        pub bye: Option<ByeView>,
        /// Who misses the round.
        pub absent: Vec<AbsentView>,
        /// Where the rules fix who sits where; none where the teams choose.
        pub seating_fixed: Option<ArticleView>,
        /// What can bring a result about.
        pub causes: CausesView,
        /// Whether results are settled: a change needs a reason.
        pub settled: bool,
    }
}
