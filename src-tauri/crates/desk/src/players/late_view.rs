//! Who comes after the drawing of lots and who goes home, as it crosses the bridge.

use kralle_tournament::{AbsenceWorth, Missed, MissedMatches};
use kralle_view::refs::{PlayerRef, TeamRef};

use crate::core::refusal::{ArticleView, RefusalView};
use crate::core::wire::wire;
use crate::players::view::TeamMemberFields;

wire! {
    /// The treatment of the rounds or matches that a late entrant has missed.
    // In a tournament it is a choice of two in each format; here all four stand in one list.
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
    /// What becomes of a player who has no team.
    #[serde(tag = "kind")]
    pub enum PlaceFields {
        Waits,
        /// He joins a team of two as its third.
        Third {
            team: u16,
        },
        /// He steps in for good for a member of a team, who is gone.
        InPlaceOf {
            /// Who is gone.
            player: u32,
        },
        /// He forms a new team with a partner, who waits or is one of a team of three.
        NewTeam {
            with: u32,
            missed: MissedName,
        },
    }
}

wire! {
    /// What becomes of the team of who goes home.
    #[serde(tag = "kind")]
    pub enum TeamLeftFields {
        PlaysOn,
        /// Somebody steps in for good: who waits, one of a team of three, or somebody new.
        StepsIn {
            member: TeamMemberFields,
        },
        Leaves,
    }
}

wire! {
    /// What becomes of byes.
    #[derive(Copy, Eq)]
    pub enum ByeChange {
        /// As before nobody has one.
        Nobody,
        /// As before one team has one in each round.
        Stays,
        /// From now on one team has one in each round.
        Begins,
        /// From now on nobody has one.
        Ends,
    }
}

wire! {
    /// A team that gets other players, or plays again.
    pub struct ChangedTeam {
        /// The team as it will be.
        pub team: TeamRef,
        pub half_points: u16,
        /// Who of three sits out first.
        pub sits_out: Option<String>,
        /// Whether it had left, and plays again.
        pub is_back: bool,
    }
}

wire! {
    /// A team that is new.
    pub struct FormedTeam {
        pub team: TeamRef,
        pub half_points: u16,
        /// How many rounds it has missed: of a round robin those whose matches it has forfeited.
        pub missed: u16,
        /// How many matches of a round robin are still to be played.
        pub to_play: u16,
    }
}

wire! {
    /// A team that leaves.
    pub struct LeavingTeam {
        pub team: TeamRef,
        pub half_points: u16,
        /// What becomes of its matches in a round robin; none in the Swiss system, where they count.
        /// The message is `option-withdrawal` and the reading as its attribute.
        pub withdrawal: Option<String>,
    }
}

wire! {
    /// What the rules in force say of a change; the message is `late-law-` and the code with hyphens.
    pub struct LawSaid {
        pub code: String,
        pub article: ArticleView,
        /// Whether they forbid it: it then is the director's word alone.
        pub forbids: bool,
    }
}

wire! {
    /// What a change would do, before it is done.
    pub struct EffectsView {
        /// The first round that is not published: from there it holds.
        pub from: u16,
        pub teams_before: u16,
        pub teams_after: u16,
        pub bye: ByeChange,
        pub bye_half_points: u16,
        /// Teams that get other players or play again.
        pub changed: Vec<ChangedTeam>,
        pub formed: Vec<FormedTeam>,
        pub leaving: Vec<LeavingTeam>,
        /// Fixed teams that would begin with other players, with those who would play.
        pub line_ups: Vec<TeamRef>,
        /// Who would wait for a team then.
        pub waiting: Vec<String>,
        /// Whether the draft of the next round would be paired again.
        pub draft_changes: bool,
        pub laws: Vec<LawSaid>,
        pub needs_reason: bool,
    }
}

wire! {
    /// A member of a team who is not here.
    pub struct MissingMember {
        pub player: PlayerRef,
        pub team: u16,
        /// The others of the team, who cannot step in for this one: `PlayerRef::id`.
        pub partners: Vec<u32>,
    }
}

wire! {
    /// Who has no team after the drawing of lots, and the places there are.
    pub struct LatePlayersView {
        /// The first round that is not published: from there somebody plays who comes now.
        pub from: u16,
        /// Why nobody can be placed any more; none while somebody can.
        pub blocked: Option<RefusalView>,
        /// Why there is no room for a new team; none while there is.
        pub new_team_blocked: Option<RefusalView>,
        /// Who is here and waits for a team.
        pub waiting: Vec<PlayerRef>,
        /// Who is here to step in, such as the director.
        pub stand_by: Vec<PlayerRef>,
        /// Members of teams who play only because the number was odd (`PlayerRef::id`): the first to
        /// give up their place.
        pub stepping_in: Vec<u32>,
        /// Members of teams who are not here, also of teams that have left.
        pub missing: Vec<MissingMember>,
        /// The teams that play the next round, with their members then.
        pub teams: Vec<TeamRef>,
        /// How many rounds are published: a new team has missed them.
        pub missed: u16,
        /// Whether lots can be drawn anew instead: no round is paired yet.
        pub can_draw_again: bool,
    }
}
