//! What happened beside the boards: claims, flags, and what came before.

use kralle_choice::{Choice, Code};
use serde::{Deserialize, Serialize};

use super::drop_mate::MatedBy;
use super::mate_status::PartnerMoved;
use crate::tandem::side::Side;

/// What happened beside the boards, and before; taken as established.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Events {
    pub flags: Flags,
    pub claims: Vec<Claim>,
    /// For a player mated on board A, and one on board B: whether his partner has moved
    /// since.
    pub partner_moved: [PartnerMoved; 2],
    /// How the mate on board A came about, and that on board B.
    pub mated_by: [MatedBy; 2],
}

/// Who claims what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    pub by: Side,
    pub claimant: Claimant,
    pub kind: ClaimKind,
}

/// Whether it is the player himself who claims.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Choice)]
pub enum Claimant {
    /// The player who sits there.
    #[default]
    Player,
    /// Somebody of his team who does not play in this round.
    ///
    /// O 10.3.
    Substitute,
}

/// What a player claims.
#[derive(Debug, Clone, PartialEq, Eq, Code)]
#[code(kind = ClaimName)]
pub enum ClaimKind {
    /// The opponent is mated.
    ///
    /// The one on the own board.
    Checkmate,
    /// A flag is down.
    ///
    /// Or several.
    Flag(Flags),
    /// The claimer resigns.
    Resignation,
    /// The opponent made an illegal move.
    ///
    /// The one on the own board.
    IllegalMove {
        moved_since: MovedSince,
        clock: ClockPressed,
    },
    /// The opponent's partner pressed the opponent's clock.
    ///
    /// O 3.2.
    ClockPressedByPartner,
    /// The opponent's partner made the opponent's move.
    ///
    /// D 1.1, S A3, O 1.1.
    MovedByPartner,
    /// A draw is agreed.
    Agreement,
    /// The same position three times.
    Threefold,
    FiftyMoves,
    /// Nobody can mate.
    DeadPosition,
}

/// Whether the claimer has already made his own next move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum MovedSince {
    #[default]
    No,
    Yes,
}

/// Whether the player who moved has pressed his clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ClockPressed {
    #[default]
    Yes,
    /// The move is on the board, but its clock still runs.
    NotYet,
}

/// Fallen flags.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Flags {
    /// Whose flags fell, in the order they fell as far as it is known.
    pub fallen: Vec<Side>,
    pub order: FlagOrder,
}

/// Whether it is known which flag fell first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, Choice)]
pub enum FlagOrder {
    /// In the order given.
    #[default]
    Known,
    Unknown,
}
