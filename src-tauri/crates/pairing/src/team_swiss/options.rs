//! The readings of C.04.6 that the text leaves open.

use kralle_choice::Choice;

/// How open places of the text are read. The defaults are those of FIDE's
/// reference program gacrux.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Options {
    /// How \[C6\] looks at the following scoregroup.
    pub look_ahead: LookAhead,
    /// What \[C7\] asks for when nobody can comply fully.
    pub compliance: Compliance,
    /// What counts as a meeting for \[C1\] and as a match played for 3.4.3.
    pub meeting: Meeting,
    /// Type B, last round, difference 0 after two equal roles.
    pub zero_difference_in_last_round: ZeroDifferenceInLastRound,
    /// Who is the top member of a pair in a bracket with upfloaters.
    pub bracket_order: BracketOrder,
    /// By which score a floater is known in an accelerated event.
    pub float_score: FloatScore,
}

/// When a set of upfloaters complies with \[C6\] (article 2.3.3).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Choice)]
pub enum LookAhead {
    /// When the following scoregroup can then be paired with the fewest
    /// upfloaters that its number allows: none or one.
    #[default]
    Binary,
    /// The fewer upfloaters the following scoregroup then needs, the better.
    Graded,
}

/// What a criterion that minimizes asks for when 0 is out of reach (3.5.5).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Choice)]
pub enum Compliance {
    /// The least there is.
    #[default]
    Minimizes,
    /// Nothing: the first set is taken.
    ZeroOrFirst,
}

/// Whether a forfeited match is a meeting (C.04.2 article 3.5).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Choice)]
pub enum Meeting {
    /// Only a match that was played.
    #[default]
    Played,
    /// Every match that was scheduled.
    Scheduled,
}

/// Which preference a team has under Type B in the last round, with difference
/// 0, after the same role twice running (1.7.2 says both).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Choice)]
pub enum ZeroDifferenceInLastRound {
    /// The strong one; only the mild one falls away.
    #[default]
    #[code("strong")]
    KeepsStrong,
    #[code("none")]
    HasNone,
}

/// The order of the teams in a bracket.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Choice)]
pub enum BracketOrder {
    /// By number, whatever the score (3.6.1 as it stands).
    #[default]
    Number,
    /// By score, then by number, as gacrux did until 1.10.
    ScoreThenNumber,
}

/// By which score it is judged whether a team floated (1.5 under C.04.7).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Choice)]
pub enum FloatScore {
    /// With the virtual points of that round.
    #[default]
    #[code("pairing")]
    PairingScore,
    /// Without.
    #[code("real")]
    RealScore,
}
