//! What happened beside the boards: claims, flags, and what came before.

use kralle_choice::{Choice, Code};
use serde::{Deserialize, Serialize};

use super::drop_mate::MatedBy;
use super::mate_status::PartnerMoved;
use crate::tandem::side::Side;

/// What happened beside the boards, and before; taken as established.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Events {
    /// Fallen flags.
    pub flags: Flags,
    /// Claims made at this moment.
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
    /// The player who claims, agrees or resigns.
    pub by: Side,
    /// What he claims.
    pub kind: ClaimKind,
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
        /// Whether the claimer has made his own move since.
        moved_since: MovedSince,
    },
    /// The opponent's partner pressed the opponent's clock.
    ///
    /// O 3.2.
    ClockPressedByPartner,
    /// A draw is agreed.
    Agreement,
    /// The same position three times.
    Threefold,
    /// Fifty moves without capture or pawn move.
    FiftyMoves,
    /// Nobody can mate.
    DeadPosition,
}

/// Whether the claimer has already made his own next move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum MovedSince {
    /// He has not.
    #[default]
    No,
    /// He has.
    Yes,
}

/// Fallen flags.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Flags {
    /// Whose flags fell, in the order they fell as far as it is known.
    pub fallen: Vec<Side>,
    /// Whether that order is known.
    pub order: FlagOrder,
}

/// Whether it is known which flag fell first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, Choice)]
pub enum FlagOrder {
    /// In the order given.
    #[default]
    Known,
    /// Nobody can tell.
    Unknown,
}
