//! The stable names of the tournament's choices, both ways.

use kralle_rules::result::Cause;
use kralle_tournament::lots::Wish;
use kralle_tournament::{
    AbsenceWorth, Format, Formation, Missed, MissedMatches, Namesake, NumberOrder, OddNumber, Part,
    Presence, Progress, RatingKind, Role, Seating, Verdict,
};

use crate::core::wire::wire;

/// Pairs the variants of a type with those of its name.
macro_rules! same {
    ($here:ident = $there:ident: $($variant:ident),+) => {
        impl From<$here> for $there {
            fn from(value: $here) -> Self {
                match value {
                    $($here::$variant => Self::$variant),+
                }
            }
        }

        impl From<$there> for $here {
            fn from(value: $there) -> Self {
                match value {
                    $($there::$variant => Self::$variant),+
                }
            }
        }
    };
}

same!(Format = FormatName: RoundRobin, DoubleRoundRobin, SwissSystem);
same!(Formation = FormationName: PotDraw, FixedTeams, SinglePlayers);
same!(NumberOrder = NumberOrderName: Strength, Lot, Listed);
same!(RatingKind = RatingKindName: Standard, Rapid, Blitz, National, Other);
same!(Presence = PresenceName: Here, Absent);
same!(Part = PartName: Entered, StepsIn);
same!(Namesake = NamesakeName: Asked, Admitted);
same!(OddNumber = OddNumberName: Refused, ThreePlayerTeam);
same!(Wish = WishName: Anyone, NotTheSameClub);
same!(AbsenceWorth = AbsenceWorthName: Half, Nothing);
same!(Progress = ProgressName: Awaited, StillPlaying);
same!(Role = RoleName: First, Second);
same!(Seating = SeatingName: Parallel, Cross);
same!(Verdict = VerdictName: FirstWins, SecondWins, Drawn, BothLose);
same!(
    Cause = CauseName: Checkmate, FlagFall, Resignation, IllegalMove, DrawAgreed, BothMated,
    SimultaneousClaims, BothFlags, ArbiterDecision, Forfeit, DoubleForfeit, Stalemate, Repetition,
    FiftyMoves, DeadPosition, KingsAdjacent
);

wire! {
    /// By what a match was decided; the message is `cause-` and the code with hyphens.
    #[derive(Copy, Eq)]
    pub enum CauseName {
        /// A final checkmate.
        Checkmate,
        /// A fallen flag.
        FlagFall,
        /// A resignation.
        Resignation,
        /// A claimed illegal move.
        IllegalMove,
        /// A draw agreed upon.
        DrawAgreed,
        /// A player of each team mated.
        BothMated,
        /// Claims of both teams at one moment.
        SimultaneousClaims,
        /// Flags of both teams down.
        BothFlags,
        /// The arbiter's decision.
        ArbiterDecision,
        /// One team was not there.
        Forfeit,
        /// Neither team was there.
        DoubleForfeit,
        /// Stalemate.
        Stalemate,
        /// The same position three times.
        Repetition,
        /// Fifty moves without capture or pawn move.
        FiftyMoves,
        /// A position in which nobody can mate.
        DeadPosition,
        /// Both kings side by side, or sent to one square, in one pair.
        KingsAdjacent,
    }
}

wire! {
    /// Who meets whom.
    #[derive(Copy, Eq)]
    pub enum SeatingName {
        /// Pot 1 meets pot 1.
        Parallel,
        /// Pot 1 meets pot 2.
        Cross,
    }
}

wire! {
    /// Who is credited with a match.
    #[derive(Copy, Eq)]
    pub enum VerdictName {
        /// The first-named team wins.
        FirstWins,
        /// The second-named team wins.
        SecondWins,
        /// A draw.
        Drawn,
        /// Neither was there.
        BothLose,
    }
}

wire! {
    /// What is known of a match without a result.
    #[derive(Copy, Eq)]
    pub enum ProgressName {
        /// Nothing: its result is awaited.
        Awaited,
        /// It is still played.
        StillPlaying,
    }
}

