//! Options for ambiguous passages of C.04.6.

use kralle_choice::Choice;

/// The readings of ambiguous passages. The defaults are those of FIDE's reference program gacrux.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Options {
    /// The view of \[C6\] on the following scoregroup.
    pub look_ahead: LookAhead,
    /// The requirement of \[C7\] if no set can comply fully.
    pub compliance: Compliance,
    /// The definition of a meeting for \[C1\] and of a played match for 3.4.3.
    pub meeting: Meeting,
    /// Type B, last round, difference 0 after two equal roles.
    pub zero_difference_in_last_round: ZeroDifferenceInLastRound,
    /// The top member of a pair in a bracket with upfloaters.
    pub bracket_order: BracketOrder,
    /// The score that defines a floater in an accelerated event.
    pub float_score: FloatScore,
}

/// Compliance of a set of upfloaters with \[C6\] (article 2.3.3).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Choice)]
pub enum LookAhead {
    /// If the following scoregroup can then be paired with the fewest upfloaters that its number
    /// allows: none or one.
    #[default]
    Binary,
    /// The fewer upfloaters the following scoregroup then needs, the better.
    Graded,
}

/// The requirement of a minimizing criterion if 0 is out of reach (3.5.5).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Choice)]
pub enum Compliance {
    /// The least possible value.
    #[default]
    Minimizes,
    /// None: the first set is taken.
    ZeroOrFirst,
}

/// Rule on forfeited matches as meetings (C.04.2 article 3.5).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Choice)]
pub enum Meeting {
    /// Only played matches count.
    #[default]
    Played,
    /// Every scheduled match counts.
    Scheduled,
}

/// The preference of a team under Type B in the last round, with difference 0, after the same role
/// twice in a row (1.7.2 gives both).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Choice)]
pub enum ZeroDifferenceInLastRound {
    /// The strong one; only the mild one is dropped.
    #[default]
    #[code("strong")]
    KeepsStrong,
    #[code("none")]
    HasNone,
}

/// The order of the teams in a bracket.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Choice)]
pub enum BracketOrder {
    /// By number, whatever the score (3.6.1 literally).
    #[default]
    Number,
    /// By score, then by number, as gacrux did until 1.10.
    ScoreThenNumber,
}

/// The score that decides if a team floated (1.5 under C.04.7).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Choice)]
pub enum FloatScore {
    /// With the virtual points of that round.
    #[default]
    #[code("pairing")]
    PairingScore,
    /// Without the virtual points.
    #[code("real")]
    RealScore,
}
