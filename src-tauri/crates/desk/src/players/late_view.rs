//! View types of late entries and withdrawals.

use kralle_tournament::{AbsenceWorth, Missed, MissedMatches};
use kralle_view::refs::{PlayerRef, TeamRef};

use crate::core::refusal::{ArticleView, RefusalView};
use crate::core::wire::wire;
use crate::players::view::TeamMemberFields;

wire! {
    /// The treatment of the rounds or matches that a late entrant missed. Each format allows two of
    /// the four.
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

impl From<MissedName> for Missed {
    fn from(missed: MissedName) -> Self {
        match missed {
            MissedName::Half => Self::Rounds(AbsenceWorth::Half),
            MissedName::Nothing => Self::Rounds(AbsenceWorth::Nothing),
            MissedName::Forfeited => Self::Matches(MissedMatches::Forfeited),
            MissedName::ToPlay => Self::Matches(MissedMatches::ToPlay),
        }
    }
}

wire! {
    /// The placement of a player without a team.
    #[serde(tag = "kind")]
    pub enum PlaceFields {
        Waits,
        /// The player joins a team of two as its third.
        Third {
            team: u16,
        },
        /// The player permanently replaces a member who left.
        InPlaceOf {
            /// The member who left.
            player: u32,
        },
        /// The player forms a new team with a partner, who is waiting or belongs to a team of
        /// three.
        NewTeam {
            with: u32,
            missed: MissedName,
        },
    }
}

wire! {
    /// The future of a team whose member leaves.
    #[serde(tag = "kind")]
    pub enum TeamLeftFields {
        PlaysOn,
        /// A permanent replacement: a waiting player, one of a team of three, or a new entrant.
        StepsIn {
            member: TeamMemberFields,
        },
        Leaves,
    }
}

wire! {
    /// The change of the bye.
    #[derive(Copy, Eq)]
    pub enum ByeChange {
        /// Still no team has a bye.
        Nobody,
        /// Still one team has a bye in each round.
        Stays,
        /// From now on one team has a bye in each round.
        Begins,
        /// From now on no team has a bye.
        Ends,
    }
}

wire! {
    /// A team whose members change, or that plays again.
    pub struct ChangedTeam {
        /// The team after the change.
        pub team: TeamRef,
        pub half_points: u16,
        /// The first of three players to sit out; none for a team of two.
        pub sits_out: Option<String>,
        /// True if the team had left and plays again.
        pub is_back: bool,
    }
}

wire! {
    /// A new team.
    pub struct FormedTeam {
        pub team: TeamRef,
        pub half_points: u16,
        /// The number of missed rounds; in a round robin, of those with forfeited matches.
        pub missed: u16,
        /// The number of matches of a round robin still to be played.
        pub to_play: u16,
    }
}

wire! {
    /// A team that leaves.
    pub struct LeavingTeam {
        pub team: TeamRef,
        pub half_points: u16,
        /// The handling of its matches in a round robin; none in the Swiss system, where they
        /// count. The message is `option-withdrawal` with this value as its attribute.
        pub withdrawal: Option<String>,
    }
}

wire! {
    /// An article that applies to a change; the message is `late-law-` and the code with hyphens.
    pub struct LawSaid {
        pub code: String,
        pub article: ArticleView,
        /// True if the article forbids the change, which is then the director's decision alone.
        pub forbids: bool,
    }
}

wire! {
    /// The effects of a change, before it is made.
    pub struct EffectsView {
        /// The first unpublished round, from which the change applies.
        pub from: u16,
        pub teams_before: u16,
        pub teams_after: u16,
        pub bye: ByeChange,
        pub bye_half_points: u16,
        /// Teams whose members change, or that play again.
        pub changed: Vec<ChangedTeam>,
        pub formed: Vec<FormedTeam>,
        pub leaving: Vec<LeavingTeam>,
        /// Fixed teams with new starting players, listed with those players.
        pub line_ups: Vec<TeamRef>,
        /// The players who would wait for a team.
        pub waiting: Vec<String>,
        /// True if the draft of the next round would be paired again.
        pub draft_changes: bool,
        pub laws: Vec<LawSaid>,
        pub needs_reason: bool,
    }
}

wire! {
    /// An absent member of a team.
    pub struct MissingMember {
        pub player: PlayerRef,
        pub team: u16,
        /// The ids (`PlayerRef::id`) of the other members, who cannot replace this one.
        pub partners: Vec<u32>,
    }
}

wire! {
    /// Players without a team after the drawing of lots, and the open places.
    pub struct LatePlayersView {
        /// The first unpublished round, in which a late entrant would begin.
        pub from: u16,
        /// The reason why no player can be placed; none if one can.
        pub blocked: Option<RefusalView>,
        /// The reason why no new team can be formed; none if one can.
        pub new_team_blocked: Option<RefusalView>,
        /// Players who are present and wait for a team.
        pub waiting: Vec<PlayerRef>,
        /// Players who are present only to step in, such as the director.
        pub stand_by: Vec<PlayerRef>,
        /// The ids (`PlayerRef::id`) of members who play only because the number was odd. They give
        /// up their place first.
        pub stepping_in: Vec<u32>,
        /// Absent members of teams, including teams that have left.
        pub missing: Vec<MissingMember>,
        /// The teams of the next round, with their members in it.
        pub teams: Vec<TeamRef>,
        /// The number of published rounds, which a new team has missed.
        pub missed: u16,
        /// True if lots can be drawn again instead: no round is paired yet.
        pub can_draw_again: bool,
    }
}