wire! {
    /// What an absence is worth.
    #[derive(Copy, Eq)]
    pub enum AbsenceWorthName {
        /// As much as a draw.
        Half,
        /// Nothing.
        Nothing,
    }
}

wire! {
    /// A side of a match.
    #[derive(Copy, Eq)]
    pub enum RoleName {
        /// Named first.
        First,
        /// Named second.
        Second,
    }
}

wire! {
    /// What the lots are asked to respect.
    #[derive(Copy, Eq)]
    pub enum WishName {
        /// Nothing.
        Anyone,
        /// No team has two players of the same club.
        NotTheSameClub,
    }
}

wire! {
    /// What is done with an odd number of players.
    #[derive(Copy, Eq)]
    pub enum OddNumberName {
        /// No lots are drawn until it is even.
        Refused,
        /// One team gets three players.
        ThreePlayerTeam,
    }
}

wire! {
    /// Whether a player is in the hall.
    #[derive(Copy, Eq)]
    pub enum PresenceName {
        /// Checked in.
        Here,
        /// Entered, but not here.
        Absent,
    }
}

impl PresenceName {
    /// What is meant when nothing is said.
    pub(crate) const fn here() -> Self {
        Self::Here
    }
}

wire! {
    /// Why a player takes part.
    #[derive(Copy, Eq)]
    pub enum PartName {
        /// Entered to play.
        Entered,
        /// Plays only when the number of the others is odd.
        StepsIn,
    }
}

impl PartName {
    /// What is meant when nothing is said.
    pub(crate) const fn entered() -> Self {
        Self::Entered
    }
}

wire! {
    /// What is done with a player who seems to be entered already.
    #[derive(Copy, Eq)]
    pub enum NamesakeName {
        /// It is asked first: refused (`player_twice`).
        Asked,
        /// It is another person: entered.
        Admitted,
    }
}

wire! {
    /// Who meets whom.
    #[derive(Copy, Eq)]
    pub enum FormatName {
        /// Everyone meets everyone once.
        RoundRobin,
        /// Everyone meets everyone twice.
        DoubleRoundRobin,
        /// Swiss system.
        SwissSystem,
    }
}

wire! {
    /// How players come to their teams.
    #[derive(Copy, Eq)]
    pub enum FormationName {
        /// From two pots by lot.
        PotDraw,
        /// Teams enter with a reported line-up order.
        FixedTeams,
        /// Nobody has a partner: each entrant is a team of one, each match a single game.
        SinglePlayers,
    }
}

impl FormationName {
    /// What is meant when nothing is said.
    pub(crate) const fn pot_draw() -> Self {
        Self::PotDraw
    }
}

wire! {
    /// A list a rating comes from.
    #[derive(Copy, Eq, PartialOrd, Ord)]
    pub enum RatingKindName {
        /// FIDE standard, or the only rating of a list.
        Standard,
        /// FIDE rapid.
        Rapid,
        /// FIDE blitz.
        Blitz,
        /// A national list, such as the German DWZ.
        National,
        /// Any other number the director gives.
        Other,
    }
}

wire! {
    /// In which order numbers are given.
    #[derive(Copy, Eq)]
    pub enum NumberOrderName {
        /// The strongest first.
        Strength,
        /// By lot alone.
        Lot,
        /// As they were entered.
        Listed,
    }
}

wire! {
    /// What becomes of what a late entrant has missed.
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

/// A kind of rating, as a list of players names it.
pub(crate) const fn rating_kind(kind: kralle_exchange::players::RatingKind) -> RatingKindName {
    use kralle_exchange::players::RatingKind;

    match kind {
        RatingKind::Standard => RatingKindName::Standard,
        RatingKind::Rapid => RatingKindName::Rapid,
        RatingKind::Blitz => RatingKindName::Blitz,
        RatingKind::National => RatingKindName::National,
        RatingKind::Other => RatingKindName::Other,
    }
}
