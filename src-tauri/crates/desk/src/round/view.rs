//! Wire types of a round and its matches.

use kralle_rules::result::Cause;
use kralle_tournament::{Formation, Progress, Role, Seating, Verdict};
use kralle_view::named::Named;
use kralle_view::refs::{PlayerRef, TeamRef};
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
    /// The possible line-ups of a fixed team for a match.
    pub struct LineUpView {
        /// True if the team has reported or confirmed its line-up; otherwise it is the planned one.
        pub chosen: bool,
        /// All members by line-up order, substitutes from the third on.
        pub members: Vec<PlayerRef>,
        /// The admitted line-ups, by line-up order; empty once the match has a result.
        pub admitted: Vec<AdmittedLineUpView>,
    }
}

wire! {
    /// A team at a table.
    pub struct SideView {
        /// With changing partners, the lower number of both.
        pub team: u16,
        /// With changing partners, the higher number of both; otherwise `None`.
        pub partner: Option<u16>,
        /// The team name; `None` if the team has none.
        pub name: Option<String>,
        /// The pot-1 player, then the pot-2 player; one seat in a single game.
        ///
        /// For a fixed team, these are boards 1 and 2 of the line-up order.
        pub seats: Vec<SeatView>,
        /// The player of a three-player team who sits out; otherwise `None`.
        pub sits_out: Option<PlayerRef>,
        /// True if a player sits out whose turn it is not.
        pub turn_swapped: bool,
        /// The possible line-ups of a fixed team; `None` for other teams.
        pub line_up: Option<LineUpView>,
    }
}

impl SideView {
    /// Returns the team with the players of the match, in the order of pots, or both partners.
    pub(crate) fn who_plays(&self) -> TeamRef {
        TeamRef {
            number: self.team,
            partner: self.partner,
            name: self.name.clone(),
            players: self.seats.iter().map(|seat| seat.player.clone()).collect(),
        }
    }
}

wire! {
    /// The outcome of a match.
    pub struct OutcomeView {
        pub verdict: Named<Verdict>,
        pub first_half_points: u16,
        pub second_half_points: u16,
        pub cause: Named<Cause>,
        /// The number of the deciding board; `None` without one.
        pub board: Option<u8>,
        pub reason: Option<String>,
        pub evidence: Option<EvidenceView>,
        /// The contradiction by the rules engine, and the reason to enter the result nevertheless;
        /// otherwise `None`.
        pub overruled: Option<OverruledView>,
        pub entered_by: String,
        /// The time of entry, as RFC 3339; `None` if the journal has none.
        pub entered_at: Option<String>,
        /// True if it was entered after the next round was published.
        pub late: bool,
        /// The result it replaced; `None` for the first result.
        pub corrects: Option<EarlierResult>,
    }
}

wire! {
    /// The evidence for a result.
    pub struct EvidenceView {
        /// The final position, `a | b`; `None` if not attached.
        pub position: Option<String>,
        /// The text of the game record (BPGN, PGN or in pairs); `None` if not attached.
        pub record: Option<String>,
    }
}

wire! {
    /// A result contrary to the evidence, by decision of the arbiter.
    pub struct OverruledView {
        /// The finding of the rules engine; the message is `why-` and the code.
        pub why: String,
        /// The arbiter's reason to enter it nevertheless.
        pub reason: String,
    }
}

wire! {
    /// An answer of the rules engine stored with a match.
    pub struct KeptAnswerView {
        pub number: u16,
        /// The position of the question, `a | b`.
        pub position: String,
        /// The answer; `None` if a newer version of the program wrote it.
        pub card: Option<VerdictCard>,
    }
}

wire! {
    /// A game of a match.
    pub struct MatchGameView {
        pub game: u16,
        /// The seating; `None` until it is chosen.
        pub seating: Option<Named<Seating>>,
        /// The team with White on board 1; `None` until the colors are chosen.
        pub white_on_board_1: Option<Named<Role>>,
        /// The seats of the first-named team.
        pub first: Vec<SeatView>,
        /// The seats of the second-named team.
        pub second: Vec<SeatView>,
        /// The outcome; `None` until a result is entered.
        pub outcome: Option<OutcomeView>,
    }
}

wire! {
    /// A match. Its seating is that of the current game: the first without a result, otherwise the
    /// last.
    pub struct MatchView {
        pub table: u16,
        pub first: SideView,
        pub second: SideView,
        /// The seating; `None` until it is chosen.
        pub seating: Option<Named<Seating>>,
        /// The team with White on board 1; `None` until the colors are chosen.
        pub white_on_board_1: Option<Named<Role>>,
        /// The outcome of the match; `None` while a game is open. With several games, the cause is
        /// that of the last one, without its board.
        pub outcome: Option<OutcomeView>,
        /// The number of the current game; `None` if matches have one game.
        pub game: Option<u16>,
        /// The games, in the order of play.
        pub games: Vec<MatchGameView>,
        /// The half points of the first-named team in the games with a result.
        pub first_half_points: u16,
        /// The half points of the second-named team in the games with a result.
        pub second_half_points: u16,
        /// The observed progress of a match without a result.
        pub progress: Named<Progress>,
        /// Penalties imposed in this round on either team.
        pub penalties: Vec<PenaltyView>,
        pub rematch: bool,
        pub kept: Vec<KeptAnswerView>,
    }
}

wire! {
    /// A cause, with its admission by the rules in force.
    pub struct CauseView {
        pub cause: Named<Cause>,
        pub article: ArticleView,
        /// The reason it is not admitted; `None` if it is.
        pub refused: Option<RefusalView>,
        pub needs_reason: bool,
    }
}

wire! {
    /// The possible causes of a win and of a draw.
    pub struct CausesView {
        pub win: Vec<CauseView>,
        pub drawn: Vec<CauseView>,
    }
}

wire! {
    /// The team with the allocated bye.
    pub struct ByeView {
        pub team: u16,
        pub players: Vec<PlayerRef>,
        pub half_points: u16,
    }
}

wire! {
    /// Two players who are partners in a round.
    pub struct TablePairView {
        pub table: u16,
        pub side: Named<Role>,
        /// The numbers of the players, the lower one first.
        pub numbers: Vec<u16>,
        /// The ids of the players, in the same order.
        pub players: Vec<u32>,
    }
}

wire! {
    /// An entrant who misses the round.
    pub struct AbsentView {
        /// The team; for a single player, his number.
        pub team: u16,
        pub players: Vec<PlayerRef>,
        pub half_points: u16,
        /// The last missed round; `None` if the entrant has left for good.
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
        /// The formation of the tournament's teams; single players play one game at a table, White
        /// first.
        pub formation: Named<Formation>,
        /// Its matches in table order.
        pub matches: Vec<MatchView>,
        /// The pairs of changing partners, in table order; empty for teams and single players.
        pub pairs: Vec<TablePairView>,
        /// The team with the allocated bye; `None` without one. With changing partners, the first of those who
        /// rest.
        pub bye: Option<ByeView>,
        /// The others who rest, by number; only with changing partners.
        pub further_byes: Vec<ByeView>,
        pub absent: Vec<AbsentView>,
        /// The article that fixes the seating; `None` if the teams choose.
        pub seating_fixed: Option<ArticleView>,
        pub causes: CausesView,
        /// True if results are settled, so that a change needs a reason.
        pub settled: bool,
    }
}

impl RoundView {
    /// Returns the byes, by number.
    pub(crate) fn byes(&self) -> impl Iterator<Item = &ByeView> {
        self.bye.iter().chain(&self.further_byes)
    }
}
